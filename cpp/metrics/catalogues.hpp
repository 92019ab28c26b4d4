#pragma once

#include "metrics/catalogue.hpp"

namespace deconfuse {

/// The metrics of labels, matrices and counts. As the others, it is made when it is first
/// needed.
inline const Catalogue& matrix_catalogue() {
  static const MatrixCatalogue catalogue;
  return catalogue;
}

/// Those of scores, probabilities and label sets.
inline const Catalogue& score_catalogue() {
  static const ScoreCatalogue catalogue;
  return catalogue;
}

/// Those of distributions.
inline const Catalogue& distribution_catalogue() {
  static const DistributionCatalogue catalogue;
  return catalogue;
}

/// Those of raters.
inline const Catalogue& rater_catalogue() {
  static const RaterCatalogue catalogue;
  return catalogue;
}

/// Those of ranked lists.
inline const Catalogue& ranked_catalogue() {
  static const RankedCatalogue catalogue;
  return catalogue;
}

}  // namespace deconfuse
