// Many places at once: these loops are the time that a report of many scores takes.

#include <algorithm>

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
    const auto copy = [&](const double* from) { std::copy_n(from, places.count, values); };
    switch (key) {
      case Key::TP_k:
        return copy(TP + 1);
      case Key::previous_TP:
        return copy(TP);
      case Key::FP_k:
        return copy(FP + 1);
      case Key::previous_FP:
        return copy(FP);
      case Key::t_k:
        return copy(t + 1);
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
    std::copy_n(scores, places.count, values);
    return;
  }
  switch (key) {
    case Key::y_m:
      if (cases_.kind != Kind::scores) break;
      return each([&](std::size_t at) { return cases_.is_positive[places[at].row]; });
    case Key::w_m:
      return each([&](std::size_t at) { return cases_.weight(places[at].row); });
    case Key::v_m:
      return each([&](std::size_t at) { return class_weight(places[at].row); });
    case Key::p_true:
      return each([&](std::size_t at) {
        const std::size_t row = places[at].row;
        return clipped(probability(row, class_of(row)));
      });
    default:
      break;
  }
  each([&](std::size_t at) { return this->quantity(quantity, places[at]); });
}

}  // namespace deconfuse
