#include "input/repeated_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "input/encoding.hpp"
#include "input/source.hpp"

namespace deconfuse {
namespace {

/// More than are looked at before a table is taken to have a header, an index or several models.
constexpr std::size_t first_lines = 1100;

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

/// Labels that were read of some lines, with as many cases as lines.
struct ReadLines {
  LabelColumns cases;
  std::vector<Notice> notices;
  std::vector<std::size_t> case_of_line;  ///< no_case where a line has none
};

constexpr std::size_t no_case = ~std::size_t{0};

/// Reads `lines`, of which the first ones may have no case and each other one has to have one.
std::optional<ReadLines> read_lines_of_cases(const std::string& lines, const ReadOptions& options) {
  if (is_utf16(lines) || check_options(options) || !only_lf_ends_lines(lines)) return std::nullopt;
  auto text = decode(lines);
  if (std::holds_alternative<InputError>(text)) return std::nullopt;
  Source source(std::move(std::get<std::string>(text)));
  source.keep_case_offsets();
  auto result = read_data(source, options);
  auto* data = std::get_if<Data>(&result);
  auto* cases = data != nullptr ? std::get_if<LabelColumns>(data) : nullptr;
  if (cases == nullptr || !cases->weights.empty()) return std::nullopt;
  if (source.case_offsets().size() != cases->truth.size()) return std::nullopt;
  // Whether these are two groupings depends on how often labels recur.
  if (!cases->predicted_labels && !share_a_label(*cases)) return std::nullopt;

  ReadLines read;
  std::size_t next = 0;
  for (const std::size_t count : cases_by_line(source.text(), source.case_offsets())) {
    const bool is_first = read.case_of_line.size() < first_lines;
    if (count > 1 || (count == 0 && !is_first)) return std::nullopt;
    read.case_of_line.push_back(count == 1 ? next++ : no_case);
  }
  read.notices = source.take_notices();
  const auto is_beyond = [](const Notice& notice) { return notice.line > first_lines; };
  if (std::any_of(read.notices.begin(), read.notices.end(), is_beyond)) return std::nullopt;
  read.cases = std::move(*cases);
  return read;
}

/// The byte that stands once in each of the last lines of `text` and may separate two cells.
std::optional<char> delimiter_of(std::string_view text) {
  constexpr std::size_t lines_to_look_at = 1000;
  for (const char mark : {'\t', ';', ',', '|', ' '}) {
    std::string_view rest = text;
    std::size_t line = 0;
    for (; line < lines_to_look_at && !rest.empty(); ++line) {
      rest.remove_suffix(1);
      const std::size_t begin = rest.rfind('\n') + 1;
      if (std::count(rest.begin() + static_cast<std::ptrdiff_t>(begin), rest.end(), mark) != 1)
        break;
      rest = rest.substr(0, begin);
    }
    if (line == lines_to_look_at) return mark;
  }
  return std::nullopt;
}

/// A cell as a label is spelled: without blanks around it, or the quotation marks.
std::string_view spelling_of(std::string_view cell) {
  cell = trimmed(cell);
  if (cell.size() > 2 && cell.front() == '"' && cell.find('"', 1) == cell.size() - 1)
    return cell.substr(1, cell.size() - 2);
  return cell;
}

/// The codes of the cells among the names; nothing where a cell is no name.
std::optional<std::vector<std::int32_t>> names_of(const TextCodes& cells,
                                                  const std::vector<std::string>& names) {
  std::unordered_map<std::string_view, std::int32_t> codes;
  for (std::size_t at = 0; at < names.size(); ++at)
    codes.emplace(names[at], static_cast<std::int32_t>(at));
  std::vector<std::int32_t> result;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const auto found = codes.find(spelling_of(cells.text(cell)));
    if (found == codes.end()) return std::nullopt;
    result.push_back(found->second);
  }
  return result;
}

/// Such a pair shows on which side the truth is.
std::optional<CellPair> pair_of_different_cells(const PairTally& pairs) {
  for (const std::uint32_t left : pairs.left()) {
    const std::string_view name = spelling_of(pairs.cells().text(left));
    for (const std::uint32_t right : pairs.right()) {
      if (pairs.count(left, right) > 0 && spelling_of(pairs.cells().text(right)) != name)
        return CellPair{left, right};
    }
  }
  return std::nullopt;
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
  if (is_beginning) return true;
  piece.remove_prefix(begin);
  while (!pairs_) {
    piece.remove_prefix(tally_.add(piece));
    if (piece.empty()) return true;
    if (!tally_pairs() && !tally_.take_more()) return false;
  }
  return pairs_->add(piece);
}

/// From the lines that were tallied so far. False where some of these are no pairs.
bool RepeatedLines::tally_pairs() {
  const auto delimiter = delimiter_of(beginning_);
  if (!delimiter) return false;
  PairTally pairs(*delimiter);
  for (std::size_t line = 0; line < tally_.size(); ++line) {
    if (!pairs.add_line(tally_.text(line), tally_.count(line))) return false;
  }
  if (!pairs.add(tally_.open())) return false;
  pairs_ = std::move(pairs);
  tally_ = LineTally(0);
  return true;
}

bool RepeatedLines::finish() {
  if (lines_ < first_lines) return false;
  if (pairs_) return pairs_->finish();
  if (tally_.finish()) return true;
  if (tally_pairs()) return pairs_->finish();
  return tally_.take_more() && tally_.finish();
}

std::optional<Reading> RepeatedLines::read(const ReadOptions& options) const {
  return pairs_ ? read_pairs(options) : read_lines(options);
}

std::optional<Reading> RepeatedLines::read_lines(const ReadOptions& options) const {
  std::string lines = beginning_;
  for (std::size_t line = 0; line < tally_.size(); ++line) (lines += tally_.text(line)) += '\n';
  auto read = read_lines_of_cases(lines, options);
  if (!read || read->case_of_line.size() != first_lines + tally_.size()) return std::nullopt;
  for (std::size_t line = 0; line < read->case_of_line.size(); ++line) {
    if (read->case_of_line[line] == no_case) continue;
    const bool is_tallied = line >= first_lines;
    read->cases.weights.push_back(is_tallied ? static_cast<double>(tally_.count(line - first_lines))
                                             : 1);
  }
  return Reading{std::move(read->cases), std::move(read->notices)};
}

std::optional<Reading> RepeatedLines::read_pairs(const ReadOptions& options) const {
  const TextCodes& cells = pairs_->cells();
  std::vector<CellPair> added = pairs_->first_lines();
  if (const auto pair = pair_of_different_cells(*pairs_)) added.push_back(*pair);
  std::string lines = beginning_;
  for (const auto& [l, r] : added) {
    ((lines += cells.text(l)) += pairs_->delimiter()) += cells.text(r);
    lines += '\n';
  }
  auto read = read_lines_of_cases(lines, options);
  if (!read || read->case_of_line.size() != first_lines + added.size()) return std::nullopt;
  LabelColumns& cases = read->cases;
  if (!cases.rival_predicted.empty()) return std::nullopt;

  const auto names = names_of(cells, cases.names);
  if (!names) return std::nullopt;
  bool truth_is_left = true, truth_is_right = true;
  const std::size_t beginning = cases.truth.size() - added.size();
  for (std::size_t at = 0; at < added.size(); ++at) {
    const std::int32_t l = (*names)[added[at].first], r = (*names)[added[at].second];
    const std::int32_t truth = cases.truth[beginning + at];
    const std::int32_t predicted = cases.predicted[beginning + at];
    truth_is_left = truth_is_left && truth == l && predicted == r;
    truth_is_right = truth_is_right && truth == r && predicted == l;
  }
  if (!truth_is_left && !truth_is_right) return std::nullopt;
  cases.truth.resize(beginning);
  cases.predicted.resize(beginning);
  cases.weights.resize(beginning, 1);
  for (const std::uint32_t l : pairs_->left()) {
    for (const std::uint32_t r : pairs_->right()) {
      const std::uint32_t count = pairs_->count(l, r);
      if (count == 0) continue;
      cases.truth.push_back((*names)[truth_is_left ? l : r]);
      cases.predicted.push_back((*names)[truth_is_left ? r : l]);
      cases.weights.push_back(count);
    }
  }
  return Reading{std::move(cases), std::move(read->notices)};
}

std::optional<Reading> read_repeated_lines(std::string_view bytes, const ReadOptions& options) {
  if (bytes.size() < RepeatedLines::fewest_bytes) return std::nullopt;
  RepeatedLines lines;
  if (!lines.add(bytes) || !lines.finish()) return std::nullopt;
  return lines.read(options);
}

}  // namespace deconfuse
