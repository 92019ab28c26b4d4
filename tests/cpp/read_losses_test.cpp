#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/losses.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"
#include "mutilation.hpp"

using deconfuse::code_text;
using deconfuse::Expected;
using deconfuse::expected_text;
using deconfuse::InputError;
using deconfuse::Kind;
using deconfuse::LossTable;
using deconfuse::Missing;
using deconfuse::mutilated;
using deconfuse::Random;
using deconfuse::Reading;
using deconfuse::ReadOptions;
using deconfuse::Result;
using deconfuse::text_of;
using deconfuse::understand;

namespace {

using Setting = void (*)(ReadOptions&);

Result<Reading> read_as_losses(const std::string& text, Setting set) {
  ReadOptions options;
  options.kind = Kind::decision;
  if (set != nullptr) set(options);
  return understand(text, options);
}

void list(std::string& text, const std::vector<std::string>& names) {
  for (const std::string& name : names) text += "[" + name + "]";
}

void list(std::string& text, const std::vector<double>& numbers) {
  for (const double number : numbers) text += " " + text_of(number);
}

/// "[rain][sun] x [stay][go] = 1 2 3 4; [grey] = 0.5 0.5", or an error's code and place.
std::string described_losses(const Result<Reading>& result) {
  if (const auto* error = std::get_if<InputError>(&result))
    return code_text(error->code) + " " + std::to_string(error->line) + ":" +
           std::to_string(error->column);
  const auto* table = std::get_if<LossTable>(&std::get<Reading>(result).data);
  if (table == nullptr) return "no losses";
  std::string text;
  list(text, table->states);
  text += " x ";
  list(text, table->actions);
  text += " =";
  list(text, table->loss);
  if (table->observations.empty()) return text;
  text += "; ";
  list(text, table->observations);
  text += " =";
  list(text, table->posteriors);
  return text;
}

std::string codes_of(const Result<Reading>& result) {
  std::string codes;
  if (const auto* reading = std::get_if<Reading>(&result)) {
    for (const auto& notice : reading->notices)
      codes += (codes.empty() ? "" : " ") + code_text(notice.code);
  }
  return codes;
}

struct GoodTable {
  std::string name;
  std::string text;
  std::string table;
  std::string notices;  ///< codes
  Setting set = nullptr;
};

const std::string weather = "[rain][sun] x [stay][go] = 1 10 5.5 -2";
const std::string patients =
    "[Joven, no COVID][Joven, COVID][Mayor, no COVID][Mayor, COVID] x [nada][med.] = 0 8 60 8 0 8 "
    "10 8";
const std::string weather_seen = weather + "; [grey][blue] = 0.75 0.25 0.125 0.875";

const std::vector<GoodTable>& good_tables() {
  static const std::vector<GoodTable> tables = {
      {"a spreadsheet", "state\tstay\tgo\nrain\t1\t10\nsun\t5.5\t-2", weather, ""},
      {"names with commas in a spreadsheet",
       "Estado\tnada\tmed.\nJoven, no COVID\t0\t8\nJoven, COVID\t60\t8\nMayor, no COVID\t0\t8\n"
       "Mayor, COVID\t10\t8\n",
       patients, ""},
      {"names with commas in Markdown",
       "| Estado | nada | med. |\n|---|---:|---:|\n| Joven, no COVID | 0 | 8 |\n"
       "| Joven, COVID | 60 | 8 |\n| Mayor, no COVID | 0 | 8 |\n| Mayor, COVID | 10 | 8 |",
       patients, ""},
      {"Markdown without blanks",
       "|Estado|nada|med.|\n|-|-|-|\n|Joven, no COVID|0|8|\n|Joven, COVID|60|8|\n"
       "|Mayor, no COVID|0|8|\n|Mayor, COVID|10|8|",
       patients, ""},
      {"names with commas between wide blanks",
       "Estado            nada  med.\nJoven, no COVID    0     8\nJoven, COVID      60     8\n"
       "Mayor, no COVID    0     8\nMayor, COVID      10     8",
       patients, ""},
      {"names with blanks between wide blanks",
       "state       stay  go\nlight rain  1    10\nbright sun  5.5  -2",
       "[light rain][bright sun] x [stay][go] = 1 10 5.5 -2", ""},
      {"names with commas in quotes",
       "Estado,nada,med.\n\"Joven, no COVID\",0,8\n\"Joven, COVID\",60,8\n\"Mayor, no COVID\",0,8\n"
       "\"Mayor, COVID\",10,8",
       patients, ""},
      {"commas", "state,stay,go\nrain,1,10\nsun,5.5,-2", weather, ""},
      {"an empty corner", ",stay,go\nrain,1,10\nsun,5.5,-2", weather, ""},
      {"a corner that says anything", "weather,stay,go\nrain,1,10\nsun,5.5,-2", weather, ""},
      {"no corner at all", "stay go\nrain 1 10\nsun 5.5 -2", weather, ""},
      {"an indented print", "       stay   go\nrain    1.0   10\nsun     5.5   -2\n", weather, ""},
      {"decimal commas", "estado;stay;go\nrain;1;10\nsun;5,5;-2", weather, "decimal-comma"},
      {"decimal commas, told", "estado;stay;go\nrain;1;10\nsun;5,5;-2", weather, "",
       [](ReadOptions& o) { o.decimal = ','; }},
      {"a minus that is no hyphen", "state,stay,go\nrain,1,10\nsun,5.5,\u22122", weather, ""},
      {"CR LF and a byte order mark", "\xEF\xBB\xBFstate,stay,go\r\nrain,1,10\r\nsun,5.5,-2\r\n",
       weather, ""},
      {"CR", "state;stay;go\rrain;1;10\rsun;5.5;-2\r", weather, ""},
      {"UTF-16",
       std::string("\xFF\xFEh\0 \0a\0\n\0r\0 \0"
                   "1\0",
                   16),
       "[r] x [a] = 1", ""},
      {"empty cells at the ends", "state,stay,go,,\nrain,1,10,,\nsun,5.5,-2,,", weather, ""},
      {"a blank line after every row", "state,stay,go\n\nrain,1,10\n\nsun,5.5,-2\n\n", weather, ""},
      {"a stated separator", "sep=;\nstate;stay;go\nrain;1;10\nsun;5.5;-2", weather, ""},
      {"a heading and a comment", "Losses:\n# in euros\nstate,stay,go\nrain,1,10\nsun,5.5,-2",
       weather, "heading-skipped comment-skipped"},
      {"a fence", "```\nstate,stay,go\nrain,1,10\nsun,5.5,-2\n```", weather, ""},
      {"LaTeX",
       "\\begin{tabular}{l|rr}\n\\hline\n & stay & \\textbf{go} \\\\ \\hline\n"
       "rain & 1 & 10 \\\\\nsun & $5.5$ & $-2$ \\\\ \\hline\n\\end{tabular}",
       weather, ""},
      {"LaTeX with decimal commas and a corner",
       "\\begin{tabular}{lrr}$h$ & stay & go \\\\ rain & 1 & 10 \\\\ sun & 5{,}5 & -2 "
       "\\end{tabular}",
       weather, "decimal-comma"},
      {"formulas in a spreadsheet", "$h$\t$a_1$\t$a_2$\n$h_1$\t$0$\t$-1$",
       "[h_1] x [a_1][a_2] = 0 -1", ""},
      {"a Python matrix", "L = [[1, 10], [5.5, -2]]", "[1][2] x [1][2] = 1 10 5.5 -2", ""},
      {"a printed array", "[[ 1.  10. ]\n [ 5.5 -2. ]]", "[1][2] x [1][2] = 1 10 5.5 -2", ""},

      {"nothing but numbers", "1 10\n5.5 -2", "[1][2] x [1][2] = 1 10 5.5 -2", ""},
      {"no names of actions", "rain 1 10\nsun 5.5 -2", "[rain][sun] x [1][2] = 1 10 5.5 -2", ""},
      {"no names of states", "stay,go\n1,10\n5.5,-2", "[1][2] x [stay][go] = 1 10 5.5 -2", ""},
      {"one action without names", "8\n8\n0", "[1][2][3] x [1] = 8 8 0", ""},
      {"one state", "state go stay\nsun 1 2", "[sun] x [go][stay] = 1 2", ""},
      {"classes, which are numbers", "h,0,1\n0,0,1\n1,5,0", "[0][1] x [0][1] = 0 1 5 0", ""},
      {"classes under another heading", "y 0 1\n0 0 1\n1 5 0", "[0][1] x [0][1] = 0 1 5 0", ""},
      {"classes without a corner", "0 1\na 0 1\nb 5 0", "[a][b] x [0][1] = 0 1 5 0", ""},
      {"numbered states", "patient,treat,wait\n1,0,1\n2,5,0\n3,1,1",
       "[1][2][3] x [treat][wait] = 0 1 5 0 1 1", ""},
      {"more actions than states", "Clase;1;2;3;rechazo\n1;0;1;1;0,25\n2;1;0;1;0,25",
       "[1][2] x [1][2][3][rechazo] = 0 1 1 0.25 1 0 1 0.25", "decimal-comma"},
      {"a first line that is a header because the caller says so", "1 2\n3 4", "[1] x [1][2] = 3 4",
       "", [](ReadOptions& o) { o.header = true; }},
      {"an action called none", "state none other\nrain 1 2", "[rain] x [none][other] = 1 2", ""},
      {"thousands and exponents", "state,a,b\nx,1e3,\"1,234,567.5\"\ny,10^2,.5",
       "[x][y] x [a][b] = 1000 1234567.5 100 0.5", ""},
      {"percentages", "state,a\nx,50%\ny,100%", "[x][y] x [a] = 0.5 1", "percent-signs"},
      {"names with blanks around them and in them",
       "state , stay home , go\n\" rain \" , 1, 2\n old sun ,3 ,4",
       "[rain][old sun] x [stay home][go] = 1 2 3 4", ""},

      {"posteriors",
       "state,stay,go\nrain,1,10\nsun,5.5,-2\n\nseen,rain,sun\ngrey,0.75,0.25\nblue,0.125,0.875",
       weather_seen, ""},
      {"posteriors in another order, from other separators",
       "state\tstay\tgo\nrain\t1\t10\nsun\t5,5\t-2\n \n\nobs;sun;rain\ngrey;0,25;0,75\n"
       "blue;0,875;0,125\n",
       weather_seen, "decimal-comma"},
      {"posteriors whose first column has no name",
       "stay go\nrain 1 10\nsun 5.5 -2\n\nrain sun\ngrey 0.75 0.25\nblue 0.125 0.875", weather_seen,
       ""},
      {"posteriors without names of observations",
       "stay go\nrain 1 10\nsun 5.5 -2\n\nsun rain\n0 1\n1 0\n0.5 0.5",
       weather + "; [1][2][3] = 1 0 0 1 0.5 0.5", ""},
      {"posteriors of numbered states", "0 8\n60 8\n\n2 1\n0.25 0.75",
       "[1][2] x [1][2] = 0 8 60 8; [1] = 0.75 0.25", ""},
      {"posteriors of classes", "h,0,1\n0,0,1\n1,5,0\n\nx,1,0\na,0.5,0.5\n\nb,1,0",
       "[0][1] x [0][1] = 0 1 5 0; [a][b] = 0.5 0.5 0 1", ""},
      {"posteriors in Markdown below a heading",
       "| | nada | med. |\n|--|--|--|\n| JC, no | 0 | 8 |\n| JC | 60 | 8 |\n\nPosteriors:\n\n"
       "| x | JC, no | JC |\n|--|--|--|\n| J0 | 0.985955 | 0.014045 |\n",
       "[JC, no][JC] x [nada][med.] = 0 8 60 8; [J0] = 0.985955 0.014045", "heading-skipped"},
      {"posteriors in LaTeX",
       "\\begin{tabular}{lr}h & a \\\\ s & 1 \\\\ t & 2 \\end{tabular}\n"
       "\\begin{tabular}{lrr} & t & s \\\\ x & 0.25 & 0.75 \\end{tabular}",
       "[s][t] x [a] = 1 2; [x] = 0.75 0.25", ""},
      {"rounded posteriors", "h,a\ns,1\nt,2\n\nx,s,t\nu,0.3333333,0.6666666",
       "[s][t] x [a] = 1 2; [u] = 0.333333 0.666667", ""},
      {"posteriors as percentages", "h,a\ns,1\nt,2\n\nx,s,t\nu,25%,75%",
       "[s][t] x [a] = 1 2; [u] = 0.25 0.75", "percent-signs"},
  };
  return tables;
}

struct BadTable {
  std::string name;
  std::string text;
  std::string error;  ///< code and place
  std::string excerpt;
  std::string expected;
  Setting set = nullptr;
};

const std::vector<BadTable>& bad_tables() {
  static const std::vector<BadTable> tables = {
      {"nothing", "", "no-losses 1:1", "", "loss-table"},
      {"blanks", " \n\t\r\n", "no-losses 1:1", "", "loss-table"},
      {"a comment alone", "# losses", "no-losses 1:1", "", "loss-table"},
      {"names alone", "Estado\nrain\nsun", "no-losses 2:1", "rain", "loss-table"},
      {"two lists", "a = [1, 0]\nb = [0, 1]", "no-losses 1:1", "a = [1, 0]", "loss-table"},
      {"a header alone", "state,stay,go", "header-only 1:1", "state", "loss-table"},
      {"HTML", "<table><tr><td>1</td></tr></table>", "looks-like-html 1:1",
       "<table><tr><td>1</td></tr></table>", "plain-text"},
      {"a short row", "state,stay,go\nrain,1\nsun,5,2", "ragged-rows 2:6", "1", "equal-rows"},
      {"a long row", "state,stay,go\nrain,1,2\nsun,5,2,3", "ragged-rows 3:9", "3", "equal-rows"},
      {"a short header", "state,stay\nrain,1,2\nsun,5,2", "ragged-rows 2:8", "2", "equal-rows"},
      {"another separator", "state;stay;go\nrain;1;2\nsun;5;2\nsnow,1,2", "mixed-delimiters 4:1",
       "snow,1,2", "one-delimiter"},
      {"a word for a loss", "state,stay,go\nrain,1,x\nsun,5,2", "not-a-number 2:8", "x", "number"},
      {"a word among numbers", "1 2\n3 x\n5 6", "not-a-number 2:3", "x", "number"},
      {"a word in the first column of numbers", "stay,go\n1,2\nx,3\n5,6", "not-a-number 3:1", "x",
       "number"},
      {"characters count, not bytes", "state,stay,go\nlluvía,ñ,1", "not-a-number 2:8", "ñ",
       "number"},
      {"a missing loss", "state,stay,go\nrain,1,\nsun,5,2", "missing-value 2:8", "", "value"},
      {"a missing loss cannot be left out", "state,stay,go\nrain,1,NA\nsun,5,2",
       "missing-value 2:8", "NA", "value", [](ReadOptions& o) { o.missing = Missing::omit; }},
      {"a missing loss in the first line", "0 NaN\n1 2", "missing-value 1:3", "NaN", "value"},
      {"not a number", "state,stay,go\nrain,NaN,1\nsun,5,2", "missing-value 2:6", "NaN", "value"},
      {"an infinite loss", "state,stay,go\nrain,1,2\nsun,inf,2", "infinite-number 3:5", "inf",
       "finite-number"},
      {"an infinite gain", "state,stay,go\nrain,1,2\nsun,3,-∞", "infinite-number 3:7", "-∞",
       "finite-number"},
      {"too large a loss", "state,stay,go\nrain,1,1e999", "number-too-large 2:8", "1e999",
       "finite-number"},
      {"a shortened print", "state stay go\nrain 1 2\n... ... ...\nsun 3 4", "shortened-print 3:1",
       "... ... ...", "complete-data"},
      {"an ellipsis for a loss", "state,stay,go\nrain,1,...", "shortened-print 2:8", "...",
       "complete-data"},
      {"an unclosed quote", "state,stay\n\"rain,1\nsun,2", "unclosed-quote 2:1", "\"rain,1",
       "closing-quote"},
      {"an unclosed bracket", "[[1, 2], [3, 4]", "unclosed-bracket 1:1", "[[1, 2], [3, 4]",
       "closing-bracket"},
      {"a state without a name", "state,stay,go\n,1,2\nsun,3,4", "missing-value 2:1", "", "label"},
      {"an action without a name", "state,,go\nrain,1,2", "missing-value 1:7", "", "label"},
      {"a state twice", "state,stay\nrain,1\nsun,2\n rain ,3", "duplicate-label 4:2", "rain",
       "different-labels"},
      {"an action twice", "state,go,go\nrain,1,2", "duplicate-label 1:10", "go",
       "different-labels"},
      {"numbers that are one name", "h,1,1.0\na,1,2", "duplicate-label 1:5", "1.0",
       "different-labels"},

      {"an unknown state", "h,a\ns,1\nt,2\n\nx,s,u\nv,0.5,0.5", "states-differ 5:5", "u",
       "state-names"},
      {"one state too many", "h,a\ns,1\nt,2\n\nx,s,t,u\nv,0.5,0.5,0", "states-differ 5:7", "u",
       "state-names"},
      {"one state too few", "h,a\ns,1\nt,2\n\nx,s\nv,1", "states-differ 5:3", "s", "state-names"},
      {"an unknown state below no corner", "h a\ns 1\nt 2\n\nr t\nv 0.5 0.5", "states-differ 5:1",
       "r", "state-names"},
      {"a state twice in the second table", "h,a\ns,1\nt,2\n\nx,s,s\nv,0.5,0.5",
       "duplicate-label 5:5", "s", "different-labels"},
      {"an observation twice", "h,a\ns,1\nt,2\n\nx,s,t\nv,0.5,0.5\nv,0.5,0.5",
       "duplicate-label 7:1", "v", "different-labels"},
      {"ragged posteriors", "h,a\ns,1\nt,2\n\nx,s,t\nv,0.5,0.5\nw,1", "ragged-rows 7:3", "1",
       "equal-rows"},
      {"a word for a probability", "h,a\ns,1\nt,2\n\nx,t,s\nv,0.5,z", "not-a-number 6:7", "z",
       "number"},
      {"a negative probability", "h,a\ns,1\nt,2\n\nx,s,t\nv,0.5,0.5\nw,-0.5,1.5",
       "negative-probability 7:3", "-0.5", "probability"},
      {"a probability above 1", "h,a\ns,1\nt,2\n\nx,t,s\nv,0.5,0.5\nw,-0.5,1.5",
       "probability-above-one 7:8", "1.5", "probability"},
      {"posteriors that miss 1", "h,a\ns,1\nt,2\n\nx,t,s\nv,0.5,0.5\nw,0.5,0.6",
       "probabilities-do-not-sum 7:7", "0.6", "rows-that-sum-to-one"},
      {"an infinite probability", "h,a\ns,1\nt,2\n\nx,t,s\nv,inf,0", "infinite-number 6:3", "inf",
       "finite-number"},
      {"a missing probability", "h,a\ns,1\nt,2\n\nx,t,s\nv,,1", "missing-value 6:3", "", "value"},
      {"three tables in LaTeX",
       "\\begin{tabular}{l}1\\end{tabular}\n\\begin{tabular}{l}2\\end{tabular}\n"
       "\\begin{tabular}{l}3\\end{tabular}",
       "unexpected-text 3:1", "\\begin{tabular}{l}", "loss-table"},
      {"an environment without an end", "\\begin{tabular}{l} a & b", "unclosed-environment 1:1",
       "\\begin{tabular}", "end-of-environment"},
  };
  return tables;
}

}  // namespace

TEST_CASE("tables of losses are read in every form") {
  for (const GoodTable& c : good_tables()) {
    CAPTURE(c.name);
    const Result<Reading> result = read_as_losses(c.text, c.set);
    CHECK(described_losses(result) == c.table);
    CHECK(codes_of(result) == c.notices);
  }
}

TEST_CASE("errors about bad losses have their code and place") {
  for (const BadTable& c : bad_tables()) {
    CAPTURE(c.name);
    const Result<Reading> result = read_as_losses(c.text, c.set);
    CHECK(described_losses(result) == c.error);
    const auto* error = std::get_if<InputError>(&result);
    if (error == nullptr) continue;
    CHECK(error->excerpt == c.excerpt);
    CHECK(expected_text(*error) == c.expected);
  }
}

TEST_CASE("losses are never read unless asked for") {
  for (const GoodTable& c : good_tables()) {
    CAPTURE(c.name);
    const Result<Reading> result = understand(c.text, {});
    if (const auto* reading = std::get_if<Reading>(&result))
      CHECK_FALSE(std::holds_alternative<LossTable>(reading->data));
  }
}

TEST_CASE("losses keep every digit") {
  const Result<Reading> result =
      read_as_losses("h,a,b\nx,0.1234567890123456789,-2.2250738585072014e-308", nullptr);
  REQUIRE(std::holds_alternative<Reading>(result));
  const auto& table = std::get<LossTable>(std::get<Reading>(result).data);
  CHECK(table.loss == std::vector<double>{0.1234567890123456789, -2.2250738585072014e-308});
}

TEST_CASE("more states or actions than the maximum of classes are refused") {
  std::string column = "state,stay\n", row = "state", numbers = "\nrain";
  for (int i = 1; i <= 2001; ++i) {
    column += "s" + std::to_string(i) + ",1\n";
    row += ",a" + std::to_string(i);
    numbers += ",1";
  }
  CHECK(described_losses(read_as_losses(column, nullptr)) == "too-many-classes 2002:1");
  CHECK(described_losses(read_as_losses(row + numbers, nullptr)) == "too-many-classes 1:1");
}

TEST_CASE("mutilated losses give a table or an error with a place") {
  Random random(2024);
  static const char* const pieces[] = {",",   ";",   " ",    "\n", "\n\n",  "\"",   "[",     "]",
                                       "|",   "\t",  "0",    "-1", "NaN",   "inf",  "1e999", "0,5",
                                       "50%", "...", "{",    ":",  "state", "rain", "$",     "&",
                                       "\\",  "---", "\r\n", "#",  "ñ",     "\xE2", "sun",   "1"};
  const std::vector<GoodTable>& inputs = good_tables();
  std::size_t read = 0;
  for (std::size_t round = 0; round < 6000; ++round) {
    const GoodTable& c = inputs[random(inputs.size())];
    const std::string text = mutilated(c.text, pieces, random);
    CAPTURE(text);
    const Result<Reading> result = read_as_losses(text, c.set);
    if (const auto* error = std::get_if<InputError>(&result)) {
      // Damaged encodings have a byte offset and no line.
      if (error->expected == Expected::text_encoding) continue;
      CHECK(error->line > 0);
      CHECK(error->column > 0);
      continue;
    }
    ++read;
    const auto* table = std::get_if<LossTable>(&std::get<Reading>(result).data);
    REQUIRE(table != nullptr);
    CHECK(table->states.size() > 0);
    CHECK(table->actions.size() > 0);
    CHECK(table->loss.size() == table->states.size() * table->actions.size());
    CHECK(table->posteriors.size() == table->states.size() * table->observations.size());
    for (const double loss : table->loss) CHECK(std::isfinite(loss));
    for (const double probability : table->posteriors) CHECK(std::isfinite(probability));
    for (const auto* names : {&table->states, &table->actions, &table->observations}) {
      CHECK(std::set<std::string>(names->begin(), names->end()).size() == names->size());
      for (const std::string& name : *names) CHECK_FALSE(name.empty());
    }
  }
  CHECK(read > 1000);
}
