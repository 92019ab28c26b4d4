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

/// Lines that are read like any text, with the positions of their cases.
struct ColumnSample {
  Data data;  ///< labels, scores or probabilities, without weights
  std::vector<Notice> notices;
  std::vector<std::size_t> cases;       ///< position of the truth of each case
  std::vector<std::size_t> first_case;  ///< positions of all cells of the first case
  char decimal = '.';

  const std::vector<std::int32_t>& truth() const;
  bool has_labels() const { return std::holds_alternative<LabelColumns>(data); }
  std::vector<double> numbers() const;  ///< scores or probabilities, row-major
};

/// The columns of a text with one case per line.
struct ColumnLayout {
  char delimiter = ',';
  char decimal = '.';
  std::size_t columns = 0;
  std::size_t first_case = 0;        ///< position of its line
  std::vector<std::size_t> labels;   ///< columns of the truth, predictions and groups
  std::vector<std::size_t> numbers;  ///< columns of scores, or of one probability per class
  bool operator==(const ColumnLayout&) const = default;
};

/// Reads a whole text. Nothing if it holds anything but cases without weights.
std::optional<ColumnSample> read_column_sample(const std::string& text, const ReadOptions& options);

/// The columns of the cells of the first case. Nothing unless each of them begins a different cell
/// of the line. `text` is padded.
std::optional<ColumnLayout> layout_of(std::string_view text, const ColumnSample& sample);

}  // namespace deconfuse
