#include "input/readings/block_reader.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

#include "data/ascii.hpp"
#include "data/recovered_counts.hpp"
#include "input/blocks/labelled_rows.hpp"
#include "input/blocks/outcomes.hpp"
#include "input/blocks/record_lines.hpp"
#include "input/boxes/boxes_text.hpp"
#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/kinds/outcome_counts.hpp"
#include "input/kinds/table_kinds.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/readings/evidence.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

/// Points for four outcomes. They are few, since a table that shows the outcomes also names its
/// classes.
constexpr double outcomes_named = 1;

}  // namespace

double share(std::size_t part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Result<Reading> reading_of(Source& source, Result<Data> data) {
  if (auto* error = std::get_if<InputError>(&data)) return std::move(*error);
  return Reading{std::move(std::get<Data>(data)), source.take_notices()};
}

BlockReader::BlockReader(const std::string& text, const TextView& lines, const ReadOptions& options)
    : text_(text),
      lines_(lines),
      options_(options),
      budget_(std::max(std::size_t{200'000}, text.size())) {}

void BlockReader::keep(Reading reading, double points, const TextView& pieces,
                       std::vector<std::vector<std::string>> first_rows) {
  const double evidence = evidence_for(reading, names_columns(pieces)) + points;
  Found found{std::move(reading), evidence, std::move(first_rows)};
  LineRanges& lines = found.reading.place.lines;
  for (const Piece& piece : pieces) {
    const std::size_t first = line_of(piece.begin),
                      last = line_of(std::max(piece.begin, piece.end));
    if (!lines.empty() && first >= lines.back().first && first <= lines.back().second + 1) {
      lines.back().second = std::max(lines.back().second, last);
    } else {
      lines.emplace_back(first, last);
    }
  }
  found_.push_back(std::move(found));
}

/// Whether one of the first lines names a truth and predictions or scores.
bool BlockReader::names_columns(const TextView& pieces) const {
  constexpr std::size_t most = 5, longest = 200;
  std::set<Role> roles;
  std::string_view first = pieces.empty() ? std::string_view() : pieces[0].of(text_);
  for (std::size_t k = 0; k < most; ++k) {
    std::string_view line;
    if (pieces.size() == 1) {
      line = first.substr(0, line_end(first, 0));
      first = first.substr(next_line(first, line.size()));
    } else if (k < pieces.size()) {
      line = pieces[k].of(text_);
    }
    line = line.substr(0, longest);
    while (!line.empty()) {
      const std::size_t end = std::min(line.find_first_of(" \t,;|=:\"'"), line.size());
      roles.insert(role_of(line.substr(0, end)));
      line.remove_prefix(std::min(end + 1, line.size()));
    }
  }
  return roles.contains(Role::truth) &&
         (roles.contains(Role::predicted) || roles.contains(Role::score));
}

std::size_t BlockReader::line_of(std::size_t place) const {
  const auto after =
      std::upper_bound(lines_.begin(), lines_.end(), place,
                       [](std::size_t offset, const Piece& line) { return offset < line.begin; });
  return std::max<std::size_t>(static_cast<std::size_t>(after - lines_.begin()), 1);
}

/// Lines beside a block may be rows of it, so leaving them out needs a notice.
void BlockReader::tell_left_out(const Piece& row) {
  Reading& reading = found_.back().reading;
  const bool is_below = line_of(row.begin) > reading.place.lines.back().second;
  reading.notices.push_back(
      {is_below ? NoticeCode::text_below_skipped : NoticeCode::heading_skipped,
       line_of(row.begin),
       {{"text", excerpt_of(row.of(text_))}}});
}

bool BlockReader::read_lines(const TextView& lines, double points, std::size_t rows) {
  std::size_t size = 0;
  for (const Piece& line : lines) size += line.end - line.begin + 1;
  constexpr std::size_t most_found = 500;
  if (size > budget_ || found_.size() >= most_found) return false;
  budget_ -= size;
  Source source(text_, lines);
  source.keep_first_rows();
  auto reading = reading_of(source, read_data(source, options_));
  auto* found = std::get_if<Reading>(&reading);
  if (found == nullptr) {
    auto& error = std::get<InputError>(reading);
    if (rows <= most_rows_ || error.code == ErrorCode::empty_text) return false;
    most_rows_ = rows;
    nearest_ = std::move(error);
    return false;
  }
  keep(std::move(*found), points, lines, source.first_rows());
  return true;
}

/// Reads bracketed values, in groups of adjacent ones: all of a group, or only its lists without
/// tables computed from them, or, if the tables stand apart, as for several folds, each table.
void BlockReader::read_brackets(const TextView& view) {
  const auto values = brackets_in(text_, view);
  std::size_t all = 0;
  for (const Bracketed& value : values) all += value.items;
  for (std::size_t first = 0; first < values.size();) {
    std::size_t end = first + 1;
    while (end < values.size() && belong_together(view, values[end - 1], values[end])) ++end;
    const std::span<const Bracketed> group(values.data() + first, end - first);
    const auto is_table = [](const Bracketed& value) { return value.nested; };
    const bool are_read = read_values(group, all, [](const Bracketed&) { return true; });
    const auto lists = std::count_if(group.begin(), group.end(), std::not_fn(is_table));
    if (lists > 1 && static_cast<std::size_t>(lists) < group.size())
      read_values(group, all, std::not_fn(is_table));
    const bool are_apart = group.front().last_line + 1 < group.back().first_line;
    for (const Bracketed& value : group)
      if (!are_read && are_apart && is_table(value)) read_values({&value, 1}, all, is_table);
    first = end;
  }
}

/// Whether two values are at most a few lines apart, with nothing but code between.
bool BlockReader::belong_together(const TextView& view, const Bracketed& one,
                                  const Bracketed& other) const {
  constexpr std::size_t farthest = 4;
  if (other.first_line > one.last_line + farthest && !other.named) return false;
  for (std::size_t k = one.last_line + 1; k < other.first_line; ++k) {
    const std::string_view line = view[k].of(text_);
    const bool is_code = line.find_first_of("(=") != line.npos;
    const bool is_title = !is_code && std::any_of(line.begin(), line.end(), is_letter);
    if (is_title && !(other.named && one.named)) return false;
  }
  return true;
}

/// Returns whether the values were read.
template <class IsTaken>
bool BlockReader::read_values(std::span<const Bracketed> values, std::size_t all,
                              IsTaken is_taken) {
  TextView lines;
  std::size_t items = 0, taken = 0;
  bool any_name = false;
  for (const Bracketed& value : values) {
    if (!is_taken(value)) continue;
    lines.insert(lines.end(), value.lines.begin(), value.lines.end());
    items += value.items;
    any_name = any_name || value.named;
    ++taken;
  }
  // Names of lists may stand outside of them.
  constexpr double unnamed = -1;
  return read_lines(lines, all_items * share(items, all) + (taken > 1 && !any_name ? unnamed : 0),
                    0);
}

void BlockReader::read_outcomes(const TextView& view) {
  if (options_.kind && *options_.kind != Kind::matrix && *options_.kind != Kind::class_counts)
    return;
  const auto outcomes = outcomes_in(text_, view);
  const auto keep_outcomes = [&](std::vector<Outcomes> chosen) {
    TextView lines;
    for (std::size_t k = chosen.front().first_line; k <= chosen.back().last_line; ++k)
      lines.push_back(view[k]);
    Source source(text_);
    auto reading = reading_of(source, deconfuse::read_outcomes(source, options_, chosen));
    auto* found = std::get_if<Reading>(&reading);
    if (found == nullptr) return;
    keep(std::move(*found), chosen.size() > 1 ? all_items : outcomes_named, lines);
  };
  if (outcomes.size() > 1 && std::all_of(outcomes.begin(), outcomes.end(), [](const Outcomes& one) {
        return !one.label.text.empty();
      })) {
    keep_outcomes(outcomes);
    return;
  }
  for (const Outcomes& one : outcomes) {
    const bool is_enough = one.lacks_true_negatives() || !one.total.text.empty();
    if (one.complete() || (outcomes.size() == 1 && is_enough)) keep_outcomes({one});
  }
}

/// Reads pairs of adjacent lists, one of truths and one of predictions or scores, in either order.
void BlockReader::read_sentences(const TextView& view) {
  const auto lists = sentence_lists_in(text_, view);
  for (std::size_t k = 0; k + 1 < lists.size(); ++k) {
    const bool truth_first = lists[k].role == Role::truth;
    const SentenceList& truth = lists[truth_first ? k : k + 1];
    const SentenceList& other = lists[truth_first ? k + 1 : k];
    if (truth.role != Role::truth || other.role == Role::truth) continue;
    Source source(text_);
    auto reading = reading_of(source, read_lists(source, truth, other));
    auto* found = std::get_if<Reading>(&reading);
    if (found == nullptr) continue;
    keep(std::move(*found), all_rows, {view[lists[k].line], view[lists[k + 1].line]});
  }
}

void BlockReader::read_tables(const TextView& view) {
  for (const RecordLines& records : record_lines_in(text_, view))
    read_grid(records.grid, records.lines);
  for (const LabelledRows& rows : labelled_rows_in(text_, view)) read_grid(rows.grid, rows.lines);
}

void BlockReader::read_ranked(const TextView& view) {
  const bool told = options_.kind == Kind::ranked;
  if (options_.kind && !told) return;
  // Where the text says what the lists are, they get more points than labels or ranks.
  constexpr double named = 2 * all_items;
  const auto keep_lists = [&](const auto& lists_in, double points = all_items) {
    Source source(text_);
    std::optional<RankedText> found = lists_in(source);
    if (!found) return;
    if (found->of_queries) points = named;
    keep({std::move(found->lists), source.take_notices()}, points, found->lines);
  };
  const auto keep_boxes = [&](const auto& boxes_in) {
    Source source(text_);
    std::optional<Result<BoxesText>> read = boxes_in(source, view);
    if (!read) return;
    if (const auto* error = std::get_if<InputError>(&*read)) {
      if (!error_of_boxes_) error_of_boxes_ = *error;
      return;
    }
    error_of_boxes_.reset();
    BoxesText& found = std::get<BoxesText>(*read);
    keep({std::move(found.boxes), source.take_notices()}, all_items, found.lines);
  };
  keep_boxes(box_tables_in);
  keep_lists([&](Source& source) { return trec_lists_in(source, view); });
  constexpr std::size_t longest = 20'000;  // maximum size of an exercise, in bytes
  if (text_.size() > longest) return;
  keep_boxes(stated_boxes_in);
  keep_lists([&](Source& source) { return stated_ranks_in(source, view); });
  keep_lists([&](Source& source) { return identified_lists_in(source, view); }, named);
  keep_lists([&](Source& source) { return judged_items_in(source, view); });
  keep_lists(
      [&](Source& source) { return marked_lists_in(source, view, told, options_.positive); });
}

void BlockReader::read_grid(const Grid& grid, const TextView& lines) {
  Source source(text_);
  auto reading = reading_of(source, read_table(source, options_, {}, grid));
  auto* found = std::get_if<Reading>(&reading);
  if (found == nullptr) return;
  keep(std::move(*found), all_items, lines);
}

bool BlockReader::read_reports(const TextView& view) {
  auto reports = reports_in(text_, view);
  const auto holds_error = [this](const ReportInText& found) {
    constexpr std::size_t lines_above = 3, lines_below = 6;  // its heading, and its averages
    return nearest_->line + lines_above >= *found.lines.begin() &&
           nearest_->line <= *found.lines.rbegin() + lines_below;
  };
  const bool is_elsewhere =
      nearest_ && nearest_->line > 0 && std::none_of(reports.begin(), reports.end(), holds_error);
  if (is_elsewhere && options_.kind != Kind::report) return false;
  bool any_read = false;
  for (ReportInText& found : reports) {
    found.report.positive = options_.positive;
    const auto taken = take_report(found.report);
    if (const auto* refused = std::get_if<InputError>(&taken)) {
      nearest_ = error_in(view, found, *refused);
      continue;
    }
    TextView rows;
    for (const std::size_t line : found.lines) rows.push_back(view[line - 1]);
    keep({std::move(found.report), {}}, all_rows, rows);
    any_read = true;
  }
  return any_read;
}

InputError BlockReader::error_in(const TextView& view, const ReportInText& found,
                                 const InputError& refused) const {
  // If the error is about a class, its excerpt is that class.
  const auto& labels = found.report.labels;
  const auto label = std::find(labels.begin(), labels.end(), refused.excerpt);
  const std::size_t row =
      label == labels.end() ? 0 : static_cast<std::size_t>(label - labels.begin());
  const std::string_view line = trimmed(view[found.class_lines[row] - 1].of(text_));
  const auto offset = static_cast<std::size_t>(line.data() - text_.data());
  return Source(text_).error(refused.code, {line, offset}, Expected::nothing, refused.parameters);
}

Result<Data> BlockReader::read_lists(Source& source, const SentenceList& truth,
                                     const SentenceList& other) const {
  const auto column_of = [](const SentenceList& list) {
    return NamedColumn{list.name, {list.items.data(), 1, list.items.size()}};
  };
  const std::vector<NamedColumn> columns{column_of(truth), column_of(other)};
  if (auto scores = read_scores(source, options_, columns)) return std::move(*scores);
  CaseColumns cases;
  cases.truth = columns[0].column;
  cases.predicted = columns[1].column;
  return as_data(read_cases(source, options_, cases));
}

}  // namespace deconfuse
