#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// Gives each spelling a code, in the order of first sight.
class Spellings {
 public:
  std::int32_t code_of(std::string_view text) {
    // Most texts have few labels, which are compared more quickly than looked up.
    constexpr std::size_t few = 4;
    for (std::size_t k = 0; k < few && k < names_.size(); ++k) {
      if (names_[k] == text) return static_cast<std::int32_t>(k);
    }
    const auto [entry, is_new] = codes_.try_emplace(text, static_cast<std::int32_t>(codes_.size()));
    if (is_new) names_.emplace_back(text);
    return entry->second;
  }
  std::vector<std::string>& names() { return names_; }

 private:
  std::unordered_map<std::string_view, std::int32_t> codes_;
  std::vector<std::string> names_;
};

/// Holds no value: empty, NA, or a blank in quotes.
bool is_absent(const Cell& cell);

/// Whether blanks around a label were part of the text.
bool has_outer_blanks(const Cell& cell);

}  // namespace deconfuse
