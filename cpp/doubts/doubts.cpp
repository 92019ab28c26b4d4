#include "doubts/doubts.hpp"

#include <algorithm>
#include <utility>

#include "doubts/laws.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

template <class Data>
using Law = Doubtful (*)(const Data&);

constexpr Law<Dataset> laws_of_labels[] = {
    predictions_shifted,    predictions_equal_truth, codes_for_labels,
    booleans_for_codes,     labels_all_different,    labels_nearly_equal,
    pasted_twice,           totals_among_counts,     counts_are_percentages,
    orientation_not_stated, classes_out_of_order,    classes_with_gap,
    class_never_true,       class_never_predicted,   few_cases,
};

constexpr Law<ScoredCases> laws_of_scores[] = {
    predictions_shifted,
    scores_reversed,
    probabilities_of_the_other_class,
    probability_columns_permuted,
    confidence_not_score,
    scores_are_labels,
    pasted_twice,
    classes_out_of_order,
    classes_with_gap,
    class_never_true,
    few_cases,
    ties_move_precision,
};

template <class Data, std::size_t count>
std::vector<Doubt> raised(const Law<Data> (&laws)[count], const Data& data) {
  std::vector<Doubt> doubts;
  for (const Law<Data> law : laws) {
    if (Doubtful doubt = law(data)) doubts.push_back(*std::move(doubt));
  }
  put_in_order(doubts, [](const Doubt& one, const Doubt& other) {
    return std::pair(other.sure, one.code) < std::pair(one.sure, other.code);
  });
  return doubts;
}

}  // namespace

std::vector<Doubt> doubts_about(const Dataset& data) { return raised(laws_of_labels, data); }

std::vector<Doubt> doubts_about(const ScoredCases& cases) { return raised(laws_of_scores, cases); }

}  // namespace deconfuse
