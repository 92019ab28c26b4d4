#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "input/kinds/kinds.hpp"
#include "input/notations/latex.hpp"
#include "input/tables/counts.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t outcomes = 4;
constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// The outcome that a name stands for: "TP", "TP^{(y)}", "$\text{TP}_i$".
Outcome outcome_named(std::string_view name) {
  const std::string plain = plain_text_of_latex(name);
  std::size_t end = 0;
  while (end < plain.size() && is_letter(plain[end])) ++end;
  return outcome_of(std::string_view(plain).substr(0, end));
}

/// The column of each outcome, and the column of the classes.
struct Columns {
  std::array<std::size_t, outcomes> of;
  std::size_t labels = nowhere;
  std::string others;  ///< names of the other columns
};

std::optional<Columns> columns_of(const Grid& grid) {
  constexpr std::size_t fewest_rows = 3;
  if (grid.rows() < fewest_rows) return std::nullopt;
  const auto header = grid.row(0);
  const std::size_t width = grid.row(1).size();
  if (header.size() != width && header.size() + 1 != width) return std::nullopt;
  const std::size_t shift = width - header.size();
  Columns columns;
  columns.of.fill(nowhere);
  if (shift > 0) columns.labels = 0;
  for (std::size_t c = 0; c < header.size(); ++c) {
    const Outcome outcome = outcome_named(header[c].text);
    if (outcome != Outcome::none) {
      std::size_t& column = columns.of[static_cast<std::size_t>(outcome)];
      if (column != nowhere) return std::nullopt;
      column = c + shift;
    } else if (columns.labels == nowhere && c == 0) {
      columns.labels = 0;
    } else {
      columns.others += (columns.others.empty() ? "" : ", ") + std::string(header[c].text);
    }
  }
  for (const Outcome needed : {Outcome::TP, Outcome::FP, Outcome::FN}) {
    if (columns.of[static_cast<std::size_t>(needed)] == nowhere) return std::nullopt;
  }
  return columns;
}

}  // namespace

std::optional<Result<ClassCounts>> read_class_counts(Source& source, const ReadOptions& options,
                                                     const Grid& grid) {
  const auto columns = columns_of(grid);
  if (!columns) return std::nullopt;
  const std::size_t width = grid.row(1).size();
  ClassCounts counts;
  counts.background = options.background;
  std::vector<double>* lists[outcomes] = {};
  lists[static_cast<std::size_t>(Outcome::TP)] = &counts.true_positives;
  lists[static_cast<std::size_t>(Outcome::FP)] = &counts.false_positives;
  lists[static_cast<std::size_t>(Outcome::FN)] = &counts.false_negatives;
  lists[static_cast<std::size_t>(Outcome::TN)] = &counts.true_negatives;
  std::vector<std::size_t> rows;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != width) return unequal_row(source, grid, r, row.size(), width);
    if (columns->labels != nowhere && is_total(row[columns->labels].text)) {
      source.notice(NoticeCode::totals_removed, row[0].offset);
      continue;
    }
    rows.push_back(r);
  }
  CountReader reader(source, options);
  for (const std::size_t r : rows) {
    for (const std::size_t column : columns->of) {
      if (column != nowhere) reader.see(grid.row(r)[column]);
    }
  }
  if (auto error = reader.settle()) return *error;
  for (const std::size_t r : rows) {
    const auto row = grid.row(r);
    if (columns->labels != nowhere)
      counts.labels.push_back(plain_text_of_latex(row[columns->labels].text));
    for (std::size_t outcome = 0; outcome < outcomes; ++outcome) {
      const std::size_t column = columns->of[outcome];
      if (column == nowhere) continue;
      const auto count =
          reader.read(row[column], false, ErrorCode::negative_count, ErrorCode::not_a_number);
      if (const auto* error = std::get_if<InputError>(&count)) return *error;
      lists[outcome]->push_back(std::get<double>(count));
    }
  }
  if (!columns->others.empty()) {
    source.notice(NoticeCode::columns_ignored, grid.row(0)[0].offset,
                  {{"names", excerpt_of(columns->others)}});
  }
  return counts;
}

}  // namespace deconfuse
