#include "input/long/edges.hpp"

#include <algorithm>
#include <vector>

#include "input/blocks/line_kind.hpp"
#include "input/long/row_shape.hpp"
#include "input/notations/print_lines.hpp"
#include "input/text/encoding.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// Lines from a position on, each cut to the length that is inspected.
TextView lines_from(std::string_view text, std::size_t begin, std::size_t most) {
  constexpr std::size_t longest = 1U << 14U;
  TextView lines;
  while (begin < text.size() && lines.size() < most) {
    const std::size_t lf = std::min(text.find('\n', begin), text.size());
    const std::size_t end = lf > begin && text[lf - 1] == '\r' ? lf - 1 : lf;
    lines.push_back({begin, std::min(end, begin + longest)});
    begin = lf + 1;
  }
  return lines;
}

/// The start of the last `lines` lines.
std::size_t begin_of_last(std::string_view text, std::size_t lines) {
  std::size_t begin = text.size() - (text.ends_with('\n') ? 1 : 0);
  for (; lines > 0 && begin > 0; --lines) {
    const std::size_t lf = text.rfind('\n', begin - 1);
    if (lf == text.npos) return 0;
    begin = lf;
  }
  return begin == 0 ? 0 : begin + 1;
}

/// Lines at one end of a text, the outermost first.
struct Edge {
  TextView lines;
  std::vector<LineKind> kinds;
};

/// Finds where the lines of one form begin and end.
class Cutter {
 public:
  Cutter(std::string_view text, const RowShape& shape) : text_(text), shape_(shape) {}

  /// Number of lines above the rows and the names of their columns. Nothing if there are no rows,
  /// if one of the lines may be data, or if there are too many.
  std::optional<std::size_t> above(const Edge& edge, const ReadOptions& options) const {
    const auto row = first_row(edge);
    if (!row) return std::nullopt;
    if (const auto named = names_below(edge, *row)) return at_most(*named);
    const auto header = options.header.value_or(true) ? header_above(edge, *row) : std::nullopt;
    if (header && shape_.names_roles(line(edge, *header))) return at_most(*header);
    const std::size_t cut = header.value_or(*row);
    return leave_rows_out(edge, cut) ? std::nullopt : at_most(cut);
  }

  /// Number of lines below the rows, under the same conditions.
  std::optional<std::size_t> below(const Edge& edge) const {
    const auto row = first_row(edge);
    return row && !leave_rows_out(edge, *row) ? at_most(*row) : std::nullopt;
  }

 private:
  std::string_view line(const Edge& edge, std::size_t k) const { return edge.lines[k].of(text_); }

  bool fits(const Edge& edge, std::size_t k) const {
    return shape_.fits(line(edge, k), edge.kinds[k]);
  }

  std::optional<std::size_t> first_row(const Edge& edge) const {
    const std::size_t least = shape_.tells() ? 1 : 4;
    for (std::size_t k = 0, alike = 0; k < edge.lines.size(); ++k) {
      alike = fits(edge, k) ? alike + 1 : 0;
      if (alike == least) return k + 1 - least;
    }
    return std::nullopt;
  }

  /// The line that names the columns, if it looks like a row of labels. Lines above it may look
  /// like rows too.
  std::optional<std::size_t> names_below(const Edge& edge, std::size_t row) const {
    for (; row < edge.lines.size() && !shape_.knows(line(edge, row)); ++row) {
      if (shape_.names_roles(line(edge, row))) return row;
    }
    return std::nullopt;
  }

  /// The line above a row, or above a rule there, that names columns. Above a blank line it has to
  /// name roles.
  std::optional<std::size_t> header_above(const Edge& edge, std::size_t row) const {
    bool is_beside = true;
    while (row-- > 0) {
      const bool is_empty = edge.kinds[row] == LineKind::blank;
      is_beside = is_beside && !is_empty;
      if (is_empty || is_rule(trimmed(line(edge, row)))) continue;
      const bool is_header = shape_.may_be_header(line(edge, row), edge.kinds[row]) &&
                             (is_beside || shape_.names_roles(line(edge, row)));
      return is_header ? std::optional(row) : std::nullopt;
    }
    return std::nullopt;
  }

  /// Whether one of the lines that would be cut off beside the rows may be a row.
  bool leave_rows_out(const Edge& edge, std::size_t cut) const {
    while (cut-- > 0 && edge.kinds[cut] != LineKind::blank) {
      if (shape_.resembles(line(edge, cut), edge.kinds[cut])) return true;
    }
    return false;
  }

  static std::optional<std::size_t> at_most(std::size_t cut) {
    return cut <= most_edge_lines ? std::optional(cut) : std::nullopt;
  }

  std::string_view text_;
  const RowShape& shape_;
};

bool is_balanced(std::string_view text) {
  return std::count(text.begin(), text.end(), '"') % 2 == 0;
}

}  // namespace

std::optional<Piece> between_edges(std::string_view text, const ReadOptions& options) {
  constexpr std::size_t lines_in_middle = 64, lines_at_end = most_edge_lines + 8;
  const std::size_t lf = text.find('\n', text.size() / 2);
  const TextView middle = lf == text.npos ? TextView() : lines_from(text, lf + 1, lines_in_middle);
  if (middle.size() < lines_in_middle) return std::nullopt;
  const auto shape = RowShape::of(text, middle, options);
  if (!shape) return std::nullopt;
  const Cutter cutter(text, *shape);
  Edge top{lines_from(text, 0, lines_at_end), {}};
  top.kinds = kinds_of_lines(text, top.lines);
  Edge bottom{lines_from(text, begin_of_last(text, lines_at_end), lines_at_end), {}};
  bottom.kinds = kinds_of_lines(text, bottom.lines);
  std::reverse(bottom.lines.begin(), bottom.lines.end());
  std::reverse(bottom.kinds.begin(), bottom.kinds.end());
  const auto above = cutter.above(top, options), below = cutter.below(bottom);
  if (!above || !below || *above + *below == 0) return std::nullopt;
  const std::size_t end = *below == 0 ? text.size() : bottom.lines[*below - 1].begin;
  const Piece data{top.lines[*above].begin, end};
  if (data.begin >= data.end) return std::nullopt;
  for (const std::string_view cut : {text.substr(0, data.begin), text.substr(data.end)})
    if (!is_balanced(cut) || !is_utf8_text(cut)) return std::nullopt;
  return data;
}

}  // namespace deconfuse
