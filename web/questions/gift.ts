/**
 * GIFT, written against its reader `question/format/gift/format.php`, Moodle 5.1 (2025).
 *
 * - Blank lines separate questions and categories. A line that begins with `//` is a comment; since Moodle 3.6 `[id:…]`
 *   and `[tag:…]` are read from it.
 * - `::name::[html]text{#=0.8:0.0005 =%50%0.79:0.0005#feedback ####general feedback}` asks for a number. Behind the
 *   colon stands the tolerance, before the answer its share of the points in percent.
 * - In texts `~ = # { } :` and the backslash are escaped by a backslash; `\n` is the end of a line.
 * - In the path of a category only the backslash is escaped, because the reader would keep the escapes of the others.
 * - There are no points and no questions with several fields: each number is a question, and counts 1.
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

/** Text in one line, with a backslash before the signs that need one. */
const giftText = (text: string): string =>
  text
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\r', '')
    .replaceAll('\n', '\\n');

/** One question per number asked for. Each has a category, with the question of every variant. */
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

/**
 * A tag without characters that would end it or are not allowed. `[` is left out because it could begin another token.
 */
function tagToken(tag: string): string {
  return `[tag:${plainName(tag).replace(/[\p{Cc}[\]<>\\`]/gu, '')}]`;
}
