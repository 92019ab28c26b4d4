#include "checker/explanations.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Largest number of listed variants of a slip; further ones are only counted.
constexpr std::size_t most_variants = 20;

/// True for kinds with arbitrary parameters: several slips that fit are listed as one.
bool has_variants(SlipKind kind) {
  return kind == SlipKind::cell || kind == SlipKind::class_ || kind == SlipKind::total ||
         kind == SlipKind::denominator || kind == SlipKind::margin || kind == SlipKind::term ||
         kind == SlipKind::intermediate;
}

bool are_of_one_kind(const Slip& left, const Slip& right) { return left.kind == right.kind; }

bool say_the_same(const Slip& left, const Slip& right) {
  return left.kind == right.kind && left.metric == right.metric &&
         left.class_index == right.class_index;
}

bool are_alike(const Suspect& left, const Suspect& right, bool (*alike)(const Slip&, const Slip&)) {
  return std::equal(left.slips.begin(), left.slips.end(), right.slips.begin(), right.slips.end(),
                    alike);
}

bool are_variants(const Suspect& left, const Suspect& right) {
  return are_alike(left, right, are_of_one_kind) &&
         std::any_of(left.slips.begin(), left.slips.end(),
                     [](const Slip& slip) { return has_variants(slip.kind); });
}

/// True if the slips on the left say more than those on the right, which give the same number.
bool is_more_specific(const Suspect& left, const Suspect& right) {
  if (left.slips.size() != right.slips.size()) return left.slips.size() < right.slips.size();
  for (std::size_t at = 0; at < left.slips.size(); ++at) {
    if (left.slips[at].kind != right.slips[at].kind) {
      return left.slips[at].kind < right.slips[at].kind;
    }
  }
  return left.cost < right.cost;
}

}  // namespace

bool same_number(double left, double right) {
  if (std::isnan(left) || std::isnan(right)) return std::isnan(left) && std::isnan(right);
  return std::fabs(left - right) <= 1e-12 * std::max(std::fabs(left), std::fabs(right));
}

void Explanations::add(Suspect suspect) {
  for (Explained& known : found_) {
    if (!same_number(known.suspect.value, suspect.value)) continue;
    if (are_variants(known.suspect, suspect)) break;
    const double cost = std::min(known.suspect.cost, suspect.cost);
    if (is_more_specific(suspect, known.suspect)) std::swap(suspect, known.suspect);
    known.suspect.cost = cost;
    if (!are_alike(known.suspect, suspect, say_the_same))
      known.same.push_back(std::move(suspect.slips));
    return;
  }
  found_.push_back({std::move(suspect), 0, {}, {}, 0});
}

std::vector<Explained> Explanations::list() && {
  put_in_order(found_, [](const Explained& left, const Explained& right) {
    return left.suspect.cost < right.suspect.cost;
  });
  std::vector<Explained> heads;
  for (Explained& candidate : found_) {
    const auto head = std::find_if(heads.begin(), heads.end(), [&](const Explained& known) {
      return are_variants(known.suspect, candidate.suspect);
    });
    if (head == heads.end()) {
      heads.push_back(std::move(candidate));
    } else if (head->variants.size() < most_variants) {
      head->variants.push_back(std::move(candidate.suspect));
    } else {
      ++head->more_variants;
    }
  }
  return heads;
}

}  // namespace deconfuse
