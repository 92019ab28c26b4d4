#pragma once

#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// One field of the record of a case, or of several equal cases.
struct RecordField {
  Cell name;   ///< as in the text, or "truth", "predicted" and "count"
  Cell value;  ///< never empty
};

/// Name of the number at the start of a line, "3 cat -> dog": a count, or the line's own number.
inline constexpr std::string_view leading_number = "leading number";

using Record = std::vector<RecordField>;

/// The records in a line of `text`; none if it holds no record. The text before the first name, a
/// level or mark of success at either end, and a confidence after a label are left out:
///
///   [INFO] Image 1: true=cat, pred=cat conf=0.93        ✅ Expected: cat, Got: cat
///   Predicted: cat (0.93) | True: dog                   a.png: predicted cat, actual dog
///   img_001.png: cat -> dog ✗                           cat -> dog : 3
///   True cat: predicted cat 50, predicted dog 3         3 cat classified as dog
std::vector<Record> records_of_line(std::string_view text, std::string_view line);

}  // namespace deconfuse
