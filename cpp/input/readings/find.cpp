#include "input/readings/find.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <variant>

#include "data/ascii.hpp"
#include "input/blocks/brackets.hpp"
#include "input/blocks/labelled_rows.hpp"
#include "input/blocks/line_kind.hpp"
#include "input/blocks/outcomes.hpp"
#include "input/blocks/record_lines.hpp"
#include "input/blocks/result_names.hpp"
#include "input/blocks/sentence_lists.hpp"
#include "input/blocks/typst.hpp"
#include "input/blocks/windows.hpp"
#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/kinds/outcome_counts.hpp"
#include "input/kinds/table_kinds.hpp"
#include "input/readings/choice.hpp"
#include "input/readings/evidence.hpp"
#include "input/readings/stated_evidence.hpp"
#include "input/tables/names.hpp"
#include "input/text/prefixes.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// Points for covering all that may be data: a block of half the rows has half of them.
/// Names of bracketed values may stand outside of these, which counts less.
constexpr double all_rows = 2, all_lines = 2, all_items = 3;

/// For four outcomes, whose classes have names in a table that shows them.
constexpr double outcomes_named = 1;

/// For names of a truth and of predictions.
constexpr double named_columns = 2;

/// For each end that is made unlike the other rows.
constexpr double odd_end = -1.5;

/// For taking what stands before every line for a part of the data.
constexpr double signs_inside = -4;

double share(std::size_t part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

class Finder {
 public:
  Finder(const std::string& text, const ReadOptions& options)
      : text_(text),
        options_(options),
        lines_(lines_of(text)),
        kinds_(kinds_of_lines(text, lines_)),
        budget_(std::max(most_bytes, text.size())) {}

  Result<std::vector<Found>> find() {
    Source whole(text_);
    whole.keep_first_rows();
    // The first block is all of the text.
    auto reading = is_mostly_prose() && !is_told() ? Result<Reading>(no_data(whole))
                                                   : read(whole, read_data(whole, options_));
    const auto views = views_of(text_);
    unprefixed_ = views.back();
    // A long text that is read line by line has odd cells, but no surroundings.
    const bool is_read = std::holds_alternative<Reading>(reading);
    alone_ = is_data_alone(views) || (is_read && lines_.size() > is_long);
    bool is_plain = false;  // lines without surroundings, of which much speaks for data
    if (auto* found = std::get_if<Reading>(&reading)) {
      const std::size_t odd_ends = odd_ends_of(text_, lines_, kinds_);
      const double evidence = evidence_for(*found) + (alone_ ? all_rows + all_lines : 0) +
                              odd_end * static_cast<double>(odd_ends);
      is_plain = alone_ && odd_ends == 0 && (evidence >= plain || lines_.size() > is_long);
      is_refused_ = evidence < impossible / 2;
      keep(std::move(*found), evidence, {{0, text_.size()}}, whole.first_rows());
    }
    // What the caller has said of all of the text is not asked of a part of it, and of values that
    // would have to be worked out first none is taken.
    if (alone_ && (is_of_whole_text(is_read) || is_to_be_run(reading)))
      return settled(std::move(reading), whole);
    // Nobody lists a megabyte in a sentence.
    const bool is_short = text_.size() <= most_bytes;
    for (std::size_t k = 0; k < views.size(); ++k) {
      const TextView& view = views[k];
      if (!is_plain) {
        look_in_windows(view, k == 0 ? nullptr : &views[k - 1],
                        k + 1 < views.size() ? &views[k + 1] : nullptr);
        if (is_short) look_in_brackets(view);
      }
      if (!is_short) continue;
      look_for_outcomes(view);
      look_in_sentences(view);
      look_in_tables(view);
    }
    if (!is_short) return settled(std::move(reading), whole);
    for (const TypstTable& table : typst_tables_in(text_)) read_grid(table.grid, {table.piece});
    return settled(std::move(reading), whole);
  }

 private:
  /// The blocks that were found, best first, or why there are none.
  Result<std::vector<Found>> settled(Result<Reading> reading, const Source& whole) {
    // Data that are refused once they are counted say why themselves.
    if (alone_ && is_refused_) return std::vector<Found>{std::move(found_[0])};
    if (found_.empty()) return nearest_error(std::move(std::get<InputError>(reading)), whole);
    const auto stated = results_beside(found_, text_, unprefixed_, kinds_);
    add_stated_evidence(found_, stated, lines_);
    auto blocks = chosen_of(std::move(found_), text_, lines_);
    settle_by_results(blocks, stated, text_, unprefixed_, options_);
    const PlaceInText& place = blocks[0].reading.place;
    const double least = alone_ && place.skipped.empty() ? least_alone : least_among_others;
    if (blocks[0].evidence >= least || is_told()) return blocks;
    if (auto* error = std::get_if<InputError>(&reading))
      return nearest_error(std::move(*error), whole);
    return whole.error(ErrorCode::no_data, line_cell(place.lines.front().first),
                       Expected::labels_or_matrix);
  }

  /// Whether the caller has said how to read the text.
  bool is_told() const {
    return options_.kind || options_.header || options_.delimiter || !options_.columns.empty();
  }

  /// Whether the kind that the caller names is read of all of the text.
  bool is_of_whole_text(bool is_read) const {
    return options_.kind &&
           (is_read || options_.kind == Kind::decision || options_.kind == Kind::distributions);
  }

  /// Whether values would have to be worked out first, or are not all there.
  bool is_to_be_run(const Result<Reading>& reading) const {
    const auto* error = std::get_if<InputError>(&reading);
    if (error == nullptr) return false;
    if (error->code == ErrorCode::shortened_print) return true;
    if (error->line == 0) return false;
    // "C = C.T"
    const bool assigns = error->code == ErrorCode::unexpected_text &&
                         contains(lines_[error->line - 1].of(text_), "=");
    const bool is_code = assigns || error->code == ErrorCode::code_not_run ||
                         error->code == ErrorCode::unknown_function;
    return is_code && computes_values(text_, lines_, error->line - 1);
  }

  static constexpr std::size_t most_bytes = 200'000;

  /// What has to speak for a text without surroundings to look no further, unless it is long.
  static constexpr double plain = 4;
  static constexpr std::size_t is_long = 500;  ///< in lines

  /// What has to speak for data that are all of the text, and for a few lines of it.
  static constexpr double least_alone = -9, least_among_others = evidence_for_data;

  Cell line_cell(std::size_t line) const {
    const std::string_view text = trimmed(lines_[line - 1].of(text_));
    return {text, static_cast<std::size_t>(text.data() - text_.data())};
  }

  static Result<Reading> read(Source& source, Result<Data> data) {
    if (auto* error = std::get_if<InputError>(&data)) return std::move(*error);
    return Reading{std::move(std::get<Data>(data)), source.take_notices()};
  }

  /// Whether nearly every line may be a row, and has no sign before it.
  bool is_data_alone(const std::vector<TextView>& views) const {
    std::size_t others = 0;
    for (std::size_t k = 0; k < lines_.size(); ++k) {
      const bool has_sign = views.size() > 1 && views[1][k].begin != lines_[k].begin;
      others += has_sign || kinds_[k] == LineKind::prose ? 1 : 0;
    }
    constexpr std::size_t most = 50;  // lines to one that is no row
    return most * others < std::max<std::size_t>(lines_.size(), 1);
  }

  void keep(Reading reading, double evidence, const TextView& pieces,
            std::vector<std::vector<std::string>> first_rows = {}) {
    if (names_columns(pieces)) evidence += named_columns;
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
  bool names_columns(const TextView& pieces) const {
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

  std::size_t line_of(std::size_t place) const {
    const auto after =
        std::upper_bound(lines_.begin(), lines_.end(), place,
                         [](std::size_t offset, const Piece& line) { return offset < line.begin; });
    return std::max<std::size_t>(static_cast<std::size_t>(after - lines_.begin()), 1);
  }

  /// The error of the block with most rows that is none of the whole text: a text with
  /// surroundings is refused for what is wrong in its data, and prose because there are none.
  InputError nearest_error(InputError of_whole, const Source& whole) {
    if (most_rows_ > 0) return std::move(nearest_);
    const auto any = [this](LineKind kind) {
      return std::find(kinds_.begin(), kinds_.end(), kind) != kinds_.end();
    };
    if (!any(LineKind::prose) || any(LineKind::row) || any(LineKind::cut)) return of_whole;
    return no_data(whole);
  }

  InputError no_data(const Source& whole) const {
    const auto prose = std::find(kinds_.begin(), kinds_.end(), LineKind::prose) - kinds_.begin();
    return whole.error(ErrorCode::no_data, line_cell(static_cast<std::size_t>(prose) + 1),
                       Expected::labels_or_matrix);
  }

  bool is_mostly_prose() const {
    const auto prose = std::count(kinds_.begin(), kinds_.end(), LineKind::prose);
    const auto blank = std::count(kinds_.begin(), kinds_.end(), LineKind::blank);
    return 2 * prose > static_cast<std::ptrdiff_t>(kinds_.size()) - blank;
  }

  /// Rows beside a block may be of it, so they are not left aside without a notice.
  void tell_left_out(const Block& block) {
    const Piece& rest = *block.left_out;
    const bool is_below = rest.begin > block.lines.back().begin;
    found_.back().reading.notices.push_back(
        {is_below ? NoticeCode::text_below_skipped : NoticeCode::heading_skipped,
         line_of(rest.begin),
         {{"text", excerpt_of(rest.of(text_))}}});
  }

  /// Whether it was read.
  bool read_view(const TextView& lines, double covered, std::size_t rows) {
    std::size_t size = 0;
    for (const Piece& line : lines) size += line.end - line.begin + 1;
    constexpr std::size_t most_found = 500;
    if (size > budget_ || found_.size() >= most_found) return false;
    budget_ -= size;
    Source source(text_, lines);
    source.keep_first_rows();
    auto reading = read(source, read_data(source, options_));
    auto* found = std::get_if<Reading>(&reading);
    if (found == nullptr) {
      auto& error = std::get<InputError>(reading);
      if (rows <= most_rows_ || error.code == ErrorCode::empty_text) return false;
      most_rows_ = rows;
      nearest_ = std::move(error);
      return false;
    }
    const double evidence = evidence_for(*found) + covered;
    keep(std::move(*found), evidence, lines, source.first_rows());
    return true;
  }

  void look_in_windows(const TextView& view, const TextView* seen, const TextView* next) {
    auto kinds = seen == nullptr ? kinds_ : kinds_of_lines(text_, view);
    // Without its prompt a line of dots is no longer known to ask for more.
    for (std::size_t k = 0; k < kinds.size(); ++k)
      if (kinds[k] == LineKind::cut && kinds_[k] == LineKind::heading) kinds[k] = kinds_[k];
    for (const Windows& windows : windows_of(text_, view, std::move(kinds), seen)) {
      std::size_t most_rows = 0, most_lines = 0;
      for (const Block& block : windows) {
        most_rows = std::max(most_rows, block.rows);
        most_lines = std::max(most_lines, block.lines.size());
      }
      for (const Block& block : windows) {
        if (alone_ && seen == nullptr && is_all(block)) continue;  // read as the whole text
        // The names of both axes may stand above the rows.
        double points = all_rows * share(block.rows, most_rows) +
                        all_lines * share(block.lines.size(), most_lines) +
                        odd_end * static_cast<double>(block.odd_ends);
        if (next != nullptr && has_signs(view, *next, block)) points += signs_inside;
        const bool is_kept = read_view(block.lines, points, alone_ ? 0 : block.rows);
        if (is_kept && block.left_out) tell_left_out(block);
      }
    }
  }

  bool is_all(const Block& block) const {
    const auto is_outside = [&](std::size_t k) {
      return k < block.first || k >= block.first + block.lines.size();
    };
    for (std::size_t k = 0; k < kinds_.size(); ++k)
      if (is_outside(k) && kinds_[k] != LineKind::blank) return false;
    return true;
  }

  /// Whether half of the lines of a block begin with a sign that the next view takes off.
  bool has_signs(const TextView& view, const TextView& next, const Block& block) const {
    std::size_t signs = 0;
    for (std::size_t k = block.first; k < block.first + block.lines.size(); ++k) {
      const std::string_view prefix = Piece{view[k].begin, next[k].begin}.of(text_);
      signs += trimmed(prefix).empty() ? 0 : 1;
    }
    return 2 * signs > block.lines.size();
  }

  /// Values near each other belong together: all of them are read, or all lists without the
  /// tables that were worked out from them, or each table, as of several folds.
  void look_in_brackets(const TextView& view) {
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
      for (const Bracketed& value : group)
        if (!are_read && is_table(value)) read_values({&value, 1}, all, is_table);
      first = end;
    }
  }

  /// Whether nothing but code stands between two values, on few lines.
  bool belong_together(const TextView& view, const Bracketed& one, const Bracketed& other) const {
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

  /// Whether they were read.
  template <class IsTaken>
  bool read_values(std::span<const Bracketed> values, std::size_t all, IsTaken is_taken) {
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
    return read_view(lines, all_items * share(items, all) + (taken > 1 && !any_name ? unnamed : 0),
                     0);
  }

  void look_for_outcomes(const TextView& view) {
    if (options_.kind && *options_.kind != Kind::matrix && *options_.kind != Kind::class_counts)
      return;
    const auto outcomes = outcomes_in(text_, view);
    const auto keep_outcomes = [&](std::vector<Outcomes> chosen) {
      TextView lines;
      for (std::size_t k = chosen.front().first_line; k <= chosen.back().last_line; ++k)
        lines.push_back(view[k]);
      Source source(text_);
      auto reading = read(source, read_outcomes(source, options_, chosen));
      auto* found = std::get_if<Reading>(&reading);
      if (found == nullptr) return;
      const double evidence =
          evidence_for(*found) + (chosen.size() > 1 ? all_items : outcomes_named);
      keep(std::move(*found), evidence, lines);
    };
    if (outcomes.size() > 1 &&
        std::all_of(outcomes.begin(), outcomes.end(),
                    [](const Outcomes& one) { return !one.label.text.empty(); })) {
      keep_outcomes(outcomes);
      return;
    }
    for (const Outcomes& one : outcomes) {
      if (one.complete()) keep_outcomes({one});
    }
  }

  /// A list of truths with the next one of predictions or scores, in either order.
  void look_in_sentences(const TextView& view) {
    const auto lists = sentence_lists_in(text_, view);
    for (std::size_t k = 0; k + 1 < lists.size(); ++k) {
      const bool truth_first = lists[k].role == Role::truth;
      const SentenceList& truth = lists[truth_first ? k : k + 1];
      const SentenceList& other = lists[truth_first ? k + 1 : k];
      if (truth.role != Role::truth || other.role == Role::truth) continue;
      Source source(text_);
      auto reading = read(source, read_lists(source, truth, other));
      auto* found = std::get_if<Reading>(&reading);
      if (found == nullptr) continue;
      const double evidence = evidence_for(*found) + all_rows;
      keep(std::move(*found), evidence, {view[lists[k].line], view[lists[k + 1].line]});
    }
  }

  void look_in_tables(const TextView& view) {
    for (const RecordLines& records : record_lines_in(text_, view))
      read_grid(records.grid, records.lines);
    for (const LabelledRows& rows : labelled_rows_in(text_, view)) read_grid(rows.grid, rows.lines);
  }

  void read_grid(const Grid& grid, const TextView& lines) {
    Source source(text_);
    auto reading = read(source, read_table(source, options_, {}, grid));
    auto* found = std::get_if<Reading>(&reading);
    if (found == nullptr) return;
    const double evidence = evidence_for(*found) + all_items;
    keep(std::move(*found), evidence, lines);
  }

  Result<Data> read_lists(Source& source, const SentenceList& truth,
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

  const std::string& text_;
  const ReadOptions& options_;
  TextView lines_;
  TextView unprefixed_;          ///< the same lines without what stands before runs of them
  std::vector<LineKind> kinds_;  ///< of these
  bool is_refused_ = false;      ///< all of the text is read, but refused as data
  bool alone_ = true;            ///< nothing but data seems to be there
  /// Bytes of blocks that are read in all, so that a long text takes no longer than it is long.
  std::size_t budget_;
  std::vector<Found> found_;
  InputError nearest_;
  std::size_t most_rows_ = 0;
};

}  // namespace

Result<std::vector<Found>> find_data(const std::string& text, const ReadOptions& options) {
  return Finder(text, options).find();
}

}  // namespace deconfuse
