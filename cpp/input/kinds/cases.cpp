#include "input/kinds/cases.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "data/labels.hpp"
#include "data/used_codes.hpp"
#include "input/tables/counts.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

/// The error at the first label beyond the maximum number of classes. `names` are in order of first
/// appearance.
std::optional<InputError> find_too_many(const Source& source, const std::vector<std::string>& names,
                                        const std::vector<Column>& columns) {
  if (names.size() <= maximum_classes) return std::nullopt;
  std::set<std::string> labels;
  std::string_view one_too_many;
  for (const std::string& name : names) {
    if (labels.insert(canonical_label(name)).second && labels.size() == maximum_classes + 1) {
      one_too_many = name;
    }
  }
  if (labels.size() <= maximum_classes) return std::nullopt;
  const Cell* place = nullptr;
  for (const Column& column : columns) {
    for (std::size_t i = 0; i < column.size; ++i) {
      const Cell& cell = column[i];
      if (cell.text != one_too_many) continue;
      if (place == nullptr || cell.offset < place->offset) place = &cell;
      break;
    }
  }
  return too_many_classes(source, labels.size(), *place);
}

/// Whether the text is a set: {1}, {2, 3}.
bool is_set(std::string_view text) {
  if (text.size() < 3 || text.back() != '}') return false;
  const std::string_view members = text.substr(1, text.size() - 2);
  if (members.find_first_of("{}") != std::string_view::npos) return false;
  return members.find(',') != std::string_view::npos ||
         parse_number(members).form != NumberForm::none;
}

/// A label in lower case (ASCII letters only), since capitals are what people change most easily.
std::string folded(std::string_view name) { return lower_case(canonical_label(name)); }

/// Separates groups of two clusterings, or of classes and clusters, so that no group of one is a
/// group of the other.
void separate_groups(Source& source, std::size_t offset, LabelColumns& cases) {
  UsedCodes in_rows(cases.names.size()), in_columns(cases.names.size());
  in_rows.mark(cases.truth);
  in_columns.mark(cases.predicted);
  // Most labels occur in both, and this is quicker to check than to sort them.
  for (std::size_t i = 0; i < cases.names.size(); ++i) {
    if (in_rows[i] && in_columns[i]) return;
  }
  const auto groups_of = [&](const UsedCodes& used) {
    std::vector<std::string> groups;
    for (std::size_t i = 0; i < cases.names.size(); ++i) {
      if (used[i]) groups.push_back(canonical_label(cases.names[i]));
    }
    sort_labels(groups);
    return groups;
  };
  const std::vector<std::string> rows = groups_of(in_rows);
  std::vector<std::string> columns = groups_of(in_columns);
  // If no label recurs, the labels group nothing.
  if (rows.size() < 2 || columns.size() < 2 ||
      cases.truth.size() <= std::max(rows.size(), columns.size()))
    return;
  std::set<std::string> known;
  for (const std::string& name : rows) known.insert(folded(name));
  for (const std::string& name : columns) {
    if (known.contains(folded(name))) return;
  }
  source.notice(
      NoticeCode::two_groupings, offset,
      {{"rows", std::to_string(rows.size())}, {"columns", std::to_string(columns.size())}});
  cases.predicted_labels = std::move(columns);
}

/// The error for numbers that are not whole and therefore no class names.
std::optional<InputError> find_scores(const Source& source, const Column& column) {
  const Cell* fraction = nullptr;
  for (std::size_t i = 0; i < column.size; ++i) {
    const Cell& cell = column[i];
    if (is_absent(cell)) continue;
    const Number number =
        parse_number(cell.text, cell.text.find(',') == std::string_view::npos ? '.' : ',');
    // The first labels decide: if one is a word, none is a score.
    if (number.form != NumberForm::finite && number.form != NumberForm::percent)
      return std::nullopt;
    if (fraction == nullptr && number.value != std::floor(number.value)) fraction = &cell;
  }
  if (fraction == nullptr) return std::nullopt;
  return source.error(ErrorCode::looks_like_scores, *fraction, Expected::labels);
}

/// A label such as 01 that is merged with 1; empty if there is none.
std::string merged_by_zeros(const std::vector<std::string>& names) {
  const std::set<std::string_view> known(names.begin(), names.end());
  for (const std::string& name : names) {
    if (name.size() < 2 || name[0] != '0' || !is_digit(name[1])) continue;
    const std::string label = canonical_label(name);
    if (label != name && known.contains(label)) return name;
  }
  return {};
}

constexpr std::string_view none = "None";

/// Whether any case has None as its truth and its prediction. None is then a class, since a missing
/// value would not be missing in both.
bool agree_on_none(const Column& truth, const Column& predicted) {
  for (std::size_t i = 0; i < truth.size; ++i) {
    if (!truth[i].quoted && truth[i].text == none && predicted[i].text == none) return true;
  }
  return false;
}

/// Splits groups into models if all have the same truth, case by case. False if the truth differs,
/// or there is only one model.
bool part_models(LabelColumns& cases) {
  const std::size_t models = cases.grouping->names.size();
  if (models < 2 || cases.truth.size() % models != 0) return false;
  LabelColumns parted;
  for (std::size_t model = 0; model < models; ++model) {
    std::vector<std::int32_t> truth, predicted;
    std::vector<double> weights;
    for (const std::size_t at : cases.grouping->cases_of(model)) {
      truth.push_back(cases.truth[at]);
      predicted.push_back(cases.predicted[at]);
      if (!cases.weights.empty()) weights.push_back(cases.weights[at]);
    }
    if (model == 0) {
      parted.truth = std::move(truth);
      parted.predicted = std::move(predicted);
      parted.weights = std::move(weights);
    } else if (truth != parted.truth || weights != parted.weights) {
      return false;
    } else {
      parted.others.push_back(std::move(predicted));
    }
  }
  cases.models = std::move(cases.grouping->names);
  cases.truth = std::move(parted.truth);
  cases.predicted = std::move(parted.predicted);
  cases.others = std::move(parted.others);
  cases.weights = std::move(parted.weights);
  cases.grouping.reset();
  return true;
}

}  // namespace

std::vector<std::string> model_names(const std::vector<std::string_view>& found) {
  std::vector<std::string> names(found.begin(), found.end());
  const std::set<std::string_view> distinct(found.begin(), found.end());
  if (distinct.size() == found.size() && !distinct.contains("")) return names;
  for (std::size_t at = 0; at < names.size(); ++at) names[at] = std::to_string(at + 1);
  return names;
}

bool is_label_like(const Column& other, const Column& truth, const Column& predicted) {
  std::set<std::string_view> spellings;
  std::set<std::string> labels, true_labels;
  for (const Column* column : {&truth, &predicted}) {
    for (std::size_t i = 0; i < column->size; ++i) {
      const Cell& cell = (*column)[i];
      if (!is_absent(cell) && spellings.insert(cell.text).second)
        labels.insert(canonical_label(cell.text));
    }
    if (column == &truth) true_labels = labels;
  }
  std::set<std::string_view> seen;
  bool any_true = false;
  for (std::size_t i = 0; i < other.size; ++i) {
    const Cell& cell = other[i];
    if (is_absent(cell) || !seen.insert(cell.text).second) continue;
    const std::string label = canonical_label(cell.text);
    if (!labels.contains(label)) return false;
    any_true = any_true || true_labels.contains(label);
  }
  return any_true;
}

std::optional<InputError> state_groups(Source& source, const Grouping& grouping,
                                       const Cell& first) {
  if (grouping.names.size() > maximum_groups) {
    return source.error(ErrorCode::too_many_groups, first, Expected::groups,
                        {{"found", std::to_string(grouping.names.size())},
                         {"maximum", std::to_string(maximum_groups)}});
  }
  source.notice(grouping.folds ? NoticeCode::column_of_folds : NoticeCode::column_of_groups,
                first.offset, {{"count", std::to_string(grouping.names.size())}});
  return std::nullopt;
}

void state_models(Source& source, const std::vector<std::string>& models, std::size_t offset) {
  if (models.size() == 2) {
    source.notice(NoticeCode::two_classifiers, offset,
                  {{"first", excerpt_of(models[0])}, {"second", excerpt_of(models[1])}});
    return;
  }
  source.notice(NoticeCode::several_classifiers, offset,
                {{"count", std::to_string(models.size())}, {"names", excerpt_of_names(models)}});
}

Result<LabelColumns> read_cases(Source& source, const ReadOptions& options,
                                const CaseColumns& columns) {
  const Column& truth = columns.truth;
  const Column& predicted = columns.predicted;
  const auto unequal = [&](const Column& column) {
    const Column& longer = column.size > truth.size ? column : truth;
    const std::size_t last = std::min(column.size, truth.size);
    return source.error(
        ErrorCode::unequal_lengths, longer[last], Expected::equal_lengths,
        {{"truth", std::to_string(truth.size)}, {"predicted", std::to_string(column.size)}});
  };
  std::vector<Column> label_columns = {truth, predicted};
  label_columns.insert(label_columns.end(), columns.others.begin(), columns.others.end());
  std::vector<Column> text_columns = label_columns;
  if (columns.groups) text_columns.push_back(*columns.groups);
  for (const Column& column : text_columns) {
    if (column.size != truth.size) return unequal(column);
  }
  if (columns.weights && columns.weights->size != truth.size) {
    InputError error = unequal(*columns.weights);
    error.parameters[1].first = "weights";
    return error;
  }
  if (options.kind != Kind::labels) {
    for (const Column& column : label_columns) {
      if (auto error = find_scores(source, column)) return *error;
    }
  }

  CountReader numbers(source, options);
  if (columns.weights) {
    for (std::size_t i = 0; i < truth.size; ++i) numbers.see((*columns.weights)[i]);
    if (auto error = numbers.settle()) return *error;
  }

  LabelColumns cases;
  cases.truth.reserve(truth.size);
  cases.predicted.reserve(truth.size);
  cases.others.resize(columns.others.size());
  for (std::vector<std::int32_t>& other : cases.others) other.reserve(truth.size);
  if (columns.groups) cases.grouping = Grouping{columns.groups_are_folds, {}, {}};
  Spellings spellings, groups;
  std::size_t omitted = 0;
  const Cell* first_omitted = nullptr;
  const Cell* first_padded = nullptr;
  const bool none_is_class = agree_on_none(truth, predicted);
  if (none_is_class) source.notice(NoticeCode::none_is_a_class, truth[0].offset);
  for (std::size_t i = 0; i < truth.size; ++i) {
    const Cell* absent = nullptr;
    for (const Column& column : text_columns) {
      if (absent == nullptr && is_absent(column[i]) && !(none_is_class && column[i].text == none))
        absent = &column[i];
    }
    if (absent == nullptr && columns.weights && is_absent((*columns.weights)[i]))
      absent = &(*columns.weights)[i];
    if (absent != nullptr) {
      if (options.missing == Missing::refuse) {
        return source.error(ErrorCode::missing_value, *absent,
                            absent->quoted ? Expected::label : Expected::value);
      }
      if (omitted++ == 0) first_omitted = absent;
      continue;
    }
    for (const Column& column : label_columns) {
      const Cell& cell = column[i];
      const char first = cell.text[0];
      if (first_padded == nullptr && has_outer_blanks(cell)) first_padded = &cell;
      if (cell.quoted || (first != '.' && first != '{' && static_cast<unsigned char>(first) < 0x80))
        continue;
      if (is_ellipsis(cell.text))
        return source.error(ErrorCode::shortened_print, cell, Expected::complete_data);
      if (first == '{' && is_set(cell.text))
        return source.error(ErrorCode::looks_like_sets, cell, Expected::one_label);
    }
    if (columns.weights) {
      const Result<double> weight =
          columns.weights_are_counts && !options.fractional
              ? numbers.read((*columns.weights)[i], true, ErrorCode::negative_count,
                             ErrorCode::not_a_number)
              : numbers.read((*columns.weights)[i], false, ErrorCode::negative_weight,
                             ErrorCode::not_a_number);
      if (const auto* error = std::get_if<InputError>(&weight)) return *error;
      cases.weights.push_back(std::get<double>(weight));
    }
    if (cases.truth.empty()) {
      std::vector<std::size_t> first;
      for (const Column& column : text_columns) first.push_back(column[i].offset);
      source.set_first_case(std::move(first));
    }
    source.add_case(truth[i].offset);
    cases.truth.push_back(spellings.code_of(truth[i].text));
    cases.predicted.push_back(spellings.code_of(predicted[i].text));
    for (std::size_t k = 0; k < columns.others.size(); ++k)
      cases.others[k].push_back(spellings.code_of(columns.others[k][i].text));
    if (cases.grouping)
      cases.grouping->of_case.push_back(groups.code_of((*columns.groups)[i].text));
  }
  if (auto error = find_too_many(source, spellings.names(), label_columns)) return *error;
  if (omitted > 0) {
    source.notice(NoticeCode::missing_omitted, first_omitted->offset,
                  {{"count", std::to_string(omitted)}});
  }
  if (columns.weights && columns.weights_are_counts) {
    source.notice(NoticeCode::aggregated_rows, truth[0].offset,
                  {{"rows", std::to_string(cases.truth.size())}});
  }
  if (first_padded != nullptr) {
    source.notice(NoticeCode::labels_trimmed, first_padded->offset,
                  {{"label", canonical_label(first_padded->text)}});
  }
  if (const std::string merged = merged_by_zeros(spellings.names()); !merged.empty())
    source.notice(NoticeCode::zeros_before_numbers, truth[0].offset, {{"label", merged}});
  cases.names = std::move(spellings.names());
  if (cases.grouping) {
    cases.grouping->names = std::move(groups.names());
    if (columns.groups_are_models && part_models(cases))
      state_models(source, cases.models, truth[0].offset);
  }
  if (cases.grouping) {
    if (auto error = state_groups(source, *cases.grouping, (*columns.groups)[0])) return *error;
  }
  if (!columns.others.empty()) {
    cases.models = columns.models;
    state_models(source, cases.models, truth[0].offset);
  } else if (!cases.truth.empty()) {
    separate_groups(source, truth[0].offset, cases);
  }
  cases.positive = options.positive;
  return cases;
}

}  // namespace deconfuse
