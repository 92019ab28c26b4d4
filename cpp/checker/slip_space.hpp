#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "checker/slip.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// A metric of some data, for one class if it has a value per class.
struct Asked {
  std::size_t metric = 0;
  Place place;
};

/// All slips that are looked for in some data. Derived classes know the kind of data.
class SlipSpace {
 public:
  using Visit = std::function<void(Suspect&&)>;

  virtual ~SlipSpace() = default;

  virtual const Catalogue& catalogue() const = 0;
  virtual const Evaluation& evaluation() const = 0;

  /// The metrics that somebody may have computed, the commonest first. Those of a first course cost
  /// up to 1, those of a second course up to 2.5.
  struct Candidate {
    Asked asked;
    double cost = 0;
  };
  std::vector<Candidate> candidates() const;

  /// Factor by which logarithms to `base` increase the value; no value if it has no such base.
  virtual std::optional<double> change_of_base(const Asked& asked, double base) const = 0;

  /// Visits every single slip, except misread cells and the kinds that are the same for all data:
  /// edits of the formula, intermediate, truncated and percent.
  virtual void visit_slips(const Asked& asked, const Visit& visit) const = 0;

  /// Visits every misread cell: many slips, each of them unlikely.
  virtual void visit_misread_cells(const Asked&, const Visit&) const {}

  /// Visits every pair of slips that people make, except pairs with intermediate, truncated or
  /// percent.
  virtual void visit_pairs(const Asked& asked, const Visit& visit) const = 0;

  /// The derivation with these slips, which must be among those visited.
  Working work(const Asked& asked, const std::vector<Slip>& slips) const;

 protected:
  /// The computation that slips lead to.
  struct Route {
    const Evaluation& evaluation;  ///< of the data that it uses
    Asked asked;
    Expression formula;  ///< with the slips in it; none: the metric is computed correctly
  };

  /// The candidates in any order.
  virtual std::vector<Candidate> all_candidates() const = 0;

  /// Its evaluation is valid until the next route is asked for.
  virtual Route route_of(const Asked& asked, const std::vector<Slip>& slips) const = 0;

  /// The value that the slips lead to; NaN if it is not finite.
  double value_with(const Asked& asked, const std::vector<Slip>& slips) const;

  /// Visits the suspects whose value is defined and wrong.
  void offer(const Asked& asked, std::vector<Suspect> suspects, const Visit& visit) const;

  bool is_askable(const Metric& metric) const;

  /// True for metrics of one group or family, which are often confused with each other.
  static bool are_near(const Metric& one, const Metric& other);
};

}  // namespace deconfuse
