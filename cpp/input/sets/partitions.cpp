#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "data/labels.hpp"
#include "input/kinds/class_assignment.hpp"
#include "input/kinds/kinds.hpp"
#include "input/tables/names.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

struct Partition {
  std::string_view name;
  Role role = Role::none;
  Cell place;
  bool bracketed = false;         ///< the sets are in brackets of their own
  std::size_t end = 0;            ///< end of its last set
  std::vector<std::size_t> sets;  ///< nodes of the sets
};

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Literal& literal)
      : source_(source), options_(options), nodes_(literal.nodes) {}

  std::optional<Result<Data>> read() {
    if (!find_partitions()) return std::nullopt;
    constexpr std::size_t most = 3;
    const bool alone = options_.kind == Kind::distributions;
    if (partitions_.size() == 1 && !alone)
      return source_.error(ErrorCode::one_partition, partitions_[0].place,
                           Expected::two_partitions);
    if (partitions_.size() > most)
      return source_.error(ErrorCode::looks_like_sets, partitions_[0].place,
                           Expected::two_partitions);
    std::vector<ClassAssignment> assignments;
    for (const Partition& partition : partitions_) {
      assignments.push_back({partition.role, partition.place, partition.sets.size(), {}, {}});
      if (auto error = assign(partition, assignments.back().classes)) return *error;
    }
    if (auto error = find_missing(assignments)) return *error;
    order_cases(assignments);
    source_.notice(NoticeCode::sets_numbered, partitions_[0].place.offset);
    if (alone && assignments.size() == 1) return labelling_of(source_, assignments[0]);
    return as_data(cases_of_assignments(source_, options_, assignments));
  }

 private:
  const Node& node(std::size_t i) const { return nodes_[i]; }

  static bool makes_set(std::string_view function) {
    return function == "set" || function == "frozenset";
  }

  /// The set inside frozenset({1, 2}).
  std::size_t unwrapped(std::size_t i) const {
    const std::size_t child = node(i).first;
    return makes_set(node(i).function) && node(i).children == 1 && node(child).bracket != 0 ? child
                                                                                            : i;
  }

  bool is_empty_set(std::size_t i) const {
    const Node& n = node(i);
    if (n.bracket != 0) return n.children == 0 && (n.bracket == '{' || makes_set(n.function));
    return !n.cell.quoted && !n.cell.text.empty() &&
           empty_set_length(n.cell.text) == n.cell.text.size();
  }

  bool is_set(std::size_t i) const {
    if (is_empty_set(i)) return true;
    const std::size_t inner = unwrapped(i);
    if (node(inner).bracket != '{' && inner == i) return false;
    for (std::size_t child = node(inner).first; child != 0; child = node(child).next) {
      if (node(child).bracket != 0 || !node(child).name.empty()) return false;
    }
    return node(inner).first != 0;
  }

  /// Whether the value is brackets around sets only.
  bool is_partition(std::size_t i) const {
    const Node& n = node(i);
    if (n.bracket == 0 || n.bracket == 'l') return false;
    bool any_element = false;
    for (std::size_t child = n.first; child != 0; child = node(child).next) {
      if (!is_set(child)) return false;
      any_element = any_element || !is_empty_set(child);
    }
    return any_element;
  }

  bool starts_line(const Partition& partition, std::size_t i) const {
    const std::size_t begin = partition.end, end = node(i).cell.offset;
    const std::string_view between =
        begin < end ? source_.text().substr(begin, end - begin) : std::string_view();
    const std::size_t line_break = between.find_first_of("\r\n");
    if (line_break == std::string_view::npos) return false;
    return !trimmed(between.substr(0, line_break)).ends_with(',');
  }

  /// Whether the value has as many rows as each row has entries: {{50, 10}, {5, 100}}.
  bool is_matrix() const {
    if (partitions_.size() != 1 || !partitions_[0].bracketed) return false;
    const auto& rows = partitions_[0].sets;
    return rows.size() > 1 && std::all_of(rows.begin(), rows.end(), [&](std::size_t row) {
             return node(row).bracket == '{' && node(row).children == rows.size();
           });
  }

  bool find_partitions() {
    for (std::size_t i = node(0).first; i != 0; i = node(i).next) {
      const std::size_t value = unwrapped(i);
      const std::size_t offset = node(i).cell.offset;
      Partition fresh;
      fresh.name = node(i).name;
      fresh.role = role_of(fresh.name);
      fresh.place = {line_from(source_.text(), offset), offset};
      fresh.end = node(i).end;
      if (is_partition(value)) {
        fresh.bracketed = true;
        for (std::size_t set = node(value).first; set != 0; set = node(set).next)
          fresh.sets.push_back(set);
        partitions_.push_back(std::move(fresh));
        continue;
      }
      if (!is_set(i)) return false;
      // Sets on one line or with names of one role: Y_1 = {1}, Y_2 = {2, 3}.
      const bool goes_on =
          !partitions_.empty() && !partitions_.back().bracketed &&
          (fresh.name.empty() ? !starts_line(partitions_.back(), i)
                              : fresh.role != Role::none && fresh.role == partitions_.back().role);
      if (!goes_on) partitions_.push_back(std::move(fresh));
      partitions_.back().sets.push_back(i);
      partitions_.back().end = node(i).end;
    }
    if (partitions_.size() == 1 && partitions_[0].sets.size() == 2 && !partitions_[0].bracketed) {
      // {1, 2, 2}, {1, 2, 1} are two vectors in the syntax of C and MATLAB.
      const auto& pair = partitions_[0].sets;
      return node(pair[0]).children != node(pair[1]).children;
    }
    if (is_matrix()) return false;
    return std::any_of(partitions_.begin(), partitions_.end(),
                       [](const Partition& p) { return p.bracketed || p.sets.size() > 1; });
  }

  /// Sets the class of each case, by the number of its element; −1 if it has none.
  std::optional<InputError> assign(const Partition& partition, std::vector<std::int32_t>& classes) {
    const bool first = &partition == partitions_.data();
    classes.assign(cases_.size(), -1);
    for (std::size_t k = 0; k < partition.sets.size(); ++k) {
      if (is_empty_set(partition.sets[k])) continue;
      for (std::size_t i = node(unwrapped(partition.sets[k])).first; i != 0; i = node(i).next) {
        const Cell& cell = node(i).cell;
        if (!cell.quoted && is_ellipsis(cell.text))
          return source_.error(ErrorCode::shortened_print, cell, Expected::complete_data);
        std::string element = canonical_label(cell.text);
        if (element.empty() || (!cell.quoted && is_missing(cell.text)))
          return source_.error(ErrorCode::missing_value, cell, Expected::value);
        const auto [entry, is_new] = cases_.try_emplace(std::move(element), elements_.size());
        if (is_new) {
          if (!first) return only_once(cell);
          elements_.push_back(cell);
          classes.push_back(-1);
        }
        std::int32_t& code = classes[entry->second];
        if (code >= 0) {
          return source_.error(ErrorCode::element_twice, cell, Expected::disjoint_sets,
                               {{"element", excerpt_of(cell.text)},
                                {"first", std::to_string(code + 1)},
                                {"second", std::to_string(k + 1)}});
        }
        code = static_cast<std::int32_t>(k);
      }
    }
    return std::nullopt;
  }

  InputError only_once(const Cell& cell) const {
    return source_.error(ErrorCode::element_missing, cell, Expected::same_elements,
                         {{"element", excerpt_of(cell.text)}});
  }

  std::optional<InputError> find_missing(const std::vector<ClassAssignment>& assignments) const {
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      for (const ClassAssignment& assignment : assignments) {
        if (assignment.classes[i] < 0) return only_once(elements_[i]);
      }
    }
    return std::nullopt;
  }

  /// Sorts the cases by name. For numbers this is the order of a vector of labels.
  void order_cases(std::vector<ClassAssignment>& assignments) const {
    std::vector<std::pair<std::string_view, std::size_t>> order;
    order.reserve(cases_.size());
    for (const auto& [name, i] : cases_) order.emplace_back(name, i);
    put_in_order(order, [](const auto& a, const auto& b) { return label_less(a.first, b.first); });
    for (ClassAssignment& assignment : assignments) {
      std::vector<std::int32_t> ordered;
      ordered.reserve(order.size());
      for (const auto& entry : order) ordered.push_back(assignment.classes[entry.second]);
      assignment.classes = std::move(ordered);
    }
  }

  Source& source_;
  const ReadOptions& options_;
  const std::vector<Node>& nodes_;
  std::vector<Partition> partitions_;
  std::unordered_map<std::string, std::size_t> cases_;  ///< number of each element's case
  std::vector<Cell> elements_;                          ///< elements as spelled in the first
                                                        ///< partition
};

}  // namespace

std::optional<Result<Data>> read_sets(Source& source, const ReadOptions& options,
                                      const Literal& literal) {
  return Reader(source, options, literal).read();
}

}  // namespace deconfuse
