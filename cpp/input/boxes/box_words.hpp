#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "input/boxes/boxes_text.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {

/// Whether boxes are of true objects, or of a detector's output.
enum class BoxRole { truth, detected };

/// The meaning of a column, or of a named number, of a box.
enum class BoxField { left, top, right, bottom, width, height, image, category, score, role };
inline constexpr std::size_t box_fields = 10;

/// The field for a name in lower case without punctuation; none for other names.
std::optional<BoxField> box_field_of(std::string_view name);

/// The role that a word states; none for other words.
std::optional<BoxRole> box_role_of(std::string_view word);

/// Whether the word means "score" or "confidence", in four languages.
bool names_box_score(std::string_view word);

/// Whether the word means "box" or "rectangle", in four languages.
bool names_box(std::string_view word);

/// Whether the word means "IoU", "overlap" or "intersection", in four languages.
bool names_overlap(std::string_view word);

/// The words of a text: letters and digits, in lower case and without accents.
std::vector<std::string> plain_words_of(std::string_view text);

/// The role that a heading states for the boxes below it.
std::optional<BoxRole> box_role_in(std::string_view text);

/// The error `box-without-area`; none for a box that has an area.
std::optional<InputError> error_of_box(const Source& source, const Cell& cell, const Box& box);

/// Collects boxes by the names of their images and classes.
class BoxCollection {
 public:
  /// `score` is missing if the text has none.
  void add(BoxRole role, std::string_view image, std::string_view category, const Box& box,
           std::optional<double> score);

  /// None without objects or without detections.
  std::optional<DetectedBoxes> boxes();

  /// Whether there are several detections and some have no score.
  bool any_unscored() const { return unscored_ > 0 && boxes_.detected.size() > 1; }

 private:
  Spellings images_;
  Spellings classes_;
  DetectedBoxes boxes_;
  std::size_t unscored_ = 0;
};

}  // namespace deconfuse
