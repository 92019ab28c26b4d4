#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "readable_texts.hpp"

using namespace deconfuse;

TEST_CASE("groupings that are no classification keep the names of both sides") {
  struct Expected {
    std::string text;
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::string counts;
    std::string notices;
  };
  const Expected cases[] = {
      {",0,1,2\ncat,5,1,0\ndog,0,4,2",
       {"cat", "dog"},
       {"0", "1", "2"},
       "5 1 0 / 0 4 2",
       "contingency-table"},
      {"1 2 3 5\n5 6 7 9\n9 8 7 5\n1 1 2 3\n7 7 7 7",
       {"1", "2", "3", "4", "5"},
       {"1", "2", "3", "4"},
       "1 2 3 5 / 5 6 7 9 / 9 8 7 5 / 1 1 2 3 / 7 7 7 7",
       "contingency-table"},
      {"1 2 3 4\n5 6 7 9\n9 8 7 5",
       {"1", "2", "3"},
       {"1", "2", "3", "4"},
       "1 2 3 4 / 5 6 7 9 / 9 8 7 5",
       "contingency-table"},
      {"            1  2  3\nsetosa     50  0  0\nversicolor  0 48  2\nvirginica   0 14 36",
       {"setosa", "versicolor", "virginica"},
       {"1", "2", "3"},
       "50 0 0 / 0 48 2 / 0 14 36",
       "contingency-table"},
      {"       cluster\nspecies  1  2  3\n  setosa 50  0  0\n  versic  0 48  2\n  virgin  0 14 36",
       {"setosa", "versic", "virgin"},
       {"1", "2", "3"},
       "50 0 0 / 0 48 2 / 0 14 36",
       "contingency-table"},
      {"cluster   0  1  2\nspecies            \nsetosa   50  0  0\nversic    0 48  2\n"
       "virgin    0 14 36",
       {"setosa", "versic", "virgin"},
       {"0", "1", "2"},
       "50 0 0 / 0 48 2 / 0 14 36",
       "contingency-table"},
      {"col_0   a  b\nrow_0      \nx      50  0\ny       0 48\nz       1  1",
       {"x", "y", "z"},
       {"a", "b"},
       "50 0 / 0 48 / 1 1",
       "contingency-table"},
      {"cluster,a,b\n1,5,1\n2,0,4\n3,2,2",
       {"a", "b"},
       {"1", "2", "3"},
       "5 0 2 / 1 4 2",
       "transposed contingency-table"},
      {",c1,c2\na,5,1\nb,2,3\nc,0,0\nd,7,7\ne,1,0\nf,1,2",
       {"a", "b", "c", "d", "e", "f"},
       {"c1", "c2"},
       "5 1 / 2 3 / 0 0 / 7 7 / 1 0 / 1 2",
       "contingency-table"},
      {"   c1 c2 Total\na 5 1 6\nb 2 3 5\nc 0 9 9\nTotal 7 13 20",
       {"a", "b", "c"},
       {"c1", "c2"},
       "5 1 / 2 3 / 0 9",
       "totals-removed contingency-table"},
      {"1 2 3 6\n4 5 6 15\n5 7 9 21",
       {"1", "2"},
       {"1", "2", "3"},
       "1 2 3 / 4 5 6",
       "totals-removed contingency-table"},
      {"class,cluster\ncat,1\ndog,0\ncat,1\nbird,2",
       {"bird", "cat", "dog"},
       {"0", "1", "2"},
       "0 0 1 / 0 2 0 / 1 0 0",
       "two-groupings"},
      {"class,cluster\na,1\na,1\na,2\nb,2\nb,2\n\nFind the mutual information.\n",
       {"a", "b"},
       {"1", "2"},
       "2 1 / 0 2",
       "two-groupings"},
      {"[1, 1, 2, 3]\n[\"a\", \"b\", \"b\", \"b\"]",
       {"1", "2", "3"},
       {"a", "b"},
       "1 1 / 0 1 / 0 1",
       "two-groupings"},
      {"{1}, {2, 3}, {4}\n{1, 2, 3}, {4}",
       {"1", "2", "3"},
       {"1", "2"},
       "1 0 / 2 0 / 0 1",
       "sets-numbered two-groupings"},
      {"[[1, 0, 0], [0, 1, 0], [0, 0, 1]]\n[[1, 0], [0, 1], [0, 1]]",
       {"1", "2", "3"},
       {"1", "2"},
       "1 0 / 0 1 / 0 1",
       "one-hot-rows two-groupings"},
  };
  for (const Expected& expected : cases) {
    CAPTURE(expected.text);
    const Dataset dataset = dataset_of(expected.text);
    CHECK_FALSE(dataset.classification);
    CHECK(dataset.labels == expected.rows);
    CHECK(dataset.predicted_labels == expected.columns);
    CHECK(counts_of(dataset) == expected.counts);
    CHECK(notices_of(dataset) == expected.notices);
  }
  // Predictions that are always wrong, or spelled differently, are still a classification.
  for (const char* text :
       {"spam,ham\nspam,ham", "Spam,spam\nHam,ham\nSpam,ham", "a,1\nb,1", "a,1\nb,2"}) {
    CAPTURE(text);
    CHECK(dataset_of(text).classification);
  }
}
