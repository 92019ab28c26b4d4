#include <cstddef>
#include <vector>

#include "input/kinds/kinds.hpp"
#include "input/sets/label_set_lists.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

/// Finds the sets in bracketed values.
class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Literal& literal)
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
    ListsBeside beside;
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

  /// The value inside np.array([…], dtype=object), set([…]) or frozenset({…}).
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

  /// Whether the value is brackets around scalars without names, or around nothing.
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

  /// Whether the value is a list of pairs: [({1}, {1, 2}), …].
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

  /// Reads a true and a predicted set from each line. Two lines may be two partitions.
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

}  // namespace

std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Literal& literal) {
  if (options.kind && options.kind != Kind::multilabel) return std::nullopt;
  return Reader(source, options, literal).read();
}

}  // namespace deconfuse
