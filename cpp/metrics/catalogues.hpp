#pragma once

#include "metrics/catalogue.hpp"

namespace deconfuse {

/// The catalogue of labels, matrices and counts. Like the others, it is made at its first use.
inline const Catalogue& matrix_catalogue() {
  static const MatrixCatalogue catalogue;
  return catalogue;
}

/// The catalogue of scores, probabilities and label sets.
inline const Catalogue& score_catalogue() {
  static const ScoreCatalogue catalogue;
  return catalogue;
}

/// The catalogue of distributions.
inline const Catalogue& distribution_catalogue() {
  static const DistributionCatalogue catalogue;
  return catalogue;
}

/// The catalogue of raters.
inline const Catalogue& rater_catalogue() {
  static const RaterCatalogue catalogue;
  return catalogue;
}

/// The catalogue of ranked lists.
inline const Catalogue& ranked_catalogue() {
  static const RankedCatalogue catalogue;
  return catalogue;
}

}  // namespace deconfuse
