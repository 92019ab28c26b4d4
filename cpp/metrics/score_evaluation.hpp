#pragma once

#include <cstddef>
#include <optional>

#include "metrics/evaluation.hpp"
#include "metrics/score_data.hpp"

namespace deconfuse {

/// Metrics of scores, probabilities and label sets. The cases must outlive it.
class ScoreEvaluation : public Evaluation {
 public:
  ScoreEvaluation(const Catalogue& catalogue, const ScoredCases& cases, const Options& options);

  const ScoreData& data() const { return data_; }

  bool applies(const Metric& metric) const override;
  Place origin(const Metric& metric, Place place) const override;

  std::size_t rows() const override { return data_.classes(); }
  std::size_t columns() const override { return data_.classes(); }
  std::size_t extent(Over over, Place place) const override;
  bool weighted() const override;

 protected:
  std::optional<Reason> refusal(const Metric& metric) const override;

 private:
  const ScoredCases& cases_;
  ScoreData data_;
};

}  // namespace deconfuse
