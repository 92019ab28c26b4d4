#pragma once

#include <optional>

#include "checker/answer.hpp"
#include "checker/explanations.hpp"
#include "checker/rounded_steps.hpp"
#include "checker/slip_space.hpp"

namespace deconfuse {

/// False for 0, 1 and 0.00, to which very many metrics are rounded.
bool has_telling_digits(const Answer& answer);

/// True unless the reading assumes something impossible: a missing percent sign needs a share, and
/// a unit needs a metric with units. For 0 and undefined values every unit is plausible.
bool is_plausible(const SlipSpace& space, const Asked& asked, const Answer& answer);

/// Judges one reading of an answer to what was asked. All of them must outlive this object.
class Judgement {
 public:
  Judgement(const SlipSpace& space, const Asked& asked, const Answer& answer);

  double value() const { return right_; }

  bool is_right() const;
  /// True if the answer is within the tolerance of the value, however it is written.
  bool is_within(double tolerance) const;
  /// True if a right answer lacks some of the digits asked for.
  bool is_coarse(int decimals) const;
  bool is_truncated() const;
  bool is_rounded() const;

  /// True if the answer is right and identifies this metric, instead of many with the same
  /// rounding.
  bool is_recognised() const;

  /// Adds remarks about a right answer.
  void remark(Explanations& remarks) const;

  void add_truncation(Explanations& explanations) const;

  /// Adds the ways of shortening steps that give the answer; true if there are any.
  bool add_steps(Explanations& explanations) const;

  /// Adds a suspect if it gives the answer; add_if_cut_off, if it gives it when truncated.
  bool add(const Suspect& suspect, Explanations& explanations) const;
  bool add_if_cut_off(const Suspect& suspect, Explanations& explanations) const;
  void add_if_near(const Suspect& suspect, Explanations& explanations) const;

  /// Adds an explanation if the unit or the percent sign that was written is not that of the
  /// number.
  void add_wrong_unit(Explanations& explanations) const;

 private:
  bool tells(double value) const;
  bool has_digits_behind_point() const;
  bool is_foreign_unit() const;
  bool has_other_unit(const Suspect& suspect) const;
  Suspect in_written_unit(Suspect suspect) const;
  double in_unit(double value) const { return unit_ ? value * *unit_ : value; }
  bool given_by(double value) const { return gives(in_unit(value), answer_); }
  bool is_right_value(double value) const;
  Suspect finished(Suspect suspect) const;
  void add_cut_off(Suspect suspect, Explanations& explanations) const;
  bool add_steps(const RoundedSteps& steps, Explanations& explanations) const;

  const SlipSpace& space_;
  const Asked& asked_;
  const Answer& answer_;
  double right_ = 0;
  double value_ = 0;  ///< NaN if the right value is not finite
  bool is_undefined_ = false;
  std::optional<double> unit_;  ///< factor that converts the value to the unit written
};

}  // namespace deconfuse
