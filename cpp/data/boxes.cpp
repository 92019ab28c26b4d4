#include "data/boxes.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

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
  return input_error(ErrorCode::box_without_area, {{"left", decimal(box.left)},
                                                   {"top", decimal(box.top)},
                                                   {"right", decimal(box.right)},
                                                   {"bottom", decimal(box.bottom)}});
}

/// The detections of a class by score.
std::vector<std::size_t> detections_of(const DetectedBoxes& boxes, std::size_t category) {
  std::vector<std::size_t> found;
  for (std::size_t at = 0; at < boxes.detected.size(); ++at)
    if (boxes.detected[at].category == category) found.push_back(at);
  put_in_order(found, [&](std::size_t one, std::size_t other) {
    return boxes.detected[one].score > boxes.detected[other].score;
  });
  return found;
}

/// Which objects the detections of a class match, by rank.
class Matching {
 public:
  Matching(const DetectedBoxes& boxes, const std::vector<std::size_t>& ranked)
      : boxes_(boxes), ranked_(ranked) {}

  std::vector<BoxMatch> at(double least) const {
    std::vector<char> taken(boxes_.truth.size(), 0);
    std::vector<BoxMatch> matches;
    for (const std::size_t detected : ranked_) {
      const auto best = nearest(detected, [&](std::size_t truth, double shared) {
        return taken[truth] == 0 && shared >= least;
      });
      if (best) taken[best->first] = 1;
      const auto shown =
          best ? best : nearest(detected, [](std::size_t, double shared) { return shared > 0; });
      BoxMatch match{detected, {}, 0, best.has_value()};
      if (shown) match.truth = shown->first, match.overlap = shown->second;
      matches.push_back(match);
    }
    return matches;
  }

 private:
  /// The object that a detection overlaps most, of those that may count.
  template <class May>
  std::optional<std::pair<std::size_t, double>> nearest(std::size_t detected, May may) const {
    const PlacedBox& found = boxes_.detected[detected];
    std::optional<std::pair<std::size_t, double>> best;
    for (std::size_t truth = 0; truth < boxes_.truth.size(); ++truth) {
      const PlacedBox& object = boxes_.truth[truth];
      if (object.image != found.image || object.category != found.category) continue;
      const double shared = overlap(object.box, found.box);
      if (may(truth, shared) && (!best || shared > best->second)) best.emplace(truth, shared);
    }
    return best;
  }

  const DetectedBoxes& boxes_;
  const std::vector<std::size_t>& ranked_;
};

std::vector<double> relevance_of(const std::vector<BoxMatch>& matches) {
  std::vector<double> relevance;
  for (const BoxMatch& match : matches) relevance.push_back(match.matched ? 1 : 0);
  return relevance;
}

}  // namespace

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
  RankedLists lists;
  lists.at_overlaps.resize(averaged_overlaps);
  for (std::size_t category = 0; category < given.classes.size(); ++category) {
    const auto objects =
        std::count_if(given.truth.begin(), given.truth.end(),
                      [category](const PlacedBox& placed) { return placed.category == category; });
    const auto ranked = detections_of(given, category);
    const Matching matching(given, ranked);
    lists.queries.push_back(given.classes[category]);
    lists.relevant.push_back(static_cast<double>(objects));
    lists.matches.push_back(matching.at(given.least_overlap));
    lists.relevance.push_back(relevance_of(lists.matches.back()));
    for (std::size_t at = 0; at < averaged_overlaps; ++at)
      lists.at_overlaps[at].push_back(relevance_of(matching.at(averaged_overlap(at))));
  }
  return take_ranked_lists(std::move(lists));
}

}  // namespace deconfuse
