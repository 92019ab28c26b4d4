#include "input/boxes/box_words.hpp"

#include <utility>

#include "data/plain_letters.hpp"
#include "data/word_list.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view truths[] = {
    "truth",       "gt",          "true",   "object", "objects", "real", "actual",   "annotation",
    "annotations", "groundtruth", "verdad", "objeto", "objetos", "wahr", "wahrheit", "objekt",
    "objekte",     "verite",      "vrai",   "objet",  "objets",  "wahre"};
constexpr std::string_view detections[] = {
    "pred",         "predicted",  "prediction",  "predictions",  "detection",   "detections",
    "detected",     "det",        "prediccion",  "predicciones", "deteccion",   "detecciones",
    "predicha",     "vorhersage", "vorhersagen", "detektion",    "detektionen", "erkannt",
    "vorhergesagt", "predite",    "detectee"};
constexpr std::string_view scores[] = {"score",     "scores",    "conf",      "confidence", "prob",
                                       "confianza", "konfidenz", "confiance", "puntuacion"};
constexpr std::string_view boxes[] = {
    "box",        "boxes",      "bbox",        "bboxes",
    "caja",       "cajas",      "kasten",      "rechteck",
    "rechtecke",  "boite",      "boites",      "rectangle",
    "rectangles", "rectangulo", "rectangulos", "begrenzungsrahmen"};

constexpr std::string_view overlaps[] = {
    "iou",          "overlap",      "intersection", "interseccion", "solapamiento", "uberlappung",
    "schnittmenge", "recouvrement", "jaccard",      "bounding",     "bbox",         "bboxes"};

constexpr std::pair<std::string_view, BoxField> fields[] = {
    {"xmin", BoxField::left},
    {"x1", BoxField::left},
    {"left", BoxField::left},
    {"x0", BoxField::left},
    {"x", BoxField::left},
    {"ymin", BoxField::top},
    {"y1", BoxField::top},
    {"top", BoxField::top},
    {"y0", BoxField::top},
    {"y", BoxField::top},
    {"xmax", BoxField::right},
    {"x2", BoxField::right},
    {"right", BoxField::right},
    {"ymax", BoxField::bottom},
    {"y2", BoxField::bottom},
    {"bottom", BoxField::bottom},
    {"w", BoxField::width},
    {"width", BoxField::width},
    {"h", BoxField::height},
    {"height", BoxField::height},
    {"image", BoxField::image},
    {"imageid", BoxField::image},
    {"img", BoxField::image},
    {"frame", BoxField::image},
    {"file", BoxField::image},
    {"filename", BoxField::image},
    {"bild", BoxField::image},
    {"imagen", BoxField::image},
    {"class", BoxField::category},
    {"label", BoxField::category},
    {"category", BoxField::category},
    {"name", BoxField::category},
    {"clase", BoxField::category},
    {"klasse", BoxField::category},
    {"classe", BoxField::category},
    {"categoria", BoxField::category},
    {"kategorie", BoxField::category},
    {"set", BoxField::role},
    {"type", BoxField::role},
    {"kind", BoxField::role},
    {"source", BoxField::role},
    {"tipo", BoxField::role},
    {"typ", BoxField::role},
    {"box", BoxField::role},
};

}  // namespace

std::optional<BoxField> box_field_of(std::string_view name) {
  if (names_box_score(name)) return BoxField::score;
  for (const auto& [known, field] : fields)
    if (name == known) return field;
  return std::nullopt;
}

std::optional<BoxRole> box_role_of(std::string_view word) {
  if (is_one_of(word, truths)) return BoxRole::truth;
  if (is_one_of(word, detections)) return BoxRole::detected;
  return std::nullopt;
}

bool names_box_score(std::string_view word) { return is_one_of(word, scores); }

bool names_box(std::string_view word) { return is_one_of(word, boxes); }

bool names_overlap(std::string_view word) { return is_one_of(word, overlaps); }

std::vector<std::string> plain_words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char letter : in_plain_letters(text)) {
    const bool is_of_word = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                            static_cast<signed char>(letter) < 0;
    if (is_of_word) {
      words.back() += letter;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::optional<BoxRole> box_role_in(std::string_view text) {
  for (const std::string& word : plain_words_of(text))
    if (const auto role = box_role_of(word)) return role;
  return std::nullopt;
}

std::optional<InputError> error_of_box(const Source& source, const Cell& cell, const Box& box) {
  if (box.right > box.left && box.bottom > box.top) return std::nullopt;
  return source.error(ErrorCode::box_without_area, cell, Expected::box, sides_of(box));
}

void BoxCollection::add(BoxRole role, std::string_view image, std::string_view category,
                        const Box& box, std::optional<double> score) {
  const PlacedBox placed{box, static_cast<std::size_t>(images_.code_of(image)),
                         static_cast<std::size_t>(classes_.code_of(category)), score.value_or(1)};
  (role == BoxRole::truth ? boxes_.truth : boxes_.detected).push_back(placed);
  if (role == BoxRole::detected && !score) ++unscored_;
}

std::optional<DetectedBoxes> BoxCollection::boxes() {
  if (boxes_.truth.empty() || boxes_.detected.empty()) return std::nullopt;
  DetectedBoxes found = boxes_;
  found.images = images_.names();
  found.classes = classes_.names();
  return found;
}

}  // namespace deconfuse
