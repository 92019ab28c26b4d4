#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/ratings.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// Metrics of the agreement of raters. Rows and columns are the categories; cases are the items.
/// The data must outlive it.
class RaterEvaluation : public Evaluation {
 public:
  RaterEvaluation(const Catalogue& catalogue, const Ratings& ratings, const Options& options);

  bool applies(const Metric& metric) const override;

  std::size_t rows() const override { return ratings_.labels.size(); }
  std::size_t columns() const override { return ratings_.labels.size(); }
  /// Number of items for cases, number of pairs of raters for rater pairs.
  std::size_t extent(Over over, Place place) const override;

  /// Number of items with two ratings or more, and number of ratings of these items.
  std::size_t paired_items() const { return paired_items_; }
  double pairable_ratings() const { return pairable_; }

  // Depending on Number, the following are in doubles, undefined being NaN, or exact.

  /// The share of the pairs of ratings of an item that agree (Fleiss 1971); undefined if it has
  /// fewer than two ratings.
  template <class Number>
  Number item_agreement(std::size_t item) const;

  /// The mean, over the rated items, of the share of a category among an item's ratings (Gwet
  /// 2014).
  template <class Number>
  Number category_share(std::size_t category) const;

  /// The number of pairs of ratings of the same item with these two categories. Each pair counts in
  /// both orders and is divided by the number of the item's ratings minus one (Krippendorff 2004).
  template <class Number>
  Number coincidences(Place categories) const;

  /// Cohen's kappa of two raters, on the items that both have rated.
  template <class Number>
  Number pair_kappa(std::size_t pair) const;

  /// The number of ratings of a category in items with two or more, and the middle of their ranks
  /// among all of these.
  double pairable_ratings_of(std::size_t category) const { return of_category_[category]; }
  double rank(std::size_t category) const;

  /// The number that a category is; if some category is no number, its position, from 1.
  double number(std::size_t category) const { return numbers_[category]; }

 protected:
  std::optional<Reason> refusal(const Metric&) const override { return std::nullopt; }

 private:
  std::size_t count(std::size_t item, std::size_t category) const;

  const Ratings& ratings_;
  std::vector<std::size_t> counts_;  // of ratings, by items, then by categories
  std::vector<std::size_t> totals_;  // by items
  std::vector<double> of_category_;  // pairable ratings
  std::vector<double> numbers_;      // by categories
  std::size_t paired_items_ = 0;
  double pairable_ = 0;
};

}  // namespace deconfuse
