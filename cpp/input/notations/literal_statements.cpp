#include <algorithm>

#include "data/ascii.hpp"
#include "input/notations/literal_parser.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {

void LiteralParser::read_statement() {
  while (position_ < text_.size() && (is_space(text_[position_]) || text_[position_] == ',' ||
                                      text_[position_] == ';' || text_[position_] == '.')) {
    ++position_;
  }
  const std::size_t begin = position_;
  std::size_t decoration_end = begin;  // excludes \left(, which is no call of a function
  bool named = false, may_be_list = false;
  while (position_ < text_.size() && !error_) {
    const char c = text_[position_];
    if (c == '\n' || c == '\r') {
      end_statement(begin, named);
      return;
    }
    if (const std::size_t length = empty_set_length(rest()); length > 0) {
      Node empty;
      empty.cell = {text_.substr(position_, length), position_};
      position_ += length;
      empty.end = position_;
      add(empty);
      return;
    }
    if (named && c == '%' && rest().size() > 2 && rest()[2] == '[') {
      fail(ErrorCode::code_not_run, {line_from(text_, position_), position_},
           Expected::printed_values);
      return;
    }
    if (c == '#' || c == '%' || rest().starts_with("//")) {
      end_statement(begin, named);
      position_ = line_end(text_, position_);
      return;
    }
    if (c == '\\') {
      if (skip_decoration()) {
        decoration_end = position_;
        continue;
      }
      skip_command();
      continue;
    }
    if (c == '_' || c == '^') {
      ++position_;
      skip_group();
      continue;
    }
    if (c == '=' || c == ':' || rest().starts_with("<-") || rest().starts_with("←")) {
      const std::string_view name = trimmed(text_.substr(begin, position_ - begin));
      position_ += c == '<' ? 2U : static_cast<unsigned char>(c) >= 0x80 ? 3U : 1U;
      if (!named) pending_name_ = name;
      named = true;
      may_be_list = true;
      while (position_ < text_.size()) {
        if (is_blank(text_[position_])) {
          ++position_;
        } else if (text_[position_] == '~' || !skip_decoration()) {
          break;
        }
      }
      decoration_end = position_;
      continue;
    }
    // int cm[3][3] = …
    if (c == '[' && !named && position_ > begin &&
        (is_name_character(text_[position_ - 1]) || text_[position_ - 1] == ']')) {
      const std::size_t end = text_.find_first_not_of("0123456789", position_ + 1);
      if (end < text_.size() && end > position_ + 1 && text_[end] == ']') {
        position_ = end + 1;
        continue;
      }
    }
    // yTrue: List[Int] = …
    if (c == '[' && named && is_letter(text_[position_ - 1])) {
      const std::size_t end = text_.find_first_of("]\n", position_);
      if (end < text_.size() && trimmed(text_.substr(end + 1, 3)).starts_with('=')) {
        position_ = end + 1;
        continue;
      }
    }
    if (rest().starts_with("[]") && (!named || trimmed(rest().substr(2)).starts_with('='))) {
      position_ += 2;  // int[] y = …, y: string[] = …
      continue;
    }
    if (c == '(' || c == '[' || c == '{') {
      std::size_t name_begin = position_;
      while (name_begin > decoration_end && is_name_character(text_[name_begin - 1])) --name_begin;
      const std::string_view function =
          c == '(' ? text_.substr(name_begin, position_ - name_begin) : std::string_view();
      // 1 - c(0, 1), !c(TRUE), ~[1 0]
      const std::string_view before = text_.substr(decoration_end, name_begin - decoration_end);
      if (const std::size_t sign = before.find_first_of("-+*/!~^"); named && sign < before.size()) {
        fail(ErrorCode::code_not_run, {line_from(text_, decoration_end), decoration_end},
             Expected::printed_values);
        return;
      }
      if (pending_name_.empty()) name_from_surroundings(begin);
      open(c, function, position_);
      ++position_;
      return;
    }
    if (may_be_list && !is_blank(c)) {
      if (list_follows()) {
        open('l', {}, position_);
        return;
      }
      may_be_list = false;
    }
    if (!named && (c == '+' || c == '*') && !literal_.nodes.empty() && literal_.nodes.size() > 1) {
      fail(ErrorCode::code_not_run, {line_from(text_, position_), position_},
           Expected::printed_values);
      return;
    }
    ++position_;
  }
  if (!error_) end_statement(begin, named);
}

bool LiteralParser::skip_decoration() {
  const char c = text_[position_];
  if (c == '$' || c == '~') {
    ++position_;
    return true;
  }
  if (rest().starts_with("\u00A0")) {
    position_ += 2;
    return true;
  }
  if (c != '\\' || position_ + 1 >= text_.size()) return false;
  const char next = text_[position_ + 1];
  if (next == '{' || next == '}') {
    ++position_;  // the brace itself is read next
    return true;
  }
  if (next == ',' || next == ';' || next == '!' || next == ' ' || next == '[' || next == ']' ||
      next == '(' || next == ')' || next == ':' || next == '\\') {
    position_ += 2;
    return true;
  }
  for (std::string_view command :
       {"left", "right", "quad", "qquad", "big", "Big", "bigl", "bigr", "lbrace", "rbrace"}) {
    if (!rest().substr(1).starts_with(command)) continue;
    const std::size_t end = position_ + 1 + command.size();
    if (end < text_.size() && is_letter(text_[end])) continue;
    position_ = end;
    return true;
  }
  return false;
}

bool LiteralParser::list_follows() const {
  const std::string_view line = line_from(text_, position_);
  return line.find_first_of("[({") == std::string_view::npos &&
         trimmed(line).find_first_of(" ,;\t") != std::string_view::npos;
}

void LiteralParser::end_statement(std::size_t begin, bool named) {
  const std::string_view left = trimmed(text_.substr(begin, position_ - begin));
  if (left.empty() || left == "$" || left == "$$" || left == ")" || left == "\\[" || left == "\\]")
    return;
  if (named && trimmed(left).back() == '=') return;  // the value stands on the next line
  if (left.back() == ':') return;
  if (left.starts_with("dtype") || left[0] == '.' || left[0] == '\'' || left == "T") return;
  if (std::all_of(left.begin(), left.end(),
                  [](char c) { return c == '$' || is_space(c) || c == '\\'; }))
    return;
  const std::size_t offset = static_cast<std::size_t>(left.data() - text_.data());
  fail(ErrorCode::unexpected_text, {left, offset}, Expected::vectors_or_matrix);
}

void LiteralParser::name_from_surroundings(std::size_t before) {
  while (next_name_ < names_.size() && names_[next_name_].offset < before) {
    pending_name_ = names_[next_name_++].text;
  }
}

void LiteralParser::skip_command() {
  ++position_;
  while (position_ < text_.size() && is_letter(text_[position_])) ++position_;
  skip_group();
}

void LiteralParser::skip_group() {
  if (position_ >= text_.size() || text_[position_] != '{') return;
  constexpr std::size_t longest = 100;
  const std::size_t close = text_.substr(position_, longest).find('}');
  position_ += close == std::string_view::npos ? 1 : close + 1;
}

}  // namespace deconfuse
