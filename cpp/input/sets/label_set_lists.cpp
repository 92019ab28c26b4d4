#include "input/sets/label_set_lists.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "data/labels.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/tables/counts.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

/// Whether each case has the same number of numbers, as rows of a table have.
bool is_table(const SetList& list) {
  if (list.braces) return false;
  const std::size_t width = list.sets[0].labels.size();
  return width > 0 && std::all_of(list.sets.begin(), list.sets.end(), [width](const LabelSet& set) {
           return set.labels.size() == width &&
                  std::all_of(set.labels.begin(), set.labels.end(), is_unquoted_number);
         });
}

/// Whether the list is a table of zeros and ones.
bool is_indicator(const SetList& list) {
  return is_table(list) && std::all_of(list.sets.begin(), list.sets.end(), [](const LabelSet& set) {
           return std::all_of(set.labels.begin(), set.labels.end(), [](const Cell& cell) {
             const double value = parse_number(cell.text).value;
             return value == 0 || value == 1;
           });
         });
}

/// Whether each case has exactly one label, or some case has a label twice.
bool is_no_set(const SetList& list) {
  bool single = true;
  for (const LabelSet& set : list.sets) {
    single = single && set.labels.size() == 1;
    std::set<std::string_view> seen;
    for (const Cell& label : set.labels) {
      if (!seen.insert(label.text).second) return true;
    }
  }
  return single && !list.braces;
}

}  // namespace

bool is_unquoted_number(const Cell& cell) {
  return !cell.quoted && parse_number(cell.text).form != NumberForm::none;
}

Result<Data> label_sets_of(Source& source, const ReadOptions& options, const SetList& truth,
                           const SetList* predicted, const SetList* scores,
                           const ListsBeside& beside) {
  const std::size_t cases = truth.sets.size();
  for (const SetList* list : {predicted, scores}) {
    if (list == nullptr || list->sets.size() == cases) continue;
    return source.error(
        ErrorCode::unequal_lengths, list->place, Expected::equal_lengths,
        {{"truth", std::to_string(cases)},
         {list == scores ? "scores" : "predicted", std::to_string(list->sets.size())}});
  }
  if (!beside.weights.empty() && beside.weights.size() != cases) {
    return source.error(
        ErrorCode::unequal_lengths, beside.weights[0], Expected::equal_lengths,
        {{"truth", std::to_string(cases)}, {"weights", std::to_string(beside.weights.size())}});
  }
  LabelSetColumns result;
  std::map<std::string, std::size_t> index;
  std::vector<std::string> found;
  const Cell* last_new = nullptr;
  for (const SetList* list : {&truth, predicted}) {
    if (list == nullptr) continue;
    for (const LabelSet& set : list->sets) {
      for (const Cell& cell : set.labels) {
        if (!cell.quoted && is_ellipsis(cell.text))
          return source.error(ErrorCode::shortened_print, cell, Expected::complete_data);
        if (is_absent(cell)) return source.error(ErrorCode::missing_value, cell, Expected::label);
        std::string label = canonical_label(cell.text);
        if (!index.try_emplace(label, 0).second) continue;
        found.push_back(std::move(label));
        last_new = &cell;
      }
    }
  }
  sort_labels(found);
  std::set<std::string> named;
  for (const Cell& cell : beside.label_order) {
    std::string label = canonical_label(cell.text);
    if (named.insert(label).second) result.labels.push_back(std::move(label));
  }
  const bool complete = std::all_of(
      found.begin(), found.end(), [&](const std::string& label) { return named.contains(label); });
  if (result.labels.empty() || !complete) result.labels = std::move(found);
  const std::size_t width = result.labels.size();
  // Real data have fewer labels, and each case needs memory for all of them.
  constexpr std::size_t most_entries = std::size_t{1} << 28U;
  if (width > maximum_classes || cases * width > most_entries)
    return too_many_classes(source, width, last_new != nullptr ? *last_new : truth.place);
  for (std::size_t k = 0; k < width; ++k) index[result.labels[k]] = k;
  const auto marks_of = [&](const SetList& list) {
    std::vector<std::uint8_t> marks(cases * width);
    for (std::size_t i = 0; i < cases; ++i) {
      for (const Cell& cell : list.sets[i].labels)
        marks[i * width + index[canonical_label(cell.text)]] = 1;
    }
    return marks;
  };
  result.truth = marks_of(truth);
  if (predicted != nullptr) result.predicted = marks_of(*predicted);
  if (scores != nullptr) {
    std::vector<Cell> cells;
    for (const LabelSet& set : scores->sets) {
      if (set.labels.size() != width) {
        return source.error(
            ErrorCode::columns_for_classes, set.place, Expected::column_per_class,
            {{"found", std::to_string(set.labels.size())}, {"expected", std::to_string(width)}});
      }
      cells.insert(cells.end(), set.labels.begin(), set.labels.end());
    }
    if (auto error = read_complete_scores(source, options, cells, width, result.scores))
      return *error;
  }
  CountReader weights(source, options);
  for (const Cell& cell : beside.weights) weights.see(cell);
  if (auto error = weights.settle()) return *error;
  for (const Cell& cell : beside.weights) {
    if (is_absent(cell)) return source.error(ErrorCode::missing_value, cell, Expected::value);
    const Result<double> weight =
        weights.read(cell, false, ErrorCode::negative_weight, ErrorCode::not_a_number);
    if (const auto* error = std::get_if<InputError>(&weight)) return *error;
    result.weights.push_back(std::get<double>(weight));
  }
  source.notice(NoticeCode::label_sets, truth.place.offset,
                {{"cases", std::to_string(cases)}, {"labels", std::to_string(width)}});
  return Data(std::move(result));
}

std::optional<Result<Data>> sets_by_name(Source& source, const ReadOptions& options,
                                         std::vector<SetList>& lists, const ListsBeside& beside) {
  const SetList* truth = nullptr;
  const SetList* predicted = nullptr;
  const SetList* scores = nullptr;
  std::vector<const SetList*> others;
  for (const SetList& list : lists) {
    if (list.sets.empty()) return std::nullopt;
    const Role role = role_of(list.name);
    if (names_score(list.name) && !list.braces && scores == nullptr) {
      scores = &list;
    } else if (role == Role::truth && truth == nullptr) {
      truth = &list;
    } else if (names_prediction(list.name) && predicted == nullptr) {
      predicted = &list;
    } else {
      others.push_back(&list);
    }
  }
  if (others.size() > 1 && scores == nullptr && is_table(*others.back()) &&
      !is_indicator(*others.back())) {
    scores = others.back();
    others.pop_back();
  }
  for (const SetList** list : {&truth, &predicted}) {
    if (*list != nullptr || others.empty()) continue;
    *list = others.front();
    others.erase(others.begin());
  }
  if (truth == nullptr || (predicted == nullptr && scores == nullptr) || !others.empty())
    return std::nullopt;
  const bool told = options.kind == Kind::multilabel;
  const bool indicators =
      is_indicator(*truth) && (predicted == nullptr || is_indicator(*predicted));
  if (indicators) return std::nullopt;
  const bool no_sets = is_no_set(*truth) && (predicted == nullptr || is_no_set(*predicted));
  const bool tables = is_table(*truth) && (predicted == nullptr || is_table(*predicted));
  if (!told && (no_sets || tables)) return std::nullopt;
  if (predicted != nullptr && predicted->place.offset < truth->place.offset)
    source.notice(NoticeCode::predicted_first, predicted->place.offset);
  return label_sets_of(source, options, *truth, predicted, scores, beside);
}

}  // namespace deconfuse
