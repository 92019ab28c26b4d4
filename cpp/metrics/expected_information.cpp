#include "metrics/expected_information.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "formula/distributions.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// Number of groups of one size.
struct Groups {
  double of_rows = 0;
  double of_columns = 0;
};

/// Terms below this fall faster than geometrically, so the rest of the sum is negligible.
constexpr double negligible = 1e-18;

/// Above this variance the moments are as accurate as the terms, which are too many.
constexpr double large_variance = 1e5;

/// n·ln n for the first whole numbers, from 0.
std::vector<double> logarithm_table() {
  std::vector<double> table(1);
  for (double n = 1; n < 128; ++n) table.push_back(n * std::log(n));
  return table;
}

/// Up to this mean, counts beyond the table have negligible probabilities, and the difference of
/// the sums with and without the mean loses only two digits.
constexpr double small_mean = 8;

/// E[n·ln(n/m) + m − n] for the number n of cases that groups of `a` and `b` of N cases have in
/// common. Its mean is m = ab/N. Σ(m − n) vanishes, and with it all terms have one sign, so nothing
/// cancels.
double expected_deviance(double a, double b, double N, const std::vector<double>& logarithms) {
  const double mean = a / N * b;
  const double variance = mean * ((N - a) / N) * ((N - b) / (N - 1));
  if (variance > large_variance) {
    // E[m·(u²/2 − u³/6 + u⁴/12 − u⁵/20 + u⁶/30)] of u = (n − m)/m, with the moments of a nearly
    // normal n; the terms left out are smaller by 1/m².
    const double skew = variance * ((N - 2 * a) / N) * ((N - 2 * b) / (N - 2));
    const double u2 = variance / mean / mean;
    const double u3 = skew / mean / mean / mean;
    return mean * (u2 / 2 - u3 / 6 + u2 * u2 / 4 - u2 * u3 / 2 + u2 * u2 * u2 / 2);
  }
  const double most = std::min(a, b);
  const double fewest = std::clamp(a + b - N, 0.0, most);  // a + b may be rounded up
  // The result is also E[n·ln n] − m·ln m, whose terms are in the table.
  const bool is_small = mean <= small_mean && std::max(a, b) <= N / 2;
  const double mode = std::clamp(std::floor((a + 1) / (N + 2) * (b + 1)), fewest, most);
  const double first = is_small ? 0 : mode;

  // Probabilities are in units of that of the first count.
  double total = 0;
  double probabilities = 0;
  double probability = 1;
  const auto take = [&](double n) {
    probabilities += probability;
    total += probability * (is_small ? logarithms[static_cast<std::size_t>(n)] : deviance(n, mean));
  };
  take(first);
  for (double n = first; n < most && probability >= negligible;) {
    probability *= (a - n) * (b - n) / ((n + 1) * (N - a - b + n + 1));
    take(++n);
  }
  probability = 1;
  for (double n = first; n > fewest && probability >= negligible;) {
    probability *= n * (N - a - b + n) / ((a - n + 1) * (b - n + 1));
    take(--n);
  }
  return total / probabilities - (is_small ? mean * std::log(mean) : 0);
}

}  // namespace

double expected_information(const ConfusionMatrix& matrix) {
  const double N = matrix.total();
  if (!(N > 0)) return undefined;
  // The result depends only on the two sizes, and not on which is that of the row, so each pair of
  // sizes is computed once.
  std::map<double, Groups> sizes;
  for (const double size : matrix.row_totals()) ++sizes[size].of_rows;
  for (const double size : matrix.column_totals()) ++sizes[size].of_columns;
  const std::vector<double> logarithms = logarithm_table();
  double total = 0;
  for (auto one = sizes.upper_bound(0); one != sizes.end(); ++one) {
    for (auto other = one; other != sizes.end(); ++other) {
      double pairs = one->second.of_rows * other->second.of_columns;
      if (other != one) pairs += one->second.of_columns * other->second.of_rows;
      if (pairs > 0) total += pairs * expected_deviance(one->first, other->first, N, logarithms);
    }
  }
  return total / N;
}

}  // namespace deconfuse
