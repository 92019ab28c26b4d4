#pragma once

#include <string_view>
#include <vector>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Lines that each name a case and what is said of it:
///
///   Image 1: true=cat, pred=cat          img_001.png: cat -> cat
///   Image 2: true=dog, pred=cat          img_002.png: dog -> cat
///
///   True cat: predicted cat 50, predicted dog 3
///   True dog: predicted cat 2, predicted dog 45
///
/// as the table of what has names, of what stands on both sides of the arrow, or of the counts.
struct RecordLines {
  Grid grid;  ///< with a first row of names
  TextView lines;
};

/// The records in a view: two or more lines that follow each other, with the same names, one of
/// them for truth or predictions.
std::vector<RecordLines> record_lines_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
