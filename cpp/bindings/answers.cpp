#include "bindings/answers.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "bindings/crossing.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "checker/answer.hpp"
#include "checker/check.hpp"
#include "checker/decision_slips.hpp"
#include "checker/formula_edits.hpp"
#include "checker/likely_answers.hpp"
#include "checker/matrix_slips.hpp"
#include "checker/ranked_slips.hpp"
#include "checker/score_slips.hpp"
#include "checker/value_slips.hpp"
#include "decision/decision_catalogue.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/distribution_evaluation.hpp"
#include "metrics/ranked_evaluation.hpp"
#include "metrics/rater_evaluation.hpp"
#include "names/enum_name.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// Meaning of a slip's number; null if it has none.
const char* name_of_number(SlipKind kind) {
  switch (kind) {
    case SlipKind::base:
      return "base";
    case SlipKind::beta:
      return "beta";
    case SlipKind::total:
    case SlipKind::true_negatives:
      return "total";
    case SlipKind::denominator:
      return "denominator";
    case SlipKind::numerator:
      return "numerator";
    case SlipKind::cell:
      return "count";
    case SlipKind::scale:
      return "factor";
    default:
      return nullptr;
  }
}

const char* how(const Slip& slip) {
  if (!slip.manner.empty()) return slip.manner.data();
  if (slip.shortening) return *slip.shortening == Shortening::rounded ? "rounded" : "truncated";
  if (slip.kind == SlipKind::percent) return slip.superfluous ? "superfluous" : "missing";
  if (slip.kind == SlipKind::ties) return slip.number == 0 ? "zero" : "one";
  return nullptr;
}

/// The term that an edit is about, if it appears in the formula.
std::optional<Formula> edited_term(const Slip& slip, const SlipSpace& space, const Asked& asked) {
  Formulas made;
  const Formulas::Use use(made);
  const Catalogue& catalogue = space.catalogue();
  const FormulaEdit edit = formula_edits(catalogue, space.evaluation(), asked)[*slip.edit];
  if (!edit.term) return std::nullopt;
  return describe(edit.term, catalogue, asked.place, space.evaluation().weighted());
}

/// Classes, rows and columns are indices.
val plain(const Slip& slip, const SlipSpace& space, const Asked& asked) {
  const Catalogue& catalogue = space.catalogue();
  val object = val::object();
  put(object, "kind", name_of(slip.kind));
  if (slip.metric) object.set("id", std::string(catalogue[*slip.metric].id));
  const auto set = [&](const char* name, const std::optional<std::size_t>& index) {
    if (index) object.set(name, static_cast<double>(*index));
  };
  set("class", slip.class_index);
  set("row", slip.row);
  set("column", slip.column);
  const char* number = name_of_number(slip.kind);
  if (number != nullptr && slip.number) object.set(number, *slip.number);
  if (slip.policy) put(object, "policy", name_of(*slip.policy));
  if (slip.digits) object.set("digits", *slip.digits);
  if (const char* manner = how(slip)) object.set("how", manner);
  if (!slip.quantities.empty()) {
    val quantities = val::array();
    for (const std::string_view quantity : slip.quantities) {
      quantities.call<void>("push", std::string(quantity));
    }
    object.set("quantities", quantities);
  }
  if (slip.edit) {
    if (const auto term = edited_term(slip, space, asked)) object.set("term", plain(*term));
    if (slip.alternative) object.set("alternative", true);
  }
  return object;
}

val plain(const std::vector<Slip>& slips, const SlipSpace& space, const Asked& asked) {
  val list = val::array();
  for (const Slip& slip : slips) list.call<void>("push", plain(slip, space, asked));
  return list;
}

val plain(const Explained& explained, const SlipSpace& space, const Asked& asked) {
  val object = val::object();
  object.set("slips", plain(explained.suspect.slips, space, asked));
  object.set("value", explained.suspect.value);
  object.set("plausibility", explained.plausibility);
  const Working working = work_with_slips(space, asked, explained.suspect.slips);
  object.set("symbolic", plain(working.symbolic));
  object.set("substituted", plain(working.substituted));
  if (!explained.same.empty()) {
    val same = val::array();
    for (const auto& slips : explained.same) same.call<void>("push", plain(slips, space, asked));
    object.set("same", same);
  }
  if (!explained.variants.empty()) {
    val variants = val::array();
    for (const Suspect& suspect : explained.variants) {
      val variant = val::object();
      variant.set("slips", plain(suspect.slips, space, asked));
      variant.set("value", suspect.value);
      variants.call<void>("push", variant);
    }
    object.set("variants", variants);
  }
  return object;
}

val plain(const Checked& checked, const SlipSpace& space) {
  val object = val::object();
  if (checked.asked) {
    const Metric& metric = space.catalogue()[checked.asked->metric];
    object.set("id", std::string(metric.id));
    if (metric.per_class) object.set("class", static_cast<double>(checked.asked->place.row));
  }
  object.set("readable", checked.readable);
  object.set("value", checked.value);
  put(object, "verdict", name_of(checked.verdict));
  object.set("others", static_cast<double>(checked.others));
  const auto set = [&](const char* name, const std::vector<Explained>& explanations) {
    val list = val::array();
    for (const Explained& explained : explanations) {
      list.call<void>("push", plain(explained, space, *checked.asked));
    }
    object.set(name, list);
  };
  set("explanations", checked.explanations);
  set("nearest", checked.nearest);
  return object;
}

/// Reason why a metric cannot be asked for; null if it can.
const char* refusal_of(const SlipSpace& space, std::size_t metric) {
  const Catalogue& catalogue = space.catalogue();
  if (metric == catalogue.size() || catalogue[metric].auxiliary) return "unknown";
  if (!space.evaluation().applies(catalogue[metric])) return "unknown";
  const Shape shape = catalogue[metric].shape;
  return shape == Shape::scalar || shape == Shape::table ? nullptr : "shape";
}

val refused(const std::string& id, const char* refusal) {
  val object = val::object();
  object.set("id", id);
  object.set("refused", refusal);
  return object;
}

Asked asked_for(const SlipSpace& space, std::size_t metric, std::size_t of) {
  if (!space.catalogue()[metric].per_class) return {metric, {}};
  return {metric, {of, of}};
}

val check_all(const SlipSpace& space, const val& answers) {
  val verdicts = val::array();
  const std::size_t count = answers["length"].as<std::size_t>();
  for (std::size_t at = 0; at < count; ++at) {
    const val given = answers[at];
    std::optional<Asked> asked;
    if (const auto id = optional_text(given["id"])) {
      const std::size_t metric = space.catalogue().find(*id);
      if (const char* refusal = refusal_of(space, metric)) {
        verdicts.call<void>("push", refused(*id, refusal));
        continue;
      }
      asked = asked_for(space, metric, given["class"].as<std::size_t>());
      if (!given["row"].isUndefined())
        asked->place = {given["row"].as<std::size_t>(), given["column"].as<std::size_t>()};
    }
    const val decimals = given["decimals"];
    Exactness exactness;
    if (!decimals.isUndefined()) exactness.decimals = decimals.as<int>();
    exactness.tolerance = given["tolerance"].as<double>();
    const Checked checked = check(space, asked, given["answer"].as<std::string>(), exactness);
    verdicts.call<void>("push", plain(checked, space));
  }
  return verdicts;
}

struct Likely {
  const std::string& id;
  std::size_t of;
  int decimals;
  std::size_t most;
};

val list_likely(const SlipSpace& space, const Likely& wanted) {
  const std::size_t metric = space.catalogue().find(wanted.id);
  if (const char* refusal = refusal_of(space, metric)) return refused(wanted.id, refusal);
  val list = val::array();
  const Asked asked = asked_for(space, metric, wanted.of);
  for (const Suspect& suspect : likely_answers(space, asked, wanted.decimals, wanted.most)) {
    val object = val::object();
    object.set("slips", plain(suspect.slips, space, asked));
    object.set("value", suspect.value);
    object.set("cost", suspect.cost);
    list.call<void>("push", object);
  }
  return list;
}

/// True if an answer written as a fraction, or with at least two decimals, is this number. Answers
/// with fewer decimals agree with too many numbers.
bool is_written_as(double value, const std::string& answer) {
  constexpr int fewest_decimals = 2;
  const std::vector<Answer> readings = read_answer(answer);
  return std::any_of(readings.begin(), readings.end(), [&](const Answer& reading) {
    return (reading.fraction || reading.decimals >= fewest_decimals) &&
           (reading.percent == Answer::Percent::none ||
            reading.percent == Answer::Percent::written) &&
           gives(value, reading);
  });
}

}  // namespace

val check_answers(const Dataset& dataset, const val& answers, const val& given) {
  const Options options = options_of(given);
  return check_all(MatrixSlips(matrix_catalogue(), dataset, options), answers);
}

val check_answers_of_scores(const ScoredCases& cases, const val& answers, const val& given) {
  const Options options = score_options_of(given);
  return check_all(ScoreSlips(score_catalogue(), cases, options), answers);
}

val check_answers_of_distributions(const Distributions& data, const val& answers,
                                   const val& given) {
  const Options options = options_of(given);
  const DistributionEvaluation evaluation(distribution_catalogue(), data, options);
  return check_all(ValueSlips(distribution_catalogue(), evaluation), answers);
}

val check_answers_of_raters(const Ratings& ratings, const val& answers, const val& given) {
  const Options options = options_of(given);
  const RaterEvaluation evaluation(rater_catalogue(), ratings, options);
  return check_all(ValueSlips(rater_catalogue(), evaluation), answers);
}

val check_answers_of_ranked_lists(const RankedLists& lists, const val& answers, const val& given) {
  const Options options = score_options_of(given);
  const RankedEvaluation evaluation(ranked_catalogue(), lists, options);
  return check_all(RankedSlips(ranked_catalogue(), evaluation), answers);
}

val check_answers_of_decisions(const DecisionProblem& problem, const val& answers,
                               const val& given) {
  const Options options = options_of(given);
  const DecisionEvaluation evaluation(decision_catalogue(), problem, options);
  return check_all(DecisionSlips(decision_catalogue(), evaluation), answers);
}

val likely_answers_of(const Dataset& dataset, const std::string& id, std::size_t of, int decimals,
                      std::size_t most, const val& given) {
  const Options options = options_of(given);
  return list_likely(MatrixSlips(matrix_catalogue(), dataset, options), {id, of, decimals, most});
}

val likely_answers_of_scores(const ScoredCases& cases, const std::string& id, std::size_t of,
                             int decimals, std::size_t most, const val& given) {
  const Options options = score_options_of(given);
  return list_likely(ScoreSlips(score_catalogue(), cases, options), {id, of, decimals, most});
}

val likely_answers_of_distributions(const Distributions& data, const std::string& id,
                                    std::size_t of, int decimals, std::size_t most,
                                    const val& given) {
  const Options options = options_of(given);
  const DistributionEvaluation evaluation(distribution_catalogue(), data, options);
  return list_likely(ValueSlips(distribution_catalogue(), evaluation), {id, of, decimals, most});
}

val likely_answers_of_raters(const Ratings& ratings, const std::string& id, std::size_t of,
                             int decimals, std::size_t most, const val& given) {
  const Options options = options_of(given);
  const RaterEvaluation evaluation(rater_catalogue(), ratings, options);
  return list_likely(ValueSlips(rater_catalogue(), evaluation), {id, of, decimals, most});
}

val likely_answers_of_ranked_lists(const RankedLists& lists, const std::string& id, std::size_t of,
                                   int decimals, std::size_t most, const val& given) {
  const Options options = score_options_of(given);
  const RankedEvaluation evaluation(ranked_catalogue(), lists, options);
  return list_likely(RankedSlips(ranked_catalogue(), evaluation), {id, of, decimals, most});
}

EMSCRIPTEN_BINDINGS(answers) { emscripten::function("isWrittenAs", &is_written_as); }

}  // namespace deconfuse
