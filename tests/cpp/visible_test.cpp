#include "curves/visible.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <random>

#include "binary_cases.hpp"
#include "curve_properties.hpp"
#include "curves/cost.hpp"
#include "drawn.hpp"
#include "formula/distributions.hpp"

using namespace deconfuse;

namespace {

/// Whether every point of `line` has a point at the same height on the polyline through `shown`,
/// less than one column away. `shown` is some points of the line.
bool near_in_columns(const Curve& shown, const Curve& line, double width) {
  for (std::size_t at = 0; at < line.x.size(); ++at) {
    bool near = false;
    for (std::size_t other = 0; other < shown.x.size() && !near; ++other) {
      if (shown.x[other] == line.x[at] && shown.y[other] == line.y[at]) near = true;
      if (other == 0) continue;
      // A segment that crosses this height crosses it here.
      const double low = std::min(shown.y[other - 1], shown.y[other]);
      const double high = std::max(shown.y[other - 1], shown.y[other]);
      if (line.y[at] < low || line.y[at] > high) continue;
      const double share =
          high == low ? 0
                      : (line.y[at] - shown.y[other - 1]) / (shown.y[other] - shown.y[other - 1]);
      const double from = shown.x[other - 1], to = shown.x[other];
      const double x = from + share * (to - from);
      if (std::abs(x - line.x[at]) <= width * (1 + 1e-9)) near = true;
      // A horizontal segment is near wherever it passes.
      if (high == low && line.x[at] >= std::min(from, to) - width &&
          line.x[at] <= std::max(from, to) + width) {
        near = true;
      }
    }
    if (!near) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("the points drawn for a polyline reach the same heights in every column") {
  std::mt19937_64 random(21);
  const auto uniform = [&random] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  for (int round = 0; round < 40; ++round) {
    Curve line;
    Numbers thresholds;
    double x = 0, y = 0;
    for (int at = 0; at < 3000; ++at) {
      line.x.push_back(x);
      line.y.push_back(y);
      thresholds.push_back(-at);
      x += random() % 3 == 0 ? 0 : uniform();
      y += round % 2 == 0 ? uniform() * (random() % 3 == 0 ? 0 : 1) : uniform() - 0.5;
    }
    line.threshold = thresholds;
    const std::size_t columns = 1 + random() % 80;
    const Curve shown = visible(line, columns);
    CHECK(shown.x.size() <= 4 * columns);
    CHECK(shown.x.front() == line.x.front());
    CHECK(shown.x.back() == line.x.back());
    CHECK(shown.y.back() == line.y.back());
    CHECK(rising(shown.x));
    // The points are points of the line, in all columns of the curve.
    for (std::size_t at = 0; at < shown.x.size(); ++at) {
      const std::size_t original = static_cast<std::size_t>(-shown.threshold[at]);
      REQUIRE(shown.x[at] == line.x[original]);
      REQUIRE(shown.y[at] == line.y[original]);
    }
    REQUIRE(near_in_columns(shown, line, line.x.back() / static_cast<double>(columns)));
  }
}

TEST_CASE("the points drawn include every peak") {
  Curve line;
  for (int at = 0; at <= 1000; ++at) {
    line.x.push_back(at);
    line.y.push_back(at == 501 ? 7 : 0);
  }
  CHECK(near_in_columns(visible(line, 10), line, 100));
  Curve ends = line;
  ends.keep({0, 1000});
  CHECK(!near_in_columns(ends, line, 100));
}

TEST_CASE("limits of a band and second curves keep their extremes") {
  std::mt19937_64 random(22);
  const Drawn of(random_cases(random, 5000, 3000, Weights::none));
  const Curve band = of.band(0.9).value();
  Curve line = band;
  line.low[1000] = -3;
  line.high[2001] = 9;
  const Curve shown = visible(line, 20);
  CHECK(*std::min_element(shown.low.begin(), shown.low.end()) == -3);
  CHECK(*std::max_element(shown.high.begin(), shown.high.end()) == 9);
  CHECK(shown.x.size() <= 20 * 8);
  CHECK(shown.low.size() == shown.x.size());
}

TEST_CASE("curves of few points, and gaps in curves, stay unchanged") {
  const Drawn of(eight_cases());
  const Ranking& ranking = of.ranking();
  for (const auto& curve : {of("gain_curve"), of("lift_curve"), of("mcc_curve"),
                            of("kolmogorov_smirnov_curve"), cost_curve(ranking)}) {
    CHECK(same_bits(visible(*curve, 1000), *curve));
  }
  const double nan = std::numeric_limits<double>::quiet_NaN();
  Curve line;
  line.x = {kInf, 9, 8.7, 8.5, 8, 7.5, 7, 6, 0};
  line.y = {0, nan, nan, nan, 1, 2, 3, 0, nan};
  const Curve shown = visible(line, 2);
  CHECK(same_bits(shown.x, Numbers{kInf, 8.5, 8, 7, 6, 0}));
  CHECK(same_bits(shown.y, Numbers{0, nan, 1, 3, 0, nan}));
}

TEST_CASE("columns of normal deviates resolve a DET curve near its ends") {
  std::mt19937_64 random(23);
  const auto uniform = [&random] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  BinaryCases cases;
  for (int at = 0; at < 20'000; ++at) {
    cases.add(uniform(), false);
    cases.add(std::sqrt(uniform()), true);
  }
  const Curve det = Drawn(cases)("det_curve").value();
  const std::size_t columns = 40;
  const Curve shown = visible(det, columns, Axes::normal_deviates);
  CHECK(shown.x.size() <= 4 * columns + 4);
  CHECK(shown.y.front() == 1);
  CHECK(shown.x.back() == 1);
  const auto on_plot = [](const Curve& curve) {
    Curve plotted;
    for (std::size_t at = 0; at < curve.x.size(); ++at) {
      if (!(curve.x[at] > 0 && curve.x[at] < 1 && curve.y[at] > 0 && curve.y[at] < 1)) continue;
      plotted.x.push_back(standard_normal_quantile(curve.x[at]));
      plotted.y.push_back(standard_normal_quantile(curve.y[at]));
    }
    return plotted;
  };
  const Curve line = on_plot(det);
  const double width = (line.x.back() - line.x.front()) / static_cast<double>(columns);
  CHECK(near_in_columns(on_plot(shown), line, width));
  CHECK(!near_in_columns(on_plot(visible(det, columns)), line, width));
}
