#include "formula/distributions.hpp"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/erf.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <cstdlib>
#include <limits>

// Boost reports through this where exceptions are off. The policy below leaves nothing to report.
namespace boost {
BOOST_NORETURN void throw_exception(const std::exception&) { std::abort(); }
BOOST_NORETURN void throw_exception(const std::exception&, const boost::source_location&) {
  std::abort();
}
}  // namespace boost

namespace deconfuse {
namespace {

namespace policies = boost::math::policies;
using Quiet = policies::policy<policies::domain_error<policies::ignore_error>,
                               policies::pole_error<policies::ignore_error>,
                               policies::overflow_error<policies::ignore_error>,
                               policies::underflow_error<policies::ignore_error>,
                               policies::denorm_error<policies::ignore_error>,
                               policies::evaluation_error<policies::ignore_error>,
                               policies::rounding_error<policies::ignore_error>,
                               policies::indeterminate_result_error<policies::ignore_error>,
                               policies::promote_double<false>, policies::promote_float<false>>;

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

}  // namespace

double standard_normal_quantile(double p) {
  if (!(p > 0 && p < 1)) return undefined;
  return -std::sqrt(2.0) * boost::math::erfc_inv(2 * p, Quiet());
}

double binomial_tail(double k, double n, double p) {
  if (!(k >= 0 && k <= n && p >= 0 && p <= 1)) return undefined;
  if (k == 0 || p == 1) return 1;
  if (p == 0) return 0;
  // For n far beyond 10^10 the series loses digits, but a probability it stays.
  return std::clamp(boost::math::ibeta(k, n - k + 1, p, Quiet()), 0.0, 1.0);
}

double chi_squared_tail(double x, double degrees_of_freedom) {
  if (!(x >= 0 && degrees_of_freedom > 0)) return undefined;
  return boost::math::gamma_q(degrees_of_freedom / 2, x / 2, Quiet());
}

}  // namespace deconfuse
