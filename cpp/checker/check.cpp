#include "checker/check.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "checker/answer.hpp"
#include "checker/formula_edits.hpp"
#include "checker/habits.hpp"
#include "checker/rewriting.hpp"
#include "checker/rounded_steps.hpp"
#include "formula/undefined.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Largest number of listed variants of a slip; further ones are only counted.
constexpr std::size_t most_variants = 20;

/// Largest number of listed slips that miss an answer by one; more would be of no use.
constexpr std::size_t most_near = 3;

bool same_number(double left, double right) {
  if (std::isnan(left) || std::isnan(right)) return std::isnan(left) && std::isnan(right);
  return std::fabs(left - right) <= 1e-12 * std::max(std::fabs(left), std::fabs(right));
}

/// True for kinds with arbitrary parameters: several slips that fit are listed as one.
bool has_variants(SlipKind kind) {
  return kind == SlipKind::cell || kind == SlipKind::class_ || kind == SlipKind::total ||
         kind == SlipKind::denominator || kind == SlipKind::margin || kind == SlipKind::term ||
         kind == SlipKind::intermediate;
}

bool are_of_one_kind(const Slip& left, const Slip& right) { return left.kind == right.kind; }

bool say_the_same(const Slip& left, const Slip& right) {
  return left.kind == right.kind && left.metric == right.metric &&
         left.class_index == right.class_index;
}

bool are_alike(const Suspect& left, const Suspect& right, bool (*alike)(const Slip&, const Slip&)) {
  return std::equal(left.slips.begin(), left.slips.end(), right.slips.begin(), right.slips.end(),
                    alike);
}

bool are_variants(const Suspect& left, const Suspect& right) {
  return are_alike(left, right, are_of_one_kind) &&
         std::any_of(left.slips.begin(), left.slips.end(),
                     [](const Slip& slip) { return has_variants(slip.kind); });
}

/// True if the slips on the left say more than those on the right, which give the same number.
bool is_more_specific(const Suspect& left, const Suspect& right) {
  if (left.slips.size() != right.slips.size()) return left.slips.size() < right.slips.size();
  for (std::size_t at = 0; at < left.slips.size(); ++at) {
    if (left.slips[at].kind != right.slips[at].kind) {
      return left.slips[at].kind < right.slips[at].kind;
    }
  }
  return left.cost < right.cost;
}

/// Explanations of an answer. Those with the same value are grouped under the most specific slip,
/// and variants of a kind under the likeliest one.
class Explanations {
 public:
  void add(Suspect suspect) {
    for (Explained& known : found_) {
      if (!same_number(known.suspect.value, suspect.value)) continue;
      if (are_variants(known.suspect, suspect)) break;
      const double cost = std::min(known.suspect.cost, suspect.cost);
      if (is_more_specific(suspect, known.suspect)) std::swap(suspect, known.suspect);
      known.suspect.cost = cost;
      if (!are_alike(known.suspect, suspect, say_the_same))
        known.same.push_back(std::move(suspect.slips));
      return;
    }
    found_.push_back({std::move(suspect), 0, {}, {}, 0});
  }

  bool empty() const { return found_.empty(); }

  /// The explanations, best first.
  std::vector<Explained> list() && {
    put_in_order(found_, [](const Explained& left, const Explained& right) {
      return left.suspect.cost < right.suspect.cost;
    });
    std::vector<Explained> heads;
    for (Explained& candidate : found_) {
      const auto head = std::find_if(heads.begin(), heads.end(), [&](const Explained& known) {
        return are_variants(known.suspect, candidate.suspect);
      });
      if (head == heads.end()) {
        heads.push_back(std::move(candidate));
      } else if (head->variants.size() < most_variants) {
        head->variants.push_back(std::move(candidate.suspect));
      } else {
        ++head->more_variants;
      }
    }
    return heads;
  }

 private:
  std::vector<Explained> found_;
};

void append(std::vector<Explained>& list, std::vector<Explained> more) {
  for (Explained& explained : more) list.push_back(std::move(explained));
}

/// Computes the plausibility of each explanation, keeps the first ones and counts the rest.
void conclude(Checked& checked) {
  double sum = std::exp(-habit_costs::something_else);
  for (const Explained& explained : checked.explanations) sum += std::exp(-explained.suspect.cost);
  for (Explained& explained : checked.explanations) {
    explained.plausibility = std::exp(-explained.suspect.cost) / sum;
    checked.others += explained.more_variants;
  }
  if (checked.explanations.size() <= most_explanations) return;
  checked.others += checked.explanations.size() - most_explanations;
  checked.explanations.erase(
      checked.explanations.begin() + static_cast<std::ptrdiff_t>(most_explanations),
      checked.explanations.end());
}

bool is_share(const Metric& metric) {
  const auto [low, high] = Catalogue::widest(metric.range);
  return low >= -1 && high <= 1;
}

/// False for 0, 1 and 0.00, to which very many metrics are rounded.
bool has_telling_digits(const Answer& answer) {
  return answer.fraction || (answer.decimals > 0 && answer.value != 0);
}

/// Judges one reading of an answer to what was asked.
class Judgement {
 public:
  Judgement(const SlipSpace& space, const Asked& asked, const Answer& answer)
      : space_(space), asked_(asked), answer_(answer) {
    const Evaluation& evaluation = space.evaluation();
    right_ = evaluation.value(asked.metric, asked.place, true);
    // People write infinite values in the same way as undefined ones.
    value_ = std::isfinite(right_) ? right_ : undefined;
    is_undefined_ = evaluation.cause(asked.metric, asked.place).has_value();
    if (answer.base) unit_ = space.change_of_base(asked, *answer.base);
  }

  double value() const { return right_; }

  bool is_right() const {
    if (answer_.percent == Answer::Percent::ignored) return false;
    return given_by(value_) || (answer_.undefined && is_undefined_);
  }
  /// True if the answer is within the tolerance of the value, however it is written.
  bool is_within(double tolerance) const {
    if (tolerance == 0 || answer_.undefined || answer_.percent == Answer::Percent::ignored) {
      return false;
    }
    const double distance = std::fabs(in_unit(value_) - answer_.value);
    return distance <= tolerance * (1 + 1e-9) + 1e-15 * std::fabs(value_);
  }
  /// True if a right answer lacks some of the digits asked for.
  bool is_coarse(int decimals) const {
    // Trailing zeros need not be written.
    const double reach = 0.5 * std::pow(10.0, -decimals);
    return !answer_.undefined && !answer_.fraction && answer_.decimals < decimals &&
           std::fabs(in_unit(value_) - answer_.value) > reach * (1 + 1e-9);
  }
  bool is_truncated() const {
    return has_digits_behind_point() && is_truncation(in_unit(value_), answer_);
  }
  bool is_rounded() const {
    // Whole counts are not rounded.
    const bool is_count = space_.catalogue()[asked_.metric].count;
    return !is_count && has_digits_behind_point() && is_one_off(in_unit(value_), answer_);
  }

  /// True if the answer is right and identifies this metric, instead of many with the same
  /// rounding.
  bool is_recognised() const {
    return is_right() &&
           (answer_.undefined || has_telling_digits(answer_) ||
            space_.catalogue()[asked_.metric].count || same_number(in_unit(value_), answer_.value));
  }

  /// Adds remarks about a right answer.
  void remark(Explanations& remarks) const {
    if (answer_.undefined && !std::isnan(value_)) {
      Slip slip = slip_of(SlipKind::zero_division);
      slip.policy = ZeroDivision::undefined;
      remarks.add({{slip}, undefined, 0});
    }
    if (is_foreign_unit() || answer_.percent == Answer::Percent::missing) {
      remarks.add(finished(in_written_unit({{}, value_, 0})));
    }
  }

  void add_truncation(Explanations& explanations) const {
    add_cut_off({{}, value_, 0}, explanations);
  }

  /// Adds the ways of shortening steps that give the answer; true if there are any.
  bool add_steps(Explanations& explanations) const {
    if (answer_.undefined || answer_.fraction || is_foreign_unit()) return false;
    bool found = false;
    for (const RoundedSteps& steps : steps_for(space_, asked_, answer_.decimals)) {
      found = add_steps(steps, explanations) || found;
    }
    return found;
  }

  /// Adds a suspect if it gives the answer; add_if_cut_off, if it gives it when truncated.
  bool add(const Suspect& suspect, Explanations& explanations) const {
    if (is_right_value(suspect.value) || !given_by(suspect.value)) return false;
    if (answer_.undefined ? !leads_to_zero_by_zero(suspect) : !tells(suspect.value)) return false;
    if (has_other_unit(suspect)) return false;
    explanations.add(finished(in_written_unit(suspect)));
    return true;
  }
  bool add_if_cut_off(const Suspect& suspect, Explanations& explanations) const {
    if (is_right_value(suspect.value) || suspect.cost > habit_costs::rarest_habit) return false;
    if (has_other_unit(suspect)) return false;
    if (!is_truncation(in_unit(suspect.value), answer_)) return false;
    add_cut_off(suspect, explanations);
    return true;
  }
  void add_if_near(const Suspect& suspect, Explanations& explanations) const {
    if (is_right_value(suspect.value) || has_other_unit(suspect)) return;
    if (!is_one_off(in_unit(suspect.value), answer_)) return;
    explanations.add(finished(in_written_unit(suspect)));
  }

  /// Adds an explanation if the unit or the percent sign that was written is not that of the
  /// number.
  void add_wrong_unit(Explanations& explanations) const {
    if (answer_.percent == Answer::Percent::ignored && given_by(value_)) {
      explanations.add(finished({{}, value_, 0}));
    }
    if (!is_foreign_unit() || !gives(value_, answer_)) return;
    const std::optional<double> own = space_.change_of_base(asked_, 2);
    explanations.add({{slip_of(SlipKind::base, std::pow(2.0, *own))}, value_, 0.5});
  }

 private:
  /// Other slips are undefined by chance: some metric always is.
  static bool leads_to_zero_by_zero(const Suspect& suspect) {
    if (suspect.slips.size() > 1) return false;
    const SlipKind kind = suspect.slips[0].kind;
    return kind == SlipKind::zero_division || kind == SlipKind::transposed ||
           kind == SlipKind::class_ || kind == SlipKind::average;
  }

  /// True if the answer has enough digits to identify the value that gives it.
  bool tells(double value) const {
    return answer_.fraction || has_digits_behind_point() ||
           same_number(in_unit(value), answer_.value);
  }

  /// False for a whole number if the metric is a share, which nobody rounds to whole numbers.
  bool has_digits_behind_point() const {
    return answer_.decimals > 0 || !is_share(space_.catalogue()[asked_.metric]);
  }

  bool is_foreign_unit() const { return unit_ && std::fabs(*unit_ - 1) > 1e-12; }

  /// True if the base has been changed already, or if the metric that was taken instead has another
  /// base, or no logarithms.
  bool has_other_unit(const Suspect& suspect) const {
    if (!is_foreign_unit()) return false;
    return std::any_of(suspect.slips.begin(), suspect.slips.end(), [&](const Slip& slip) {
      if (slip.kind == SlipKind::base) return true;
      if (!slip.metric) return false;
      const auto unit = space_.change_of_base({*slip.metric, asked_.place}, *answer_.base);
      return !unit || std::fabs(*unit - *unit_) > 1e-12;
    });
  }

  /// Converts the value to the unit written; the other base of logarithms is a slip of its own.
  Suspect in_written_unit(Suspect suspect) const {
    if (!is_foreign_unit()) return suspect;
    suspect.value = in_unit(suspect.value);
    suspect.slips.push_back(slip_of(SlipKind::base, *answer_.base));
    return suspect;
  }

  double in_unit(double value) const { return unit_ ? value * *unit_ : value; }
  bool given_by(double value) const { return gives(in_unit(value), answer_); }
  bool is_right_value(double value) const {
    return same_number(value, value_) && !(std::isnan(value) && !is_undefined_);
  }

  /// Adds the slip that this reading of the answer implies.
  Suspect finished(Suspect suspect) const {
    if (answer_.percent == Answer::Percent::missing ||
        answer_.percent == Answer::Percent::ignored) {
      Slip slip = slip_of(SlipKind::percent);
      slip.superfluous = answer_.percent == Answer::Percent::ignored;
      suspect.slips.push_back(std::move(slip));
      suspect.cost += habit_costs::percent;
    }
    return suspect;
  }

  void add_cut_off(Suspect suspect, Explanations& explanations) const {
    suspect = in_written_unit(std::move(suspect));
    suspect.value = truncated(suspect.value, answer_.decimals);
    suspect.cost += habit_costs::truncated + (suspect.slips.empty() ? 0 : habit_costs::pair);
    suspect.slips.push_back(slip_of(SlipKind::truncated));
    explanations.add(finished(std::move(suspect)));
  }

  bool add_steps(const RoundedSteps& steps, Explanations& explanations) const {
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

  const SlipSpace& space_;
  const Asked& asked_;
  const Answer& answer_;
  double right_ = 0;
  double value_ = 0;  ///< NaN if the right value is not finite
  bool is_undefined_ = false;
  std::optional<double> unit_;  ///< factor that converts the value to the unit written
};

RoundedSteps steps_of(const Slip& slip) {
  return {*slip.steps, *slip.digits, *slip.shortening, slip.alternative};
}

/// True unless the reading assumes something impossible: a missing percent sign needs a share, and
/// a unit needs a metric with units. For 0 and undefined values every unit is plausible.
bool is_plausible(const SlipSpace& space, const Asked& asked, const Answer& answer) {
  if (answer.base && !space.change_of_base(asked, *answer.base)) {
    const double value = space.evaluation().value(asked.metric, asked.place, true);
    return value == 0 || !std::isfinite(value);
  }
  return answer.percent != Answer::Percent::missing || is_share(space.catalogue()[asked.metric]);
}

class Checking {
 public:
  Checking(const SlipSpace& space, const Asked& asked, const std::vector<Answer>& readings,
           const Exactness& exactness)
      : space_(space), exactness_(exactness) {
    result_.asked = asked;
    for (const Answer& answer : readings) {
      if (is_plausible(space, asked, answer)) judgements_.emplace_back(space, asked, answer);
    }
    result_.readable = !judgements_.empty();
    result_.value = judgements_.empty() ? space.evaluation().value(asked.metric, asked.place, true)
                                        : judgements_.front().value();
  }

  /// Finds the verdict as far as this needs no search for slips. True if the answer is right, even
  /// if coarse.
  bool judge() {
    for (const Judgement& judgement : judgements_) {
      const bool near = judgement.is_within(exactness_.tolerance);
      if (!near && !judgement.is_right()) continue;
      Explanations remarks;
      judgement.remark(remarks);
      const bool coarse = !near && exactness_.decimals && judgement.is_coarse(*exactness_.decimals);
      return decide(coarse ? Verdict::coarse : Verdict::right, std::move(remarks));
    }
    Explanations habits;
    for (const Judgement& judgement : judgements_) {
      if (!judgement.is_truncated()) continue;
      judgement.add_truncation(habits);
      judgement.add_steps(habits);
      return decide(Verdict::truncated, std::move(habits));
    }
    for (const Judgement& judgement : judgements_) {
      if (judgement.add_steps(habits)) return decide(Verdict::intermediate, std::move(habits));
    }
    for (const Judgement& judgement : judgements_) {
      if (judgement.is_rounded()) return decide(Verdict::rounded, {});
    }
    return false;
  }

  /// Searches for single slips that give the answer, except misread cells. Edits of formulas are
  /// left out if many metrics are tried, because some edit would give any number.
  void search_common(bool with_edits) {
    for (const Judgement& judgement : judgements_) {
      judgement.add_wrong_unit(slips_);
      const auto visit = [&](Suspect&& suspect) {
        if (judgement.add(suspect, slips_) || judgement.add_if_cut_off(suspect, pairs_)) return;
        judgement.add_if_near(suspect, near_);
      };
      space_.visit_slips(*result_.asked, visit);
      if (with_edits) visit_formula_edits(space_, *result_.asked, visit);
      // A less likely reading is tried only if the likelier one has no explanation.
      if (!slips_.empty()) return;
    }
  }

  /// Searches for all single slips that give the answer and, if there are none, for pairs.
  void search() {
    search_common(true);
    for (const Judgement& judgement : judgements_) {
      space_.visit_misread_cells(*result_.asked, [&](Suspect&& suspect) {
        if (!judgement.add(suspect, slips_)) judgement.add_if_cut_off(suspect, pairs_);
      });
      if (!slips_.empty()) break;
    }
    if (result_.verdict != Verdict::unknown || !slips_.empty()) return;
    for (const Judgement& judgement : judgements_) {
      space_.visit_pairs(*result_.asked,
                         [&](Suspect&& suspect) { judgement.add(suspect, pairs_); });
      if (!pairs_.empty()) return;
    }
  }

  Checked result() && {
    const bool undecided = result_.verdict == Verdict::unknown;
    if (slips_.empty() && undecided) slips_ = std::move(pairs_);
    if (undecided && !slips_.empty()) result_.verdict = Verdict::slip;
    append(result_.explanations, std::move(slips_).list());
    if (result_.verdict == Verdict::unknown) {
      result_.nearest = std::move(near_).list();
      if (result_.nearest.size() > most_near) result_.nearest.resize(most_near);
    }
    conclude(result_);
    return std::move(result_);
  }

 private:
  bool decide(Verdict verdict, Explanations explanations) {
    result_.verdict = verdict;
    result_.explanations = std::move(explanations).list();
    return verdict == Verdict::right || verdict == Verdict::coarse;
  }

  const SlipSpace& space_;
  const Exactness& exactness_;
  std::vector<Judgement> judgements_;
  Explanations slips_;
  Explanations pairs_;
  Explanations near_;
  Checked result_;
};

Suspect taken_for(const Asked& asked, const Catalogue& catalogue, double value, double cost) {
  Slip slip = slip_to_metric(SlipKind::metric, asked.metric);
  if (catalogue[asked.metric].per_class) slip.class_index = asked.place.row;
  return {{std::move(slip)}, value, cost};
}

using Candidates = std::vector<SlipSpace::Candidate>;

/// Highest cost of an essential metric.
constexpr double cost_of_essential = 2.5;

/// Recognises the first metric whose rounded value is the answer, or else whose truncated value is;
/// the other metrics become explanations. No value if there is none.
std::optional<Checked> recognise(const SlipSpace& space, const Candidates& candidates,
                                 const std::vector<Answer>& readings) {
  for (const bool cut_off : {false, true}) {
    for (const Answer& answer : readings) {
      Checked result;
      Explanations remarks;
      Explanations others;
      for (const SlipSpace::Candidate& candidate : candidates) {
        if (!is_plausible(space, candidate.asked, answer)) continue;
        const Judgement judgement(space, candidate.asked, answer);
        if (!std::isfinite(judgement.value()) && !answer.undefined) continue;
        if (cut_off ? !has_telling_digits(answer) || !judgement.is_truncated()
                    : !judgement.is_recognised())
          continue;
        if (!result.asked) {
          result.asked = candidate.asked;
          result.value = judgement.value();
          result.verdict = cut_off ? Verdict::truncated : Verdict::right;
          if (cut_off) judgement.add_truncation(remarks);
          if (!cut_off) judgement.remark(remarks);
          continue;
        }
        others.add(
            taken_for(candidate.asked, space.catalogue(), judgement.value(), candidate.cost));
      }
      if (!result.asked) continue;
      result.explanations = std::move(remarks).list();
      append(result.explanations, std::move(others).list());
      conclude(result);
      return result;
    }
  }
  return std::nullopt;
}

/// The likeliest slip in one of the metrics that a course begins with.
std::optional<Checked> slip_in_first_metrics(const SlipSpace& space, const Candidates& candidates,
                                             const std::vector<Answer>& readings) {
  constexpr double most_cost = 1;
  // With many classes the search would take seconds.
  constexpr std::size_t most_cells = 400;
  if (space.evaluation().rows() * space.evaluation().columns() > most_cells) return std::nullopt;
  const Exactness as_written;
  std::optional<Checked> best;
  double least = std::numeric_limits<double>::infinity();
  for (const SlipSpace::Candidate& candidate : candidates) {
    if (candidate.cost > most_cost) break;
    Checking checking(space, candidate.asked, readings, as_written);
    if (!checking.judge()) checking.search_common(false);
    Checked found = std::move(checking).result();
    if (found.verdict != Verdict::slip || found.explanations[0].suspect.slips.size() > 1) continue;
    const Suspect& suspect = found.explanations[0].suspect;
    // If the slip is to take another metric, the number is that metric.
    if (suspect.slips[0].metric || suspect.cost > habit_costs::rarest_habit) continue;
    const double cost = suspect.cost + candidate.cost;
    if (cost >= least) continue;
    least = cost;
    best = std::move(found);
  }
  return best;
}

/// Finds the metric that the answer may belong to. Two digits nearly always fit some rare metric,
/// so a slip in an essential one is likelier; three digits are stronger evidence.
Checked identify(const SlipSpace& space, const std::vector<Answer>& readings) {
  Candidates candidates = space.candidates();
  const auto others = std::find_if(candidates.begin(), candidates.end(), [](const auto& candidate) {
    return candidate.cost > cost_of_essential;
  });
  const Candidates rare(others, candidates.end());
  candidates.erase(others, candidates.end());
  if (auto found = recognise(space, candidates, readings)) return *std::move(found);
  std::vector<Answer> as_written = readings;
  as_written.erase(std::remove_if(as_written.begin(), as_written.end(),
                                  [](const Answer& answer) {
                                    return answer.percent == Answer::Percent::missing ||
                                           answer.percent == Answer::Percent::ignored;
                                  }),
                   as_written.end());
  const bool tells = readings[0].fraction || readings[0].decimals > 2;
  if (tells) {
    if (auto found = recognise(space, rare, as_written)) return *std::move(found);
  }
  if (has_telling_digits(readings[0])) {
    if (auto found = slip_in_first_metrics(space, candidates, readings)) return *std::move(found);
  }
  // An undefined answer would fit some rare metric in any case.
  if (!tells && !readings[0].undefined) {
    if (auto found = recognise(space, rare, as_written)) return *std::move(found);
  }
  Checked unknown;
  unknown.value = undefined;
  return unknown;
}

}  // namespace

Checked check(const SlipSpace& space, std::optional<Asked> asked, std::string_view answer,
              const Exactness& exactness) {
  const std::vector<Answer> readings = read_answer(answer);
  if (readings.empty()) {
    Checked unreadable;
    unreadable.asked = asked;
    unreadable.readable = false;
    unreadable.value =
        asked ? space.evaluation().value(asked->metric, asked->place, true) : undefined;
    return unreadable;
  }
  if (!asked) return identify(space, readings);
  Checking checking(space, *asked, readings, exactness);
  if (!checking.judge()) checking.search();
  return std::move(checking).result();
}

Working work_with_slips(const SlipSpace& space, const Asked& asked,
                        const std::vector<Slip>& slips) {
  std::vector<Slip> of_data;
  for (const Slip& slip : slips) {
    if (slip.kind == SlipKind::intermediate) {
      return work_in_steps(space.catalogue(), space.evaluation(), asked.metric, asked.place,
                           steps_of(slip));
    }
    if (slip.kind < SlipKind::intermediate) of_data.push_back(slip);
  }
  if (!of_data.empty() && !of_data[0].edit) return space.work(asked, of_data);
  const Catalogue& catalogue = space.catalogue();
  Formulas made;
  const Formulas::Use use(made);
  Expression formula = reference_to(catalogue, asked.metric);
  for (const Slip& slip : of_data) {
    if (slip.edit) {
      formula = formula_edits(catalogue, space.evaluation(), asked)[*slip.edit].formula;
    } else if (slip.kind == SlipKind::base) {
      formula = *space.change_of_base(asked, *slip.number) * formula;
    }
  }
  return work(catalogue, space.evaluation(), asked, formula);
}

}  // namespace deconfuse
