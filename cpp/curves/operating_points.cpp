#include "curves/operating_points.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "data/whole_numbers.hpp"

namespace deconfuse {

namespace {

/// 1 if the left side is larger than the right, −1 if it is smaller, 0 if the sides are equal or
/// differ by no more than rounding may. `scale` is the largest number from which either side was
/// computed.
int compared(double left, double right, double scale) {
  const double doubt = 8 * std::numeric_limits<double>::epsilon() * scale;
  return left - right > doubt ? 1 : right - left > doubt ? -1 : 0;
}

int sign_of(Integer value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

/// Counts of a ranking, and comparisons of products of counts.
class Counts {
 public:
  explicit Counts(const Ranking& ranking)
      : ranking_(ranking),
        right_(ranking.true_positives().data()),
        wrong_(ranking.false_positives().data()),
        products_are_exact_(whole() && all() * all() <= largest_count) {}

  std::size_t size() const { return ranking_.size(); }
  double right(std::size_t point) const { return right_[point]; }
  double wrong(std::size_t point) const { return wrong_[point]; }
  double missed(std::size_t point) const { return positives() - right(point); }
  double positives() const { return ranking_.positives(); }
  double negatives() const { return ranking_.negatives(); }
  double all() const { return positives() + negatives(); }
  bool whole() const { return ranking_.whole(); }

  /// The sign of a·b − c·d, where the factors are sums and differences of counts. `scale` is the
  /// largest product of the counts that these are computed from.
  int compare(double a, double b, double c, double d, double scale) const {
    if (products_are_exact_) return compared(a * b, c * d, 0);
    if (whole()) {
      return sign_of(static_cast<Integer>(a) * static_cast<Integer>(b) -
                     static_cast<Integer>(c) * static_cast<Integer>(d));
    }
    return compared(a * b, c * d, scale);
  }

  /// The sign of the change in TPR − FPR, for changes in the numbers of true and false positives.
  int compare_rates(double true_positives, double false_positives) const {
    return compare(true_positives, negatives(), false_positives, positives(),
                   positives() * negatives());
  }

  /// The sign of a·b − c·d, where the factors are counts or sums of counts.
  int compare_products(double a, double b, double c, double d) const {
    return compare(a, b, c, d, std::max(a * b, c * d));
  }

  /// Predicate that tells whether part/all >= share.
  auto reaching(const Fraction& share) const {
    const auto numerator = static_cast<double>(share.numerator());
    const auto denominator = static_cast<double>(share.denominator());
    const bool is_known = whole() && share.present();
    const bool is_small = is_known && std::max(numerator, denominator) * all() <= largest_count;
    return [=, this](double part, double all) {
      if (is_small) return part * denominator >= all * numerator;
      if (is_known) {
        Integer left, right;
        const bool overflow =
            __builtin_mul_overflow(static_cast<Integer>(part), share.denominator(), &left) ||
            __builtin_mul_overflow(static_cast<Integer>(all), share.numerator(), &right);
        if (!overflow) return left >= right;
      }
      const double scale = whole() ? all : this->all();
      return compared(part, all * (numerator / denominator), scale) >= 0;
    };
  }

 private:
  const Ranking& ranking_;
  const double* right_;
  const double* wrong_;
  bool products_are_exact_;  ///< for two factors up to all()
};

/// The first point from `first` on such that no other is better.
template <class Better>
std::size_t first_best(const Counts& counts, std::size_t first, Better better) {
  std::size_t best = first;
  for (std::size_t point = first + 1; point < counts.size(); ++point) {
    if (better(point, best)) best = point;
  }
  return best;
}

}  // namespace

double share_of_class(const Ranking& ranking, bool positive) {
  const double cases = positive ? ranking.positives() : ranking.negatives();
  return cases / (ranking.positives() + ranking.negatives());
}

std::size_t best_informedness(const Ranking& ranking) {
  const Counts counts(ranking);
  return first_best(counts, 0, [&](std::size_t point, std::size_t best) {
    return counts.compare_rates(counts.right(point) - counts.right(best),
                                counts.wrong(point) - counts.wrong(best)) > 0;
  });
}

std::size_t largest_gap(const Ranking& ranking) {
  const Counts counts(ranking);
  const std::size_t above = best_informedness(ranking);
  const std::size_t below = first_best(counts, 0, [&](std::size_t point, std::size_t best) {
    return counts.compare_rates(counts.right(point) - counts.right(best),
                                counts.wrong(point) - counts.wrong(best)) < 0;
  });
  // Compares TPR − FPR at `above` with FPR − TPR at `below`. Both sides are rearranged and reduced
  // by 1, so that sums stay exact.
  const int order =
      counts.compare_rates(counts.right(above) - counts.missed(below),
                           counts.wrong(above) - (counts.negatives() - counts.wrong(below)));
  return order > 0 ? above : order < 0 ? below : std::min(above, below);
}

std::size_t closest_to_top_left(const Ranking& ranking) {
  const Counts counts(ranking);
  struct Distance {
    double square, scale;  ///< `scale` bounds the rounding error: missed positives are a
                           ///< difference, so that of down² grows with down
  };
  const auto distance = [&](std::size_t point) -> Distance {
    const double across = counts.wrong(point) / counts.negatives();
    const double down = counts.missed(point) / counts.positives();
    return {across * across + down * down, across * across + down};
  };
  const auto exact_squared_distance = [&](std::size_t point) {
    const Integer across =
        static_cast<Integer>(counts.wrong(point)) * static_cast<Integer>(counts.positives());
    const Integer down =
        static_cast<Integer>(counts.missed(point)) * static_cast<Integer>(counts.negatives());
    return across * across + down * down;
  };
  const bool is_exact = counts.whole() && counts.positives() * counts.negatives() < 0x1p62;
  return first_best(counts, 0, [&](std::size_t point, std::size_t best) {
    const Distance here = distance(point), there = distance(best);
    const int order = compared(here.square, there.square, std::max(here.scale, there.scale));
    if (order != 0 || !is_exact) return order < 0;
    return exact_squared_distance(point) < exact_squared_distance(best);
  });
}

std::size_t least_expected_cost(const Ranking& ranking, const DecisionCosts& costs) {
  const Counts counts(ranking);
  const std::vector<double>& loss = costs.losses;
  const std::vector<double>& priors = costs.priors;
  const auto exactly = [&](double count) {
    return counts.whole() ? Fraction(static_cast<Integer>(count)) : Fraction::absent();
  };
  const auto excess = [&](std::size_t wrong, std::size_t right) {
    return Fraction::of_decimal(loss[wrong]) - Fraction::of_decimal(loss[right]);
  };
  // The cost that a false positive adds and the cost that a true positive saves, each times both
  // class sizes. The class sizes cancel if the shares are those of the cases.
  Fraction added = excess(1, 0), saved = excess(2, 3);
  if (!priors.empty()) {
    added = added * Fraction::of_decimal(priors[0]) * exactly(counts.positives());
    saved = saved * Fraction::of_decimal(priors[1]) * exactly(counts.negatives());
  }
  const Fraction ratio = saved.sign() == 0 ? Fraction(added.sign()) : added / saved;
  const bool is_exact = counts.whole() && added.present() && saved.present() && ratio.present();
  const auto share = [&](std::size_t label) {
    return priors.empty() ? share_of_class(ranking, label == 1) : priors[label];
  };
  const double per_negative = share(0) / counts.negatives();
  const double per_positive = share(1) / counts.positives();
  const double scale = share(0) * (std::abs(loss[0]) + std::abs(loss[1])) +
                       share(1) * (std::abs(loss[2]) + std::abs(loss[3]));
  /// The sign of the cost at `point` minus the cost at `other`.
  const auto compare = [&](std::size_t point, std::size_t other) {
    const double wrong = counts.wrong(point) - counts.wrong(other);
    const double right = counts.right(point) - counts.right(other);
    Integer left, balance;
    if (is_exact &&
        !__builtin_mul_overflow(static_cast<Integer>(wrong), ratio.numerator(), &left)) {
      if (saved.sign() == 0) return sign_of(left);
      Integer taken;
      if (!__builtin_mul_overflow(static_cast<Integer>(right), ratio.denominator(), &taken) &&
          !__builtin_sub_overflow(left, taken, &balance)) {
        return saved.sign() * sign_of(balance);
      }
    }
    return compared(wrong * per_negative * (loss[1] - loss[0]),
                    right * per_positive * (loss[2] - loss[3]), scale);
  };
  return first_best(counts, 0,
                    [&](std::size_t point, std::size_t best) { return compare(point, best) < 0; });
}

std::size_t best_sensitivity_at(const Ranking& ranking, const Fraction& specificity) {
  const Counts counts(ranking);
  const auto reaches = counts.reaching(specificity);
  std::size_t best = 0;
  for (std::size_t point = 1; point < counts.size(); ++point) {
    const double rejected = counts.negatives() - counts.wrong(point);
    if (!reaches(rejected, counts.negatives())) break;
    if (counts.right(point) > counts.right(best)) best = point;
  }
  return best;
}

std::size_t best_specificity_at(const Ranking& ranking, const Fraction& sensitivity) {
  const Counts counts(ranking);
  const auto reaches = counts.reaching(sensitivity);
  std::size_t point = 0;
  while (point + 1 < counts.size() && !reaches(counts.right(point), counts.positives())) ++point;
  return point;
}

std::size_t crossing(const Ranking& ranking) {
  const Counts counts(ranking);
  std::size_t point = 0;
  while (point + 2 < counts.size() &&
         counts.compare_rates(counts.missed(point + 1), counts.wrong(point + 1)) >= 0) {
    ++point;
  }
  return point;
}

std::size_t best_f1(const Ranking& ranking) {
  const Counts counts(ranking);
  // F1 = 2 TP / (TP + FP + P) increases with TP / (FP + P).
  const auto base = [&](std::size_t point) { return counts.wrong(point) + counts.positives(); };
  return first_best(counts, 0, [&](std::size_t point, std::size_t best) {
    return counts.compare_products(counts.right(point), base(best), counts.right(best),
                                   base(point)) > 0;
  });
}

std::optional<std::size_t> best_recall_at(const Ranking& ranking, const Fraction& precision) {
  const Counts counts(ranking);
  const auto reaches = counts.reaching(precision);
  std::optional<std::size_t> best;
  for (std::size_t point = 1; point < counts.size(); ++point) {
    const double predicted = counts.right(point) + counts.wrong(point);
    if (!reaches(counts.right(point), predicted)) continue;
    if (!best || counts.right(point) > counts.right(*best)) best = point;
  }
  return best;
}

std::size_t best_precision_at(const Ranking& ranking, const Fraction& recall) {
  const Counts counts(ranking);
  const auto reaches = counts.reaching(recall);
  std::size_t first = 1;
  while (first + 1 < counts.size() && !reaches(counts.right(first), counts.positives())) ++first;
  // TP/(TP + FP) increases with TP/FP.
  return first_best(counts, first, [&](std::size_t point, std::size_t best) {
    return counts.compare_products(counts.right(point), counts.wrong(best), counts.right(best),
                                   counts.wrong(point)) > 0;
  });
}

std::size_t best_accuracy(const Ranking& ranking) {
  const Counts counts(ranking);
  return first_best(counts, 0, [&](std::size_t point, std::size_t best) {
    return counts.compare(counts.right(point) - counts.right(best), 1,
                          counts.wrong(point) - counts.wrong(best), 1, counts.all()) > 0;
  });
}

PositivesInTop positives_in_top(const Ranking& ranking, double k) {
  const Counts counts(ranking);
  const auto seen = [&](std::size_t point) { return counts.right(point) + counts.wrong(point); };
  const std::size_t last = counts.size() - 1;
  std::size_t point = 0;
  while (point < last && seen(point + 1) <= k) ++point;
  const double right = counts.right(point);
  const auto exactly = [&](double count) {
    return counts.whole() ? Fraction(static_cast<Integer>(count)) : Fraction::absent();
  };
  if (point == last || seen(point) >= k) return {exactly(right), right};
  const double part = k - seen(point);
  const double positives = counts.right(point + 1) - right;
  const double cases = seen(point + 1) - seen(point);
  return {exactly(right) + exactly(part) * exactly(positives) / exactly(cases),
          right + part * positives / cases};
}

}  // namespace deconfuse
