#include "input/text/spellings.hpp"

#include "data/labels.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

}  // namespace

bool is_absent(const Cell& cell) {
  if (cell.text.empty() || (!cell.quoted && is_missing(cell.text))) return true;
  // A no-break space, or a blank in quotes.
  return (is_blank(cell.text[0]) || !is_ascii(cell.text[0])) && canonical_label(cell.text).empty();
}

bool has_outer_blanks(const Cell& cell) {
  if (cell.padded || is_blank(cell.text.front()) || is_blank(cell.text.back())) return true;
  if (is_ascii(cell.text.front()) && is_ascii(cell.text.back())) return false;
  const std::string label = canonical_label(cell.text);
  return !cell.text.starts_with(label) || label.size() < cell.text.size();
}

}  // namespace deconfuse
