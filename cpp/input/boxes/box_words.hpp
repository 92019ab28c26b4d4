#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "input/boxes/boxes_text.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {

/// Of objects, or of what a detector found.
enum class BoxRole { truth, detected };

/// What a column, or a number with a name, is of a box.
enum class BoxField { left, top, right, bottom, width, height, image, category, score, role };
inline constexpr std::size_t box_fields = 10;

/// By a name in small letters without marks; absent: nothing of a box.
std::optional<BoxField> box_field_of(std::string_view name);

/// What a word says of a box; absent: nothing.
std::optional<BoxRole> box_role_of(std::string_view word);

/// "score" or "confidence", in four languages.
bool names_box_score(std::string_view word);

/// "box" or "rectangle", in four languages.
bool names_box(std::string_view word);

/// "IoU", "overlap", "intersection", in four languages.
bool names_overlap(std::string_view word);

/// The words of a text: letters and digits, small and without accents.
std::vector<std::string> plain_words_of(std::string_view text);

/// What the words of a heading say of the boxes below it.
std::optional<BoxRole> box_role_in(std::string_view text);

/// `box-without-area`; none of a box that has one.
std::optional<InputError> error_of_box(const Source& source, const Cell& cell, const Box& box);

/// Collects boxes by the names of their images and classes.
class BoxCollection {
 public:
  /// `score` is absent where the text has none.
  void add(BoxRole role, std::string_view image, std::string_view category, const Box& box,
           std::optional<double> score);

  /// None without objects or without detections.
  std::optional<DetectedBoxes> boxes();

  /// Whether several detections have no score.
  bool any_unscored() const { return unscored_ > 0 && boxes_.detected.size() > 1; }

 private:
  Spellings images_;
  Spellings classes_;
  DetectedBoxes boxes_;
  std::size_t unscored_ = 0;
};

}  // namespace deconfuse
