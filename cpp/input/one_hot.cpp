#include "input/one_hot.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "data/labels.hpp"
#include "input/class_assignment.hpp"
#include "input/distribution_columns.hpp"
#include "input/matrix_cell.hpp"
#include "input/names.hpp"
#include "input/number.hpp"
#include "input/score_columns.hpp"
#include "input/score_numbers.hpp"

namespace deconfuse {
namespace {

enum class Mark { zero, one, none };

Mark mark_of(const Cell& cell) {
  if (cell.text == "0") return Mark::zero;
  if (cell.text == "1") return Mark::one;
  // The number of a longer text is neither.
  if (cell.text.empty() || cell.text.size() > 8) return Mark::none;
  const std::string label = canonical_label(cell.text);
  if (label == "0" || label == "False" || label == "FALSE" || label == "false") return Mark::zero;
  if (label == "1" || label == "True" || label == "TRUE" || label == "true") return Mark::one;
  return Mark::none;
}

/// Zeros and ones in part of a grid.
struct Block {
  const Grid* grid = nullptr;
  std::size_t first = 0;  ///< row
  std::size_t end = 0;
  std::size_t left = 0;  ///< column
  std::size_t right = 0;
  std::vector<Cell> names;  ///< of the columns, or none
  Role role = Role::none;

  std::size_t rows() const { return end - first; }
  std::size_t columns() const { return right - left; }
  const Cell& cell(std::size_t r, std::size_t c) const { return grid->row(first + r)[left + c]; }
  bool one(std::size_t r, std::size_t c) const { return mark_of(cell(r, c)) == Mark::one; }

  Block half(std::size_t from, std::size_t to) const {
    Block part = *this;
    part.left = left + from;
    part.right = left + to;
    part.names.clear();
    return part;
  }
};

/// Where a line has no 1 or several.
struct Fault {
  std::size_t found = 0;
  Cell place;
};

/// The faults of the rows, or of the columns.
struct Faults {
  std::size_t count = 0;
  Fault first;

  void add(const Faults& other) {
    if (count == 0) first = other.first;
    count += other.count;
  }
};

Faults faults_of(const Block& block, bool by_columns) {
  Faults faults;
  const std::size_t lines = by_columns ? block.columns() : block.rows();
  const std::size_t length = by_columns ? block.rows() : block.columns();
  for (std::size_t line = 0; line < lines; ++line) {
    std::size_t ones = 0;
    const Cell* place = nullptr;
    for (std::size_t k = 0; k < length; ++k) {
      const Cell& cell = by_columns ? block.cell(k, line) : block.cell(line, k);
      if (place == nullptr) place = &cell;
      if (mark_of(cell) == Mark::one && ++ones == 2) place = &cell;
    }
    if (ones == 1) continue;
    if (faults.count++ == 0) faults.first = {ones, *place};
  }
  return faults;
}

Faults faults_of(const std::vector<Block>& blocks, bool by_columns) {
  Faults faults;
  for (const Block& block : blocks) faults.add(faults_of(block, by_columns));
  return faults;
}

ClassAssignment assignment_of(const Block& block, bool by_columns) {
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

/// With so many rows a mistake in some tells itself from other data.
bool nearly_fits(std::size_t faults, std::size_t lines) {
  constexpr std::size_t fewest = 4;
  return faults == 0 || (lines >= fewest && 4 * faults <= lines);
}

std::size_t lines_of(const std::vector<Block>& blocks, bool by_columns) {
  std::size_t lines = 0;
  for (const Block& block : blocks) lines += by_columns ? block.columns() : block.rows();
  return lines;
}

bool have_one_shape(const std::vector<Block>& blocks) {
  return std::all_of(blocks.begin(), blocks.end(), [&](const Block& block) {
    return block.rows() == blocks[0].rows() && block.columns() == blocks[0].columns();
  });
}

/// The marks as sets of labels, by rows; `scores` holds other numbers, or nothing.
Result<Data> sets_of(Source& source, const ReadOptions& options, const std::vector<Block>& given,
                     const std::optional<Block>& scores) {
  std::vector<Block> blocks;
  for (int rank = first_rank; rank <= last_rank; ++rank) {
    for (const Block& block : given) {
      if (rank_of(block.role) == rank) blocks.push_back(block);
    }
  }
  const Block& truth = blocks[0];
  std::vector<Block> all = blocks;
  if (scores) all.push_back(*scores);
  for (const Block& block : all) {
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
  const auto named =
      std::find_if(all.begin(), all.end(), [](const Block& block) { return !block.names.empty(); });
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
  const auto marks_of = [](const Block& block) {
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

/// One-hot rows of the truth beside rows of numbers that sum to 1: as a column of labels beside
/// columns of probabilities.
std::optional<Result<Data>> probabilities_of(Source& source, const ReadOptions& options,
                                             const Block& truth, const Block& numbers) {
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
                          const std::vector<Block>& blocks, const Block& scores) {
  if (blocks.size() == 1) {
    if (auto data = probabilities_of(source, options, blocks[0], scores)) return std::move(*data);
  }
  return sets_of(source, options, blocks, scores);
}

Result<LabelColumns> one_hot_cases(Source& source, const ReadOptions& options,
                                   const std::vector<Block>& blocks, bool by_columns) {
  if (const Faults faults = faults_of(blocks, by_columns); faults.count > 0)
    return not_one_hot(source, faults.first);
  std::vector<ClassAssignment> assignments;
  for (const Block& block : blocks) assignments.push_back(assignment_of(block, by_columns));
  source.notice(by_columns ? NoticeCode::one_hot_columns : NoticeCode::one_hot_rows,
                assignments[0].place.offset,
                {{"cases", std::to_string(assignments[0].classes.size())},
                 {"classes", std::to_string(assignments[0].count)}});
  return cases_of_assignments(source, options, assignments);
}

/// A class for each case, or sets of labels.
Result<Data> cases_of(Source& source, const ReadOptions& options, const std::vector<Block>& blocks,
                      bool by_columns) {
  const std::size_t faults = faults_of(blocks, by_columns).count;
  const bool one_hot = nearly_fits(faults, lines_of(blocks, by_columns)) ||
                       options.kind == Kind::labels || blocks.size() > 2;
  if (options.kind == Kind::multilabel || (!one_hot && have_one_shape(blocks)))
    return sets_of(source, options, blocks, std::nullopt);
  return as_data(one_hot_cases(source, options, blocks, by_columns));
}

/// Numbers that count up, or R's [1,].
bool is_index(const Grid& grid, std::size_t first, std::size_t end) {
  const Number start = parse_number(grid.row(first)[0].text);
  for (std::size_t r = first; r < end; ++r) {
    const std::string_view text = grid.row(r)[0].text;
    if (is_r_index(text)) continue;
    const Number number = parse_number(text);
    if (number.form != NumberForm::finite || start.value > 1 ||
        number.value != start.value + static_cast<double>(r - first))
      return false;
  }
  return true;
}

/// Rows [first, end) as marks, with or without names above and numbers beside; none where anything
/// else stands there.
std::optional<Block> block_of(const Grid& grid, const ReadOptions& options, std::size_t first,
                              std::size_t end) {
  if (end - first < 2) return std::nullopt;
  const auto all_marks = [&](std::size_t r, std::size_t from) {
    const auto row = grid.row(r);
    return std::all_of(row.begin() + static_cast<std::ptrdiff_t>(from), row.end(),
                       [](const Cell& cell) { return mark_of(cell) != Mark::none; });
  };
  const std::size_t width = grid.row(end - 1).size();
  if (width < 2 || !all_marks(end - 1, 1)) return std::nullopt;
  Block block{&grid, first, end, 0, width, {}, Role::none};
  const bool headed = options.header == true || grid.row(first).size() + 1 == width ||
                      (!all_marks(first, 0) && options.header != false && !all_marks(first, 1));
  if (headed) ++block.first;
  bool index = false;
  for (std::size_t r = block.first; r < end; ++r) {
    if (grid.row(r).size() != width || !all_marks(r, 1)) return std::nullopt;
    index = index || mark_of(grid.row(r)[0]) == Mark::none;
  }
  if (index) {
    if (!is_index(grid, block.first, end)) return std::nullopt;
    block.left = 1;
  }
  if (block.rows() == 0 || block.columns() < 2) return std::nullopt;
  if (!headed) return block;
  const auto header = grid.row(first);
  if (header.size() != width && header.size() != block.columns()) return std::nullopt;
  block.names.assign(header.end() - static_cast<std::ptrdiff_t>(block.columns()), header.end());
  if (std::any_of(block.names.begin(), block.names.end(),
                  [](const Cell& name) { return name.text.empty(); }))
    return std::nullopt;
  if (std::all_of(block.names.begin(), block.names.end(),
                  [](const Cell& name) { return is_r_index(name.text); }))
    block.names.clear();
  return block;
}

bool same_names(const std::vector<Cell>& left, const std::vector<Cell>& right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](const Cell& a, const Cell& b) {
                      return canonical_label(a.text) == canonical_label(b.text);
                    });
}

bool is_separator(char c) { return std::string_view("_-.: =").find(c) != std::string_view::npos; }

/// `real_cat` and `real_cow` without what they have in common before or after a separator.
void cut_common_ends(std::vector<Cell>& names) {
  std::size_t prefix = names[0].text.size(), suffix = prefix;
  const std::string_view first = names[0].text;
  for (const Cell& name : names) {
    const std::string_view text = name.text;
    std::size_t k = 0;
    while (k < std::min(prefix, text.size()) && text[k] == first[k]) ++k;
    prefix = k;
    k = 0;
    while (k < std::min(suffix, text.size()) &&
           text[text.size() - 1 - k] == first[first.size() - 1 - k])
      ++k;
    suffix = k;
  }
  while (prefix > 0 && !is_separator(first[prefix - 1])) --prefix;
  while (suffix > 0 && !is_separator(first[first.size() - suffix])) --suffix;
  if (prefix > 0) suffix = 0;
  for (Cell& name : names) {
    name.text.remove_prefix(prefix);
    name.text.remove_suffix(suffix);
  }
}

/// `truth_cat, truth_dog, pred_cat, pred_dog`: the halves as their names tell them.
std::vector<Block> halves_by_role(const Block& block) {
  std::vector<Block> halves;
  for (std::size_t k = 0; k < block.names.size(); ++k) {
    Cell name = block.names[k];
    std::string_view rest;
    const Role role = leading_role(name.text, rest);
    if (!is_axis(role) || rest.empty()) return {};
    if (halves.empty() || halves.back().role != role) {
      halves.push_back(block.half(k, k));
      halves.back().role = role;
    }
    name = part_of(name, rest);
    halves.back().right = block.left + k + 1;
    halves.back().names.push_back(name);
  }
  const bool two_each =
      halves.size() == 2 && halves[0].names.size() > 1 && halves[1].names.size() > 1;
  return two_each ? halves : std::vector<Block>{};
}

/// The same names twice, or the same with another beginning or end.
std::vector<Block> halves_by_name(const Block& block) {
  const std::size_t middle = block.columns() / 2;
  if (block.names.empty() || block.columns() != 2 * middle || middle < 2) return {};
  std::vector<Block> halves = {block.half(0, middle), block.half(middle, 2 * middle)};
  const auto cut = block.names.begin() + static_cast<std::ptrdiff_t>(middle);
  halves[0].names.assign(block.names.begin(), cut);
  halves[1].names.assign(cut, block.names.end());
  if (same_names(halves[0].names, halves[1].names)) return halves;
  for (Block& half : halves) cut_common_ends(half.names);
  const bool any_empty =
      std::any_of(halves[0].names.begin(), halves[0].names.end(),
                  [](const Cell& name) { return canonical_label(name.text).empty(); });
  if (any_empty || !same_names(halves[0].names, halves[1].names)) return {};
  return halves;
}

std::optional<Result<Data>> read_halves(Source& source, const ReadOptions& options,
                                        const Block& block) {
  std::vector<Block> halves = halves_by_role(block);
  if (halves.empty()) halves = halves_by_name(block);
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

/// The rows after which a blank line stands, or a name on a line of its own.
std::vector<std::size_t> ends_of_blocks(const Source& source, const Grid& grid) {
  std::vector<std::size_t> ends;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const Cell& last = grid.row(r - 1).back();
    const std::size_t begin = last.offset + last.text.size(), end = grid.row(r)[0].offset;
    if (begin >= end) continue;
    const std::string_view between = source.text().substr(begin, end - begin);
    const std::size_t line_break = next_line(between, line_end(between, 0));
    if (line_end(between, line_break) < between.size()) ends.push_back(r);
    constexpr std::size_t most = 3;
    if (ends.size() >= most) return {};
  }
  ends.push_back(grid.rows());
  return ends;
}

/// The orientation in which more lines hold a single 1.
bool columns_fit_better(const std::vector<Block>& blocks) {
  const std::size_t row_faults = faults_of(blocks, false).count;
  if (row_faults == 0) return false;
  const std::size_t column_faults = faults_of(blocks, true).count;
  std::size_t rows = 0, columns = 0;
  for (const Block& block : blocks) {
    rows += block.rows();
    columns += block.columns();
  }
  return column_faults * rows < row_faults * columns;
}

/// Rows [first, end) of numbers, perhaps below names; none where anything else stands there or
/// nothing but marks.
std::optional<Block> numbers_of(const Grid& grid, std::size_t first, std::size_t end) {
  const auto is_number = [](const Cell& cell) {
    return parse_number(cell.text).form != NumberForm::none ||
           parse_number(cell.text, ',').form != NumberForm::none || is_missing(cell.text);
  };
  Block block{&grid, first, end, 0, grid.row(end - 1).size(), {}, Role::none};
  const auto top = grid.row(first);
  if (end - first > 1 && std::none_of(top.begin(), top.end(), is_number)) {
    block.names.assign(top.begin(), top.end());
    ++block.first;
  }
  bool marks = true;
  for (std::size_t r = block.first; r < end; ++r) {
    const auto row = grid.row(r);
    if (row.size() != block.right || !std::all_of(row.begin(), row.end(), is_number))
      return std::nullopt;
    for (const Cell& cell : row) marks = marks && mark_of(cell) != Mark::none;
  }
  if (marks || (!block.names.empty() && block.names.size() != block.columns())) return std::nullopt;
  return block;
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
    std::vector<Block> blocks;
    std::optional<Block> scores;
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
      // Two columns may be labels with a blank line between.
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
  std::vector<Block> blocks;
  std::optional<Block> scores;
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
