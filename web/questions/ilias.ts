/**
 * A pool of questions for ILIAS, in QTI 1.2 (2002) as it has it. Written against the readers of ILIAS 5 to 10, the last
 * of which are `class.ilQTIParser.php` and `class.assClozeTestImport.php` (2025), and what exams2ilias of R/exams 2.4-2
 * (2025) writes.
 *
 * - The zip `…__0__qpl_1.zip` has a folder of its name, in that `…__0__qpl_1.xml`, the pool with a page for each
 *   question, and `…__0__qti_1.xml`, the questions. Under another name nothing is found in it.
 * - A `CLOZE QUESTION` is a text with gaps; what stands above them is its metadata `question`, from version 5 on. A
 *   variant is one question, so that a test takes one at random from the pool for each student.
 * - A gap of type Decimal has one interval, from `minnumber` to `maxnumber`, kept as texts of 20 characters, and all of
 *   its points or none. The `varequal` of its condition is what is shown as right.
 * - Feedback goes by its ident: `response_allcorrect` and `response_onenotcorrect`, for the question as a whole. What is
 *   known of wrong answers is listed in the latter.
 * - HTML is text, escaped once more. Formulas are LaTeX for MathJax, as ILIAS has no MathML.
 */
import { identifierOf, zipped } from './content-package.ts';
import { decimalText } from './interval.ts';
import { dataHtml, escaped, paragraph, plainHtml, slipsHtml, solutionLatexHtml } from './markup.ts';
import type { QuestionFile, QuestionSet, QuestionVariant } from './question-set.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** A zip for ILIAS. Variants without a question are left out: a cloze has a gap. */
export function ilias(set: QuestionSet): QuestionFile {
  const variants = set.variants.filter(({ questions }) => questions.length > 0);
  // Where ILIAS has the time of the export.
  const number = String(parseInt(identifierOf(set).slice(-8), 16)).padStart(10, '0');
  const [pool, questions] = [`${number}__0__qpl_1`, `${number}__0__qti_1`];
  return zipped(`${pool}.zip`, {
    [`${pool}/${pool}.xml`]: poolXml(set, variants),
    [`${pool}/${questions}.xml`]: `${head}
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
  return `${head}
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

/** Within 20 characters as exact as it can be: from 17 decimals on, doubles of this size have no more. */
function limit(value: number): string {
  let decimals = 17;
  while (decimals > 0 && value.toFixed(decimals).length > 20) decimals -= 1;
  return value.toFixed(decimals).replace(/\.0*$|(\.\d*?)0+$/, '$1');
}

/** Whose exercise it is, is for lecturers: the comment is shown in the pool. */
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

/** How the values come about, and what is known of wrong ones. */
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
