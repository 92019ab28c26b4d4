#include "metrics/catalogue.hpp"
#include "metrics/groups.hpp"
#include "metrics/score_groups.hpp"

namespace deconfuse {

ScoreCatalogue::ScoreCatalogue() {
  const Formulas::Use use(formulas_);
  append(roc_areas());
  append(normal_score());
  append(auc_intervals());
  append(operating_points());
  append(cost_sensitive());
  append(h_measures());
  append(precision_recall_areas());
  append(precision_recall_gain());
  append(top_of_ranking());
  append(scoring_rules());
  append(class_probabilities());
  append(calibration());
  append(class_rankings());
  append(label_sets(names_));
  append(label_rankings(names_));
  append(model_comparison());
  append(drawn_curves());
  resolve();
}

}  // namespace deconfuse
