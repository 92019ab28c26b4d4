#include "bindings/doubts.hpp"

#include <string>
#include <variant>

#include "bindings/crossing.hpp"
#include "names/enum_name.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// The change that a remedy makes, as {change, …}; undefined if there is none.
struct PlainRemedy {
  val operator()(std::monostate) const { return val::undefined(); }
  val operator()(const ShiftPredictions& shift) const {
    val object = change("shift-predictions");
    put(object, "rows", static_cast<double>(shift.rows));
    put(object, "model", static_cast<double>(shift.model));
    return object;
  }
  val operator()(const RenameLabels& renamed) const {
    val object = change("rename-labels");
    val names = val::array();
    for (const auto& [from, to] : renamed.names) {
      names.call<void>("push", pair(val(from), val(to)));
    }
    put(object, "names", names);
    return object;
  }
  val operator()(const OrderClasses& order) const {
    val object = change("order-classes");
    put(object, "labels", plain(order.labels));
    return object;
  }
  val operator()(const NameColumns& named) const {
    val object = change("name-columns");
    put(object, "labels", plain(named.labels));
    return object;
  }
  val operator()(const ReverseScores& reversed) const {
    val object = change("reverse-scores");
    val models = val::array();
    for (const std::size_t model : reversed.models)
      models.call<void>("push", static_cast<double>(model));
    put(object, "models", models);
    return object;
  }
  val operator()(const KeepCases& kept) const {
    val object = change("keep-cases");
    put(object, "count", static_cast<double>(kept.count));
    return object;
  }
  val operator()(const TakeScoresForLabels& labels) const {
    val object = change("take-scores-for-labels");
    put(object, "positive", labels.positive);
    return object;
  }
  val operator()(DropTotals) const { return change("drop-totals"); }
  val operator()(const ExchangeAxes& axes) const {
    val object = change("exchange-axes");
    put(object, "orientation", axes.truth_in_columns ? "truth-columns" : "truth-rows");
    return object;
  }
  val operator()(TakeForShares) const { return change("take-for-shares"); }

 private:
  static val change(const char* name) {
    val object = val::object();
    put(object, "change", name);
    return object;
  }
};

}  // namespace

val plain(const std::vector<Doubt>& doubts) {
  val list = val::array();
  for (const Doubt& doubt : doubts) {
    val object = val::object();
    put(object, "code", name_of(doubt.code));
    put(object, "sure", name_of(doubt.sure));
    val parameters = val::object();
    for (const auto& [name, value] : doubt.parameters) put(parameters, name.c_str(), value);
    put(object, "parameters", parameters);
    const val remedy = std::visit(PlainRemedy(), doubt.remedy);
    if (!remedy.isUndefined()) put(object, "remedy", remedy);
    list.call<void>("push", object);
  }
  return list;
}

}  // namespace deconfuse
