#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace deconfuse {

/// A piece of a text: the bytes from `begin` up to `end`.
struct Piece {
  std::size_t begin = 0;
  std::size_t end = 0;

  std::string_view of(std::string_view text) const { return text.substr(begin, end - begin); }
};

/// The lines of a text without their line breaks, which are LF, CR LF or CR.
std::vector<Piece> lines_of(std::string_view text);

}  // namespace deconfuse
