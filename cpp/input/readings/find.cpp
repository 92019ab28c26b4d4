#include "input/readings/find.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "data/ascii.hpp"
#include "input/blocks/brackets.hpp"
#include "input/blocks/line_kind.hpp"
#include "input/blocks/typst.hpp"
#include "input/blocks/windows.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/ranked/totals_beside.hpp"
#include "input/readings/block_reader.hpp"
#include "input/readings/choice.hpp"
#include "input/readings/evidence.hpp"
#include "input/readings/stated_evidence.hpp"
#include "input/text/prefixes.hpp"
#include "input/text/source.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Points for each end of a block that differs in form from the other rows.
constexpr double odd_end = -1.5;

/// Points for reading prefixes of lines as part of the data.
constexpr double signs_inside = -4;

class Finder {
 public:
  Finder(const std::string& text, const ReadOptions& options)
      : text_(text),
        options_(options),
        lines_(lines_of(text)),
        kinds_(kinds_of_lines(text, lines_)),
        blocks_(text, lines_, options) {}

  Result<std::vector<Found>> find() {
    Source whole(text_);
    whole.keep_first_rows();
    // The first candidate is the whole text.
    auto reading = is_mostly_prose() && !is_told() ? Result<Reading>(no_data(whole))
                                                   : reading_of(whole, read_data(whole, options_));
    const auto views = views_of(text_);
    unprefixed_ = views.back();
    // A long text that was read as cases of one line each may have odd cells, but no surroundings.
    const bool is_read = std::holds_alternative<Reading>(reading);
    alone_ = is_data_alone(views) || (is_read && lines_.size() > is_long);
    bool is_plain = false;  // only data, with much evidence
    if (auto* found = std::get_if<Reading>(&reading)) {
      double points = alone_ ? all_rows + all_lines : 0;
      const double unnamed = evidence_for(*found, false);
      // If little supports the whole text, a part of it is no better; for a long text the fast ways
      // have inspected its surroundings already.
      const std::size_t odd_ends = unnamed + points < least_among_others || lines_.size() > is_long
                                       ? 0
                                       : odd_ends_of(text_, lines_, kinds_);
      points += odd_end * static_cast<double>(odd_ends);
      const double evidence = unnamed + points;
      is_plain = alone_ && odd_ends == 0 && (evidence >= plain || lines_.size() > is_long);
      is_refused_ = evidence < impossible / 2;
      blocks_.keep(std::move(*found), points, {{0, text_.size()}}, whole.first_rows());
    }
    // Statements of the caller about the whole text do not apply to parts of it, and values that
    // would have to be computed first are not read.
    if (alone_ && (is_of_whole_text(is_read) || is_to_be_run(reading)))
      return settled(std::move(reading), whole);
    // Sentences with lists do not occur in a megabyte of text.
    const bool is_short = text_.size() <= most_bytes;
    for (std::size_t k = 0; k < views.size(); ++k) {
      const TextView& view = views[k];
      if (!is_plain) {
        look_in_windows(view, k == 0 ? nullptr : &views[k - 1],
                        k + 1 < views.size() ? &views[k + 1] : nullptr);
        if (is_short) blocks_.read_brackets(view);
      }
      if (!is_short) continue;
      blocks_.read_outcomes(view);
      blocks_.read_sentences(view);
      blocks_.read_tables(view);
      blocks_.read_ranked(view);
    }
    if (!is_short) return settled(std::move(reading), whole);
    for (const TypstTable& table : typst_tables_in(text_))
      blocks_.read_grid(table.grid, {table.piece});
    return settled(std::move(reading), whole);
  }

 private:
  // Inlining the functions marked here makes find() so large that V8 spends 0.15 s optimising it.

  /// The blocks that were found, best first, or the error if there are none.
  [[gnu::noinline]] Result<std::vector<Found>> settled(Result<Reading> reading,
                                                       const Source& whole) {
    std::vector<Found>& found = blocks_.found();
    const bool has_report = may_be_report() && blocks_.read_reports(unprefixed_);
    // Data that are refused when they are counted give their own error.
    if (alone_ && is_refused_ && !has_report) return std::vector<Found>{std::move(found[0])};
    if (blocks_.error_of_boxes() && !options_.kind) return *blocks_.error_of_boxes();
    if (found.empty()) return nearest_error(std::move(std::get<InputError>(reading)), whole);
    const auto stated = results_beside(found, text_, unprefixed_, kinds_);
    add_stated_evidence(found, stated, lines_);
    auto blocks = chosen_of(std::move(found), text_, lines_);
    settle_by_results(blocks, stated, text_, unprefixed_, options_);
    take_totals_beside(blocks);
    const PlaceInText& place = blocks[0].reading.place;
    const double least = alone_ && place.skipped.empty() ? least_alone : least_among_others;
    if (blocks[0].evidence >= least || is_told()) return blocks;
    if (auto* error = std::get_if<InputError>(&reading))
      return nearest_error(std::move(*error), whole);
    return whole.error(ErrorCode::no_data, line_cell(place.lines.front().first),
                       Expected::labels_or_matrix);
  }

  /// If a table of ranked lists does not say how many items are relevant, takes the numbers from
  /// the lines around it.
  void take_totals_beside(std::vector<Found>& blocks) const {
    const auto is_ranked = [](const Found& block) {
      return std::holds_alternative<RankedLists>(block.reading.data);
    };
    constexpr std::size_t longest = 20'000;  // maximum size of an exercise, in bytes
    // With several lists it is not known which one a sentence is about.
    if (text_.size() > longest || std::count_if(blocks.begin(), blocks.end(), is_ranked) != 1)
      return;
    Reading& reading = std::find_if(blocks.begin(), blocks.end(), is_ranked)->reading;
    auto& lists = std::get<RankedLists>(reading.data);
    if (!lists.relevant.empty()) return;
    TextView beside = unprefixed_;
    const LineRanges& taken = reading.place.lines;
    for (const auto& [first, last] : taken)
      for (std::size_t line = first; line <= last; ++line) beside[line - 1] = {};
    const std::string_view header = unprefixed_[taken.front().first - 1].of(text_);
    const TotalsBeside stated = totals_beside(text_, beside, lists, is_of_detections(header));
    if (stated.totals.empty()) return;
    lists.relevant = stated.totals;
    drop_notices(reading, NoticeCode::relevant_assumed);
    for (const std::size_t at : stated.lines) {
      drop_notices(reading, NoticeCode::text_below_skipped, at + 1);
      drop_notices(reading, NoticeCode::heading_skipped, at + 1);
      take_line(reading.place, at + 1);
    }
  }

  /// Counts a line that was skipped among those that were read.
  static void take_line(PlaceInText& place, std::size_t line) {
    LineRanges skipped;
    for (const auto& [first, last] : place.skipped) {
      const bool holds_line = first <= line && line <= last;
      if (holds_line) place.lines.emplace_back(line, line);
      if (!holds_line || first < line) skipped.emplace_back(first, holds_line ? line - 1 : last);
      if (holds_line && line < last) skipped.emplace_back(line + 1, last);
    }
    place.skipped = std::move(skipped);
    put_in_order(place.lines);
  }

  /// Whether to look for reports: only if no block has enough evidence to be data.
  bool may_be_report() {
    if (options_.kind) return options_.kind == Kind::report;
    const auto& found = blocks_.found();
    return text_.size() <= most_bytes && !is_told() &&
           std::none_of(found.begin(), found.end(),
                        [](const Found& block) { return block.evidence >= least_among_others; });
  }

  /// Whether the caller says how to read the text.
  bool is_told() const {
    return options_.kind || options_.header || options_.delimiter || !options_.columns.empty();
  }

  /// Whether the kind that the caller names is read from the whole text.
  bool is_of_whole_text(bool is_read) const {
    return options_.kind &&
           (is_read || options_.kind == Kind::decision || options_.kind == Kind::distributions);
  }

  /// Whether the values have to be computed first, or are incomplete.
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

  /// Minimum evidence for a text without surroundings to be accepted without further search.
  static constexpr double plain = 4;
  static constexpr std::size_t is_long = 500;  ///< in lines

  /// Minimum evidence for data that are the whole text, and for data among other lines.
  static constexpr double least_alone = -9, least_among_others = evidence_for_data;

  Cell line_cell(std::size_t line) const {
    const std::string_view text = trimmed(lines_[line - 1].of(text_));
    return {text, static_cast<std::size_t>(text.data() - text_.data())};
  }

  /// Whether nearly every line may be a row, and has no prefix.
  bool is_data_alone(const std::vector<TextView>& views) const {
    std::size_t others = 0;
    for (std::size_t k = 0; k < lines_.size(); ++k) {
      const bool has_sign = views.size() > 1 && views[1][k].begin != lines_[k].begin;
      others += has_sign || kinds_[k] == LineKind::prose ? 1 : 0;
    }
    constexpr std::size_t most = 50;  // number of rows per line that is none
    return most * others < std::max<std::size_t>(lines_.size(), 1);
  }

  /// The error of the block with most rows, apart from the whole text. A text with surroundings is
  /// refused because of its data, and prose because there are no data.
  InputError nearest_error(InputError of_whole, const Source& whole) {
    if (blocks_.nearest_error()) return *blocks_.nearest_error();
    const auto any = [this](LineKind kind) {
      return std::find(kinds_.begin(), kinds_.end(), kind) != kinds_.end();
    };
    static constexpr ErrorCode of_tables[] = {ErrorCode::ragged_rows,  ErrorCode::one_vector,
                                              ErrorCode::one_column,   ErrorCode::too_many_columns,
                                              ErrorCode::not_a_number, ErrorCode::mixed_delimiters};
    const bool is_of_table =
        std::find(std::begin(of_tables), std::end(of_tables), of_whole.code) != std::end(of_tables);
    if (!is_of_table || !any(LineKind::prose) || any(LineKind::row) || any(LineKind::cut))
      return of_whole;
    return no_data(whole);
  }

  InputError no_data(const Source& whole) const {
    const auto prose = std::find(kinds_.begin(), kinds_.end(), LineKind::prose) - kinds_.begin();
    return whole.error(ErrorCode::no_data, line_cell(static_cast<std::size_t>(prose) + 1),
                       Expected::labels_or_matrix);
  }

  /// Whether a long text is mostly prose. A short text is read anyway, since this is fast.
  bool is_mostly_prose() const {
    if (kinds_.size() < is_long) return false;
    const auto prose = std::count(kinds_.begin(), kinds_.end(), LineKind::prose);
    const auto blank = std::count(kinds_.begin(), kinds_.end(), LineKind::blank);
    return 2 * prose > static_cast<std::ptrdiff_t>(kinds_.size()) - blank;
  }

  [[gnu::noinline]] void look_in_windows(const TextView& view, const TextView* seen,
                                         const TextView* next) {
    auto kinds = seen == nullptr ? kinds_ : kinds_of_lines(text_, view);
    // Without its prompt a line of dots no longer looks like a continuation prompt.
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
        const bool is_kept = blocks_.read_lines(block.lines, points, alone_ ? 0 : block.rows);
        if (is_kept && block.left_out) blocks_.tell_left_out(*block.left_out);
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

  /// Whether half of the lines of a block begin with a prefix that the next view removes.
  bool has_signs(const TextView& view, const TextView& next, const Block& block) const {
    std::size_t signs = 0;
    for (std::size_t k = block.first; k < block.first + block.lines.size(); ++k) {
      const std::string_view prefix = Piece{view[k].begin, next[k].begin}.of(text_);
      signs += trimmed(prefix).empty() ? 0 : 1;
    }
    return 2 * signs > block.lines.size();
  }

  const std::string& text_;
  const ReadOptions& options_;
  TextView lines_;
  TextView unprefixed_;          ///< the same lines without their prefixes
  std::vector<LineKind> kinds_;  ///< of these lines
  bool is_refused_ = false;      ///< the whole text is read, but refused as data
  bool alone_ = true;            ///< the text seems to hold nothing but data
  BlockReader blocks_;
};

}  // namespace

Result<std::vector<Found>> find_data(const std::string& text, const ReadOptions& options) {
  return Finder(text, options).find();
}

}  // namespace deconfuse
