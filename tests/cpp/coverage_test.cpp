// The coverage of 95 % intervals, by simulation: the figures on the reference page.
#include <cmath>
#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

#include "evaluated.hpp"
#include "inference/delta_method.hpp"
#include "matrices.hpp"
#include "numbers/random_numbers.hpp"

using namespace deconfuse;

namespace {

/// The proportion of intervals that contain the population's value, for samples of one size.
struct Coverage {
  std::size_t cases;
  double of_metrics[5];
};

constexpr std::string_view metrics[] = {"accuracy", "f1_macro", "cohen_kappa",
                                        "matthews_correlation", "mutual_information"};

/// The figures on the reference page.
constexpr Coverage reported[] = {{50, {0.92, 0.88, 0.93, 0.92, 0.90}},
                                 {200, {0.95, 0.94, 0.95, 0.95, 0.94}},
                                 {1000, {0.95, 0.95, 0.95, 0.95, 0.95}}};

/// Three classes; the rarest has a tenth of the cases.
const std::vector<double> population = {42, 6, 2, 7, 30, 3, 1, 3, 6};

std::vector<double> sample_of(std::size_t cases, RandomNumbers& random) {
  std::vector<double> counts(population.size());
  for (std::size_t drawn = 0; drawn < cases; ++drawn) {
    double left = 100 * random.uniform();
    std::size_t cell = 0;
    while (left >= population[cell]) left -= population[cell++];
    ++counts[cell];
  }
  return counts;
}

}  // namespace

TEST_CASE("intervals contain the value of the population nearly as often as their level says") {
  RandomNumbers random(2026);
  const Evaluated whole(dataset_of(3, population));
  const Options options;
  constexpr int samples = 2000;
  for (const Coverage& coverage : reported) {
    const std::size_t cases = coverage.cases;
    int covered[5] = {};
    for (int sample = 0; sample < samples; ++sample) {
      const Dataset dataset = dataset_of(3, sample_of(cases, random));
      const MatrixEvaluation evaluation(catalogue(), dataset, options);
      for (std::size_t at = 0; at < 5; ++at) {
        const auto found = delta_method(evaluation, find(metrics[at]), {}, 0.95);
        const auto* ends = std::get_if<Estimate>(&found);
        REQUIRE(ends != nullptr);
        const double truth = whole.value(metrics[at]);
        covered[at] += ends->low <= truth && truth <= ends->high ? 1 : 0;
      }
    }
    for (std::size_t at = 0; at < 5; ++at) {
      CAPTURE(cases);
      CAPTURE(metrics[at]);
      // Three standard errors of a proportion in 2,000 samples.
      CHECK(std::fabs(covered[at] / double{samples} - coverage.of_metrics[at]) < 0.02);
    }
  }
}
