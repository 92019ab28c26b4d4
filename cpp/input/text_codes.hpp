#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "input/byte_blocks.hpp"

namespace deconfuse {

/// Numbers different texts in the order in which they come first. Made for few texts that come very
/// often: the first bytes of each are in the hash table.
class TextCodes {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// So many bytes behind its begin must be readable where the code of a text is asked for inside.
  static constexpr std::size_t key_size = 2 * sizeof(Lanes);

  /// For up to `most` texts.
  explicit TextCodes(std::size_t most) : most_(most), slots_(fewest_slots) {}

  std::size_t size() const { return ends_.size(); }
  std::string_view text(std::size_t code) const {
    const std::size_t begin = code == 0 ? 0 : ends_[code - 1];
    return std::string_view(kept_).substr(begin, ends_[code] - begin);
  }

  /// `none` where it would be one too many, or one of too many that nearly have one hash.
  std::uint32_t code_of(std::string_view text);

  /// The same of a text inside a longer one.
  std::uint32_t code_inside(const char* begin, std::size_t length) {
    const Key key = key_of(begin, length);
    const Slot& slot = slots_[place_of(key.hash())];
    if (slot.key == key && length <= key_size) return slot.code;
    return find_or_add({begin, length}, key);
  }

 private:
  /// A text of up to key_size bytes, or the beginning of a longer one.
  struct Key {
    std::uint64_t words[4] = {};  ///< bytes behind the end of the text are 0
    std::size_t length = free;    ///< of the text

    std::uint64_t hash() const {
      // Odd numbers without a pattern; of the sum the highest bits depend on all others.
      return (words[0] ^ length) * 0x9E3779B97F4A7C15 + words[1] * 0xC2B2AE3D27D4EB4F +
             words[2] * 0x165667B19E3779F9 + words[3] * 0xD6E8FEB86659FD93;
    }

    bool operator==(const Key& other) const {
      return (((words[0] ^ other.words[0]) | (words[1] ^ other.words[1])) |
              ((words[2] ^ other.words[2]) | (words[3] ^ other.words[3])) |
              (length ^ other.length)) == 0;
    }
  };

  struct Slot {
    Key key;
    std::uint32_t code = none;
  };

  static constexpr std::size_t free = ~std::size_t{0};
  static constexpr std::size_t fewest_slots = 512;

  /// Longer ways from a text's own slot to a free one don't come by chance.
  static constexpr std::size_t longest_way = 64;

  static Key key_of(const char* begin, std::size_t length) {
    using Words = std::uint64_t __attribute__((vector_size(16)));
    constexpr Lanes places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    const Lanes end = Lanes{} + static_cast<signed char>(std::min(length, key_size));
    const auto low = reinterpret_cast<Words>(lanes_at(begin) & (places < end));
    const auto high = reinterpret_cast<Words>(lanes_at(begin + sizeof(Lanes)) &
                                              (places + static_cast<signed char>(16) < end));
    return {{low[0], low[1], high[0], high[1]}, length};
  }

  std::size_t place_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash >> shift_);
  }

  std::uint32_t find_or_add(std::string_view text, Key key);
  void double_slots();

  std::size_t most_;
  std::vector<Slot> slots_;  ///< a power of two, at least half of them free, of few texts 7/8
  unsigned shift_ = 64U - static_cast<unsigned>(std::countr_zero(fewest_slots));  ///< leaves of a
                                                                                  ///< hash a place
  std::string kept_;
  std::vector<std::size_t> ends_;
};

}  // namespace deconfuse
