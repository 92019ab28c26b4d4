#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace deconfuse {

/// Eight bytes at once.
namespace words {

static_assert(std::endian::native == std::endian::little, "the first byte is the lowest");

inline constexpr std::size_t size = 8;

inline std::uint64_t at(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, size);
  return word;
}

/// The highest bit of each byte that is `byte`, and no other bit.
inline std::uint64_t bytes_equal(std::uint64_t word, char byte) {
  constexpr std::uint64_t each = 0x0101010101010101, all_but_highest = 0x7F7F7F7F7F7F7F7F;
  const std::uint64_t difference = word ^ (each * static_cast<unsigned char>(byte));
  return ~(((difference & all_but_highest) + all_but_highest) | difference | all_but_highest);
}

/// The number of the first byte that is marked so.
inline std::size_t first_of(std::uint64_t marks) {
  return static_cast<std::size_t>(std::countr_zero(marks)) / 8;
}

/// All bits of the first `count` bytes, of which there may be more than there are in a word.
constexpr std::uint64_t mask(std::size_t count) {
  return count >= size ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * count)) - 1;
}

/// What of two words belongs to a text of 0…16 bytes that begins with them.
struct TextMasks {
  std::uint64_t low[2 * size + 1] = {};
  std::uint64_t high[2 * size + 1] = {};
};

inline constexpr TextMasks text_masks = [] {
  TextMasks masks;
  for (std::size_t length = 0; length <= 2 * size; ++length) {
    masks.low[length] = mask(length);
    masks.high[length] = length > size ? mask(length - size) : 0;
  }
  return masks;
}();

}  // namespace words

/// Numbers different texts in the order in which they come first. Made for few texts that come very
/// often: the first bytes of each are in the hash table.
class TextCodes {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// So many bytes behind its begin must be readable where the code of a text is asked for inside.
  static constexpr std::size_t key_size = 2 * words::size;

  /// For up to `most` texts.
  explicit TextCodes(std::size_t most)
      : most_(most),
        slots_(std::bit_ceil(2 * most)),
        shift_(64U - static_cast<unsigned>(std::countr_zero(slots_.size()))) {}

  std::size_t size() const { return ends_.size(); }
  std::string_view text(std::size_t code) const {
    const std::size_t begin = code == 0 ? 0 : ends_[code - 1];
    return std::string_view(kept_).substr(begin, ends_[code] - begin);
  }

  /// `none` where it would be one too many.
  std::uint32_t code_of(std::string_view text) {
    char key[key_size] = {};
    std::copy_n(text.begin(), std::min(text.size(), key_size), key);
    return code_of(text, words::at(key), words::at(key + words::size));
  }

  /// The same of a text inside a longer one.
  std::uint32_t code_inside(const char* begin, std::size_t length) {
    const std::size_t in_key = std::min(length, key_size);
    return code_of({begin, length}, words::at(begin) & words::text_masks.low[in_key],
                   words::at(begin + words::size) & words::text_masks.high[in_key]);
  }

 private:
  struct Slot {
    std::uint64_t low = 0;   ///< the first eight bytes, then zeros
    std::uint64_t high = 0;  ///< the eight bytes that follow
    std::uint32_t length = 0;
    std::uint32_t code = none;  ///< none: free
  };

  static std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    constexpr std::uint64_t without_pattern = 0x9E3779B97F4A7C15;  // 2^64 by the golden ratio
    return (std::rotl(hash, 29) ^ word) * without_pattern;
  }

  /// Mixes what does not fit into the key.
  static std::uint64_t mixed_rest(std::uint64_t hash, std::string_view text) {
    for (std::size_t at = key_size; at + words::size <= text.size(); at += words::size) {
      hash = mixed(hash, words::at(text.data() + at));
    }
    // Bytes that were mixed already may be among these.
    return mixed(hash, words::at(text.data() + text.size() - words::size));
  }

  std::uint32_t code_of(std::string_view text, std::uint64_t low, std::uint64_t high) {
    std::uint64_t hash = mixed(low ^ text.size(), high);
    if (text.size() > key_size) hash = mixed_rest(hash, text);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t at = static_cast<std::size_t>(hash >> shift_);; at = (at + 1) & mask) {
      Slot& slot = slots_[at];
      if (slot.low == low && slot.high == high && slot.length == text.size() && slot.code != none &&
          (text.size() <= key_size || this->text(slot.code) == text)) {
        return slot.code;
      }
      if (slot.code != none) continue;
      if (size() == most_) return none;
      slot = {low, high, static_cast<std::uint32_t>(text.size()),
              static_cast<std::uint32_t>(size())};
      kept_ += text;
      ends_.push_back(kept_.size());
      return slot.code;
    }
  }

  std::size_t most_;
  std::vector<Slot> slots_;
  unsigned shift_;  ///< leaves of a hash its highest bits, the best ones, that number a slot
  std::string kept_;
  std::vector<std::size_t> ends_;
};

}  // namespace deconfuse
