#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "checker/slip_space.hpp"

namespace deconfuse {

/// Verdicts; the first that applies is given.
enum class Verdict : std::uint8_t {
  right,         ///< the value, correctly rounded to the digits given
  coarse,        ///< the same, but with fewer digits than were asked for
  truncated,     ///< truncated instead of rounded
  intermediate,  ///< right except for intermediate results that were rounded or truncated
  rounded,       ///< off by one in the last digit given
  slip,          ///< the result of a known slip, to the digits given
  unknown,
};

/// Slips that explain the answer.
struct Explained {
  Suspect suspect;
  double plausibility = 0;              ///< share among all explanations
  std::vector<std::vector<Slip>> same;  ///< less specific slips with the same value
  std::vector<Suspect> variants;        ///< slips of the same kinds with other parameters
  std::size_t more_variants = 0;        ///< number of variants that are not listed
};

struct Checked {
  std::optional<Asked> asked;  ///< absent if nothing was asked and no metric was recognised
  /// True if the answer is a number, with a unit only if the metric has one, or says that there is
  /// none.
  bool readable = true;
  double value = 0;  ///< the right value; NaN if undefined
  Verdict verdict = Verdict::unknown;
  std::vector<Explained> explanations;  ///< best first, at most `most_explanations`
  std::size_t others = 0;               ///< number of further explanations, variants included
  std::vector<Explained> nearest;  ///< verdict unknown: slips that miss it by one in the last digit
};

inline constexpr std::size_t most_explanations = 6;

/// Required exactness of an answer.
struct Exactness {
  std::optional<int> decimals;  ///< with fewer it is coarse, if further digits would change it
  double tolerance = 0;         ///< on the metric's scale; an answer this close is right
};

/// Without `asked`, the commonest metric that gives the answer is assumed, the others are among the
/// explanations, and the exactness is ignored. If the answer has two digits or fewer, a slip in one
/// of the first metrics of a course comes before rarer metrics. No metric is recognised by the
/// roundings 0, 1 and 0.00.
Checked check(const SlipSpace& space, std::optional<Asked> asked, std::string_view answer,
              const Exactness& exactness = {});

/// The derivation with all of these slips, including slips in writing a number down.
Working work_with_slips(const SlipSpace& space, const Asked& asked, const std::vector<Slip>& slips);

}  // namespace deconfuse
