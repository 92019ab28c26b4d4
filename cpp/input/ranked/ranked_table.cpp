#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/word_list.hpp"
#include "input/kinds/kinds.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/ranked/relevance_marks.hpp"
#include "input/tables/names.hpp"
#include "input/tables/words.hpp"
#include "input/text/number.hpp"
#include "input/text/spellings.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// The columns by their content.
struct Columns {
  std::size_t query = nowhere, rank = nowhere, score = nowhere, relevance = nowhere;
  std::size_t relevant = nowhere;  ///< number of relevant items of the row's list
  bool matched = false;            ///< rows are detections, and the lists are their classes
  std::string others;              ///< names of the other columns
};

bool names_any(std::string_view name, std::initializer_list<std::string_view> words) {
  for (std::string word = take_word(name); !word.empty(); word = take_word(name))
    if (is_one_of(word, words)) return true;
  return false;
}

bool names_relevance(std::string_view name) {
  return names_any(name, {"relevant", "relevance", "relevancia", "relevante", "relevanz", "rel",
                          "pertinent", "pertinence", "qrel"});
}
bool names_match(std::string_view name) {
  return names_any(name, {"matched", "match", "tp", "hit", "treffer", "correspondance", "acierto"});
}
bool names_rank(std::string_view name) {
  return names_any(name,
                   {"rank", "rang", "position", "pos", "posicion", "rango", "puesto", "platz"});
}
bool names_total(std::string_view name) {
  return names_any(name, {"objects", "objetos", "objekte", "objets", "gt"});
}
bool names_query(std::string_view name) {
  return names_any(name, {"query", "qid", "topic", "consulta", "anfrage", "suchanfrage", "requete",
                          "user", "usuario", "nutzer", "utilisateur"});
}
bool names_class(std::string_view name) {
  return names_any(name, {"class", "category", "clase", "categoria", "klasse", "kategorie",
                          "classe", "categorie"});
}
bool names_confidence(std::string_view name) {
  return names_score(name) ||
         names_any(name, {"score", "confidence", "conf", "confianza", "konfidenz", "confiance"});
}

/// Whether the cells below the first one are 1, 2, 3 …
bool counts_up(const Grid& grid, std::size_t column) {
  for (std::size_t r = 1; r < grid.rows(); ++r)
    if (column >= grid.row(r).size() || grid.row(r)[column].text != std::to_string(r)) return false;
  return true;
}

/// Whether no cell below the first one is a count above 1.
bool are_marks(const Grid& grid, std::size_t column) {
  for (std::size_t r = 1; r < grid.rows(); ++r)
    if (column < grid.row(r).size() && relevance_of(grid.row(r)[column].text).value_or(0) > 1)
      return false;
  return true;
}

std::optional<Columns> columns_of(const Grid& grid) {
  if (grid.rows() < 2 || grid.row(0).size() != grid.row(1).size()) return std::nullopt;
  Columns columns;
  const auto header = grid.row(0);
  std::size_t class_column = nowhere;
  const auto take = [](std::size_t& column, std::size_t c) {
    const bool is_first = column == nowhere;
    if (is_first) column = c;
    return is_first;
  };
  for (std::size_t c = 0; c < header.size(); ++c) {
    const std::string_view name = header[c].text;
    if (names_relevance(name) && names_rank(name))
      return std::nullopt;  // of the first relevant item
    if (names_relevance(name) && take(columns.relevance, c)) continue;
    if (names_query(name) && take(columns.query, c)) continue;
    if (names_total(name) && take(columns.relevant, c)) continue;
    const bool is_rank = names_rank(name) || (name == "k" && counts_up(grid, c));
    if (is_rank && take(columns.rank, c)) continue;
    if (names_confidence(name) && take(columns.score, c)) continue;
    if (names_match(name) && columns.relevance == nowhere && take(columns.relevance, c)) {
      columns.matched = true;
      continue;
    }
    if (names_class(name) && take(class_column, c)) continue;
    columns.others += (columns.others.empty() ? "" : ", ") + std::string(name);
  }
  if (columns.matched && columns.query == nowhere) columns.query = class_column;
  if (columns.relevance == nowhere || (columns.matched && !are_marks(grid, columns.relevance)))
    return std::nullopt;
  // A sentence whose words recur in the next one is no row of names.
  if (grid.row(1)[columns.relevance].text == header[columns.relevance].text) return std::nullopt;
  return columns;
}

class Reader {
 public:
  Reader(Source& source, const Grid& grid, Columns columns)
      : source_(source), grid_(grid), columns_(std::move(columns)) {}

  Result<Data> read() {
    for (std::size_t r = 1; r < grid_.rows(); ++r)
      if (auto error = take(r)) return std::move(*error);
    RankedLists lists;
    bool any_tie = false;
    for (std::vector<Item>& items : items_) {
      const bool by_rank = columns_.rank != nowhere;
      put_in_order(items, [by_rank](const Item& one, const Item& other) {
        return by_rank ? one.order < other.order : one.order > other.order;
      });
      const auto same = std::adjacent_find(
          items.begin(), items.end(),
          [](const Item& one, const Item& other) { return one.order == other.order; });
      any_tie = any_tie || (same != items.end() && columns_.score != nowhere && !by_rank);
      std::vector<double>& relevance = lists.relevance.emplace_back();
      for (const Item& item : items) relevance.push_back(item.relevance);
    }
    if (items_.size() > 1) lists.queries = queries_.names();
    const std::size_t place = grid_.row(0)[0].offset;
    if (any_tie) source_.notice(NoticeCode::equal_scores_ordered, place);
    if (!columns_.others.empty())
      source_.notice(NoticeCode::columns_ignored, place, {{"names", excerpt_of(columns_.others)}});
    lists.relevant = relevant_;
    if (!relevant_.empty()) return Data(std::move(lists));
    const auto found = [](double sum, const std::vector<double>& relevance) {
      return sum + static_cast<double>(std::count_if(relevance.begin(), relevance.end(),
                                                     [](double gain) { return gain > 0; }));
    };
    source_.notice(NoticeCode::relevant_assumed, place,
                   {{"count", count_text(std::accumulate(lists.relevance.begin(),
                                                         lists.relevance.end(), 0.0, found))}});
    return Data(std::move(lists));
  }

 private:
  struct Item {
    double order = 0;
    double relevance = 0;
  };

  std::optional<InputError> take(std::size_t r) {
    const auto row = grid_.row(r);
    if (row.size() != grid_.row(0).size())
      return unequal_row(source_, grid_, r, row.size(), grid_.row(0).size());
    const Cell& mark = row[columns_.relevance];
    const auto relevance = relevance_of(mark.text);
    if (!relevance) return source_.error(ErrorCode::no_ranked_list, mark, Expected::ranked_list);
    double order = 0;
    const std::size_t by = columns_.rank != nowhere ? columns_.rank : columns_.score;
    if (by != nowhere) {
      const Number number = parse_number(row[by].text);
      if (number.form != NumberForm::finite)
        return source_.error(ErrorCode::not_a_number, row[by], Expected::number);
      order = number.value;
    }
    const std::size_t list =
        columns_.query == nowhere
            ? 0
            : static_cast<std::size_t>(queries_.code_of(row[columns_.query].text));
    items_.resize(std::max(items_.size(), list + 1));
    if (columns_.relevant != nowhere) {
      const Cell& cell = row[columns_.relevant];
      const Number total = parse_number(cell.text);
      if (total.form != NumberForm::finite)
        return source_.error(ErrorCode::not_a_number, cell, Expected::whole_number);
      relevant_.resize(items_.size());
      relevant_[list] = total.value;
    }
    items_[list].push_back({order, *relevance});
    return std::nullopt;
  }

  Source& source_;
  const Grid& grid_;
  Columns columns_;
  Spellings queries_;
  std::vector<std::vector<Item>> items_;  ///< by query
  std::vector<double> relevant_;          ///< by query; empty if no column states it
};

}  // namespace

bool is_of_detections(std::string_view header) {
  return names_match(header) && !names_relevance(header);
}

std::optional<Result<Data>> read_ranked_table(Source& source, const ReadOptions& options,
                                              const Grid& grid) {
  if (options.kind && options.kind != Kind::ranked) return std::nullopt;
  auto columns = columns_of(grid);
  if (!columns) return std::nullopt;
  // A truth with scores alone may also be cases.
  const bool is_ranked = columns->rank != nowhere || columns->query != nowhere;
  if (!is_ranked && !options.kind) return std::nullopt;
  return Reader(source, grid, std::move(*columns)).read();
}

}  // namespace deconfuse
