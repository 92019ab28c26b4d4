#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/long/byte_blocks.hpp"

namespace deconfuse {

/// Numbers different texts in order of first appearance. Optimised for few texts that recur very
/// often: the hash table holds the first bytes of each.
class TextCodes {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// Number of bytes that must be readable from the start of a text in code_inside.
  static constexpr std::size_t key_size = 2 * sizeof(Bytes);

  /// Holds up to `most` texts.
  explicit TextCodes(std::size_t most) : most_(most), slots_(fewest_slots) {}

  /// Changes the maximum number of texts; true if this raises it.
  bool allow(std::size_t most) { return std::exchange(most_, most) < most; }

  std::size_t size() const { return ends_.size(); }
  std::string_view text(std::size_t code) const {
    const std::size_t begin = code == 0 ? 0 : ends_[code - 1];
    return std::string_view(kept_).substr(begin, ends_[code] - begin);
  }

  /// The code of a text; `none` if there are too many texts, or too many with nearly the same hash.
  std::uint32_t code_of(std::string_view text);

  /// The same for a text inside a longer one.
  std::uint32_t code_inside(const char* begin, std::size_t length) {
    const Key key = key_of(begin, length);
    const Slot& slot = slots_[place_of(key.hash())];
    // No slot has the length of a text that is longer than a key.
    return slot.key == key ? slot.code : find_or_add({begin, length});
  }

 private:
  using Words = Lanes<std::uint64_t>;

  /// A text of up to key_size bytes, or the first bytes of a longer one.
  struct Key {
    Bytes low = {}, high = {};  ///< bytes after the end of the text are 0
    std::size_t length = free;  ///< the text's length, or `longer`

    std::uint64_t hash() const {
      const auto first = reinterpret_cast<Words>(low), second = reinterpret_cast<Words>(high);
      const Words both = first + second + (second << 5);
      // Odd constants without a pattern; the highest bits of the product depend on all other bits.
      return (both[0] ^ both[1] * 0xC2B2AE3D27D4EB4F) * 0x9E3779B97F4A7C15;
    }

    bool operator==(const Key& other) const {
      constexpr std::uint64_t all = 0xFFFF;
      return signs_of((low == other.low) & (high == other.high)) == all && length == other.length;
    }
  };

  struct Slot {
    Key key;
    std::uint32_t code = none;
  };

  static constexpr std::size_t free = ~std::size_t{0};
  static constexpr std::size_t longer = free - 1;  ///< marks a text longer than a key
  static constexpr std::size_t fewest_slots = 512;

  /// key_size bytes of ones, then as many of zeros.
  static constexpr char masks[2 * key_size + 1] =
      "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"
      "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";

  /// Maximum distance of a text from its own slot; longer ones do not occur by chance.
  static constexpr std::size_t longest_way = 64;

  static Key key_of(const char* begin, std::size_t length) {
    // The ones of the mask cover the text's bytes and nothing after it.
    const char* const mask = masks + key_size - std::min(length, key_size);
    return {bytes_at(begin) & bytes_at(mask),
            bytes_at(begin + sizeof(Bytes)) & bytes_at(mask + sizeof(Bytes)), length};
  }

  std::size_t place_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash >> shift_);
  }

  [[gnu::noinline]] std::uint32_t find_or_add(std::string_view text_inside);
  std::uint32_t find_or_add(std::string_view text, Key key);
  void double_slots();

  std::size_t most_;
  std::vector<Slot> slots_;  ///< a power of two; at least half of the slots are free, or 7/8 for
                             ///< few texts
  unsigned shift_ = 64U - static_cast<unsigned>(std::countr_zero(fewest_slots));  ///< turns a hash
                                                                                  ///< into a slot
  std::string kept_;
  std::vector<std::size_t> ends_;
};

}  // namespace deconfuse
