#include "input/readings/choice.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "input/blocks/line_kind.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

bool overlap(const LineRanges& some, const LineRanges& others) {
  return std::any_of(some.begin(), some.end(), [&others](const auto& one) {
    return std::any_of(others.begin(), others.end(), [&one](const auto& other) {
      return one.first <= other.second && other.first <= one.second;
    });
  });
}

/// Readings of one kind whose evidence differs by less than this are equally good.
constexpr double near = 1.5;

/// The best reading of each block; blocks do not share lines.
std::vector<Found> apart(std::vector<Found> found) {
  put_in_order(found, [](const Found& a, const Found& b) { return a.evidence > b.evidence; });
  std::vector<Found> chosen;
  for (Found& one : found) {
    const bool overlaps = std::any_of(chosen.begin(), chosen.end(), [&one](const Found& other) {
      return overlap(one.reading.place.lines, other.reading.place.lines);
    });
    if (overlaps || (!chosen.empty() && one.evidence <= 0)) continue;
    put_in_order(one.reading.place.lines);
    chosen.push_back(std::move(one));
  }
  return chosen;
}

/// Puts equally good data of one kind, such as several folds, first, in the order of the text.
void put_alike_in_order(std::vector<Found>& blocks) {
  const double best = blocks[0].evidence;
  const std::size_t kind = blocks[0].reading.data.index();
  const auto end = std::stable_partition(blocks.begin(), blocks.end(), [&](const Found& block) {
    return block.reading.data.index() == kind && block.evidence > best - near;
  });
  put_in_order(
      std::span(blocks.data(), static_cast<std::size_t>(end - blocks.begin())),
      [](const Found& a, const Found& b) { return a.reading.place.lines < b.reading.place.lines; });
}

void tell_others(std::vector<Found>& blocks) {
  std::string lines;
  std::size_t first = 0;
  for (std::size_t k = 1; k < blocks.size(); ++k) {
    if (blocks[k].reading.data.index() != blocks[0].reading.data.index() ||
        blocks[k].evidence < evidence_for_data)
      continue;
    const auto& [begin, end] = blocks[k].reading.place.lines.front();
    if (lines.empty()) first = begin;
    lines += (lines.empty() ? "" : ", ") + std::to_string(begin);
    if (end > begin) lines += "–" + std::to_string(end);
  }
  if (lines.empty()) return;
  blocks[0].reading.notices.push_back({NoticeCode::other_data, first, {{"lines", lines}}});
}

class LinesBeside {
 public:
  LinesBeside(std::string_view text, const TextView& lines) : text_(text), lines_(lines) {}

  /// The lines that are not blank and not in `taken`.
  LineRanges skipped_beside(const LineRanges& taken) const {
    LineRanges skipped;
    auto next = taken.begin();
    for (std::size_t k = 0; k < lines_.size(); ++k) {
      while (next != taken.end() && next->second < k + 1) ++next;
      if (line(k).empty() || (next != taken.end() && next->first <= k + 1)) continue;
      if (!skipped.empty() && skipped.back().second == k) {
        skipped.back().second = k + 1;
      } else {
        skipped.emplace_back(k + 1, k + 1);
      }
    }
    return skipped;
  }

  /// The line above the data, or above a blank line there, if it consists of words.
  std::string title_above(std::size_t first) const {
    constexpr std::size_t longest = 80;
    std::size_t k = first - 1;
    if (k > 0 && line(k - 1).empty()) --k;
    // "predicted" above the columns is no title.
    if (k > 0 && names_role(line(k - 1)) &&
        line(k - 1).find_first_of(" \t") == std::string_view::npos)
      --k;
    if (k == 0) return {};
    std::string_view title = line(k - 1);
    constexpr std::string_view marks = "#=*->:_ \t/%";
    while (!title.empty() && marks.find(title.front()) != marks.npos) title.remove_prefix(1);
    while (!title.empty() && marks.find(title.back()) != marks.npos) title.remove_suffix(1);
    const bool any_letter = std::any_of(title.begin(), title.end(), [](char c) {
      return is_letter(c) || static_cast<unsigned char>(c) >= 0x80;
    });
    return any_letter && title.size() <= longest ? std::string(title) : std::string();
  }

 private:
  std::string_view line(std::size_t k) const { return trimmed(lines_[k].of(text_)); }

  std::string_view text_;
  const TextView& lines_;
};

}  // namespace

std::vector<Found> chosen_of(std::vector<Found> found, std::string_view text,
                             const TextView& lines) {
  std::vector<Found> blocks = apart(std::move(found));
  put_alike_in_order(blocks);
  tell_others(blocks);
  const LinesBeside beside(text, lines);
  for (Found& block : blocks) {
    PlaceInText& place = block.reading.place;
    place.skipped = beside.skipped_beside(place.lines);
    place.title = beside.title_above(place.lines.front().first);
  }
  return blocks;
}

}  // namespace deconfuse
