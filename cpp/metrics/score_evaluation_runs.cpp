// Many places at once: these loops are the time that a report of many scores takes.

#include "metrics/score_evaluation.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using score_quantities::Key;

void ScoreEvaluation::quantities(const Quantity& quantity, const Places& places,
                                 double* values) const {
  if (places.count == 0) return;
  const auto each = [&](auto value_at) {
    for (std::size_t at = 0; at < places.count; ++at) values[at] = value_at(at);
  };
  const bool of_points = places.step.row == 0 && places.step.column == 1;
  const Key key = static_cast<Key>(quantity.key);
  if (key == Key::total_weight || key == Key::total_class_weight ||
      (of_points && (key == Key::positives || key == Key::negatives))) {
    const double value = this->quantity(quantity, places.first);
    return each([&](std::size_t) { return value; });
  }
  if (of_points && key >= Key::TP_k && key <= Key::V_01) {
    const Ranking& ranking = this->ranking(places.first.row);
    const double* TP = ranking.true_positives().data() + places.first.column;
    const double* FP = ranking.false_positives().data() + places.first.column;
    const double* t = ranking.thresholds().data() + places.first.column;
    const double P = ranking.positives();
    const double N = ranking.negatives();
    switch (key) {
      case Key::TP_k:
        return each([&](std::size_t k) { return TP[k + 1]; });
      case Key::previous_TP:
        return each([&](std::size_t k) { return TP[k]; });
      case Key::FP_k:
        return each([&](std::size_t k) { return FP[k + 1]; });
      case Key::previous_FP:
        return each([&](std::size_t k) { return FP[k]; });
      case Key::t_k:
        return each([&](std::size_t k) { return t[k + 1]; });
      case Key::P_k:
        return each([&](std::size_t k) { return TP[k + 1] / (TP[k + 1] + FP[k + 1]); });
      case Key::V_10:
        return each([&](std::size_t k) { return (2 * N - FP[k + 1] - FP[k]) / (2 * N); });
      case Key::V_01:
        return each([&](std::size_t k) { return (TP[k + 1] + TP[k]) / (2 * P); });
      default:
        break;
    }
  }
  if (key == Key::s_m && places.step.row == 1) {
    const double* scores = cases_.scores[options().model].data() + places.first.row;
    return each([&](std::size_t at) { return scores[at]; });
  }
  each([&](std::size_t at) { return this->quantity(quantity, places[at]); });
}

}  // namespace deconfuse
