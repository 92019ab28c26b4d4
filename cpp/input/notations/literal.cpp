#include "input/notations/literal.hpp"

#include <cstdint>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "input/notations/literal_parser.hpp"
#include "input/tables/names.hpp"
#include "input/text/encoding.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

char closing(char open) { return open == '[' ? ']' : open == '(' ? ')' : '}'; }

/// Reads `digits` hexadecimal digits after content[i] and moves i to the last of them.
bool read_hexadecimal(std::string_view content, std::size_t& i, std::size_t digits,
                      std::uint32_t& code) {
  if (i + digits >= content.size()) return false;
  code = 0;
  for (std::size_t k = 1; k <= digits; ++k) {
    const char c = content[i + k];
    const std::uint32_t digit = is_digit(c)              ? static_cast<std::uint32_t>(c - '0')
                                : (c >= 'a' && c <= 'f') ? static_cast<std::uint32_t>(c - 'a' + 10)
                                : (c >= 'A' && c <= 'F') ? static_cast<std::uint32_t>(c - 'A' + 10)
                                                         : 16U;
    if (digit > 15) return false;
    code = code * 16 + digit;
  }
  i += digits;
  return true;
}

std::string unescaped(std::string_view content, char quote) {
  std::string result;
  for (std::size_t i = 0; i < content.size(); ++i) {
    const char c = content[i];
    if (c == quote) {
      result += c;
      ++i;
    } else if (c != '\\' || i + 1 >= content.size()) {
      result += c;
    } else {
      const char escaped = content[++i];
      if (escaped == 'n' || escaped == 't' || escaped == 'r') {
        result += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : '\r';
      } else if (escaped == 'u' || escaped == 'x') {
        std::uint32_t code = 0;
        if (!read_hexadecimal(content, i, escaped == 'u' ? 4 : 2, code)) {
          result += '\\';
          result += escaped;
          continue;
        }
        if (code >= 0xD800 && code < 0xDC00 && content.substr(i + 1).starts_with("\\u")) {
          std::uint32_t low = 0;
          std::size_t ahead = i + 2;
          if (read_hexadecimal(content, ahead, 4, low) && low >= 0xDC00 && low < 0xE000) {
            code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
            i = ahead;
          }
        }
        append_utf8(result, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
      } else {
        result += escaped;
      }
    }
  }
  return result;
}

}  // namespace

Result<Literal> LiteralParser::parse() {
  literal_.nodes.emplace_back();
  while (position_ < text_.size() && !error_) {
    if (open_.empty()) {
      read_statement();
    } else {
      read_item();
    }
  }
  if (!error_ && !open_.empty() && node(open_.back()).bracket == 'l') close_list();
  if (!error_ && !open_.empty()) {
    const Node& unclosed = node(open_.back());
    fail(ErrorCode::unclosed_bracket,
         {line_from(text_, unclosed.cell.offset), unclosed.cell.offset}, Expected::closing_bracket,
         {{"closing", std::string(1, closing(unclosed.bracket))}});
  }
  if (error_) return *error_;
  return std::move(literal_);
}

void LiteralParser::fail(ErrorCode code, const Cell& piece, Expected expected,
                         Parameters parameters) {
  if (!error_) error_ = source_.error(code, piece, expected, std::move(parameters));
}

std::size_t LiteralParser::add(Node child) {
  const std::size_t parent = open_.empty() ? 0 : open_.back();
  const std::size_t index = literal_.nodes.size();
  child.name = std::exchange(pending_name_, {});
  child.new_row = std::exchange(semicolon_, false);
  literal_.nodes.push_back(child);
  Node& p = node(parent);
  if (p.first == 0) {
    p.first = index;
  } else {
    node(p.last).next = index;
  }
  p.last = index;
  ++p.children;
  comma_ = false;
  return index;
}

void LiteralParser::add_cell(const Cell& cell) {
  Node child;
  child.cell = cell;
  add(child);
}

void LiteralParser::open(char bracket, std::string_view function, std::size_t offset) {
  constexpr std::size_t deepest = 12;
  if (open_.size() >= deepest) {
    fail(ErrorCode::nested_too_deep, {line_from(text_, position_), position_},
         Expected::vectors_or_matrix);
    return;
  }
  Node child;
  child.bracket = bracket;
  child.function = function;
  child.cell.offset = offset;
  child.cell.text = text_.substr(offset, character_end(text_, offset) - offset);
  open_.push_back(add(child));
  has_commas_.push_back(false);
}

void LiteralParser::read_item() {
  const std::size_t parent = open_.back();
  const char bracket = node(parent).bracket;
  const char c = text_[position_];
  if (bracket == 'l' && (c == '\n' || c == '\r' || c == '$')) {
    close_list();
    return;
  }
  if (is_space(c)) {
    ++position_;
    return;
  }
  if (c == ',') {
    // Two commas in succession enclose a missing value.
    if (comma_ || node(parent).children == 0) add_cell({{}, position_, false});
    comma_ = true;
    has_commas_.back() = true;
    ++position_;
    return;
  }
  if (c == ';') {
    semicolon_ = node(parent).children > 0;
    comma_ = false;
    ++position_;
    return;
  }
  if (c == '#') {
    position_ = line_end(text_, position_);
    return;
  }
  if (skip_decoration()) return;
  // {("ham", "spam"): 5}: the value of several keys follows them.
  if (c == ':' && bracket == '{' && node(parent).last != 0 &&
      node(node(parent).last).bracket == '(' && !comma_) {
    ++position_;
    of_keys_ = node(parent).last;
    return;
  }
  if (c == '(' || c == '[' || c == '{') {
    open(c, {}, position_);
    comma_ = false;
    ++position_;
    return;
  }
  if (c == ')' || c == ']' || c == '}') {
    close(c);
    return;
  }
  if (c == '"' || c == '\'') {
    read_string();
    return;
  }
  read_bare();
}

void LiteralParser::close_list() {
  open_.pop_back();
  has_commas_.pop_back();
  comma_ = semicolon_ = false;
}

void LiteralParser::close(char c) {
  Node& opened = node(open_.back());
  const char expected = opened.bracket == 'l' ? '\0' : closing(opened.bracket);
  if (c != expected) {
    fail(ErrorCode::unbalanced_bracket, {text_.substr(position_, 1), position_},
         Expected::closing_bracket,
         {{"closing", std::string(1, expected == '\0' ? ' ' : expected)},
          {"line", std::to_string(source_.line_at(opened.cell.offset))}});
    return;
  }
  ++position_;
  opened.end = position_;
  pending_name_ = {};
  close_list();
  // The transpose operator of MATLAB.
  if (position_ < text_.size() && text_[position_] == '\'' && c == ']') {
    if (holds_rows(opened))
      return fail(ErrorCode::code_not_run, {text_.substr(position_, 1), position_},
                  Expected::printed_values);
    ++position_;
  }
  if (open_.empty()) read_after_value(opened);
}

bool LiteralParser::holds_rows(const Node& value) const {
  for (std::size_t i = value.first; i != 0; i = literal_.nodes[i].next) {
    const Node& child = literal_.nodes[i];
    if (child.new_row || (child.bracket != 0 && value.bracket == '[') ||
        (child.bracket != 0 && holds_rows(child)))
      return true;
  }
  return false;
}

void LiteralParser::read_after_value(const Node& value) {
  while (position_ < text_.size() && text_[position_] == '.' && position_ + 1 < text_.size() &&
         is_letter(text_[position_ + 1])) {
    const std::size_t method = ++position_;
    while (position_ < text_.size() && is_name_character(text_[position_])) ++position_;
    const std::string_view name = text_.substr(method, position_ - method);
    if ((name == "T" || name == "transpose") && holds_rows(value))
      return fail(ErrorCode::code_not_run, {name, method}, Expected::printed_values);
    if (position_ < text_.size() && text_[position_] == '(') {
      const std::size_t end = text_.substr(position_, 100).find(')');
      if (end == std::string_view::npos) return;
      position_ += end + 1;
    }
  }
  std::size_t i = position_;
  while (i < text_.size() && is_blank(text_[i])) ++i;
  if (i < text_.size() && (std::string_view("*+-^").find(text_[i]) < 4 ||
                           (text_[i] == '/' && !text_.substr(i).starts_with("//")))) {
    fail(ErrorCode::code_not_run, {line_from(text_, i), i}, Expected::printed_values);
  }
}

bool LiteralParser::names_next() {
  std::size_t i = position_;
  while (i < text_.size() && is_space(text_[i])) ++i;
  if (i >= text_.size()) return false;
  const bool colon = text_[i] == ':' && node(open_.back()).bracket == '{';
  const bool equals = text_[i] == '=' && (i + 1 >= text_.size() || text_[i + 1] != '=');
  if (!colon && !equals) return false;
  position_ = i + 1;
  return true;
}

void LiteralParser::read_string() {
  const char quote = text_[position_];
  const std::size_t begin = position_;
  std::size_t i = begin + 1;
  bool plain = true;
  for (; i < text_.size(); ++i) {
    const char c = text_[i];
    if (c == '\n' || c == '\r') break;
    if (c == '\\') {
      plain = false;
      ++i;
    } else if (c == quote) {
      // '' inside quotes is an escaped quote in MATLAB; in "a" "b" a blank separates two strings.
      if (i + 1 >= text_.size() || text_[i + 1] != quote || i == begin + 1) break;
      plain = false;
      ++i;
    }
  }
  if (i >= text_.size() || text_[i] != quote) {
    fail(ErrorCode::unclosed_quote, {line_from(text_, begin), begin}, Expected::closing_quote);
    return;
  }
  std::string_view content = text_.substr(begin + 1, i - begin - 1);
  if (!plain) content = source_.keep(unescaped(content, quote));
  position_ = i + 1;
  add_scalar({content, begin, true});
}

void LiteralParser::read_bare() {
  const std::size_t begin = position_;
  const char bracket = node(open_.back()).bracket;
  std::size_t i = begin;
  for (; i < text_.size(); ++i) {
    const char c = text_[i];
    if (is_space(c) || c == ',' || c == ';' || c == '[' || c == ']' || c == '(' || c == ')' ||
        c == '{' || c == '}' || c == '=' || c == '$')
      break;
    if (c == ':' && bracket == '{') break;
    if (c == '\\' && i > begin) break;
    if (c == '\\' && i + 1 < text_.size() && !is_letter(text_[i + 1])) {
      ++i;
      break;
    }
    if ((c == '"' || c == '\'') && (i == begin + 1) &&
        (text_[begin] == 'b' || text_[begin] == 'u' || text_[begin] == 'r')) {
      position_ = i;  // b'spam'
      return;
    }
    if (c == '"') break;
  }
  if (i == begin) ++i;
  position_ = i;
  const std::string_view bare = text_.substr(begin, i - begin);
  if (i < text_.size() && text_[i] == '(' && is_letter(bare[0])) {
    open('(', bare, begin);
    comma_ = false;
    ++position_;
    return;
  }
  if (bare.size() > 1 && bare.find_first_of("*+") == 0) {
    fail(ErrorCode::code_not_run, {bare, begin}, Expected::printed_values);
    return;
  }
  add_scalar({bare, begin, false});
}

void LiteralParser::add_scalar(const Cell& cell) {
  if (of_keys_ != 0) {
    open_.push_back(std::exchange(of_keys_, 0));
    add_cell(cell);
    open_.pop_back();
    return;
  }
  if (names_next()) {
    pending_name_ = cell.text;
    return;
  }
  Node& parent = node(open_.back());
  const bool keyed = parent.bracket == '{' && parent.last != 0 && !node(parent.last).name.empty();
  if (keyed && pending_name_.empty() && !error_) {
    fail(ErrorCode::json_syntax, cell, Expected::key_and_value);
    return;
  }
  // If some entries are separated by commas, a blank between others is a slip or part of a label.
  if (has_commas_.back() && !comma_ && !semicolon_ && parent.children > 0 && parent.last != 0 &&
      pending_name_.empty() && node(parent.last).bracket == 0) {
    Cell& before = node(parent.last).cell;
    if (!cell.quoted && !before.quoted && parse_number(before.text).form == NumberForm::none) {
      before.text = text_.substr(before.offset, cell.offset + cell.text.size() - before.offset);
      return;
    }
    fail(ErrorCode::missing_comma, cell, Expected::comma);
    return;
  }
  add_cell(cell);
}

Result<Literal> read_literal(Source& source, const Surroundings& surroundings) {
  return LiteralParser(source, surroundings).parse();
}

}  // namespace deconfuse
