#include "data/boxes.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "data/label_codes.hpp"
#include "data/whole_numbers.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

double shared_area(const Box& one, const Box& other) {
  const double width = std::min(one.right, other.right) - std::max(one.left, other.left);
  const double height = std::min(one.bottom, other.bottom) - std::max(one.top, other.top);
  return std::max(width, 0.0) * std::max(height, 0.0);
}

std::optional<InputError> check_box(const PlacedBox& placed) {
  const Box& box = placed.box;
  for (const double number : {box.left, box.top, box.right, box.bottom, placed.score}) {
    if (!std::isfinite(number))
      return input_error(ErrorCode::infinite_number, {{"found", decimal(number)}});
  }
  if (box.right > box.left && box.bottom > box.top) return std::nullopt;
  return input_error(ErrorCode::box_without_area, sides_of(box));
}

/// The object that a detection overlaps most, the first of equal ones.
struct Nearest {
  std::optional<std::size_t> truth;
  double overlap = 0;

  void offer(std::size_t other, double shared) {
    if (shared > overlap) truth = other, overlap = shared;
  }
};

/// Objects matched so far, where a match needs this overlap.
struct Level {
  double least = 0;
  std::vector<char> is_taken;
};

/// Indices of the detections by score, the surest first.
std::vector<std::size_t> ranked(const std::vector<PlacedBox>& detected) {
  return places_in_order(detected.size(), [&](std::size_t one, std::size_t other) {
    return detected[one].score > detected[other].score;
  });
}

}  // namespace

Parameters sides_of(const Box& box) {
  return {{"left", decimal(box.left)},
          {"top", decimal(box.top)},
          {"right", decimal(box.right)},
          {"bottom", decimal(box.bottom)}};
}

double area(const Box& box) { return (box.right - box.left) * (box.bottom - box.top); }

double overlap(const Box& one, const Box& other) {
  const double shared = shared_area(one, other);
  return shared / (area(one) + area(other) - shared);
}

Result<RankedLists> take_boxes(const DetectedBoxes& given) {
  if (given.truth.empty() || given.detected.empty()) return input_error(ErrorCode::no_cases, {});
  if (!(given.least_overlap > 0 && given.least_overlap <= 1)) {
    return input_error(ErrorCode::overlap_out_of_range, {{"found", decimal(given.least_overlap)}});
  }
  for (const auto* boxes : {&given.truth, &given.detected}) {
    for (const PlacedBox& placed : *boxes)
      if (auto refused = check_box(placed)) return *refused;
  }
  const std::size_t classes = given.classes.size();
  RankedLists lists;
  lists.queries = given.classes;
  lists.matches.resize(classes);
  lists.relevance.resize(classes);
  lists.at_overlaps.assign(averaged_overlaps, lists.relevance);

  std::vector<std::vector<std::size_t>> objects(classes);
  for (std::size_t at = 0; at < given.truth.size(); ++at)
    objects[given.truth[at].category].push_back(at);
  for (const auto& of_class : objects)
    lists.relevant.push_back(static_cast<double>(of_class.size()));

  std::vector<Level> levels(1 + averaged_overlaps);
  for (std::size_t at = 0; at < levels.size(); ++at) {
    levels[at].least = at == 0 ? given.least_overlap : averaged_overlap(at - 1);
    levels[at].is_taken.resize(given.truth.size());
  }
  for (const std::size_t at : ranked(given.detected)) {
    const PlacedBox& found = given.detected[at];
    Nearest of_all;
    std::vector<Nearest> of_free(levels.size());
    for (const std::size_t truth : objects[found.category]) {
      if (given.truth[truth].image != found.image) continue;
      const double shared = overlap(given.truth[truth].box, found.box);
      of_all.offer(truth, shared);
      for (std::size_t level = 0; level < levels.size(); ++level) {
        if (shared >= levels[level].least && levels[level].is_taken[truth] == 0)
          of_free[level].offer(truth, shared);
      }
    }
    for (std::size_t level = 0; level < levels.size(); ++level) {
      const Nearest& nearest = of_free[level];
      const bool is_matched = nearest.truth.has_value();
      if (is_matched) levels[level].is_taken[*nearest.truth] = 1;
      auto& relevance = level == 0 ? lists.relevance : lists.at_overlaps[level - 1];
      relevance[found.category].push_back(is_matched ? 1 : 0);
    }
    const bool is_matched = of_free[0].truth.has_value();
    const Nearest& shown = is_matched ? of_free[0] : of_all;
    lists.matches[found.category].push_back({at, shown.truth, shown.overlap, is_matched});
  }
  return take_ranked_lists(std::move(lists));
}

}  // namespace deconfuse
