#include "metrics/aickin.hpp"

#include <cmath>
#include <vector>

#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// The model with cells u_i·v_j, times `diagonal` if i = j.
class Model {
 public:
  explicit Model(const ConfusionMatrix& matrix)
      : truth_(matrix.row_totals()),
        predicted_(matrix.column_totals()),
        agreement_(matrix.sum(Region::diagonal, 0, 0)),
        u_(truth_.size(), 1),
        v_(truth_.size(), 1) {}

  void fit_once() {
    fit(truth_, v_, u_);
    fit(predicted_, u_, v_);
    diagonal_ = agreement_ / product();
  }

  double chance_agreement() const { return product() / (sum(u_) * sum(v_)); }

 private:
  /// Scales one side so that its margins are those of the data.
  void fit(const std::vector<double>& margins, const std::vector<double>& other,
           std::vector<double>& side) const {
    const double all = sum(other);
    for (std::size_t at = 0; at < side.size(); ++at) {
      side[at] = margins[at] == 0 ? 0 : margins[at] / (all + (diagonal_ - 1) * other[at]);
    }
  }

  double product() const {
    double total = 0;
    for (std::size_t at = 0; at < u_.size(); ++at) total += u_[at] * v_[at];
    return total;
  }

  static double sum(const std::vector<double>& values) {
    double total = 0;
    for (const double value : values) total += value;
    return total;
  }

  const std::vector<double>& truth_;
  const std::vector<double>& predicted_;
  double agreement_;
  double diagonal_ = 1;
  std::vector<double> u_;
  std::vector<double> v_;
};

}  // namespace

double aickin_chance_agreement(const ConfusionMatrix& matrix) {
  constexpr int most_steps = 20000;
  if (!(matrix.total() > 0)) return undefined;
  const double errors = matrix.sum(Region::off_diagonal, 0, 0) / matrix.total();
  Model model(matrix);
  double before = 0;
  for (int step = 0; step < most_steps; ++step) {
    model.fit_once();
    const double chance = model.chance_agreement();
    if (!(chance >= 0 && chance < 1)) return undefined;
    // The change of α = 1 − (1 − p_o) / (1 − p_e) in this step.
    const double change = errors * std::fabs(chance - before) / ((1 - chance) * (1 - chance));
    before = chance;
    if (change <= 4e-16 || (step + 1 == most_steps && change <= 1e-13)) return chance;
  }
  return undefined;
}

}  // namespace deconfuse
