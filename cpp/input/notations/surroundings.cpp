#include "input/notations/surroundings.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "input/notations/marks.hpp"
#include "input/notations/print_lines.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Reads the surroundings in one pass over the lines.
class Reader {
 public:
  explicit Reader(Source& source) : source_(source), text_(source.text()) {}

  Result<Surroundings> read() {
    bool first = true;
    for (std::size_t begin = 0; begin < text_.size();) {
      if (const std::size_t end = row_of_numbers_end(text_, begin); end > begin) {
        any_other_ = true;
        first = false;
        begin = next_line(text_, end);
        continue;
      }
      const std::size_t end = line_end(text_, begin);
      const std::string_view line = trimmed(text_.substr(begin, end - begin));
      if (!line.empty()) {
        const std::size_t offset = static_cast<std::size_t>(line.data() - text_.data());
        if (first && is_markup(line))
          return source_.error(ErrorCode::looks_like_html, {line, offset}, Expected::plain_text);
        if (first && is_report(line))
          return source_.error(ErrorCode::looks_like_report, {line, offset},
                               Expected::labels_or_matrix);
        read_line(line, offset, end, first);
        if (error_) return *error_;
        first = first && is_blank_line(begin, end);
      }
      begin = next_line(text_, end);
    }
    settle_prompts();
    if (code_lines_ > 0) {
      source_.notice(NoticeCode::code_skipped, first_code_,
                     {{"count", std::to_string(code_lines_)}});
    }
    if (comments_ > 0) {
      source_.notice(NoticeCode::comment_skipped, first_comment_,
                     {{"count", std::to_string(comments_)}});
    }
    return std::move(found_);
  }

 private:
  struct Prompted {
    std::size_t begin;  ///< after the prompt
    std::size_t end;
  };

  bool is_blank_line(std::size_t begin, std::size_t end) const {
    return trimmed(text_.substr(begin, end - begin)).empty();
  }

  void read_line(std::string_view line, std::size_t offset, std::size_t end, bool first) {
    prompted_before_ = prompted_before_ || prompt_length(line) > 0;
    if (is_shortening(line)) {
      if (!(line[0] == '.' && prompted_before_)) {
        error_ = source_.error(ErrorCode::shortened_print, {line, offset}, Expected::complete_data);
        return;
      }
    }
    if (line.starts_with("```") || line.starts_with("~~~") || is_rule(line) ||
        is_formula_mark(line)) {
      leave_out(offset, end);
      return;
    }
    if (is_comment(line)) {
      if (comments_++ == 0) first_comment_ = offset;
      leave_out(offset, end);
      return;
    }
    if (first && lower_case(std::string(line.substr(0, 4))) == "sep=" && line.size() > 4) {
      found_.delimiter = std::string(line.substr(4));
      leave_out(offset, end);
      return;
    }
    if (line.starts_with("Levels:")) {
      read_levels(line.substr(7));
      leave_out(offset, end);
      return;
    }
    if (is_footer(line)) {
      if (contains(line, "Length:")) {
        error_ = source_.error(ErrorCode::shortened_print, {line, offset}, Expected::complete_data);
        return;
      }
      leave_out(offset, end);
      return;
    }
    if (is_title_of_piece(line)) {
      ++found_.pieces;
      leave_out(offset, end);
      return;
    }
    // Octave's cell arrays: "[1,2] = ham" between lines of one brace each.
    if ((line == "{" &&
         line_from(text_, next_line(text_, end)).find("[1,1] =") != std::string_view::npos) ||
        (line == "}" && in_cells_)) {
      in_cells_ = line == "{";
      leave_out(offset, end);
      return;
    }
    if (in_cells_ && line[0] == '[') {
      if (const std::size_t sign = line.find("] ="); sign != std::string_view::npos)
        leave_out(offset, offset + sign + 3);
      any_other_ = true;
      return;
    }
    // MySQL's "*** 1. row ***", psql's "-[ RECORD 1 ]---".
    if ((line.starts_with("***") && contains(line, ". row ***")) ||
        line.starts_with("-[ RECORD ")) {
      leave_out(offset, end);
      return;
    }
    // Weka's "=== Confusion Matrix ===".
    if (is_size(line) || (line.starts_with("=== ") && line.ends_with(" ==="))) {
      leave_out(offset, end);
      return;
    }
    // "C = 3×3"
    if (const std::size_t sign = line.find('=');
        sign != std::string_view::npos && is_size(trimmed(line.substr(sign + 1)))) {
      name_next(trimmed(line.substr(0, sign)));
      leave_out(offset, end);
      return;
    }
    if (const std::string_view name = lone_name(line); !name.empty()) {
      name_next(name);
      leave_out(offset, end);
      return;
    }
    if (is_code(line)) {
      skip_code(offset);
      leave_out(offset, end);
      return;
    }
    if (const Role role = role_of_rows(line); role != Role::none) {
      found_.rows = role;
      if (role == Role::predicted) source_.notice(NoticeCode::transposed, offset);
      leave_out(offset, end);
      return;
    }
    // "Results of the second model:"
    if (first && line.ends_with(':') &&
        line.find_first_of(",;|\t[]{}()\"'") == std::string_view::npos) {
      source_.notice(NoticeCode::heading_skipped, offset, {{"text", excerpt_of(line)}});
      leave_out(offset, end);
      return;
    }
    read_prompt(line, offset, end);
  }

  void read_prompt(std::string_view line, std::size_t offset, std::size_t end) {
    if (const std::size_t length = prompt_length(line); length > 0) {
      leave_out(offset, offset + length);
      prompted_before_ = true;
      const std::string_view code = trimmed(text_.substr(offset + length, end - offset - length));
      if (code.empty()) return;
      if (starts_bracketed_value(code) && !is_of_variables(code)) {
        value_open_ = true;
        any_value_ = true;
      } else {
        value_open_ = false;
        prompted_.push_back({offset + length, end});
      }
      return;
    }
    if (prompted_before_) {
      if (const std::size_t length = continuation_length(line); length > 0) {
        leave_out(offset, value_open_ ? offset + length : end);
        return;
      }
    }
    any_other_ = true;
  }

  /// Leaves out code typed at prompts. If every line has a prompt, the prompts are only quotation
  /// marks and the lines are data.
  void settle_prompts() {
    if (prompted_.empty() || (!any_value_ && !any_other_)) return;
    for (const Prompted& line : prompted_) {
      const std::string_view code = trimmed(text_.substr(line.begin, line.end - line.begin));
      if (const std::string_view name = printed_name(code); !name.empty()) name_next(name);
      leave_out(line.begin, line.end);
      skip_code(line.begin);
    }
    put_in_order(found_.names, [](const auto& a, const auto& b) { return a.offset < b.offset; });
  }

  void leave_out(std::size_t begin, std::size_t end) { found_.gaps.push_back({begin, end}); }

  void skip_code(std::size_t offset) {
    if (code_lines_++ == 0 || offset < first_code_) first_code_ = offset;
  }

  void name_next(std::string_view name) {
    const auto offset = static_cast<std::size_t>(name.data() - text_.data());
    found_.names.push_back({offset, source_.keep(std::string(name))});
  }

  void read_levels(std::string_view text) {
    while (true) {
      text = trimmed(text);
      if (text.empty()) break;
      std::size_t end = 0;
      while (end < text.size() && !is_blank(text[end])) ++end;
      const std::string_view level = text.substr(0, end);
      if (level != "<") found_.levels.push_back({source_.keep(std::string(level)), 0, false});
      text.remove_prefix(end);
    }
  }

  Source& source_;
  std::string_view text_;
  Surroundings found_;
  std::vector<Prompted> prompted_;
  std::size_t code_lines_ = 0;
  std::size_t first_code_ = 0;
  std::size_t comments_ = 0;
  std::size_t first_comment_ = 0;
  bool in_cells_ = false;
  bool prompted_before_ = false;
  bool value_open_ = false;
  bool any_value_ = false;
  bool any_other_ = false;
  std::optional<InputError> error_;
};

}  // namespace

Result<Surroundings> surroundings_of(const Source& source) {
  Gaps gaps = marks_of_print(source.text());
  Source cells = source.without(gaps);
  auto read = Reader(cells).read();
  auto* surroundings = std::get_if<Surroundings>(&read);
  if (surroundings == nullptr) return read;
  const Source lines = cells.without(surroundings->gaps);
  const auto add = [&surroundings](const Gaps& more) {
    surroundings->gaps.insert(surroundings->gaps.end(), more.begin(), more.end());
  };
  add(bars_between_groups(lines.text()));
  add(gaps);
  return read;
}

}  // namespace deconfuse
