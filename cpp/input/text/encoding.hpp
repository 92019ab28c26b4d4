#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "data/message.hpp"

namespace deconfuse {

/// The bytes as UTF-8 text without a byte order mark and without invisible characters (see
/// without_invisible). The input is UTF-8, or UTF-16 with a byte order mark.
/// Errors: `binary-file`, `invalid-utf8`, `invalid-utf16`, each with the parameter `offset`, in
/// bytes.
Result<std::string> decode(std::string_view bytes);

/// Whether the bytes are valid UTF-8 throughout, without a NUL.
bool is_utf8_text(std::string_view bytes);

/// Whether the text begins with the byte order mark of UTF-16.
bool is_utf16(std::string_view bytes);

/// Appends a character to a UTF-8 text. `code` is a Unicode scalar value.
void append_utf8(std::string& text, std::uint32_t code);

}  // namespace deconfuse
