#include <doctest/doctest.h>

#include <vector>

#include "input/readings/readings.hpp"
#include "readable_texts.hpp"

using namespace deconfuse;

std::vector<Synonyms> deconfuse::texts_of_outcomes() {
  return {
      {{Kind::matrix, {"positive", "negative"}, "50 5 / 10 100"},
       {
           {"four outcomes, one below the other", "TP: 50\nFP: 10\nFN: 5\nTN: 100"},
           {"four outcomes in a line", "TN=100 FP=10 FN=5 TP=50"},
           {"four outcomes below their Spanish names", "VP;FP;FN;VN\n50;10;5;100"},
           {"four outcomes below names with commas", "tp,fp,fn,tn\n50,10,5,100"},
           {"four outcomes in words",
            "50 true positives, 10 false positives,\n5 false negatives and 100 true negatives"},
           {"four outcomes in a sentence",
            "The model has 50 true positives (TP) and 10 false positives; there are 5 false "
            "negatives, 100 true negatives."},
           {"four outcomes in Spanish words",
            "verdaderos positivos: 50\n"
            "falsos positivos: 10\n"
            "falsos negativos: 5\n"
            "verdaderos negativos: 100"},
           {"four outcomes as an object", "{\"tp\": 50, \"fp\": 10, \"fn\": 5, \"tn\": 100}"},
           {"four outcomes of ravel", "tn, fp, fn, tp = 100, 10, 5, 50"},
       }},
      {{Kind::matrix, {"positive", "background"}, "15 25 / 10 0"},
       {
           {"no true negatives", "TP=15, FP=10, FN=25", "background-no-class"},
           {"no true negatives, in a sentence",
            "There are 15 true positives, 10 false positives and 25 false negatives.",
            "background-no-class"},
           {"no true negatives, after a formula",
            "Precision = TP / (TP + FP) with TP = 15, FP = 10 and FN = 25.", "background-no-class"},
           {"no true negatives, and a number that is no total of cases",
            "TP=15, FP=10, FN=25, in 200 images", "background-no-class"},
           {"no true negatives, and a total that they reach",
            "TP=15, FP=10, FN=25, of 50 boxes in total", "background-no-class"},
           {"no true negatives, and a number of negative cases",
            "TP=15 and FN=25 of 40 patients with the disease, FP=10 of 200 patients without it",
            "background-no-class"},
           {"no true negatives, and a number of negative cases in Spanish",
            "VP=15 y FN=25 de 40 pacientes con la enfermedad, FP=10 de 200 pacientes sin ella",
            "background-no-class"},
           {"no true negatives, and two totals", "TP=15, FP=10, FN=25, of 120 cases of 80 patients",
            "background-no-class"},
           {"no true negatives, in Spanish",
            "- Verdaderos positivos (VP): 15\n- Falsos positivos (FP): 10\n"
            "- Falsos negativos (FN): 25",
            "background-no-class"},
       }},
      {{Kind::matrix, {"positive", "negative"}, "70 30 / 20 80"},
       {
           {"three outcomes and a total",
            "Given TP = 70, FN = 30, FP = 20 and a total of 200 samples, calculate the accuracy.",
            "count-from-total"},
           {"three outcomes and N", "N = 200\nTP = 70\nFP = 20\nTN = 80", "count-from-total"},
           {"three outcomes and all in total", "TP = 70, FN = 30, TN = 80; 200 in total.",
            "count-from-total"},
           {"three outcomes out of all",
            "Out of 200 patients there are 70 true positives, 20 false positives and 30 false "
            "negatives.",
            "count-from-total"},
           {"three outcomes and a total in Spanish",
            "De un total de 200 pacientes: 70 verdaderos positivos, 20 falsos positivos y 30 "
            "falsos negativos.",
            "count-from-total"},
           {"three outcomes and a total in German",
            "TP = 70, FP = 20, FN = 30 bei insgesamt 200 Bildern", "count-from-total"},
           {"three outcomes and a total in French", "VP = 70, FP = 20, FN = 30 ; 200 cas au total",
            "count-from-total"},
       }},
      {{Kind::matrix, {"positive", "negative"}, "1200 5 / 10 2000"},
       {
           {"four outcomes with marks of thousands", "TP = 1,200, FP = 10, FN = 5, TN = 2,000",
            "thousands-marks"},
       }},
      {{Kind::matrix, {"positive", "negative"}, "0.5 0.1 / 0.1 0.3"},
       {
           {"four outcomes as shares", "TP = 0.5, FP = 0.1, FN = 0.1, TN = 0.3", "shares-of-all"},
       }},
      {{Kind::matrix, {"positive", "negative"}, "20 5 / 10 15"},
       {
           {"predictions in rows, told by the names of cells", "TP = 20, FP = 10\nFN = 5, TN = 15"},
       }},
  };
}

TEST_CASE("pasted texts are read in every form: the four outcomes") {
  check_readings(texts_of_outcomes());
}

TEST_CASE("names of outcomes say which axis is the truth, also without true negatives") {
  const auto result = understand("TP=15, FP=10, FN=25", {});
  const auto* reading = std::get_if<Reading>(&result);
  REQUIRE(reading != nullptr);
  CHECK_FALSE(std::get<CountTable>(reading->data).orientation_assumed);
}

TEST_CASE("numbers of formulas are no outcomes") {
  for (const char* text :
       {"Precision = TP/(TP+FP) = 15/(15+10) = 0.6\nRecall = TP/(TP+FN) = 15/(15+25)",
        "F1 = 2TP/(2TP+FP+FN) = 30/65", "TP + FP = 25\nFN = 25\nTP = 15"}) {
    CAPTURE(text);
    CHECK(std::holds_alternative<InputError>(understand(text, {})));
  }
}

TEST_CASE("the positive class can be chosen, or follows from the names of the cells") {
  ReadOptions options;
  options.positive = "ham";
  CHECK(dataset_of("spam,spam\nham,ham", options).positive == 0);
  options.positive = "1.0";
  CHECK(dataset_of("0,1\n1,1\n0,0", options).positive == 1);
  CHECK(dataset_of("\tsick\twell\nsick\tTP = 1\tFN = 2\nwell\tFP = 3\tTN = 4").positive == 0);
  CHECK(dataset_of("\tsick\twell\nsick\tTN = 1\tFP = 2\nwell\tFN = 3\tTP = 4").positive == 1);
  CHECK(dataset_of("TN=1,FP=2\nFN=3,TP=4").positive == 0);
  CHECK(dataset_of("VN=1;FP=2\nFN=3;VP=4").positive == 0);
  CHECK(dataset_of("TN: 1\nFP: 2\nFN: 3\nTP: 4").positive == 0);
  ReadOptions without_header;
  without_header.header = false;
  CHECK(dataset_of("TP=1, FN=2, FP=3, TN=4", without_header).positive == 0);
}
