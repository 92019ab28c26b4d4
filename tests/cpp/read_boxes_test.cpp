#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/boxes.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"

using namespace deconfuse;

namespace {

std::string text_of_boxes(const std::vector<PlacedBox>& boxes, const DetectedBoxes& all) {
  std::string text;
  for (const PlacedBox& placed : boxes) {
    const Box& box = placed.box;
    text += " " + all.images[placed.image] + "/" + all.classes[placed.category];
    for (const double side : {box.left, box.top, box.right, box.bottom})
      text += " " + text_of(side);
  }
  return text;
}

/// "truth 1/cat 0 0 2 2 found 1/cat 0 0 2 1" with the codes of notices; an error's code; or "none".
std::string described(std::string_view text) {
  const auto result = understand(text, {});
  if (const auto* error = std::get_if<InputError>(&result)) return code_text(error->code);
  const auto& reading = std::get<Reading>(result);
  const auto* boxes = std::get_if<DetectedBoxes>(&reading.data);
  if (boxes == nullptr) return "none";
  std::string said = "truth" + text_of_boxes(boxes->truth, *boxes) + " found" +
                     text_of_boxes(boxes->detected, *boxes);
  for (const Notice& notice : reading.notices) said += " " + code_text(notice.code);
  return said;
}

struct Case {
  const char* text;
  const char* expected;
};

}  // namespace

TEST_CASE("boxes of objects and of detections") {
  const Case cases[] = {
      {"Ground truth\nimage,class,xmin,ymin,xmax,ymax\na,cat,0,0,2,2\nb,dog,1,1,4,4\n\n"
       "Predictions\nimage,class,score,xmin,ymin,xmax,ymax\na,cat,0.9,0,0,2,1\n",
       "truth a/cat 0 0 2 2 b/dog 1 1 4 4 found a/cat 0 0 2 1"},
      {"Detections\nscore x1 y1 x2 y2\n0.9 0 0 2 1\n0.5 4 4 6 6\n\nObjects\nx1 y1 x2 y2\n0 0 2 2\n",
       "truth 1/object 0 0 2 2 found 1/object 0 0 2 1 1/object 4 4 6 6"},
      {"set\tscore\tx\ty\tw\th\ngt\t\t10\t10\t5\t5\npred\t0.7\t11\t10\t5\t5\n",
       "truth 1/object 10 10 15 15 found 1/object 11 10 16 15"},
      {"| set | x0 | y0 | x1 | y1 |\n|---|---|---|---|---|\n| truth | 0 | 0 | 2 | 2 |\n"
       "| pred | 0 | 0 | 2 | 1 |\n| pred | 5 | 5 | 6 | 6 |\n",
       "truth 1/object 0 0 2 2 found 1/object 0 0 2 1 1/object 5 5 6 6 boxes-unscored"},
      {"truth box cat [10, 10, 50, 60]\npred cat [12, 8, 48, 55] 0.9\npred dog [0, 0, 5, 5] score "
       "0.4\n",
       "truth 1/cat 10 10 50 60 found 1/cat 12 8 48 55 1/dog 0 0 5 5"},
      {"Compute the IoU of the bounding boxes A = (50, 50, 150, 150) and B = (100, 100, 200, 200).",
       "truth 1/object 50 50 150 150 found 1/object 100 100 200 200"},
      {"Calcula el IoU entre la caja real [0 0 10 10] y la caja predicha [5 0 15 10].",
       "truth 1/object 0 0 10 10 found 1/object 5 0 15 10"},
      {"Wie groß ist die IoU? Vorhersage: Rechteck [5; 0; 15; 10], Wahrheit: Rechteck [0; 0; 10; "
       "10]",
       "truth 1/object 0 0 10 10 found 1/object 5 0 15 10"},
      {"Boxes given as x, y, width, height: (0, 0, 10, 10) and (5, 0, 10, 10). IoU?",
       "truth 1/object 0 0 10 10 found 1/object 5 0 15 10"},
      {"Box A: x1=2, y1=3, x2=8, y2=9\nBox B: x1=4, y1=5, x2=10, y2=11\nFind IoU",
       "truth 1/object 2 3 8 9 found 1/object 4 5 10 11"},
      {"gt_boxes = [[10, 10, 50, 50], [60, 60, 100, 100]]\npred = [[12, 11, 49, 52],\n        [0, "
       "0, 5, 5]]\nscores = [0.9, 0.3]\n",
       "truth 1/object 10 10 50 50 1/object 60 60 100 100 found 1/object 12 11 49 52 1/object 0 0 "
       "5 5"},
      {"   image  xmin  ymin  xmax  ymax  class\n0  a.jpg  10  10  50  50  cat\n"
       "   image  xmin  ymin  xmax  ymax  class  confidence\n0  a.jpg  12  11  49  52  cat  0.91\n",
       "truth a.jpg/cat 10 10 50 50 found a.jpg/cat 12 11 49 52"},
      {"xmin,ymin,xmax,ymax,score\n0,0,2,2,\n5,0,2,2,0.4\n", "box-without-area"},
      {"image,class,score,xmin,ymin,xmax,ymax\na,cat,,0,0,2,2\na,cat,0.9,0,zero,2,2\n",
       "missing-value"},
      {"set,image,xmin,ymin,xmax,ymax\ngt,a,0,0,2,2\npred,a,0,0,2,2\npred,a,0,zero,2,2\n",
       "not-a-number"},
      {"set,image,xmin,ymin,xmax,ymax\ngt,a,0,0,2,2\npred,a,0,0,2,2\npred,0,0,2,2\n",
       "ragged-rows"},
      {"set xmin ymin xmax ymax\ngt 0 0 2 2\npred 0 0 2 1\nCompute the mAP at 0.5\n",
       "truth 1/object 0 0 2 2 found 1/object 0 0 2 1"},
      // The labels of four cases are no boxes.
      {"y_true = [0, 0, 1, 1]\ny_pred = [0, 0, 1, 2]", "none"},
      {"true [0, 0, 1, 1]\npred [0, 0, 2, 1]", "none"},
      {"The box plots have quartiles (1, 2, 3, 4) and (2, 3, 4, 5).", "none"},
      {"y_true = [1, 0, 1, 1]\ny_pred = [1, 0, 0, 1]", "none"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.text);
    CHECK(described(one.text) == one.expected);
  }
}

TEST_CASE("the error about a box without an area quotes its corners and its line") {
  const auto result = understand("xmin,ymin,xmax,ymax,score\n0,0,2,2,\n5,0,2,2,0.4\n", {});
  const auto& error = std::get<InputError>(result);
  CHECK(error.line == 3);
  CHECK(error.excerpt == "5,0,2,2,0.4");
}
