#include "input/notations/marked_table.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "input/notations/print_lines.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// No print of these tools is longer.
constexpr std::size_t most_bytes = std::size_t{1} << 20U;

class Reader {
 public:
  explicit Reader(Source& source) : source_(source) {
    const std::string_view text = source.text();
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = line_end(text, begin);
      lines_.push_back(trimmed(text.substr(begin, end - begin)));
      begin = next_line(text, end);
    }
  }

  std::optional<Result<Grid>> read() {
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      if (contains(lines_[at], "<-- ")) return below_letters(at);
      if (lines_[at].starts_with("(row = reference")) return above_legend(at);
    }
    return series();
  }

 private:
  struct Row {
    Cell name;
    std::vector<Cell> numbers;
  };

  Cell cell(std::string_view part) const {
    return {part, static_cast<std::size_t>(part.data() - source_.text().data())};
  }

  static std::vector<std::string_view> words(std::string_view line) {
    std::vector<std::string_view> found;
    while (!(line = trimmed(line)).empty()) {
      const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
      found.push_back(line.substr(0, end));
      line.remove_prefix(end);
    }
    return found;
  }

  /// The numbers in a part of a line. NLTK encloses the diagonal in angle brackets and prints a
  /// point for 0.
  std::vector<Cell> numbers_in(std::string_view piece) const {
    std::vector<Cell> numbers;
    for (std::string_view word : words(piece)) {
      while (word.starts_with('<')) word.remove_prefix(1);
      while (word.ends_with('>')) word.remove_suffix(1);
      if (word.empty()) continue;
      numbers.push_back(cell(word));
      if (word == ".") numbers.back().text = "0";
      if (parse_number(numbers.back().text).form != NumberForm::finite) return {};
    }
    return numbers;
  }

  /// Weka: "a b <-- classified as", "20 5 | a = ham", "10 15 | b = spam".
  std::optional<Result<Grid>> below_letters(std::size_t heading) {
    std::vector<std::string_view> letters =
        words(lines_[heading].substr(0, lines_[heading].find("<--")));
    std::vector<Row> rows;
    for (std::size_t at = heading + 1; at < lines_.size() && rows.size() < letters.size(); ++at) {
      const std::string_view line = lines_[at];
      const std::size_t bar = line.find('|'), sign = line.find('=', std::min(bar, line.size()));
      if (sign == std::string_view::npos) break;
      const std::string_view letter = trimmed(line.substr(bar + 1, sign - bar - 1));
      rows.push_back({cell(trimmed(line.substr(sign + 1))), numbers_in(line.substr(0, bar))});
      if (letter != letters[rows.size() - 1]) return std::nullopt;
    }
    if (rows.size() > 0 && rows.size() < letters.size())
      return source_.error(ErrorCode::shortened_print, cell(lines_[heading]),
                           Expected::complete_data);
    // Matrices of training and of cross-validation are separate tables.
    for (std::size_t at = heading + 1 + rows.size(); at < lines_.size(); ++at) {
      if (contains(lines_[at], "<-- classified as"))
        return source_.error(ErrorCode::several_tables, cell(lines_[at]), Expected::one_table,
                             {{"found", "2"}});
    }
    return table(rows, heading, heading + 1 + rows.size());
  }

  /// NLTK: rows such as "ham |<20> 5 |", up to a rule. Between the rules above, the names are
  /// written downwards, letter by letter.
  std::optional<Result<Grid>> above_legend(std::size_t legend) {
    const auto is_rule_with_bars = [](std::string_view line) {
      return line.find_first_not_of("-+ ") == std::string_view::npos && contains(line, "-+-");
    };
    std::vector<Row> rows;
    std::size_t begin = legend;
    while (begin > 0 && is_rule_with_bars(lines_[begin - 1])) --begin;
    for (; begin > 0 && !is_rule_with_bars(lines_[begin - 1]); --begin) {
      const std::string_view line = lines_[begin - 1];
      const std::size_t bar = line.find('|');
      if (bar == std::string_view::npos || !line.ends_with('|') || bar + 1 == line.size())
        return std::nullopt;
      rows.push_back({cell(trimmed(line.substr(0, bar))),
                      numbers_in(line.substr(bar + 1, line.size() - bar - 2))});
    }
    std::reverse(rows.begin(), rows.end());
    while (begin > 0 && contains(lines_[begin - 1], "|")) --begin;
    if (begin > 0 && is_rule_with_bars(lines_[begin - 1])) --begin;
    while (begin > 0 && contains(lines_[begin - 1], "|")) --begin;
    return table(rows, begin, legend + 1);
  }

  /// The matrix with the names of its rows also above its columns; `begin` and `end` are its lines.
  std::optional<Result<Grid>> table(const std::vector<Row>& rows, std::size_t begin,
                                    std::size_t end) {
    if (rows.size() < 2) return std::nullopt;
    Grid grid;
    grid.add({});
    for (const Row& row : rows) grid.add(row.name);
    grid.end_row();
    for (const Row& row : rows) {
      if (row.name.text.empty() || row.numbers.size() != rows.size()) return std::nullopt;
      grid.add(row.name);
      for (const Cell& number : row.numbers) grid.add(number);
      grid.end_row();
    }
    set_aside(NoticeCode::heading_skipped, 0, begin);
    set_aside(NoticeCode::text_below_skipped, end, lines_.size());
    return grid;
  }

  void set_aside(NoticeCode code, std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at) {
      if (lines_[at].empty() || is_rule(lines_[at]) || lines_[at].starts_with("=== ")) continue;
      source_.notice(code, cell(lines_[at]).offset, {{"text", excerpt_of(lines_[at])}});
      return;
    }
  }

  /// pandas: "0 ham", "1 spam", "Name: truth, dtype: object", then another column in the same form.
  std::optional<Result<Grid>> series() const {
    std::vector<Cell> names;
    std::vector<std::vector<Cell>> columns(1);
    for (const std::string_view line : lines_) {
      if (line.empty()) continue;
      constexpr std::string_view name_begin = "Name: ";
      const std::size_t name_end = line.find(", dtype: ");
      if (line.starts_with(name_begin) && name_end != std::string_view::npos) {
        names.push_back(cell(line.substr(name_begin.size(), name_end - name_begin.size())));
        columns.emplace_back();
        continue;
      }
      const std::size_t index_end = line.find_first_of(" \t");
      if (line.substr(0, index_end) != std::to_string(columns.back().size())) return std::nullopt;
      columns.back().push_back(cell(trimmed(line.substr(std::min(index_end, line.size())))));
    }
    if (names.size() < 2 || !columns.back().empty()) return std::nullopt;
    columns.pop_back();
    const std::size_t size = columns[0].size();
    for (const auto& column : columns) {
      if (column.size() != size || size == 0) return std::nullopt;
    }
    Grid grid;
    for (const Cell& name : names) grid.add(name);
    grid.end_row();
    for (std::size_t row = 0; row < size; ++row) {
      for (const auto& column : columns) grid.add(column[row]);
      grid.end_row();
    }
    return grid;
  }

  Source& source_;
  std::vector<std::string_view> lines_;
};

}  // namespace

std::optional<Result<Grid>> read_marked_table(Source& source) {
  const std::string_view text = source.text();
  const auto has = [text](std::string_view mark) { return contains(text, mark); };
  if (text.size() > most_bytes || !(has("<--") || has("(row = reference") || has(", dtype: ")))
    return std::nullopt;
  return Reader(source).read();
}

}  // namespace deconfuse
