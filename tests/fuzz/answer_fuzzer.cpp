// Answers as people write them, and the checker's verdict on them for small data.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "checker/answer.hpp"
#include "checker/check.hpp"
#include "checker/judgement.hpp"
#include "checker/matrix_slips.hpp"
#include "checker/score_slips.hpp"
#include "choices.hpp"
#include "expect.hpp"
#include "values.hpp"

using namespace deconfuse;
using namespace deconfuse::fuzz;

namespace {

void expect_answers(const std::string& text) {
  const std::vector<Answer> answers = read_answer(text);
  if (text.size() > 200) EXPECT(answers.empty());
  for (const Answer& answer : answers) {
    EXPECT(answer.undefined == std::isnan(answer.value));
    EXPECT(!std::isinf(answer.value));
    if (answer.base)
      EXPECT(*answer.base == 2 || *answer.base == 10 ||
             std::fabs(*answer.base - std::exp(1.0)) < 1e-9);
    // The answer's own value agrees with it, and is not a truncation as well.
    EXPECT(gives(answer.value, answer));
    EXPECT(!is_truncation(answer.value, answer));
    is_one_off(answer.value, answer);
    if (answer.undefined || answer.fraction || std::abs(answer.decimals) > 15) continue;
    const double unit = std::pow(10.0, -answer.decimals);
    const double nearest = rounded(answer.value, answer.decimals);
    EXPECT(std::fabs(nearest - answer.value) <= 0.51 * unit + 1e-12 * std::fabs(answer.value));
    EXPECT(std::fabs(truncated(answer.value, answer.decimals)) <=
           std::fabs(answer.value) * (1 + 1e-12));
    // A value that is too far away to agree or to be one unit off.
    const double other = answer.value + 3 * unit;
    if (std::fabs(answer.value) < 1e12 * unit) {
      EXPECT(!gives(other, answer));
      EXPECT(!is_one_off(other, answer));
    }
  }
}

void expect_explained(const SlipSpace& space, const Checked& checked, const Explained& explained) {
  EXPECT(!explained.suspect.slips.empty());
  EXPECT(explained.plausibility >= 0 && explained.plausibility <= 1);
  const Working working = work_with_slips(space, *checked.asked, explained.suspect.slips);
  expect_formula(working.symbolic);
  expect_formula(working.substituted);
  const double value = explained.suspect.value;
  // Slips in writing a number down are not part of its derivation.
  for (const Slip& slip : explained.suspect.slips) {
    if (slip.kind > SlipKind::intermediate) return;
  }
  const bool is_same = (std::isnan(value) && std::isnan(working.value)) || value == working.value ||
                       std::fabs(value - working.value) <= 1e-9 * std::max(1.0, std::fabs(value));
  if (!is_same) {
    std::fprintf(stderr, "%.17g, worked out %.17g, slips", value, working.value);
    for (const Slip& slip : explained.suspect.slips)
      std::fprintf(stderr, " %d (%g)", static_cast<int>(slip.kind), slip.number.value_or(-1));
    std::fprintf(stderr, "\n");
  }
  EXPECT(is_same);
}

void expect_checked(const SlipSpace& space, std::optional<Asked> asked, const std::string& text) {
  if (asked) subject = space.catalogue()[asked->metric].id.c_str();
  const Checked checked = check(space, asked, text);
  const std::vector<Answer> answers = read_answer(text);
  // An answer with a unit is readable only if the metric has one.
  const auto fits = [&](const Answer& answer) {
    return !asked || is_plausible(space, *asked, answer);
  };
  EXPECT(checked.readable == std::any_of(answers.begin(), answers.end(), fits));
  EXPECT(checked.explanations.size() <= most_explanations);
  if (!checked.readable) EXPECT(checked.verdict == Verdict::unknown);
  if (checked.verdict == Verdict::right) {
    EXPECT(checked.asked.has_value());
    // It is right with a remark in another unit, without its percent sign, or called undefined
    // where 0/0 counts as a number. An infinite value may be called undefined.
    const auto is_given = [&](const Answer& answer) {
      return gives(checked.value, answer) || (answer.undefined && std::isinf(checked.value));
    };
    EXPECT(!checked.explanations.empty() || std::any_of(answers.begin(), answers.end(), is_given));
  }
  // The same number in another unit than bits is a different value.
  if (asked && checked.verdict != Verdict::right && checked.readable &&
      answers.front().base.value_or(2) == 2)
    EXPECT(!gives(checked.value, answers.front()));
  double plausibilities = 0;
  for (const Explained& explained : checked.explanations) {
    expect_explained(space, checked, explained);
    plausibilities += explained.plausibility;
  }
  EXPECT(plausibilities <= 1 + 1e-9);
  for (const Explained& explained : checked.nearest) expect_explained(space, checked, explained);
}

std::optional<Asked> some_metric(const SlipSpace& space, Choices& choices) {
  const std::vector<SlipSpace::Candidate> candidates = space.candidates();
  if (candidates.empty() || choices.below(8) == 1) return std::nullopt;
  return candidates[(choices.below(256) * 256 + choices.below(256)) % candidates.size()].asked;
}

void expect_of_counts(Choices& choices, const std::string& answer) {
  CountTable table;
  table.rows = table.columns = 2 + choices.below(2);
  for (std::size_t at = 0; at < table.rows * table.columns; ++at)
    table.counts.push_back(static_cast<double>(choices.below(60)));
  const Result<Dataset> taken = take_counts(std::move(table));
  const auto* dataset = std::get_if<Dataset>(&taken);
  if (dataset == nullptr) return;
  const Options options;
  const MatrixSlips slips(matrix_catalogue(), *dataset, options);
  expect_checked(slips, some_metric(slips, choices), answer);
}

void expect_of_scores(Choices& choices, const std::string& answer) {
  const std::size_t cases = 2 + choices.below(6);
  ScoreColumns columns;
  columns.names = {"0", "1"};
  columns.models = {""};
  columns.positive = "1";
  columns.scores.resize(1);
  for (std::size_t at = 0; at < cases; ++at) {
    columns.truth.push_back(static_cast<std::int32_t>(choices.below(2)));
    columns.scores[0].push_back(static_cast<double>(choices.below(11)) / 10);
  }
  const Result<ScoredCases> taken = take_scores(std::move(columns));
  const auto* scored = std::get_if<ScoredCases>(&taken);
  if (scored == nullptr) return;
  const Options options;
  const ScoreSlips slips(score_catalogue(), *scored, options);
  expect_checked(slips, some_metric(slips, choices), answer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ChosenText input(input_of(data, size));
  const std::string answer(input.text.substr(0, 300));
  subject = "";
  expect_answers(answer);
  switch (input.choices.below(4)) {
    case 0:
      break;
    case 1:
      expect_of_scores(input.choices, answer);
      break;
    default:
      expect_of_counts(input.choices, answer);
  }
  return 0;
}
