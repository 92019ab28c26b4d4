#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

/// The number, 100 or 1, that all sums equal up to rounding.
struct Whole {
  double whole = 0;
  bool is_exact = true;
};
std::optional<Whole> common_sum(const std::vector<double>& sums, std::size_t terms) {
  for (const double whole : {100.0, 1.0}) {
    // Each term is rounded to a whole percent, or better.
    const double rounding = whole / 100 * 0.5 * static_cast<double>(terms) + 1e-9;
    bool fits = true, is_exact = true;
    for (const double sum : sums) {
      if (sum == 0) continue;
      fits = fits && std::abs(sum - whole) < std::min(rounding, whole / 50);
      is_exact = is_exact && sum == whole;
    }
    if (fits) return Whole{whole, is_exact};
  }
  return std::nullopt;
}

}  // namespace

/// All rows, all columns or all cells sum to 100 or 1: percentages were taken for counts. Metrics
/// that use one row only stay right; those that mix rows are right only if the classes are equally
/// frequent. Whole numbers that sum to exactly 100 may well be counts.
Doubtful counts_are_percentages(const Dataset& data) {
  const ConfusionMatrix& matrix = data.matrix;
  if (data.kind != Kind::matrix || data.shares || matrix.rows() < 2 || matrix.columns() < 2)
    return std::nullopt;
  struct Sums {
    std::string_view of;
    std::vector<double> sums;
    std::size_t terms;
  };
  const Sums ways[] = {{"rows", matrix.row_totals(), matrix.columns()},
                       {"columns", matrix.column_totals(), matrix.rows()},
                       {"all", {matrix.total()}, matrix.rows() * matrix.columns()}};
  for (const auto& [of, sums, terms] : ways) {
    const auto found = common_sum(sums, terms);
    if (!found || std::count_if(sums.begin(), sums.end(), [](double s) { return s > 0; }) == 0)
      continue;
    // A total of a hundred cases is nothing special.
    if (matrix.whole() && (of == "all" || found->whole == 1)) continue;
    Doubt doubt{DoubtCode::counts_are_percentages,
                matrix.whole() && found->is_exact ? Sureness::possible : Sureness::likely,
                {{"of", std::string(of)}, {"sum", decimal(found->whole)}},
                {}};
    if (of == "all") doubt.remedy = TakeForShares();
    return doubt;
  }
  return std::nullopt;
}

}  // namespace deconfuse
