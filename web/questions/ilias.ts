/**
 * A pool of questions for ILIAS, in its form of QTI 1.2 (2002). Written against the readers of ILIAS 5 to 10, the
 * newest being `class.ilQTIParser.php` and `class.assClozeTestImport.php` (2025), and against the output of exams2ilias
 * of R/exams 2.4-2 (2025).
 *
 * - The zip `…__0__qpl_1.zip` has a folder of its name. In it are `…__0__qpl_1.xml`, the pool with a page for each
 *   question, and `…__0__qti_1.xml`, the questions. Under another name ILIAS finds nothing in it.
 * - A `CLOZE QUESTION` is a text with gaps; the text above them is its metadata `question`, from version 5 on. A
 *   variant is one question, so that a test takes one at random from the pool for each student.
 * - A gap of type Decimal has one interval, from `minnumber` to `maxnumber`, stored as texts of 20 characters, and
 *   gives all of its points or none. The `varequal` of its condition is shown as the right answer.
 * - Feedback is chosen by its ident: `response_allcorrect` and `response_onenotcorrect`, for the question as a whole.
 *   Known wrong answers are listed in the latter.
 * - HTML is text, escaped once more. Formulas are LaTeX for MathJax, because ILIAS has no MathML.
 */
import { identifierOf, zipped } from './content-package.ts';
import { decimalText } from './interval.ts';
import { dataHtml, escaped, paragraph, plainHtml, slipsHtml, solutionLatexHtml, xmlHead } from './markup.ts';
import type { QuestionFile, QuestionSet, QuestionVariant } from './question-set.ts';

/** A zip for ILIAS. Variants without a question are left out, because a cloze needs a gap. */
export function ilias(set: QuestionSet): QuestionFile {
  const variants = set.variants.filter(({ questions }) => questions.length > 0);
  // In the place of the time of an ILIAS export.
  const number = String(parseInt(identifierOf(set).slice(-8), 16)).padStart(10, '0');
  const [pool, questions] = [`${number}__0__qpl_1`, `${number}__0__qti_1`];
  return zipped(`${pool}.zip`, {
    [`${pool}/${pool}.xml`]: poolXml(set, variants),
    [`${pool}/${questions}.xml`]: `${xmlHead}
<questestinterop>
${variants.map((variant, at) => itemXml(set, variant, at)).join('\n')}
</questestinterop>
`,
  });
}

const identOf = (at: number): string => `il_0_qst_${at + 1}`;

function poolXml({ title, language }: QuestionSet, variants: readonly QuestionVariant[]): string {
  const pages = variants.map(
    (_, at) => `<PageObject><PageContent><Question QRef="${identOf(at)}"/></PageContent></PageObject>`,
  );
  return `${xmlHead}
<ContentObject Type="Questionpool_Test">
<MetaData>
<General Structure="Hierarchical">
<Identifier Catalog="ILIAS" Entry="il_0_qpl_1"/>
<Title Language="${language}">${escaped(title)}</Title>
<Language Language="${language}"/>
<Description Language="${language}"/>
<Keyword Language="${language}"/>
</General>
</MetaData>
<Settings>
<ShowTaxonomies>0</ShowTaxonomies>
<NavTaxonomy>0</NavTaxonomy>
<SkillService>0</SkillService>
</Settings>
${pages.join('\n')}
</ContentObject>
`;
}

const metadata = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${escaped(entry)}</fieldentry></qtimetadatafield>`;

const material = (html: string): string =>
  `<material><mattext texttype="text/xhtml">${escaped(html)}</mattext></material>`;

/** A number as exact as 20 characters allow. With 17 decimals doubles of this size have no further digits. */
function limit(value: number): string {
  let decimals = 17;
  while (decimals > 0 && value.toFixed(decimals).length > 20) decimals -= 1;
  return value.toFixed(decimals).replace(/\.0*$|(\.\d*?)0+$/, '$1');
}

/** The comment names the student; the pool shows it to lecturers only. */
function itemXml(set: QuestionSet, variant: QuestionVariant, at: number): string {
  const { title, student, questions } = variant;
  const gaps = questions.map(
    ({ name, low, high }, gap) => `${material(`<p>${plainHtml(name)} = `)}
<response_num ident="gap_${gap}" numtype="Decimal" rcardinality="Single">
<render_fib fibtype="Decimal" prompt="Box" columns="12" maxchars="0" minnumber="${limit(low)}" maxnumber="${limit(high)}"/>
</response_num>
${material('</p>')}`,
  );
  const right = questions.map(({ answer }, gap) => `<varequal respident="gap_${gap}">${answer}</varequal>`);
  const scored = questions.map(
    ({ points }, gap) => `<respcondition continue="Yes">
<conditionvar>${right[gap]}</conditionvar>
<setvar action="Add">${decimalText(points)}</setvar>
</respcondition>`,
  );
  return `<item ident="${identOf(at)}" title="${escaped(title)}" maxattempts="0">
<qticomment>${escaped(student ?? '')}</qticomment>
<itemmetadata><qtimetadata>
${metadata('ILIAS_VERSION', '9.0.0')}
${metadata('QUESTIONTYPE', 'CLOZE QUESTION')}
${metadata('question', dataHtml(variant))}
${metadata('textgaprating', 'ci')}
${metadata('identicalScoring', '1')}
${metadata('feedback_mode', 'gapQuestion')}
${metadata('combinations', 'W10=')}
</qtimetadata></itemmetadata>
<presentation label="${escaped(title)}"><flow>
${gaps.join('\n')}
</flow></presentation>
<resprocessing>
<outcomes><decvar/></outcomes>
${scored.join('\n')}
${showing('response_allcorrect', right.join(''))}
${showing('response_onenotcorrect', `<not>${right.join('')}</not>`)}
</resprocessing>
${feedback('response_allcorrect', workedHtml(set, variant, false))}
${feedback('response_onenotcorrect', workedHtml(set, variant, true))}
</item>`;
}

const showing = (ident: string, condition: string): string =>
  `<respcondition continue="Yes">
<conditionvar>${condition}</conditionvar>
<displayfeedback feedbacktype="Response" linkrefid="${ident}"/>
</respcondition>`;

const feedback = (ident: string, html: string): string =>
  `<itemfeedback ident="${ident}" view="All"><flow_mat>${material(html)}</flow_mat></itemfeedback>`;

/** Derivations of the values, and the known wrong answers. */
const workedHtml = ({ decimals }: QuestionSet, { questions }: QuestionVariant, hasSlips: boolean): string =>
  questions
    .map((question) =>
      [
        paragraph(question.name),
        ...(hasSlips ? [slipsHtml(question, decimals)] : []),
        solutionLatexHtml(question),
      ].join('\n'),
    )
    .join('\n');
