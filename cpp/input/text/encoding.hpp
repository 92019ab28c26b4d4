#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "data/message.hpp"

namespace deconfuse {

/// UTF-8 text without byte order mark, from UTF-8 or from UTF-16 with byte order mark, and without
/// what is not seen (see without_invisible).
/// Errors: `binary-file`, `invalid-utf8`, `invalid-utf16`, each with the parameter `offset`, in
/// bytes.
Result<std::string> decode(std::string_view bytes);

/// Whether all of it is UTF-8, without a NUL.
bool is_utf8_text(std::string_view bytes);

/// Whether the text begins with the byte order mark of UTF-16.
bool is_utf16(std::string_view bytes);

/// `code` is a Unicode scalar value.
void append_utf8(std::string& text, std::uint32_t code);

}  // namespace deconfuse
