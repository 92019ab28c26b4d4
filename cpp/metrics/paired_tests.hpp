#pragma once

#include <cstddef>

#include "data/dataset.hpp"

namespace deconfuse {

/// Test of whether several classifiers are right equally often on the same cases (Cochran 1950).
/// All numbers are NaN if no case distinguishes the classifiers, or if weights are not whole
/// numbers of cases.
struct CochranTest {
  double statistic;
  double degrees_of_freedom;
  double p;
};

/// The test for the classifiers of a dataset that has two or more.
CochranTest cochran_test(const Dataset& dataset);

/// The p-value of McNemar's exact test of two of its classifiers (1947); NaN if weights are not
/// whole numbers of cases, or if no case distinguishes the two.
double exact_mcnemar_test(const Dataset& dataset, std::size_t first, std::size_t second);

}  // namespace deconfuse
