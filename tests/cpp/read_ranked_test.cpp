#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/ranked_lists.hpp"
#include "input/readings/read.hpp"
#include "input/readings/readings.hpp"
#include "input/text/number.hpp"

using namespace deconfuse;

namespace {

/// "q1 10110 of 4; q2 …" with the codes of notices; an error's code; or "no list".
std::string described(std::string_view text, const ReadOptions& options = {}) {
  const auto result = understand(text, options);
  if (const auto* error = std::get_if<InputError>(&result)) return code_text(error->code);
  const auto& reading = std::get<Reading>(result);
  const auto* given = std::get_if<RankedLists>(&reading.data);
  if (given == nullptr) return "no list";
  const auto taken = take_ranked_lists(*given);
  if (const auto* error = std::get_if<InputError>(&taken)) return code_text(error->code);
  const auto& lists = std::get<RankedLists>(taken);
  std::string described;
  for (std::size_t at = 0; at < lists.lists(); ++at) {
    if (at > 0) described += "; ";
    if (lists.lists() > 1) described += lists.queries[at] + " ";
    for (const double item : lists.relevance[at]) described += text_of(item);
    described += " of " + text_of(lists.relevant[at]);
  }
  for (const Notice& notice : reading.notices) described += " " + code_text(notice.code);
  return described;
}

struct Case {
  const char* text;
  const char* expected;
};

}  // namespace

TEST_CASE("ranks stated in a sentence, with the sizes beside them") {
  const Case cases[] = {
      {"10 documents, 7 relevant, found at 1, 3, 4, 6, 9", "1011010010 of 7"},
      {"10 documents, 7 relevant, found at 1, 3, 4, 6, 9: precision, recall, F, AP, interpolated "
       "at "
       "11 levels",
       "1011010010 of 7"},
      {"relevant in positions 1, 3, 4, 6 and 9 of 10; there are 7", "1011010010 of 7"},
      {"A search engine returns ten documents. Relevant ones are at ranks 1, 3, 4, 6 and 9. The\n"
       "collection holds seven relevant documents. Compute average precision.",
       "1011010010 of 7"},
      {"Of the 7 relevant documents, 5 were found, at positions 1, 3, 4, 6 and 9 of the first 10.",
       "1011010010 of 7"},
      {"The system returned 10 results; 2 relevant ones were not found. Relevant results stand at "
       "ranks 1, 3, 4, 6, 9.",
       "1011010010 of 7"},
      {"7 of the 100 documents are relevant. The system returns 10 documents, with the relevant "
       "ones at ranks 1, 3, 4, 6 and 9.",
       "1011010010 of 7"},
      {"Un buscador devuelve 10 documentos. Hay 7 documentos relevantes y aparecen en las "
       "posiciones "
       "1, 3, 4, 6 y 9.",
       "1011010010 of 7"},
      {"Eine Suche liefert 10 Dokumente, die relevanten auf den Rängen 1, 3, 4, 6 und 9. Insgesamt "
       "gibt es 7 relevante.",
       "1011010010 of 7"},
      {"Un moteur renvoie 10 documents ; les pertinents sont aux rangs 1, 3, 4, 6 et 9. Il y a 7 "
       "documents pertinents.",
       "1011010010 of 7"},
      {"Query 1: relevant at positions 1, 3, 6; total relevant 5\nQuery 2: relevant at positions "
       "2, "
       "5; total relevant 3",
       "1 101001 of 5; 2 01001 of 3 list-end-assumed"},
      {"position 1: relevant\nposition 2: not relevant\nposition 3: relevant\ntotal relevant: 4",
       "101 of 4"},
      {"rank 1 relevant, rank 2 not relevant, rank 3 relevant, rank 4 not relevant.",
       "1010 of 2 relevant-assumed"},
      {"rank 1 relevant, rank 2 not, rank 3 relevant, rank 4 not, rank 5 relevant",
       "10101 of 3 relevant-assumed"},
      {"Detections (sorted by confidence): TP TP FP TP FP. Number of ground-truth boxes: 6",
       "11010 of 6"},
      {"Detections sorted by confidence: TP FP TP TP FP. The 10 predicted boxes are compared with "
       "5 "
       "ground-truth objects.",
       "10110 of 5"},
      {"Ranks 1, 2 and 4 are relevant; ranks 3 and 5 are not relevant.",
       "1101 of 3 list-end-assumed relevant-assumed"},
      {"Documents at ranks 2, 3, 5 are not relevant. 6 documents were retrieved, 4 relevant "
       "documents "
       "exist.",
       "no-data"},
      {"False positives at ranks 2, 5 and 6, the relevant ones at ranks 1, 3 and 4.",
       "1011 of 3 list-end-assumed relevant-assumed"},
      {"Ranking for query 7\nR N R N N\nRelevant documents: 3", "10100 of 3"},
      {"Query 1: relevant at ranks 1 and 3\nQuery 2: relevant at ranks 2 and 4",
       "1 101 of 2; 2 0101 of 2 list-end-assumed relevant-assumed"},
      {"Query 1: relevant document at rank 3; relevant in total: 2\nQuery 2: relevant at ranks 1, "
       "4; "
       "relevant in total: 3",
       "1 001 of 2; 2 1001 of 3 list-end-assumed"},
      {"The relevant documents were found at ranks 2 and 5.",
       "01001 of 2 list-end-assumed relevant-assumed"},
      {"Query 1: relevant at ranks 1 and 3 of 5\nQuery 2: relevant at ranks 2 and 4 of 4",
       "1 10100 of 2; 2 0101 of 2 relevant-assumed"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}

TEST_CASE("ranks of the first relevant item of several queries") {
  const Case cases[] = {
      {"The first relevant item is at rank 2, 4 and 1 for the three queries. Compute the MRR.",
       "1 01 of 1; 2 0001 of 1; 3 1 of 1 list-end-assumed relevant-assumed"},
      {"MRR: the ranks of the first relevant document for four queries are 1, 3, 2 and 4.",
       "1 1 of 1; 2 001 of 1; 3 01 of 1; 4 0001 of 1 list-end-assumed relevant-assumed"},
      {"Das erste relevante Dokument steht bei drei Anfragen auf Rang 2, 1 und 3.",
       "1 01 of 1; 2 1 of 1; 3 001 of 1 list-end-assumed relevant-assumed"},
      {"MRR: the first relevant document is at rank 3, 10 documents were retrieved.",
       "0010000000 of 1 relevant-assumed"},
      {"For 3 queries the first relevant document is at rank 2, 1 and 4.",
       "1 01 of 1; 2 1 of 1; 3 0001 of 1 list-end-assumed relevant-assumed"},
      {"Zwei Anfragen. Bei der ersten Anfrage stehen die relevanten Dokumente auf Rang 1, 3 und 6.",
       "101001 of 3 list-end-assumed relevant-assumed"},
      {"The first relevant result is at rank 2 for query 1, rank 1 for query 2, and rank 4 for "
       "query 3.",
       "1 01 of 1; 2 1 of 1; 3 0001 of 1 list-end-assumed relevant-assumed"},
      {"The first relevant documents are at ranks 2, 4 and 5 for both queries.",
       "01011 of 3 list-end-assumed relevant-assumed"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}

TEST_CASE("ranks in any order, of one list or of several queries") {
  const Case cases[] = {
      {"The relevant documents are at ranks 3, 1 and 5 of 10.", "1010100000 of 3 relevant-assumed"},
      {"Relevant items at ranks 5 & 2 of 6 results; 2 relevant items were missed.", "010010 of 4"},
      {"For three queries, the first relevant results are at ranks 1, 3 and 2. MRR?",
       "1 1 of 1; 2 001 of 1; 3 01 of 1 list-end-assumed relevant-assumed"},
      {"The relevant documents were at ranks 1, 3 and 2 for queries A, B and C.",
       "1 1 of 1; 2 001 of 1; 3 01 of 1 list-end-assumed relevant-assumed"},
      {"Relevant documents are at ranks 2, 4 and 6 of 6, 3 others were not returned.",
       "010101 of 3 relevant-assumed"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.text);
    CHECK(described(one.text) == one.expected);
  }
}

TEST_CASE("a number of items of which some are relevant") {
  const Case cases[] = {
      {"De los 8 documentos devueltos son relevantes los de las posiciones 1, 2 y 6; hay 5 "
       "relevantes en total.",
       "11000100 of 5"},
      {"Of the 8 documents returned the relevant ones are at positions 1, 2 and 6. The collection "
       "has 5 relevant documents.",
       "11000100 of 5"},
      {"Von den 8 gelieferten Dokumenten sind relevant die auf Rang 1, 2 und 6; insgesamt gibt es "
       "5 relevante.",
       "11000100 of 5"},
      {"Parmi les 8 documents renvoyés sont pertinents ceux des rangs 1, 2 et 6 ; il y a 5 "
       "documents pertinents.",
       "11000100 of 5"},
      {"Of the 5 documents that are relevant, the system finds three, at ranks 1, 2 and 6 of 8.",
       "11000100 of 5"},
      {"Of the 5 relevant documents, three are found, at ranks 1, 2 and 6 of 8.", "11000100 of 5"},
      {"Of 10 results, 40 % are relevant; the relevant ones are at ranks 1, 3, 4 and 6.",
       "1011010000 of 4 relevant-assumed"},
      {"The top 10 has relevant documents at ranks 2, 5 and 7. Total relevant: 6.",
       "0100101000 of 6"},
      {"The top 10 results contain relevant documents at ranks 2, 5 and 7; there are 6 in total.",
       "0100101000 of 6"},
      {"10 documentos contienen documentos relevantes en los puestos 2, 5 y 7; hay 6 en total.",
       "0100101000 of 6"},
      {"The first 3 relevant documents are at ranks 2, 5 and 7 of 10.",
       "0100101000 of 3 relevant-assumed"},
      {"Relevant documents: ranks 2, 5 and 7 of 10. Number of relevant documents: 6",
       "0100101000 of 6"},
      {"Found at ranks 2, 5 and 7 are the relevant documents, of which there are 8.",
       "0100101 of 8 list-end-assumed"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.text);
    CHECK(described(one.text) == one.expected);
  }
}

TEST_CASE("items in the order of scores beside them") {
  const Case cases[] = {
      {"true_relevance = np.asarray([[10, 0, 0, 1, 5]])\nscores = np.asarray([[.1, .2, .3, 4, "
       "70]])\nndcg_score(true_relevance, scores)",
       "510010 of 3"},
      {"relevance = [3,2,3,0,1,2]\nscores = [0.9,0.8,0.7,0.1,0.95,0.3]\nndcg", "132320 of 5"},
      {"y_true = [[1, 0, 0], [0, 0, 1]]\ny_score = [[0.75, 0.5, 1], [1, 0.2, 0.1]]\n"
       "ndcg_score(y_true, y_score)",
       "1 010 of 1; 2 001 of 1 relevant-assumed"},
      {"rels = [[1,0,0,1],[0,1,1],[1,0]]\nMAP",
       "1 1001 of 2; 2 011 of 2; 3 10 of 1 relevant-assumed"},
      {"gains: [[3,2,0],[1,0]]\nnDCG", "1 320 of 2; 2 10 of 1"},
      {"Relevance: 1 0 1 0 0\nPrecision scores: 1.0 0.5 0.67 0.5 0.4",
       "10100 of 2 relevant-assumed"},
      {"gain: 3 2 0 1\nDCG scores: 3 4.26 4.26 4.69\nnDCG?", "3201 of 3"},
      {"Ranking: R N R R N\nScore: 0.80", "10110 of 3 relevant-assumed"},
      {"Relevance: 3 2 0 1\nRanking: d1 d2 d3 d4", "3201 of 3"},
      {"Relevance scale: 0, 1, 2, 3\nRelevance: 3 2 3 0 1 2", "323012 of 5"},
      {"gain: 3 2 0 1\nscore: 0.2 0.9 0.9 0.1\nWhat is the nDCG?",
       "2031 of 3 equal-scores-ordered"},
      {"relevance scores: 3 2 0 1 (nDCG)", "3201 of 3"},
      {"Rank:      1   2   3   4   5\nRelevance: 3   2   0   1   2", "32012 of 4"},
      {"Rank: 1 2 3 4 5\nRelevance: 3 2 0 1 2\nWhat is the nDCG?", "32012 of 4"},
      {"Rank: 3 1 2 4\nRelevant: Y N Y N", "0110 of 2 relevant-assumed"},
      {"Rank: 3 1 2 4\nRelevance: 3 2 0 1", "2031 of 3"},
      {"Relevance: 3 2 0 1\nDistance: 0.4 0.1 0.2 0.9", "2031 of 3"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}

TEST_CASE("the number of relevant items stated beside a table") {
  const Case cases[] = {
      {"rank,doc,relevant\n1,d12,yes\n2,d3,no\n3,d8,yes\n\nThere are 4 relevant documents in the "
       "collection.",
       "101 of 4 columns-ignored"},
      {"doc,rel,P@k\nd4,1,1.0\nd2,0,0.5\nd9,1,0.67", "fractional-count"},
      {"| k | doc | rel |\n|---|---|---|\n| 1 | D3 | 1 |\n| 2 | D8 | 0 |\n| 3 | D1 | 1 |\n\nAssume "
       "there are 5 relevant documents in total.",
       "101 of 5 columns-ignored"},
      {"The collection holds 4 relevant documents.\n\nrank | relevant\n1 | yes\n2 | no\n3 | yes",
       "101 of 4"},
      {"rank,score,match\n1,0.95,TP\n2,0.9,TP\n3,0.85,FP\n4,0.7,TP\nNumber of objects: 5",
       "1101 of 5"},
      {"class,score,tp\ncar,0.9,1\ncar,0.8,0\nbus,0.7,1\n\nGround truth objects: 3 cars, 2 buses",
       "car 10 of 3; bus 1 of 2"},
      {"class,score,tp\ncar,0.9,1\ncar,0.8,0\nbus,0.7,1\nnumber of objects: car 3, bus 2",
       "car 10 of 3; bus 1 of 2"},
      {"class,score,tp\ncar,0.9,1\ncar,0.8,0\nbus,0.7,1\n\nGround truth objects: car=3 bus=2",
       "car 10 of 3; bus 1 of 2"},
      {"class,score,tp\ncar,0.9,1\ncar,0.8,0\nbus,0.7,1\n\nPredicted boxes: 5 cars, 3 buses. "
       "Ground "
       "truth: 4 cars, 2 buses.",
       "car 10 of 4; bus 1 of 2"},
      {"rank,score,match\n1,0.95,TP\n2,0.9,TP\n3,0.85,FP\n\nThe detector predicts 10 boxes. There "
       "are 4 ground-truth objects.",
       "110 of 4"},
      {"query,rank,relevant\n1,1,1\n1,2,0\n2,1,0\n2,2,1\n\nQuery 1: 10 documents retrieved, 3 "
       "relevant in the collection.\nQuery 2: 8 documents retrieved, 2 relevant in the collection.",
       "1 10 of 1; 2 01 of 1 relevant-assumed"},
      {"Ranking for query 12\n\nrank,relevant\n1,1\n2,0\n3,1\n\nRelevant documents in total: 4",
       "101 of 4"},
      // These numbers count something else, or it is not known which of two is meant.
      {"rank,relevant\n1,1\n2,0\n3,1\n\nGrades: 0 = irrelevant, 1 = relevant, 3 = perfectly "
       "relevant",
       "101 of 2 relevant-assumed text-below-skipped"},
      {"Top 4 relevant results for the query:\n\nrank,relevant\n1,1\n2,0\n3,1",
       "101 of 2 relevant-assumed"},
      {"rank,relevant\n1,1\n2,0\n3,1\n\nP@4: 2 of 4 relevant",
       "101 of 2 relevant-assumed text-below-skipped"},
      {"rank,score,match\n1,0.9,TP\n2,0.8,FP\n\nObjects: 4. Training objects: 5000.",
       "10 of 1 relevant-assumed text-below-skipped"},
      {"class,score,tp\ncar,0.9,1\ncar,0.8,0\nbus,0.7,1\n\nObjects in image 1: 2 cars, 1 "
       "bus\nObjects "
       "in image 2: 3 cars, 2 buses",
       "car 10 of 1; bus 1 of 1 relevant-assumed text-below-skipped"},
      {"Exercise 5\nRelevant documents are marked yes.\n\nrank,relevant\n1,yes\n2,no\n3,yes",
       "101 of 2 relevant-assumed"},
      {"Table 5 shows the relevance of the results.\n\nrank,relevant\n1,yes\n2,no\n3,yes",
       "101 of 2 relevant-assumed"},
      {"rank,relevant\n1,yes\n2,no\n3,yes\n\nTREC 8 relevance judgements",
       "101 of 2 relevant-assumed text-below-skipped"},
      {"rank,relevant\n1,yes\n2,no\n3,yes\n\nCalculate recall at 5 for the relevant documents.",
       "101 of 2 relevant-assumed"},
      {"rank,relevant\n1,yes\n2,no\n3,yes\n\nThere are 20 points for this exercise.",
       "101 of 2 relevant-assumed"},
      {"rank,rel\n1,1\n2,0\n3,1\n\nThere are 100 documents in the collection.",
       "101 of 2 relevant-assumed"},
      {"class,score,tp\ncar,0.9,1\ncar,0.8,0\nbus,0.7,1\n\nGround truth objects: one bus and 3 "
       "cars",
       "car 10 of 1; bus 1 of 1 relevant-assumed text-below-skipped"},
      // Fewer than the table holds, and only for one of two classes.
      {"rank,relevant\n1,yes\n2,no\n3,yes\n\n1 relevant document is new.",
       "101 of 2 relevant-assumed"},
      {"class,score,tp\ncar,0.9,1\ncar,0.8,0\nbus,0.7,1\n\nThere are 3 objects of class car.",
       "car 10 of 1; bus 1 of 1 relevant-assumed"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}

TEST_CASE("a sentence that states a total counts as read") {
  const auto result = understand(
      "rank,relevant\n1,yes\n2,no\n3,yes\n\nAn exercise.\nThere are 4 relevant documents.\nGood "
      "luck.",
      {});
  const auto* reading = std::get_if<Reading>(&result);
  REQUIRE(reading != nullptr);
  CHECK(reading->place.lines == LineRanges{{1, 4}, {7, 7}});
  CHECK(reading->place.skipped == LineRanges{{6, 6}, {8, 8}});
}

TEST_CASE("marks of relevant items, best first") {
  const Case cases[] = {
      {"R N R R N", "10110 of 3 relevant-assumed"},
      {"RNRRN", "10110 of 3 relevant-assumed"},
      {"Position:  1 2 3 4 5 6 7 8 9 10\nRelevant:  Y N Y Y N N Y N N N",
       "1011001000 of 4 relevant-assumed"},
      {"✓ ✗ ✓ ✓ ✗", "10110 of 3 relevant-assumed"},
      {"✅❌✅✅❌", "10110 of 3 relevant-assumed"},
      {"Ranking: 1 0 1 1 0", "10110 of 3 relevant-assumed"},
      {"ranked = [1, 0, 1, 1, 0]  # there are 7 relevant", "10110 of 7"},
      {"The ranked list is R N R R N N R N; 6 documents are relevant in all.", "10110010 of 6"},
      {"TP FP TP TP FP", "10110 of 3 relevant-assumed"},
      {"Ranking A: R N R (4 relevant)\nRanking B: N R R (2 relevant)",
       "Ranking A 101 of 4; Ranking B 011 of 2"},
      {"relevance (gain) = 3, 2, 0, 1", "3201 of 3"},
      {"gain: 3 2 0 1 (5 relevant)", "3201 of 5"},
      {"gain q1: 3 2 0\ngain q2: 0 1 2 (3 relevant)", "q1 320 of 2; q2 012 of 3"},
      {"Query 1 (4 relevant): R N N R R\nQuery 2 (3 relevant): N R N N R",
       "Query 1 10011 of 4; Query 2 01001 of 3"},
      {"Topic 1: R N R N\nTopic 2: N R R N",
       "Topic 1 1010 of 2; Topic 2 0110 of 2 relevant-assumed"},
      {"Q1: R N R N\nQ2: N R R N", "Q1 1010 of 2; Q2 0110 of 2 relevant-assumed"},
      {"Anfrage 1: R N R N N\nAnfrage 2: N R",
       "Anfrage 1 10100 of 2; Anfrage 2 01 of 1 relevant-assumed"},
      {"first: R N R (3 relevant)\nsecond: N R (1 relevant)", "first 101 of 3; second 01 of 1"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}

TEST_CASE("items by their names, beside the relevant ones") {
  const Case cases[] = {
      {"The system retrieves d1, d2, d3, d4, d5 in this order. The relevant documents are d1, d4 "
       "and "
       "d9.",
       "10010 of 3"},
      {"relevant = {D2, D5}\nranking: D5 > D1 > D2 > D7", "1010 of 2"},
      {"Relevante Dokumente: A, C. Rangliste: B, A, D, C", "0101 of 2"},
      {"retrieved = ['d3','d7','d1']\nrelevant = ['d1','d2','d5']", "001 of 3"},
      {"retrieved = ['d3','d7','d1','d9','d2']\nrelevant = {'d1','d2','d5'}", "00101 of 3"},
      {"recommended = [\"red shoes\", \"hat\", \"blue scarf\"]\nrelevant = [\"hat\", \"belt\"]",
       "010 of 2"},
      {"Ranked results: d123*, d84, d56*, d6, d8, d9* (* = relevant). Relevant set: Rq = {d3, d5, "
       "d9, d56, d123}",
       "101001 of 5"},
      {"relevant: d1 d5 d7\nreturned: d5 d2 d1 d9 d7", "10101 of 3"},
      {"Recommended: A, B, C, D, E\nPurchased: B, E, F", "01001 of 3"},
      {"Relevant documents: 1, 5, 9\nRanking: 1, 2, 5, 7, 9", "10101 of 3"},
      {"relevant = {12, 5, 9, 40}\nretrieved = [1, 12, 5, 7, 9]", "01101 of 4"},
      {"Purchased items: 3, 8. Recommended items: 8, 2, 5, 1", "1000 of 2"},
      {"Relevant: d1, d4\nRetrieved: d1, d2, d3, d4\nNot retrieved: d7, d8, d9", "1001 of 2"},
      {"Top 3 for user: [A, B, C]; relevant items: [A, C, F]", "101 of 3"},
      {"actual = ['a', 'b', 'c']\nrecommended = ['b', 'x', 'a', 'y']\nprint(recall_at_k(actual, "
       "recommended, 3))",
       "1010 of 3"},
      {"Relevant documents: d1, d3\nQ1 ranking: d3, d2, d1", "101 of 2"},
      {"Relevant: B, C\nA search engine returned: C, A, B, D", "1010 of 2"},
      {"recommended = [\"Heat\", \"Alien\", \"The Lord of the Rings: The Fellowship of the Ring "
       "(2001)\", \"Jaws\"]\nrelevant = [\"Jaws\", \"Heat\"]",
       "1001 of 2"},
      {"Retrieved: [d1, d2, d3]\nRelevant: {d2, d4}\nCompute precision at ranks [1, 3, 5]",
       "010 of 2"},
      {"Ranking: [d1, d2, d3, d4]\nRelevance: [3, 2, 0, 1]", "3201 of 3"},
      {"Relevant: d1, d3\nRanking by X: d3, d2, d1\nRanking by Y: d2, d1, d4",
       "Ranking by X 101 of 2; Ranking by Y 010 of 2"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}

TEST_CASE("marks and gains inside sentences") {
  const Case cases[] = {
      {"Given the binary relevance vector [1, 0, 0, 1, 1, 0] of a ranked result list, compute AP.",
       "100110 of 3 relevant-assumed"},
      {"Rangliste: R N R R N N R N N N (R = relevant, N = nicht relevant). Insgesamt 5 relevante "
       "Dokumente.",
       "1011001000 of 5"},
      {"Sea la lista de resultados 1, 0, 1, 1, 0, 0 (1 = relevante). ¿Cuál es la precisión media?",
       "101100 of 3 relevant-assumed"},
      {"DCG exercise: relevance grades 3, 2, 3, 0, 1, 2. Compute DCG and NDCG.", "323012 of 5"},
      {"The graded relevance of the top 6 results is [3, 2, 3, 0, 1, 2]. nDCG?", "323012 of 5"},
      {"Top-10: ✓✗✓✓✗✗✗✓✗✗, relevant in total: 6", "1011000100 of 6"},
      {"System A: 1 0 1 1 0\nSystem B: 0 1 1 0 1\nThese are the rankings; there are 3 relevant "
       "documents.",
       "System A 10110 of 3; System B 01101 of 3"},
      {"Se recuperan 6 documentos: relevante, no relevante, relevante, relevante, no relevante, no "
       "relevante. En total hay 5 documentos relevantes.",
       "101100 of 5"},
      {"In the top 5, documents 1, 2 and 4 are relevant; the collection has 10 relevant documents.",
       "11010 of 10"},
      {"Assume 4 relevant documents in total.\nRank: 1 2 3 4 5 6\nRel:  R N R N N R",
       "101001 of 4"},
      {"Detections sorted by confidence: TP, TP, FP, TP, FP, FP. Ground truth has 5 objects.",
       "110100 of 5"},
      {"Ein Suchsystem findet zu einer Anfrage 10 Dokumente. Relevant sind die Treffer auf Platz "
       "1, 2, "
       "5 und 8. In der Kollektion gibt es insgesamt 6 relevante Dokumente.",
       "1100100100 of 6"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}

TEST_CASE("text that may be labels is not a ranked list") {
  for (const char* text : {"1 0 1 1 0\n1 0 0 1 0", "y_true = [1, 0, 1, 1]\ny_pred = [1, 1, 1, 0]",
                           "1 0 1 1 0", "R N R R N\nR N N R R", "truth,predicted\nR,N\nR,R\nN,N",
                           "50 10\n5 35", "True grade: 3 2 0 1 2\nTeacher grade: 3 1 0 2 2",
                           "Judge 1 grade: 3 2 0 1 2\nJudge 2 grade: 3 1 0 2 2",
                           "relevant = [1, 5, 9, 12, 14]\nretrieved = [1, 2, 5, 7, 9]"}) {
    CAPTURE(text);
    const std::string found = described(text);
    CHECK(found.find(" of ") == std::string::npos);
  }
}

TEST_CASE("judgements and a run of TREC") {
  const std::string judgements = "301 0 d1 1\n301 0 d2 0\n301 0 d3 2\n301 0 d4 1\n302 0 d1 1\n";
  CHECK(described(judgements + "301 Q0 d2 1 0.9 run\n301 Q0 d3 2 0.8 run\n301 Q0 d9 3 0.7 run\n"
                               "302 Q0 d5 1 0.4 run\n302 Q0 d1 2 0.4 run\n303 Q0 d1 1 1 run") ==
        "301 020 of 3; 302 01 of 1 queries-left-out equal-scores-ordered");
  // Items are ordered by score, whatever their rank.
  CHECK(described("1 0 a 1\n1 0 b 0\n1 Q0 b 1 0.1 x\n1 Q0 a 2 0.2 x") == "10 of 1");
}

TEST_CASE("a table of ranks, or of detections") {
  CHECK(described("rank,relevant\n1,yes\n2,no\n3,yes") == "101 of 2 relevant-assumed");
  CHECK(described("query,rank,relevant\na,2,1\na,1,0\nb,1,1") ==
        "a 01 of 1; b 1 of 1 relevant-assumed");
  CHECK(described(
            "image,class,score,matched\n1,cat,0.9,TP\n1,dog,0.8,FP\n2,cat,0.7,FP\n2,dog,0.9,TP") ==
        "cat 10 of 1; dog 10 of 1 columns-ignored relevant-assumed");
  CHECK(described("class,score,matched,objects\ncat,0.9,TP,3\ndog,0.8,FP,2\ncat,0.7,FP,3") ==
        "cat 10 of 3; dog 0 of 2");
  CHECK(described("class,score,matched,objects\ncat,0.9,TP,many") == "not-a-number");
  CHECK(described("class,score,matched,objects\ncat,0.9,TP,0") == "too-few-relevant");
  CHECK(described("rank,relevant\n1,yes\n2,perhaps") == "no-ranked-list");
}

TEST_CASE("any list of two symbols is ranked if the caller says so") {
  ReadOptions told;
  told.kind = Kind::ranked;
  CHECK(described("1 0 1 1 0", told) == "10110 of 3 relevant-assumed");
  CHECK(described("yes\nno\nyes", told) == "101 of 2 relevant-assumed");
  CHECK(described("a b a a b", told) == "10110 of 3 mark-of-relevant relevant-assumed");
  told.positive = "b";
  CHECK(described("a b a a b", told) == "01001 of 2 relevant-assumed");
  CHECK(described("a b c", told) == "no-ranked-list");
  const auto readings = candidates_of("a b a a b", {}).readings;
  CHECK(std::any_of(readings.begin(), readings.end(),
                    [](const Candidate& one) { return one.kind == Kind::ranked; }));
}

TEST_CASE("single items, each marked as relevant or not") {
  const Case cases[] = {
      {"The engine returns: A (relevant), B (not relevant), C (relevant), D (relevant). There are "
       "5 "
       "relevant documents in total.",
       "1011 of 5"},
      {"doc1: relevant\ndoc2: not relevant\ndoc3: relevant\ndoc4: irrelevant\n",
       "1010 of 2 relevant-assumed"},
      {"1. relevante\n2. no relevante\n3. relevante\n4. no relevante",
       "1010 of 2 relevant-assumed"},
      {"Documento 1: relevante, documento 2: no relevante, documento 3: relevante. En total hay 4 "
       "documentos relevantes.",
       "101 of 4"},
      {"Dokument 1: relevant; Dokument 2: nicht relevant; Dokument 3: nicht relevant; Dokument 4: "
       "relevant",
       "1001 of 2 relevant-assumed"},
      {"doc1 = pertinent, doc2 = non pertinent, doc3 = pertinent", "101 of 2 relevant-assumed"},
  };
  for (const Case& one : cases) {
    CAPTURE(std::string(one.text));
    CHECK(described(one.text) == std::string(one.expected));
  }
}
