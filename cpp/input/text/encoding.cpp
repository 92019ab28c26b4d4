#include "input/text/encoding.hpp"

#include <cstddef>
#include <cstdint>

#include "input/long/byte_blocks.hpp"
#include "input/text/invisible.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

InputError refused(std::string_view bytes, std::string_view text_before, std::size_t offset,
                   ErrorCode code, Expected expected) {
  static constexpr char digits[] = "0123456789ABCDEF";
  const Source source{std::string(text_before)};
  InputError error =
      source.error(code, {{}, text_before.size()}, expected, {{"offset", std::to_string(offset)}});
  if (offset < bytes.size()) {
    const auto byte = static_cast<unsigned char>(bytes[offset]);
    error.excerpt = std::string("0x") + digits[byte >> 4U] + digits[byte & 15U];
    error.parameters.emplace_back("byte", error.excerpt);
  }
  return error;
}

/// Length in bytes of the UTF-8 character at `i`; 0 if the bytes there are not valid UTF-8 (RFC
/// 3629).
std::size_t character_length(std::string_view text, std::size_t i) {
  const auto byte = [&](std::size_t k) {
    return i + k < text.size() ? static_cast<unsigned char>(text[i + k]) : 0U;
  };
  const auto continues = [&](std::size_t k) { return (byte(k) & 0xC0U) == 0x80U; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return continues(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    if (first == 0xE0 && byte(1) < 0xA0) return 0;
    if (first == 0xED && byte(1) > 0x9F) return 0;
    return continues(1) && continues(2) ? 3 : 0;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    if (first == 0xF0 && byte(1) < 0x90) return 0;
    if (first == 0xF4 && byte(1) > 0x8F) return 0;
    return continues(1) && continues(2) && continues(3) ? 4 : 0;
  }
  return 0;
}

Result<std::string> decode_utf16(std::string_view bytes, bool little_endian) {
  std::string text;
  text.reserve(bytes.size());
  const auto unit = [&](std::size_t i) {
    const auto a = static_cast<unsigned char>(bytes[i]);
    const auto b = static_cast<unsigned char>(bytes[i + 1]);
    return static_cast<std::uint32_t>(little_endian ? a | b << 8 : b | a << 8);
  };
  std::size_t i = 2;
  for (; i + 1 < bytes.size(); i += 2) {
    std::uint32_t code = unit(i);
    const std::size_t start = i;
    if (code >= 0xD800 && code <= 0xDFFF) {
      const std::uint32_t low = code < 0xDC00 && i + 3 < bytes.size() ? unit(i + 2) : 0;
      if (low < 0xDC00 || low > 0xDFFF) {
        return refused(bytes, text, start, ErrorCode::invalid_utf16, Expected::text_encoding);
      }
      code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
      i += 2;
    }
    if (code == 0)
      return refused(bytes, text, start, ErrorCode::binary_file, Expected::text_encoding);
    append_utf8(text, code);
  }
  if (i < bytes.size())
    return refused(bytes, text, i, ErrorCode::invalid_utf16, Expected::text_encoding);
  return text;
}

}  // namespace

void append_utf8(std::string& text, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0U | code >> 6U);
    put(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    put(0xE0U | code >> 12U);
    put(0x80U | (code >> 6U & 0x3FU));
    put(0x80U | (code & 0x3FU));
  } else {
    put(0xF0U | code >> 18U);
    put(0x80U | (code >> 12U & 0x3FU));
    put(0x80U | (code >> 6U & 0x3FU));
    put(0x80U | (code & 0x3FU));
  }
}

bool is_utf16(std::string_view bytes) {
  return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
}

bool is_utf8_text(std::string_view bytes) {
  // A block of ASCII characters without a NUL.
  const auto is_other = [](Bytes lanes) { return lanes <= Bytes{}; };
  for (std::size_t i = 0; i < bytes.size();) {
    if (i + block_size <= bytes.size() && marks_of(bytes.data() + i, is_other) == 0) {
      i += block_size;
      continue;
    }
    const std::size_t length = character_length(bytes, i);
    if (length == 0 || bytes[i] == '\0') return false;
    i += length;
  }
  return true;
}

namespace {

Result<std::string> characters_of(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return decode_utf16(bytes, true);
  if (bytes.starts_with("\xFE\xFF")) return decode_utf16(bytes, false);
  std::string_view text = bytes;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (is_utf8_text(text)) return std::string(text);
  const std::size_t mark = bytes.size() - text.size();
  std::size_t invalid = text.size();
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '\0')
      return refused(bytes, text.substr(0, std::min(i, invalid)), mark + i, ErrorCode::binary_file,
                     Expected::text_encoding);
    const std::size_t length = character_length(text, i);
    if (length == 0 && invalid == text.size()) invalid = i;
    i += length == 0 ? 1 : length;
  }
  return refused(bytes, text.substr(0, invalid), mark + invalid, ErrorCode::invalid_utf8,
                 Expected::text_encoding);
}

}  // namespace

Result<std::string> decode(std::string_view bytes) {
  auto text = characters_of(bytes);
  if (auto* characters = std::get_if<std::string>(&text))
    *characters = without_invisible(std::move(*characters));
  return text;
}

}  // namespace deconfuse
