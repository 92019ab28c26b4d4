#include "metrics/matching.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace deconfuse {
namespace {

constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();

// As WebAssembly, 20,000 cases in 1,000 × 1,000 groups that agree by chance take 57 ms, and 820 ms
// with the plain Hungarian algorithm. If groups agree, both take the same time.

/// Matches rows with columns, of which there are at least as many. The prices of a row and a column
/// add up to at least their cell, and to exactly their cell for partners; then no other matching
/// has a larger sum.
class Matching {
 public:
  explicit Matching(const ConfusionMatrix& matrix)
      : matrix_(matrix),
        turned_(matrix.rows() > matrix.columns()),
        rows_(std::min(matrix.rows(), matrix.columns())),
        columns_(std::max(matrix.rows(), matrix.columns())),
        row_price_(rows_),
        column_price_(columns_),
        partner_(columns_, nobody),
        gap_(columns_),
        via_(columns_) {}

  void find() {
    for (std::size_t row = 0; row < rows_; ++row) open(row);
    for (const std::size_t row : unmatched_) augment(row);
  }

  ExactSum value() const {
    ExactSum sum;
    for (std::size_t column = 0; column < columns_; ++column) {
      if (partner_[column] != nobody) sum.add(cell(partner_[column], column));
    }
    return sum;
  }

  /// The partner of each row of the matrix.
  std::vector<std::optional<std::size_t>> partners() const {
    std::vector<std::optional<std::size_t>> columns(matrix_.rows());
    for (std::size_t at = 0; at < columns_; ++at) {
      if (partner_[at] == nobody) continue;
      const std::size_t row = turned_ ? at : partner_[at];
      columns[row] = turned_ ? partner_[at] : at;
    }
    return columns;
  }

 private:
  double cell(std::size_t row, std::size_t column) const {
    return turned_ ? matrix_(column, row) : matrix_(row, column);
  }

  /// Sets the price of a row to its largest cell, and matches the row with that column if it is
  /// free.
  void open(std::size_t row) {
    std::size_t best = 0;
    for (std::size_t column = 1; column < columns_; ++column) {
      const bool larger = cell(row, column) > cell(row, best);
      const bool free = cell(row, column) == cell(row, best) && partner_[best] != nobody &&
                        partner_[column] == nobody;
      if (larger || free) best = column;
    }
    row_price_[row] = cell(row, best);
    if (partner_[best] == nobody) {
      partner_[best] = row;
    } else {
      unmatched_.push_back(row);
    }
  }

  /// Gives `start` a partner by the cheapest chain of exchanges (Dijkstra over the columns).
  void augment(std::size_t start) {
    std::vector<std::size_t> pending(columns_);
    for (std::size_t column = 0; column < columns_; ++column) {
      pending[column] = column;
      gap_[column] = row_price_[start] + column_price_[column] - cell(start, column);
      via_[column] = start;
    }
    std::vector<std::size_t> reached;
    double distance = 0;
    std::size_t end = nobody;
    while (end == nobody) {
      std::size_t nearest = 0;
      for (std::size_t at = 1; at < pending.size(); ++at) {
        const double difference = gap_[pending[at]] - gap_[pending[nearest]];
        const bool free = partner_[pending[at]] == nobody && partner_[pending[nearest]] != nobody;
        if (difference < 0 || (difference == 0 && free)) nearest = at;
      }
      const std::size_t column = pending[nearest];
      distance = gap_[column];
      if (partner_[column] == nobody) {
        end = column;
        break;
      }
      pending[nearest] = pending.back();
      pending.pop_back();
      reached.push_back(column);
      const std::size_t row = partner_[column];
      for (const std::size_t other : pending) {
        const double gap = distance + row_price_[row] + column_price_[other] - cell(row, other);
        if (gap < gap_[other]) {
          gap_[other] = gap;
          via_[other] = row;
        }
      }
    }
    row_price_[start] -= distance;
    for (const std::size_t column : reached) {
      row_price_[partner_[column]] -= distance - gap_[column];
      column_price_[column] += distance - gap_[column];
    }
    exchange(start, end);
  }

  void exchange(std::size_t start, std::size_t column) {
    while (true) {
      const std::size_t row = via_[column];
      std::size_t former = nobody;
      if (row != start) former = column_of(row);
      partner_[column] = row;
      if (row == start) return;
      column = former;
    }
  }

  std::size_t column_of(std::size_t row) const {
    return static_cast<std::size_t>(std::find(partner_.begin(), partner_.end(), row) -
                                    partner_.begin());
  }

  const ConfusionMatrix& matrix_;
  bool turned_;
  std::size_t rows_;
  std::size_t columns_;
  std::vector<double> row_price_;
  std::vector<double> column_price_;
  std::vector<std::size_t> partner_;  // row of each column
  std::vector<std::size_t> unmatched_;
  std::vector<double> gap_;
  std::vector<std::size_t> via_;
};

}  // namespace

ExactSum best_matching(const ConfusionMatrix& matrix) {
  if (matrix.rows() == 0 || matrix.columns() == 0) return {};
  Matching matching(matrix);
  matching.find();
  return matching.value();
}

std::vector<std::optional<std::size_t>> best_partners(const ConfusionMatrix& matrix) {
  Matching matching(matrix);
  matching.find();
  return matching.partners();
}

}  // namespace deconfuse
