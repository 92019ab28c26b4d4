#include "input/long/text_codes.hpp"

#include <functional>

namespace deconfuse {
namespace {

/// A hash whose highest bits depend on all others, even if the library's hash has 32 bits.
std::uint64_t hash_of_longer(std::string_view text) {
  return std::hash<std::string_view>()(text) * std::uint64_t{0x9E3779B97F4A7C15};
}

}  // namespace

std::uint32_t TextCodes::code_of(std::string_view text) {
  char beginning[key_size] = {};
  std::copy_n(text.begin(), std::min(text.size(), key_size), beginning);
  return find_or_add(text, key_of(beginning, text.size()));
}

std::uint32_t TextCodes::find_or_add(std::string_view text_inside) {
  return find_or_add(text_inside, key_of(text_inside.data(), text_inside.size()));
}

std::uint32_t TextCodes::find_or_add(std::string_view text, Key key) {
  if (text.size() > key_size) key.length = longer;
  std::uint64_t hash = key.hash();
  if (text.size() > key_size) hash += hash_of_longer(text);
  std::size_t at = place_of(hash), way = 0;
  for (; slots_[at].code != none; at = (at + 1) & (slots_.size() - 1), ++way) {
    const Slot& slot = slots_[at];
    if (slot.key == key && (text.size() <= key_size || this->text(slot.code) == text))
      return slot.code;
    if (way == longest_way) return none;
  }
  if (size() == most_) return none;
  const auto code = static_cast<std::uint32_t>(size());
  slots_[at] = {key, code};
  kept_ += text;
  ends_.push_back(kept_.size());
  // While the table is small, it grows so that hardly any text is displaced from its own slot.
  constexpr std::size_t few = 1U << 14U;
  if (2 * size() > slots_.size() || (way > 0 && slots_.size() < few)) double_slots();
  return code;
}

void TextCodes::double_slots() {
  std::vector<Slot> old(2 * slots_.size());
  old.swap(slots_);
  --shift_;
  for (const Slot& slot : old) {
    if (slot.code == none) continue;
    std::uint64_t hash = slot.key.hash();
    if (slot.key.length > key_size) hash += hash_of_longer(text(slot.code));
    std::size_t at = place_of(hash);
    while (slots_[at].code != none) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = slot;
  }
}

}  // namespace deconfuse
