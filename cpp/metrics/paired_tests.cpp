#include "metrics/paired_tests.hpp"

#include <algorithm>
#include <variant>
#include <vector>

#include "data/whole_numbers.hpp"
#include "formula/distributions.hpp"
#include "formula/undefined.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "metrics/report.hpp"

namespace deconfuse {

CochranTest cochran_test(const Dataset& dataset) {
  const std::vector<double>& weights = dataset.weights;
  if (!std::all_of(weights.begin(), weights.end(), is_whole))
    return {undefined, undefined, undefined};
  const std::size_t models = dataset.others.size() + 1;
  std::vector<double> right_of_model(models);
  double all = 0, squares_of_cases = 0;
  for (std::size_t at = 0; at < dataset.truth.size(); ++at) {
    const double weight = weights.empty() ? 1 : weights[at];
    double right = 0;
    for (std::size_t model = 0; model < models; ++model) {
      if (predictions_of(dataset, model)[at] != dataset.truth[at]) continue;
      right_of_model[model] += weight;
      ++right;
    }
    all += weight * right;
    squares_of_cases += weight * right * right;
  }
  double squares_of_models = 0;
  for (const double right : right_of_model) squares_of_models += right * right;
  const auto k = static_cast<double>(models);
  const double apart = k * all - squares_of_cases;
  if (apart == 0) return {undefined, undefined, undefined};
  const double statistic = (k - 1) * (k * squares_of_models - all * all) / apart;
  return {statistic, k - 1, chi_squared_tail(statistic, k - 1)};
}

double exact_mcnemar_test(const Dataset& dataset, std::size_t first, std::size_t second) {
  const auto taken = take_rivals(rivals_of(dataset, first, second));
  const auto* rivals = std::get_if<Dataset>(&taken);
  if (rivals == nullptr) return undefined;
  const Catalogue& catalogue = matrix_catalogue();
  const MatrixEvaluation evaluation(catalogue, *rivals, Options());
  return report(catalogue, evaluation, catalogue.find("mcnemar_exact_p_value")).values[0];
}

}  // namespace deconfuse
