#include "metrics/catalogue.hpp"
#include "metrics/quantities.hpp"
#include "metrics/ranked_evaluation.hpp"
#include "metrics/ranked_quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

namespace {

using namespace ranked_quantities;

// Quantities of an item of the list, by its rank r.
constexpr Quantity is_relevant = of_list(
    "item_is_relevant", "rel_r",
    [](const RankedEvaluation& data, Place item) { return data.relevance(item) > 0 ? 1.0 : 0.0; });
constexpr Quantity relevance =
    of_list("relevance", "rel_r",
            [](const RankedEvaluation& data, Place item) { return data.relevance(item); });
constexpr Quantity best_precision = quantity<RankedEvaluation>(
    "best_precision_from_rank", "\\max_{s \\ge r}P_s",
    [](const RankedEvaluation& data, Place item) { return data.best_precision(item); });
constexpr Quantity ideal_relevance =
    of_list("ideal_relevance", "rel^*_r",
            [](const RankedEvaluation& data, Place item) { return data.ideal_relevance(item); });

// The precision at a level of recall, which is a multiple of 1/steps.
template <std::size_t steps>
constexpr auto precision_at_level = [](const RankedEvaluation& data, Place level) {
  return data.best_precision_at(level.row,
                                static_cast<double>(level.column) / static_cast<double>(steps));
};
constexpr Quantity precision_at_tenth =
    quantity<RankedEvaluation>("precision_at_level", "P_{int}(r)", precision_at_level<10>);
constexpr Quantity precision_at_percent =
    quantity<RankedEvaluation>("precision_at_level", "P_{int}(r)", precision_at_level<100>);

// Quantities of a list.
constexpr Quantity relevant_count =
    of_list("relevant_count", "R",
            [](const RankedEvaluation& data, Place list) { return data.relevant(list.row); });
/// Number of first items that count.
constexpr Quantity cut = with_option(
    "k", of_list("list_cut", "k",
                 [](const RankedEvaluation& data, Place list) { return data.cut(list.row); }));
constexpr Quantity hits_in_top =
    with_option("k", of_list("hits_in_top", "h_k", [](const RankedEvaluation& data, Place list) {
                  return data.hits_among(list.row, data.cut(list.row));
                }));
constexpr Quantity hits_among_relevant =
    of_list("hits_among_relevant", "h_R", [](const RankedEvaluation& data, Place list) {
      return data.hits_among(list.row, data.relevant(list.row));
    });
constexpr Quantity first_hit =
    of_list("first_hit", "r_1",
            [](const RankedEvaluation& data, Place list) { return data.first_hit(list.row); });

// Means over all lists, for a required overlap of detections with objects.
template <std::size_t steps>
constexpr auto mean_at_steps =
    [](const RankedEvaluation& data, Place) { return data.mean_at_overlap(steps); };
constexpr Quantity mean_at_half =
    of_list("mean_precision_at_overlap", "mAP_{0.5}", mean_at_steps<0>);
constexpr Quantity mean_at_three_quarters =
    of_list("mean_precision_at_overlap", "mAP_{0.75}", mean_at_steps<5>);
constexpr Quantity mean_at_overlap = quantity<RankedEvaluation>(
    "mean_precision_at_overlap", "mAP_t", [](const RankedEvaluation& data, Place overlap) {
      return data.mean_at_overlap(overlap.column);
    });

constexpr Quantity defined_queries = quantities::name_only("defined_queries", "Q'");

/// A number of one list, with the names of its mean over several lists; null: it has none.
struct OfList {
  Text id;
  Text symbol;
  Expression formula;
  std::int8_t tier;
  Text reference;
  const char* of_query = nullptr;  ///< id of the same number for each of several queries
  const char* mean = nullptr;
  Text mean_symbol = "";
};

Metrics ranked() {
  const Expression R = relevant_count;
  const Expression r = rank;
  const Expression first = first_hit;
  const auto gain = [&](Expression of_item) { return of_item / log(r + 1, 2); };
  const Expression DCG = sum(Over::ranks, gain(relevance));
  const auto steep = [](Expression of_item) { return power(2, of_item) - 1; };
  const Expression steep_DCG = sum(Over::ranks, gain(steep(relevance)));
  const Expression AP = sum(Over::ranks, Expression(is_relevant) * (hits / r)) / R;
  const OfList of_lists[] = {
      {"average_precision", "AP", AP, 1, "Buckley and Voorhees 2000", "query_average_precision",
       "mean_average_precision", "MAP"},
      {"precision_at_k", "P@k", Expression(hits_in_top) / cut, 1, "Manning et al. 2008",
       "query_precision_at_k", "mean_precision_at_k", "\\overline{P@k}"},
      {"recall_at_k", "R@k", Expression(hits_in_top) / R, 1, "Manning et al. 2008",
       "query_recall_at_k", "mean_recall_at_k", "\\overline{R@k}"},
      {"f1_at_k", "F_1@k", 2 * Expression(hits_in_top) / (Expression(cut) + R), 1,
       "Van Rijsbergen 1979"},
      {"hit_at_k", "H@k", minimum(hits_in_top, 1), 2, "Standard (retrieval)", "query_hit_at_k",
       "hit_rate_at_k", "HR@k"},
      {"r_precision", "RP", Expression(hits_among_relevant) / R, 1, "Manning et al. 2008",
       "query_r_precision", "mean_r_precision", "\\overline{RP}"},
      {"reciprocal_rank", "RR", cases(first, 1 / first, 0), 1, "Voorhees 1999",
       "query_reciprocal_rank", "mean_reciprocal_rank", "MRR"},
      {"dcg", "DCG", DCG, 2, "Jarvelin and Kekalainen 2002"},
      {"ndcg", "NDCG", DCG / sum(Over::ideal_ranks, gain(ideal_relevance)), 2,
       "Jarvelin and Kekalainen 2002"},
      {"dcg_exponential", "DCG_2", steep_DCG, 3, "Burges et al. 2005"},
      {"ndcg_exponential", "NDCG_2",
       steep_DCG / sum(Over::ideal_ranks, gain(steep(ideal_relevance))), 3, "Burges et al. 2005"},
      {"interpolated_average_precision", "AP_{int}",
       sum(Over::ranks, Expression(is_relevant) * best_precision) / R, 2,
       "Salton and McGill 1983; Everingham et al. 2010"},
      {"interpolated_average_precision_11", "AP_{11}",
       sum(Over::recall_levels, precision_at_tenth) / 11, 2,
       "Salton and McGill 1983; Everingham et al. 2010"},
      {"interpolated_average_precision_101", "AP_{101}",
       sum(Over::recall_percents, precision_at_percent) / 101, 3, "Lin et al. 2014",
       "query_interpolated_average_precision_101", "mean_interpolated_average_precision_101",
       "mAP_{101}"},
  };
  const OfList of_boxes[] = {
      {"map_50", "mAP_{0.5}", mean_at_half, 1, "Lin et al. 2014"},
      {"map_75", "mAP_{0.75}", mean_at_three_quarters, 2, "Lin et al. 2014"},
      {"map_50_95", "mAP_{0.5:0.95}", sum(Over::overlaps, mean_at_overlap) / 10, 1,
       "Lin et al. 2014"},
  };
  Metrics metrics;
  const auto append = [&](Text id, Text symbol, const Expression& formula, const OfList& of,
                          Needs needs) -> Metric& {
    return metrics.emplace_back(Metric{.id = id,
                                       .symbol = symbol,
                                       .formula = formula,
                                       .range = {0, 1},
                                       .better = Better::higher,
                                       .needs = needs,
                                       .tier = of.tier,
                                       .reference = of.reference});
  };
  std::int8_t place = 0;
  for (const OfList& of : of_lists) {
    Metric& of_one = append(of.id, of.symbol, of.formula, of, Needs::ranked_list);
    if (of.tier == 1) of_one.headline = ++place;
    if (std::string_view(of.id).starts_with("dcg")) of_one.range = {0, unbounded};
    const bool is_interpolated = std::string_view(of.id).starts_with("interpolated");
    if (is_interpolated) of_one.required = R;
    if (of.mean == nullptr) continue;
    Metric& of_query = append(of.of_query, of.symbol, of.formula, of, Needs::ranked_lists);
    if (is_interpolated) of_query.required = R;
    of_query.per_class = of_query.auxiliary = true;
    const Expression value = value_of(of.of_query);
    Metric& mean =
        append(of.mean, of.mean_symbol, mean_defined(Over::classes, value, defined_queries), of,
               Needs::ranked_lists);
    if (of.tier == 1) mean.headline = place;
  }
  for (const OfList& of : of_boxes) {
    Metric& mean = append(of.id, of.symbol, of.formula, of, Needs::ranked_boxes);
    if (of.tier == 1) mean.headline = ++place;
  }
  return group_of(Scope::ranked, "ranked", std::move(metrics));
}

}  // namespace

RankedCatalogue::RankedCatalogue() {
  const Formulas::Use use(formulas_);
  append(ranked());
  resolve();
}

}  // namespace deconfuse
