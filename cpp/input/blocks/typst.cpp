#include "input/blocks/typst.hpp"

#include <algorithm>
#include <cstddef>

#include "data/ascii.hpp"

namespace deconfuse {
namespace {

/// Number of columns in "columns: 3" or "columns: (auto, 1fr, 1fr)"; 0 for other arguments.
std::size_t columns_in(std::string_view arguments) {
  constexpr std::string_view name = "columns:";
  std::size_t at = arguments.find(name);
  if (at == arguments.npos) return 0;
  arguments = trimmed(arguments.substr(at + name.size()));
  if (arguments.starts_with('(')) {
    const std::string_view list = arguments.substr(0, arguments.find(')'));
    return 1 + static_cast<std::size_t>(std::count(list.begin(), list.end(), ','));
  }
  std::size_t columns = 0;
  constexpr std::size_t most = 1000;
  for (const char c : arguments) {
    if (!is_digit(c) || columns > most) break;
    columns = 10 * columns + static_cast<std::size_t>(c - '0');
  }
  return columns;
}

}  // namespace

std::vector<TypstTable> typst_tables_in(std::string_view text) {
  std::vector<TypstTable> found;
  for (std::size_t at = text.find("table("); at != text.npos; at = text.find("table(", at + 1)) {
    const std::size_t first = std::min(text.find('[', at), text.size());
    const std::size_t columns = columns_in(text.substr(at, first - at));
    if (columns == 0) continue;
    TypstTable table;
    std::size_t open = first, close = first;
    while (open < text.size() && text[open] == '[') {
      close = text.find(']', open);
      if (close == text.npos) break;
      const std::string_view cell = trimmed(text.substr(open + 1, close - open - 1));
      table.grid.add({cell, open + 1});
      if (table.grid.open_cells() == columns) table.grid.end_row();
      open = std::min(text.find_first_not_of(", \t\r\n", close + 1), text.size());
    }
    if (close == text.npos || table.grid.rows() < 2 || table.grid.open_cells() > 0) continue;
    table.piece = {at, close + 1};
    found.push_back(std::move(table));
  }
  return found;
}

}  // namespace deconfuse
