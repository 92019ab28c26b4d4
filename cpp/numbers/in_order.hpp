#pragma once

#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

namespace deconfuse {

/// The indices 0…count−1 sorted by `before`; equal ones keep their order.
std::vector<std::size_t> places_in_order(
    std::size_t count, const std::function<bool(std::size_t, std::size_t)>& before);

/// Sorts a few items of any type; equal ones keep their order. One function does the sorting for
/// all types: the sorts of the standard library, one per type, would add 6 kB to the download that
/// the page waits for.
template <class Items, class Before = std::less<>>
void put_in_order(Items&& items, Before before = {}) {
  std::vector<std::remove_cvref_t<decltype(items[0])>> sorted;
  sorted.reserve(items.size());
  const auto is_before = [&](std::size_t one, std::size_t other) {
    return before(items[one], items[other]);
  };
  for (const std::size_t place : places_in_order(items.size(), is_before))
    sorted.push_back(std::move(items[place]));
  for (std::size_t place = 0; place < sorted.size(); ++place)
    items[place] = std::move(sorted[place]);
}

}  // namespace deconfuse
