#include <algorithm>
#include <string>
#include <utility>

#include "data/labels.hpp"
#include "input/kinds/class_assignment.hpp"
#include "input/kinds/kinds.hpp"
#include "input/kinds/one_hot_blocks.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

ClassAssignment assignment_of(const GridBlock& block, bool by_columns) {
  ClassAssignment assignment;
  assignment.role = block.role;
  assignment.place = block.cell(0, 0);
  assignment.count = by_columns ? block.rows() : block.columns();
  if (!by_columns) assignment.names = block.names;
  assignment.classes.assign(by_columns ? block.columns() : block.rows(), 0);
  for (std::size_t r = 0; r < block.rows(); ++r) {
    for (std::size_t c = 0; c < block.columns(); ++c) {
      if (block.one(r, c))
        assignment.classes[by_columns ? c : r] = static_cast<std::int32_t>(by_columns ? r : c);
    }
  }
  return assignment;
}

InputError not_one_hot(const Source& source, const Fault& fault) {
  return source.error(ErrorCode::not_one_hot, fault.place, Expected::one_mark,
                      {{"found", std::to_string(fault.found)}});
}

/// Whether few enough lines are faulty for the rest to identify the data; this takes several lines.
bool nearly_fits(std::size_t faults, std::size_t lines) {
  constexpr std::size_t fewest = 4;
  return faults == 0 || (lines >= fewest && 4 * faults <= lines);
}

std::size_t lines_of(const std::vector<GridBlock>& blocks, bool by_columns) {
  std::size_t lines = 0;
  for (const GridBlock& block : blocks) lines += by_columns ? block.columns() : block.rows();
  return lines;
}

bool have_one_shape(const std::vector<GridBlock>& blocks) {
  return std::all_of(blocks.begin(), blocks.end(), [&](const GridBlock& block) {
    return block.rows() == blocks[0].rows() && block.columns() == blocks[0].columns();
  });
}

/// Reads the marks as sets of labels, row by row; `scores` holds other numbers, or nothing.
Result<Data> sets_of(Source& source, const ReadOptions& options,
                     const std::vector<GridBlock>& given, const std::optional<GridBlock>& scores) {
  std::vector<GridBlock> blocks;
  for (int rank = first_rank; rank <= last_rank; ++rank) {
    for (const GridBlock& block : given) {
      if (rank_of(block.role) == rank) blocks.push_back(block);
    }
  }
  const GridBlock& truth = blocks[0];
  std::vector<GridBlock> all = blocks;
  if (scores) all.push_back(*scores);
  for (const GridBlock& block : all) {
    if (block.rows() != truth.rows()) {
      return source.error(
          ErrorCode::unequal_lengths, block.cell(0, 0), Expected::equal_lengths,
          {{"truth", std::to_string(truth.rows())}, {"predicted", std::to_string(block.rows())}});
    }
    if (block.columns() != truth.columns()) {
      return source.error(ErrorCode::columns_for_classes, block.cell(0, 0),
                          Expected::column_per_class,
                          {{"found", std::to_string(block.columns())},
                           {"expected", std::to_string(truth.columns())}});
    }
  }
  if (truth.columns() > maximum_classes)
    return too_many_classes(source, truth.columns(), truth.cell(0, 0));
  const auto named = std::find_if(all.begin(), all.end(),
                                  [](const GridBlock& block) { return !block.names.empty(); });
  LabelSetColumns sets;
  for (std::size_t k = 0; k < truth.columns(); ++k) {
    std::string label =
        named == all.end() ? std::to_string(k + 1) : canonical_label(named->names[k].text);
    if (std::find(sets.labels.begin(), sets.labels.end(), label) != sets.labels.end()) {
      return source.error(ErrorCode::duplicate_label, named->names[k], Expected::different_labels,
                          {{"label", excerpt_of(label)}});
    }
    sets.labels.push_back(std::move(label));
  }
  const auto marks_of = [](const GridBlock& block) {
    std::vector<std::uint8_t> marks;
    marks.reserve(block.rows() * block.columns());
    for (std::size_t r = 0; r < block.rows(); ++r) {
      for (std::size_t c = 0; c < block.columns(); ++c) marks.push_back(block.one(r, c) ? 1 : 0);
    }
    return marks;
  };
  sets.truth = marks_of(truth);
  if (blocks.size() > 1) sets.predicted = marks_of(blocks[1]);
  if (scores) {
    std::vector<Cell> cells;
    for (std::size_t r = 0; r < scores->rows(); ++r) {
      for (std::size_t c = 0; c < scores->columns(); ++c) cells.push_back(scores->cell(r, c));
    }
    if (auto error = read_complete_scores(source, options, cells, truth.columns(), sets.scores))
      return *error;
  }
  source.notice(
      NoticeCode::label_sets, truth.cell(0, 0).offset,
      {{"cases", std::to_string(truth.rows())}, {"labels", std::to_string(truth.columns())}});
  return Data(std::move(sets));
}

/// One-hot rows of the truth beside rows of numbers that sum to 1, read like a column of labels
/// beside columns of probabilities.
std::optional<Result<Data>> probabilities_of(Source& source, const ReadOptions& options,
                                             const GridBlock& truth, const GridBlock& numbers) {
  if (options.kind == Kind::multilabel || options.kind == Kind::scores ||
      faults_of(truth, false).count > 0 || truth.rows() != numbers.rows() ||
      truth.columns() != numbers.columns())
    return std::nullopt;
  std::vector<Cell> names = truth.names.empty() ? numbers.names : truth.names;
  for (std::size_t k = names.size(); k < truth.columns(); ++k)
    names.push_back({source.keep(std::to_string(k + 1)), numbers.cell(0, k).offset});
  std::vector<Cell> labels;
  for (const std::int32_t k : assignment_of(truth, false).classes) {
    Cell label = truth.cell(labels.size(), static_cast<std::size_t>(k));
    label.text = names[static_cast<std::size_t>(k)].text;
    labels.push_back(label);
  }
  std::vector<NamedColumn> columns = {{{}, {labels.data(), 1, labels.size()}}};
  for (std::size_t k = 0; k < truth.columns(); ++k) {
    const auto row = numbers.grid->row(numbers.first);
    columns.push_back({names[k], {row.data() + numbers.left + k, row.size(), numbers.rows()}});
  }
  ReadOptions told = options;
  if (!told.kind) {
    for (std::size_t r = 0; r < numbers.rows(); ++r) {
      constexpr double roughly = 0.01;
      double sum = 0;
      for (std::size_t c = 0; c < numbers.columns(); ++c)
        sum += parse_number(numbers.cell(r, c).text).value;
      if (!(sum > 1 - roughly && sum < 1 + roughly)) return std::nullopt;
    }
    told.kind = Kind::probabilities;
  }
  return read_scores(source, told, columns);
}

Result<Data> scored_marks(Source& source, const ReadOptions& options,
                          const std::vector<GridBlock>& blocks, const GridBlock& scores) {
  if (blocks.size() == 1) {
    if (auto data = probabilities_of(source, options, blocks[0], scores)) return std::move(*data);
  }
  return sets_of(source, options, blocks, scores);
}

Result<LabelColumns> one_hot_cases(Source& source, const ReadOptions& options,
                                   const std::vector<GridBlock>& blocks, bool by_columns) {
  if (const Faults faults = faults_of(blocks, by_columns); faults.count > 0)
    return not_one_hot(source, faults.first);
  std::vector<ClassAssignment> assignments;
  for (const GridBlock& block : blocks) assignments.push_back(assignment_of(block, by_columns));
  source.notice(by_columns ? NoticeCode::one_hot_columns : NoticeCode::one_hot_rows,
                assignments[0].place.offset,
                {{"cases", std::to_string(assignments[0].classes.size())},
                 {"classes", std::to_string(assignments[0].count)}});
  return cases_of_assignments(source, options, assignments);
}

/// Reads one class per case, or sets of labels.
Result<Data> cases_of(Source& source, const ReadOptions& options,
                      const std::vector<GridBlock>& blocks, bool by_columns) {
  const std::size_t faults = faults_of(blocks, by_columns).count;
  const bool one_hot = nearly_fits(faults, lines_of(blocks, by_columns)) ||
                       options.kind == Kind::labels || blocks.size() > 2;
  if (options.kind == Kind::multilabel || (!one_hot && have_one_shape(blocks)))
    return sets_of(source, options, blocks, std::nullopt);
  return as_data(one_hot_cases(source, options, blocks, by_columns));
}

std::optional<Result<Data>> read_halves(Source& source, const ReadOptions& options,
                                        const GridBlock& block) {
  std::vector<GridBlock> halves = named_halves(block);
  if (!halves.empty()) return cases_of(source, options, halves, false);

  constexpr std::size_t fewest = 3;
  const std::size_t width = block.columns();
  const bool alone = options.kind == Kind::distributions;
  const bool told = options.kind == Kind::labels || options.kind == Kind::multilabel || alone;
  const bool may_be_matrix = block.rows() == width && !told;
  if (block.rows() < fewest || width < fewest || may_be_matrix) return std::nullopt;
  if (alone) {
    const bool by_columns = faults_of(block, false).count > 0;
    if (faults_of(block, by_columns).count > 0) return std::nullopt;
    return labelling_of(source, assignment_of(block, by_columns));
  }
  if (faults_of(block, false).count == 0 && options.kind != Kind::multilabel)
    return source.error(ErrorCode::looks_like_one_hot, block.cell(0, 0), Expected::second_table);
  if (width < 4 || width % 2 != 0) return std::nullopt;
  halves = {block.half(0, width / 2), block.half(width / 2, width)};
  if (!block.names.empty()) {
    for (std::size_t k = 0; k < width; ++k) halves[2 * k / width].names.push_back(block.names[k]);
  }
  if (options.kind != Kind::multilabel &&
      !nearly_fits(faults_of(halves, false).count, 2 * block.rows()))
    return std::nullopt;
  return cases_of(source, options, halves, false);
}

/// Whether a larger share of columns than of rows holds a single 1.
bool columns_fit_better(const std::vector<GridBlock>& blocks) {
  const std::size_t row_faults = faults_of(blocks, false).count;
  if (row_faults == 0) return false;
  const std::size_t column_faults = faults_of(blocks, true).count;
  std::size_t rows = 0, columns = 0;
  for (const GridBlock& block : blocks) {
    rows += block.rows();
    columns += block.columns();
  }
  return column_faults * rows < row_faults * columns;
}

bool reads_marks(const ReadOptions& options) {
  return !options.kind || *options.kind == Kind::labels || *options.kind == Kind::multilabel ||
         *options.kind == Kind::probabilities || *options.kind == Kind::distributions;
}

}  // namespace

std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const Surroundings& surroundings, const Grid& grid) {
  if (!reads_marks(options) || grid.rows() < 2) return std::nullopt;
  if (!grid.bracketed) {
    const std::vector<std::size_t> ends = ends_of_blocks(source, grid);
    std::vector<GridBlock> blocks;
    std::optional<GridBlock> scores;
    std::size_t first = 0;
    for (const std::size_t end : ends) {
      if (ends.size() < 2) break;
      auto block = block_of(grid, options, first, end);
      if (!block && end == ends.back() && !blocks.empty()) scores = numbers_of(grid, first, end);
      if (!block) break;
      for (const Surroundings::Name& name : surroundings.names) {
        if (name.offset > block->cell(0, 0).offset) break;
        if (first == 0 || name.offset > grid.row(first - 1)[0].offset)
          block->role = role_of(name.text);
      }
      blocks.push_back(std::move(*block));
      first = end;
    }
    if (scores && have_one_shape(blocks) && scores->rows() == blocks[0].rows() &&
        scores->columns() == blocks[0].columns())
      return scored_marks(source, options, blocks, *scores);
    if (blocks.size() > 1 && blocks.size() == ends.size()) {
      const bool by_columns = columns_fit_better(blocks);
      // Two columns may also be columns of labels with a blank line between them.
      const std::size_t faults = faults_of(blocks, by_columns).count;
      const bool narrow = blocks[0].columns() == 2;
      const bool sets = options.kind == Kind::multilabel || (!narrow && have_one_shape(blocks));
      if (sets || (narrow ? faults == 0 && blocks[0].rows() == blocks[1].rows()
                          : nearly_fits(faults, lines_of(blocks, by_columns))))
        return cases_of(source, options, blocks, by_columns);
    }
  }
  if (options.kind == Kind::probabilities) return std::nullopt;
  const auto block = block_of(grid, options, 0, grid.rows());
  return block ? read_halves(source, options, *block) : std::nullopt;
}

std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const std::vector<NamedGrid>& tables) {
  constexpr std::size_t most = 3;
  if (!reads_marks(options) || tables.size() < 2 || tables.size() > most) return std::nullopt;
  std::vector<GridBlock> blocks;
  std::optional<GridBlock> scores;
  for (const NamedGrid& table : tables) {
    if (table.grid.rows() == 0) return std::nullopt;
    auto block = block_of(table.grid, options, 0, table.grid.rows());
    if (!block && !scores && !blocks.empty()) {
      scores = numbers_of(table.grid, 0, table.grid.rows());
      if (scores) continue;
    }
    if (!block) return std::nullopt;
    block->role = role_of(table.name);
    blocks.push_back(std::move(*block));
  }
  if (scores) return scored_marks(source, options, blocks, *scores);
  return cases_of(source, options, blocks, columns_fit_better(blocks));
}

}  // namespace deconfuse
