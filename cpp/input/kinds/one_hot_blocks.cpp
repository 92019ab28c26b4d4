#include "input/kinds/one_hot_blocks.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "data/labels.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

enum class Mark { zero, one, none };

Mark mark_of(const Cell& cell) {
  if (cell.text == "0") return Mark::zero;
  if (cell.text == "1") return Mark::one;
  // A longer text, even if it is a number, is no mark.
  if (cell.text.empty() || cell.text.size() > 8) return Mark::none;
  const std::string label = canonical_label(cell.text);
  if (label == "0" || label == "False" || label == "FALSE" || label == "false") return Mark::zero;
  if (label == "1" || label == "True" || label == "TRUE" || label == "true") return Mark::one;
  return Mark::none;
}

/// Whether the first cells are numbers that count up, or indices of R such as [1,].
bool is_index(const Grid& grid, std::size_t first, std::size_t end) {
  const Number start = parse_number(grid.row(first)[0].text);
  for (std::size_t r = first; r < end; ++r) {
    const std::string_view text = grid.row(r)[0].text;
    if (is_r_index(text)) continue;
    const Number number = parse_number(text);
    if (number.form != NumberForm::finite || start.value > 1 ||
        number.value != start.value + static_cast<double>(r - first))
      return false;
  }
  return true;
}

bool same_names(const std::vector<Cell>& left, const std::vector<Cell>& right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](const Cell& a, const Cell& b) {
                      return canonical_label(a.text) == canonical_label(b.text);
                    });
}

bool is_separator(char c) { return std::string_view("_-.: =").find(c) != std::string_view::npos; }

/// Removes the common prefix or suffix of the names, up to a separator: `real_` from `real_cat` and
/// `real_cow`.
void cut_common_ends(std::vector<Cell>& names) {
  std::size_t prefix = names[0].text.size(), suffix = prefix;
  const std::string_view first = names[0].text;
  for (const Cell& name : names) {
    const std::string_view text = name.text;
    std::size_t k = 0;
    while (k < std::min(prefix, text.size()) && text[k] == first[k]) ++k;
    prefix = k;
    k = 0;
    while (k < std::min(suffix, text.size()) &&
           text[text.size() - 1 - k] == first[first.size() - 1 - k])
      ++k;
    suffix = k;
  }
  while (prefix > 0 && !is_separator(first[prefix - 1])) --prefix;
  while (suffix > 0 && !is_separator(first[first.size() - suffix])) --suffix;
  if (prefix > 0) suffix = 0;
  for (Cell& name : names) {
    name.text.remove_prefix(prefix);
    name.text.remove_suffix(suffix);
  }
}

/// The halves by the roles in their names: `truth_cat, truth_dog, pred_cat, pred_dog`.
std::vector<GridBlock> halves_by_role(const GridBlock& block) {
  std::vector<GridBlock> halves;
  for (std::size_t k = 0; k < block.names.size(); ++k) {
    Cell name = block.names[k];
    std::string_view rest;
    const Role role = leading_role(name.text, rest);
    if (!is_axis(role) || rest.empty()) return {};
    if (halves.empty() || halves.back().role != role) {
      halves.push_back(block.half(k, k));
      halves.back().role = role;
    }
    name = part_of(name, rest);
    halves.back().right = block.left + k + 1;
    halves.back().names.push_back(name);
  }
  const bool two_each =
      halves.size() == 2 && halves[0].names.size() > 1 && halves[1].names.size() > 1;
  return two_each ? halves : std::vector<GridBlock>{};
}

/// The halves by names that recur, or that differ only in the prefix or suffix of each half.
std::vector<GridBlock> halves_by_name(const GridBlock& block) {
  const std::size_t middle = block.columns() / 2;
  if (block.names.empty() || block.columns() != 2 * middle || middle < 2) return {};
  std::vector<GridBlock> halves = {block.half(0, middle), block.half(middle, 2 * middle)};
  const auto cut = block.names.begin() + static_cast<std::ptrdiff_t>(middle);
  halves[0].names.assign(block.names.begin(), cut);
  halves[1].names.assign(cut, block.names.end());
  if (same_names(halves[0].names, halves[1].names)) return halves;
  for (GridBlock& half : halves) cut_common_ends(half.names);
  const bool any_empty =
      std::any_of(halves[0].names.begin(), halves[0].names.end(),
                  [](const Cell& name) { return canonical_label(name.text).empty(); });
  if (any_empty || !same_names(halves[0].names, halves[1].names)) return {};
  return halves;
}

}  // namespace

bool GridBlock::one(std::size_t r, std::size_t c) const { return mark_of(cell(r, c)) == Mark::one; }

GridBlock GridBlock::half(std::size_t from, std::size_t to) const {
  GridBlock part = *this;
  part.left = left + from;
  part.right = left + to;
  part.names.clear();
  return part;
}

std::optional<GridBlock> block_of(const Grid& grid, const ReadOptions& options, std::size_t first,
                                  std::size_t end) {
  if (end - first < 2) return std::nullopt;
  const auto all_marks = [&](std::size_t r, std::size_t from) {
    const auto row = grid.row(r);
    return std::all_of(row.begin() + static_cast<std::ptrdiff_t>(from), row.end(),
                       [](const Cell& cell) { return mark_of(cell) != Mark::none; });
  };
  const std::size_t width = grid.row(end - 1).size();
  if (width < 2 || !all_marks(end - 1, 1)) return std::nullopt;
  GridBlock block{&grid, first, end, 0, width, {}, Role::none};
  const bool headed = options.header == true || grid.row(first).size() + 1 == width ||
                      (!all_marks(first, 0) && options.header != false && !all_marks(first, 1));
  if (headed) ++block.first;
  bool index = false;
  for (std::size_t r = block.first; r < end; ++r) {
    if (grid.row(r).size() != width || !all_marks(r, 1)) return std::nullopt;
    index = index || mark_of(grid.row(r)[0]) == Mark::none;
  }
  if (index) {
    if (!is_index(grid, block.first, end)) return std::nullopt;
    block.left = 1;
  }
  if (block.rows() == 0 || block.columns() < 2) return std::nullopt;
  if (!headed) return block;
  const auto header = grid.row(first);
  if (header.size() != width && header.size() != block.columns()) return std::nullopt;
  block.names.assign(header.end() - static_cast<std::ptrdiff_t>(block.columns()), header.end());
  if (std::any_of(block.names.begin(), block.names.end(),
                  [](const Cell& name) { return name.text.empty(); }))
    return std::nullopt;
  if (std::all_of(block.names.begin(), block.names.end(),
                  [](const Cell& name) { return is_r_index(name.text); }))
    block.names.clear();
  return block;
}

std::optional<GridBlock> numbers_of(const Grid& grid, std::size_t first, std::size_t end) {
  const auto is_number = [](const Cell& cell) {
    return parse_number(cell.text).form != NumberForm::none ||
           parse_number(cell.text, ',').form != NumberForm::none || is_missing(cell.text);
  };
  GridBlock block{&grid, first, end, 0, grid.row(end - 1).size(), {}, Role::none};
  const auto top = grid.row(first);
  if (end - first > 1 && std::none_of(top.begin(), top.end(), is_number)) {
    block.names.assign(top.begin(), top.end());
    ++block.first;
  }
  bool marks = true;
  for (std::size_t r = block.first; r < end; ++r) {
    const auto row = grid.row(r);
    if (row.size() != block.right || !std::all_of(row.begin(), row.end(), is_number))
      return std::nullopt;
    for (const Cell& cell : row) marks = marks && mark_of(cell) != Mark::none;
  }
  if (marks || (!block.names.empty() && block.names.size() != block.columns())) return std::nullopt;
  return block;
}

std::vector<GridBlock> named_halves(const GridBlock& block) {
  std::vector<GridBlock> halves = halves_by_role(block);
  return halves.empty() ? halves_by_name(block) : halves;
}

std::vector<std::size_t> ends_of_blocks(const Source& source, const Grid& grid) {
  std::vector<std::size_t> ends;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const Cell& last = grid.row(r - 1).back();
    const std::size_t begin = last.offset + last.text.size(), end = grid.row(r)[0].offset;
    if (begin >= end) continue;
    const std::string_view between = source.text().substr(begin, end - begin);
    const std::size_t line_break = next_line(between, line_end(between, 0));
    if (line_end(between, line_break) < between.size()) ends.push_back(r);
    constexpr std::size_t most = 3;
    if (ends.size() >= most) return {};
  }
  ends.push_back(grid.rows());
  return ends;
}

Faults faults_of(const GridBlock& block, bool by_columns) {
  Faults faults;
  const std::size_t lines = by_columns ? block.columns() : block.rows();
  const std::size_t length = by_columns ? block.rows() : block.columns();
  for (std::size_t line = 0; line < lines; ++line) {
    std::size_t ones = 0;
    const Cell* place = nullptr;
    for (std::size_t k = 0; k < length; ++k) {
      const Cell& cell = by_columns ? block.cell(k, line) : block.cell(line, k);
      if (place == nullptr) place = &cell;
      if (mark_of(cell) == Mark::one && ++ones == 2) place = &cell;
    }
    if (ones == 1) continue;
    if (faults.count++ == 0) faults.first = {ones, *place};
  }
  return faults;
}

Faults faults_of(const std::vector<GridBlock>& blocks, bool by_columns) {
  Faults faults;
  for (const GridBlock& block : blocks) faults.add(faults_of(block, by_columns));
  return faults;
}

}  // namespace deconfuse
