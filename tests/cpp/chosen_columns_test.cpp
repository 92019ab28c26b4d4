#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/kinds/kinds.hpp"
#include "input/readings/read.hpp"

using namespace deconfuse;

namespace {

Result<Reading> read_with(std::string_view text, std::vector<Role> columns,
                          ReadOptions options = {}) {
  options.columns = std::move(columns);
  return understand(text, options);
}

template <class Columns>
Columns columns_of(Result<Reading> result) {
  REQUIRE(std::holds_alternative<Reading>(result));
  Data& data = std::get<Reading>(result).data;
  REQUIRE(std::holds_alternative<Columns>(data));
  return std::get<Columns>(data);
}

std::string error_of(const Result<Reading>& result) {
  const auto* error = std::get_if<InputError>(&result);
  return error == nullptr ? "" : code_text(error->code);
}

}  // namespace

TEST_CASE("columns have the roles that the options give them, whatever their names") {
  const std::string_view text =
      "pred,name,number,truth\n"
      "a,x,2,a\n"
      "a,y,3,b\n"
      "b,z,4,b\n";
  const auto cases = columns_of<LabelColumns>(
      read_with(text, {Role::truth, Role::none, Role::count, Role::predicted}));
  CHECK(cases.truth == std::vector<std::int32_t>{0, 0, 1});
  CHECK(cases.predicted == std::vector<std::int32_t>{0, 1, 1});
  CHECK(cases.weights == std::vector<double>{2, 3, 4});

  const auto scores =
      columns_of<ScoreColumns>(read_with(text, {Role::truth, Role::none, Role::score}));
  CHECK(scores.scores == std::vector<std::vector<double>>{{2, 3, 4}});
  CHECK(scores.truth.size() == 3);
}

TEST_CASE("a first row of labels is a case, and an option can say so for any first row") {
  const std::vector<Role> both = {Role::truth, Role::predicted};
  CHECK(columns_of<LabelColumns>(read_with("a,b\nb,b\na,a", both)).truth.size() == 3);
  CHECK(columns_of<LabelColumns>(read_with("t,p\nb,b\na,a", both)).truth.size() == 2);
  ReadOptions no_header;
  no_header.header = false;
  CHECK(columns_of<LabelColumns>(read_with("t,p\nb,b\na,a", both, no_header)).truth.size() == 3);
}

TEST_CASE("two columns of predictions are two classifiers") {
  const auto cases = columns_of<LabelColumns>(
      read_with("t,one,two\na,a,b\nb,b,b", {Role::truth, Role::predicted, Role::predicted}));
  REQUIRE(cases.others.size() == 1);
  CHECK(cases.others[0].size() == 2);
  CHECK(cases.models == std::vector<std::string>{"one", "two"});
}

TEST_CASE("columns that are missing or too many are refused") {
  CHECK(error_of(read_with("a,b\nb,b", {Role::truth})) == "columns-needed");
  CHECK(error_of(read_with("a,b\nb,b", {Role::none, Role::predicted})) == "columns-needed");
  CHECK(error_of(read_with("a,b\nb,b", {Role::truth, Role::truth})) == "columns-needed");
  CHECK(error_of(read_with("a,b\nb,b", {Role::none, Role::none, Role::truth})) == "columns-needed");
  CHECK(error_of(read_with("a,b\nb,b,c\na,b", {Role::truth, Role::predicted})) == "ragged-rows");
}
