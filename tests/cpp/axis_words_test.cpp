// Words beside and in a matrix that tell which axis is the truth, and different names of its
// classes.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "input/readings/read.hpp"
#include "input/stated/stated_axes.hpp"

using namespace deconfuse;

namespace {

Dataset read_text(const std::string& text) {
  auto dataset = read(text, {});
  INFO(text);
  REQUIRE(std::holds_alternative<Dataset>(dataset));
  return std::get<Dataset>(std::move(dataset));
}

bool is_transposed(const Dataset& dataset) {
  return std::any_of(dataset.notices.begin(), dataset.notices.end(),
                     [](const Notice& notice) { return notice.code == NoticeCode::transposed; });
}

/// The counts with the first label's class first; rows are the truth.
std::vector<double> counts_of(const Dataset& dataset, const std::string& first) {
  const std::size_t a = dataset.labels[0] == first ? 0 : 1, b = 1 - a;
  REQUIRE(dataset.labels[a] == first);
  return {dataset.matrix(a, a), dataset.matrix(a, b), dataset.matrix(b, a), dataset.matrix(b, b)};
}

}  // namespace

TEST_CASE("a line states the role of the rows of a matrix") {
  const struct {
    const char* line;
    Role rows;
  } examples[] = {
      {"columns are the true classes, rows are the predictions", Role::predicted},
      {"(rows = predicted, columns = actual)", Role::predicted},
      {"# rows=pred, cols=true", Role::predicted},
      {"rows: truth", Role::truth},
      {"Rows: truth   Columns: pred", Role::truth},
      {"Each column is an actual class.", Role::predicted},
      {"Predicted (rows) x Actual (columns)", Role::predicted},
      {"true labels as rows and predicted labels as columns", Role::truth},
      {"The rows show the predicted class and the columns the actual class", Role::predicted},
      {"x axis: actual, y axis: predicted", Role::predicted},
      {"Zeilen: Vorhersage, Spalten: Wahrheit", Role::predicted},
      {"Die Spalten sind die tatsächlichen Klassen.", Role::predicted},
      {"Filas: predicción", Role::predicted},
      {"las filas son las clases reales y las columnas las predichas", Role::truth},
      {"lignes : prédictions, colonnes : réalité", Role::predicted},
      {"Eje x: real, eje y: predicho", Role::predicted},
      {"eje y: real", Role::truth},
      {"axe x: réalité, axe y: prédictions", Role::predicted},
      {"rows → truth, columns → predictions", Role::truth},
      {"truth on the y axis, predictions on the x axis.", Role::truth},
      {"Predictions in columns; truth in rows!", Role::truth},
      {"rows: y_true, columns: y_pred", Role::truth},
      {"rows: y.pred", Role::predicted},
      {"rows: truth. Rows: predictions.", Role::none},
      {"the predictions are in the rows of the truth", Role::none},
      {"rows 1 to 3: truth", Role::none},
      {"columns: actual, predicted", Role::none},
      {"rows are predicted or actual", Role::none},
      {"The columns show true positives and false positives", Role::none},
      {"(rows predicted, columns actual)", Role::predicted},
      {"3 rows predicted so far", Role::none},
      {"the sum of the predicted columns", Role::none},
      {"150 rows and 2 columns", Role::none},
      {"The predictions are good.", Role::none},
      {"rows: pred, rows: true", Role::none},
  };
  for (const auto& example : examples) {
    INFO(example.line);
    CHECK(rows_stated_in(example.line) == example.rows);
  }
}

TEST_CASE("the arguments of a call state the role of the rows of its print") {
  const struct {
    const char* line;
    Role rows;
  } examples[] = {
      {"> table(predict(fit, type = \"class\"), iris$Species)", Role::predicted},
      {"table(pred, truth)", Role::predicted},
      {"table(df$truth, df$pred)", Role::truth},
      {"table(test$kind, fit.pred)", Role::truth},
      {"pd.crosstab(df.pred, df.actual)", Role::predicted},
      {"confusion_matrix(y_true, y_pred)", Role::truth},
      // torchmetrics takes the predictions first but still has the truth in the rows.
      {"confusion_matrix(preds, target)", Role::none},
      {"table(x, y)", Role::none},
      {"data.table(pred, truth)", Role::none},
      {"read_table(pred, truth)", Role::none},
  };
  for (const auto& example : examples) {
    INFO(example.line);
    CHECK(rows_of_call(example.line) == example.rows);
  }
}

TEST_CASE("a matrix whose rows are said to be predictions is transposed") {
  const std::string matrix = "      fox  owl\nfox    60    5\nowl     4   31\n";
  for (const std::string& text : {
           "Confusion matrix (columns are the true classes, rows are the predictions):\n" + matrix,
           "rows = predicted, columns = actual\n\n" + matrix,
           matrix + "\nRows are predictions, columns are true classes.\n",
           "Columns are the actual classes.\n" + matrix,
           "> table(predict(fit, test), test$Species)\n     \n" + matrix,
       }) {
    const Dataset dataset = read_text(text);
    INFO(text);
    CHECK(counts_of(dataset, "fox") == std::vector<double>{60, 4, 5, 31});
    CHECK(is_transposed(dataset));
  }
  for (const std::string& text : {
           "Rows are the true classes, columns the predictions.\n" + matrix,
           "The classifier has 2 columns.\n" + matrix,
           // The nearest statement counts.
           "Rows are predictions.\nRows are the true classes.\n" + matrix,
       }) {
    const Dataset dataset = read_text(text);
    INFO(text);
    CHECK(counts_of(dataset, "fox") == std::vector<double>{60, 5, 4, 31});
    CHECK_FALSE(is_transposed(dataset));
  }
}

TEST_CASE("one word in the corner may name either axis") {
  const std::string counts = "fox    60    5\nowl     4   31\n";
  for (const std::string word : {"y_pred", "pred", "predicted"}) {
    const Dataset dataset = read_text(word + "  fox  owl\n" + counts);
    INFO(word);
    CHECK(counts_of(dataset, "fox") == std::vector<double>{60, 4, 5, 31});
    CHECK(dataset.truth_in_columns);
    CHECK(dataset.orientation_doubtful);
  }
  CHECK_FALSE(read_text("pred \\ true  fox  owl\n" + counts).orientation_doubtful);
}

TEST_CASE("an axis may be named by a variable of a model") {
  const struct {
    const char* text;
    bool transposed;
  } examples[] = {
      {"        Direction\nglm.pred fox owl\n     fox  60   5\n     owl   4  31\n", true},
      {"         Direction.2005\nlda.class fox owl\n      fox  60   5\n      owl   4  31\n", true},
      {"      same_truth\nblock fox owl\n  fox  60   5\n  owl   4  31\n", true},
      {"         knn.pred\nDirection fox owl\n      fox  60   5\n      owl   4  31\n", false},
  };
  for (const auto& example : examples) {
    const Dataset dataset = read_text(example.text);
    INFO(example.text);
    CHECK(is_transposed(dataset) == example.transposed);
    CHECK(counts_of(dataset, "fox") == (example.transposed ? std::vector<double>{60, 4, 5, 31}
                                                           : std::vector<double>{60, 5, 4, 31}));
  }
}

TEST_CASE("two names of a class, one for the truth and one for the prediction") {
  const struct {
    const char* text;
    const char* positive;
    std::vector<double> counts;
  } examples[] = {
      {"\tDisease present\tDisease absent\nTest positive\t44\t21\nTest negative\t6\t129\n",
       "positive",
       {44, 6, 21, 129}},
      {"\tTest positive\tTest negative\nDisease\t44\t6\nNo disease\t21\t129\n",
       "positive",
       {44, 6, 21, 129}},
      {"             Relevant  Nonrelevant\nRetrieved       44        21\nNot retrieved    6       "
       "129\n",
       "Relevant",
       {44, 6, 21, 129}},
      {"\trecuperado\tno recuperado\nrelevante\t44\t6\nno relevante\t21\t129\n",
       "relevante",
       {44, 6, 21, 129}},
      {"\tHealthy\tSick\nPositive\t21\t44\nNegative\t129\t6\n", "Positive", {44, 6, 21, 129}},
      {"\tEnfermo\tSano\nTest positivo\t44\t21\nTest negativo\t6\t129\n",
       "positive",
       {44, 6, 21, 129}},
      {"| | krank | gesund |\n|---|---|---|\n| Test positiv | 44 | 21 |\n| Test negativ | 6 | 129 "
       "|\n",
       "positive",
       {44, 6, 21, 129}},
      {"              Disease   No disease\nTest positive    44         21\nTest negative     6    "
       "    129\n",
       "positive",
       {44, 6, 21, 129}},
      {"           Disease +   Disease -\nTest -          6         129\nTest +         44         "
       " 21\n",
       "positive",
       {44, 6, 21, 129}},
      {"X-ray No TB Yes TB Total\nNegative 129 6 135\nPositive 21 44 65\nTotal 150 50 200\n",
       "Positive",
       {44, 6, 21, 129}},
      {"\t\tDisease\t\n\t\t+\t-\nTest\t+\t44\t21\n\t-\t6\t129\n", "+", {44, 6, 21, 129}},
      {"\tD+\tD-\nT+\t44\t21\nT-\t6\t129\n", "positive", {44, 6, 21, 129}},
      {"      Predicted\nActual FALSE TRUE\n     0   129   21\n     1     6   44\n",
       "1",
       {44, 6, 21, 129}},
      {"      Predicted\nActual FALSE TRUE\n   no    129   21\n   yes     6   44\n",
       "yes",
       {44, 6, 21, 129}},
  };
  for (const auto& example : examples) {
    INFO(example.text);
    const Dataset dataset = read_text(example.text);
    CHECK(dataset.labels[dataset.positive] == example.positive);
    CHECK(counts_of(dataset, example.positive) == example.counts);
  }
}

TEST_CASE("a column with a name of counts may hold the names of cases") {
  const Dataset dataset = read_text("images,label,prediction\na.png,x,x\nb.png,z,x\nc.png,z,z\n");
  CHECK(counts_of(dataset, "x") == std::vector<double>{1, 0, 1, 1});
}

TEST_CASE("two tests, or other groups, are not a truth and a prediction") {
  for (const char* text : {
           "\tTest positive\tTest negative\nDrug\t5\t20\nNo drug\t95\t80\n",
           "\tPositive\tNegative\nWith treatment\t5\t20\nWithout treatment\t95\t80\n",
           "\tDisease\tNo disease\nExposed\t50\t2\nNot exposed\t3\t45\n",
       }) {
    INFO(text);
    CHECK_FALSE(read_text(text).classification);
  }
  const Dataset dataset = read_text(
      "\tPCR positive\tPCR negative\nAntigen positive\t44\t21\nAntigen negative\t6\t129\n");
  CHECK_FALSE(dataset.classification);
}

TEST_CASE("axes, outcomes and counts are named in more languages") {
  for (const char* corner :
       {"Reale \\ Predetto", "Real \\ Previsto", "Werkelijk \\ Voorspeld", "Факт \\ Прогноз",
        "Rzeczywista \\ Przewidziana", "Gerçek \\ Tahmin", "Aktual \\ Prediksi", "真实 \\ 预测",
        "実際 \\ 予測", "실제 \\ 예측", "Thực tế \\ Dự đoán", "Réalité \\ Prédiction"}) {
    const std::string all = corner, sign = " \\ ";
    const std::size_t at = all.find(sign);
    const std::string swapped = all.substr(at + sign.size()) + sign + all.substr(0, at);
    const std::string below = "\tx\tz\nx\t40\t6\nz\t9\t25\n";
    INFO(corner);
    CHECK(counts_of(read_text(all + below), "x") == std::vector<double>{40, 6, 9, 25});
    CHECK(counts_of(read_text(swapped + below), "x") == std::vector<double>{40, 9, 6, 25});
  }
  const char* outcomes[][4] = {
      {"Veri positivi", "Falsi positivi", "Veri negativi", "Falsi negativi"},
      {"Verdadeiros positivos", "Falsos positivos", "Verdadeiros negativos", "Falsos negativos"},
      {"Истинно положительные", "Ложно положительные", "Истинно отрицательные",
       "Ложноотрицательные"},
      {"Prawdziwie pozytywne", "Fałszywie pozytywne", "Prawdziwie negatywne",
       "Fałszywie negatywne"},
      {"Doğru Pozitif", "Yanlış Pozitif", "Doğru Negatif", "Yanlış Negatif"},
      {"真阳性", "假阳性", "真阴性", "假阴性"},
      {"真陽性", "偽陽性", "真陰性", "偽陰性"},
  };
  for (const auto& names : outcomes) {
    const std::string text = std::string(names[0]) + ": 40\n" + names[1] + ": 9\n" + names[2] +
                             ": 25\n" + names[3] + ": 6\n";
    INFO(text);
    CHECK(counts_of(read_text(text), "positive") == std::vector<double>{40, 6, 9, 25});
  }
  for (const char* count : {"Anzahl", "support", "samples", "examples", "images", "Effectif"}) {
    const std::string text =
        std::string("truth,pred,") + count + "\nx,x,40\nx,z,6\nz,x,9\nz,z,25\n";
    INFO(text);
    CHECK(counts_of(read_text(text), "x") == std::vector<double>{40, 6, 9, 25});
  }
}

TEST_CASE("one row of outcomes is a matrix") {
  for (const char* text : {
           "| TP | FP | FN | TN |\n|---:|---:|---:|---:|\n| 40 | 9 | 6 | 25 |\n",
           "Model,TN,TP,FP,FN,Accuracy\nforest,25,40,9,6,0.8125\n",
           "   TP  FP  FN  TN\n0  40   9   6  25\n",
           "threshold;TP;FP;FN;TN\n0.5;40;9;6;25\n",
       }) {
    INFO(text);
    CHECK(counts_of(read_text(text), "positive") == std::vector<double>{40, 6, 9, 25});
  }
}

TEST_CASE("a column of ids is not a prediction") {
  const Dataset dataset = read_text("id,truth,response\nx4,M,M\nx9,M,R\nx17,R,R\nx21,M,M\n");
  CHECK(counts_of(dataset, "M") == std::vector<double>{2, 1, 0, 1});
}
