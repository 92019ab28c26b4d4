#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Lines that each describe one case:
///
///   Image 1: true=cat, pred=cat          img_001.png: cat -> cat
///   Image 2: true=dog, pred=cat          img_002.png: dog -> cat
///
///   True cat: predicted cat 50, predicted dog 3
///   True dog: predicted cat 2, predicted dog 45
///
/// The grid holds the named values, or the two sides of the arrow, or the counts.
struct RecordLines {
  Grid grid;  ///< with a first row of names
  TextView lines;
};

/// The records in a view: two or more successive lines with the same names, at least one of them
/// for truth or predictions.
std::vector<RecordLines> record_lines_in(std::string_view text, const TextView& view);

/// The whole text as a table with a first row of names, if every line that is not blank is a record
/// and there are at least two. None for a text of more than 200 kB.
std::optional<Grid> only_record_lines(std::string_view text);

}  // namespace deconfuse
