// Several models, groups, folds and raters: how they are read, and as parts of data.
#include "data/parts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

#include "input/readings/read.hpp"
#include "metrics/paired_tests.hpp"

namespace {

using deconfuse::Dataset;
using deconfuse::Kind;
using deconfuse::LabelColumns;
using deconfuse::PartedBy;
using deconfuse::Ratings;
using deconfuse::ReadOptions;
using deconfuse::ScoreColumns;
using deconfuse::ScoredCases;

template <class Columns>
Columns read_as(const std::string& text, const ReadOptions& options = {}) {
  auto understood = deconfuse::understand(text, options);
  auto* reading = std::get_if<deconfuse::Reading>(&understood);
  auto* columns = reading == nullptr ? nullptr : std::get_if<Columns>(&reading->data);
  CHECK_MESSAGE(columns != nullptr, text);
  return columns == nullptr ? Columns() : std::move(*columns);
}

Dataset counted(const std::string& text) {
  auto counted = count_cases(read_as<LabelColumns>(text));
  auto* dataset = std::get_if<Dataset>(&counted);
  CHECK_MESSAGE(dataset != nullptr, text);
  return dataset == nullptr ? Dataset() : std::move(*dataset);
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("Any number of columns are the predictions of models") {
  struct Expected {
    std::string text;
    Names models;
  };
  for (const Expected& expected : {
           Expected{"truth,A,B,C\na,a,a,b\nb,b,a,b\na,b,a,a", {"A", "B", "C"}},
           Expected{"truth,pred,prediction,pred_svm\na,a,a,b\nb,b,a,b",
                    {"pred", "prediction", "pred_svm"}},
           Expected{"y_true = [1,0,1]\nforest = [1,1,0]\nsvm = [1,0,0]\nnn = [0,0,1]",
                    {"forest", "svm", "nn"}},
           Expected{"a,a,a,b\nb,b,a,b\na,b,a,a\nb,b,b,a", {"1", "2", "3"}},
       }) {
    CAPTURE(expected.text);
    const auto columns = read_as<LabelColumns>(expected.text);
    CHECK(columns.models == expected.models);
    CHECK(columns.others.size() + 1 == expected.models.size());
  }
}

TEST_CASE("Models are parts with the same cases") {
  const Dataset models = counted("truth,A,B,C\na,a,a,c\nb,b,a,b\na,b,a,a\nb,b,b,a");
  const auto parts = parts_of(models);
  CHECK(parts.by == PartedBy::models);
  CHECK(parts.names == Names{"A", "B", "C"});
  CHECK(models.labels == Names{"a", "b", "c"});
  const auto third = std::get<Dataset>(part_of(models, 2));
  CHECK(third.labels == models.labels);
  CHECK(third.matrix(0, 2) == 1);
  CHECK(third.others.empty());
  CHECK(parts_of(third).names.empty());
  CHECK(rivals_of(models, 0, 2).only_first_right == 2);
  CHECK(exact_mcnemar_test(models, 0, 2) == doctest::Approx(1));
}

TEST_CASE("Cochran's test agrees with a worked example, and accepts rows with counts") {
  // Three models on five cases; the sum over rows is computed by hand.
  const std::string header = "truth,A,B,C";
  const Dataset cases = counted(header + "\n1,1,1,0\n1,1,0,0\n1,1,1,1\n0,0,1,1\n0,0,0,1");
  const auto test = cochran_test(cases);
  // Number of right predictions: A 5, B 3, C 1; by case 2, 1, 3, 1, 2.
  CHECK(test.statistic == doctest::Approx(2 * (3 * (25 + 9 + 1) - 81.0) / (27 - 19)));
  CHECK(test.degrees_of_freedom == 2);
  const Dataset twice =
      counted(header + ",n\n1,1,1,0,2\n1,1,0,0,2\n1,1,1,1,2\n0,0,1,1,2\n0,0,0,1,2");
  CHECK(cochran_test(twice).statistic == doctest::Approx(2 * test.statistic));
  CHECK(std::isnan(cochran_test(counted(header + "\na,a,a,a\nb,b,b,b\na,a,a,a")).statistic));
}

TEST_CASE("A column of folds or groups divides the cases") {
  const Dataset folds =
      counted("fold,truth,predicted\n10,a,a\n2,a,b\n2,b,b\n10,b,b\n10,a,a\n2,c,c");
  CHECK(parts_of(folds).by == PartedBy::folds);
  CHECK(parts_of(folds).names == Names{"2", "10"});
  const auto tenth = std::get<Dataset>(part_of(folds, 1));
  CHECK(tenth.labels == folds.labels);
  CHECK(tenth.matrix.total() == 3);
  CHECK_FALSE(tenth.grouping);

  const Dataset groups =
      counted("gender,truth,A,B\nf,1,1,0\nm,0,0,0\nf,0,0,0\nm,1,0,1\nf,1,1,1\nm,1,1,1");
  CHECK(parts_of(groups).by == PartedBy::groups);
  CHECK(parts_of(groups).names == Names{"f", "m"});
  CHECK(parts_of(std::get<Dataset>(part_of(groups, 0))).names == Names{"A", "B"});

  CHECK(counted("truth,pred,split\na,a,train\nb,a,test\nb,b,train\na,a,test").grouping->folds);
}

TEST_CASE("A column with a name of groups may be the truth, or identify the cases") {
  CHECK_FALSE(counted("group,predicted\na,a\nb,a\nb,b").grouping);
  CHECK_FALSE(counted("name,gender,predicted\nann,f,f\nbo,m,f\ncy,m,m\ndi,f,f").grouping);
  CHECK(counted("gender,hired,predicted\nf,1,1\nm,0,1\nf,0,0\nm,1,1").grouping);
  CHECK_FALSE(counted("truth,predicted,group\na,a,1\nb,a,2\nb,b,3").grouping);
}

TEST_CASE("Models with predictions in successive rows are models of the same cases") {
  const Dataset models = counted("model,truth,predicted\nA,x,x\nA,y,x\nA,x,x\nB,x,y\nB,y,y\nB,x,x");
  CHECK(parts_of(models).by == PartedBy::models);
  CHECK(parts_of(models).names == Names{"A", "B"});
  CHECK(models.matrix.total() == 3);
  CHECK(models.rivals->only_first_right == 1);
  // With different cases they are groups.
  const Dataset apart = counted("classifier,truth,predicted\nA,x,x\nA,y,x\nB,y,y\nB,y,x\nA,x,x");
  CHECK(parts_of(apart).by == PartedBy::groups);
  CHECK(apart.matrix.total() == 5);
  // A column with a name of models that holds labels is a column of predictions.
  CHECK_FALSE(counted("truth,model\nx,x\ny,x\ny,y").grouping);
  ReadOptions told;
  told.columns = {deconfuse::Role::none, deconfuse::Role::truth, deconfuse::Role::predicted,
                  deconfuse::Role::model};
  CHECK(read_as<LabelColumns>("a,b,c,d\n1,x,x,M1\n2,y,x,M1\n3,x,y,M2\n4,y,y,M2", told).models ==
        Names{"M1", "M2"});
}

TEST_CASE("Scores and probabilities can have groups and folds, too") {
  const auto scores =
      read_as<ScoreColumns>("fold,y,score\n1,0,0.2\n1,1,0.7\n2,0,0.4\n2,1,0.3\n2,1,0.9");
  CHECK(scores.grouping);
  CHECK(scores.grouping->folds);
  const auto cases = std::get<ScoredCases>(take_scores(scores));
  const auto second = std::get<ScoredCases>(part_of(cases, 1));
  CHECK(second.scores[0] == std::vector<double>{0.4, 0.3, 0.9});
  CHECK(second.score_name == "score");

  CHECK(read_as<ScoreColumns>("sex,hired,score\nf,1,0.9\nm,0,0.2\nf,0,0.4\nm,1,0.7").grouping);

  const auto rows = read_as<deconfuse::ProbabilityColumns>(
      "truth,group,p_a,p_b\na,x,0.7,0.3\nb,y,0.2,0.8\na,y,0.6,0.4\nb,x,0.1,0.9");
  CHECK(rows.grouping);
  const auto probable = std::get<ScoredCases>(take_probabilities(rows));
  CHECK(std::get<ScoredCases>(part_of(probable, 1)).numbers ==
        std::vector<double>{0.2, 0.8, 0.6, 0.4});
}

TEST_CASE("Columns with names of raters hold ratings, some of which may be missing") {
  struct Expected {
    std::string text;
    Names raters;
    std::size_t missing;
  };
  for (const Expected& expected : {
           Expected{"item,rater1,rater2,rater3\n1,a,a,b\n2,b,b,b\n3,a,,a",
                    {"rater1", "rater2", "rater3"},
                    1},
           Expected{"Coder A,Coder B\nyes,no\nNA,yes\nyes,yes", {"Coder A", "Coder B"}, 1},
           Expected{"rater1 = [1, 2, 2]\nrater2 = [1, 2, None]\nrater3 = [1, 1, 2]",
                    {"rater1", "rater2", "rater3"},
                    1},
           Expected{"R1;R2;R3;R4\n1;1;2;1\n3;3;3;3\n2;*;2;.", {"R1", "R2", "R3", "R4"}, 2},
       }) {
    CAPTURE(expected.text);
    const auto ratings = read_as<Ratings>(expected.text);
    CHECK(ratings.raters == expected.raters);
    CHECK(ratings.items() == 3);
    std::size_t missing = 0;
    for (const auto& codes : ratings.codes)
      missing +=
          static_cast<std::size_t>(std::count(codes.begin(), codes.end(), Ratings::not_rated));
    CHECK(missing == expected.missing);
  }
  // Two raters who rated all items are compared like two groupings.
  read_as<LabelColumns>("rater1,rater2\na,a\nb,a\nb,b");
  ReadOptions told;
  told.kind = Kind::raters;
  CHECK(read_as<Ratings>("a,a,b\nb,b,b\na,b,a", told).codes.size() == 3);
}

TEST_CASE("scores have parts by model and by group") {
  const auto scored = [](const std::string& text) {
    auto taken = take_scores(read_as<ScoreColumns>(text));
    auto* cases = std::get_if<ScoredCases>(&taken);
    CHECK_MESSAGE(cases != nullptr, text);
    return cases == nullptr ? ScoredCases() : std::move(*cases);
  };
  const ScoredCases models = scored("y,A,B\n1,0.9,0.4\n0,0.3,0.2\n1,0.6,0.7");
  CHECK(parts_of(models).by == PartedBy::models);
  CHECK(parts_of(models).names == Names{"A", "B"});
  const auto second = std::get<ScoredCases>(part_of(models, 1));
  CHECK(second.scores[0] == std::vector<double>{0.4, 0.2, 0.7});
  CHECK(parts_of(second).names.empty());

  const ScoredCases groups = scored("y,score,group\n1,0.9,x\n0,0.3,x\n1,0.6,y\n0,0.1,y");
  CHECK(parts_of(groups).by == PartedBy::groups);
  CHECK(parts_of(groups).names == Names{"x", "y"});
  const auto of_y = std::get<ScoredCases>(part_of(groups, 1));
  CHECK(of_y.scores[0] == std::vector<double>{0.6, 0.1});
}
