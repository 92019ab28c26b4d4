import { decoded } from './markup-tree.ts';
import type { MoodleAnswer } from './moodle-grading.ts';

/** The regular expressions of `question/type/multianswer/questiontype.php`, with their numbers of parentheses. */
const alternative = String.raw`(=|%(-?[0-9]+(?:[.,][0-9]*)?)%)?(.+?(?<!\\)(?=[~#}]|$))(#(.*?(?<!\\)(?=[~}]|$)))?`;
const types =
  '(NUMERICAL|NM)|(MULTICHOICE|MC)|(MULTICHOICE_V|MCV)|(MULTICHOICE_H|MCH)|(SHORTANSWER|SA|MW)|(SHORTANSWER_C|SAC|MWC)';
const fieldForm = new RegExp(String.raw`\{([0-9]*):(${types}):(${alternative}(~${alternative})*)\}`, 's');
const number = String.raw`-?(([0-9]+[.,]?[0-9]*|[.,][0-9]+)([eE][-+]?[0-9]+)?)`;
const numberForm = new RegExp(`^(${number})(:${number})?$`, 's');

/** Reads fields as `qtype_multianswer_extract_question` does. */
export function clozeOf(questiontext: string): { text: string; fields: { points: number; answers: MoodleAnswer[] }[] } {
  const fields: { points: number; answers: MoodleAnswer[] }[] = [];
  let text = questiontext;
  for (let found = fieldForm.exec(text); found; found = fieldForm.exec(text)) {
    const answers: MoodleAnswer[] = [];
    let rest = found[9]!;
    for (let one; (one = new RegExp(`~?${alternative}`, 's').exec(rest));) {
      const [whole, sign, percent, answer, , feedback] = one;
      const numbers = numberForm.exec(answer!);
      if (!found[3] || !numbers) throw new Error(`No number: ${answer}`);
      answers.push({
        answer: numbers[1]!,
        tolerance: numbers[5]?.slice(1) ?? '0',
        fraction: sign === '=' ? 1 : 0.01 * Number((percent ?? '0').replace(',', '.')),
        feedback: decoded(feedback ?? '')
          .replaceAll('\\}', '}')
          .replaceAll('\\#', '#'),
      });
      rest = rest.slice(rest.indexOf(whole) + whole.length);
    }
    fields.push({ points: Number(found[1] || 1), answers });
    text = text.replace(found[0], () => `{#${fields.length}}`);
  }
  return { text, fields };
}
