#pragma once

#include <cstddef>
#include <vector>

#include "data/ranked_lists.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// Metrics of ranked lists. Rows are the queries; under a sum over ranks the column is the rank,
/// from 0. The data must outlive it.
class RankedEvaluation : public Evaluation {
 public:
  RankedEvaluation(const Catalogue& catalogue, const RankedLists& lists, const Options& options);

  bool applies(const Metric& metric) const override;

  std::size_t rows() const override { return lists_.lists(); }
  std::size_t columns() const override { return 0; }
  std::size_t extent(Over over, Place place) const override;

  const RankedLists& lists() const { return lists_; }
  double length(std::size_t list) const {
    return static_cast<double>(lists_.relevance[list].size());
  }
  double relevance(Place rank) const { return lists_.relevance[rank.row][rank.column]; }
  /// The relevant items among those up to a rank.
  double hits(Place rank) const { return hits_[rank.row][rank.column]; }
  /// The same among the first `count`; the list may be shorter.
  double hits_among(std::size_t list, double count) const;
  /// How many of the first items count: as many as the option says, else all.
  double cut(std::size_t list) const;
  /// The highest precision at a rank or behind it.
  double best_precision(Place rank) const { return best_[rank.row][rank.column]; }
  /// The same where at least this share of all relevant items was found; 0 where it never is.
  double best_precision_at(std::size_t list, double recall) const;
  /// The mean of COCO's average precision over the classes where detections have to overlap an
  /// object by so many steps of 0.05 above 0.5.
  double mean_at_overlap(std::size_t steps) const;
  double relevant(std::size_t list) const { return lists_.relevant[list]; }
  /// The rank of the first relevant item, from 1; 0 where there is none.
  double first_hit(std::size_t list) const;
  /// The relevances from the highest down, with 1 for each item that was never returned; those of
  /// graded relevance are not known then.
  double ideal_relevance(Place rank) const;

 protected:
  std::optional<Reason> refusal(const Metric&) const override { return std::nullopt; }

 private:
  const RankedLists& lists_;
  std::vector<std::vector<double>> hits_;   // by list, by rank
  std::vector<std::vector<double>> best_;   // the same
  std::vector<std::vector<double>> ideal_;  // by list; NaN where unknown
};

}  // namespace deconfuse
