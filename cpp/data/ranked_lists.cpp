#include "data/ranked_lists.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "data/label_codes.hpp"
#include "data/whole_numbers.hpp"

namespace deconfuse {
namespace {

std::optional<InputError> check_relevance(const std::vector<double>& list) {
  for (std::size_t rank = 0; rank < list.size(); ++rank) {
    const Parameters where = {{"found", decimal(list[rank])}, {"rank", std::to_string(rank + 1)}};
    if (!std::isfinite(list[rank])) return input_error(ErrorCode::infinite_number, where);
    if (list[rank] < 0) return input_error(ErrorCode::negative_relevance, where);
  }
  return std::nullopt;
}

std::optional<InputError> check_relevant(double relevant, double returned) {
  if (!is_whole(relevant) || relevant < 0)
    return input_error(ErrorCode::count_not_whole, {{"found", decimal(relevant)}});
  if (relevant >= returned) return std::nullopt;
  return input_error(ErrorCode::too_few_relevant,
                     {{"found", count_text(relevant)}, {"returned", count_text(returned)}});
}

}  // namespace

Result<RankedLists> take_ranked_lists(RankedLists given) {
  if (given.lists() == 0) return input_error(ErrorCode::no_cases, {});
  const auto is_of_lists = [&](std::size_t size) { return size == 0 || size == given.lists(); };
  for (const auto& [path, size] :
       {std::pair{"queries", given.queries.size()}, std::pair{"relevant", given.relevant.size()}}) {
    if (is_of_lists(size)) continue;
    return input_error(ErrorCode::wrong_length, {{"path", path},
                                                 {"found", std::to_string(size)},
                                                 {"expected", std::to_string(given.lists())}});
  }
  given.queries = canonical_labels(given.queries);
  for (std::size_t at = given.queries.size(); at < given.lists(); ++at)
    given.queries.push_back(std::to_string(at + 1));
  if (auto refused = check_labels(given.queries)) return *refused;
  const bool counts_returned = given.relevant.empty();
  for (std::size_t at = 0; at < given.lists(); ++at) {
    const std::vector<double>& list = given.relevance[at];
    if (list.empty() && (counts_returned || given.relevant[at] == 0))
      return input_error(ErrorCode::no_cases, {});
    if (auto refused = check_relevance(list)) return *refused;
    const auto returned = static_cast<double>(
        std::count_if(list.begin(), list.end(), [](double relevance) { return relevance > 0; }));
    if (counts_returned) given.relevant.push_back(returned);
    if (auto refused = check_relevant(given.relevant[at], returned)) return *refused;
  }
  return given;
}

}  // namespace deconfuse
