#pragma once

#include <cstddef>

#include "data/dataset.hpp"

namespace deconfuse {

/// Whether several classifiers are right equally often on the same cases (Cochran 1950). All are
/// NaN unless some case tells them apart, and where weights are no whole numbers of cases.
struct CochranTest {
  double statistic;
  double degrees_of_freedom;
  double p;
};

/// Of the classifiers of a dataset that has two or more.
CochranTest cochran_test(const Dataset& dataset);

/// The p-value of McNemar's exact test of two of its classifiers (1947); NaN where weights are no
/// whole numbers of cases, or where no case tells the two apart.
double exact_mcnemar_test(const Dataset& dataset, std::size_t first, std::size_t second);

}  // namespace deconfuse
