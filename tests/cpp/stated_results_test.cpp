// Results that a text states beside its data: how they are found, and what they decide.

#include "input/stated/stated_results.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "input/readings/find.hpp"
#include "input/readings/read.hpp"

using namespace deconfuse;

namespace {

using enum StatedQuantity;

std::vector<StatedResult> stated_in(std::string_view text) {
  return stated_results_in(text, lines_of(text));
}

Dataset read_text(const std::string& text, const ReadOptions& options = {}) {
  auto dataset = read(text, options);
  REQUIRE(std::holds_alternative<Dataset>(dataset));
  return std::get<Dataset>(std::move(dataset));
}

std::vector<Notice> notices_of(const Dataset& dataset, NoticeCode code) {
  std::vector<Notice> notices;
  std::copy_if(dataset.notices.begin(), dataset.notices.end(), std::back_inserter(notices),
               [code](const Notice& notice) { return notice.code == code; });
  return notices;
}

using Counts = std::vector<double>;

}  // namespace

TEST_CASE("a stated result is a name of a quantity with a number") {
  const struct {
    const char* text;
    StatedQuantity quantity;
    double value;
    double tolerance;
    const char* class_name = "";
  } examples[] = {
      {"Accuracy: 0.725", accuracy, 0.725, 0.0005},
      {"The model has an accuracy of 72 %.", accuracy, 0.72, 0.005},
      {"| Exactitud | 0,72 |", accuracy, 0.72, 0.005},
      {"\"accuracy\": 0.72,", accuracy, 0.72, 0.005},
      {"Accuracy (average) : 0.7283", accuracy, 0.7283, 0.00005},
      {"precision = TP / (TP + FP) = 9 / 12 = 0.75", precision, 0.75, 0},
      {"Precision of the class spam is 75.0%", precision, 0.75, 0.0005, "spam"},
      {"Recall (Ham): 18/25", recall, 0.72, 0, "Ham"},
      {"Pos Pred Value : 0.8125", precision, 0.8125, 0.00005},
      {"Misclassification error rate: 0.1045 = 23 / 220", error_rate, 0.1045, 0.00005},
      {"the error rate is =23/220", error_rate, 23.0 / 220, 0},
      {"OOB estimate of  error rate: 8.64%", error_rate, 0.0864, 0.00005},
      {"Kappa statistic                          0.1177", kappa, 0.1177, 0.00005},
      {"MCC = -0.12", matthews, -0.12, 0.005},
      {"f1_score=0.81", f1, 0.81, 0.005},
      {"Sensitivität: 0,93", recall, 0.93, 0.005},
      {"taux d'erreur : 12,5 %", error_rate, 0.125, 0.0005},
      {"Total Number of Instances   881", all_cases, 881, 0},
      {"N = 220", all_cases, 220, 0},
      {"There are 58 cases.", cases, 58, 0},
      {"Accuracy == 0.725", accuracy, 0.725, 0.0005},
      {"The accuracy equals 0.725", accuracy, 0.725, 0.0005},
      {"accuracy ≈ 0.725", accuracy, 0.725, 0.0005},
      {"accuracy → 0.725", accuracy, 0.725, 0.0005},
      {"The F1 was 0.81", f1, 0.81, 0.005},
      {"Die Sensitivität beträgt 72 %", recall, 0.72, 0.005},
      {"L'exactitude vaut 0,72", accuracy, 0.72, 0.005},
      {"MCC = −0.12", matthews, -0.12, 0.005},
      {"Correctly classified: 175", correct_cases, 175, 0},
      {"Correctly classified: 87.5 %", accuracy, 0.875, 0.0005},
      {"Incorrectly classified: 12.5%", error_rate, 0.125, 0.0005},
      {"recall for the class \"Spam\": 0.75", recall, 0.75, 0.005, "Spam"},
      {"recall of class Spam was 0.75", recall, 0.75, 0.005, "Spam"},
      {"a recall of 0.75", recall, 0.75, 0.005},
      {"recall [%]: 75 %", recall, 0.75, 0.005},
      {"Positive class = 1", positive_class, 0, 0, "1"},
      {"La clase positiva es spam", positive_class, 0, 0, "spam"},
      {"La classe positive est spam.", positive_class, 0, 0, "spam"},
      {"Die positive Klasse ist Spam", positive_class, 0, 0, "Spam"},
      {"'Positive' Class : spam", positive_class, 0, 0, "spam"},
      {"The positive class is \"yes\".", positive_class, 0, 0, "yes"},
  };
  for (const auto& c : examples) {
    CAPTURE(std::string(c.text));
    const auto results = stated_in(c.text);
    CHECK(results.size() == 1);
    if (results.size() != 1) continue;
    CHECK((results[0].quantity == c.quantity));
    CHECK(results[0].value == doctest::Approx(c.value).epsilon(1e-12));
    CHECK(results[0].tolerance == doctest::Approx(c.tolerance).epsilon(1e-9));
    CHECK(results[0].class_name == c.class_name);
    CHECK(results[0].line == 1);
  }
}

TEST_CASE("results of other data are not taken for results of these") {
  for (const char* text : {"Training accuracy: 0.93",
                           "Accuracy (train): 0.93",
                           "95% CI : (0.6241, 0.6818)",
                           "Accuracy 95% CI: (0.62, 0.68)",
                           "P-Value [Acc > NIR] : <2e-16",
                           "precision = 9 / (9 + 3)",
                           "Give the precision to 3 decimal places.",
                           "Accuracy 0.75 0.80 0.78",
                           "Expected accuracy = 0.50",
                           "Accuracy: 72.5",
                           "Accuracy: 1.5",
                           "MCC = -1.5",
                           "N = 22.5",
                           "N = 50 %",
                           "12.5 cases",
                           "case 12/58 cases",
                           "recall_at_k: 0.75",
                           "recall (spam: 0.75",
                           "The recall of the model on the mails",
                           "accuracy ± 0.01",
                           "precision 0.75 * 0.8",
                           "cross-validation accuracy: 0.75",
                           "n_estimators=100",
                           "accuracy.score: 0.72",
                           "Mean absolute error 0.4867",
                           "What is the accuracy?",
                           "Kappa = ",
                           "F1",
                           "n",
                           "=",
                           "recall /",
                           "precision of ",
                           "Class: ",
                           "positive class:"}) {
    CAPTURE(text);
    CHECK(stated_in(text).empty());
  }
}

TEST_CASE("means say which they are, and counts may have their share beside them") {
  const struct {
    const char* text;
    StatedAverage average;
  } means[] = {
      {"macro F1: 0.71", StatedAverage::macro},
      {"F1 (macro): 0.71", StatedAverage::macro},
      {"micro F1 = 0.71", StatedAverage::micro},
      {"f1_micro: 0.71", StatedAverage::micro},
      {"weighted F1 = 0.71", StatedAverage::weighted},
      {"F1-weighted 0.71", StatedAverage::weighted},
      {"F1 = 0.71", StatedAverage::none},
  };
  for (const auto& c : means) {
    CAPTURE(c.text);
    const auto results = stated_in(c.text);
    REQUIRE(results.size() == 1);
    CHECK((results[0].quantity == f1));
    CHECK(results[0].value == doctest::Approx(0.71));
    CHECK((results[0].average == c.average));
  }
  const auto both = stated_in("Incorrectly Classified Instances   25   12.5 %");
  REQUIRE(both.size() == 2);
  CHECK((both[0].quantity == error_rate));
  CHECK(both[0].value == doctest::Approx(0.125));
  CHECK((both[1].quantity == wrong_cases));
  CHECK(both[1].value == 25);
}

TEST_CASE("numbers with few digits decide nothing") {
  const auto tells = [](std::string_view text) {
    const auto results = stated_in(text);
    REQUIRE(results.size() == 1);
    return results[0].tells;
  };
  CHECK(tells("precision: 0.75"));
  CHECK(tells("precision: 3/4"));
  CHECK_FALSE(tells("precision: 0.8"));
  CHECK_FALSE(tells("precision: 1.00"));
  CHECK_FALSE(tells("precision: 0.50"));
  CHECK_FALSE(tells("N = 4"));
}

TEST_CASE("reports have a row or a column per class") {
  const auto sklearn = stated_in(
      "              precision    recall  f1-score   support\n"
      "\n"
      "        Stay       0.96      0.94      0.95        53\n"
      "       Churn       0.94      0.96      0.95        47\n"
      "\n"
      "    accuracy                           0.95       100\n"
      "   macro avg       0.95      0.95      0.95       100\n");
  REQUIRE(sklearn.size() == 12);
  CHECK(sklearn[0].class_name == "Stay");
  CHECK(sklearn[0].listed);
  CHECK((sklearn[7].quantity == support));
  CHECK(sklearn[7].value == 47);
  CHECK((sklearn[8].quantity == accuracy));
  CHECK((sklearn[9].average == StatedAverage::macro));

  const auto weka = stated_in(
      "                 TP Rate  FP Rate  Precision  Recall   F-Measure  ROC Area  Class\n"
      "                 0.602    0.423    0.483      0.602    0.536      ?         >50K\n"
      "                 0.577    0.398    0.689      0.577    0.628      0.6       <=50K\n");
  REQUIRE(weka.size() == 10);
  CHECK(weka[0].class_name == ">50K");
  CHECK((weka[7].quantity == precision));
  CHECK(weka[7].value == 0.689);

  const auto caret = stated_in(
      "                     Class: a  Class: big b\n"
      "Sensitivity            0.9000    0.8000\n"
      "Balanced Accuracy      0.8500    NA\n");
  REQUIRE(caret.size() == 3);
  CHECK(caret[1].class_name == "big b");
  CHECK((caret[2].quantity == balanced_accuracy));
}

TEST_CASE("hostile lines are read safely, and at most 500 results are taken") {
  std::string many, brackets, chain, names;
  for (int k = 0; k < 2000; ++k) {
    many += "precision: 0." + std::to_string(1000 + k) + "\n";
    brackets += "recall (";
    chain += "accuracy of = ";
    names += "Class: ";
  }
  CHECK(stated_in(many).size() == 500);
  for (const std::string& text :
       {brackets, chain, names, std::string(3000, '9'), "accuracy 0." + std::string(3000, '9'),
        "accuracy " + std::string(3000, '/'), std::string("f\xFF\xC3"), std::string("1/"),
        std::string("precision recall\n0.1"), std::string("n="), std::string("\0n=\0", 4)})
    CHECK(stated_in(text).size() <= 1);
}

TEST_CASE("a stated precision distinguishes rows from columns if the text names no axes") {
  const std::string sheet =
      "Exercise 2. A filter was tried on 120 mails.\n"
      "\n"
      "        spam  ham\n"
      "spam      45   15\n"
      "ham        5   55\n"
      "\n";
  // As written, the precision of spam is 45/50 and its recall 45/60.
  const Dataset upright = read_text(sheet + "Its accuracy is 0.83.\n");
  CHECK(upright.matrix.cells() == Counts{45, 15, 5, 55});

  const Dataset turned = read_text(sheet + "For spam, precision (spam) = 0.75.\n");
  CHECK(turned.matrix.cells() == Counts{45, 5, 15, 55});
  CHECK(turned.labels == std::vector<std::string>{"spam", "ham"});
  const auto notices = notices_of(turned, NoticeCode::transposed);
  REQUIRE(notices.size() == 1);
  CHECK(notices[0].line == 7);

  // The caller, the axes and a contradicting accuracy take precedence.
  ReadOptions told;
  told.orientation = Orientation::truth_rows;
  CHECK(read_text(sheet + "precision (spam) = 0.75\n", told).matrix.cells() ==
        Counts{45, 15, 5, 55});
  CHECK(read_text(sheet + "accuracy = 0.91\nprecision (spam) = 0.75\n").matrix.cells() ==
        Counts{45, 15, 5, 55});
  CHECK(read_text("A filter was tried on 120 mails.\n\n"
                  "actual\\predicted  spam  ham\n"
                  "spam      45   15\n"
                  "ham        5   55\n\n"
                  "precision (spam) = 0.75\n")
            .matrix.cells() == Counts{45, 15, 5, 55});
}

TEST_CASE("nothing is decided if two interpretations fit, or none") {
  const std::string sheet =
      "A filter was tried on 120 mails:\n"
      "\n"
      "        spam  ham\n"
      "spam      45   15\n"
      "ham        5   55\n"
      "\n";
  // For ham, precision is 11/14 and recall 11/12; for spam they are 9/10 and 3/4.
  const struct {
    const char* stated;
    Counts cells;
    const char* positive;
  } cases[] = {
      {"precision = 0.71\n", {45, 15, 5, 55}, "ham"},                  // agrees with nothing
      {"precision = 0.75, recall = 0.21\n", {45, 15, 5, 55}, "ham"},   // agrees in part
      {"precision = 0.79, recall = 0.92\n", {45, 15, 5, 55}, "ham"},   // as written
      {"precision = 0.90, recall = 0.75\n", {45, 15, 5, 55}, "spam"},  // the other class
      {"precision = 0.92, recall = 0.79\n", {45, 5, 15, 55}, "ham"},   // the other axis
      {"precision = 0.75, recall = 0.90\n", {45, 5, 15, 55}, "spam"},  // both
      {"accuracy = 0.83, F1 = 0.85\n", {45, 15, 5, 55}, "ham"},
  };
  for (const auto& c : cases) {
    CAPTURE(c.stated);
    const Dataset dataset = read_text(sheet + c.stated);
    CHECK(dataset.matrix.cells() == c.cells);
    CHECK(dataset.labels[dataset.positive] == c.positive);
  }
  // One number does not overrule a class called "yes"; two do.
  const std::string named = "Results of the test:\n\n    no  yes\nno  45  15\nyes  5  55\n\n";
  CHECK(read_text(named + "precision = 0.90\n").positive == 1);
  CHECK(read_text(named + "precision = 0.90, recall = 0.75\n").positive == 0);
  // 0.75 is the precision of a and the recall of b.
  const Dataset both =
      read_text("Results of the test:\n\n    a   b\na  30  20\nb  10  30\n\nprecision = 0.75\n");
  CHECK(both.matrix.cells() == Counts{30, 20, 10, 30});
  CHECK(both.positive == 1);
}

TEST_CASE("R's caret states the positive class") {
  const std::string print =
      "Confusion Matrix and Statistics\n"
      "\n"
      "          Reference\n"
      "Prediction no yes\n"
      "       no  50   2\n"
      "       yes  3  45\n"
      "\n"
      "               Accuracy : 0.95\n"
      "                 95% CI : (0.8872, 0.9836)\n"
      "                  Kappa : 0.8997\n"
      "            Sensitivity : 0.9434\n"
      "            Specificity : 0.9574\n"
      "\n"
      "       'Positive' Class : no\n";
  const Dataset dataset = read_text(print);
  CHECK(dataset.matrix.cells() == Counts{50, 3, 2, 45});
  CHECK(dataset.labels[dataset.positive] == "no");
  ReadOptions told;
  told.positive = "yes";
  CHECK(read_text(print, told).positive == 1);
}

TEST_CASE("a matrix without names gets the classes of a report") {
  const std::string array = "[[50  3]\n [ 2 45]]\n";
  const std::string report =
      "Classification Report:\n"
      "              precision    recall  f1-score   support\n"
      "        Stay       0.943     0.962     0.952        52\n"
      "       Churn       0.957     0.938     0.947        48\n"
      "    accuracy                          0.950       100\n";
  const Dataset turned = read_text("Confusion Matrix:\n" + array + report);
  CHECK(turned.matrix.cells() == Counts{50, 2, 3, 45});
  CHECK(notices_of(turned, NoticeCode::transposed).size() == 1);
  const Dataset zero = read_text("Confusion Matrix:\n" + array + "'Positive' Class : 0\n");
  CHECK(zero.positive == 0);
  CHECK(notices_of(zero, NoticeCode::second_positive).empty());
}

TEST_CASE("results that agree with the data are evidence for a reading") {
  const auto evidence = [](const std::string& text) {
    const auto found = find_data(text, {});
    REQUIRE(std::holds_alternative<std::vector<Found>>(found));
    return std::get<std::vector<Found>>(found)[0].evidence;
  };
  const std::string weka =
      "=== Confusion Matrix ===\n"
      "\n"
      "    a    b   <-- classified as\n"
      "  210  139 |    a = >50K\n"
      "  225  307 |    b = <=50K\n";
  const auto with = [&weka](const char* correct, const char* share, const char* total) {
    return "Correctly Classified Instances         " + std::string(correct) + "               " +
           share + " %\nTotal Number of Instances              " + total + "\n\n" + weka;
  };
  const double same = evidence(with("517", "58.6833", "881")),
               other = evidence(with("481", "54.5971", "901"));
  CHECK(same == other + 3);

  const std::string cut =
      "Fitted with 20 trees.\n\n   a   b\na 97  13\nb 10 100\n\nOOB error rate ";
  CHECK(evidence(cut + "=23/220\n") == evidence(cut + "=24/220\n") + 1);
}

TEST_CASE("results beyond other data belong to those data") {
  const std::string first =
      "First model\n"
      "        spam  ham\n"
      "spam      45   15\n"
      "ham        5   55\n"
      "\n";
  const std::string second =
      "Second model\n"
      "        spam  ham\n"
      "spam      40   20\n"
      "ham       30   30\n"
      "\n";
  CHECK(read_text(first + second + "precision (spam) = 0.75\n").matrix.cells() ==
        Counts{45, 15, 5, 55});
  const auto found = find_data(first + second + "precision (spam) = 0.67\n", {});
  const auto& blocks = std::get<std::vector<Found>>(found);
  REQUIRE(blocks.size() == 2);
  for (const Found& block : blocks) {
    const bool is_second = block.reading.place.lines.front().first > 5;
    const auto& table = std::get<CountTable>(block.reading.data);
    CHECK(table.counts == (is_second ? Counts{40, 30, 20, 30} : Counts{45, 15, 5, 55}));
  }
}
