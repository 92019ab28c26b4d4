#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "data/message.hpp"
#include "data/ranked_lists.hpp"

namespace deconfuse {

/// A rectangle whose sides are parallel to the axes, in any unit of length; y grows downwards.
struct Box {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

double area(const Box& box);

/// Parameters of an error about a box: its four sides.
Parameters sides_of(const Box& box);

/// Intersection over union, 0…1 (Jaccard 1912; Everingham et al. 2010).
double overlap(const Box& one, const Box& other);

/// A box in one of the images, around an object of one of the classes.
struct PlacedBox {
  Box box;
  std::size_t image = 0;
  std::size_t category = 0;
  double score = 0;  ///< of a detection: its confidence
};

/// The objects of some images and what a detector found there.
struct DetectedBoxes {
  std::vector<std::string> images;
  std::vector<std::string> classes;
  std::vector<PlacedBox> truth;
  std::vector<PlacedBox> detected;
  double least_overlap = 0.5;  ///< least overlap of a match with its object, above 0, up to 1
};

/// Number of overlaps over which COCO averages: 0.5, 0.55, …, 0.95 (Lin et al. 2014).
inline constexpr std::size_t averaged_overlaps = 10;
constexpr double averaged_overlap(std::size_t at) { return static_cast<double>(10 + at) / 20; }

/// One list per class: its detections by score, equal scores in the order given. In this order each
/// detection takes an object of its image and class: of those that are still free and that it
/// overlaps enough, the one that it overlaps most (Lin et al. 2014). Errors: `no-cases` (no
/// objects, or nothing detected), `box-without-area`, `infinite-number`, `overlap-out-of-range` and
/// those of take_ranked_lists.
Result<RankedLists> take_boxes(const DetectedBoxes& given);

}  // namespace deconfuse
