#include "checker/check.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "checker/answer.hpp"
#include "checker/explanations.hpp"
#include "checker/formula_edits.hpp"
#include "checker/habits.hpp"
#include "checker/judgement.hpp"
#include "checker/rewriting.hpp"
#include "checker/rounded_steps.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// Largest number of listed slips that miss an answer by one; more would be of no use.
constexpr std::size_t most_near = 3;

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

RoundedSteps steps_of(const Slip& slip) {
  return {*slip.steps, *slip.digits, *slip.shortening, slip.alternative};
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
