#include "input/long/column_lines.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <utility>

#include "input/long/decimal.hpp"
#include "input/long/line_cells.hpp"
#include "input/text/encoding.hpp"
#include "input/text/number.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// More lines than any reader inspects before it decides what a column holds.
constexpr std::size_t first_lines = 1100;
constexpr std::size_t fewest_lines_of_cases = 1000;

/// Number of bytes that are processed per call.
constexpr std::size_t piece_size = 1U << 17U;

static_assert(padding >= TextCodes::key_size + words::size);

/// Whether every column has a number that is not whole. A column of whole numbers may hold labels.
bool have_fractions(const std::vector<double>& numbers, std::size_t columns) {
  for (std::size_t column = 0; column < columns; ++column) {
    bool any = false;
    for (std::size_t at = column; at < numbers.size(); at += columns)
      any = any || numbers[at] != std::floor(numbers[at]);
    if (!any) return false;
  }
  return true;
}

/// Whether the cell begins with an apostrophe, which may or may not quote several cells.
bool begins_with_apostrophe(const char* cell) {
  while (is_blank(*cell)) ++cell;
  return *cell == '\'';
}

}  // namespace

/// Learns the columns from the beginning of the text, then processes its lines like all others.
bool ColumnLines::read_beginning() {
  if (beginning_.starts_with("\xEF\xBB\xBF")) beginning_.erase(0, 3);
  const auto sample = read_column_sample(beginning_, options_);
  if (!sample) return false;
  const std::string with_padding = padded(beginning_);
  layout_ = layout_of({with_padding.data(), beginning_.size()}, *sample);
  first_case_ = layout_ ? layout_->first_case : beginning_.rfind('\n', sample->cases[0]) + 1;
  if (sample->has_labels()) {
    look_up_together();
  } else {
    if (!layout_ || !have_fractions(sample->numbers(), layout_->numbers.size())) return false;
    const std::size_t truth = layout_->labels[0], width = layout_->numbers.size();
    texts_ = TextCodes(most_labels);
    set_spans({{truth, truth}});
    // The number of rows if their lines are about as long as the first ones, and as many more as a
    // piece may hold.
    const std::size_t rows =
        std::min(size_ / (beginning_.size() / sample->cases.size()) / 16 * 17 + piece_size,
                 most_numbers / width);
    labels_.reserve(rows);
    numbers_.reserve(rows * width);
  }
  set_uses();
  is_beginning_ = true;
  const std::string_view lines = std::string_view(beginning_).substr(first_case_);
  const auto taken = add_copy(lines);
  is_beginning_ = false;
  first_lines_ = lines_;
  return taken == lines.size() && lines_ >= fewest_lines_of_cases;
}

std::vector<ColumnLines::Span> ColumnLines::spans_of(const std::vector<std::size_t>& columns) {
  std::vector<Span> spans;
  for (const std::size_t column : columns) spans.push_back({column, column});
  return spans;
}

void ColumnLines::set_spans(std::vector<Span> spans) {
  spans_ = std::move(spans);
  seen_.assign(spans_.size(), {});
  batch_.texts.assign(spans_.size(), std::vector<std::string_view>(batch_size));
  batch_.codes.assign(spans_.size(), std::vector<std::uint32_t>(batch_size));
}

void ColumnLines::set_uses() {
  uses_.clear();
  if (whole_lines_) return;
  uses_.resize(layout_->columns);
  for (std::size_t k = 0; k < layout_->numbers.size(); ++k)
    uses_[layout_->numbers[k]] = {Use::number, k};
  for (std::size_t k = 0; k < spans_.size(); ++k) {
    for (std::size_t column = spans_[k].first; column <= spans_[k].last; ++column)
      uses_[column] = {Use::label, k, column == spans_[k].first, column == spans_[k].last};
  }
  has_unused_ =
      std::any_of(uses_.begin(), uses_.end(), [](const Use& use) { return use.kind == Use::none; });
}

/// Looks up all labels of a line as one text. Most tables have few classes, so one look-up per line
/// is enough.
void ColumnLines::look_up_together() {
  whole_lines_ = !layout_ || layout_->labels.size() == layout_->columns;
  std::size_t first = 0, last = 0;
  if (!whole_lines_) {
    const auto [least, most] = std::minmax_element(layout_->labels.begin(), layout_->labels.end());
    first = *least;
    last = *most;
  }
  set_spans({{first, last}});
  if (!whole_lines_ && last - first + 1 > layout_->labels.size()) look_up_apart();
}

/// Looks up each label of a line separately, or, if they cannot be separated, allows more different
/// texts. False if this is already so.
bool ColumnLines::look_up_apart() {
  ++way_;
  if (spans_.size() > 1 || has_numbers()) return false;
  const bool is_pair = layout_ && layout_->labels.size() == 2;
  if (!is_pair) {
    if (texts_.allow(most_texts)) return true;
    if (!layout_ || keeps_rows_) return false;
    // There are too many combinations to count, so each line is kept.
    keeps_rows_ = true;
  }
  const Span together = spans_[0];
  const TextCodes combinations =
      std::exchange(texts_, TextCodes(is_pair ? 2 * few_texts : most_labels));
  const std::vector<std::uint32_t> counts = std::exchange(counts_, {});
  const std::size_t columns = whole_lines_ ? layout_->columns : together.last - together.first + 1;
  set_spans(spans_of(layout_->labels));
  whole_lines_ = false;
  set_uses();
  std::vector<std::uint32_t> codes(spans_.size());
  // Texts without a count belong to lines that are processed later.
  for (std::size_t text = 0; text < std::min(counts.size(), combinations.size()); ++text) {
    if (counts[text] == 0) continue;
    const std::string line = padded(std::string(combinations.text(text)) + '\n');
    const auto cells = first_line({line.data(), line.size() - padding}, layout_->delimiter).cells;
    if (cells.size() != columns) return false;
    for (std::size_t k = 0; k < codes.size(); ++k) {
      codes[k] = texts_.code_of(cells[layout_->labels[k] - together.first]);
      if (codes[k] == TextCodes::none) return false;
    }
    make_room();
    for (std::size_t k = 0; k < codes.size(); ++k) {
      seen_[k][codes[k]] = 1;
      if (keeps_rows_) rows_.push_back(static_cast<std::uint8_t>(codes[k]));
    }
    if (keeps_rows_) {
      row_counts_.push_back(counts[text]);
    } else {
      count_of(codes[0], codes[1]) += counts[text];
    }
  }
  return true;
}

/// Enlarges the tables for the number of texts and combinations.
void ColumnLines::make_room() {
  const std::size_t texts = std::bit_ceil(texts_.size());
  if (seen_[0].size() >= texts) return;
  for (auto& seen : seen_) seen.resize(texts);
  if (has_numbers() || keeps_rows_) return;
  const std::size_t width = spans_.size() > 1 ? texts : 1;
  std::vector<std::uint32_t> counts(texts * width);
  for (std::size_t row = 0; row * width_ < counts_.size(); ++row)
    std::copy_n(&counts_[row * width_], width_, &counts[row * width]);
  counts_ = std::move(counts);
  width_ = width;
}

/// Processes the first `count` lines of the batch. False if too many texts are different.
bool ColumnLines::take(std::size_t count) {
  if (count == 0) return true;
  for (std::size_t k = 0; k < spans_.size(); ++k) {
    const std::string_view* const texts = batch_.texts[k].data();
    std::uint32_t* const codes = batch_.codes[k].data();
    std::uint32_t greatest = 0;
    std::size_t longest = 0;
    for (std::size_t line = 0; line < count; ++line) {
      codes[line] = texts_.code_inside(texts[line].data(), texts[line].size());
      greatest = std::max(greatest, codes[line]);
      longest = std::max(longest, texts[line].size());
    }
    if (greatest == TextCodes::none || longest > longest_line) return false;
  }
  make_room();
  bool are_seen = true;
  for (std::size_t k = 0; k < spans_.size(); ++k) {
    const std::uint32_t* const codes = batch_.codes[k].data();
    const char* const seen = seen_[k].data();
    for (std::size_t line = 0; line < count; ++line) are_seen &= seen[codes[line]] != 0;
  }
  if (!are_seen) sample(count);
  const std::uint32_t* const codes = batch_.codes[0].data();
  if (keeps_rows_) {
    const std::size_t width = spans_.size(), first = rows_.size();
    rows_.resize(first + count * width);
    for (std::size_t k = 0; k < width; ++k) {
      const std::uint32_t* const of_column = batch_.codes[k].data();
      std::uint8_t* const rows = rows_.data() + first + k;
      for (std::size_t line = 0; line < count; ++line)
        rows[line * width] = static_cast<std::uint8_t>(of_column[line]);
    }
  } else if (has_numbers()) {
    labels_.resize(lines_ + count);
    std::uint8_t* const labels = labels_.data() + lines_;
    for (std::size_t line = 0; line < count; ++line)
      labels[line] = static_cast<std::uint8_t>(codes[line]);
  } else if (spans_.size() == 1) {
    for (std::size_t line = 0; line < count; ++line) ++counts_[codes[line]];
  } else {
    const std::uint32_t* const seconds = batch_.codes[1].data();
    for (std::size_t line = 0; line < count; ++line) ++count_of(codes[line], seconds[line]);
  }
  lines_ += count;
  last_ = line_of_batch(count - 1);
  return true;
}

/// A line of the batch, with its LF.
std::string_view ColumnLines::line_of_batch(std::size_t line) const {
  if (!whole_lines_) return batch_.lines[line];
  const std::string_view text = batch_.texts[0][line];
  return {text.data(), text.size() + 1};
}

/// Adds lines of the batch to the sample if one of their texts is new in its span.
void ColumnLines::sample(std::size_t count) {
  for (std::size_t line = 0; line < count; ++line) {
    bool is_first = false;
    for (std::size_t k = 0; k < spans_.size(); ++k)
      is_first |= std::exchange(seen_[k][batch_.codes[k][line]], 1) == 0;
    if (is_first && !is_beginning_) add_to_sample(line_of_batch(line), lines_ + line);
  }
}

void ColumnLines::add_to_sample(std::string_view line, std::size_t number) {
  sample_ += line;
  sampled_.push_back(number);
}

/// Processes all lines of a text that is followed by readable bytes. Returns the number of
/// processed bytes; fewer than all if the rest has to be processed in another way.
std::optional<std::size_t> ColumnLines::add_whole_lines(std::string_view text) {
  std::size_t begin = 0;
  std::size_t ends[batch_size + block_size];
  for (std::size_t at = 0; at < text.size();) {
    std::size_t* last = ends;
    for (const std::size_t stop = at + batch_size; at < stop && at < text.size();
         at += block_size) {
      const std::uint64_t marks = marks_of(text.data() + at, '\n') & first_bytes(text.size() - at);
      last = write_places(marks, at, last);
    }
    const std::size_t first = begin;
    std::size_t count = 0;
    for (const std::size_t* end = ends; end != last; ++end, ++count) {
      batch_.texts[0][count] = {text.data() + begin, *end - begin};
      begin = *end + 1;
    }
    if (!take(count)) return look_up_apart() ? std::optional(first) : std::nullopt;
  }
  return begin;
}

/// The same, cell by cell. Also returns fewer bytes if the text ends inside a quoted cell.
std::optional<std::size_t> ColumnLines::add_cells(std::string_view text) {
  if (has_unused_ && !is_utf8_text(text)) return std::nullopt;
  const std::size_t columns = layout_->columns, width = layout_->numbers.size();
  if (has_numbers()) {
    // Each cell has an end, and each number at least one digit.
    const std::size_t most = lines_ + text.size() / (columns + width) + 1;
    if (most > most_numbers / width) return std::nullopt;
    if (numbers_.size() < most * width) numbers_.resize(most * width);
  }
  const char delimiter = layout_->delimiter, decimal = layout_->decimal;
  const Use* const uses = uses_.data();
  double* numbers = numbers_.data() + lines_ * width;
  const char* at = text.data();
  const char* const end = at + text.size();
  const auto bytes_up_to = [&](const char* line) {
    return std::optional(static_cast<std::size_t>(line - text.data()));
  };
  while (at < end) {
    const char* const first = at;
    const char* line = at;
    std::size_t count = 0;
    bool is_whole = true;
    for (; count < batch_size && at < end; line = at, ++count) {
      const char* text_begin = at;
      for (std::size_t column = 0; column < columns; ++column) {
        const Use use = uses[column];
        const char* const cell = at;
        if (use.kind == Use::number) {
          double& number = numbers[use.index];
          at = read_decimal(cell, decimal, number);
          if (at == nullptr) {
            at = end_of_cell(cell, end, delimiter);
            const auto size = static_cast<std::size_t>(at - cell);
            if (!read_plain_number({cell, size}, decimal, number)) return std::nullopt;
          }
        } else {
          if (use.kind == Use::none && begins_with_apostrophe(cell)) return std::nullopt;
          if (use.begins) text_begin = cell;
          at = end_of_cell(cell, end, delimiter);
          is_whole = at < end;
          if (!is_whole) break;
          if (use.ends)
            batch_.texts[use.index][count] = {text_begin,
                                              static_cast<std::size_t>(at - text_begin)};
        }
        if (column + 1 < columns && *at++ != delimiter) return std::nullopt;
      }
      if (!is_whole) break;
      if (*at == '\r') ++at;
      if (*at++ != '\n') return std::nullopt;
      numbers += width;
      batch_.lines[count] = {line, static_cast<std::size_t>(at - line)};
    }
    if (!take(count)) return look_up_apart() ? bytes_up_to(first) : std::nullopt;
    if (!is_whole) return bytes_up_to(line);
  }
  return text.size();
}

std::optional<std::size_t> ColumnLines::add_inside(std::string_view text) {
  std::size_t taken = 0;
  while (true) {
    const unsigned way = way_;
    const std::string_view rest = text.substr(taken);
    const auto more = whole_lines_ ? add_whole_lines(rest) : add_cells(rest);
    if (!more) return std::nullopt;
    taken += *more;
    if (!last_.empty()) last_line_ = last_;
    last_ = {};
    if (way_ == way) return taken;
  }
}

std::optional<std::size_t> ColumnLines::add_copy(std::string_view text) {
  const std::string copy = padded(text);
  return add_inside(std::string_view(copy).substr(0, text.size()));
}

/// Adds lines to the beginning and returns their number of bytes. A line counts if it ends outside
/// of quoted cells.
std::size_t ColumnLines::add_to_beginning(std::string_view piece) {
  std::size_t begin = 0;
  while (beginning_lines_ < first_lines) {
    const std::size_t end = std::min(piece.find('\n', begin), piece.size());
    const std::string_view line = piece.substr(begin, end - begin);
    if (std::count(line.begin(), line.end(), '"') % 2 != 0) is_open_quote_ = !is_open_quote_;
    beginning_ += line;
    if (end == piece.size()) return end;
    beginning_ += '\n';
    if (!is_open_quote_) ++beginning_lines_;
    begin = end + 1;
  }
  return begin;
}

bool ColumnLines::add(std::string_view piece) {
  for (; piece.size() > piece_size; piece.remove_prefix(piece_size)) {
    if (!add_piece(piece.substr(0, piece_size))) return false;
  }
  return add_piece(piece);
}

bool ColumnLines::add_piece(std::string_view piece) {
  if (spans_.empty()) {
    piece.remove_prefix(add_to_beginning(piece));
    // A lone quotation mark may open a quotation that never ends.
    constexpr std::size_t longest_beginning = 1U << 20U;
    if (beginning_lines_ < first_lines) return beginning_.size() <= longest_beginning;
    if (!read_beginning()) return false;
  }
  constexpr std::size_t most_lines = 0xFFFFFFFF;  // the largest count that fits
  if (lines_ > most_lines - piece_size) return false;
  while (!open_.empty()) {
    const std::size_t end = std::min(piece.find('\n'), piece.size());
    const bool is_line = end < piece.size();
    open_ += piece.substr(0, end + (is_line ? 1 : 0));
    if (open_.size() > longest_line) return false;
    if (!is_line) return true;
    const auto taken = add_copy(open_);
    if (!taken) return false;
    open_.erase(0, *taken);
    piece.remove_prefix(end + 1);
  }
  const std::size_t whole = piece.rfind('\n') + 1;
  const std::size_t inner =
      whole < padding ? 0 : piece.rfind('\n', std::min(whole, piece.size() - padding)) + 1;
  const auto taken = add_inside(piece.substr(0, inner));
  if (!taken) return false;
  const auto more = add_copy(piece.substr(*taken, whole - *taken));
  if (!more) return false;
  open_ = piece.substr(*taken + *more);
  return open_.size() <= longest_line;
}

bool ColumnLines::finish() {
  if (spans_.empty()) return false;
  if (!open_.empty()) {
    open_ += '\n';
    if (add_copy(open_) != open_.size()) return false;
  }
  // The last line may be text below the table.
  const bool is_sampled =
      lines_ == first_lines_ || (!sampled_.empty() && sampled_.back() + 1 == lines_);
  if (!is_sampled) {
    add_to_sample(last_line_, lines_ - 1);
  }
  return true;
}

std::optional<Reading> read_column_lines(std::string_view bytes, const ReadOptions& options) {
  if (bytes.size() < ColumnLines::fewest_bytes) return std::nullopt;
  ColumnLines lines(options, bytes.size());
  if (!lines.add(bytes) || !lines.finish()) return std::nullopt;
  return lines.read();
}

}  // namespace deconfuse
