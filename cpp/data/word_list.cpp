#include "data/word_list.hpp"

#include <algorithm>

namespace deconfuse {

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace deconfuse
