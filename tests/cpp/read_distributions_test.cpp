#include <doctest/doctest.h>

#include <iterator>
#include <string>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/distributions.hpp"
#include "input/readings/read.hpp"
#include "input/readings/readings.hpp"
#include "input/text/number.hpp"

using deconfuse::candidates_of;
using deconfuse::code_text;
using deconfuse::Distributions;
using deconfuse::InputError;
using deconfuse::Kind;
using deconfuse::Reading;
using deconfuse::ReadOptions;
using deconfuse::Result;
using deconfuse::take_distributions;
using deconfuse::text_of;
using deconfuse::understand;

namespace {

std::string listed(const std::vector<double>& numbers) {
  std::string text;
  for (const double number : numbers) text += " " + text_of(number);
  return text;
}

/// "a b: 0.5 0.5 / 0.25 0.75": labels, p and q; for one labelling, the label of each case.
std::string described(const Result<Reading>& result) {
  if (const auto* error = std::get_if<InputError>(&result))
    return code_text(error->code) + " " + std::to_string(error->line) + ":" +
           std::to_string(error->column);
  const auto* data = std::get_if<Distributions>(&std::get<Reading>(result).data);
  if (data == nullptr) return "other";
  auto taken = take_distributions(*data);
  if (const auto* error = std::get_if<InputError>(&taken)) return code_text(error->code);
  const auto& distributions = std::get<Distributions>(taken);
  std::string text;
  for (const std::string& label : distributions.labels) text += (text.empty() ? "" : " ") + label;
  text += ":" + listed(distributions.p);
  if (!distributions.q.empty()) text += " /" + listed(distributions.q);
  if (!distributions.cases.empty()) text += ";";
  for (const std::int32_t code : distributions.cases)
    text += " " + distributions.labels[static_cast<std::size_t>(code)];
  return text;
}

struct Case {
  std::string name;
  std::string text;
  std::string data;
};

void check_all(const std::vector<Case>& cases, const ReadOptions& options) {
  for (const Case& each : cases) {
    CAPTURE(each.name);
    CHECK_EQ(described(understand(each.text, options)), each.data);
  }
}

}  // namespace

TEST_CASE("two distributions are read without being asked for") {
  check_all(
      {
          {"vectors", "p = [0.5, 0.3, 0.2]\nq = [0.1, 0.6, 0.3]",
           "1 2 3: 0.5 0.3 0.2 / 0.1 0.6 0.3"},
          {"q before p", "q = (0.1, 0.6, 0.3)\np = (0.5, 0.3, 0.2)",
           "1 2 3: 0.5 0.3 0.2 / 0.1 0.6 0.3"},
          {"JSON", R"({"p": [0.5, 0.5], "q": [0.25, 0.75], "labels": ["a", "b"]})",
           "a b: 0.5 0.5 / 0.25 0.75"},
          {"columns", "0.5 0.25\n0.25 0.25\n0.25 0.5", "1 2 3: 0.5 0.25 0.25 / 0.25 0.25 0.5"},
          {"named columns", "p,q\n0.5,0.25\n0.25,0.25\n0.25,0.5",
           "1 2 3: 0.5 0.25 0.25 / 0.25 0.25 0.5"},
          {"named rows", "p: 0.5 0.25 0.25\nq: 0.25 0.25 0.5",
           "1 2 3: 0.5 0.25 0.25 / 0.25 0.25 0.5"},
          {"decimal commas", "p;q\n0,5;0,25\n0,5;0,75", "1 2: 0.5 0.5 / 0.25 0.75"},
          {"rounded", "0.33 0.25\n0.33 0.25\n0.33 0.5", "shares-do-not-sum"},
      },
      {});
}

TEST_CASE("one distribution, or one labelling, is read only if it is asked for") {
  ReadOptions options;
  options.kind = Kind::distributions;
  check_all(
      {
          {"a list", "0.1, 0.2, 0.3, 0.4", "1 2 3 4: 0.1 0.2 0.3 0.4"},
          {"a vector", "p = [0.1, 0.2, 0.7]", "1 2 3: 0.1 0.2 0.7"},
          {"a column with a name", "p\n0.25\n0.75", "1 2: 0.25 0.75"},
          {"percentages", "25%\n75%", "1 2: 0.25 0.75"},
          {"outcomes and shares", "outcome,p\nsun,0.25\nrain,0.75", "sun rain: 0.25 0.75"},
          {"outcomes and two columns", "sun 0.25 0.5\nrain 0.75 0.5",
           "sun rain: 0.25 0.75 / 0.5 0.5"},
          {"numbered outcomes", "1 0.2\n2 0.3\n3 0.5", "1 2 3: 0.2 0.3 0.5"},
          {"counts", "[5, 3, 2]", "1 2 3: 5 3 2"},
          {"counts that recur, by name", "p = [5, 5, 2]", "1 2 3: 5 5 2"},
          {"a row for each", "0.5 0.5\n0.25 0.75", "1 2: 0.5 0.5 / 0.25 0.75"},
          {"a column for each", "0.5 0.25\n0.5 0.75", "1 2: 0.5 0.5 / 0.25 0.75"},
          {"a labelling of numbers", "Y = (1, 2, 2, 3, 3, 3)", "1 2 3: 1 2 3; 1 2 2 3 3 3"},
          {"a labelling of words", "cat dog cat", "cat dog: 2 1; cat dog cat"},
          {"a column of words", "label\ncat\ndog\ncat", "cat dog label: 2 1 1; label cat dog cat"},
          {"R", "[1] \"b\" \"a\" \"b\"", "a b: 1 2; b a b"},
          {"one-hot rows", "1 0 0\n0 1 0\n0 1 0\n0 0 1", "1 2 3: 1 2 1; 1 2 2 3"},
          {"one-hot columns", "1 0 0 0\n0 1 1 0\n0 0 0 1", "1 2 3: 1 2 1; 1 2 2 3"},
          {"LaTeX",
           "Y = \\begin{bmatrix} 1 & 0 & 0 \\\\ 0 & 1 & 0 \\\\ 0 & 1 & 0 \\\\ 0 & 0 & 1 "
           "\\end{bmatrix}",
           "1 2 3: 1 2 1; 1 2 2 3"},
          {"sets", "Y = {{1}, {2, 3}, {4, 5, 6}}", "1 2 3: 1 2 3; 1 2 2 3 3 3"},
          {"sets in LaTeX under prose",
           "Partici\u00f3n de las muestras\n\n$$\nY = \\left\\{ \\{1\\}, \\{2, 3\\} "
           "\\right\\}\n$$",
           "1 2: 1 2; 1 2 2"},
          {"sets on lines", "Y_1 = {1}\nY_2 = {2, 3}", "1 2: 1 2; 1 2 2"},

          {"three lists", "a = [0.5, 0.5]\nb = [0.5, 0.5]\nc = [0.5, 0.5]", "three-vectors 3:6"},
          {"two lengths", "p = [0.5, 0.5]\nq = [1.0]", "unequal-lengths 2:6"},
          {"words beside words", "a b\nb a\na a", "no-distributions 1:3"},
          {"a missing share", "p = [0.5, NA, 0.5]", "missing-value 1:11"},
          {"a missing label", "Y = [1, 2, NA, 2]", "missing-value 1:12"},
          {"cut off", "Y = [1, 2, 2, ..., 3]", "shortened-print 1:15"},
          {"another sum", "p = [0.5, 0.4]", "shares-do-not-sum"},
          {"a negative share", "p = [1.5, -0.5]", "share-outside"},
          {"two names alike", "a,0.5\na,0.5", "duplicate-label"},
          {"nothing", "", "empty-text 1:1"},
      },
      options);
}

TEST_CASE("distributions are offered as a reading if something supports it") {
  const auto kinds_of = [](std::string_view text) {
    std::string kinds;
    for (const auto& candidate : candidates_of(text, {}).readings)
      kinds += (kinds.empty() ? "" : " ") + std::string(deconfuse::name_of(candidate.kind));
    return kinds;
  };
  CHECK_EQ(kinds_of("p = [0.5, 0.5]\nq = [0.25, 0.75]"), "distributions scores labels");
  CHECK_EQ(kinds_of("Y = (1, 2, 2, 3)"), "distributions");
  CHECK_EQ(kinds_of("50 2\n3 45"), "matrix scores labels");
}
