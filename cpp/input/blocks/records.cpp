#include "input/blocks/records.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/tables/names.hpp"
#include "input/text/label_with_count.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Words for the two sides in logs of tests, in addition to those that name columns.
struct LogWord {
  std::string_view text;
  Role role;  ///< none: the side that no other word in the line has
};
constexpr LogWord log_words[] = {
    {"got", Role::predicted},      {"received", Role::predicted}, {"returned", Role::predicted},
    {"answered", Role::predicted}, {"want", Role::truth},         {"wanted", Role::truth},
    {"answer", Role::none},        {"response", Role::none},      {"result", Role::none}};

bool is_either_side(std::string_view name) {
  const std::string lower = lower_case(std::string(name));
  return std::any_of(std::begin(log_words), std::end(log_words), [&](const LogWord& one) {
    return one.role == Role::none && one.text == lower;
  });
}

/// Signs between the truth and the prediction.
constexpr std::string_view arrows[] = {"-->", "->", "=>", "→", "⟶"};
constexpr std::string_view connecting_words[] = {
    " predicted as ",     " classified as ", " labelled as ",  " labeled as ",
    " misclassified as ", " mistaken for ",  " confused with "};

/// Marks of success or failure, at either end of a line.
constexpr std::string_view outcome_marks[] = {"✓", "✔", "✗",    "✘", "✅",     "❌",
                                              "☑", "☒", "🟢", "🔴", "\uFE0F"};

/// Words for success or failure: ", correct", "(wrong)", "[OK]".
constexpr std::string_view outcome_words[] = {"correct", "incorrect", "wrong",  "ok",   "pass",
                                              "passed",  "fail",      "failed", "error"};

/// Words and marks before or after a label in a sentence: "is", "but".
constexpr std::string_view leading_words[] = {"is ", "was ", "as ", "class "};
constexpr std::string_view trailing_words[] = {" but", " and", " -", " –", " /", ",", ";", "|"};

Role role_in_log(std::string_view name) {
  const Role role = role_of(name);
  if (role != Role::none) return role;
  const std::string lower = lower_case(std::string(name));
  for (const LogWord& word : log_words)
    if (word.text == lower) return word.role;
  return Role::none;
}

class Line {
 public:
  Line(std::string_view text, std::string_view line) : text_(text), line_(trimmed(line)) {
    const std::size_t size = line_.size();
    take_marks();
    has_marks_ = line_.size() < size;
  }

  std::vector<Record> records() const {
    constexpr std::size_t longest = 500;
    if (line_.empty() || line_.size() > longest || line_.front() == '|' ||
        line_.find_first_of("{\t") != line_.npos)
      return {};
    if (auto counts = counts_by_truth(); !counts.empty()) return counts;
    Record record = named_fields();
    if (record.empty()) record = fields_in_words();
    if (record.empty()) record = sides();
    if (record.empty()) return {};
    return std::vector<Record>(1, std::move(record));
  }

 private:
  Cell cell(std::string_view piece) const {
    return {piece, static_cast<std::size_t>(piece.data() - text_.data())};
  }

  RecordField field(std::string_view name, std::string_view value) const {
    return {{name, cell(value).offset}, cell(value)};
  }

  /// The text before an outcome such as ", correct" or "(wrong)" at the end of a line; empty if
  /// there is no outcome.
  static std::string_view before_outcome(std::string_view line) {
    const bool in_brackets = line.ends_with(')') || line.ends_with(']');
    const std::string_view inside = line.substr(0, line.size() - (in_brackets ? 1 : 0));
    const std::size_t before = inside.find_last_of(in_brackets ? "([" : ",;|-");
    if (before == inside.npos || before == 0) return {};
    const std::string word = lower_case(std::string(trimmed(inside.substr(before + 1))));
    const bool is_outcome = is_one_of(word, outcome_words);
    return is_outcome ? trimmed(line.substr(0, before)) : std::string_view();
  }

  /// Removes marks of success, and a level or time in brackets: "[INFO] ", "[3/10] ".
  void take_marks() {
    constexpr std::size_t longest_level = 40;
    for (std::size_t size = line_.size() + 1; size != line_.size();) {
      size = line_.size();
      for (const std::string_view mark : outcome_marks) {
        if (line_.starts_with(mark)) line_ = trimmed(line_.substr(mark.size()));
        const std::size_t length = line_.size() - std::min(line_.size(), mark.size());
        // In "pred: ✗" the mark is the label.
        const std::string_view before = trimmed(line_.substr(0, length));
        if (line_.ends_with(mark) && !before.empty() &&
            std::string_view(":=>").find(before.back()) == before.npos && !before.ends_with("→"))
          line_ = before;
      }
      const std::string_view before_word = before_outcome(line_);
      if (!before_word.empty()) line_ = before_word;
      const std::size_t close = line_.find(']');
      if (line_.starts_with('[') && close < longest_level && close + 1 < line_.size() &&
          is_blank(line_[close + 1]))
        line_ = trimmed(line_.substr(close + 1));
    }
  }

  /// The records of "True cat: predicted cat 50, predicted dog 3".
  std::vector<Record> counts_by_truth() const {
    std::string_view truth, label;
    const std::size_t colon = line_.find(':');
    if (colon == line_.npos || leading_role(line_.substr(0, colon), truth) != Role::truth)
      return {};
    truth = trimmed(truth);
    std::vector<Record> records;
    for (std::size_t at = colon + 1; at < line_.size();) {
      const std::size_t end = std::min(line_.find_first_of(",;", at), line_.size());
      const std::string_view part = trimmed(line_.substr(at, end - at));
      const std::size_t blank = part.find_last_of(" :=");
      if (blank == part.npos || !reads_as_number(part.substr(blank + 1)) ||
          leading_role(part.substr(0, blank), label) != Role::predicted || truth.empty() ||
          trimmed(label).empty())
        return {};
      records.push_back({field("truth", truth), field("predicted", trimmed(label)),
                         field("count", part.substr(blank + 1))});
      at = end + 1;
    }
    return records;
  }

  /// A name with its sign, and its role.
  struct Mark {
    std::size_t begin, value;
    std::string_view name;
    Role role;
  };

  /// The longest name at the end of `piece` that has a role: "True Label" in "spam True Label".
  static std::string_view name_at_end(std::string_view piece, bool behind_value, Role& role) {
    constexpr std::size_t most_words = 4;
    // "Not bad, I guess" → Predicted: a label may end with a mark.
    for (const std::string_view mark : {"\"", "'", ")", "]", ">", "→"}) {
      const std::size_t end = piece.rfind(mark);
      if (end == piece.npos || end + mark.size() == piece.size()) continue;
      piece = trimmed(piece.substr(end + mark.size()));
      behind_value = false;
    }
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < piece.size(); ++i)
      if (!is_blank(piece[i]) && (i == 0 || is_blank(piece[i - 1]))) begins.push_back(i);
    if (behind_value && !begins.empty()) begins.erase(begins.begin());
    for (std::size_t k = begins.size() - std::min(begins.size(), most_words); k < begins.size();
         ++k) {
      const std::string_view name = piece.substr(begins[k]);
      role = role_in_log(name);
      const bool is_last = k + 1 == begins.size();
      if (role != Role::none || (is_last && (names_score(name) || is_either_side(name))))
        return name;
    }
    return {};
  }

  std::vector<Mark> marks() const {
    std::vector<Mark> found;
    std::size_t begin = 0;
    bool behind_value = false, first = true;
    char quote = 0;
    for (std::size_t i = 0; i < line_.size(); ++i) {
      const char c = line_[i];
      if (c == '"') quote = quote == 0 ? c : 0;
      if (quote != 0) continue;
      if (c == ',' || c == ';' || c == '|') {
        begin = i + 1;
        behind_value = false;
      }
      if (c != ':' && c != '=') continue;
      if (i + 1 < line_.size() && (line_[i + 1] == '>' || line_[i + 1] == '=')) return {};
      const std::string_view piece = trimmed(line_.substr(begin, i - begin));
      Role role = Role::none;
      std::string_view name = name_at_end(piece, behind_value, role);
      if (name.empty()) {
        const std::size_t blank = piece.find_last_of(" \t");
        const bool named_at_once = c == '=' && i > 0 && !is_blank(line_[i - 1]);
        const bool follows = behind_value ? named_at_once && blank != piece.npos : !piece.empty();
        // Exceptions are the prefix "Image 1:" and a time such as 10:31.
        const bool is_prefix = c == ':' && first;
        const bool is_time = c == ':' && i + 1 < line_.size() && !is_blank(line_[i + 1]);
        if (!is_prefix && !is_time && follows)
          name = blank == piece.npos ? piece : piece.substr(blank + 1);
        if (name.empty()) {
          if (is_prefix) begin = i + 1;
          continue;
        }
      }
      const auto name_begin = static_cast<std::size_t>(name.data() - line_.data());
      found.push_back({name_begin, i + 1, name, role});
      begin = i + 1;
      behind_value = true;
      first = false;
    }
    return found;
  }

  /// The fields of "true=cat, pred=cat" or "Predicted: spam (0.93) | True: spam".
  Record named_fields() const {
    const std::vector<Mark> found = marks();
    Record record;
    std::size_t truths = 0, predictions = 0;
    bool any_score = false;
    std::size_t either = found.size();  // the field whose name may stand for either side
    for (std::size_t k = 0; k < found.size(); ++k) {
      const Mark& mark = found[k];
      const std::size_t end = k + 1 < found.size() ? found[k + 1].begin : line_.size();
      std::string_view value = trimmed(line_.substr(mark.value, end - mark.value));
      while (!value.empty() && std::string_view(",;|").find(value.back()) != value.npos)
        value = trimmed(value.substr(0, value.size() - 1));
      if (value.ends_with(" -") || value.ends_with(" /"))
        value = trimmed(value.substr(0, value.size() - 2));
      value = label_in(value);
      if (value.empty() || value.find_first_of("()") != value.npos) return {};
      truths += mark.role == Role::truth ? 1 : 0;
      predictions += mark.role == Role::predicted ? 1 : 0;
      any_score = any_score || names_score(mark.name);
      if (is_either_side(mark.name)) either = k;
      const bool is_known = role_of(mark.name) == mark.role;
      record.push_back(
          {is_known ? cell(mark.name) : Cell{"predicted", cell(mark.name).offset}, cell(value)});
      if (!is_known && mark.role == Role::truth) record.back().name.text = "truth";
    }
    if (either < found.size() && truths + predictions == 1) {
      record[either].name.text = truths == 1 ? "predicted" : "truth";
      predictions = 1;
    }
    // In "Expected: a, Actual: b" the first is the truth, as in tables with these names.
    const bool are_truths = truths == 2 && predictions == 0 && record.size() == 2;
    const bool tells = are_truths || ((predictions > 0 || any_score) && truths < 2);
    return tells && record.size() > 1 ? record : Record();
  }

  /// The fields of "a.png: predicted cat, actual dog" or "true cat, predicted dog: 3".
  Record fields_in_words() const {
    std::string_view values[2];
    Role roles[2] = {Role::none, Role::none};
    std::size_t count = 0, value_begin = 0;
    const auto end_value = [&](std::size_t end) {
      if (count > 0) values[count - 1] = trimmed(line_.substr(value_begin, end - value_begin));
    };
    for (std::size_t i = 0; i < line_.size();) {
      const std::size_t end = std::min(line_.find_first_of(" ", i), line_.size());
      const Role role = role_in_log(line_.substr(i, end - i));
      const bool is_side = role == Role::truth || role == Role::predicted;
      // A label may be the word "true".
      if (is_side && (count == 0 || (role != roles[count - 1] && value_begin < i))) {
        if (count == 2) return {};
        if (count == 0 && !is_prefix(line_.substr(0, i))) return {};
        end_value(i);
        roles[count++] = role;
        value_begin = end;
      }
      i = end + 1;
    }
    if (count != 2) return {};
    end_value(line_.size());
    const std::string_view counted = take_count(values[1]);
    for (std::string_view& value : values) {
      for (const std::string_view word : leading_words)
        if (value.starts_with(word)) value = trimmed(value.substr(word.size()));
      for (const std::string_view word : trailing_words)
        if (value.ends_with(word)) value = trimmed(value.substr(0, value.size() - word.size()));
      value = label_in(value);
      constexpr std::ptrdiff_t most_blanks = 2;
      if (value.empty() || value.find_first_of("().:?!") != value.npos ||
          std::count(value.begin(), value.end(), ' ') > most_blanks)
        return {};
    }
    const bool truth_first = roles[0] == Role::truth;
    Record record{field("truth", values[truth_first ? 0 : 1]),
                  field("predicted", values[truth_first ? 1 : 0])};
    if (!counted.empty()) record.push_back(field("count", counted));
    return record;
  }

  /// Whether the text is empty or a prefix such as "a.png: ", "3. " or "17 - ".
  static bool is_prefix(std::string_view text) {
    text = trimmed(text);
    for (const std::string_view word : {"ground", "Ground", "The", "the"})
      if (text.ends_with(word)) text = trimmed(text.substr(0, text.size() - word.size()));
    return text.empty() || std::string_view(":-.)|").find(text.back()) != text.npos;
  }

  /// The two sides of "img_001.png: cat -> cat", "cat -> dog : 3" or "3 cat classified as dog".
  Record sides() const {
    std::size_t at = line_.npos, length = 0;
    bool in_words = false;
    for (const std::string_view arrow : arrows) {
      if (at == line_.npos && (at = line_.find(arrow)) != line_.npos) length = arrow.size();
    }
    for (const std::string_view words : connecting_words) {
      if (at != line_.npos) break;
      at = line_.find(words);
      length = words.size();
      in_words = at != line_.npos;
    }
    if (at == line_.npos) return {};
    std::string_view before = trimmed(line_.substr(0, at)),
                     after = trimmed(line_.substr(at + length));
    const std::size_t colon = before.rfind(": ");
    if (colon != before.npos) before = trimmed(before.substr(colon + 2));
    std::string_view rest = after;
    std::string_view counted = take_count(rest);
    // The last number of "class 1 -> class 2" is no count; that of "class 1 -> class 2: 3" is.
    const std::size_t last_blank = before.find_last_of(" _");
    const bool is_numbered =
        last_blank != before.npos && is_whole_number(before.substr(last_blank + 1));
    if (is_numbered && !counted.empty() && is_blank(counted.data()[-1]) &&
        rest.data() + rest.size() + 1 == counted.data())
      counted = {};
    if (!counted.empty()) after = rest;
    std::string_view number;
    if (const std::size_t end = before.find_first_not_of("0123456789");
        counted.empty() && end != before.npos && end > 0) {
      std::string_view behind = before.substr(end);
      for (const std::string_view times : {"x ", "× ", " x ", " × "}) {
        if (!behind.starts_with(times)) continue;
        counted = before.substr(0, end);
        before = trimmed(behind.substr(times.size()));
        break;
      }
      if (counted.empty() && is_blank(behind[0])) {
        number = before.substr(0, end);
        before = trimmed(behind);
      }
    }
    const bool is_path = in_words && before.find_first_of("/\\") != before.npos;
    const bool is_sure =
        has_marks_ || (label_in(after).size() < after.size() && after.find('(') != after.npos);
    before = label_in(before);
    after = label_in(after);
    if (is_path || before.empty() || after.empty() || after.find_first_of("()") != after.npos ||
        before.find("->") != before.npos || after.find("->") != after.npos ||
        after.find("→") != after.npos)
      return {};
    if (colon == line_.npos && counted.empty() && number.empty() && !in_words && !is_sure)
      return {};
    Record record{field("truth", before), field("predicted", after)};
    if (!counted.empty()) record.push_back(field("count", counted));
    if (!number.empty()) record.push_back(field(leading_number, number));
    return record;
  }

  std::string_view text_;
  std::string_view line_;
  bool has_marks_ = false;  ///< marks of success, or a level, were removed
};

}  // namespace

std::vector<Record> records_of_line(std::string_view text, std::string_view line) {
  return Line(text, line).records();
}

}  // namespace deconfuse
