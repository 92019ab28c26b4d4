#include "input/readings/readings.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>
#include <variant>

#include "data/labels.hpp"
#include "data/recovered_counts.hpp"
#include "data/scored_cases.hpp"
#include "data/whole_numbers.hpp"
#include "input/readings/find.hpp"
#include "input/text/encoding.hpp"

namespace deconfuse {
namespace {

double sum_of(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

double cases_of(std::size_t cases, const std::vector<double>& weights) {
  return weights.empty() ? static_cast<double>(cases) : sum_of(weights);
}

bool any_fraction(const std::vector<double>& numbers) {
  return !std::all_of(numbers.begin(), numbers.end(), is_whole);
}

/// The candidate for data of each kind, with its evidence; none if the data are refused.
struct Weigh {
  std::optional<Candidate> operator()(LabelColumns&& columns) const {
    const double cases = cases_of(columns.truth.size(), columns.weights);
    const std::size_t rows = columns.truth.size();
    const auto dataset = count_cases(std::move(columns));
    const auto* counted = std::get_if<Dataset>(&dataset);
    if (counted == nullptr) return std::nullopt;
    Candidate candidate{Kind::labels, cases, counted->labels.size(), {}};
    const auto& labels = counted->labels;
    const bool any_common = counted->classification && !has(*counted, NoticeCode::no_common_label);
    if (any_common) candidate.evidence.push_back("common-labels");
    if (rows > labels.size()) candidate.evidence.push_back("labels-recur");
    return candidate;
  }

  std::optional<Candidate> operator()(CountTable&& table) const {
    const bool named = table.labels.has_value(), shares = table.shares;
    const auto dataset = take_counts(std::move(table));
    const auto* counted = std::get_if<Dataset>(&dataset);
    if (counted == nullptr) return std::nullopt;
    Candidate candidate{Kind::matrix, counted->matrix.total(), counted->labels.size(), {}};
    if (named) candidate.evidence.push_back("named");
    if (shares) candidate.evidence.push_back("shares");
    if (!shares && counted->matrix.whole()) candidate.evidence.push_back("whole-counts");
    return candidate;
  }

  std::optional<Candidate> operator()(ScoreColumns&& columns) const {
    Candidate candidate{Kind::scores, cases_of(columns.truth.size(), columns.weights), 2, {}};
    const bool fractions = std::any_of(columns.scores.begin(), columns.scores.end(), any_fraction);
    if (std::holds_alternative<InputError>(take_scores(std::move(columns)))) return std::nullopt;
    candidate.evidence.push_back("two-classes");
    if (fractions) candidate.evidence.push_back("fractions");
    return candidate;
  }

  std::optional<Candidate> operator()(ProbabilityColumns&& columns) const {
    Candidate candidate{Kind::probabilities,
                        cases_of(columns.truth.size(), columns.weights),
                        columns.labels.size(),
                        {}};
    const bool are_probabilities = !columns.decision_values;
    const bool fractions = any_fraction(columns.probabilities);
    if (std::holds_alternative<InputError>(take_probabilities(std::move(columns))))
      return std::nullopt;
    if (are_probabilities) candidate.evidence.push_back("rows-sum-to-1");
    if (fractions) candidate.evidence.push_back("fractions");
    return candidate;
  }

  std::optional<Candidate> operator()(LabelSetColumns&& columns) const {
    const std::size_t labels = std::max<std::size_t>(columns.labels.size(), 1);
    // If each case has exactly one label, these are classes and not sets.
    bool any_set = false;
    for (std::size_t begin = 0; begin + labels <= columns.truth.size() && !any_set;
         begin += labels) {
      const auto first = columns.truth.begin() + static_cast<std::ptrdiff_t>(begin);
      any_set = std::count(first, first + static_cast<std::ptrdiff_t>(labels), 1) != 1;
    }
    if (!any_set) return std::nullopt;
    Candidate candidate{Kind::multilabel,
                        static_cast<double>(columns.truth.size() / labels),
                        columns.labels.size(),
                        {}};
    if (std::holds_alternative<InputError>(take_label_sets(std::move(columns))))
      return std::nullopt;
    candidate.evidence.push_back("sets");
    return candidate;
  }

  /// None for whole numbers alone, which may be anything, and for words that do not recur.
  std::optional<Candidate> operator()(Distributions&& distributions) const {
    const bool labelling = !distributions.cases.empty();
    if (!labelling && !any_fraction(distributions.p)) return std::nullopt;
    auto taken = take_distributions(std::move(distributions));
    const auto* data = std::get_if<Distributions>(&taken);
    const bool recurs = data != nullptr && data->cases.size() > data->labels.size();
    if (data == nullptr || (labelling && !recurs)) return std::nullopt;
    Candidate candidate{Kind::distributions, 0, data->labels.size(), {}};
    candidate.cases = static_cast<double>(labelling ? data->cases.size() : data->p.size());
    if (labelling) candidate.evidence.push_back("one-labelling");
    if (!labelling) candidate.evidence.push_back("sums-to-1");
    return candidate;
  }

  std::optional<Candidate> operator()(ClassCounts&& counts) const {
    const auto dataset = take_class_counts(std::move(counts));
    const auto* counted = std::get_if<Dataset>(&dataset);
    if (counted == nullptr) return std::nullopt;
    Candidate candidate{Kind::class_counts, counted->matrix.total(), counted->labels.size(), {}};
    candidate.evidence.push_back("named");
    return candidate;
  }

  std::optional<Candidate> operator()(PrintedReport&& report) const {
    const std::size_t classes = report.support.size();
    const double cases = sum_of(report.support);
    if (std::holds_alternative<InputError>(take_report(std::move(report)))) return std::nullopt;
    return Candidate{Kind::report, cases, classes, {"named"}};
  }

  /// None for two columns without gaps, which are more likely a truth and predictions.
  std::optional<Candidate> operator()(Ratings&& ratings) const {
    const auto& rated = ratings.codes;
    const auto has_gap = [](const std::vector<std::int32_t>& codes) {
      return std::find(codes.begin(), codes.end(), Ratings::not_rated) != codes.end();
    };
    if (rated.size() < 3 && std::none_of(rated.begin(), rated.end(), has_gap)) return std::nullopt;
    const auto taken = take_ratings(std::move(ratings));
    const auto* data = std::get_if<Ratings>(&taken);
    if (data == nullptr) return std::nullopt;
    return Candidate{
        Kind::raters, static_cast<double>(data->items()), data->labels.size(), {"named"}};
  }

  std::optional<Candidate> operator()(RankedLists&& lists) const {
    const auto taken = take_ranked_lists(std::move(lists));
    const auto* data = std::get_if<RankedLists>(&taken);
    if (data == nullptr) return std::nullopt;
    Candidate candidate{Kind::ranked, 0, data->lists(), {}};
    for (const auto& list : data->relevance) candidate.cases += static_cast<double>(list.size());
    candidate.evidence.push_back("marks");
    return candidate;
  }

  std::optional<Candidate> operator()(DetectedBoxes&& boxes) const {
    const auto taken = take_boxes(boxes);
    const auto* lists = std::get_if<RankedLists>(&taken);
    if (lists == nullptr) return std::nullopt;
    const auto detected = static_cast<double>(boxes.detected.size());
    return Candidate{Kind::ranked, detected, lists->lists(), {"named"}};
  }

  std::optional<Candidate> operator()(LossTable&&) const { return std::nullopt; }

 private:
  static bool has(const Dataset& dataset, NoticeCode code) {
    return std::any_of(dataset.notices.begin(), dataset.notices.end(),
                       [code](const Notice& notice) { return notice.code == code; });
  }
};

/// The blocks found in a text with these options.
std::vector<Found> found_in(const std::string& text, const ReadOptions& options) {
  auto found = find_data(text, options);
  auto* blocks = std::get_if<std::vector<Found>>(&found);
  return blocks == nullptr ? std::vector<Found>() : std::move(*blocks);
}

/// The first rows of the table in the text, even if it cannot be read.
std::vector<std::vector<std::string>> first_rows_of(const std::string& text,
                                                    const ReadOptions& options) {
  Source source(text);
  source.keep_first_rows();
  read_data(source, options);
  return source.first_rows();
}

std::optional<Candidate> candidate_of(Found found, std::size_t block) {
  auto candidate = std::visit(Weigh(), std::move(found.reading.data));
  if (!candidate) return std::nullopt;
  candidate->lines = std::move(found.reading.place.lines);
  candidate->title = std::move(found.reading.place.title);
  candidate->block = block;
  return candidate;
}

}  // namespace

Candidates candidates_of(std::string_view bytes, const ReadOptions& options) {
  Candidates found;
  auto decoded = decode(bytes);
  const auto* text = std::get_if<std::string>(&decoded);
  if (text == nullptr || check_options(options)) return found;
  auto blocks = found_in(*text, options);
  found.first_rows = blocks.empty() ? first_rows_of(*text, options) : blocks[0].first_rows;
  constexpr std::size_t most_blocks = 20;
  for (std::size_t block = 0; block < std::min(blocks.size(), most_blocks); ++block) {
    auto candidate = candidate_of(std::move(blocks[block]), block);
    if (candidate) found.readings.push_back(std::move(*candidate));
  }
  const std::size_t taken = found.readings.size();
  ReadOptions told = options;
  told.columns.clear();
  for (const Kind kind :
       {Kind::matrix, Kind::labels, Kind::scores, Kind::probabilities, Kind::multilabel,
        Kind::distributions, Kind::class_counts, Kind::raters, Kind::ranked}) {
    told.kind = kind;
    // Any columns may be ratings, but only columns that are read as labels are offered as such.
    if (kind == Kind::raters && (found.readings.empty() || found.readings[0].kind != Kind::labels))
      continue;
    // A single list of marks may be ranked; beside other lists it is not.
    if (kind == Kind::ranked && !found.readings.empty() &&
        found.readings[0].kind != Kind::distributions)
      continue;
    if (!found.readings.empty() && found.readings[0].kind == kind) continue;
    auto others = found_in(*text, told);
    auto candidate = others.empty() ? std::nullopt : candidate_of(std::move(others[0]), 0);
    if (!candidate || candidate->kind != kind) continue;
    const auto is_same = [&candidate](const Candidate& other) {
      return other.kind == candidate->kind && other.lines == candidate->lines;
    };
    if (std::any_of(found.readings.begin(), found.readings.end(), is_same)) continue;
    auto place = found.readings.begin() + static_cast<std::ptrdiff_t>(taken);
    while (place != found.readings.end() && place->evidence.size() >= candidate->evidence.size())
      ++place;
    found.readings.insert(place, std::move(*candidate));
  }
  return found;
}

}  // namespace deconfuse
