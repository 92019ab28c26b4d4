#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "data/dataset.hpp"
#include "data/message.hpp"
#include "input/readings/read.hpp"

namespace deconfuse {

/// Lines that are read as any text is, with the places of their cases.
struct ColumnSample {
  Data data;  ///< labels, scores or probabilities, without weights
  std::vector<Notice> notices;
  std::vector<std::size_t> cases;       ///< where the truth of each stands
  std::vector<std::size_t> first_case;  ///< and of the first one all its cells
  char decimal = '.';

  const std::vector<std::int32_t>& truth() const;
  bool has_labels() const { return std::holds_alternative<LabelColumns>(data); }
  std::vector<double> numbers() const;  ///< scores or probabilities, row-major
};

/// The columns of a text whose lines are cases.
struct ColumnLayout {
  char delimiter = ',';
  char decimal = '.';
  std::size_t columns = 0;
  std::size_t first_case = 0;        ///< where its line begins
  std::vector<std::size_t> labels;   ///< the columns of the truth, predictions and groups
  std::vector<std::size_t> numbers;  ///< those of scores, or of one probability per class
  bool operator==(const ColumnLayout&) const = default;
};

/// Reads a text whole. Nothing where it says anything else than cases without weights.
std::optional<ColumnSample> read_column_sample(const std::string& text, const ReadOptions& options);

/// The columns in which the cells of the first case stand. Nothing where these do not each begin
/// another cell of its line. `text` is padded.
std::optional<ColumnLayout> layout_of(std::string_view text, const ColumnSample& sample);

}  // namespace deconfuse
