#pragma once

#include <cstdint>
#include <vector>

#include "data/confusion_matrix.hpp"

namespace deconfuse {

/// Sums over cells that the environment of a large matrix computes without a term per cell.
enum KnownSum : std::uint8_t {
  // For whole counts, with p = n_ij/N:
  joint_logarithms,         ///< Σ p·log p
  logarithms_given_column,  ///< Σ p·log(n_ij/n_+j)
  logarithms_given_row,     ///< Σ p·log(n_ij/n_i+)
  dependence_logarithms,    ///< Σ p·log(N·n_ij/(n_i+·n_+j))
  last_logarithms = dependence_logarithms,
  cells_with_cases,    ///< number of cells with cases
  pair_sums_together,  ///< Σ n_ij·(n_ij − 1)/2
  pair_sums_split,     ///< Σ n_ij·(n_i+ − n_ij)
  pair_sums_joined,    ///< Σ n_ij·(n_+j − n_ij)
  pair_sums_apart,     ///< Σ n_ij·(N − n_i+ − n_+j + n_ij)
  known_sums,          ///< number of the sums above
  // For each class i, the sum of q·log q over the cells of its row and column except the diagonal:
  error_logarithms = known_sums,  ///< q = n/(n_i+ + n_+i)
  modified_error_logarithms,      ///< q = n/(n_i+ + n_+i − n_ii)
  dependence_of_counts,           ///< Σ n_ij·ln(N·n_ij/(n_i+·n_+j))
  // With p = n_i+/N, q = n_+i/N and middle (p + q)/2:
  divergence_logarithms,            ///< Σ p·log(q/p)
  reverse_divergence_logarithms,    ///< Σ q·log(p/q)
  true_from_middle_logarithms,      ///< Σ p·log(p/middle)
  predicted_from_middle_logarithms  ///< Σ q·log(q/middle)
};

/// dependence_logarithms, dependence_of_counts or one of the four sums of p and q, of counts
/// instead of shares and with natural logarithms. It is accurate to the last digits if
/// distributions are nearly the same, so that terms of both signs cancel. NaN if they are not, and
/// for other sums.
double relative_entropy(const ConfusionMatrix& matrix, KnownSum number);

/// The sums for whole counts, indexed by KnownSum, with natural logarithms. NaN for a sum that is
/// not known, because the matrix does not allow it or because all digits would cancel.
std::vector<double> sums_of_sizes(const ConfusionMatrix& matrix);

/// error_logarithms and modified_error_logarithms of each class in turn, with natural logarithms,
/// of a square matrix; NaN for a class without cases.
std::vector<double> sums_of_errors(const ConfusionMatrix& matrix);

}  // namespace deconfuse
