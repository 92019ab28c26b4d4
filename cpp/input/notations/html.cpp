#include "input/notations/html.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/encoding.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// A tag, with its name in lower case, e.g. "td" or "/td".
struct Tag {
  std::string name;
  std::string_view attributes;
  std::size_t end;  ///< after the closing angle bracket
};

std::optional<Tag> tag_at(std::string_view text, std::size_t begin) {
  if (text[begin] != '<') return std::nullopt;
  if (text.substr(begin).starts_with("<!--")) {
    const std::size_t end = text.find("-->", begin);
    return Tag{"!", {}, end == std::string_view::npos ? text.size() : end + 3};
  }
  std::size_t name_end = begin + 1;
  // A slash belongs to the name of "</td>", not to that of "<br/>".
  if (text.substr(name_end).starts_with('/')) ++name_end;
  while (name_end < text.size() &&
         (is_letter(text[name_end]) || text[name_end] == '!' || is_digit(text[name_end])))
    ++name_end;
  constexpr std::size_t longest = 2000;
  const std::string_view rest = text.substr(name_end, longest);
  const std::size_t close = rest.find('>');
  // A "<" that means less than: "< 0.5".
  if (name_end == begin + 1 || close == std::string_view::npos) return std::nullopt;
  return Tag{lower_case(std::string(text.substr(begin + 1, name_end - begin - 1))),
             rest.substr(0, close), name_end + close + 1};
}

/// The value of an attribute such as colspan="2"; 1 if it is missing.
std::size_t span_of(std::string_view attributes, std::string_view name) {
  constexpr double widest = 100;
  const std::size_t at = attributes.find(name);
  if (at == std::string_view::npos) return 1;
  std::string_view value = attributes.substr(at + name.size());
  value = value.substr(std::min(value.find_first_of("0123456789"), value.size()));
  const Number number = parse_number(value.substr(0, value.find_first_not_of("0123456789")));
  const bool fits =
      number.form == NumberForm::finite && number.value >= 1 && number.value <= widest;
  return fits ? static_cast<std::size_t>(number.value) : 1;
}

/// Appends the character of the entity `&…;` at `begin` and returns the position after it; `begin`
/// if there is no entity.
std::size_t take_entity(std::string_view text, std::size_t begin, std::string& plain) {
  constexpr std::size_t longest = 10;
  static constexpr std::pair<std::string_view, std::string_view> names[] = {
      {"amp", "&"},  {"lt", "<"},         {"gt", ">"},         {"quot", "\""},   {"apos", "'"},
      {"nbsp", " "}, {"minus", "\u2212"}, {"Sigma", "\u03A3"}, {"sum", "\u2211"}};
  const std::size_t end = text.substr(begin, longest).find(';');
  if (end == std::string_view::npos) return begin;
  std::string_view name = text.substr(begin + 1, end - 1);
  for (const auto& [known, character] : names) {
    if (name != known) continue;
    plain += character;
    return begin + end + 1;
  }
  if (!name.starts_with('#')) return begin;
  name.remove_prefix(1);
  const bool hexadecimal = name.starts_with('x') || name.starts_with('X');
  if (hexadecimal) name.remove_prefix(1);
  if (name.empty()) return begin;
  std::uint32_t code = 0;
  for (const char c : name) {
    const char letter = lower_case(c);
    const bool is_hexadecimal_letter = hexadecimal && letter >= 'a' && letter <= 'f';
    if (!is_digit(c) && !is_hexadecimal_letter) return begin;
    const std::uint32_t digit =
        static_cast<std::uint32_t>(is_digit(c) ? c - '0' : letter - 'a' + 10);
    code = code * (hexadecimal ? 16 : 10) + digit;
  }
  constexpr std::uint32_t last = 0x10FFFF, first_surrogate = 0xD800, last_surrogate = 0xDFFF;
  const bool is_surrogate = code >= first_surrogate && code <= last_surrogate;
  if (code >= ' ' && code <= last && !is_surrogate) append_utf8(plain, code);
  return begin + end + 1;
}

/// Reads all tables in one pass over the tags.
class Reader {
 public:
  explicit Reader(Source& source) : source_(source), text_(source.text()) {}

  std::vector<NamedGrid> read() {
    for (std::size_t at = 0; at < text_.size();) {
      if (const auto tag = tag_at(text_, at)) {
        at = take(*tag, at);
      } else {
        take_character(at);
      }
    }
    end_table();
    return std::move(tables_);
  }

 private:
  std::size_t take(const Tag& tag, std::size_t begin) {
    if (tag.name == "style" || tag.name == "script") {
      const std::size_t end = text_.find("</" + tag.name, tag.end);
      return std::min(end, text_.size());
    }
    if (tag.name == "table" || tag.name == "/table") {
      end_table();
      place_ = {text_.substr(begin, tag.end - begin), begin};
    } else if (tag.name == "tr" || tag.name == "/tr") {
      end_row();
    } else if (tag.name == "td" || tag.name == "th") {
      end_cell();
      in_cell_ = true;
      any_text_ = false;
      cell_ = {{}, tag.end};
      columns_ = span_of(tag.attributes, "colspan");
      rows_ = span_of(tag.attributes, "rowspan");
    } else if (tag.name == "/td" || tag.name == "/th") {
      end_cell();
    } else if (in_cell_ && tag.name != "!") {
      plain_ += tag.name == "br" || tag.name == "p" || tag.name == "div" ? " " : "";
    }
    return tag.end;
  }

  void take_character(std::size_t& at) {
    if (!in_cell_) {
      ++at;
      return;
    }
    const bool is_break = text_[at] == '\n' || text_[at] == '\r' || text_[at] == '\t';
    if (!any_text_ && !is_break && text_[at] != ' ') {
      any_text_ = true;
      cell_.offset = at;
    }
    if (text_[at] == '&') {
      const std::size_t after = take_entity(text_, at, plain_);
      if (after > at) {
        at = after;
        return;
      }
    }
    plain_ += is_break ? ' ' : text_[at];
    ++at;
  }

  void end_cell() {
    if (!in_cell_) return;
    in_cell_ = false;
    add_spanned();
    cell_.text = source_.keep(std::string(trimmed(plain_)));
    plain_.clear();
    const std::size_t column = grid_.open_cells();
    grid_.add(cell_);
    // The name of an axis beside several rows is not the name of each row.
    Cell again = cell_;
    if (is_axis(role_of(cell_.text))) again.text = {};
    constexpr std::size_t most_spans = 100;
    for (std::size_t k = 0; k < columns_; ++k) {
      if (k > 0) grid_.add({{}, cell_.offset});
      if (rows_ > 1 && spans_.size() < most_spans) spans_.push_back({column + k, rows_, again});
      again.text = {};
    }
  }

  /// Adds the cells of rows above that extend into this row.
  void add_spanned() {
    for (bool any = true; any;) {
      any = false;
      for (const Span& span : spans_) {
        if (span.column != grid_.open_cells() || !span.reaches) continue;
        grid_.add(span.cell);
        any = true;
      }
    }
  }

  void end_row() {
    end_cell();
    if (grid_.open_cells() == 0) return;
    add_spanned();
    grid_.end_row();
    for (Span& span : spans_) {
      span.reaches = true;
      --span.rows;
    }
    std::erase_if(spans_, [](const Span& span) { return span.rows == 0; });
  }

  void end_table() {
    end_row();
    spans_.clear();
    if (grid_.rows() > 0) tables_.push_back({{}, place_, std::move(grid_)});
    grid_ = Grid();
  }

  /// A cell that spans rows: `rows` is the number of rows left, including this one.
  struct Span {
    std::size_t column;
    std::size_t rows;
    Cell cell;
    bool reaches = false;  ///< begun in a row above
  };

  Source& source_;
  std::string_view text_;
  std::vector<NamedGrid> tables_;
  Grid grid_;
  Cell place_;
  Cell cell_;
  std::string plain_;  ///< text of the open cell
  bool in_cell_ = false;
  bool any_text_ = false;  ///< in the open cell
  std::size_t columns_ = 1;
  std::size_t rows_ = 1;
  std::vector<Span> spans_;
};

}  // namespace

bool has_html_table(std::string_view text) {
  if (!contains_byte(text, '<')) return false;
  bool any_row = false, any_cell = false;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::string_view rest = text.substr(at, 4);
    any_row = any_row || rest.starts_with("<tr") || rest.starts_with("<TR");
    any_cell = any_cell || rest.starts_with("<td") || rest.starts_with("<TD") ||
               rest.starts_with("<th") || rest.starts_with("<TH");
    if (any_row && any_cell) return true;
  }
  return false;
}

std::vector<NamedGrid> read_html(Source& source) {
  auto tables = Reader(source).read();
  if (!tables.empty()) source.notice(NoticeCode::html_table, tables[0].place.offset);
  return tables;
}

}  // namespace deconfuse
