#include "input/tables/matrix_cell.hpp"

#include <algorithm>

#include "data/ascii.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

bool has_letter(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return is_letter(c) || static_cast<unsigned char>(c) >= 0x80; });
}

}  // namespace

Outcome outcome_of(std::string_view name) {
  if (name == "TP" || name == "VP" || name == "tp" || name == "vp") return Outcome::TP;
  if (name == "FN" || name == "fn") return Outcome::FN;
  if (name == "FP" || name == "fp") return Outcome::FP;
  if (name == "TN" || name == "VN" || name == "tn" || name == "vn") return Outcome::TN;
  return Outcome::none;
}

bool is_r_index(std::string_view text) {
  return text.size() > 3 && text.front() == '[' && text.back() == ']' &&
         (text[1] == ',' || text[text.size() - 2] == ',') &&
         std::all_of(text.begin() + 1, text.end() - 1,
                     [](char c) { return c == ',' || is_digit(c); });
}

bool is_axis(Role role) { return role == Role::truth || role == Role::predicted; }

std::string_view number_inside(std::string_view text, std::string_view& name) {
  name = {};
  if (reads_as_number(text)) return text;
  if (text.empty() || text.size() > 80) return {};
  const std::size_t sign = text.find_last_of("=:");
  if (sign != std::string_view::npos && sign > 0) {
    const std::string_view value = trimmed(text.substr(sign + 1));
    const std::string_view before = trimmed(text.substr(0, sign));
    // "Predicted: 1" names a class, not a count.
    if (!has_letter(before) || is_axis(role_of(before)) || !reads_as_number(value)) return {};
    name = before;
    return value;
  }
  const std::size_t bracket = text.find('(');
  if (bracket != std::string_view::npos && bracket > 0 && text.back() == ')') {
    const std::string_view value = trimmed(text.substr(0, bracket));
    const std::string_view inner = trimmed(text.substr(bracket + 1, text.size() - bracket - 2));
    if (is_axis(role_of(inner))) return {};  // "0 (actual)"
    if (reads_as_number(value)) return value;
    // "TP (20)"
    if (outcome_of(value) != Outcome::none && reads_as_number(inner)) {
      name = value;
      return inner;
    }
  }
  return {};
}

}  // namespace deconfuse
