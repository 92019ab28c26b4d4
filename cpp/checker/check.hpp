#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "checker/slip_space.hpp"

namespace deconfuse {

/// The first that fits.
enum class Verdict : std::uint8_t {
  right,         ///< the value, correctly rounded to the digits given
  coarse,        ///< the same, but to fewer digits than were asked for
  truncated,     ///< cut off instead of rounded
  intermediate,  ///< right but for intermediate results that were rounded or cut off
  rounded,       ///< one off in the last digit given
  slip,          ///< the digits of a known slip
  unknown,
};

/// Slips that give the answer.
struct Explained {
  Suspect suspect;
  double plausibility = 0;              ///< share among all that give the answer
  std::vector<std::vector<Slip>> same;  ///< less specific slips with the same value
  std::vector<Suspect> variants;        ///< of the same kinds with other parameters
  std::size_t more_variants = 0;        ///< how many are not listed
};

struct Checked {
  std::optional<Asked> asked;  ///< absent where nothing was asked and nothing was found
  /// The answer is a number, in a unit only if the metric has one, or says that there is none.
  bool readable = true;
  double value = 0;  ///< the right one; NaN where undefined
  Verdict verdict = Verdict::unknown;
  std::vector<Explained> explanations;  ///< best first, at most `most_explanations`
  std::size_t others = 0;               ///< how many more there are, variants included
  std::vector<Explained> nearest;       ///< verdict unknown: those that miss it by one last digit
};

inline constexpr std::size_t most_explanations = 6;

/// How exact an answer has to be.
struct Exactness {
  std::optional<int> decimals;  ///< with fewer it is coarse, where further digits would change it
  double tolerance = 0;         ///< on the metric's scale; so near to the value it is right
};

/// Without `asked` the commonest metric that gives the answer is taken, and the others are among
/// the explanations, whatever the exactness. Of two digits or fewer a slip in one of the first
/// metrics of a course comes before rarer metrics; 0, 1 and 0.00 are no rounding by which a metric
/// is known.
Checked check(const SlipSpace& space, std::optional<Asked> asked, std::string_view answer,
              const Exactness& exactness = {});

/// The derivation with all of these slips, also those of writing a number down.
Working work_with_slips(const SlipSpace& space, const Asked& asked, const std::vector<Slip>& slips);

}  // namespace deconfuse
