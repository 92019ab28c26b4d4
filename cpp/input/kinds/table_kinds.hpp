#pragma once

#include "input/notations/surroundings.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The data in a table, read as the first kind that accepts it. Errors: `empty-text`, those of
/// find_other_content and of the readers in kinds.hpp.
Result<Data> read_table(Source& source, const ReadOptions& options,
                        const Surroundings& surroundings, const Grid& given);

}  // namespace deconfuse
