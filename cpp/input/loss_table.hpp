#pragma once

#include "data/losses.hpp"
#include "data/message.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// A row of losses per state and a column per action; after a blank line perhaps a row of
/// posteriors per observation, under the names of the states in any order. States, actions and
/// observations without names are numbered from 1.
///
/// Errors: `no-losses`, `header-only`, `ragged-rows`, `mixed-delimiters`, `duplicate-label`,
/// `too-many-classes`, `states-differ`, `missing-value`, `not-a-number`, `shortened-print`,
/// `number-too-large`, `infinite-number`, `negative-probability`, `probability-above-one`,
/// `probabilities-do-not-sum`, `unexpected-text`, and those of set_surroundings_aside,
/// read_delimited, read_literal and read_latex.
Result<LossTable> read_losses(Source& source, const ReadOptions& options);

}  // namespace deconfuse
