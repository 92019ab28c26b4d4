#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {
namespace {

constexpr Grade likelihood_ratio_grades[] = {
    {"Negligible", 1}, {"Poor", 5}, {"Fair", 10}, {"Good", unbounded}};
constexpr Grade negative_likelihood_ratio_grades[] = {
    {"Good", 0.1}, {"Fair", 0.2}, {"Poor", 0.5}, {"Negligible", unbounded}};
constexpr Grade discriminant_power_grades[] = {
    {"Poor", 1}, {"Limited", 2}, {"Fair", 3}, {"Good", unbounded}};
constexpr Grade auc_grades[] = {
    {"Poor", 0.6}, {"Fair", 0.7}, {"Good", 0.8}, {"Very Good", 0.9}, {"Excellent", unbounded}};
constexpr Grade correlation_grades[] = {{"Negligible", 0.3},
                                        {"Weak", 0.5},
                                        {"Moderate", 0.7},
                                        {"Strong", 0.9},
                                        {"Very Strong", unbounded}};
constexpr Grade yule_grades[] = {
    {"Negligible", 0.25}, {"Weak", 0.5}, {"Moderate", 0.75}, {"Strong", unbounded}};
constexpr Grade landis_koch_grades[] = {{"Poor", 0},          {"Slight", 0.2},
                                        {"Fair", 0.4},        {"Moderate", 0.6},
                                        {"Substantial", 0.8}, {"Almost Perfect", unbounded}};
constexpr Grade fleiss_grades[] = {
    {"Poor", 0.4}, {"Intermediate to Good", 0.75}, {"Excellent", unbounded}};
constexpr Grade altman_grades[] = {
    {"Poor", 0.2}, {"Fair", 0.4}, {"Moderate", 0.6}, {"Good", 0.8}, {"Very Good", unbounded}};
constexpr Grade cicchetti_grades[] = {
    {"Poor", 0.4}, {"Fair", 0.59}, {"Good", 0.74}, {"Excellent", unbounded}};
constexpr Grade cramer_grades[] = {{"Negligible", 0.1}, {"Weak", 0.2},
                                   {"Moderate", 0.4},   {"Relatively Strong", 0.6},
                                   {"Strong", 0.8},     {"Very Strong", unbounded}};
constexpr Grade lambda_grades[] = {{"Very Weak", 0.2}, {"Weak", 0.4},      {"Moderate", 0.6},
                                   {"Strong", 0.8},    {"Very Strong", 1}, {"Perfect", unbounded}};
constexpr Grade krippendorff_grades[] = {{"Low", 0.667}, {"Tentative", 0.8}, {"High", unbounded}};
constexpr Grade contingency_grades[] = {
    {"Not Appreciable", 0.1}, {"Weak", 0.2}, {"Medium", 0.3}, {"Strong", unbounded}};

constexpr Scale positive_likelihood_ratio{"positive_likelihood_ratio", likelihood_ratio_grades};
constexpr Scale negative_likelihood_ratio{"negative_likelihood_ratio",
                                          negative_likelihood_ratio_grades};
constexpr Scale discriminant_power{"discriminant_power_log10", discriminant_power_grades};
constexpr Scale auc{"balanced_accuracy_class", auc_grades};
constexpr Scale class_correlation{"matthews_correlation_class", correlation_grades};
constexpr Scale yule_q{"yule_q", yule_grades};
constexpr Scale landis_koch{"cohen_kappa", landis_koch_grades};
constexpr Scale fleiss{"cohen_kappa", fleiss_grades};
constexpr Scale altman{"cohen_kappa", altman_grades};
constexpr Scale cicchetti{"cohen_kappa", cicchetti_grades};
constexpr Scale cramer{"cramers_v", cramer_grades};
constexpr Scale correlation_scale{"matthews_correlation", correlation_grades};
constexpr Scale lambda_true{"lambda_true_given_predicted", lambda_grades, true};
constexpr Scale lambda_predicted{"lambda_predicted_given_true", lambda_grades, true};
constexpr Scale krippendorff{"krippendorff_alpha", krippendorff_grades};
constexpr Scale contingency{"pearson_contingency", contingency_grades, true};

Metric reading(Text id, const Scale& scale, Text reference, Needs needs = Needs::classes) {
  const Expression value = value_of(scale.metric);
  return {.id = id,
          .symbol = "",
          .formula = value,
          .scale = &scale,
          .range = {-unbounded, unbounded},
          .needs = needs,
          .shape = Shape::word,
          .tier = 3,
          .family = scale.metric,
          .reference = reference};
}

}  // namespace

Metrics class_interpretation() {
  const Metrics metrics = {
      reading("plr_interpretation", positive_likelihood_ratio, "Raslich et al. 2007"),
      reading("nlr_interpretation", negative_likelihood_ratio, "Raslich et al. 2007"),
      reading("dp_interpretation", discriminant_power, "Sokolova et al. 2006"),
      reading("auc_interpretation", auc, "PyCM"),
      reading("mcc_interpretation_class", class_correlation, "PyCM"),
      reading("yule_q_interpretation", yule_q, "PyCM"),
  };
  return group_of(Scope::class_, "interpretation", metrics);
}

Metrics interpretation() {
  const Metrics metrics = {
      reading("kappa_landis_koch", landis_koch, "Landis and Koch 1977"),
      reading("kappa_fleiss", fleiss, "Fleiss 1981"),
      reading("kappa_altman", altman, "Altman 1991"),
      reading("kappa_cicchetti", cicchetti, "Cicchetti 1994"),
      reading("cramers_v_interpretation", cramer, "Rea and Parker 1992", Needs::groups),
      reading("mcc_interpretation", correlation_scale, "Hinkle et al. 2003"),
      reading("lambda_true_interpretation", lambda_true, "Goodman and Kruskal 1954; PyCM",
              Needs::groups),
      reading("lambda_predicted_interpretation", lambda_predicted, "Goodman and Kruskal 1954; PyCM",
              Needs::groups),
      reading("krippendorff_interpretation", krippendorff, "Krippendorff 2004"),
      reading("pearson_contingency_interpretation", contingency, "PyCM", Needs::groups),
  };
  return group_of(Scope::overall, "interpretation", metrics);
}

}  // namespace deconfuse
