#include "input/kinds/outcome_counts.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "input/kinds/kinds.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/text/number.hpp"

namespace deconfuse {

namespace {

/// The outcomes with the one count that follows from the number of all cases.
Outcomes with_count_of_total(Source& source, Outcomes outcomes) {
  if (outcomes.total.text.empty()) return outcomes;
  double count = parse_number(outcomes.total.text).value;
  Cell* unknown = nullptr;
  for (Cell& known : outcomes.counts) {
    if (known.text.empty())
      unknown = &known;
    else
      count -= parse_number(known.text).value;
  }
  *unknown = {source.keep(text_of(count)), outcomes.total.offset};
  source.notice(NoticeCode::count_from_total, outcomes.total.offset,
                {{"total", std::string(outcomes.total.text)}, {"count", text_of(count)}});
  return outcomes;
}

}  // namespace

Result<Data> read_outcomes(Source& source, const ReadOptions& options,
                           const std::vector<Outcomes>& outcomes) {
  ReadOptions told = options;
  told.header.reset();  // the header names outcomes, not columns of labels
  Grid grid;
  const auto count = [&](const Outcomes& of, const char* name, Outcome outcome) {
    const Cell& number = of.counts[static_cast<std::size_t>(outcome)];
    return Cell{source.keep(name + std::string(number.text)), number.offset};
  };
  if (outcomes.size() == 1) {
    grid.bracketed = true;
    const Outcomes two = with_count_of_total(source, outcomes[0]);
    const std::size_t offset = two.counts[0].offset;
    const bool complete = two.complete();
    // Without true negatives, false positives are detections of nothing.
    const Cell positive{"positive", offset};
    const Cell negative{complete ? "negative" : "background", offset};
    for (const Cell& cell :
         {Cell{}, positive, negative,                                                    //
          positive, count(two, "TP = ", Outcome::TP), count(two, "FN = ", Outcome::FN),  //
          negative, count(two, "FP = ", Outcome::FP),
          complete ? count(two, "TN = ", Outcome::TN) : Cell{"TN = 0", offset}}) {
      grid.add(cell);
      if (grid.open_cells() == 3) grid.end_row();
    }
    return as_data(read_matrix_table(source, told, grid));
  }
  constexpr std::pair<std::string_view, Outcome> columns[] = {
      {"TP", Outcome::TP}, {"FP", Outcome::FP}, {"FN", Outcome::FN}, {"TN", Outcome::TN}};
  const bool all_four = std::all_of(outcomes.begin(), outcomes.end(),
                                    [](const Outcomes& one) { return one.complete(); });
  const std::size_t width = all_four ? 4 : 3;
  grid.add({"class", outcomes[0].label.offset});
  for (std::size_t c = 0; c < width; ++c) grid.add({columns[c].first, outcomes[0].label.offset});
  grid.end_row();
  for (const Outcomes& one : outcomes) {
    grid.add(one.label);
    for (std::size_t c = 0; c < width; ++c)
      grid.add(one.counts[static_cast<std::size_t>(columns[c].second)]);
    grid.end_row();
  }
  auto counts = read_class_counts(source, told, grid);
  return counts ? as_data(std::move(*counts))
                : Result<Data>(source.error(ErrorCode::no_class_counts, outcomes[0].label,
                                            Expected::class_counts));
}

std::optional<Result<Data>> read_outcome_row(Source& source, const ReadOptions& options,
                                             const Grid& grid) {
  if (grid.rows() != 2) return std::nullopt;
  const auto header = grid.row(0), row = grid.row(1);
  // pandas prints no name for the column of row numbers.
  if (row.size() != header.size() && row.size() != header.size() + 1) return std::nullopt;
  const std::size_t shift = row.size() - header.size();
  Outcomes outcomes;
  std::string others;
  for (std::size_t c = 0; c < header.size(); ++c) {
    const Outcome outcome = outcome_of(header[c].text);
    if (outcome == Outcome::none) {
      if (!header[c].text.empty())
        others += (others.empty() ? "" : ", ") + std::string(header[c].text);
      continue;
    }
    Cell& count = outcomes.counts[static_cast<std::size_t>(outcome)];
    if (!count.text.empty() || !reads_as_number(row[c + shift].text)) return std::nullopt;
    count = row[c + shift];
  }
  if (!outcomes.complete()) return std::nullopt;
  if (!others.empty()) {
    source.notice(NoticeCode::columns_ignored, header[0].offset, {{"names", excerpt_of(others)}});
  }
  return read_outcomes(source, options, {outcomes});
}

}  // namespace deconfuse
