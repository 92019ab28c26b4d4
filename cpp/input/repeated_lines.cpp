#include "input/repeated_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "input/encoding.hpp"
#include "input/source.hpp"

namespace deconfuse {
namespace {

/// More than are looked at before a table is taken to have a header, an index or several models.
constexpr std::size_t first_lines = 1100;

bool is_utf16(std::string_view bytes) {
  return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
}

/// Whether CR ends no line by itself.
bool only_lf_ends_lines(std::string_view text) {
  for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
    if (at + 1 < text.size() && text[at + 1] != '\n') return false;
  return true;
}

/// How many cases stand in each line, up to the first line that has more than one.
std::vector<std::size_t> cases_by_line(std::string_view text,
                                       const std::vector<std::size_t>& offsets) {
  std::vector<std::size_t> cases;
  std::size_t begin = 0, at = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::size_t count = 0;
    for (; at < offsets.size() && offsets[at] >= begin && offsets[at] <= end; ++at) ++count;
    cases.push_back(count);
    begin = end + 1;
  }
  return cases;
}

bool share_a_label(const LabelColumns& cases) {
  enum : unsigned char { in_truth = 1, in_predictions = 2 };
  std::vector<unsigned char> uses(cases.names.size());
  for (const std::int32_t code : cases.truth) uses[static_cast<std::size_t>(code)] |= in_truth;
  for (const std::int32_t code : cases.predicted)
    uses[static_cast<std::size_t>(code)] |= in_predictions;
  return std::find(uses.begin(), uses.end(), in_truth | in_predictions) != uses.end();
}

}  // namespace

bool RepeatedLines::add(std::string_view piece) {
  std::size_t begin = 0;
  for (; lines_ < first_lines && begin < piece.size(); ++lines_) {
    const std::size_t end = piece.find('\n', begin);
    if (end == std::string_view::npos) break;
    begin = end + 1;
  }
  const bool is_beginning = lines_ < first_lines;
  beginning_ += is_beginning ? piece : piece.substr(0, begin);
  return is_beginning || tally_.add(piece.substr(begin));
}

bool RepeatedLines::finish() { return lines_ == first_lines && tally_.finish(); }

std::optional<Reading> RepeatedLines::read(const ReadOptions& options) const {
  if (is_utf16(beginning_) || check_options(options)) return std::nullopt;
  std::string lines = beginning_;
  for (std::size_t at = 0; at < tally_.size(); ++at) (lines += tally_.text(at)) += '\n';
  if (!only_lf_ends_lines(lines)) return std::nullopt;
  auto text = decode(lines);
  if (std::holds_alternative<InputError>(text)) return std::nullopt;
  Source source(std::move(std::get<std::string>(text)));
  source.keep_case_offsets();
  auto data = read_data(source, options);
  auto* labels = std::get_if<Data>(&data);
  auto* cases = labels ? std::get_if<LabelColumns>(labels) : nullptr;
  if (cases == nullptr || !cases->weights.empty()) return std::nullopt;
  if (source.case_offsets().size() != cases->truth.size()) return std::nullopt;
  // Whether these are two groupings depends on how often labels recur.
  if (!cases->predicted_labels && !share_a_label(*cases)) return std::nullopt;

  const std::vector<std::size_t> by_line = cases_by_line(source.text(), source.case_offsets());
  if (by_line.size() != first_lines + tally_.size()) return std::nullopt;
  for (std::size_t line = 0; line < by_line.size(); ++line) {
    if (by_line[line] == 1) {
      const bool is_tallied = line >= first_lines;
      cases->weights.push_back(is_tallied ? static_cast<double>(tally_.count(line - first_lines))
                                          : 1);
    } else if (by_line[line] > 1 || line >= first_lines) {
      return std::nullopt;
    }
  }
  std::vector<Notice> notices = source.take_notices();
  const auto is_beyond = [](const Notice& notice) { return notice.line > first_lines; };
  if (std::any_of(notices.begin(), notices.end(), is_beyond)) return std::nullopt;
  return Reading{std::move(*labels), std::move(notices)};
}

std::optional<Reading> read_repeated_lines(std::string_view bytes, const ReadOptions& options) {
  if (bytes.size() < RepeatedLines::fewest_bytes) return std::nullopt;
  RepeatedLines lines;
  if (!lines.add(bytes) || !lines.finish()) return std::nullopt;
  return lines.read(options);
}

}  // namespace deconfuse
