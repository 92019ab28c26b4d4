#include "input/line_tally.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace deconfuse {
namespace {

static_assert(std::endian::native == std::endian::little, "the first byte is the lowest");

constexpr std::size_t word_size = 8;
constexpr std::size_t key_size = 2 * word_size;

std::uint64_t word_at(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, word_size);
  return word;
}

/// The highest bit of each byte that is LF, and no other bit.
std::uint64_t ends_in(std::uint64_t word) {
  constexpr std::uint64_t all_but_highest = 0x7F7F7F7F7F7F7F7F;
  const std::uint64_t difference = word ^ 0x0A0A0A0A0A0A0A0A;
  return ~(((difference & all_but_highest) + all_but_highest) | difference | all_but_highest);
}

std::size_t first_byte_of(std::uint64_t ends) {
  return static_cast<std::size_t>(std::countr_zero(ends)) / 8;
}

/// All bits of the first `count` bytes, of which there may be more than there are in a word.
constexpr std::uint64_t first_bytes(std::size_t count) {
  return count >= word_size ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * count)) - 1;
}

struct Masks {
  std::uint64_t low[key_size + 1] = {};
  std::uint64_t high[key_size + 1] = {};
};

constexpr Masks masks = [] {
  Masks result;
  for (std::size_t length = 0; length <= key_size; ++length) {
    result.low[length] = first_bytes(length);
    result.high[length] = length > word_size ? first_bytes(length - word_size) : 0;
  }
  return result;
}();

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  constexpr std::uint64_t without_pattern = 0x9E3779B97F4A7C15;  // 2^64 by the golden ratio
  return (std::rotl(hash, 29) ^ word) * without_pattern;
}

/// Mixes what of a line does not fit into the key.
std::uint64_t mixed_rest(std::uint64_t hash, const char* line, std::size_t length) {
  for (std::size_t at = key_size; at + word_size <= length; at += word_size) {
    hash = mixed(hash, word_at(line + at));
  }
  // Bytes that were mixed already may be among these.
  return mixed(hash, word_at(line + length - word_size));
}

}  // namespace

inline bool LineTally::take(const char* line, std::size_t length, std::uint64_t low,
                            std::uint64_t high) {
  std::uint64_t hash = mixed(low ^ length, high);
  if (length > key_size) hash = mixed_rest(hash, line, length);
  constexpr unsigned kept_bits = 16;
  static_assert(2 * most_lines == std::size_t{1} << kept_bits);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = static_cast<std::size_t>(hash >> (64U - kept_bits));;
       at = (at + 1) & mask) {
    Slot& slot = slots_[at];
    if (slot.low == low && slot.high == high && slot.length == length && slot.count > 0 &&
        (length <= key_size || text(slot.line) == std::string_view(line, length))) {
      ++slot.count;
      ++total_;
      return true;
    }
    if (slot.count == 0) return keep(at, {line, length}, low, high);
  }
}

bool LineTally::keep(std::size_t slot, std::string_view line, std::uint64_t low,
                     std::uint64_t high) {
  if (places_.size() == most_lines || line.size() > longest_line) return false;
  slots_[slot] = {low, high, static_cast<std::uint32_t>(line.size()),
                  static_cast<std::uint32_t>(places_.size()), 1};
  places_.push_back({kept_.size(), line.size(), total_++, slot});
  kept_ += line;
  return true;
}

inline bool LineTally::take_inner(const char* line, std::size_t length) {
  const std::size_t in_key = std::min(length, key_size);
  return take(line, length, word_at(line) & masks.low[in_key],
              word_at(line + word_size) & masks.high[in_key]);
}

bool LineTally::take(std::string_view line) {
  char key[key_size] = {};
  std::copy_n(line.begin(), std::min(line.size(), key_size), key);
  return take(line.data(), line.size(), word_at(key), word_at(key + word_size));
}

bool LineTally::add(std::string_view piece) {
  if (!open_.empty()) {
    const std::size_t end = std::min(piece.find('\n'), piece.size());
    open_ += piece.substr(0, end);
    if (end == piece.size()) return open_.size() <= longest_line;
    if (!take(open_)) return false;
    open_.clear();
    piece.remove_prefix(end + 1);
  }
  const char* data = piece.data();
  std::size_t begin = 0, at = 0;
  // A line that begins before here is followed by bytes enough for its key.
  const std::size_t inner = piece.size() > key_size ? piece.size() - key_size : 0;
  for (; at < inner; at += word_size) {
    for (std::uint64_t ends = ends_in(word_at(data + at)); ends != 0; ends &= ends - 1) {
      const std::size_t end = at + first_byte_of(ends);
      if (end >= inner) break;
      if (!take_inner(data + begin, end - begin)) return false;
      begin = end + 1;
    }
  }
  for (std::size_t end = piece.find('\n', begin); end != std::string_view::npos;
       end = piece.find('\n', begin)) {
    if (!take(piece.substr(begin, end - begin))) return false;
    begin = end + 1;
  }
  open_ = piece.substr(begin);
  return open_.size() <= longest_line;
}

bool LineTally::finish() { return open_.empty() || take(open_); }

}  // namespace deconfuse
