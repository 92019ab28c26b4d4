#pragma once

#include <cstdint>
#include <vector>

#include "data/confusion_matrix.hpp"

namespace deconfuse {

/// Sums over cells, by which the environment of a large matrix knows them without working out a
/// term per cell.
enum KnownSum : std::uint8_t {
  // Of whole counts, p = n_ij/N.
  joint_logarithms,         ///< Σ p·log p
  logarithms_given_column,  ///< Σ p·log(n_ij/n_+j)
  logarithms_given_row,     ///< Σ p·log(n_ij/n_i+)
  dependence_logarithms,    ///< Σ p·log(N·n_ij/(n_i+·n_+j))
  last_logarithms = dependence_logarithms,
  cells_with_cases,    ///< how many they are
  pair_sums_together,  ///< Σ n_ij·(n_ij − 1)/2
  pair_sums_split,     ///< Σ n_ij·(n_i+ − n_ij)
  pair_sums_joined,    ///< Σ n_ij·(n_+j − n_ij)
  pair_sums_apart,     ///< Σ n_ij·(N − n_i+ − n_+j + n_ij)
  known_sums,          ///< how many of these there are
  // Of each class i the sum of q·log q over the cells of its row and column but the diagonal.
  error_logarithms = known_sums,  ///< q = n/(n_i+ + n_+i)
  modified_error_logarithms,      ///< q = n/(n_i+ + n_+i − n_ii)
  dependence_of_counts,           ///< Σ n_ij·ln(N·n_ij/(n_i+·n_+j))
  // p = n_i+/N, q = n_+i/N, middle (p + q)/2.
  divergence_logarithms,            ///< Σ p·log(q/p)
  reverse_divergence_logarithms,    ///< Σ q·log(p/q)
  true_from_middle_logarithms,      ///< Σ p·log(p/middle)
  predicted_from_middle_logarithms  ///< Σ q·log(q/middle)
};

/// dependence_logarithms, dependence_of_counts or one of the four of p and q, of counts in place of
/// shares and with natural logarithms: right to the last digits where distributions are nearly the
/// same and terms of both signs cancel. NaN where they are not, and for other sums.
double relative_entropy(const ConfusionMatrix& matrix, KnownSum number);

/// Those of whole counts by their numbers, with natural logarithms. NaN is one that is not known,
/// because the matrix is no such one, or because all its digits would cancel.
std::vector<double> sums_of_sizes(const ConfusionMatrix& matrix);

/// error_logarithms and modified_error_logarithms of the first class, the second and so on, with
/// natural logarithms, of a square matrix; NaN for a class without cases.
std::vector<double> sums_of_errors(const ConfusionMatrix& matrix);

}  // namespace deconfuse
