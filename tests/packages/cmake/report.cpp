// Prints every metric of a confusion matrix, and the derivation of macro-F1.
#include <cstdio>
#include <cstdlib>
#include <deconfuse.hpp>
#include <string>
#include <variant>

namespace api = deconfuse::api;

/// The value; on an error, prints it and ends the program.
template <class Value>
Value expect(const api::Result<Value>& result) {
  if (const auto* error = std::get_if<api::Error>(&result)) {
    std::fprintf(stderr, "%zu:%zu: %s %s\n", error->line, error->column, error->code.c_str(),
                 error->excerpt.c_str());
    std::exit(1);
  }
  return std::get<Value>(result);
}

/// A formula with its operations as words.
std::string written(const api::Term& term) {
  std::string text = term.symbol.empty() ? term.operation : term.symbol;
  if (term.value) text += " = " + std::to_string(*term.value);
  if (term.terms.empty()) return text;
  std::string terms;
  for (const api::Term& inner : term.terms) terms += (terms.empty() ? "" : ", ") + written(inner);
  return text + "(" + terms + ")";
}

int main() {
  const api::Data data = expect(api::read(",cat,dog\ncat,4,1\ndog,1,7\n"));
  const api::Report report = expect(api::report_of(data));
  for (const api::Metric& metric : report.metrics) {
    std::printf("%s", metric.id.c_str());
    for (const double value : metric.values) std::printf(" %g", value);
    for (const std::string& word : metric.words) std::printf(" %s", word.c_str());
    std::printf("\n");
  }
  const auto derivation = expect(api::derive(data, "f1_macro"));
  std::printf("\nmacro-F1 = %s = %f\n%s\n", derivation->fraction.c_str(), derivation->value,
              written(derivation->substituted).c_str());
}
