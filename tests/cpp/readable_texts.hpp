#pragma once

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/dataset.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"

namespace deconfuse {

/// A text that is read as data.
struct ReadableText {
  std::string name;
  std::string text;
  std::string notices = "";  ///< codes
  void (*set)(ReadOptions&) = nullptr;

  Result<Dataset> read() const {
    ReadOptions options;
    if (set != nullptr) set(options);
    return deconfuse::read(text, options);
  }
};

struct Meaning {
  Kind kind;
  std::vector<std::string> labels;
  std::string counts;  ///< rows are the truth: "5 1 / 0 4"
};

/// Texts of the same meaning.
struct Synonyms {
  Meaning meaning;
  std::vector<ReadableText> texts;
};

// Each is defined in the test of its subject.
std::vector<Synonyms> texts_of_label_columns();
std::vector<Synonyms> texts_of_label_vectors();
std::vector<Synonyms> texts_of_matrices();
std::vector<Synonyms> texts_of_outcomes();
std::vector<Synonyms> texts_of_class_assignments();

inline std::string counts_of(const Dataset& dataset) {
  std::string text;
  for (std::size_t row = 0; row < dataset.matrix.rows(); ++row) {
    if (row > 0) text += " / ";
    for (std::size_t column = 0; column < dataset.matrix.columns(); ++column) {
      if (column > 0) text += ' ';
      text += text_of(dataset.matrix(row, column));
    }
  }
  return text;
}

inline std::string notices_of(const Dataset& dataset) {
  std::string text;
  for (const auto& notice : dataset.notices)
    text += (text.empty() ? "" : " ") + code_text(notice.code);
  return text;
}

inline std::string error_of(const Result<Dataset>& result) {
  const auto* error = std::get_if<InputError>(&result);
  return error == nullptr ? "" : code_text(error->code) + " [" + error->excerpt + "]";
}

inline Dataset dataset_of(std::string_view text, const ReadOptions& options = {}) {
  Result<Dataset> result = read(text, options);
  CHECK_MESSAGE(std::holds_alternative<Dataset>(result), error_of(result));
  auto* dataset = std::get_if<Dataset>(&result);
  return dataset == nullptr ? Dataset{} : std::move(*dataset);
}

inline void check_readings(const std::vector<Synonyms>& all) {
  for (const Synonyms& synonyms : all) {
    for (const ReadableText& c : synonyms.texts) {
      CAPTURE(c.name);
      const Result<Dataset> result = c.read();
      CHECK(error_of(result) == "");
      const auto* dataset = std::get_if<Dataset>(&result);
      if (dataset == nullptr) continue;
      CHECK((dataset->kind == synonyms.meaning.kind));
      CHECK(dataset->labels == synonyms.meaning.labels);
      CHECK(counts_of(*dataset) == synonyms.meaning.counts);
      CHECK(notices_of(*dataset) == c.notices);
    }
  }
}

}  // namespace deconfuse
