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

/// Reads bracketed values, for read_literal: statements at the top level
/// (literal_statements.cpp), and what stands inside brackets (literal.cpp).
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

  /// Skips what has no meaning here; false at other text.
  bool skip_decoration();
  /// At the top level: [name =] value.
  void read_statement();
  /// `y = 1, 2, 2` to the end of the line, with no bracket in it.
  bool list_follows() const;
  void end_statement(std::size_t begin, bool named);
  void name_from_surroundings(std::size_t before);
  /// \hat{Y}, \mathbf{y}
  void skip_command();
  void skip_group();

  /// Inside brackets.
  void read_item();
  void close_list();
  void close(char c);
  /// Of a vector turning it round changes nothing.
  bool holds_rows(const Node& value) const;
  /// .tolist(), .T, .astype(int), * 5
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
  std::size_t of_keys_ = 0;  ///< the node of keys whose value is next; 0 where there is none
  std::optional<InputError> error_;
};

}  // namespace deconfuse
