#include "metrics/catalogue.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "evaluated.hpp"
#include "matrices.hpp"

using namespace deconfuse;

namespace {

template <class Visit>
void for_each_node(const Expression& formula, const Visit& visit, bool under_classes = false) {
  const ExpressionNode& node = formula.node();
  visit(node, under_classes);
  const bool under = under_classes || node.over.has_value();
  for (const Expression& argument : node.arguments) for_each_node(argument, visit, under);
}

std::vector<const Expression*> formulas_of(const Metric& metric) {
  std::vector<const Expression*> formulas = {&metric.formula};
  if (metric.alternative) formulas.push_back(&metric.alternative);
  return formulas;
}

/// Length of the longest chain of metrics that begins with this one; more than the number of
/// metrics if there is a cycle.
std::size_t depth(std::size_t metric, std::size_t above = 0) {
  std::size_t deepest = above + 1;
  if (deepest > catalogue().size()) return deepest;
  for (const Expression* formula : formulas_of(catalogue()[metric])) {
    for_each_node(*formula, [&](const ExpressionNode& node, bool) {
      if (node.op != Op::metric) return;
      deepest = std::max(deepest, depth(node.metric.index, above + 1));
    });
  }
  return deepest;
}

/// Whether a quantity exists only at some places of the matrix, so that an index has to run over
/// these places.
bool bound_to_place(const Quantity& quantity) {
  return quantity.region && *quantity.region != Region::all &&
         *quantity.region != Region::diagonal && *quantity.region != Region::off_diagonal &&
         *quantity.region != Region::near_diagonal;
}

}  // namespace

TEST_CASE("ids are unique and can be found, and every metric describes itself") {
  std::set<std::string_view> ids;
  for (std::size_t at = 0; at < catalogue().size(); ++at) {
    const Metric& metric = catalogue()[at];
    const std::string_view id = metric.id;
    CAPTURE(id);
    CHECK(ids.insert(metric.id).second);
    CHECK(catalogue().find(metric.id) == at);
    const MetricReference reference{metric.id, at};
    CHECK(catalogue().symbol(reference) == metric.symbol);
    CHECK(catalogue().per_class(reference) == metric.per_class);
    CHECK(catalogue().auxiliary(reference) == metric.auxiliary);
    if (metric.scope == Scope::class_) CHECK(metric.per_class);
    CHECK(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos);
    CHECK(metric.symbol.empty() == (metric.shape == Shape::word));
    CHECK(metric.reference.empty() == metric.auxiliary);
    CHECK_FALSE(metric.group.empty());
    CHECK(metric.tier >= 1);
    CHECK(metric.tier <= 3);
    CHECK((metric.shape == Shape::word) == (metric.scale != nullptr));
    if (metric.shape == Shape::interval) CHECK(metric.scope == Scope::interval);
  }
  CHECK(catalogue().find("no_such_metric") == catalogue().size());
  CHECK(catalogue().find("") == catalogue().size());
}

TEST_CASE("references in formulas exist and have no cycle") {
  for (const Metric& metric : catalogue().metrics()) {
    const std::string_view id = metric.id;
    CAPTURE(id);
    std::vector<const Expression*> formulas = formulas_of(metric);
    formulas.push_back(&metric.range.low);
    formulas.push_back(&metric.range.high);
    for (const Expression* formula : formulas) {
      for_each_node(*formula, [&](const ExpressionNode& node, bool) {
        if (node.op == Op::metric) REQUIRE(catalogue().find(node.metric.id) == node.metric.index);
      });
    }
  }
  for (std::size_t at = 0; at < catalogue().size(); ++at) {
    const std::string_view id = catalogue()[at].id;
    CAPTURE(id);
    REQUIRE(depth(at) <= 8);
  }
}

TEST_CASE("formulas are well formed") {
  for (const Metric& metric : catalogue().metrics()) {
    const std::string_view id = metric.id;
    CAPTURE(id);
    const bool of_class = metric.per_class;
    for (const Expression* formula : formulas_of(metric)) {
      for_each_node(*formula, [&](const ExpressionNode& node, bool under_classes) {
        const bool always_over =
            node.op == Op::sum || node.op == Op::product || node.op == Op::count;
        if (always_over) CHECK(node.over.has_value());
        CHECK(node.op != Op::replacement);
        if (node.op == Op::count) CHECK(node.quantity != nullptr);
        if (node.over) CHECK_FALSE(node.arguments.empty());
        // A quantity of one class is meaningful for a class, or summed over the classes.
        if (node.op == Op::quantity && node.quantity->per_class) CHECK((of_class || under_classes));
        if (node.op == Op::metric && catalogue().per_class(node.metric)) {
          CHECK((of_class || under_classes));
        }
        if (of_class && !under_classes && node.op == Op::quantity) {
          CHECK((node.quantity->per_class || !bound_to_place(*node.quantity)));
        }
      });
    }
  }
}

TEST_CASE("headline metrics are numbered from 1, both for the positive class and for averages") {
  for (const Scope left_out : {Scope::average, Scope::class_}) {
    std::vector<int> places;
    for (const Metric& metric : catalogue().metrics()) {
      if (metric.headline != 0 && metric.scope != left_out) places.push_back(metric.headline);
    }
    std::sort(places.begin(), places.end());
    for (std::size_t at = 0; at < places.size(); ++at) {
      CHECK(places[at] == static_cast<int>(at + 1));
    }
    CHECK(places.size() >= 6);
  }
}

TEST_CASE("averages follow their class metric in the catalogue") {
  int averaged = 0;
  for (const Metric& metric : catalogue().metrics()) {
    if (metric.averages == 0) continue;
    CHECK(metric.scope == Scope::class_);
    ++averaged;
    for (const char* kind : {"_macro", "_micro", "_weighted"}) {
      const std::string average = std::string(std::string_view(metric.id)) + kind;
      CAPTURE(average);
      const std::size_t at = catalogue().find(average);
      REQUIRE(at < catalogue().size());
      CHECK(catalogue()[at].scope == Scope::average);
      CHECK(catalogue()[at].tier == metric.averages);
      CHECK(catalogue()[at].better == metric.better);
    }
  }
  CHECK(averaged > 0);
}

TEST_CASE("the widest range of a metric is a proper interval") {
  for (const Metric& metric : catalogue().metrics()) {
    const std::string_view id = metric.id;
    CAPTURE(id);
    const auto [low, high] = Catalogue::widest(metric.range);
    CHECK(low < high);
  }
}

TEST_CASE("ranges contain the values") {
  struct Case {
    std::uint64_t seed;
    double largest;
    double unit;  ///< the counts are multiples of it
  };
  const Case table[] = {{1, 3, 1}, {2, 100, 1}, {3, 1e12, 1}, {4, 50, 0.1}, {5, 7, 0.25}};
  std::vector<bool> seen(catalogue().size());
  std::vector<bool> beyond_widest(catalogue().size());
  for (const Case& row : table) {
    RandomCounts random(row.seed, row.largest);
    for (int round = 0; round < 60; ++round) {
      const std::size_t classes = random.classes();
      std::vector<double> counts = random(classes);
      for (double& count : counts) count *= row.unit;
      Dataset dataset = dataset_of(classes, counts);
      const double some = static_cast<double>(random.classes());
      dataset.proportion = Proportion{some, some + static_cast<double>(round % 5)};
      dataset.rivals = Rivals{0, some, static_cast<double>(round % 7), 0};
      dataset.solutions = ReportSolutions{some, some, {}, {}};
      Options options;
      options.zero_division = static_cast<ZeroDivision>(round % 3);
      options.beta = round % 4;
      options.tversky_alpha = round % 3;
      options.iba_alpha = round % 5;
      options.kappa_weights.assign(classes * classes, 1);
      options.cost_matrix.assign(classes * classes, 2);
      if (round % 2 == 1) options.cost_matrix[0] = -300;  // a gain
      options.priors.assign(classes, 1 / static_cast<double>(classes));
      const MatrixEvaluation evaluation(catalogue(), dataset, options);
      for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
        const Metric& declared = catalogue()[metric];
        if (!evaluation.applies(declared)) continue;
        if (row.largest > 1e6 && goes_through_tables(declared.formula)) continue;
        const double low = evaluate(declared.range.low, evaluation, {});
        const double high = evaluate(declared.range.high, evaluation, {});
        const std::pair<double, double> widest = Catalogue::widest(declared.range);
        const auto check = [&](Place place) {
          for (const End end : {End::low, End::high}) {
            const double value = evaluation.value(metric, place, true, end);
            if (std::isnan(value)) return;
            seen[metric] = true;
            CAPTURE(std::string_view(declared.id));
            CAPTURE(value);
            // Rounding may exceed the range by a few units in the last place.
            const double slack = 1e-12 * std::max(1.0, std::fabs(value));
            REQUIRE(value >= low - slack);
            REQUIRE(value <= high + slack);
            if (!(value >= widest.first - slack && value <= widest.second + slack)) {
              beyond_widest[metric] = true;
            }
          }
        };
        if (declared.shape == Shape::matrix) {
          for_each_place(Over::cells, evaluation, {}, check);
        } else if (declared.shape == Shape::pairs) {
          for (const Place place : {Place{0, 0}, Place{0, 1}, Place{1, 0}, Place{1, 1}}) {
            check(place);
          }
        } else if (declared.per_class) {
          for_each_place(Over::classes, evaluation, {}, check);
        } else {
          check({});
        }
      }
    }
  }
  for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
    CAPTURE(std::string_view(catalogue()[metric].id));
    CHECK(seen[metric]);
    CHECK_FALSE(beyond_widest[metric]);
  }
}
