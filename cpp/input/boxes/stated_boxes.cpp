#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "input/boxes/box_words.hpp"
#include "input/boxes/boxes_text.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Four numbers in brackets, with the text around them on their line.
struct Stated {
  std::array<double, 4> numbers = {};
  std::size_t line = 0;
  Cell cell;                ///< the numbers with their brackets
  std::string_view before;  ///< text of the line since the last box
  std::string_view behind;  ///< text up to the next box
};

std::optional<std::array<double, 4>> four_numbers(std::string_view text) {
  std::array<double, 4> numbers = {};
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && text[end] != ',' && text[end] != ';' && !is_blank(text[end])) ++end;
    if (end > at) {
      const Number number = parse_number(text.substr(at, end - at));
      if (number.form != NumberForm::finite || count == numbers.size()) return std::nullopt;
      numbers[count++] = number.value;
    }
    at = end + 1;
  }
  return count == numbers.size() ? std::optional(numbers) : std::nullopt;
}

/// The boxes of a line.
std::vector<Stated> stated_in(std::string_view line, std::size_t offset) {
  std::vector<Stated> found;
  std::size_t last = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] != '[' && line[at] != '(') continue;
    const std::size_t end = line.find(line[at] == '[' ? ']' : ')', at);
    if (end == line.npos) break;
    const auto numbers = four_numbers(line.substr(at + 1, end - at - 1));
    if (!numbers) continue;
    Stated one{*numbers, 0, {line.substr(at, end + 1 - at), offset + at, false}, {}, {}};
    one.before = line.substr(last, at - last);
    last = end + 1;
    found.push_back(one);
  }
  for (std::size_t k = 0; k < found.size(); ++k) {
    const std::size_t begin = found[k].cell.offset - offset + found[k].cell.text.size();
    const std::size_t end = k + 1 < found.size() ? found[k + 1].cell.offset - offset : line.size();
    found[k].behind = line.substr(begin, end - begin);
  }
  return found;
}

/// A box by its named sides: "x1=2, y1=3, x2=8, y2=9".
std::optional<Stated> named_sides_in(std::string_view line, std::size_t offset) {
  Stated found;
  std::array<bool, 4> is_known = {};
  std::size_t begin = line.size();
  for (std::size_t at = 0; at < line.size(); ++at) {
    const std::size_t equal = line.find_first_of("=:", at);
    if (equal == line.npos) break;
    std::size_t word = equal;
    while (word > at && is_blank(line[word - 1])) --word;
    std::size_t first = word;
    while (first > at && !is_blank(line[first - 1]) && line[first - 1] != ',') --first;
    std::size_t end = equal + 1;
    while (end < line.size() && is_blank(line[end])) ++end;
    const std::size_t digits = end;
    while (end < line.size() && line[end] != ',' && line[end] != ';' && !is_blank(line[end])) ++end;
    const auto words = plain_words_of(line.substr(first, word - first));
    const auto field = words.size() == 1 ? box_field_of(words[0]) : std::nullopt;
    const Number number = parse_number(line.substr(digits, end - digits));
    at = equal;
    if (!field || *field > BoxField::bottom || number.form != NumberForm::finite) continue;
    const auto side = static_cast<std::size_t>(*field);
    found.numbers[side] = number.value;
    is_known[side] = true;
    begin = std::min(begin, first);
    at = end - 1;
  }
  if (!std::all_of(is_known.begin(), is_known.end(), [](bool known) { return known; }))
    return std::nullopt;
  found.cell = {trimmed(line.substr(begin)), offset + begin, false};
  found.before = line.substr(0, begin);
  return found;
}

/// A score from 0 to 1 after a box, with or without a word for it.
std::optional<double> score_in(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] < '0' || text[at] > '9') continue;
    std::size_t end = at;
    while (end < text.size() && ((text[end] >= '0' && text[end] <= '9') || text[end] == '.')) ++end;
    const std::string_view digits = trimmed(text.substr(at, end - at));
    const Number number =
        parse_number(digits.ends_with('.') ? digits.substr(0, digits.size() - 1) : digits);
    if (number.form == NumberForm::finite && number.value <= 1) return number.value;
    at = end;
  }
  return std::nullopt;
}

/// All numbers in the brackets of a line.
std::vector<double> numbers_in(std::string_view line) {
  std::vector<double> numbers;
  const std::size_t begin = line.find('['), end = line.rfind(']');
  if (begin == line.npos || end == line.npos || end < begin) return numbers;
  for (std::size_t at = begin + 1; at < end;) {
    std::size_t stop = std::min(line.find(',', at), end);
    const Number number = parse_number(trimmed(line.substr(at, stop - at)));
    if (number.form != NumberForm::finite) return {};
    numbers.push_back(number.value);
    at = stop + 1;
  }
  return numbers;
}

bool says_size(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return word == "width" || word == "w" || word == "xywh" || word == "ancho" ||
           word == "breite" || word == "largeur";
  });
}

class Reader {
 public:
  Reader(Source& source, const TextView& view) : source_(source), view_(view) {
    for (std::size_t k = 0; k < view.size(); ++k) {
      const std::string_view line = view[k].of(source.text());
      for (std::string& word : plain_words_of(line)) words_.push_back(std::move(word));
      auto stated = stated_in(line, view[k].begin);
      if (const auto named = named_sides_in(line, view[k].begin)) stated.push_back(*named);
      for (Stated& one : stated) {
        one.line = k;
        stated_.push_back(one);
      }
      if (std::any_of(words_.end() - static_cast<std::ptrdiff_t>(plain_words_of(line).size()),
                      words_.end(), names_box_score))
        scores_ = numbers_in(line);
    }
  }

  std::optional<Result<BoxesText>> read() {
    constexpr std::size_t pair = 2;
    if (stated_.size() < pair) return std::nullopt;
    // Four numbers in brackets may also be the labels of four cases.
    const bool names_boxes = std::any_of(words_.begin(), words_.end(), names_box);
    const bool names_overlaps = std::any_of(words_.begin(), words_.end(), names_overlap);
    if (!names_boxes && !names_overlaps) return std::nullopt;
    if (!take_lines() && !(stated_.size() == pair && names_boxes && names_overlaps && take_pair()))
      return std::nullopt;
    if (error_) return std::move(*error_);
    auto boxes = found_.boxes();
    if (!boxes) return std::nullopt;
    BoxesText text{std::move(*boxes), {}};
    for (const Stated& one : stated_) {
      if (text.lines.empty() || text.lines.back().begin != view_[one.line].begin)
        text.lines.push_back(view_[one.line]);
    }
    if (found_.any_unscored()) source_.notice(NoticeCode::boxes_unscored, stated_[0].cell.offset);
    return text;
  }

 private:
  /// Reads boxes that each have a role and at most one other word, which is the class.
  bool take_lines() {
    struct Said {
      BoxRole role;
      std::string category;
      std::optional<double> score;
    };
    std::vector<Said> said;
    for (const Stated& one : stated_) {
      const auto before = plain_words_of(one.before);
      // A list of boxes states the role only once.
      std::optional<BoxRole> role;
      if (before.empty() && !said.empty()) role = said.back().role;
      std::string category;
      for (const std::string& word : before) {
        const bool is_number = word.find_first_not_of("0123456789") == word.npos;
        if (const auto told = box_role_of(word)) {
          role = told;
        } else if (!is_number && word.size() > 1 && !names_box(word) && word != "ground") {
          if (!category.empty()) return false;
          category = word;
        }
      }
      for (const std::string& word : plain_words_of(one.behind)) {
        const bool is_number = word.find_first_not_of("0123456789") == word.npos;
        if (!is_number && !names_box_score(word)) return false;
      }
      if (!role) return false;
      said.push_back({*role, category.empty() ? "object" : category, score_in(one.behind)});
    }
    const auto detections = std::count_if(
        said.begin(), said.end(), [](const Said& one) { return one.role == BoxRole::detected; });
    const bool has_list = scores_.size() == static_cast<std::size_t>(detections);
    std::size_t detected = 0;
    for (std::size_t k = 0; k < said.size(); ++k) {
      if (said[k].role == BoxRole::detected && has_list) said[k].score = scores_[detected++];
      add(stated_[k], said[k].role, said[k].category, said[k].score);
    }
    return true;
  }

  /// Reads two boxes whose overlap is asked for.
  bool take_pair() {
    const auto first = box_role_in(stated_[0].before), second = box_role_in(stated_[1].before);
    const bool is_exchanged = first == BoxRole::detected || second == BoxRole::truth;
    if (is_exchanged && first == second) return false;
    for (std::size_t k = 0; k < stated_.size(); ++k) {
      const bool is_truth = (k == 0) != is_exchanged;
      add(stated_[k], is_truth ? BoxRole::truth : BoxRole::detected, "object", std::nullopt);
    }
    return true;
  }

  void add(const Stated& stated, BoxRole role, std::string_view category,
           std::optional<double> score) {
    auto [left, top, right, bottom] = stated.numbers;
    if (says_size(words_)) right += left, bottom += top;
    const Box box{left, top, right, bottom};
    if (!error_) error_ = error_of_box(source_, stated.cell, box);
    found_.add(role, "1", source_.keep(std::string(category)), box, score);
  }

  Source& source_;
  const TextView& view_;
  std::vector<std::string> words_;
  std::vector<Stated> stated_;
  std::vector<double> scores_;  ///< from a list of scores
  BoxCollection found_;
  std::optional<InputError> error_;
};

}  // namespace

std::optional<Result<BoxesText>> stated_boxes_in(Source& source, const TextView& view) {
  return Reader(source, view).read();
}

}  // namespace deconfuse
