#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// Gives each spelling a code, in order of first appearance.
class Spellings {
 public:
  std::int32_t code_of(std::string_view text) {
    // Most texts have few labels, and comparing these is faster than a look-up.
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

/// Whether the cell holds no value: it is empty, NA, or a blank in quotes.
bool is_absent(const Cell& cell);

/// Whether a label begins or ends with a blank that belongs to its text.
bool has_outer_blanks(const Cell& cell);

}  // namespace deconfuse
