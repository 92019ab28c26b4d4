#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "data/message.hpp"
#include "input/notations/literal.hpp"
#include "input/notations/surroundings.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

inline bool is_space(char c) { return is_blank(c) || c == '\n' || c == '\r'; }

/// Parser of bracketed values, for read_literal. literal_statements.cpp reads statements at the top
/// level, literal.cpp the content of brackets.
class LiteralParser {
 public:
  LiteralParser(Source& source, const Surroundings& surroundings)
      : source_(source), text_(source.text()), names_(surroundings.names) {}

  Result<Literal> parse();

 private:
  Node& node(std::size_t index) { return literal_.nodes[index]; }
  std::string_view rest() const { return text_.substr(position_); }

  void fail(ErrorCode code, const Cell& piece, Expected expected, Parameters parameters = {});
  std::size_t add(Node child);
  void add_cell(const Cell& cell);
  void open(char bracket, std::string_view function, std::size_t offset);

  /// Skips text without meaning here; false at other text.
  bool skip_decoration();
  /// Reads [name =] value at the top level.
  void read_statement();
  /// Whether a list such as `y = 1, 2, 2`, without brackets, follows to the end of the line.
  bool list_follows() const;
  void end_statement(std::size_t begin, bool named);
  void name_from_surroundings(std::size_t before);
  /// Skips commands such as \hat{Y} and \mathbf{y}.
  void skip_command();
  void skip_group();

  /// Reads an item inside brackets.
  void read_item();
  void close_list();
  void close(char c);
  /// Whether the value is a matrix, which a transpose changes; a vector is not changed.
  bool holds_rows(const Node& value) const;
  /// Handles what follows a value: .tolist(), .T, .astype(int), * 5.
  void read_after_value(const Node& value);
  bool names_next();
  void read_string();
  void read_bare();
  void add_scalar(const Cell& cell);

  Source& source_;
  std::string_view text_;
  const std::vector<Surroundings::Name>& names_;
  std::size_t next_name_ = 0;
  Literal literal_;
  std::vector<std::size_t> open_;
  std::vector<bool> has_commas_;
  std::size_t position_ = 0;
  std::string_view pending_name_;
  bool comma_ = false;  ///< a comma stands between the last value and the next
  bool semicolon_ = false;
  std::size_t of_keys_ = 0;  ///< the node of the keys that share the next value; 0 if there are
                             ///< none
  std::optional<InputError> error_;
};

}  // namespace deconfuse
