#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "checker/slip.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// A metric of these data, of one class where it has a value per class.
struct Asked {
  std::size_t metric = 0;
  Place place;
};

/// Every slip that is looked for in some data. What the data are is left to those that are
/// derived from it.
class SlipSpace {
 public:
  using Visit = std::function<void(Suspect&&)>;

  virtual ~SlipSpace() = default;

  virtual const Catalogue& catalogue() const = 0;
  virtual const Evaluation& evaluation() const = 0;

  /// The metrics that somebody may have computed, the commonest first; those of a first course cost
  /// up to 1, of a second one up to 2.5.
  struct Candidate {
    Asked asked;
    double cost = 0;
  };
  std::vector<Candidate> candidates() const;

  /// By how much logarithms to `base` make the value larger; nothing where it has none.
  virtual std::optional<double> change_of_base(const Asked& asked, double base) const = 0;

  /// Every single slip, but for misread cells, and for edits of the formula, intermediate,
  /// truncated and percent, which are the same everywhere.
  virtual void visit_slips(const Asked& asked, const Visit& visit) const = 0;

  /// Every cell misread: many, of which each is unlikely.
  virtual void visit_misread_cells(const Asked&, const Visit&) const {}

  /// Every pair of slips that a person makes, but for those with one of these three.
  virtual void visit_pairs(const Asked& asked, const Visit& visit) const = 0;

  /// The derivation with these slips, which are among those visited.
  virtual Working work(const Asked& asked, const std::vector<Slip>& slips) const = 0;

 protected:
  /// The same in any order.
  virtual std::vector<Candidate> all_candidates() const = 0;
};

}  // namespace deconfuse
