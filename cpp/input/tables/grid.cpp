#include "input/tables/grid.hpp"

#include <string>

#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {

Grid empty_like(const Grid& grid) {
  Grid empty;
  empty.by_blanks = grid.by_blanks;
  empty.bracketed = grid.bracketed;
  return empty;
}

void add_row(Grid& grid, std::span<const Cell> row) {
  for (const Cell& cell : row) grid.add(cell);
  grid.end_row();
}

Cell joined(const Source& source, const Cell& first, const Cell& last) {
  const std::size_t end = last.offset + last.text.size() + (last.quoted ? 2 : 0);
  if (first.offset == last.offset) return first;
  return {trimmed(source.text().substr(first.offset, end - first.offset)), first.offset};
}

InputError unequal_row(const Source& source, const Grid& grid, std::size_t r, std::size_t found,
                       std::size_t width) {
  const auto row = grid.row(r);
  const Cell& place = found > width ? row[width] : row[row.size() - 1];
  if (found < width && !grid.bracketed) {
    for (const char* mark : {"\t", ";", ",", "|"}) {
      const auto marks = std::count(place.text.begin(), place.text.end(), *mark);
      if (marks > 0 && static_cast<std::size_t>(marks) + found == width) {
        return source.error(ErrorCode::mixed_delimiters, place, Expected::one_delimiter,
                            {{"found", mark}});
      }
    }
  }
  return source.error(ErrorCode::ragged_rows, place, Expected::equal_rows,
                      {{"found", std::to_string(found)}, {"expected", std::to_string(width)}});
}

InputError too_many_classes(const Source& source, std::size_t found, const Cell& place) {
  return source.error(
      ErrorCode::too_many_classes, place, Expected::fewer_classes,
      {{"found", std::to_string(found)}, {"maximum", std::to_string(maximum_classes)}});
}

bool counts_up(const Column& column) {
  constexpr std::size_t sample = 1000;
  double start = 0;
  for (std::size_t i = 0; i < std::min(column.size, sample); ++i) {
    const Number number = parse_number(column[i].text);
    if (number.form != NumberForm::finite) return false;
    if (i == 0) start = number.value;
    if ((start != 0 && start != 1) || number.value != start + static_cast<double>(i)) return false;
  }
  return true;
}

InputError other_kind(const Source& source, Kind kind, const Cell& place) {
  if (kind == Kind::multilabel)
    return source.error(ErrorCode::no_label_sets, place, Expected::label_sets);
  if (kind == Kind::decision)
    return source.error(ErrorCode::no_losses, place, Expected::loss_table);
  if (kind == Kind::class_counts)
    return source.error(ErrorCode::no_class_counts, place, Expected::class_counts);
  if (kind == Kind::report) return source.error(ErrorCode::no_report, place, Expected::report);
  if (kind == Kind::raters) return source.error(ErrorCode::no_ratings, place, Expected::ratings);
  if (kind == Kind::ranked)
    return source.error(ErrorCode::no_ranked_list, place, Expected::ranked_list);
  if (kind == Kind::distributions)
    return source.error(ErrorCode::no_distributions, place, Expected::distributions);
  return source.error(ErrorCode::no_scores, place, Expected::truth_and_scores);
}

}  // namespace deconfuse
