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
  /// Number of relevant items up to a rank.
  double hits(Place rank) const { return hits_[rank.row][rank.column]; }
  /// The same among the first `count` items; the list may be shorter.
  double hits_among(std::size_t list, double count) const;
  /// Number of first items that count: that of the option, else all.
  double cut(std::size_t list) const;
  /// The highest precision at this rank or a later one.
  double best_precision(Place rank) const { return best_[rank.row][rank.column]; }
  /// The highest precision after at least this share of all relevant items was found; 0 if it never
  /// is.
  double best_precision_at(std::size_t list, double recall) const;
  /// The mean over the classes of COCO's average precision, if a match needs an overlap of 0.5 +
  /// 0.05 · `steps`.
  double mean_at_overlap(std::size_t steps) const;
  double relevant(std::size_t list) const { return lists_.relevant[list]; }
  /// The rank of the first relevant item, from 1; 0 if there is none.
  double first_hit(std::size_t list) const;
  /// The relevances from the highest down, with 1 for each item that was never returned. If
  /// relevance is graded and items were not returned, they are unknown.
  double ideal_relevance(Place rank) const;

 protected:
  std::optional<Reason> refusal(const Metric&) const override { return std::nullopt; }

 private:
  const RankedLists& lists_;
  std::vector<std::vector<double>> hits_;   // by list, by rank
  std::vector<std::vector<double>> best_;   // the same
  std::vector<std::vector<double>> ideal_;  // by list; NaN if unknown
};

}  // namespace deconfuse
