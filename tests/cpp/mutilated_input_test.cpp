#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <string>
#include <variant>
#include <vector>

#include "input/readings/read.hpp"
#include "mutilation.hpp"
#include "readable_texts.hpp"

using namespace deconfuse;

TEST_CASE("mutilated input gives data or an error with a place") {
  Random random(12345);
  static const char* const pieces[] = {",",
                                       ";",
                                       "\t",
                                       " ",
                                       "\n",
                                       "\r",
                                       "\"",
                                       "'",
                                       "[",
                                       "]",
                                       "(",
                                       ")",
                                       "{",
                                       "}",
                                       "|",
                                       "=",
                                       ":",
                                       "$",
                                       "\\",
                                       "\\\\",
                                       "&",
                                       "0",
                                       "-1",
                                       "1e999",
                                       "NA",
                                       "...",
                                       "…",
                                       "\xFF",
                                       "\xC3",
                                       "é",
                                       "Total",
                                       "truth",
                                       "#",
                                       ">",
                                       "%",
                                       "[1] ",
                                       "\\begin{matrix}",
                                       "\\end{",
                                       "c(",
                                       "0.5"};
  std::vector<ReadableText> inputs;
  for (const auto texts : {texts_of_label_columns, texts_of_label_vectors, texts_of_matrices,
                           texts_of_outcomes, texts_of_class_assignments}) {
    for (const Synonyms& synonyms : texts())
      inputs.insert(inputs.end(), synonyms.texts.begin(), synonyms.texts.end());
  }
  for (std::size_t round = 0; round < 6000; ++round) {
    ReadableText mutilated = inputs[random(inputs.size())];
    std::string& text = mutilated.text;
    for (std::size_t change = 1 + random(3); change > 0; --change) {
      const std::size_t at = random(text.size() + 1);
      switch (random(4)) {
        case 0:
          text.erase(at, 1 + random(4));
          break;
        case 1:
          text.insert(at, pieces[random(std::size(pieces))]);
          break;
        case 2:
          text.insert(at, text.substr(random(text.size() + 1), random(12)));
          break;
        default:
          text.resize(at);
          break;
      }
    }
    CAPTURE(text);
    const Result<Dataset> result = mutilated.read();
    if (const auto* error = std::get_if<InputError>(&result)) {
      const auto breaks = std::count_if(text.begin(), text.end(), [](char character) {
        return character == '\n' || character == '\r';
      });
      CHECK(error->line <= static_cast<std::size_t>(breaks) + 1);
      CHECK(error->column <= text.size() + 1);
      CHECK((error->line > 0) == (error->column > 0));
      CHECK(error->excerpt.size() <= 4 * 80);
    } else {
      const auto& dataset = std::get<Dataset>(result);
      CHECK(dataset.labels.size() == dataset.matrix.rows());
      CHECK(dataset.predicted_labels.size() == dataset.matrix.columns());
      CHECK(dataset.matrix.rows() > 0);
      CHECK(dataset.truth.size() == dataset.predicted.size());
      const std::vector<double>& cells = dataset.matrix.cells();
      // Sums of fractions are rounded.
      CHECK(dataset.matrix.total() ==
            doctest::Approx(std::accumulate(cells.begin(), cells.end(), 0.0)).epsilon(1e-12));
    }
  }
}
