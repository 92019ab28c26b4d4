#include <cstddef>

#include "metrics/catalogue.hpp"
#include "metrics/quantities.hpp"
#include "metrics/rater_evaluation.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

namespace {

const RaterEvaluation& raters_of(const Environment& environment) {
  return static_cast<const RaterEvaluation&>(environment);
}

/// A fraction, with values from a function of (const RaterEvaluation&, Place) for each type of
/// number.
template <class Value>
constexpr Quantity fraction(Text id, Text symbol, Value) {
  return {.id = id,
          .symbol = symbol,
          .fraction = true,
          .value =
              [](const Environment& environment, Place place) {
                return Value().template operator()<double>(raters_of(environment), place);
              },
          .exact = [](const Environment& environment, Place place, double) -> Exact {
            return Value().template operator()<Exact>(raters_of(environment), place);
          }};
}

/// A number that is the same everywhere.
template <class Value>
constexpr Quantity whole(Text id, Text symbol, Value value) {
  return everywhere(given<RaterEvaluation>(id, symbol, value));
}

constexpr Quantity paired_items = whole(
    "paired_items", "n", [](const RaterEvaluation& data, Place) { return data.paired_items(); });
constexpr Quantity categories =
    whole("category_count", "K", [](const RaterEvaluation& data, Place) { return data.rows(); });
constexpr Quantity pairable =
    whole("pairable_ratings", "R",
          [](const RaterEvaluation& data, Place) { return data.pairable_ratings(); });
constexpr Quantity rater_pairs =
    whole("rater_pair_count", "P",
          [](const RaterEvaluation& data, Place) { return data.extent(Over::rater_pairs, {}); });
constexpr Quantity agreement_of_item =
    fraction("item_agreement", "P_m", []<class Number>(const RaterEvaluation& data, Place item) {
      return data.item_agreement<Number>(item.row);
    });
constexpr Quantity share = fraction("category_share", "p_i",
                                    []<class Number>(const RaterEvaluation& data, Place category) {
                                      return data.category_share<Number>(category.row);
                                    });
constexpr auto coincidences_at = []<class Number>(const RaterEvaluation& data, Place categories) {
  return data.coincidences<Number>(categories);
};
constexpr Quantity coincidences = fraction("coincidences", "o_{ij}", coincidences_at);
constexpr Quantity agreeing = fraction("coincidences", "o_{ii}", coincidences_at);
constexpr Quantity kappa_of_pair =
    fraction("pair_kappa", "\\kappa_m", []<class Number>(const RaterEvaluation& data, Place pair) {
      return data.pair_kappa<Number>(pair.row);
    });
constexpr auto ratings_of = [](const RaterEvaluation& data, Place category) {
  return data.pairable_ratings_of(category.row);
};
constexpr Quantity ratings_i = given<RaterEvaluation>("coincidence_total", "r_i", ratings_of);
constexpr Quantity ratings_j =
    turned(given<RaterEvaluation>("coincidence_total", "r_j", ratings_of));
constexpr auto number_of = [](const RaterEvaluation& data, Place category) {
  return data.number(category.row);
};
constexpr Quantity number_i = given<RaterEvaluation>("rating_number", "v_i", number_of);
constexpr Quantity number_j = turned(given<RaterEvaluation>("rating_number", "v_j", number_of));
constexpr auto rank_of = [](const RaterEvaluation& data, Place category) {
  return data.rank(category.row);
};
constexpr Quantity rank_i = given<RaterEvaluation>("rating_rank", "\\rho_i", rank_of);
constexpr Quantity rank_j = turned(given<RaterEvaluation>("rating_rank", "\\rho_j", rank_of));

/// Krippendorff's alpha, with the distances between two categories.
Expression weighted_alpha(const Expression& distance) {
  return 1 - (pairable - 1) * sum(Over::cells, distance * coincidences) /
                 sum(Over::cells, distance * (Expression(ratings_i) * ratings_j));
}

Metric of_raters(Text id, Text symbol, Expression formula, Range range, Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = range,
          .better = Better::higher,
          .needs = Needs::raters,
          .reference = reference};
}

Metric ordered(Metric metric) {
  metric.ordered = true;
  return metric;
}

/// Agreement of raters without a truth. If ratings are missing, each item counts the same: shares
/// of a category are means over items (Gwet 2014). An item with a single rating counts for these
/// shares, but not for the agreement.
Metrics raters() {
  const Expression agreement = value_of("raters_agreement");
  const auto beyond = [&](const Expression& chance) { return beyond_chance(agreement, chance); };
  const Range share_of_one{0, 1}, below_one{-unbounded, 1}, signed_share{-1, 1};
  const Metrics metrics = {
      headed(1, of_raters("raters_agreement", "P_a",
                          sum_defined(Over::cases, agreement_of_item) / paired_items, share_of_one,
                          "Fleiss 1971")),
      headed(2, of_raters("fleiss_kappa", "\\kappa_F", beyond(sum(Over::classes, square(share))),
                          below_one, "Fleiss 1971")),
      headed(4, of_raters(
                    "raters_gwet_ac1", "AC_1",
                    beyond(sum(Over::classes, share * (1 - Expression(share))) / (categories - 1)),
                    below_one, "Gwet 2008")),
      headed(5, of_raters("brennan_prediger", "\\kappa_{BP}", beyond(1 / Expression(categories)),
                          below_one, "Brennan and Prediger 1981")),
      headed(3, of_raters("raters_krippendorff_alpha", "\\alpha",
                          1 - (pairable - 1) * (pairable - sum(Over::classes, agreeing)) /
                                  (square(pairable) - sum(Over::classes, square(ratings_i))),
                          below_one, "Krippendorff 1970")),
      ordered(of_raters("raters_krippendorff_alpha_ordinal", "\\alpha_{ord}",
                        weighted_alpha(square(rank_i - rank_j)), below_one, "Krippendorff 2004")),
      ordered(of_raters("raters_krippendorff_alpha_interval", "\\alpha_{int}",
                        weighted_alpha(square(number_i - number_j)), below_one,
                        "Krippendorff 2004")),
      headed(6, of_raters("light_kappa", "\\kappa_L",
                          sum(Over::rater_pairs, kappa_of_pair) / rater_pairs, signed_share,
                          "Light 1971")),
  };
  return group_of(Scope::raters, "raters", metrics);
}

}  // namespace

RaterCatalogue::RaterCatalogue() {
  const Formulas::Use use(formulas_);
  append(raters());
  resolve();
}

}  // namespace deconfuse
