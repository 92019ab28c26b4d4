#include "input/score_lines.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>
#include <variant>

#include "data/ascii.hpp"
#include "data/probability_rows.hpp"
#include "input/decimal.hpp"
#include "input/encoding.hpp"
#include "input/number.hpp"
#include "input/source.hpp"
#include "input/surroundings.hpp"

namespace deconfuse {
namespace {

/// More than are looked at before columns are taken for what they seem to be.
constexpr std::size_t first_lines = 1100;
constexpr std::size_t fewest_cases = 1000;

/// Bytes that are read at once.
constexpr std::size_t piece_size = 1U << 17U;

/// So many bytes behind a line are read.
constexpr std::size_t padding = TextCodes::key_size + words::size;

/// Whether each line from that of the first case on has one case, and as many quotation marks as
/// the others: then all quoted text ends soon.
bool have_a_case_each(std::string_view text, const std::vector<std::size_t>& cases) {
  std::size_t begin = text.rfind('\n', cases[0]) + 1;
  std::ptrdiff_t marks = 0;
  for (std::size_t at = 0; at < cases.size(); ++at) {
    if (begin >= text.size()) return false;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const auto marks_here = std::count(line.begin(), line.end(), '"');
    if (cases[at] < begin || cases[at] >= end) return false;
    if (at > 0 && marks_here != marks) return false;
    marks = marks_here;
    begin = end + 1;
  }
  return begin >= text.size();
}

/// The numbers, row-major.
std::vector<double> numbers_of(const Data& data) {
  if (const auto* columns = std::get_if<ProbabilityColumns>(&data)) return columns->probabilities;
  const auto& scores = std::get<ScoreColumns>(data).scores;
  std::vector<double> numbers;
  for (std::size_t row = 0; row < scores[0].size(); ++row) {
    for (const std::vector<double>& list : scores) numbers.push_back(list[row]);
  }
  return numbers;
}

/// Columns of whole numbers may be labels, as far as they are read.
bool have_fractions(const std::vector<double>& numbers, std::size_t columns) {
  for (std::size_t column = 0; column < columns; ++column) {
    bool any = false;
    for (std::size_t at = column; at < numbers.size(); at += columns)
      any = any || numbers[at] != std::floor(numbers[at]);
    if (!any) return false;
  }
  return true;
}

}  // namespace

/// What was read of some lines.
struct ScoreLines::ReadLines {
  Data data;  ///< scores, or probabilities, without weights
  std::vector<Notice> notices;
  Layout layout;
  std::size_t cases_above = 0;  ///< how many cases stand in the beginning

  template <class Visitor>
  auto visit(Visitor visitor) {
    if (auto* scores = std::get_if<ScoreColumns>(&data)) return visitor(*scores);
    return visitor(std::get<ProbabilityColumns>(data));
  }
};

std::optional<ScoreLines::Layout> ScoreLines::layout_of(std::string_view text,
                                                        const std::vector<std::size_t>& cases,
                                                        const std::vector<std::size_t>& numbers) {
  Layout layout;
  layout.columns = numbers.size() + 1;
  if (layout.columns > most_columns || !std::is_sorted(numbers.begin(), numbers.end()))
    return std::nullopt;
  const auto behind = std::lower_bound(numbers.begin(), numbers.end(), cases[0]);
  layout.truth = static_cast<std::size_t>(behind - numbers.begin());
  std::vector<std::size_t> cells = numbers;
  cells.insert(cells.begin() + (behind - numbers.begin()), cases[0]);

  layout.delimiter = text[cells[1] - 1];
  if (std::string_view(",;\t| ").find(layout.delimiter) == std::string_view::npos)
    return std::nullopt;
  // "0.5 class:" may be the name of a list.
  if (layout.delimiter == ' ' && layout.truth > 0) return std::nullopt;
  std::size_t begin = text.rfind('\n', cells[0]) + 1;
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  for (std::size_t column = 0; column < layout.columns; ++column) {
    if (cells[column] != begin) return std::nullopt;
    const std::size_t cell_end = std::min(text.find(layout.delimiter, begin), end);
    if ((cell_end == end) != (column + 1 == layout.columns)) return std::nullopt;
    begin = cell_end + 1;
  }
  return layout;
}

/// Nothing where they are anything else than cases, one to a line from the first one on.
std::optional<ScoreLines::ReadLines> ScoreLines::read_lines(const std::string& lines) const {
  if (is_utf16(lines) || check_options(options_)) return std::nullopt;
  auto text = decode(lines);
  if (std::holds_alternative<InputError>(text)) return std::nullopt;
  Source source(std::move(std::get<std::string>(text)));
  source.keep_case_offsets();
  auto result = read_data(source, options_);
  auto* data = std::get_if<Data>(&result);
  if (data == nullptr) return std::nullopt;
  const auto* scores = std::get_if<ScoreColumns>(data);
  const auto* probabilities = std::get_if<ProbabilityColumns>(data);
  const auto is_weighted = [](const auto* columns) {
    return columns == nullptr || !columns->weights.empty();
  };
  if (is_weighted(scores) && is_weighted(probabilities)) return std::nullopt;

  const auto& cases = source.case_offsets();
  if (cases.size() < fewest_cases || !have_a_case_each(source.text(), cases)) return std::nullopt;
  auto layout = layout_of(source.text(), cases, source.number_offsets());
  if (!layout) return std::nullopt;
  layout->decimal = source.has_notice("decimal-comma") ? ',' : options_.decimal.value_or('.');
  // The byte order mark is no part of the text.
  const std::size_t above = beginning_.size() - (lines.size() - source.text().size());
  ReadLines read;
  read.cases_above =
      static_cast<std::size_t>(std::lower_bound(cases.begin(), cases.end(), above) - cases.begin());
  read.data = std::move(*data);
  read.notices = source.take_notices();
  read.layout = *layout;
  const auto is_elsewhere = [](const Notice& notice) {
    return notice.line > first_lines || notice.code == "missing-omitted";
  };
  if (std::any_of(read.notices.begin(), read.notices.end(), is_elsewhere)) return std::nullopt;
  return read;
}

bool ScoreLines::read_beginning() {
  auto read = read_lines(beginning_);
  if (!read) return false;
  layout_ = read->layout;
  numbers_ = numbers_of(read->data);
  if (!have_fractions(numbers_, layout_.columns - 1)) return false;
  cases_ = read->cases_above;
  names_ = read->visit([](const auto& columns) { return columns.names.size(); });
  if (names_ >= most_labels) return false;
  const auto& truth = read->visit([](auto& columns) { return std::move(columns.truth); });
  for (const std::int32_t code : truth) codes_.push_back(static_cast<std::uint8_t>(code));
  rows_ = codes_.size();
  // So many in all if they are about as long as the first ones, and as many as a piece may hold.
  const std::size_t rows = std::min(size_ / (beginning_.size() / cases_) / 16 * 17 + piece_size,
                                    most_numbers / (layout_.columns - 1));
  codes_.reserve(rows);
  numbers_.reserve(rows * (layout_.columns - 1));
  return true;
}

/// Makes room for so many rows; false where there are more than are read at all.
bool ScoreLines::make_room(std::size_t rows) {
  const std::size_t width = layout_.columns - 1;
  if (rows > most_numbers / width) return false;
  if (codes_.size() >= rows) return true;
  codes_.resize(rows);
  numbers_.resize(rows * width);
  return true;
}

/// Takes whole lines, behind which some bytes can be read.
bool ScoreLines::add_lines(std::string_view lines) {
  // What stores of bytes might change would be read again after each.
  const Layout layout = layout_;
  const std::size_t names = names_;
  FirstLabels first_labels = first_labels_;
  const std::size_t width = layout.columns - 1;
  // Of two cells and more, one of which may be empty
  const std::size_t more = lines.size() / (2 * layout.columns - 1) + 1;
  if (!make_room(rows_ + more)) return false;
  std::uint8_t* codes = codes_.data() + rows_;
  double* numbers = numbers_.data() + rows_ * width;
  const char* at = lines.data();
  const char* const end = at + lines.size();
  // Where a cell of the column ends, the last one also with CR.
  const auto cell_end = [&](const char* cell, bool is_last) {
    while (true) {
      const std::uint64_t word = words::at(cell);
      const std::uint64_t marks =
          words::bytes_equal(word, layout.delimiter) | words::bytes_equal(word, '\n');
      if (marks == 0) {
        cell += words::size;
        continue;
      }
      cell += words::first_of(marks);
      return is_last && *cell == '\n' && cell[-1] == '\r' ? cell - 1 : cell;
    }
  };
  while (at < end) {
    const char* const line = at;
    bool is_first = false;
    for (std::size_t column = 0; column < layout.columns; ++column) {
      const bool is_last = column + 1 == layout.columns;
      if (column == layout.truth) {
        const std::uint64_t bytes = words::at(at);
        if (first_labels.begin(bytes)) {
          *codes++ = static_cast<std::uint8_t>(names + first_labels.code(bytes));
          at += first_labels.length();
        } else {
          const std::size_t known = labels_.size();
          const char* const label_end = cell_end(at, is_last);
          const auto length = static_cast<std::size_t>(label_end - at);
          if (length > longest_line) return false;
          const std::uint32_t code = labels_.code_inside(at, length);
          if (code == TextCodes::none || names + code >= most_labels) return false;
          is_first = labels_.size() > known;
          if (is_first) first_labels.add(bytes, length, code);
          *codes++ = static_cast<std::uint8_t>(names + code);
          at = label_end;
        }
      } else {
        const char* number_end = read_decimal(at, layout.decimal, *numbers);
        if (number_end == nullptr) {
          number_end = cell_end(at, is_last);
          const std::string_view cell(at, static_cast<std::size_t>(number_end - at));
          if (!read_plain_number(cell, layout.decimal, *numbers)) return false;
        }
        ++numbers;
        at = number_end;
      }
      if (!is_last && *at++ != layout.delimiter) return false;
    }
    if (*at == '\r') ++at;
    if (*at++ != '\n') return false;
    if (!is_first) continue;
    first_lines_.append(line, at);
    first_numbers_.insert(first_numbers_.end(), numbers - width, numbers);
  }
  rows_ = static_cast<std::size_t>(codes - codes_.data());
  first_labels_ = first_labels;
  return true;
}

bool ScoreLines::add_copy(std::string_view lines) {
  std::string copy(lines);
  copy.append(padding, '\0');
  return add_lines(std::string_view(copy).substr(0, lines.size()));
}

bool ScoreLines::add(std::string_view piece) {
  // There is room for as many rows as a piece may hold at most.
  for (; piece.size() > piece_size; piece.remove_prefix(piece_size)) {
    if (!add_piece(piece.substr(0, piece_size))) return false;
  }
  return add_piece(piece);
}

bool ScoreLines::add_piece(std::string_view piece) {
  std::size_t begin = 0;
  if (lines_ < first_lines) {
    for (; lines_ < first_lines && begin < piece.size(); ++lines_) {
      const std::size_t end = piece.find('\n', begin);
      if (end == std::string_view::npos) break;
      begin = end + 1;
    }
    beginning_ += lines_ < first_lines ? piece : piece.substr(0, begin);
    if (lines_ < first_lines) return true;
    if (!read_beginning()) return false;
  }
  if (!open_.empty()) {
    const std::size_t end = std::min(piece.find('\n', begin), piece.size() - 1) + 1;
    open_ += piece.substr(begin, end - begin);
    if (open_.size() > longest_line) return false;
    if (open_.back() != '\n') return true;
    if (!add_copy(open_)) return false;
    open_.clear();
    begin = end;
  }
  piece.remove_prefix(begin);
  const std::size_t whole = piece.rfind('\n') + 1;
  const std::size_t inner =
      whole < padding ? 0 : piece.rfind('\n', std::min(whole, piece.size() - padding)) + 1;
  open_ = piece.substr(whole);
  return open_.size() <= longest_line && add_lines(piece.substr(0, inner)) &&
         add_copy(piece.substr(inner, whole - inner));
}

bool ScoreLines::finish() {
  return lines_ >= first_lines && (open_.empty() || add_copy(open_ += '\n'));
}

bool ScoreLines::are_such_probabilities(const ProbabilityColumns& beginning) const {
  const ProbabilityRows rows =
      inspect_probability_rows(numbers_, layout_.columns - 1, options_.normalise);
  if (!rows.finite) return false;
  if (options_.decision_values) return true;
  if (!options_.normalise && look_like_decision_values(rows, codes_.size()))
    return beginning.decision_values;
  return !beginning.decision_values && rows.fault == ProbabilityFault::none &&
         !(options_.normalise && rows.largest_deviation > stated_deviation);
}

std::optional<Reading> ScoreLines::read() {
  codes_.resize(rows_);
  numbers_.resize(rows_ * (layout_.columns - 1));
  auto read = read_lines(beginning_ + first_lines_);
  const std::size_t width = layout_.columns - 1;
  if (!read || read->layout != layout_ || read->cases_above != cases_) return std::nullopt;
  const std::vector<double> numbers = numbers_of(read->data);
  if (numbers.size() != cases_ * width + first_numbers_.size()) return std::nullopt;
  // Of 0 and −0, too
  if (!first_numbers_.empty() && std::memcmp(&numbers[cases_ * width], first_numbers_.data(),
                                             first_numbers_.size() * sizeof(double)) != 0)
    return std::nullopt;
  if (layout_.truth > 0) {
    // Of "0.5,rowdy" and "5,rowdy" the second one says how many rows there are.
    std::string line(2 * layout_.truth, layout_.delimiter);
    for (std::size_t at = 0; at < line.size(); at += 2) line[at] = '0';
    for (std::size_t label = 0; label < labels_.size(); ++label) {
      if (is_footer(line + std::string(labels_.text(label)))) return std::nullopt;
    }
  }
  if (const auto* columns = std::get_if<ProbabilityColumns>(&read->data);
      columns != nullptr && !are_such_probabilities(*columns))
    return std::nullopt;

  const auto take_cases = [this](auto& columns) {
    const std::vector<std::int32_t> name_of_label(
        columns.truth.begin() + static_cast<std::ptrdiff_t>(cases_), columns.truth.end());
    std::int32_t names[most_labels] = {};
    for (std::size_t code = 0; code < names_; ++code) names[code] = static_cast<std::int32_t>(code);
    std::copy(name_of_label.begin(), name_of_label.end(), names + names_);
    columns.truth.resize(codes_.size());
    for (std::size_t row = 0; row < codes_.size(); ++row) columns.truth[row] = names[codes_[row]];
  };
  read->visit(take_cases);
  if (auto* columns = std::get_if<ProbabilityColumns>(&read->data)) {
    columns->probabilities = std::move(numbers_);
  } else {
    auto& scores = std::get<ScoreColumns>(read->data).scores;
    if (width == 1) scores[0] = std::move(numbers_);
    for (std::size_t model = 0; width > 1 && model < width; ++model) {
      scores[model].resize(codes_.size());
      for (std::size_t row = 0; row < codes_.size(); ++row)
        scores[model][row] = numbers_[row * width + model];
    }
  }
  return Reading{std::move(read->data), std::move(read->notices)};
}

bool ScoreLines::are_likely(std::string_view text, const ReadOptions& options) {
  if (options.kind) return options.kind == Kind::scores || options.kind == Kind::probabilities;
  // A point between digits in some line but the first
  text = text.substr(0, looked_at);
  text = text.substr(text.find('\n') + 1);
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    if (text[at] == '.' && is_digit(text[at - 1]) && is_digit(text[at + 1])) return true;
  }
  return false;
}

std::optional<Reading> read_score_lines(std::string_view bytes, const ReadOptions& options) {
  if (bytes.size() < ScoreLines::fewest_bytes) return std::nullopt;
  ScoreLines lines(options, bytes.size());
  if (!lines.add(bytes) || !lines.finish()) return std::nullopt;
  return lines.read();
}

}  // namespace deconfuse
