#include "input/blocks/record_lines.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "data/ascii.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

struct Field {
  Cell name, value;
};

using Record = std::vector<Field>;

class Scanner {
 public:
  Scanner(std::string_view text, const TextView& view) : text_(text), view_(view) {}

  std::vector<RecordLines> blocks() {
    std::vector<RecordLines> found;
    std::vector<Record> run;
    std::size_t first = 0;
    for (std::size_t k = 0; k <= view_.size(); ++k) {
      auto records = k < view_.size() ? records_of(view_[k].of(text_)) : std::vector<Record>();
      if (!run.empty() && (records.empty() || !same_names(records[0], run[0]))) {
        if (k > first + 1) found.push_back(block_of(run, first, k));
        run.clear();
      }
      if (run.empty()) first = k;
      std::move(records.begin(), records.end(), std::back_inserter(run));
    }
    return found;
  }

 private:
  Cell cell(std::string_view piece) const {
    return {piece, static_cast<std::size_t>(piece.data() - text_.data())};
  }

  static bool same_names(const Record& one, const Record& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Field& a, const Field& b) { return a.name.text == b.name.text; });
  }

  RecordLines block_of(const std::vector<Record>& records, std::size_t first,
                       std::size_t end) const {
    RecordLines block;
    for (const Field& field : records[0]) block.grid.add(field.name);
    block.grid.end_row();
    for (const Record& record : records) {
      for (const Field& field : record) block.grid.add(field.value);
      block.grid.end_row();
    }
    block.lines.assign(view_.begin() + static_cast<std::ptrdiff_t>(first),
                       view_.begin() + static_cast<std::ptrdiff_t>(end));
    return block;
  }

  /// Empty where the line is none.
  std::vector<Record> records_of(std::string_view line) const {
    constexpr std::size_t longest = 500;
    line = trimmed(line);
    if (line.size() > longest || line.find_first_of("[{(\t|") != line.npos) return {};
    if (auto counts = counts_of(line); !counts.empty()) return counts;
    Record record = arrow_of(line);
    if (record.empty()) record = fields_of(line);
    if (record.empty()) return {};
    return std::vector<Record>(1, std::move(record));
  }

  /// "True cat: predicted cat 50, predicted dog 3"
  std::vector<Record> counts_of(std::string_view line) const {
    std::string_view truth, label;
    const std::size_t colon = line.find(':');
    if (colon == line.npos || leading_role(line.substr(0, colon), truth) != Role::truth) return {};
    truth = trimmed(truth);
    std::vector<Record> records;
    for (std::size_t at = colon + 1; at < line.size();) {
      const std::size_t end = std::min(line.find_first_of(",;", at), line.size());
      const std::string_view part = trimmed(line.substr(at, end - at));
      const std::size_t blank = part.find_last_of(" :=");
      if (blank == part.npos || !reads_as_number(part.substr(blank + 1)) ||
          leading_role(part.substr(0, blank), label) != Role::predicted || truth.empty() ||
          trimmed(label).empty())
        return {};
      const Cell place = cell(part);
      records.push_back({{{"truth", place.offset}, cell(truth)},
                         {{"predicted", place.offset}, cell(trimmed(label))},
                         {{"count", place.offset}, cell(part.substr(blank + 1))}});
      at = end + 1;
    }
    return records;
  }

  /// "img_001.png: cat -> cat": what stands before the colon differs from line to line.
  Record arrow_of(std::string_view line) const {
    for (const std::string_view arrow : {"->", "=>", "→"}) {
      const std::size_t at = line.find(arrow);
      if (at == line.npos) continue;
      std::string_view before = line.substr(0, at);
      const std::size_t colon = before.rfind(": ");
      if (colon == before.npos) return {};
      before = trimmed(before.substr(colon + 2));
      const std::string_view after = trimmed(line.substr(at + arrow.size()));
      if (before.empty() || after.empty()) return {};
      return {{{"truth", cell(before).offset}, cell(before)},
              {{"predicted", cell(after).offset}, cell(after)}};
    }
    return {};
  }

  /// "true=cat, pred=cat", with anything before the first name.
  Record fields_of(std::string_view line) const {
    Record record;
    for (std::size_t at = 0; at < line.size();) {
      std::size_t end = std::min(line.find_first_of(",;", at), line.size());
      const std::string_view part = line.substr(at, end - at);
      const std::size_t sign = part.find('=') != part.npos ? part.find('=') : part.rfind(':');
      if (sign == part.npos) return {};
      const std::string_view value = trimmed(part.substr(sign + 1));
      std::string_view name = trimmed(part.substr(0, sign));
      if (const std::size_t blank = name.find_last_of(" :"); blank != name.npos)
        name.remove_prefix(blank + 1);
      if (name.empty() || value.empty() || value.find('=') != value.npos) return {};
      record.push_back({cell(name), cell(value)});
      at = end + 1;
    }
    const bool tells = std::any_of(record.begin(), record.end(), [](const Field& field) {
      return role_of(field.name.text) == Role::predicted || names_score(field.name.text);
    });
    return tells && record.size() > 1 ? record : Record();
  }

  std::string_view text_;
  const TextView& view_;
};

}  // namespace

std::vector<RecordLines> record_lines_in(std::string_view text, const TextView& view) {
  return Scanner(text, view).blocks();
}

}  // namespace deconfuse
