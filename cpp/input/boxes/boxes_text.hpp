#pragma once

#include <optional>

#include "data/boxes.hpp"
#include "data/message.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Boxes from a text, and the lines that hold them.
struct BoxesText {
  DetectedBoxes boxes;
  TextView lines;
};

/// A table of objects and one of detections, or one of both, whose first row names the corners of
/// boxes (xmin, ymin, xmax, ymax; x1, y1, x2, y2; left, top, right, bottom) or a corner and the
/// size (x, y, w, h), and perhaps image, class and score. Detections are recognised by their score,
/// by a heading or column that says so, or else as the second table. None if objects or detections
/// are missing. Notice: `boxes_unscored`. Errors: `box-without-area`, `not-a-number`,
/// `ragged-rows`.
std::optional<Result<BoxesText>> box_tables_in(Source& source, const TextView& view);

/// Corners of boxes in brackets, or by their names, in a text that names boxes or their overlap:
///
///   truth box cat [10, 10, 50, 60]
///   pred box cat [12, 8, 48, 55] 0.9
///
/// The text may also hold lists of them (gt_boxes, pred_boxes and scores), or two boxes whose
/// overlap a sentence asks for, the object first. Notice: `boxes_unscored`. Error:
/// `box-without-area`.
std::optional<Result<BoxesText>> stated_boxes_in(Source& source, const TextView& view);

}  // namespace deconfuse
