#include "checker/judgement.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "checker/habits.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

bool is_share(const Metric& metric) {
  const auto [low, high] = Catalogue::widest(metric.range);
  return low >= -1 && high <= 1;
}

/// Other slips are undefined by chance: some metric always is.
bool leads_to_zero_by_zero(const Suspect& suspect) {
  if (suspect.slips.size() > 1) return false;
  const SlipKind kind = suspect.slips[0].kind;
  return kind == SlipKind::zero_division || kind == SlipKind::transposed ||
         kind == SlipKind::class_ || kind == SlipKind::average;
}

}  // namespace

bool has_telling_digits(const Answer& answer) {
  return answer.fraction || (answer.decimals > 0 && answer.value != 0);
}

bool is_plausible(const SlipSpace& space, const Asked& asked, const Answer& answer) {
  if (answer.base && !space.change_of_base(asked, *answer.base)) {
    const double value = space.evaluation().value(asked.metric, asked.place, true);
    return value == 0 || !std::isfinite(value);
  }
  return answer.percent != Answer::Percent::missing || is_share(space.catalogue()[asked.metric]);
}

Judgement::Judgement(const SlipSpace& space, const Asked& asked, const Answer& answer)
    : space_(space), asked_(asked), answer_(answer) {
  const Evaluation& evaluation = space.evaluation();
  right_ = evaluation.value(asked.metric, asked.place, true);
  // People write infinite values in the same way as undefined ones.
  value_ = std::isfinite(right_) ? right_ : undefined;
  is_undefined_ = evaluation.cause(asked.metric, asked.place).has_value();
  if (answer.base) unit_ = space.change_of_base(asked, *answer.base);
}

bool Judgement::is_right() const {
  if (answer_.percent == Answer::Percent::ignored) return false;
  return given_by(value_) || (answer_.undefined && is_undefined_);
}

bool Judgement::is_within(double tolerance) const {
  if (tolerance == 0 || answer_.undefined || answer_.percent == Answer::Percent::ignored) {
    return false;
  }
  const double distance = std::fabs(in_unit(value_) - answer_.value);
  return distance <= tolerance * (1 + 1e-9) + 1e-15 * std::fabs(value_);
}

bool Judgement::is_coarse(int decimals) const {
  // Trailing zeros need not be written.
  const double reach = 0.5 * std::pow(10.0, -decimals);
  return !answer_.undefined && !answer_.fraction && answer_.decimals < decimals &&
         std::fabs(in_unit(value_) - answer_.value) > reach * (1 + 1e-9);
}

bool Judgement::is_truncated() const {
  return has_digits_behind_point() && is_truncation(in_unit(value_), answer_);
}

bool Judgement::is_rounded() const {
  // Whole counts are not rounded.
  const bool is_count = space_.catalogue()[asked_.metric].count;
  return !is_count && has_digits_behind_point() && is_one_off(in_unit(value_), answer_);
}

bool Judgement::is_recognised() const {
  return is_right() &&
         (answer_.undefined || has_telling_digits(answer_) ||
          space_.catalogue()[asked_.metric].count || same_number(in_unit(value_), answer_.value));
}

void Judgement::remark(Explanations& remarks) const {
  if (answer_.undefined && !std::isnan(value_)) {
    Slip slip = slip_of(SlipKind::zero_division);
    slip.policy = ZeroDivision::undefined;
    remarks.add({{slip}, undefined, 0});
  }
  if (is_foreign_unit() || answer_.percent == Answer::Percent::missing) {
    remarks.add(finished(in_written_unit({{}, value_, 0})));
  }
}

void Judgement::add_truncation(Explanations& explanations) const {
  add_cut_off({{}, value_, 0}, explanations);
}

bool Judgement::add_steps(Explanations& explanations) const {
  if (answer_.undefined || answer_.fraction || is_foreign_unit()) return false;
  bool found = false;
  for (const RoundedSteps& steps : steps_for(space_, asked_, answer_.decimals)) {
    found = add_steps(steps, explanations) || found;
  }
  return found;
}

bool Judgement::add(const Suspect& suspect, Explanations& explanations) const {
  if (is_right_value(suspect.value) || !given_by(suspect.value)) return false;
  if (answer_.undefined ? !leads_to_zero_by_zero(suspect) : !tells(suspect.value)) return false;
  if (has_other_unit(suspect)) return false;
  explanations.add(finished(in_written_unit(suspect)));
  return true;
}

bool Judgement::add_if_cut_off(const Suspect& suspect, Explanations& explanations) const {
  if (is_right_value(suspect.value) || suspect.cost > habit_costs::rarest_habit) return false;
  if (has_other_unit(suspect)) return false;
  if (!is_truncation(in_unit(suspect.value), answer_)) return false;
  add_cut_off(suspect, explanations);
  return true;
}

void Judgement::add_if_near(const Suspect& suspect, Explanations& explanations) const {
  if (is_right_value(suspect.value) || has_other_unit(suspect)) return;
  if (!is_one_off(in_unit(suspect.value), answer_)) return;
  explanations.add(finished(in_written_unit(suspect)));
}

void Judgement::add_wrong_unit(Explanations& explanations) const {
  if (answer_.percent == Answer::Percent::ignored && given_by(value_)) {
    explanations.add(finished({{}, value_, 0}));
  }
  if (!is_foreign_unit() || !gives(value_, answer_)) return;
  const std::optional<double> own = space_.change_of_base(asked_, 2);
  explanations.add({{slip_of(SlipKind::base, std::pow(2.0, *own))}, value_, 0.5});
}

/// True if the answer has enough digits to identify the value that gives it.
bool Judgement::tells(double value) const {
  return answer_.fraction || has_digits_behind_point() ||
         same_number(in_unit(value), answer_.value);
}

/// False for a whole number if the metric is a share, which nobody rounds to whole numbers.
bool Judgement::has_digits_behind_point() const {
  return answer_.decimals > 0 || !is_share(space_.catalogue()[asked_.metric]);
}

bool Judgement::is_foreign_unit() const { return unit_ && std::fabs(*unit_ - 1) > 1e-12; }

/// True if the base has been changed already, or if the metric that was taken instead has another
/// base, or no logarithms.
bool Judgement::has_other_unit(const Suspect& suspect) const {
  if (!is_foreign_unit()) return false;
  return std::any_of(suspect.slips.begin(), suspect.slips.end(), [&](const Slip& slip) {
    if (slip.kind == SlipKind::base) return true;
    if (!slip.metric) return false;
    const auto unit = space_.change_of_base({*slip.metric, asked_.place}, *answer_.base);
    return !unit || std::fabs(*unit - *unit_) > 1e-12;
  });
}

/// Converts the value to the unit written; the other base of logarithms is a slip of its own.
Suspect Judgement::in_written_unit(Suspect suspect) const {
  if (!is_foreign_unit()) return suspect;
  suspect.value = in_unit(suspect.value);
  suspect.slips.push_back(slip_of(SlipKind::base, *answer_.base));
  return suspect;
}

bool Judgement::is_right_value(double value) const {
  return same_number(value, value_) && !(std::isnan(value) && !is_undefined_);
}

/// Adds the slip that this reading of the answer implies.
Suspect Judgement::finished(Suspect suspect) const {
  if (answer_.percent == Answer::Percent::missing || answer_.percent == Answer::Percent::ignored) {
    Slip slip = slip_of(SlipKind::percent);
    slip.superfluous = answer_.percent == Answer::Percent::ignored;
    suspect.slips.push_back(std::move(slip));
    suspect.cost += habit_costs::percent;
  }
  return suspect;
}

void Judgement::add_cut_off(Suspect suspect, Explanations& explanations) const {
  suspect = in_written_unit(std::move(suspect));
  suspect.value = truncated(suspect.value, answer_.decimals);
  suspect.cost += habit_costs::truncated + (suspect.slips.empty() ? 0 : habit_costs::pair);
  suspect.slips.push_back(slip_of(SlipKind::truncated));
  explanations.add(finished(std::move(suspect)));
}

bool Judgement::add_steps(const RoundedSteps& steps, Explanations& explanations) const {
  const double value = evaluate_in_steps(space_.catalogue(), space_.evaluation(), asked_.metric,
                                         asked_.place, steps);
  if (std::isnan(value) || same_number(value, value_)) return false;
  const bool cut_off = is_truncation(in_unit(value), answer_);
  if (!cut_off && !given_by(value)) return false;
  const bool cuts_steps_off = steps.shortening == Shortening::truncated;
  const double cost = cost_of(steps, answer_.decimals);
  Slip slip = slip_of(steps, space_, asked_);
  if (!cut_off) {
    const double inconsistent = cuts_steps_off ? habit_costs::only_steps_truncated : 0;
    explanations.add(finished({{std::move(slip)}, value, cost + inconsistent}));
  } else {
    // A person who truncates steps truncates the result as well.
    const double inconsistent = cuts_steps_off ? 0 : habit_costs::only_result_truncated;
    const double habit = habit_costs::truncated + habit_costs::pair;
    add_cut_off({{std::move(slip)}, value, cost + inconsistent - habit}, explanations);
  }
  return true;
}

}  // namespace deconfuse
