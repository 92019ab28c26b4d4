#include "input/long/text_codes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

using deconfuse::TextCodes;
using deconfuse::write_places;

namespace {

/// Texts with lengths around those of vectors, keys and blocks, without commas and line ends. Many
/// differ only in the last byte, or in the number of final NULs.
std::vector<std::string> texts_of_all_lengths(std::mt19937_64& random) {
  std::vector<std::string> texts;
  for (const std::size_t length :
       {0U, 1U, 8U, 15U, 16U, 17U, 31U, 32U, 33U, 34U, 63U, 64U, 65U, 100U, 2000U}) {
    std::string text(length, 'a');
    for (char& c : text) c = static_cast<char>(random() % 8 == 0 ? random() % 256 : 'a');
    std::replace(text.begin(), text.end(), '\n', '\0');
    std::replace(text.begin(), text.end(), ',', '\0');
    texts.push_back(text);
    if (length == 0) continue;
    for (const char last : {'b', '\0', '\r', '\xFF'}) {
      text.back() = last;
      texts.push_back(text);
    }
  }
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

/// Lines with the same hash.
std::vector<std::string> colliding_lines(std::size_t count) {
  constexpr std::uint64_t letters = 0x6161616161616161;
  std::vector<std::string> lines;
  for (std::uint64_t step = 0; lines.size() < count; ++step) {
    const std::uint64_t words[4] = {letters - 33 * step, letters, letters + step, letters};
    std::string line(sizeof words, '\0');
    std::memcpy(line.data(), words, sizeof words);
    if (line.find('\n') == std::string::npos) lines.push_back(line);
  }
  return lines;
}

}  // namespace

TEST_CASE("positions of marked bytes are written in order") {
  std::mt19937_64 random(89);
  for (int trial = 0; trial < 2000; ++trial) {
    std::uint64_t marks = trial == 0 ? 0 : ~std::uint64_t{0};
    for (int thinned = trial % 7; thinned > 0; --thinned) marks &= random();
    std::size_t places[2 * 64];
    const std::size_t* const end = write_places(marks, std::size_t{1000}, places);
    REQUIRE(end - places == std::popcount(marks));
    const std::size_t* place = places;
    for (std::size_t bit = 0; bit < 64; ++bit) {
      if ((marks >> bit & 1U) != 0) CHECK(*place++ == 1000 + bit);
    }
  }
}

TEST_CASE("texts with the same hash are distinguished, up to a limit") {
  const std::vector<std::string> texts = colliding_lines(200);
  TextCodes codes(1000);
  std::size_t known = 0;
  while (known < texts.size() && codes.code_of(texts[known]) == known) ++known;
  CHECK(known >= 60);
  CHECK(known <= 70);
  CHECK(codes.size() == known);
  for (std::size_t at = 0; at < texts.size(); ++at)
    CHECK(codes.code_of(texts[at]) == (at < known ? at : TextCodes::none));
  CHECK(codes.code_of("another") == known);
}

TEST_CASE("texts of all lengths are numbered in order of first appearance") {
  std::mt19937_64 random(90);
  for (int trial = 0; trial < 100; ++trial) {
    CAPTURE(trial);
    const std::vector<std::string> texts = texts_of_all_lengths(random);
    TextCodes codes(texts.size());
    std::vector<std::string> order;
    for (int look = 0; look < 1000; ++look) {
      const std::string& text = texts[random() % texts.size()];
      auto known = std::find(order.begin(), order.end(), text);
      if (known == order.end()) known = order.insert(known, text);
      const auto code = static_cast<std::size_t>(known - order.begin());
      // The bytes after the text do not matter.
      std::string longer = text;
      for (std::size_t at = 0; at < TextCodes::key_size; ++at)
        longer += static_cast<char>(random() % 256);
      REQUIRE((look % 2 == 0 ? codes.code_of(text)
                             : codes.code_inside(longer.data(), text.size())) == code);
      REQUIRE(codes.text(code) == text);
    }
    CHECK(codes.size() == order.size());
  }
}

TEST_CASE("a text beyond the maximum has no code until the maximum is raised") {
  TextCodes codes(3);
  for (const char* text : {"a", "b", "c"}) CHECK(codes.code_of(text) != TextCodes::none);
  CHECK(codes.code_of("d") == TextCodes::none);
  CHECK(codes.code_of("b") == 1);
  CHECK(codes.allow(4));
  CHECK(!codes.allow(4));
  CHECK(codes.code_of("d") == 3);
}
