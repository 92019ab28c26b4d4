// Many places at once: these loops are the time that a report of many scores takes.

#include <algorithm>

#include "formula/undefined.hpp"
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
      case Key::previous_P:
        return each([&](std::size_t k) {
          return places.first.column + k == 0 ? 1 : TP[k] / (TP[k] + FP[k]);
        });
      case Key::interpolated_P: {
        const std::size_t* best = best_from_here(places.first.row).data() + places.first.column;
        const double* all_TP = ranking.true_positives().data();
        const double* all_FP = ranking.false_positives().data();
        return each([&](std::size_t k) {
          const std::size_t point = best[k + 1];
          return all_TP[point] / (all_TP[point] + all_FP[point]);
        });
      }
      case Key::s_k:
        return each([&](std::size_t k) {
          const double more_TP = TP[k + 1] - TP[k];
          return more_TP == 0 ? undefined : (FP[k + 1] - FP[k]) / more_TP;
        });
      case Key::n_k:
        return each([&](std::size_t k) { return TP[k + 1] - TP[k] + (FP[k + 1] - FP[k]); });
      case Key::o_k:
        return each([&](std::size_t k) {
          const double more_TP = TP[k + 1] - TP[k];
          return more_TP / (more_TP + (FP[k + 1] - FP[k]));
        });
      case Key::V_10:
        return each([&](std::size_t k) { return (2 * N - FP[k + 1] - FP[k]) / (2 * N); });
      case Key::V_01:
        return each([&](std::size_t k) { return (TP[k + 1] + TP[k]) / (2 * P); });
      default:
        break;
    }
  }
  if (of_points && key >= Key::cut_x && key <= Key::previous_cut_y) {
    const std::size_t row = places.first.row;
    const Ranking& ranking = this->ranking(row);
    const bool of_positives = key == Key::cut_y || key == Key::previous_cut_y;
    const bool is_previous = key == Key::previous_cut_x || key == Key::previous_cut_y;
    const SharedNumbers& counts =
        of_positives ? ranking.true_positives() : ranking.false_positives();
    const std::size_t first = places.first.column + (is_previous ? 0 : 1);
    const std::size_t whole_points = ranking.both_classes() ? cut(row).last + 1 : 0;
    return each([&](std::size_t k) {
      const std::size_t point = first + k;
      return point < whole_points ? counts[point] / counts.back()
                                  : cut_rate_value(row, point, of_positives);
    });
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
    case Key::p_true_in_logarithm:
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
