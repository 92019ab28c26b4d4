#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// A decision problem as given. All tables are row-major. A problem has some of the parts; the
/// others are empty.
struct DecisionTables {
  std::vector<std::string> states;  ///< states of nature: the classes, or whatever losses depend on
  std::vector<std::string> actions;  ///< empty if there are no losses of actions
  std::vector<double> loss;          ///< states · actions, finite; negative ones are gains

  std::vector<std::string> observations;  ///< names; empty: numbered from 1
  std::vector<double> posteriors;         ///< observations · states; rows sum to 1
  std::vector<double> evidence;     ///< probability of each observation, summing to 1; empty if
                                    ///< unknown, or with `prior`
  std::vector<double> prior;        ///< one per state, instead of posteriors
  std::vector<double> likelihoods;  ///< states · observations, with `prior`; rows sum to 1

  struct RejectLosses {
    double reject = 0;  ///< λ_r >= 0
    double error = 0;   ///< λ_e >= 0
  };
  std::optional<RejectLosses> reject_losses;
  std::vector<std::int32_t> truth;  ///< codes into `states`, one per observation; may be empty

  struct Costs {
    double l00 = 0;
    double l01 = 0;  ///< cost of deciding 1 if 0 is true
    double l10 = 0;
    double l11 = 0;
  };
  std::optional<Costs> costs;
  std::optional<double> cost_ratio;  ///< cost of false negatives, relative to false positives

  /// Probabilities, 0…1, about the positive class.
  struct DiagnosticTest {
    double prior = 0;
    double sensitivity = 0;
    double specificity = 0;
  };
  std::optional<DiagnosticTest> test;

  std::vector<double> precision;  ///< of the classes that `observations` names, 0…1
  std::vector<double> recall;     ///< of the same classes

  std::vector<double>
      values;  ///< one per state, finite, with one row of posteriors; `states` is then empty
  std::optional<double> estimate;  ///< estimate whose expected squared loss is asked for
};

/// A consistent decision problem. It has posteriors if they were given or follow by Bayes' theorem
/// (Bayes 1763).
struct DecisionProblem : DecisionTables {
  std::vector<Notice> notices;

  std::size_t observation_count() const {
    return states.empty() ? 0 : posteriors.size() / states.size();
  }
};

/// States, actions and observations get their canonical names. Errors: `no-states`, `no-actions`,
/// `no-observations`, `duplicate-label`, `too-many-classes`, `wrong-length`, `infinite-number`,
/// `number-too-large`, `negative-probability`, `probability-above-one`, `shares-do-not-sum`,
/// `negative-loss` (of rejection or error), `share-outside`. Notices:
/// `probabilities-sum`, `negative-loss`, `zero-costs`, `no-threshold`, `always-positive`,
/// `always-negative`, `negative-ratio`, `never-rejects`, `always-rejects`, `no-error-loss`,
/// `impossible-observation`, `evidence-equal`, `losses-only`.
Result<DecisionProblem> take_decision(DecisionTables tables);

}  // namespace deconfuse
