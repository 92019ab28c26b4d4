/**
 * GIFT, written against its reader `question/format/gift/format.php`, Moodle 5.1 (2025).
 *
 * - Blank lines part questions and categories; a line that begins with `//` is a comment, from which `[id:…]` and
 *   `[tag:…]` are read since Moodle 3.6.
 * - `::name::[html]text{#=0.8:0.0005 =%50%0.79:0.0005#feedback ####general feedback}` asks for a number: how far from
 *   it answers may be stands behind the colon, their share of the points in percent before it.
 * - `~ = # { } :` of texts have a backslash before them, and so has a backslash; `\n` is the end of a line.
 * - In the path of a category only the backslash does: what the others are read as would stay in it.
 * - Points and questions with several fields have no place in it: each number is a question, and counts 1.
 */
import { plainHtml } from './markup.ts';
import {
  centred,
  idNumber,
  percentage,
  plainName,
  questionCategories,
  questionHtml,
  variantName,
  workedHtml,
} from './moodle.ts';
import type { Interval, NumericQuestion, QuestionFile, QuestionSet, QuestionVariant } from './question-set.ts';

/** Text with the signs before which a backslash must stand, in one line. */
const giftText = (text: string): string =>
  text
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\r', '')
    .replaceAll('\n', '\\n');

/** A question per number that is asked for: a category of each, which has it of every variant. */
export function gift(set: QuestionSet): QuestionFile {
  const blocks = questionCategories(set).flatMap(({ path, asked }) => [
    `$CATEGORY: ${path.replaceAll('\\', '\\\\')}`,
    ...asked.map(({ variant, question }) => questionBlock(set, variant, question)),
  ]);
  return { name: 'questions.gift.txt', type: 'text/plain', content: `${blocks.join('\n\n')}\n` };
}

function questionBlock(set: QuestionSet, variant: QuestionVariant, question: NumericQuestion): string {
  const known = question.known.map(
    (answer) => `\t=%${percentage(answer.share)}%${limits(answer)}#${giftText(plainHtml(answer.feedback))}`,
  );
  return [
    `// ${[`[id:${idNumber(variant, question.place)}]`, ...set.tags.map(tagToken)].join(' ')}`,
    `::${giftText(variantName(variant))}::[html]${giftText(questionHtml(set, variant, question))}{#`,
    `\t=${limits(question)}`,
    ...known,
    `\t####${giftText(workedHtml(set, variant, [question]))}`,
    '}',
  ].join('\n');
}

function limits(interval: Interval): string {
  const { centre, tolerance } = centred(interval);
  return `${centre}:${tolerance}`;
}

/** What ends a tag or can't be in one is left out; `[` could begin another token. */
function tagToken(tag: string): string {
  return `[tag:${plainName(tag).replace(/[\p{Cc}[\]<>\\`]/gu, '')}]`;
}
