#pragma once

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"

namespace deconfuse {

/// What a text is read as, "a b: 5 1 / 0 4": the classes, then the rows, which are the truth; or
/// the error's code.
inline std::string found_in(const std::string& text) {
  const auto result = read(text, {});
  if (const auto* error = std::get_if<InputError>(&result)) return code_text(error->code);
  const auto& dataset = std::get<Dataset>(result);
  std::string found;
  for (const std::string& label : dataset.labels) found += (found.empty() ? "" : " ") + label;
  found += ":";
  for (std::size_t i = 0; i < dataset.matrix.rows(); ++i) {
    if (i > 0) found += " /";
    for (std::size_t j = 0; j < dataset.matrix.columns(); ++j)
      found += " " + text_of(dataset.matrix(i, j));
  }
  return found;
}

struct FoundIn {
  std::string text;
  std::string found;
};

inline void check(const std::vector<FoundIn>& cases) {
  for (const FoundIn& one : cases) {
    CAPTURE(one.text);
    CHECK(found_in(one.text) == one.found);
  }
}

}  // namespace deconfuse
