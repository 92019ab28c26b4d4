#include "input/readings/stated_evidence.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "data/ascii.hpp"
#include "data/labels.hpp"
#include "input/readings/choice.hpp"
#include "input/readings/evidence.hpp"
#include "input/readings/neighbours.hpp"
#include "input/readings/orientation.hpp"
#include "input/stated/counted_results.hpp"

namespace deconfuse {
namespace {

using Results = std::vector<const StatedResult*>;

bool same_result(const StatedResult& one, const StatedResult& other) {
  return one.quantity == other.quantity && one.value == other.value &&
         one.average == other.average && one.class_name == other.class_name;
}

/// Whether a text was read as a whole; lines without data were then set aside while reading.
bool takes_all(const Found& found, std::size_t all_lines) {
  std::size_t taken = 0;
  for (const auto& [first, last] : found.reading.place.lines) taken += last - first + 1;
  return taken >= all_lines;
}

/// The stated results beside a reading, up to other data. If there are other data, results may all
/// stand on one side, so the two sides are kept separate.
struct Beside : Neighbours {
  std::vector<Results> sides;
};

Beside beside(const Found& one, const std::vector<Found>& found,
              const std::vector<StatedResult>& stated, std::size_t all_lines) {
  Beside result{neighbours_of(one, found), {}};
  const auto [first, last] = hull_of(one.reading);
  const bool is_whole = takes_all(one, all_lines);
  const bool is_alone = result.above == 0 && result.below == no_line;
  result.sides.resize(is_alone ? 1 : 2);
  for (const StatedResult& said : stated) {
    const auto& lines = one.reading.place.lines;
    const bool is_own =
        !is_whole && std::any_of(lines.begin(), lines.end(), [&said](const auto& range) {
          return range.first <= said.line && said.line <= range.second;
        });
    if (is_own || said.line <= result.above || said.line >= result.below) continue;
    // Most results stand below their data, so that side comes first.
    result.sides[!is_alone && said.line < first ? 1 : 0].push_back(&said);
  }
  return result;
}

enum class Verdict { same, other, unknown };

/// An interpretation of the data: which axis is the truth, and which of two classes is positive.
struct Taken {
  bool transposed = false;
  std::size_t positive = 0;
  int changes = 0;  ///< number of changes from the interpretation without stated results
};

/// The counts of a reading, to compare stated results with.
class Counted {
 public:
  /// None for data without classes, or with too many to compare all.
  static std::optional<Counted> of(const Found& found) {
    constexpr std::size_t most_classes = 200;
    const auto* table = std::get_if<CountTable>(&found.reading.data);
    const auto* cases = std::get_if<LabelColumns>(&found.reading.data);
    const bool is_matrix = table != nullptr && !table->shares && table->rows == table->columns &&
                           !table->background && table->rows <= most_classes;
    const bool are_labels = cases != nullptr && cases->names.size() <= most_classes;
    if (!is_matrix && !are_labels) return std::nullopt;
    auto counted = is_matrix ? take_counts(*table) : count_cases(*cases);
    auto* dataset = std::get_if<Dataset>(&counted);
    if (dataset == nullptr || !dataset->classification) return std::nullopt;
    return Counted(std::move(*dataset), is_matrix && !table->labels);
  }

  const Dataset& dataset() const { return dataset_; }
  std::size_t classes() const { return upright_.classes(); }

  /// Uses the classes of a report for a matrix without names.
  void take_names(const Results& results) {
    reported_.clear();
    if (!is_unnamed_) return;
    for (const StatedResult* said : results) {
      if (said->listed && reported_.size() <= classes() &&
          std::find(reported_.begin(), reported_.end(), said->class_name) == reported_.end())
        reported_.push_back(said->class_name);
    }
    if (reported_.size() != classes()) reported_.clear();
  }

  std::optional<std::size_t> class_of(std::string_view name) const {
    const std::string label = canonical_label(name);
    if (is_unnamed_ && reported_.empty()) {
      // It is unknown whether 1 is the first class or follows 0.
      if (label == "0") return 0;
      if (label == std::to_string(classes())) return classes() - 1;
      return std::nullopt;
    }
    const auto& names = is_unnamed_ ? reported_ : dataset_.labels;
    const auto index_of = [&names](const auto& is_it) -> std::optional<std::size_t> {
      const auto found = std::find_if(names.begin(), names.end(), is_it);
      if (found == names.end()) return std::nullopt;
      return static_cast<std::size_t>(found - names.begin());
    };
    if (const auto same =
            index_of([&label](const std::string& one) { return canonical_label(one) == label; }))
      return same;
    const std::string lower = lower_case(label);
    return index_of([&lower](const std::string& one) { return lower_case(one) == lower; });
  }

  Verdict verdict(const StatedResult& said, const Taken& taken) const {
    const CountedResults& results = taken.transposed ? transposed_ : upright_;
    if (said.average != StatedAverage::none)
      return compared(said, results.mean(said.quantity, said.average));
    if (!said.class_name.empty() && (said.listed || !is_of_all(said.quantity))) {
      const auto index = class_of(said.class_name);
      return index ? compared(said, results.of_class(said.quantity, *index)) : Verdict::unknown;
    }
    if (is_of_all(said.quantity)) return compared(said, results.of_all(said.quantity));
    if (classes() == 2) return compared(said, results.of_class(said.quantity, taken.positive));
    return is_mean(said, results) ? Verdict::same : Verdict::unknown;
  }

  /// Whether a result without a class or an average may be a mean over all classes.
  bool may_be_mean(const StatedResult& said) const {
    return said.class_name.empty() && said.average == StatedAverage::none &&
           !is_of_all(said.quantity) && is_mean(said, upright_);
  }

 private:
  Counted(Dataset dataset, bool is_unnamed)
      : dataset_(std::move(dataset)),
        is_unnamed_(is_unnamed),
        upright_(dataset_.matrix),
        transposed_(upright_.transposed()) {}

  static bool is_mean(const StatedResult& said, const CountedResults& results) {
    return compared(said, results.mean(said.quantity, StatedAverage::macro)) == Verdict::same ||
           compared(said, results.mean(said.quantity, StatedAverage::weighted)) == Verdict::same;
  }

  static Verdict compared(const StatedResult& said, std::optional<double> value) {
    if (!value) return Verdict::unknown;
    constexpr double rounding = 1e-9;
    const double difference = std::abs(*value - said.value);
    if (difference <= said.tolerance + rounding) return Verdict::same;
    // Digits may have been cut off, or intermediate results rounded.
    return difference <= 2 * said.tolerance + rounding ? Verdict::unknown : Verdict::other;
  }

  Dataset dataset_;
  bool is_unnamed_;
  CountedResults upright_;
  CountedResults transposed_;
  std::vector<std::string> reported_;
};

/// Number of distinct informative results that agree with the data, up to `most`.
std::size_t same_results(const Counted& counted, const Results& results, const Taken& taken,
                         std::size_t most) {
  Results same;
  for (const StatedResult* said : results) {
    if (same.size() == most) break;
    const auto is_it = [said](const StatedResult* one) { return same_result(*one, *said); };
    if (said->tells && counted.verdict(*said, taken) == Verdict::same &&
        std::none_of(same.begin(), same.end(), is_it))
      same.push_back(said);
  }
  return same.size();
}

/// Whether a result over all classes is stated, but never as it is in the data.
bool contradicts(const Counted& counted, const Results& results) {
  const auto is_of_others = [&](const StatedResult* said) {
    // "58 cases" need not be all cases.
    if (!is_of_all(said->quantity) || said->quantity == StatedQuantity::cases || said->listed)
      return false;
    return std::all_of(results.begin(), results.end(), [&](const StatedResult* one) {
      return one->quantity != said->quantity || one->listed ||
             counted.verdict(*one, {}) == Verdict::other;
    });
  };
  return std::any_of(results.begin(), results.end(), is_of_others);
}

/// The properties that neither the caller nor the data decide.
struct Open {
  bool orientation = false;
  bool positive = false;
};

Open open_of(const Found& found, const Counted& counted, const ReadOptions& options) {
  return {is_orientation_open(found.reading, options),
          counted.classes() == 2 && !options.positive && !is_positive_told(found.reading)};
}

struct Settled {
  Taken taken;
  std::size_t same = 0;  ///< number of results that agree
  std::size_t line = 0;  ///< line of a result that agrees only with this interpretation
};

/// The class that is stated to be positive, if there is only one such class.
std::optional<std::size_t> stated_positive(const Counted& counted, const Results& results) {
  std::optional<std::size_t> positive;
  for (const StatedResult* said : results) {
    if (said->quantity != StatedQuantity::positive_class) continue;
    const auto index = counted.class_of(said->class_name);
    if (!index) continue;
    if (positive && *positive != *index) return std::nullopt;
    positive = index;
  }
  return positive;
}

/// The results of single classes, which distinguish the interpretations. Results that may be a mean
/// are left out, since means are close to each other and easily confused.
Results results_that_tell(const Counted& counted, const Results& results) {
  Results telling;
  for (const StatedResult* said : results) {
    const auto is_it = [said](const StatedResult* one) { return same_result(*one, *said); };
    if (said->tells && !is_of_all(said->quantity) && !counted.may_be_mean(*said) &&
        std::none_of(telling.begin(), telling.end(), is_it))
      telling.push_back(said);
  }
  return telling;
}

/// The improvement of `way` over `usual`: every result that agrees under `usual` agrees under
/// `way`, at least one more does, and most known results do.
std::optional<Settled> improvement(const Counted& counted, const Results& telling,
                                   const Taken& usual, const Taken& way) {
  Settled settled{way};
  std::size_t differing = 0;
  for (const StatedResult* said : telling) {
    const Verdict before = counted.verdict(*said, usual), now = counted.verdict(*said, way);
    if (before == Verdict::same && now != Verdict::same) return std::nullopt;
    if (now == Verdict::other) ++differing;
    if (now != Verdict::same) continue;
    ++settled.same;
    if (before == Verdict::other && settled.line == 0) settled.line = said->line;
  }
  if (settled.line == 0 || settled.same <= differing) return std::nullopt;
  return settled;
}

Settled settled_by(Counted& counted, const Results& results, Open open) {
  counted.take_names(results);
  Taken usual{false, counted.dataset().positive};
  if (open.positive) {
    if (const auto positive = stated_positive(counted, results)) {
      usual.positive = *positive;
      open.positive = false;
    }
  }
  constexpr std::size_t most = 100;
  Settled best{usual, same_results(counted, results, usual, most)};
  if (!(open.orientation || open.positive) || contradicts(counted, results)) return best;
  std::vector<Taken> ways;
  const std::size_t other = open.positive ? 1 - usual.positive : usual.positive;
  if (open.orientation) ways.push_back({true, usual.positive, 1});
  if (open.positive) ways.push_back({false, other, 1});
  if (open.orientation && open.positive) ways.push_back({true, other, 2});
  const Results telling = results_that_tell(counted, results);
  // A single number may agree by chance, so it does not overrule a class called "yes" or "1".
  const bool is_named =
      open.positive && default_positive({counted.dataset().labels[usual.positive], ""}) == 0;
  std::optional<Settled> found;
  bool is_only_one = true;
  for (const Taken& way : ways) {
    const auto settled = improvement(counted, telling, usual, way);
    if (!settled) continue;
    if (is_named && way.positive != usual.positive && settled->same < 2) continue;
    const bool is_better = !found || settled->same > found->same ||
                           (settled->same == found->same && way.changes < found->taken.changes);
    const bool is_alike =
        found && settled->same == found->same && way.changes == found->taken.changes;
    if (is_better) found = settled;
    is_only_one = is_better || (is_only_one && !is_alike);
  }
  if (!found || !is_only_one) return best;
  found->same = same_results(counted, results, found->taken, most);
  return *found;
}

void set_positive(Reading& reading, const Dataset& dataset, std::size_t positive) {
  auto* table = std::get_if<CountTable>(&reading.data);
  (table != nullptr ? table->positive : std::get<LabelColumns>(reading.data).positive) =
      dataset.labels[positive];
  drop_notices(reading, NoticeCode::second_positive);
}

}  // namespace

std::vector<StatedResult> results_beside(const std::vector<Found>& found, std::string_view text,
                                         const TextView& lines,
                                         const std::vector<LineKind>& kinds) {
  constexpr std::size_t longest = 200'000;  // in bytes; longer texts state no results
  const bool is_all = std::all_of(found.begin(), found.end(), [&lines](const Found& one) {
    return takes_all(one, lines.size());
  });
  const bool any_other = std::any_of(kinds.begin(), kinds.end(), [](LineKind kind) {
    return kind == LineKind::prose || kind == LineKind::heading;
  });
  if ((is_all && !any_other) || text.size() > longest) return {};
  return stated_results_in(text, lines);
}

void add_stated_evidence(std::vector<Found>& found, const std::vector<StatedResult>& stated,
                         const TextView& lines) {
  if (stated.empty()) return;
  std::vector<double> points;
  for (const Found& one : found) {
    std::size_t most = 0;
    auto counted = one.evidence > 0 ? Counted::of(one) : std::nullopt;
    if (counted) {
      for (const Results& side : beside(one, found, stated, lines.size()).sides) {
        counted->take_names(side);
        const Taken usual{false, counted->dataset().positive};
        most = std::max(most, same_results(*counted, side, usual, most_stated_results));
      }
    }
    points.push_back(evidence_of_stated_results(most));
  }
  // Evidence decides what counts as other data, so none is changed before all points are known.
  for (std::size_t k = 0; k < found.size(); ++k) found[k].evidence += points[k];
}

void settle_by_results(std::vector<Found>& blocks, const std::vector<StatedResult>& stated,
                       std::string_view text, const TextView& lines, const ReadOptions& options) {
  settle_by_axes(blocks, text, lines, options);
  if (stated.empty()) return;
  for (Found& block : blocks) {
    auto counted = Counted::of(block);
    if (!counted) continue;
    const Open open = open_of(block, *counted, options);
    if (!open.orientation && !open.positive) continue;
    const Beside around = beside(block, blocks, stated, lines.size());
    std::optional<Settled> settled;
    for (const Results& side : around.sides) {
      const Settled by_side = settled_by(*counted, side, open);
      if (!settled || by_side.same > settled->same) settled = by_side;
    }
    Reading& reading = block.reading;
    if (settled->taken.positive != counted->dataset().positive)
      set_positive(reading, counted->dataset(), settled->taken.positive);
    if (settled->taken.transposed) {
      transpose(std::get<CountTable>(reading.data));
      reading.notices.push_back({NoticeCode::transposed, settled->line, {}});
    }
    if (settled->taken.changes > 0)
      reading.notices.push_back({NoticeCode::settled_by_result, settled->line, {}});
  }
}

}  // namespace deconfuse
