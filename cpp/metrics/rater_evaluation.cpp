#include "metrics/rater_evaluation.hpp"

#include <cstdint>
#include <string>

#include "data/labels.hpp"

namespace deconfuse {
namespace {

template <class Number>
Number ratio(std::size_t part, std::size_t all);

template <>
double ratio(std::size_t part, std::size_t all) {
  return static_cast<double>(part) / static_cast<double>(all);
}

template <>
Exact ratio(std::size_t part, std::size_t all) {
  return Exact(Fraction(static_cast<Integer>(part))) / Exact(Fraction(static_cast<Integer>(all)));
}

/// Σ of counts, each divided by its index minus `less`. Counts with the same divisor have been
/// added up before, which keeps fractions small.
template <class Number>
Number sum_of_ratios(const std::vector<std::size_t>& counts, std::size_t less) {
  Number sum = ratio<Number>(0, 1);
  for (std::size_t at = less + 1; at < counts.size(); ++at)
    sum = sum + ratio<Number>(counts[at], at - less);
  return sum;
}

std::vector<double> numbers_of(const std::vector<std::string>& labels) {
  std::vector<double> numbers, places;
  for (const std::string& label : labels) {
    if (const auto number = number_of_label(label)) numbers.push_back(*number);
    places.push_back(static_cast<double>(places.size() + 1));
  }
  return numbers.size() == labels.size() ? numbers : places;
}

}  // namespace

RaterEvaluation::RaterEvaluation(const Catalogue& catalogue, const Ratings& ratings,
                                 const Options& options)
    : Evaluation(catalogue, options),
      ratings_(ratings),
      counts_(ratings.items() * ratings.labels.size()),
      totals_(ratings.items()),
      of_category_(ratings.labels.size()),
      numbers_(numbers_of(ratings.labels)) {
  for (const std::vector<std::int32_t>& codes : ratings.codes) {
    for (std::size_t item = 0; item < codes.size(); ++item) {
      if (codes[item] == Ratings::not_rated) continue;
      ++counts_[item * columns() + static_cast<std::size_t>(codes[item])];
      ++totals_[item];
    }
  }
  for (std::size_t item = 0; item < totals_.size(); ++item) {
    if (totals_[item] < 2) continue;
    ++paired_items_;
    pairable_ += static_cast<double>(totals_[item]);
    for (std::size_t category = 0; category < columns(); ++category)
      of_category_[category] += static_cast<double>(count(item, category));
  }
}

bool RaterEvaluation::applies(const Metric& metric) const { return metric.needs == Needs::raters; }

std::size_t RaterEvaluation::extent(Over over, Place) const {
  const std::size_t raters = ratings_.codes.size();
  return over == Over::rater_pairs ? raters * (raters - 1) / 2 : ratings_.items();
}

std::size_t RaterEvaluation::count(std::size_t item, std::size_t category) const {
  return counts_[item * columns() + category];
}

template <class Number>
Number RaterEvaluation::item_agreement(std::size_t item) const {
  std::size_t agreeing = 0;
  for (std::size_t category = 0; category < columns(); ++category) {
    const std::size_t ratings = count(item, category);
    agreeing += ratings > 0 ? ratings * (ratings - 1) : 0;
  }
  const std::size_t ratings = totals_[item];
  return ratio<Number>(agreeing, ratings > 0 ? ratings * (ratings - 1) : 0);
}

template <class Number>
Number RaterEvaluation::category_share(std::size_t category) const {
  std::vector<std::size_t> by_ratings(ratings_.codes.size() + 1);
  std::size_t rated = 0;
  for (std::size_t item = 0; item < totals_.size(); ++item) {
    by_ratings[totals_[item]] += count(item, category);
    rated += totals_[item] > 0 ? 1 : 0;
  }
  return sum_of_ratios<Number>(by_ratings, 0) / ratio<Number>(rated, 1);
}

template <class Number>
Number RaterEvaluation::coincidences(Place categories) const {
  std::vector<std::size_t> by_ratings(ratings_.codes.size() + 1);
  for (std::size_t item = 0; item < totals_.size(); ++item) {
    const std::size_t one = count(item, categories.row), other = count(item, categories.column);
    if (one == 0) continue;
    by_ratings[totals_[item]] += one * (categories.row == categories.column ? one - 1 : other);
  }
  return sum_of_ratios<Number>(by_ratings, 1);
}

double RaterEvaluation::rank(std::size_t category) const {
  double below = 0;
  for (std::size_t other = 0; other < category; ++other) below += of_category_[other];
  return below + of_category_[category] / 2;
}

template <class Number>
Number RaterEvaluation::pair_kappa(std::size_t pair) const {
  std::size_t first = 0;
  for (std::size_t others = ratings_.codes.size() - 1; pair >= others; --others) {
    pair -= others;
    ++first;
  }
  const std::vector<std::int32_t>& one = ratings_.codes[first];
  const std::vector<std::int32_t>& other = ratings_.codes[first + 1 + pair];
  std::vector<std::size_t> of_one(columns()), of_other(columns());
  std::size_t both = 0, agreeing = 0, by_chance = 0;
  for (std::size_t item = 0; item < one.size(); ++item) {
    if (one[item] == Ratings::not_rated || other[item] == Ratings::not_rated) continue;
    ++both;
    agreeing += one[item] == other[item] ? 1 : 0;
    ++of_one[static_cast<std::size_t>(one[item])];
    ++of_other[static_cast<std::size_t>(other[item])];
  }
  for (std::size_t category = 0; category < columns(); ++category)
    by_chance += of_one[category] * of_other[category];
  const Number less_chance = -ratio<Number>(by_chance, 1);
  return (ratio<Number>(both * agreeing, 1) + less_chance) /
         (ratio<Number>(both * both, 1) + less_chance);
}

template double RaterEvaluation::item_agreement(std::size_t) const;
template Exact RaterEvaluation::item_agreement(std::size_t) const;
template double RaterEvaluation::category_share(std::size_t) const;
template Exact RaterEvaluation::category_share(std::size_t) const;
template double RaterEvaluation::coincidences(Place) const;
template Exact RaterEvaluation::coincidences(Place) const;
template double RaterEvaluation::pair_kappa(std::size_t) const;
template Exact RaterEvaluation::pair_kappa(std::size_t) const;

}  // namespace deconfuse
