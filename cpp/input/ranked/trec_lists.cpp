#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/whole_numbers.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/text/number.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

struct Ranked {
  double score = 0;
  std::string_view document;
};

/// The judgements and the run of one query.
struct Judged {
  std::map<std::string_view, double> relevance;  ///< by document
  std::vector<Ranked> run;
};

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  constexpr std::size_t most = 7;  // one more than any line has
  for (std::size_t at = 0; at < line.size() && fields.size() < most;) {
    std::size_t end = at;
    while (end < line.size() && !is_blank(line[end])) ++end;
    if (end > at) fields.push_back(line.substr(at, end - at));
    at = end + 1;
  }
  return fields;
}

std::optional<double> number_of(std::string_view text) {
  const Number number = parse_number(text);
  return number.form == NumberForm::finite ? std::optional(number.value) : std::nullopt;
}

bool is_zero(std::string_view field) { return field == "0" || field == "Q0" || field == "q0"; }

class Reader {
 public:
  Reader(Source& source, const TextView& view) : source_(source), view_(view) {}

  std::optional<RankedText> read() {
    for (const Piece& line : view_) take(line);
    if (judgements_ == 0 || ranked_ == 0) return std::nullopt;
    RankedText text{{}, std::move(lines_)};
    std::string left_out;
    bool any_tie = false;
    for (const std::string_view name : order_) {
      Judged& query = queries_[name];
      if (query.run.empty() || query.relevance.empty()) {
        left_out += (left_out.empty() ? "" : ", ") + std::string(name);
        continue;
      }
      any_tie = sort(query.run) || any_tie;
      text.lists.queries.emplace_back(name);
      std::vector<double>& relevance = text.lists.relevance.emplace_back();
      for (const Ranked& item : query.run) {
        const auto judged = query.relevance.find(item.document);
        relevance.push_back(judged == query.relevance.end() ? 0 : judged->second);
      }
      text.lists.relevant.push_back(
          static_cast<double>(std::count_if(query.relevance.begin(), query.relevance.end(),
                                            [](const auto& one) { return one.second > 0; })));
    }
    if (text.lists.queries.empty()) return std::nullopt;
    const std::size_t place = text.lines[0].begin;
    if (!left_out.empty())
      source_.notice(NoticeCode::queries_left_out, place, {{"names", excerpt_of(left_out)}});
    if (any_tie) source_.notice(NoticeCode::equal_scores_ordered, place);
    return text;
  }

 private:
  void take(const Piece& line) {
    constexpr std::size_t of_judgement = 4, of_run = 6;
    const auto fields = fields_of(line.of(source_.text()));
    if (fields.size() == of_judgement && is_zero(fields[1])) {
      const auto relevance = number_of(fields[3]);
      if (!relevance || !is_whole(*relevance)) return;
      // A negative relevance marks pages such as spam, which are not relevant.
      query_of(fields[0]).relevance[fields[2]] = std::max(*relevance, 0.0);
      ++judgements_;
    } else if (fields.size() == of_run && is_zero(fields[1])) {
      const auto score = number_of(fields[4]);
      if (!score || !number_of(fields[3])) return;
      query_of(fields[0]).run.push_back({*score, fields[2]});
      ++ranked_;
    } else {
      return;
    }
    lines_.push_back(line);
  }

  Judged& query_of(std::string_view name) {
    const auto [query, is_new] = queries_.try_emplace(name);
    if (is_new) order_.push_back(name);
    return query->second;
  }

  /// Sorts a run and returns whether any scores are equal.
  static bool sort(std::vector<Ranked>& run) {
    put_in_order(run, [](const Ranked& one, const Ranked& other) {
      return one.score != other.score ? one.score > other.score : one.document > other.document;
    });
    return std::adjacent_find(run.begin(), run.end(), [](const Ranked& one, const Ranked& other) {
             return one.score == other.score;
           }) != run.end();
  }

  Source& source_;
  const TextView& view_;
  std::map<std::string_view, Judged> queries_;
  std::vector<std::string_view> order_;
  TextView lines_;
  std::size_t judgements_ = 0, ranked_ = 0;
};

}  // namespace

std::optional<RankedText> trec_lists_in(Source& source, const TextView& view) {
  return Reader(source, view).read();
}

}  // namespace deconfuse
