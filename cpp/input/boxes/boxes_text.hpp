#pragma once

#include <optional>

#include "data/boxes.hpp"
#include "data/message.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Boxes out of a text, and the lines where they stand.
struct BoxesText {
  DetectedBoxes boxes;
  TextView lines;
};

/// A table of objects and one of detections, or one of both, whose first row names the corners of
/// boxes (xmin, ymin, xmax, ymax; x1, y1, x2, y2; left, top, right, bottom) or their corner and
/// size (x, y, w, h), and perhaps image, class and score. Detections are told by their score, by a
/// heading or column that says so, else as the second table. Notices: `boxes_unscored`. Error:
/// `box-without-area`.
std::optional<Result<BoxesText>> box_tables_in(Source& source, const TextView& view);

/// The corners of boxes in brackets: a line for each that begins with what it is,
///
///   truth cat [10, 10, 50, 60]
///   pred cat [12, 8, 48, 55] 0.9
///
/// or two boxes in sentences about boxes, the object first. Notices and error as above.
std::optional<Result<BoxesText>> stated_boxes_in(Source& source, const TextView& view);

}  // namespace deconfuse
