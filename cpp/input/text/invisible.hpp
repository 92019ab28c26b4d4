#pragma once

#include <string>

namespace deconfuse {

/// The text without what is not seen where it is copied from: colours of terminals (`ESC [36m`),
/// blanks of no width and byte order marks inside. No-break blanks are blanks like others, but for
/// those in numbers: "1 234".
std::string without_invisible(std::string text);

}  // namespace deconfuse
