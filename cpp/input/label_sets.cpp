#include "input/label_sets.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/labels.hpp"
#include "input/counts.hpp"
#include "input/matrix_cell.hpp"
#include "input/names.hpp"
#include "input/number.hpp"
#include "input/score_numbers.hpp"
#include "input/spellings.hpp"

namespace deconfuse {
namespace {

/// Labels of one case, or its scores.
struct LabelSet {
  Cell place;
  std::vector<Cell> labels;
};

/// One per case.
struct SetList {
  std::string_view name;
  Cell place;
  std::vector<LabelSet> sets;
  bool braces = false;  ///< these are sets beyond doubt, not rows
};

bool is_number(const Cell& cell) {
  return !cell.quoted && parse_number(cell.text).form != NumberForm::none;
}

/// As many numbers for each case: the rows of a table.
bool is_table(const SetList& list) {
  if (list.braces) return false;
  const std::size_t width = list.sets[0].labels.size();
  return width > 0 && std::all_of(list.sets.begin(), list.sets.end(), [width](const LabelSet& set) {
           return set.labels.size() == width &&
                  std::all_of(set.labels.begin(), set.labels.end(), is_number);
         });
}

/// A table of zeros and ones
bool is_indicator(const SetList& list) {
  return is_table(list) && std::all_of(list.sets.begin(), list.sets.end(), [](const LabelSet& set) {
           return std::all_of(set.labels.begin(), set.labels.end(), [](const Cell& cell) {
             const double value = parse_number(cell.text).value;
             return value == 0 || value == 1;
           });
         });
}

/// One label for each case, or one more than once for some.
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

/// Flat lists beside the sets.
struct Beside {
  std::vector<Cell> label_order;  ///< the labels in the order wanted, or none
  std::vector<Cell> weights;      ///< of each case, or none
};

/// Puts the sets of all cases together.
Result<Data> sets_of(Source& source, const ReadOptions& options, const SetList& truth,
                     const SetList* predicted, const SetList* scores, const Beside& beside) {
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
  // Nobody has so many labels, and the memory is needed for all of them in each case.
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

/// Truth, prediction and scores, as their names or else their order say; none where these are no
/// sets.
std::optional<Result<Data>> sets_by_name(Source& source, const ReadOptions& options,
                                         std::vector<SetList>& lists, const Beside& beside) {
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
  return sets_of(source, options, *truth, predicted, scores, beside);
}

/// Finds the sets in brackets.
class LiteralReader {
 public:
  LiteralReader(Source& source, const ReadOptions& options, const Literal& literal)
      : source_(source), options_(options), nodes_(literal.nodes) {}

  std::optional<Result<Data>> read() {
    std::vector<std::size_t> values;
    for (std::size_t i = node(0).first; i != 0; i = node(i).next) values.push_back(i);
    if (values.size() == 1 && node(values[0]).bracket != 0) {
      const std::size_t value = inner(values[0]);
      if (is_object(value) || (node(value).children == 2 && nests_lists(value))) {
        values = children_of(value);
      } else if (is_list_of_objects(value)) {
        return read_objects(value);
      } else if (is_list_of_pairs(value)) {
        return read_pairs(children_of(value));
      }
    }
    if (auto lines = read_lines(values)) return lines;
    std::vector<SetList> lists;
    Beside beside;
    for (const std::size_t i : values) {
      if (is_scalar(i)) continue;
      const std::size_t value = inner(i);
      if (is_flat(value)) {
        if (node(i).name.empty()) return std::nullopt;
        const bool weighs = role_of(node(i).name) == Role::weight;
        std::vector<Cell>& cells = weighs ? beside.weights : beside.label_order;
        for (const std::size_t child : children_of(value)) cells.push_back(node(child).cell);
        continue;
      }
      if (!is_list_of_sets(value)) return std::nullopt;
      lists.push_back(list_of(i));
    }
    if (lists.size() < 2) return std::nullopt;
    return sets_by_name(source_, options_, lists, beside);
  }

 private:
  const Node& node(std::size_t i) const { return nodes_[i]; }

  std::vector<std::size_t> children_of(std::size_t i) const {
    std::vector<std::size_t> children;
    for (std::size_t child = node(i).first; child != 0; child = node(child).next)
      children.push_back(child);
    return children;
  }

  bool is_empty_sign(std::size_t i) const {
    const Cell& cell = node(i).cell;
    return node(i).bracket == 0 && !cell.quoted && !cell.text.empty() &&
           empty_set_length(cell.text) == cell.text.size();
  }

  bool is_scalar(std::size_t i) const { return node(i).bracket == 0 && !is_empty_sign(i); }

  /// np.array([…], dtype=object), set([…]) and frozenset({…}) are what they hold.
  std::size_t inner(std::size_t i) const {
    while (!node(i).function.empty() && node(i).first != 0 && node(node(i).first).bracket != 0 &&
           node(i).function != "c" && node(i).function != "list") {
      for (std::size_t child = node(node(i).first).next; child != 0; child = node(child).next) {
        if (node(child).name.empty()) return i;
      }
      i = node(i).first;
    }
    return i;
  }

  /// Brackets around scalars without names, or nothing.
  bool is_flat(std::size_t i) const {
    if (is_empty_sign(i)) return true;
    i = inner(i);
    if (node(i).bracket == 0 || node(i).bracket == 'l') return false;
    for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
      if (!is_scalar(child) || !node(child).name.empty()) return false;
    }
    return true;
  }

  bool is_list_of_sets(std::size_t i) const {
    if (node(i).bracket == 0 || node(i).first == 0) return false;
    for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
      if (!is_flat(child) || node(child).new_row || !node(child).name.empty()) return false;
    }
    return true;
  }

  bool nests_lists(std::size_t i) const {
    for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
      if (!is_list_of_sets(inner(child))) return false;
    }
    return true;
  }

  bool is_object(std::size_t i) const {
    const std::size_t child = node(i).first;
    return child != 0 && !node(child).name.empty() &&
           (node(i).bracket == '{' || node(i).function == "list");
  }

  bool is_list_of_objects(std::size_t i) const {
    for (std::size_t object = node(i).first; object != 0; object = node(object).next) {
      if (!is_object(object)) return false;
      std::size_t lists = 0;
      for (std::size_t child = node(object).first; child != 0; child = node(child).next) {
        if (!is_scalar(child) && is_flat(child)) ++lists;
      }
      if (lists < 2) return false;
    }
    return node(i).first != 0;
  }

  /// [({1}, {1, 2}), …]
  bool is_list_of_pairs(std::size_t i) const {
    constexpr std::size_t fewest = 3;
    for (std::size_t pair = node(i).first; pair != 0; pair = node(pair).next) {
      if (node(pair).children != 2 || !is_list_of_sets(pair)) return false;
    }
    return node(i).children >= fewest;
  }

  bool has_braces(std::size_t i) const {
    return node(i).bracket == '{' || node(i).function == "set" || node(i).function == "frozenset";
  }

  Cell place_of(std::size_t i) const {
    const std::size_t offset = node(i).cell.offset;
    return {line_from(source_.text(), offset), offset};
  }

  LabelSet set_of(std::size_t i) const {
    LabelSet set;
    set.place = place_of(i);
    if (is_empty_sign(i)) return set;
    for (const std::size_t child : children_of(inner(i))) set.labels.push_back(node(child).cell);
    return set;
  }

  SetList list_of(std::size_t i) const {
    SetList list;
    list.name = node(i).name;
    list.place = place_of(i);
    for (const std::size_t child : children_of(inner(i))) add_set(list, child);
    return list;
  }

  void add_set(SetList& list, std::size_t i) const {
    list.braces = list.braces || has_braces(i) || is_empty_sign(i);
    list.sets.push_back(set_of(i));
  }

  std::optional<Result<Data>> read_objects(std::size_t value) {
    std::vector<SetList> lists;
    for (std::size_t child = node(node(value).first).first; child != 0; child = node(child).next) {
      if (is_scalar(child) || !is_flat(child)) continue;
      constexpr std::size_t most_keys = 100;
      if (lists.size() == most_keys) return std::nullopt;
      lists.emplace_back();
      lists.back().name = node(child).name;
      lists.back().place = place_of(child);
    }
    for (const std::size_t object : children_of(value)) {
      for (SetList& list : lists) {
        std::size_t found = 0;
        for (const std::size_t child : children_of(object)) {
          if (node(child).name == list.name && is_flat(child)) found = child;
        }
        if (found == 0)
          return source_.error(ErrorCode::json_shape, place_of(object), Expected::objects_alike);
        add_set(list, found);
      }
    }
    return sets_by_name(source_, options_, lists, {});
  }

  std::optional<Result<Data>> read_pairs(const std::vector<std::size_t>& pairs) {
    std::vector<SetList> lists(2);
    for (const std::size_t pair : pairs) {
      add_set(lists[0], node(pair).first);
      add_set(lists[1], node(pair).last);
    }
    for (SetList& list : lists) list.place = list.sets[0].place;
    return sets_by_name(source_, options_, lists, {});
  }

  /// A true and a predicted set on each line. Two lines may be two partitions.
  std::optional<Result<Data>> read_lines(const std::vector<std::size_t>& values) {
    const std::size_t fewest = options_.kind == Kind::multilabel ? 1 : 3;
    if (values.size() < 2 * fewest || values.size() % 2 != 0) return std::nullopt;
    std::vector<SetList> lists(2);
    std::size_t last_line = 0;
    for (std::size_t k = 0; k < values.size(); ++k) {
      const std::size_t i = values[k];
      if (is_scalar(i) || !is_flat(i) || !node(i).name.empty()) return std::nullopt;
      const bool same_line = last_line != 0 && !has_line_break(last_line, node(i).cell.offset);
      if (same_line != (k % 2 == 1)) return std::nullopt;
      last_line = node(i).cell.offset + 1;
      add_set(lists[k % 2], i);
    }
    for (SetList& list : lists) list.place = list.sets[0].place;
    return sets_by_name(source_, options_, lists, {});
  }

  bool has_line_break(std::size_t begin, std::size_t end) const {
    return source_.text().substr(begin, end - begin).find_first_of("\r\n") !=
           std::string_view::npos;
  }

  Source& source_;
  const ReadOptions& options_;
  const std::vector<Node>& nodes_;
};

/// {a, b}, [a, b] or (a, b)
bool is_enclosed(std::string_view text) {
  if (text.size() < 2) return false;
  const char open = text.front(), close = text.back();
  if (is_r_index(text)) return false;
  return (open == '{' && close == '}') || (open == '[' && close == ']') ||
         (open == '(' && close == ')');
}

std::string_view without_quotes(std::string_view text) {
  const bool quoted = text.size() > 1 && (text.front() == '"' || text.front() == '\'') &&
                      text.back() == text.front();
  return quoted ? text.substr(1, text.size() - 2) : text;
}

/// The labels in a cell, which `separator` divides.
LabelSet set_in(const Cell& cell, char separator) {
  LabelSet set;
  set.place = cell;
  std::string_view text = cell.text;
  if (is_enclosed(text)) {
    text = text.substr(1, text.size() - 2);
    separator = text.find(';') != std::string_view::npos   ? ';'
                : text.find(',') != std::string_view::npos ? ','
                                                           : ' ';
  }
  text = trimmed(text);
  if (text.empty() || empty_set_length(text) == text.size() || text == "set()") return set;
  while (true) {
    const std::size_t end = separator == '\0' ? std::string_view::npos : text.find(separator);
    const std::string_view label = without_quotes(trimmed(text.substr(0, end)));
    if (!label.empty() || separator != ' ') {
      const auto offset = static_cast<std::size_t>(label.data() - cell.text.data());
      set.labels.push_back({label, cell.offset + offset, false});
    }
    if (end == std::string_view::npos) return set;
    text.remove_prefix(end + 1);
  }
}

/// What divides the labels in these cells; none where they are no sets.
std::optional<char> separator_in(const std::vector<Column>& columns, bool told) {
  constexpr std::size_t sample = 1000;
  std::size_t several = 0;
  bool any_enclosed = false, mostly_enclosed = true;
  for (const Column& column : columns) {
    const std::size_t cells = std::min(column.size, sample);
    std::size_t enclosed = 0;
    for (std::size_t i = 0; i < cells; ++i) {
      if (!is_enclosed(column[i].text)) continue;
      ++enclosed;
      if (set_in(column[i], '\0').labels.size() != 1) ++several;
    }
    any_enclosed = any_enclosed || enclosed > 0;
    mostly_enclosed = mostly_enclosed && 2 * enclosed > cells;
  }
  if (mostly_enclosed && (several > 0 || told)) return '\0';
  const auto divides_any = [&](char separator) {
    return std::any_of(columns.begin(), columns.end(), [=](const Column& column) {
      for (std::size_t i = 0; i < std::min(column.size, sample); ++i) {
        if (column[i].text.find(separator) != std::string_view::npos) return true;
      }
      return false;
    });
  };
  for (const char separator : told ? std::string_view(";|,/+ ") : std::string_view(";|,")) {
    // Most cells are no sets. To see that takes less time than to look for labels in each.
    if (!any_enclosed && !divides_any(separator)) continue;
    bool any = false, numeric = true, shared = false;
    std::map<std::string_view, std::string_view> spelling_of_label;
    std::set<std::string_view> single;
    std::vector<std::string_view> divided;
    for (const Column& column : columns) {
      for (std::size_t i = 0; i < std::min(column.size, sample); ++i) {
        const LabelSet set = set_in(column[i], separator);
        if (set.labels.size() == 1) single.insert(set.labels[0].text);
        for (const Cell& label : set.labels) {
          if (set.labels.size() > 1) divided.push_back(label.text);
          const auto [entry, is_new] = spelling_of_label.try_emplace(label.text, column[i].text);
          shared = shared || (set.labels.size() > 1 && entry->second != column[i].text);
          numeric = numeric && is_number(label);
        }
        any = any || set.labels.size() > 1;
      }
    }
    if (!any) continue;
    if (told) return separator;
    // A comma may be part of a label or of a number.
    const bool alone = std::any_of(divided.begin(), divided.end(),
                                   [&](std::string_view label) { return single.contains(label); });
    if (separator == ',' ? alone && !numeric : shared || alone) return separator;
  }
  if (told) return '\0';
  return std::nullopt;
}

}  // namespace

std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Literal& literal) {
  if (options.kind && options.kind != Kind::multilabel) return std::nullopt;
  return LiteralReader(source, options, literal).read();
}

std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Grid& grid) {
  if ((options.kind && options.kind != Kind::multilabel) || grid.rows() == 0) return std::nullopt;
  const bool told = options.kind == Kind::multilabel;
  const auto header = grid.row(0);
  const std::size_t width = header.size();
  const bool named =
      options.header.value_or(std::any_of(header.begin(), header.end(), [](const Cell& cell) {
        return role_of(cell.text) != Role::none || names_prediction(cell.text);
      }));
  const std::size_t first = named ? 1 : 0;
  if (first >= grid.rows()) return std::nullopt;
  std::size_t truth = 0, predicted = 1;
  if (named) {
    for (std::size_t c = 0; c < width; ++c) {
      if (role_of(header[c].text) == Role::predicted) predicted = c;
    }
    truth = predicted == 0 ? 1 : 0;
    for (std::size_t c = width; c-- > 0;) {
      if (role_of(header[c].text) == Role::truth) truth = c;
    }
  }
  if (width < 2 || (width > 2 && !named) || truth == predicted) return std::nullopt;
  std::size_t end = first;
  while (end < grid.rows() && grid.row(end).size() == width) ++end;
  if (end == first) return std::nullopt;
  const Cell* data = grid.row(first).data();
  const std::vector<Column> columns = {{data + truth, width, end - first},
                                       {data + predicted, width, end - first}};
  const auto separator = separator_in(columns, told);
  if (!separator) return std::nullopt;
  if (end < grid.rows()) return unequal_row(source, grid, end, grid.row(end).size(), width);
  std::vector<SetList> lists(2);
  Beside beside;
  std::size_t weights = width;
  std::string ignored;
  for (std::size_t c = 0; c < width; ++c) {
    if (c == truth || c == predicted) continue;
    if (weights == width && role_of(header[c].text) == Role::weight) {
      weights = c;
    } else {
      ignored += (ignored.empty() ? "" : ", ") + std::string(header[c].text);
    }
  }
  std::size_t omitted = 0;
  const Cell* first_omitted = nullptr;
  for (std::size_t i = 0; i < columns[0].size; ++i) {
    const Cell* absent = nullptr;
    for (const Column& column : columns) {
      if (!column[i].text.empty() && !column[i].quoted && is_missing(column[i].text))
        absent = &column[i];
    }
    if (weights < width && is_absent(grid.row(first + i)[weights]))
      absent = &grid.row(first + i)[weights];
    if (absent != nullptr && options.missing == Missing::refuse)
      return source.error(ErrorCode::missing_value, *absent, Expected::value);
    if (absent != nullptr) {
      if (omitted++ == 0) first_omitted = absent;
      continue;
    }
    for (std::size_t k = 0; k < 2; ++k) lists[k].sets.push_back(set_in(columns[k][i], *separator));
    if (weights < width) beside.weights.push_back(grid.row(first + i)[weights]);
  }
  if (omitted > 0) {
    source.notice(NoticeCode::missing_omitted, first_omitted->offset,
                  {{"count", std::to_string(omitted)}});
  }
  for (std::size_t k = 0; k < 2; ++k) lists[k].place = columns[k][0];
  if (predicted < truth) source.notice(NoticeCode::predicted_first, header[predicted].offset);
  if (!ignored.empty())
    source.notice(NoticeCode::columns_ignored, header[0].offset, {{"names", excerpt_of(ignored)}});
  return sets_of(source, options, lists[0], &lists[1], nullptr, beside);
}

}  // namespace deconfuse
