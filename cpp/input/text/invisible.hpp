#pragma once

#include <string>

namespace deconfuse {

/// The text without invisible characters: colour codes of terminals (`ESC [36m`), zero-width
/// spaces, and byte order marks inside the text. No-break spaces become ordinary ones, except
/// between digits of a number: "1 234".
std::string without_invisible(std::string text);

}  // namespace deconfuse
