#include "data/labels.hpp"

#include <emscripten/bind.h>

#include <string>

// Every module that compares labels needs their canonical spelling.

namespace deconfuse {
namespace {

std::string canonical_name(const std::string& label) { return canonical_label(label); }

}  // namespace

EMSCRIPTEN_BINDINGS(deconfuse_labels) { emscripten::function("canonicalLabel", &canonical_name); }

}  // namespace deconfuse
