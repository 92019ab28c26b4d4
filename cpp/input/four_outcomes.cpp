#include "input/four_outcomes.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "input/matrix_cell.hpp"

namespace deconfuse {

std::optional<Grid> four_outcomes(Source& source, const Grid& grid) {
  constexpr std::size_t outcomes = 4, most_cells = 24;
  std::vector<Cell> cells;
  const bool names_above =
      grid.rows() == 2 && grid.row(0).size() == outcomes && grid.row(1).size() == outcomes;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    // Two by two are a matrix already.
    if (grid.rows() == 2 && grid.row(r).size() == 2) return std::nullopt;
    for (std::size_t c = 0; c < grid.row(r).size(); ++c) {
      cells.push_back(names_above ? grid.row(cells.size() % 2)[cells.size() / 2] : grid.row(r)[c]);
      if (cells.size() > most_cells) return std::nullopt;
    }
  }
  std::optional<Cell> found[outcomes];
  std::string_view name;
  for (const Cell& cell : cells) {
    if (cell.text.empty() || cell.text == "=" || cell.text == ":") continue;
    std::string_view own_name;
    const std::string_view number = number_inside(cell.text, own_name);
    if (number.empty()) {
      if (!name.empty()) return std::nullopt;
      name = trimmed(cell.text.substr(0, cell.text.find_last_not_of("=:") + 1));
      continue;
    }
    if (name.empty() == own_name.empty()) return std::nullopt;
    const Outcome outcome = outcome_of(own_name.empty() ? name : own_name);
    name = {};
    if (outcome == Outcome::none || found[static_cast<std::size_t>(outcome)]) return std::nullopt;
    found[static_cast<std::size_t>(outcome)] = Cell{number, cell.offset};
  }
  Grid matrix;
  matrix.bracketed = true;
  static constexpr std::string_view names[] = {"TP = ", "FN = ", "FP = ", "TN = "};
  for (std::size_t k = 0; k < outcomes; ++k) {
    if (!found[k]) return std::nullopt;
    matrix.add({source.keep(std::string(names[k]) += found[k]->text), found[k]->offset});
    if (k % 2 == 1) matrix.end_row();
  }
  return matrix;
}

}  // namespace deconfuse
