#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"
#include "mutilation.hpp"

using deconfuse::ClassCounts;
using deconfuse::code_text;
using deconfuse::CountTable;
using deconfuse::Data;
using deconfuse::DetectedBoxes;
using deconfuse::Distributions;
using deconfuse::InputError;
using deconfuse::Kind;
using deconfuse::LabelColumns;
using deconfuse::LabelSetColumns;
using deconfuse::LossTable;
using deconfuse::Missing;
using deconfuse::mutilated;
using deconfuse::NoticeCode;
using deconfuse::PrintedReport;
using deconfuse::ProbabilityColumns;
using deconfuse::Random;
using deconfuse::RankedLists;
using deconfuse::Ratings;
using deconfuse::Reading;
using deconfuse::ReadOptions;
using deconfuse::Result;
using deconfuse::ScoreColumns;
using deconfuse::text_of;
using deconfuse::understand;

namespace {

std::string listed(const std::vector<double>& values) {
  std::string text;
  for (const double value : values) text += " " + text_of(value);
  return text;
}

std::string truth_of(const std::vector<std::string>& names,
                     const std::vector<std::int32_t>& codes) {
  std::string text = "truth";
  for (const std::int32_t code : codes) text += " " + names[static_cast<std::size_t>(code)];
  return text;
}

std::string weights_of(const std::vector<double>& weights) {
  return weights.empty() ? "" : "; weights" + listed(weights);
}

/// Describes a reading: "truth 1 0; forest: 0.9 0.2; weights 1 2".
struct Described {
  std::string operator()(const LabelColumns& /*columns*/) const { return "labels"; }
  std::string operator()(const CountTable& /*table*/) const { return "matrix"; }
  std::string operator()(const ScoreColumns& columns) const {
    std::string text = truth_of(columns.names, columns.truth);
    for (std::size_t k = 0; k < columns.scores.size(); ++k)
      text += "; " + columns.models[k] + ":" + listed(columns.scores[k]);
    text += weights_of(columns.weights);
    if (columns.positive) text += "; positive " + *columns.positive;
    if (columns.lower_is_positive) text += "; lower is positive";
    if (columns.decision_values) text += "; decision values";
    return text;
  }
  std::string operator()(const ProbabilityColumns& columns) const {
    std::string text = truth_of(columns.names, columns.truth) + ";";
    for (const std::string& label : columns.labels) text += " " + label;
    text += " =" + listed(columns.probabilities) + weights_of(columns.weights);
    if (columns.positive) text += "; positive " + *columns.positive;
    if (columns.normalise) text += "; normalise";
    if (columns.decision_values) text += "; decision values";
    return text;
  }
  std::string operator()(const LabelSetColumns& /*columns*/) const { return "sets"; }
  std::string operator()(const LossTable& /*table*/) const { return "losses"; }
  std::string operator()(const Distributions& /*data*/) const { return "distributions"; }
  std::string operator()(const Ratings& /*ratings*/) const { return "ratings"; }
  std::string operator()(const RankedLists& /*lists*/) const { return "ranked lists"; }
  std::string operator()(const DetectedBoxes& /*boxes*/) const { return "boxes"; }
  std::string operator()(const PrintedReport& /*report*/) const { return "report"; }
  std::string operator()(const ClassCounts& /*counts*/) const { return "class counts"; }
};

struct Case {
  std::string name;
  std::string text;
  std::string data;
  std::string notices;  ///< codes
  void (*set)(ReadOptions&) = nullptr;
};

void tell_scores(ReadOptions& options) { options.kind = Kind::scores; }
void tell_probabilities(ReadOptions& options) { options.kind = Kind::probabilities; }

const std::vector<Case>& good_inputs() {
  static const std::vector<Case> cases = {
      {"two columns without a header", "1,0.9\n0,0.2\n1,0.7", "truth 1 0 1; : 0.9 0.2 0.7", ""},
      {"two columns with a header", "y_true,y_score\n1,0.9\n0,0.2", "truth 1 0; y_score: 0.9 0.2",
       ""},
      {"Spanish names", "clase;puntuación\nsí;0.9\nno;0.2", "truth sí no; puntuación: 0.9 0.2", ""},
      {"p is a probability where it is a fraction", "y p\n1 0.9\n0 0.2", "truth 1 0; p: 0.9 0.2",
       ""},
      {"scores first, without names", "0.9 spam\n0.2 ham\n0.3 ham",
       "truth spam ham ham; : 0.9 0.2 0.3", "scores-first"},
      {"scores first, with names", "prob,target\n0.9,1\n0.2,0", "truth 1 0; prob: 0.9 0.2", ""},
      {"words and decimal commas", "spam;0,9\nham;0,2\nspam;0,4",
       "truth spam ham spam; : 0.9 0.2 0.4", "delimiter decimal-comma"},
      {"percent signs", "truth\tconfidence\na\t90%\nb\t12,5%", "truth a b; confidence: 0.9 0.125",
       "decimal-comma percent-signs"},
      {"infinite scores and exponents",
       "y,score\n1,inf\n0,-Infinity\n1,+inf\n0,1e-5\n1,-2.5E2\n0,∞",
       "truth 1 0 1 0 1 0; score: Infinity -Infinity Infinity 0.00001 -250 Infinity", ""},
      {"whole scores by name", "y_true,y_score\n1,3\n0,1\n1,2", "truth 1 0 1; y_score: 3 1 2", ""},
      {"whole scores because the caller says so", "1 3\n0 1\n1 2", "truth 1 0 1; : 3 1 2", "",
       tell_scores},
      {"predictions that are no labels", "y_true,y_pred\n1,0.9\n0,0.2\n0,1",
       "truth 1 0 0; y_pred: 0.9 0.2 1", ""},
      {"one class only", "truth,score\n1,0.9\n1,0.2", "truth 1 1; score: 0.9 0.2", ""},
      {"more classes than two", "truth,score\na,0.9\nb,0.2\nc,0.4",
       "truth a b c; score: 0.9 0.2 0.4; positive b", "", [](ReadOptions& o) { o.positive = "b"; }},
      {"what the caller says of the scores", "truth,score\na,0.9\nb,0.2",
       "truth a b; score: 0.9 0.2; lower is positive; decision values", "",
       [](ReadOptions& o) { o.lower_is_positive = o.decision_values = true; }},
      {"weights", "truth,score,weight\na,0.9,2\nb,0.2,0.5",
       "truth a b; score: 0.9 0.2; weights 2 0.5", ""},
      {"counts", "truth,score,n\na,0.9,2\nb,0.2,3", "truth a b; score: 0.9 0.2; weights 2 3",
       "aggregated-rows"},
      {"other columns", "id,age,truth,score\n7,30,a,0.9\n9,41,b,0.2", "truth a b; score: 0.9 0.2",
       "columns-ignored"},
      {"an index", ",truth,score\n0,a,0.9\n1,b,0.2", "truth a b; score: 0.9 0.2",
       "index-column-skipped"},
      {"pandas' print",
       "   y_true  score\n"
       "0       1   0.90\n"
       "1       0   0.20\n"
       "2       0   0.10\n",
       "truth 1 0 0; score: 0.9 0.2 0.1", "index-column-skipped"},
      {"a header of unknown words", "spamminess,origin\n0.9,a\n0.2,b\n0.4,b",
       "truth a b b; spamminess: 0.9 0.2 0.4", "scores-first header-used"},
      {"missing values left out", "truth,score\na,0.9\nb,\n,0.3\nb,NaN\nb,0.2",
       "truth a b; score: 0.9 0.2", "missing-omitted",
       [](ReadOptions& o) { o.missing = Missing::omit; }},
      {"a label-like truth beside its prediction stays labels",
       "truth,pred,score\na,b,0.9\nb,b,0.2", "labels", "columns-ignored"},
      {"few small numbers stay labels", "1 3\n0 1\n1 2\n0 3", "labels", ""},
      {"labels with weights stay labels", "a,b,0.5\nb,b,1.5\na,a,1\na,b,0.5", "labels",
       "third-column-weights"},
      {"a normalised matrix stays a matrix of weights", "a 0.5 1.5\nb 0 2", "matrix", "",
       [](ReadOptions& o) { o.fractional = true; }},

      {"two models", "y,forest,logit_model\n1,0.9,2.8\n0,0.2,-1.4\n0,0.3,1",
       "truth 1 0 0; logit_model: 2.8 -1.4 1", "columns-ignored"},
      {"several models", "y,lr,rf,svm\n1,0.9,0.8,1.5\n0,0.2,0.4,-2\n0,0.3,1,0",
       "truth 1 0 0; lr: 0.9 0.2 0.3; rf: 0.8 0.4 1; svm: 1.5 -2 0", "scores-of-models"},
      {"models without names", "1 0.9 0.8\n0 0.2 0.4\n0 0.3 0.1\n1 0.6 0.2",
       "truth 1 0 0 1; model 1: 0.9 0.2 0.3 0.6; model 2: 0.8 0.4 0.1 0.2", "scores-of-models"},
      {"models of one name", "truth,score,score\na,0.9,0.8\nb,0.2,0.4",
       "truth a b; model 1: 0.9 0.2; model 2: 0.8 0.4", "scores-of-models"},
      {"columns that sum to 1, but are said to be models",
       "truth,score_a,score_b\na,0.9,0.1\nb,0.2,0.8",
       "truth a b; score_a: 0.9 0.2; score_b: 0.1 0.8", "scores-of-models", tell_scores},

      {"classes name the columns", "truth,a,b,c\na,0.9,0.1,0\nb,0.2,0.8,0\nc,0.1,0.1,0.8\na,0,0,1",
       "truth a b c a; a b c = 0.9 0.1 0 0.2 0.8 0 0.1 0.1 0.8 0 0 1", "probability-columns"},
      {"prefixed classes", "truth,prob_b,prob_a\na,0.1,0.9\nb,0.8,0.2",
       "truth a b; b a = 0.1 0.9 0.8 0.2", "probability-columns"},
      {"P(a)", "truth;P(a);P(y = b | x)\na;0,9;0,1\nb;0,2;0,8", "truth a b; a b = 0.9 0.1 0.2 0.8",
       "decimal-comma probability-columns"},
      {"numbers for classes with names", "y,proba_0,proba_1\nham,0.9,0.1\nspam,0.2,0.8\nham,1,0",
       "truth ham spam ham; ham spam = 0.9 0.1 0.2 0.8 1 0", "probability-columns"},
      {"without a header, in the order of the labels", "b 0.1 0.9\na 0.8 0.2\nb 0.3 0.7",
       "truth b a b; a b = 0.1 0.9 0.8 0.2 0.3 0.7", "probability-columns"},
      {"sure predictions", "truth,p_0,p_1,p_2\n0,1,0,0\n1,0,1,0\n2,0,0,1",
       "truth 0 1 2; 0 1 2 = 1 0 0 0 1 0 0 0 1", "probability-columns"},
      {"a square of numbers and probabilities",
       "1 0.5 0.25 0.25\n2 0 1 0\n3 0.25 0.25 0.5\n1 1 0 0",
       "truth 1 2 3 1; 1 2 3 = 0.5 0.25 0.25 0 1 0 0.25 0.25 0.5 1 0 0", "probability-columns"},
      {"a class that never occurs", "truth,p_a,p_b,p_c\na,0.5,0.25,0.25\nb,0.25,0.5,0.25",
       "truth a b; a b c = 0.5 0.25 0.25 0.25 0.5 0.25", "probability-columns"},
      {"other numbers beside the classes", "truth,age,p_a,p_b\na,33,0.5,0.5\nb,41,0.25,0.75",
       "truth a b; a b = 0.5 0.5 0.25 0.75", "columns-ignored probability-columns"},
      {"rounded probabilities", "truth,p_a,p_b\na,0.5,0.5000004\nb,0.3,0.7",
       "truth a b; a b = 0.5 0.5 0.3 0.7", "probability-columns"},
      {"to be normalised", "truth,p_a,p_b\na,3,1\nb,0.5,0.6",
       "truth a b; a b = 3 1 0.5 0.6; normalise", "probability-columns probabilities-normalised",
       [](ReadOptions& o) { o.normalise = true; }},
      {"decision values", "truth,p_a,p_b\na,-1.5,2\nb,0.25,-0.75\na,3,1",
       "truth a b a; a b = -1.5 2 0.25 -0.75 3 1; decision values",
       "probability-columns decision-values"},
      {"decision values of three classes", "a 1.5 -2 0\nb 1 2 -1\nc 0 0.5 7\na 2 1 0",
       "truth a b c a; a b c = 1.5 -2 0 1 2 -1 0 0.5 7 2 1 0; decision values",
       "probability-columns decision-values"},
      {"numbers in [0, 1] that are said to be margins", "truth,p_a,p_b\na,0.5,0.2\nb,0.25,0.75",
       "truth a b; a b = 0.5 0.2 0.25 0.75; decision values", "probability-columns",
       [](ReadOptions& o) { o.decision_values = true; }},
      {"because the caller says so", "truth,x,z\na,1,0\nb,0,1", "truth a b; a b = 1 0 0 1",
       "probability-columns", tell_probabilities},

      {"aggregated scores", "score,positives,negatives\n0.9,10,1\n0.5,3,4\n0.1,0,9",
       "truth 1 0 1 0 0; score: 0.9 0.9 0.5 0.5 0.1; weights 10 1 3 4 9; positive 1",
       "aggregated-scores"},
      {"aggregated scores with totals", "puntaje;total;malos\n600;11;10\n700;7;3",
       "truth 1 0 1 0; puntaje: 600 600 700 700; weights 10 1 3 4; positive 1",
       "aggregated-scores"},
      {"aggregated scores without some of their counts",
       "score,positives,negatives\n0.9,10,1\n0.7,NA,2\n,3,4\n0.1,2,9",
       "truth 1 0 1 0; score: 0.9 0.9 0.1 0.1; weights 10 1 2 9; positive 1",
       "missing-omitted aggregated-scores", [](ReadOptions& o) { o.missing = Missing::omit; }},
      {"aggregated scores by good and bad", "| bin | n_good | n_bad |\n|--|--|--|\n| 0.5 | 4 | 0 |",
       "truth 0; bin: 0.5; weights 4; positive 1", "aggregated-scores"},
      {"numbers of either class are no numbers of rows",
       "score,num_good,num_bad\n1,10,2\n2,8,3\n3,5,6\n4,2,9",
       "truth 1 0 1 0 1 0 1 0; score: 1 1 2 2 3 3 4 4; weights 2 10 3 8 6 5 9 2; positive 1",
       "aggregated-scores"},
      {"aggregated bins by their numbers", "bin,positives,negatives\n0,1,9\n1,2,8\n2,6,4",
       "truth 1 0 1 0 1 0; bin: 0 0 1 1 2 2; weights 1 9 2 8 6 4; positive 1", "aggregated-scores"},
      {"aggregated bins of scores", "score_bin,neg,pos\n10,1,9\n20,2,8",
       "truth 1 0 1 0; score_bin: 10 10 20 20; weights 9 1 8 2; positive 1", "aggregated-scores"},
      {"aggregated deciles with totals", "decil;total;malos\n1;10;9\n2;10;4\n3;10;1",
       "truth 1 0 1 0 1 0; decil: 1 1 2 2 3 3; weights 9 1 4 6 1 9; positive 1",
       "aggregated-scores"},

      {"Python", "y_true = [1, 0, 1]\ny_score = [0.9, 0.2, 0.4]",
       "truth 1 0 1; y_score: 0.9 0.2 0.4", ""},
      {"R", "truth <- c(1, 0, 1)\nscore <- c(0.9, -Inf, 1e-3)",
       "truth 1 0 1; score: 0.9 -Infinity 0.001", ""},
      {"MATLAB", "y = [1; 0; 1];\nscores = [0.9; 0.2; 0.4];", "truth 1 0 1; scores: 0.9 0.2 0.4",
       ""},
      {"NumPy's print", "[1 0 1 1]\n[0.9 0.2 0.4 0.6]", "truth 1 0 1 1; : 0.9 0.2 0.4 0.6", ""},
      {"R's print", "> truth\n[1] 1 0 1\n> score\n[1] 0.9 0.2 0.4",
       "truth 1 0 1; score: 0.9 0.2 0.4", "code-skipped"},
      {"two lines", "1 0 1 1\n0.9 0.2 0.4 0.6", "truth 1 0 1 1; : 0.9 0.2 0.4 0.6", ""},
      {"two lines with names", "truth: 1 0 1 1\nscore: 0.9 0.2 0.4 0.6",
       "truth 1 0 1 1; score: 0.9 0.2 0.4 0.6", ""},
      {"JSON lists", R"({"truth": [1, 0], "scores": [0.9, 0.2]})", "truth 1 0; scores: 0.9 0.2",
       ""},
      {"JSON labels", R"({"labels": [1, 0, 1], "scores": [0.9, 0.2, 0.4]})",
       "truth 1 0 1; scores: 0.9 0.2 0.4", ""},
      {"JSON lists of models", R"({"truth": [1, 0], "scores": {"lr": [0.9, 0.2], "rf": [1, 0]}})",
       "truth 1 0; lr: 0.9 0.2; rf: 1 0", "scores-of-models"},
      {"JSON objects", R"([{"truth": "a", "score": 0.9}, {"truth": "b", "score": 0.2}])",
       "truth a b; score: 0.9 0.2", ""},
      {"Python with predicted classes stays labels",
       "y_true = [1, 0, 1]\ny_pred = [1, 0, 0]\ny_score = [0.9, 0.2, 0.4]", "labels",
       "columns-ignored"},
      {"Python with predicted classes, told",
       "y_true = [1, 0, 1]\ny_pred = [1, 0, 0]\ny_score = [0.9, 0.2, 0.4]",
       "truth 1 0 1; y_score: 0.9 0.2 0.4", "columns-ignored", tell_scores},
      {"a list of pairs", "[(1, 0.9), (0, 0.2), (1, 0.4)]", "truth 1 0 1; : 0.9 0.2 0.4", ""},
      {"a list and a nested list", "y_true = [1, 0, 2]\ny_proba = [[0.1,0.8,0.1],[1,0,0],[0,0,1]]",
       "truth 1 0 2; 0 1 2 = 0.1 0.8 0.1 1 0 0 0 0 1", "probability-columns"},
      {"NumPy arrays with classes",
       "y_true = np.array(['b', 'a', 'b'])\ny_proba = np.array([[0.9, 0.1], [0.2, 0.8], [1, 0]])\n"
       "classes = ['b', 'a']",
       "truth b a b; b a = 0.9 0.1 0.2 0.8 1 0", "probability-columns"},
      {"JSON probabilities",
       R"({"truth": ["b", "a"], "probabilities": [[0.9, 0.1], [0.2, 0.8]], "labels": ["b", "a"]})",
       "truth b a; b a = 0.9 0.1 0.2 0.8", "probability-columns"},
      {"R's matrix",
       "truth <- c(1, 0, 1)\nprob <- matrix(c(0.1, 0.8, 0.5, 0.9, 0.2, 0.5), ncol = 2)",
       "truth 1 0 1; 0 1 = 0.1 0.9 0.8 0.2 0.5 0.5", "probability-columns"},
      {"one-hot truth above probabilities", "1 0\n0 1\n1 0\n\n0.9 0.1\n0.2 0.8\n0.5 0.5",
       "truth 1 2 1; 1 2 = 0.9 0.1 0.2 0.8 0.5 0.5", "probability-columns"},
  };
  return cases;
}

std::string described(const Result<Reading>& result) {
  if (const auto* error = std::get_if<InputError>(&result))
    return code_text(error->code) + " " + std::to_string(error->line) + ":" +
           std::to_string(error->column);
  return std::visit(Described(), std::get<Reading>(result).data);
}

std::string notices_of(const Result<Reading>& result) {
  std::string codes;
  if (const auto* reading = std::get_if<Reading>(&result)) {
    for (const auto& notice : reading->notices)
      codes += (codes.empty() ? "" : " ") + code_text(notice.code);
  }
  return codes;
}

ReadOptions options_of(void (*set)(ReadOptions&)) {
  ReadOptions options;
  if (set != nullptr) set(options);
  return options;
}

struct BadCase {
  std::string name;
  std::string text;
  std::string code;
  std::size_t line;
  std::size_t column;
  std::string excerpt;
  deconfuse::Parameters parameters;
  void (*set)(ReadOptions&) = nullptr;
};

const std::vector<BadCase>& bad_inputs() {
  static const std::vector<BadCase> cases = {
      {"NaN", "truth,score\n1,0.9\n0,NaN\n1,0.3", "nan-score", 3, 3, "NaN", {}},
      {"NaN in R", "y <- c(1, 0)\nscore <- c(0.5, NaN)", "nan-score", 2, 17, "NaN", {}},
      {"an empty score", "truth,score\n1,0.9\n0,\n1,0.3", "missing-value", 3, 3, "", {}},
      {"a score NA", "truth,score\n1,0.9\n0,NA\n1,0.3", "missing-value", 3, 3, "NA", {}},
      {"an empty truth", "truth,score\n1,0.9\n,0.5", "missing-value", 3, 1, "", {}},
      {"a word for a score", "truth,score\n1,0.9\n0,high\n1,0.3", "not-a-number", 3, 3, "high", {}},
      {"too large", "truth,score\n1,0.9\n0,1e400", "number-too-large", 3, 3, "1e400", {}},
      {"the first of two errors",
       "truth,x,score\n,0.5,0.9\n0,0.5,NaN",
       "missing-value",
       2,
       1,
       "",
       {}},
      {"ragged rows",
       "truth,score\n1,0.9\n0,0.2,7\n1,0.3",
       "ragged-rows",
       3,
       7,
       "7",
       {{"found", "3"}, {"expected", "2"}}},
      {"lists of different length",
       "y_true = [1, 0, 1]\ny_score = [0.9, 0.2]",
       "unequal-lengths",
       1,
       17,
       "1",
       {{"truth", "3"}, {"scores", "2"}}},
      {"a shortened print",
       "truth,score\n1,0.9\n..., 0.5\n0,0.2",
       "shortened-print",
       3,
       1,
       "...",
       {}},
      {"rows of regression", "1.5,1.4\n2.5,2.25\n3.5,3", "looks-like-scores", 1, 1, "1.5", {}},
      {"no scores where there should be", "a b\na c", "not-a-number", 1, 3, "b", {}, tell_scores},
      {"one list where there should be scores",
       "[1, 0, 1]",
       "one-vector",
       1,
       1,
       "[1, 0, 1]",
       {},
       tell_scores},
      {"a negative weight",
       "truth,score,weight\n1,0.9,1\n0,0.5,-1",
       "negative-weight",
       3,
       7,
       "-1",
       {}},
      {"a word for a weight",
       "truth,score,weight\n1,0.9,1\n0,0.5,x",
       "not-a-number",
       3,
       7,
       "x",
       {}},
      {"a negative probability",
       "truth,p_a,p_b\na,0.5,0.5\nb,-0.1,1.1\nb,0.3,0.7",
       "negative-probability",
       3,
       3,
       "-0.1",
       {}},
      {"a probability above 1",
       "truth,p_a,p_b\na,0.5,0.5\nb,0,1.1\nb,0.3,0.7",
       "probability-above-one",
       3,
       5,
       "1.1",
       {}},
      {"probabilities that miss 1",
       "truth,p_a,p_b\na,0.5,0.5\nb,0.9,0.2\nb,0.3,0.7",
       "probabilities-do-not-sum",
       3,
       3,
       "0.9",
       {{"sum", "1.1"}, {"difference", "0.1"}}},
      {"probabilities that miss 1 by little",
       "truth,p_a,p_b\na,0.5,0.5\nb,0.500002,0.5",
       "probabilities-do-not-sum",
       3,
       3,
       "0.500002",
       {{"sum", "1 + 2e-6"}, {"difference", "2e-6"}}},
      {"nothing to normalise",
       "truth,p_a,p_b\na,0.5,0.5\nb,0,0",
       "probabilities-do-not-sum",
       3,
       3,
       "0",
       {{"sum", "0"}},
       [](ReadOptions& o) { o.normalise = true; }},
      {"an infinite probability",
       "truth,p_a,p_b\na,0.5,0.5\nb,0,inf",
       "infinite-number",
       3,
       5,
       "inf",
       {}},
      {"a class without a column",
       "truth,p_a,p_b\na,0.5,0.5\nc,0.9,0.1\nb,0.3,0.7",
       "unknown-label",
       3,
       1,
       "c",
       {{"label", "c"}, {"case", "2"}}},
      {"a class twice",
       "truth,p_a,P(a),p_b\na,0.5,0.25,0.25\nb,0.5,0.25,0.25",
       "duplicate-label",
       1,
       11,
       "P(a)",
       {{"label", "a"}}},
      {"a list in place of a column per class, at its name",
       "y = [0, 1, 2, 2]\n  p = [1, 2, 2, 6]",
       "columns-for-classes",
       2,
       3,
       "p",
       {{"found", "1"}, {"expected", "3"}},
       tell_probabilities},
      {"fewer columns than classes",
       "truth,x\na,0.5\nb,0.9\na,0.3",
       "columns-for-classes",
       1,
       7,
       "x",
       {{"found", "1"}, {"expected", "2"}},
       tell_probabilities},
      {"ragged probabilities",
       "truth,p_a,p_b\na,0.5,0.5\nb,0.9\nb,0.3,0.7",
       "ragged-rows",
       3,
       3,
       "0.9",
       {{"found", "2"}, {"expected", "3"}}},
      {"more positives than cases",
       "score,total,events\n0.9,11,12",
       "more-than-total",
       2,
       8,
       "12",
       {}},
      {"half a case", "score,positives,negatives\n0.9,1.5,12", "fractional-count", 2, 5, "1.5", {}},
  };
  return cases;
}

}  // namespace

TEST_CASE("scores and probabilities are read in every form") {
  for (const Case& c : good_inputs()) {
    CAPTURE(c.name);
    const Result<Reading> result = understand(c.text, options_of(c.set));
    CHECK(described(result) == c.data);
    CHECK(notices_of(result) == c.notices);
  }
}

TEST_CASE("errors about bad scores have their code, their place and the size of the deviation") {
  for (const BadCase& c : bad_inputs()) {
    CAPTURE(c.name);
    const Result<Reading> result = understand(c.text, options_of(c.set));
    const auto* error = std::get_if<InputError>(&result);
    CHECK(described(result) ==
          c.code + " " + std::to_string(c.line) + ":" + std::to_string(c.column));
    if (error == nullptr) continue;
    CHECK(error->excerpt == c.excerpt);
    for (const auto& wanted : c.parameters) {
      CAPTURE(wanted.first);
      bool found = false;
      for (const auto& parameter : error->parameters) found = found || parameter == wanted;
      CHECK(found);
    }
  }
}

TEST_CASE("many values beside two classes are scores, few are labels") {
  const auto text_with = [](int values) {
    std::string text;
    for (int i = 0; i < 100; ++i)
      text += std::to_string(i % 3 == 0) + "," + std::to_string(100 + i % values) + "\n";
    return text;
  };
  const Result<Reading> many = understand(text_with(50), {});
  REQUIRE(std::holds_alternative<Reading>(many));
  CHECK(std::holds_alternative<ScoreColumns>(std::get<Reading>(many).data));
  CHECK(notices_of(many) == "whole-scores");
  const Result<Reading> few = understand(text_with(5), {});
  REQUIRE(std::holds_alternative<Reading>(few));
  CHECK(std::holds_alternative<LabelColumns>(std::get<Reading>(few).data));
}

TEST_CASE("scores keep every digit") {
  const Result<Reading> result =
      understand("1,0.1234567890123456789\n0,2.2250738585072014e-308\n1,0.30000000000000004", {});
  REQUIRE(std::holds_alternative<Reading>(result));
  const auto& columns = std::get<ScoreColumns>(std::get<Reading>(result).data);
  CHECK(columns.scores[0] ==
        std::vector<double>{0.1234567890123456789, 2.2250738585072014e-308, 0.1 + 0.2});
}

TEST_CASE("the notice about normalised rows reports their largest deviation") {
  ReadOptions options;
  options.normalise = true;
  const Result<Reading> result =
      understand("truth,p_a,p_b\na,0.5,0.5000002\nb,0.4,0.6000004\nb,0.5,0.5", options);
  REQUIRE(std::holds_alternative<Reading>(result));
  const auto& notice = std::get<Reading>(result).notices.back();
  CHECK(notice.code == NoticeCode::probabilities_normalised);
  CHECK(notice.line == 3);
  CHECK(notice.parameters[0].second == "4e-7");
}

// It takes a quarter of a second; a quadratic step would take hours.
TEST_CASE("a million scores are read") {
  constexpr std::size_t size = 1000000;
  std::string text = "label,score\n";
  std::uint32_t state = 1;
  for (std::size_t i = 0; i < size; ++i) {
    state = state * 1664525U + 1013904223U;
    text += state >> 31U != 0 ? "1,0." : "0,0.";
    text += std::to_string(state) + std::to_string(1000000 + i) + "\n";
  }
  const Result<Reading> result = understand(text, {});
  REQUIRE(std::holds_alternative<Reading>(result));
  const auto& columns = std::get<ScoreColumns>(std::get<Reading>(result).data);
  CHECK(columns.truth.size() == size);
  CHECK(columns.scores[0].size() == size);
}

TEST_CASE("mutilated scores give data or an error with a place") {
  Random random(4321);
  static const char* const pieces[] = {",",     ";",     " ",   "\n",  "\"", "[",     "]",
                                       "0",     "-1",    "NaN", "inf", "NA", "1e999", "0,5",
                                       "truth", "score", "p_a", "50%", ":",  "...",   "{"};
  const std::vector<Case>& inputs = good_inputs();
  for (std::size_t round = 0; round < 4000; ++round) {
    const Case& c = inputs[random(inputs.size())];
    const std::string text = mutilated(c.text, pieces, random);
    CAPTURE(text);
    const Result<Reading> result = understand(text, options_of(c.set));
    if (const auto* error = std::get_if<InputError>(&result)) {
      CHECK(error->line > 0);
      CHECK(error->column > 0);
      continue;
    }
    const Data& data = std::get<Reading>(result).data;
    if (const auto* columns = std::get_if<ScoreColumns>(&data)) {
      CHECK(columns->models.size() == columns->scores.size());
      CHECK((columns->weights.empty() || columns->weights.size() == columns->truth.size()));
      for (const auto& list : columns->scores) {
        CHECK(list.size() == columns->truth.size());
        for (const double score : list) CHECK_FALSE(std::isnan(score));
      }
    } else if (const auto* rows = std::get_if<ProbabilityColumns>(&data)) {
      CHECK(rows->probabilities.size() == rows->truth.size() * rows->labels.size());
      for (const double probability : rows->probabilities) CHECK(std::isfinite(probability));
    }
  }
}
