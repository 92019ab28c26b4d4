#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "data/dataset.hpp"

/// A classifier's counts by rows; rows are the truth.
inline deconfuse::Dataset dataset_of(std::size_t classes, std::vector<double> counts) {
  deconfuse::CountTable table;
  table.rows = table.columns = classes;
  table.counts = std::move(counts);
  return std::get<deconfuse::Dataset>(deconfuse::take_counts(std::move(table)));
}

/// Counts of `rows` by `columns` different names.
inline deconfuse::Dataset contingency_of(std::size_t rows, std::size_t columns,
                                         std::vector<double> counts) {
  deconfuse::CountTable table;
  table.rows = rows;
  table.columns = columns;
  table.counts = std::move(counts);
  table.predicted_labels.emplace();
  for (std::size_t at = 0; at < columns; ++at) {
    table.predicted_labels->push_back("cluster " + std::to_string(at));
  }
  return std::get<deconfuse::Dataset>(deconfuse::take_counts(std::move(table)));
}

/// Random counts up to `largest` for 1 to 12 classes, with occasional empty cells, rows and
/// columns.
class RandomCounts {
 public:
  RandomCounts(std::uint64_t seed, double largest) : random_(seed), largest_(largest) {}

  std::vector<double> operator()(std::size_t classes) {
    std::vector<double> counts(classes * classes);
    const bool sparse = random_() % 2 == 0;
    for (double& count : counts) {
      if (sparse && random_() % 3 == 0) continue;
      count = static_cast<double>(random_() % static_cast<std::uint64_t>(largest_ + 1));
    }
    for (std::size_t at = 0; at < classes; ++at) {
      // A classifier is right more often than wrong, but a few classes are at chance level.
      counts[at * classes + at] *= static_cast<double>(1 + random_() % 3);
      const bool empty_row = random_() % 8 == 0;
      const bool empty_column = random_() % 8 == 0;
      for (std::size_t other = 0; other < classes; ++other) {
        if (empty_row) counts[at * classes + other] = 0;
        if (empty_column) counts[other * classes + at] = 0;
      }
    }
    return counts;
  }

  std::size_t classes() { return 1 + random_() % 12; }

 private:
  std::mt19937_64 random_;
  double largest_;
};
