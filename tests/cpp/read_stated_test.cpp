// Results beside a matrix decide what its axes and its positive class are.

#include <doctest/doctest.h>

#include "found_in.hpp"

using deconfuse::check;

TEST_CASE("a matrix agrees with the results of its text") {
  check({
      {"Confusion Matrix and Statistics\n"
       "\n"
       "          Reference\n"
       "Prediction  a  b  c\n"
       "         a 10  2  1\n"
       "         b  3 20  4\n"
       "         c  0  5 30\n"
       "\n"
       "Overall Statistics\n"
       "                                          \n"
       "               Accuracy : 0.8             \n"
       "                 95% CI : (0.6917, 0.8835)\n"
       "    No Information Rate : 0.4667          \n"
       "    P-Value [Acc > NIR] : 3.041e-09       \n"
       "                                          \n"
       "                  Kappa : 0.6798          \n"
       "                                          \n"
       " Mcnemar's Test P-Value : 0.7483          \n"
       "\n"
       "Statistics by Class:\n"
       "\n"
       "                     Class: a Class: b Class: c\n"
       "Sensitivity            0.7692   0.7407   0.8571\n"
       "Specificity            0.9516   0.8542   0.8750\n"
       "Pos Pred Value         0.7692   0.7407   0.8571\n"
       "Neg Pred Value         0.9516   0.8542   0.8750\n"
       "Prevalence             0.1733   0.3600   0.4667\n"
       "Detection Rate         0.1333   0.2667   0.4000\n"
       "Detection Prevalence   0.1733   0.3600   0.4667\n"
       "Balanced Accuracy      0.8604   0.7975   0.8661",
       "a b c: 10 3 0 / 2 20 5 / 1 4 30"},
      {"     spam ham\n"
       "spam   45   5\n"
       "ham    20 130\n"
       "\n"
       "False positive rate: 0.1333\n"
       "False negative rate: 0.1\n"
       "Prevalence: 0.25",
       "spam ham: 45 5 / 20 130"},
      {"     spam ham\n"
       "spam   45   5\n"
       "ham    20 130\n"
       "\n"
       "Correctly classified: 175\n"
       "Incorrectly classified: 25",
       "spam ham: 45 5 / 20 130"},
      {"    a  b  c\n"
       "a  10  2  1\n"
       "b   3 20  4\n"
       "c   0  5 30\n"
       "Micro F1: 0.8\n"
       "Macro recall: 0.79",
       "a b c: 10 2 1 / 3 20 4 / 0 5 30"},
      {"     spam ham\n"
       "spam   45  20\n"
       "ham     5 130\n"
       "\n"
       "Recall of spam: 0.9\n"
       "Precision of spam: 0.692",
       "spam ham: 45 5 / 20 130"},
      {"     0   1\n"
       "0   45  20\n"
       "1    5 130\n"
       "\n"
       "recall = 0.963, precision = 0.867",
       "0 1: 45 20 / 5 130"},
      {"     spam ham\n"
       "spam   45  20\n"
       "ham     5 130\n"
       "\n"
       "Correctly Classified Instances         175               87.5    %\n"
       "Incorrectly Classified Instances        25               12.5    %",
       "spam ham: 45 20 / 5 130"},
      {"     spam ham\n"
       "spam   45  20\n"
       "ham     5 130\n"
       "\n"
       "Correct: 87.5 %\n"
       "N = 200",
       "spam ham: 45 20 / 5 130"},
  });
}

TEST_CASE("the numbers of a report in prose are refused") {
  check({
      {"Class cat: precision 0.75, recall 0.60, support 5\n"
       "Class dog: precision 0.60, recall 0.75, support 4\n"
       "Accuracy: 0.67",
       "looks-like-report"},
      {"Class cat: precision 0.75, recall 0.60, prevalence 0.56\n"
       "Class dog: precision 0.60, recall 0.75, prevalence 0.44\n"
       "Number of cases: 9\n"
       "Accuracy: 0.67",
       "ragged-rows"},
      {"Class cat: precision 0.75, recall 0.60, support 5\n"
       "Class dog: precision 0.60, recall 0.75, support 4\n"
       "Class bird: precision 1.00, recall 0.50, support 2\n"
       "Micro precision: 0.70, micro recall: 0.64, micro F1: 0.67",
       "looks-like-report"},
  });
}
