#include "metrics/catalogue.hpp"
#include "metrics/groups.hpp"

namespace deconfuse {

MatrixCatalogue::MatrixCatalogue() {
  const Formulas::Use use(formulas_);
  append(counts());
  append(rates());
  append(f_family());
  append(skill());
  append(diagnostic());
  append(class_chance());
  append(class_distance());
  append(class_information());
  append(class_confusion_entropy());
  append(class_interpretation());
  append(averages(metrics(), names_));
  append(matrices());
  append(totals());
  append(accuracies());
  append(chance());
  append(agreement());
  append(correlation());
  append(confusion_entropy());
  append(association());
  append(symmetry());
  append(ordinal());
  append(interpretation());
  append(entropies());
  append(pair_agreement());
  append(shared_information());
  append(set_agreement());
  append(costs());
  append(normal_score());
  append(intervals_of_classes());
  append(intervals_of_proportions());
  append(intervals_of_agreement());
  append(rivals());
  resolve();
}

}  // namespace deconfuse
