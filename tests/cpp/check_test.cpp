#include "checker/check.hpp"

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "checker/answer.hpp"
#include "checker/matrix_slips.hpp"
#include "evaluated.hpp"
#include "matrices.hpp"

// The matrices are those of two sets of course notes with known slips.

namespace deconfuse {
namespace {

/// The slips that are possible for some counts; it refers to the data.
class Homework {
 public:
  explicit Homework(std::size_t classes, std::vector<double> counts, Options options = {})
      : dataset_(dataset_of(classes, std::move(counts))),
        options_(std::move(options)),
        slips_(catalogue(), dataset_, options_) {}
  Homework(const Homework&) = delete;
  Homework& operator=(const Homework&) = delete;

  const MatrixSlips& slips() const { return slips_; }

  Checked check(const char* id, std::size_t row, const std::string& answer) const {
    const std::size_t metric = find(id);
    const Place place = catalogue()[metric].per_class ? Place{row, row} : Place{};
    return deconfuse::check(slips_, Asked{metric, place}, answer);
  }

 private:
  Dataset dataset_;
  Options options_;
  MatrixSlips slips_;
};

const std::vector<double> four_classes{10, 1, 0, 2, 0, 15, 2, 1, 3, 0, 12, 2, 1, 0, 1, 8};
const std::vector<double> uneven{50, 37, 24, 39, 10, 480, 5, 3, 14, 10, 765, 1, 0, 2, 9, 101};
const std::vector<double> two_classes{20, 5, 10, 15};

struct Case {
  const char* id;
  std::size_t row;
  const char* answer;
  Verdict verdict;
  std::optional<SlipKind> first;  ///< first slip of the best explanation
};

void check_cases(const Homework& homework, const std::vector<Case>& cases) {
  for (const Case& row : cases) {
    CAPTURE(std::string(row.id));
    CAPTURE(std::string(row.answer));
    const Checked checked = homework.check(row.id, row.row, row.answer);
    CHECK(checked.verdict == row.verdict);
    CHECK(checked.explanations.empty() == !row.first.has_value());
    if (!row.first || checked.explanations.empty()) continue;
    CHECK(checked.explanations[0].suspect.slips[0].kind == *row.first);
  }
}

}  // namespace

TEST_CASE("numbers printed in notes on four classes") {
  check_cases(Homework(4, four_classes),
              {
                  {"accuracy", 0, "0.7759", Verdict::right, {}},
                  {"accuracy", 0, "45/58", Verdict::right, {}},
                  {"accuracy", 0, "45/57", Verdict::slip, SlipKind::total},
                  {"accuracy", 0, "0.7758", Verdict::truncated, SlipKind::truncated},
                  {"accuracy", 0, "0.79", Verdict::rounded, SlipKind::total},
                  {"precision", 0, "0.7142", Verdict::truncated, SlipKind::truncated},
                  {"f1", 0, "0.7405", Verdict::intermediate, SlipKind::intermediate},
                  {"f1", 1, "0.8823", Verdict::truncated, SlipKind::truncated},
                  {"recall", 2, "0.7058", Verdict::truncated, SlipKind::truncated},
                  {"precision", 3, "0.6153", Verdict::truncated, SlipKind::truncated},
                  {"f1", 3, "0.6955", Verdict::intermediate, SlipKind::intermediate},
                  {"f1", 2, "0.8346", Verdict::unknown, {}},
                  {"true_negative", 0, "35", Verdict::slip, SlipKind::true_negatives},
                  {"true_negative", 1, "30", Verdict::slip, SlipKind::true_negatives},
                  {"true_negative", 2, "33", Verdict::slip, SlipKind::true_negatives},
                  {"true_negative", 3, "37", Verdict::slip, SlipKind::true_negatives},
                  {"accuracy_class", 0, "45/58", Verdict::slip, SlipKind::true_negatives},
                  {"precision", 0, "10/13", Verdict::slip, SlipKind::transposed},
                  {"precision", 0, "0.9375", Verdict::slip, SlipKind::class_},
                  {"f1_macro", 0, "0.7759", Verdict::slip, SlipKind::average},
                  {"f1", 0, "0.2593", Verdict::slip, SlipKind::complement},
                  {"mutual_information", 0, "0.7108", Verdict::slip, SlipKind::base},
                  {"accuracy", 0, "77.59", Verdict::right, SlipKind::percent},
                  {"accuracy", 0, "77,59 %", Verdict::right, {}},
                  {"accuracy", 0, "45:57", Verdict::slip, SlipKind::total},
                  {"accuracy", 0, "22.41 %", Verdict::slip, SlipKind::complement},
                  {"accuracy", 0, "58/45", Verdict::slip, SlipKind::reciprocal},
                  {"mutual_information", 0, "-1.0254", Verdict::slip, SlipKind::sign},
                  {"matthews_correlation", 0, "undefined", Verdict::unknown, {}},
                  // 0 and 1 are roundings of many shares, so they indicate no slip.
                  {"error_rate", 0, "1", Verdict::unknown, {}},
                  {"accuracy", 0, "nonsense", Verdict::unknown, {}},
              });
}

TEST_CASE("numbers printed in notes on uneven classes") {
  check_cases(Homework(4, uneven),
              {
                  {"f1_macro", 0, "0.782676", Verdict::right, {}},
                  {"f1_macro", 0, "0.5129", Verdict::slip, SlipKind::macro_f1_misprint},
                  {"f1_macro", 0, "0.800460", Verdict::slip, SlipKind::macro_f1_of_means},
              });
}

TEST_CASE("numbers printed in notes on two classes") {
  check_cases(Homework(2, two_classes),
              {
                  {"error_rate", 0, "0.60", Verdict::slip, SlipKind::error_sum},
                  {"precision", 0, "0.66", Verdict::truncated, SlipKind::truncated},
                  {"f1", 0, "0.72", Verdict::truncated, SlipKind::truncated},
                  {"entropy_true", 0, "1 bit", Verdict::right, {}},
                  {"entropy_true", 0, "0.693 nats", Verdict::right, SlipKind::base},
                  {"entropy_true", 0, "0.693", Verdict::slip, SlipKind::base},
                  {"f_beta", 0, "0.7692", Verdict::slip, SlipKind::beta},
                  {"recall", 0, "0.909", Verdict::slip, SlipKind::denominator},
                  {"f1", 0, "0.3636", Verdict::slip, SlipKind::numerator},
              });
}

TEST_CASE("with two classes the value of one may be taken for an average, and vice versa") {
  check_cases(Homework(2, two_classes),
              {
                  {"precision_macro", 0, "0.6667", Verdict::slip, SlipKind::class_},
                  {"precision_weighted", 0, "0.6667", Verdict::slip, SlipKind::class_},
                  {"f1_micro", 0, "0.7273", Verdict::slip, SlipKind::class_},
                  {"precision_macro", 0, "0.7273", Verdict::slip, SlipKind::metric},
                  {"recall_macro", 0, "0.6667", Verdict::slip, SlipKind::metric},
                  {"recall_weighted", 0, "2/3", Verdict::slip, SlipKind::metric},
                  {"f1_macro", 0, "4/5", Verdict::slip, SlipKind::metric},
                  {"f1_micro", 0, "0.80", Verdict::slip, SlipKind::metric},
                  {"f1_macro", 0, "0.2727", Verdict::slip, SlipKind::class_},
                  {"precision", 0, "0.7083", Verdict::slip, SlipKind::average},
                  {"recall", 0, "0.697", Verdict::slip, SlipKind::metric},
              });
}

TEST_CASE("a metric over all classes is neither the value of one class nor a sum") {
  check_cases(Homework(4, four_classes),
              {
                  {"balanced_accuracy", 0, "0.8333", Verdict::slip, SlipKind::class_},
                  {"balanced_accuracy", 0, "3.1084", Verdict::slip, SlipKind::denominator},
                  {"accuracy", 0, "51/58", Verdict::slip, SlipKind::class_},
                  {"error_rate", 0, "0.0690", Verdict::slip, SlipKind::class_},
                  {"matthews_correlation", 0, "0.6630", Verdict::slip, SlipKind::class_},
                  {"cohen_kappa", 0, "0.6622", Verdict::slip, SlipKind::class_},
                  {"f1_macro", 0, "3.0687", Verdict::slip, SlipKind::denominator},
                  {"precision_macro", 0, "3.0672", Verdict::slip, SlipKind::denominator},
              });
  check_cases(Homework(2, two_classes),
              {
                  {"balanced_accuracy", 0, "0.8000", Verdict::slip, SlipKind::metric},
                  {"balanced_accuracy", 0, "1.4000", Verdict::slip, SlipKind::denominator},
              });
}

TEST_CASE("a sum of two counts lacks one of them") {
  check_cases(Homework(2, {90, 10, 30, 870}),
              {
                  {"accuracy", 0, "0.0900", Verdict::slip, SlipKind::numerator},
                  {"accuracy", 0, "0.8700", Verdict::slip, SlipKind::numerator},
                  {"error_rate", 0, "0.0300", Verdict::slip, SlipKind::numerator},
                  {"accuracy_class", 0, "90/1000", Verdict::slip, SlipKind::numerator},
              });
  check_cases(Homework(4, four_classes),
              {{"accuracy_class", 0, "0.1724", Verdict::slip, SlipKind::numerator}});
}

TEST_CASE("\"undefined\" is an answer") {
  const std::vector<double> never_predicted{5, 0, 0, 2, 0, 0, 3, 0, 4};
  const Homework zero(3, never_predicted);
  CHECK(zero.check("precision", 1, "0/0").verdict == Verdict::right);
  CHECK(zero.check("precision", 1, "0").verdict == Verdict::right);
  const Checked one = zero.check("precision", 1, "1.00");
  CHECK(one.verdict == Verdict::slip);
  CHECK(one.explanations[0].suspect.slips[0].kind == SlipKind::zero_division);
  CHECK(zero.check("precision", 0, "undefined").verdict == Verdict::unknown);
  Options options;
  options.zero_division = ZeroDivision::undefined;
  const Homework strict(3, never_predicted, options);
  CHECK(strict.check("precision", 1, "n/a").verdict == Verdict::right);
  const Checked counted = strict.check("precision", 1, "0");
  CHECK(counted.verdict == Verdict::slip);
  CHECK(counted.explanations[0].suspect.slips[0].kind == SlipKind::zero_division);
}

TEST_CASE("without a question the checker finds the metric that a number belongs to") {
  const Homework homework(4, four_classes);
  const auto found = [&](const char* answer) {
    return check(homework.slips(), std::nullopt, answer);
  };
  const Checked accuracy = found("0.7759");
  REQUIRE(accuracy.asked.has_value());
  CHECK(accuracy.verdict == Verdict::right);
  CHECK(catalogue()[accuracy.asked->metric].id == "accuracy");
  // Micro averages have the same value.
  CHECK_FALSE(accuracy.explanations.empty());
  // Some metrics are 0/0, but none that is asked for; and some are less than ½.
  CHECK(found("undefined").verdict == Verdict::unknown);
  CHECK(found("0").verdict == Verdict::unknown);
  const Checked precision = found("0.9375");
  REQUIRE(precision.asked.has_value());
  CHECK(catalogue()[precision.asked->metric].id == "precision");
  CHECK(precision.asked->place.row == 1);
  const Homework other(4, uneven);
  const Checked misprint = check(other.slips(), std::nullopt, "0.512945");
  REQUIRE(misprint.asked.has_value());
  CHECK(catalogue()[misprint.asked->metric].id == "f1_macro");
  CHECK(misprint.verdict == Verdict::slip);
  const Checked unknown = found("0.8346");
  CHECK(unknown.verdict == Verdict::unknown);
  CHECK_FALSE(unknown.asked.has_value());
}

TEST_CASE(
    "explanations give the digits of the answer, the best comes first, and plausibilities sum to "
    "at most 1") {
  RandomCounts counts(5, 30);
  for (int round = 0; round < 30; ++round) {
    const std::size_t classes = 2 + static_cast<std::size_t>(round) % 4;
    const Homework homework(classes, counts(classes));
    for (const char* id : {"accuracy", "f1", "precision_weighted", "cohen_kappa"}) {
      for (const char* answer : {"0.5", "0.42", "0.612", "1.0"}) {
        CAPTURE(std::string(id));
        CAPTURE(answer);
        const Checked checked = homework.check(id, 0, answer);
        const Answer written = read_answer(answer)[0];
        double sum = 0;
        for (std::size_t at = 0; at < checked.explanations.size(); ++at) {
          const Explained& explained = checked.explanations[at];
          CHECK(gives(explained.suspect.value, written));
          sum += explained.plausibility;
          for (const Suspect& variant : explained.variants) CHECK(gives(variant.value, written));
        }
        CHECK(sum <= 1 + unrounded);
        if (checked.verdict == Verdict::slip) {
          for (std::size_t at = 1; at < checked.explanations.size(); ++at) {
            CHECK(checked.explanations[at - 1].suspect.cost <=
                  checked.explanations[at].suspect.cost);
          }
        }
      }
    }
  }
}

TEST_CASE("the derivation of a slip ends in its value") {
  RandomCounts counts(6, 30);
  for (int round = 0; round < 8; ++round) {
    const std::size_t classes = 2 + static_cast<std::size_t>(round) % 3;
    const Homework homework(classes, counts(classes));
    for (const char* id : {"accuracy", "error_rate", "f1", "specificity", "f1_macro", "f_beta",
                           "matthews_correlation", "mutual_information", "error_rate_class"}) {
      CAPTURE(std::string(id));
      const Asked asked{find(id), {}};
      const auto compare = [&](Suspect&& suspect) {
        const int kind = static_cast<int>(suspect.slips.back().kind);
        CAPTURE(kind);
        const Working working = homework.slips().work(asked, suspect.slips);
        if (std::isnan(suspect.value)) {
          CHECK_FALSE(std::isfinite(working.value));
        } else {
          CHECK(working.value == doctest::Approx(suspect.value).epsilon(unrounded));
        }
        CHECK(std::isfinite(suspect.cost));
      };
      homework.slips().visit_slips(asked, compare);
      homework.slips().visit_misread_cells(asked, compare);
      if (round < 2) homework.slips().visit_pairs(asked, compare);
    }
  }
}

TEST_CASE("the derivation of an explanation leads to the answer") {
  struct Row {
    const char* id;
    const char* answer;
    SlipKind kind;  ///< of the first slip of the first explanation
  };
  // Two answers are written differently from the computed value: truncated, and with a percent
  // sign.
  const Row rows[] = {
      {"accuracy", "45/57", SlipKind::total},       {"precision", "0.2857", SlipKind::complement},
      {"f1", "0.7405", SlipKind::intermediate},     {"precision", "0.7142", SlipKind::truncated},
      {"precision", "0.7143 %", SlipKind::percent}, {"accuracy", "58/45", SlipKind::reciprocal},
      {"accuracy", "-0.7759", SlipKind::sign},
  };
  const Homework homework(4, four_classes);
  for (const Row& row : rows) {
    CAPTURE(std::string(row.id));
    CAPTURE(std::string(row.answer));
    const Checked checked = homework.check(row.id, 0, row.answer);
    REQUIRE_FALSE(checked.explanations.empty());
    const Explained& first = checked.explanations[0];
    CHECK(first.suspect.slips[0].kind == row.kind);
    for (const Explained& explained : checked.explanations) {
      const Working working =
          work_with_slips(homework.slips(), *checked.asked, explained.suspect.slips);
      CHECK(working.substituted.substituted);
      const bool is_written_otherwise =
          explained.suspect.slips.back().kind > SlipKind::intermediate;
      if (!is_written_otherwise)
        CHECK(working.value == doctest::Approx(explained.suspect.value).epsilon(unrounded));
    }
    const Working working = work_with_slips(homework.slips(), *checked.asked, first.suspect.slips);
    if (row.kind > SlipKind::intermediate) CHECK(working.value == doctest::Approx(5.0 / 7));
  }
}

TEST_CASE("the derivation with rounded intermediate results contains the rounded numbers") {
  const Homework homework(4, four_classes);
  const Checked checked = homework.check("f1", 0, "0.7405");
  REQUIRE(checked.verdict == Verdict::intermediate);
  const Slip& slip = checked.explanations[0].suspect.slips[0];
  REQUIRE(slip.digits.has_value());
  const Working working =
      work_with_slips(homework.slips(), *checked.asked, checked.explanations[0].suspect.slips);
  // P = 10/14 and R = 10/13
  const double unit = std::pow(10.0, *slip.digits);
  const auto shortened = [&](double value) {
    const bool is_cut = slip.shortening == Shortening::truncated;
    return (is_cut ? std::floor(value * unit) : std::round(value * unit)) / unit;
  };
  const double precision = shortened(10.0 / 14), recall = shortened(10.0 / 13);
  REQUIRE(slip.steps != Steps::metrics);
  const double product = shortened(precision * recall);
  CHECK(near(working.value, 2 * product / (precision + recall)));
  CHECK(std::fabs(working.value - 20.0 / 27) > 1e-6);
}

TEST_CASE("a number in the wrong unit is a value with another base") {
  const Homework homework(2, two_classes);
  // 3/5 of the cases are predicted to be of the first class.
  const Checked checked = homework.check("entropy_predicted", 0, "0.971 nats");
  CHECK(checked.verdict == Verdict::slip);
  REQUIRE_FALSE(checked.explanations.empty());
  const Slip& slip = checked.explanations[0].suspect.slips[0];
  CHECK(slip.kind == SlipKind::base);
  CHECK(slip.number == 2);
  CHECK(homework.check("entropy_predicted", 0, "0.673 nats").verdict == Verdict::right);
}

TEST_CASE("a unit of information is accepted only for metrics that are measured in one") {
  const Homework homework(2, two_classes);
  for (const char* answer : {"0.7 bits", "0.7 nats", "7/10 bits", "0.5 bans"}) {
    CAPTURE(answer);
    const Checked checked = homework.check("accuracy", 0, answer);
    CHECK_FALSE(checked.readable);
    CHECK(checked.value == 0.7);
    CHECK(checked.verdict == Verdict::unknown);
    CHECK(checked.explanations.empty());
    CHECK(checked.nearest.empty());
    const Checked entropy = homework.check("entropy_true", 0, answer);
    CHECK(entropy.readable);
  }
  CHECK(homework.check("accuracy", 0, "70 %").verdict == Verdict::right);
  const Checked found = check(homework.slips(), std::nullopt, "0.7000 bits");
  CHECK_FALSE(found.asked.has_value());
  // Truth and prediction are independent.
  const Homework independent(2, {4, 2, 6, 3});
  for (const char* answer : {"0 bits", "0.000 nats"}) {
    CHECK(independent.check("mutual_information", 0, answer).verdict == Verdict::right);
  }
  CHECK(independent.check("mutual_information", 0, "0.2 bits").readable);
}

TEST_CASE("a right answer is right with any number of digits") {
  RandomCounts counts(7, 40);
  for (int round = 0; round < 20; ++round) {
    const std::size_t classes = 2 + static_cast<std::size_t>(round) % 5;
    const Homework homework(classes, counts(classes));
    for (const SlipSpace::Candidate& candidate : homework.slips().candidates()) {
      const double value =
          homework.slips().evaluation().value(candidate.asked.metric, candidate.asked.place, true);
      if (!std::isfinite(value)) continue;
      for (int decimals = 1; decimals <= 6; ++decimals) {
        std::string text = std::to_string(rounded(value, decimals));
        text.resize(text.find('.') + 1 + static_cast<std::size_t>(decimals));
        CAPTURE(catalogue()[candidate.asked.metric].id.c_str());
        CAPTURE(text);
        CHECK(check(homework.slips(), candidate.asked, text).verdict == Verdict::right);
      }
    }
  }
}

TEST_CASE("an answer within the tolerance is right and never too coarse") {
  const Homework homework(2, {23, 7, 5, 25});
  const std::size_t recall = find("recall");
  const auto verdict = [&](const char* answer, const Exactness& exactness) {
    return check(homework.slips(), Asked{recall, Place{0, 0}}, answer, exactness).verdict;
  };
  // 23/30
  CHECK(verdict("0.8", {3, 0}) == Verdict::coarse);
  CHECK(verdict("0.8", {3, 0.04}) == Verdict::right);
  CHECK(verdict("77", {3, 0.01}) == Verdict::right);
  CHECK(verdict("0.7567", {std::nullopt, 0.01}) == Verdict::right);
  CHECK(verdict("0.7565", {std::nullopt, 0.01}) != Verdict::right);
  CHECK(verdict("0/0", {std::nullopt, 1}) != Verdict::right);
}

}  // namespace deconfuse
