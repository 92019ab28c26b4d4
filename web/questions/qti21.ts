/**
 * IMS QTI 2.1 (2012; schema imsqti_v2p1, 2014), in a package by its profile of IMS Content Packaging 1.2. It was
 * written against the schemas, the reader of QTIWorks, which OpenOlat contains, and the output of exams2qti21 of
 * R/exams 2.4-2 (2025) for OpenOlat.
 *
 * - `imsmanifest.xml` lists a resource for the test and one for each item, with its file; the test depends on the
 *   items. Identifiers are NCNames; those of resources are unique in the manifest.
 * - The test has one section that selects one of its items. Its points are the sum of theirs.
 * - An item is a variant with all its questions. `RESPONSE_1`, `RESPONSE_2`, … are the texts typed, each in a
 *   `textEntryInteraction` of the body, and null for text that is no number: then no comparison holds.
 * - Response processing gives `SCORE_RESPONSE_1`, …, and their sum, `SCORE`. A `modalFeedback` is shown if its
 *   identifier is in the outcome that it names.
 */
import { identifierOf, zipped } from './content-package.ts';
import { centreOf, decimalText, toleranceAround } from './interval.ts';
import { dataHtml, escaped, nameHtml, paragraph, plainHtml, solutionHtml, xmlHead } from './markup.ts';
import type { Interval, NumericQuestion, QuestionFile, QuestionSet, QuestionVariant } from './question-set.ts';

const qti = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const qtiPlace = `${qti} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1p1.xsd`;
const packaging = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const packagingPlace = `${packaging} http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd`;

/** The attributes of a root element. */
const within = (namespace: string, place: string): string =>
  `xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${place}"`;

/**
 * A zip for OpenOlat and other readers of QTI 2.1. Variants without questions are left out, because the schema needs
 * sums.
 */
export function qti21(given: QuestionSet): QuestionFile {
  const set = { ...given, variants: given.variants.filter(({ questions }) => questions.length > 0) };
  const test = `${identifierOf(set)}-test`;
  const items = set.variants.map((variant) => [`${variant.id}.xml`, itemXml(set, variant)] as const);
  return zipped('deconfuse-qti21.zip', {
    'imsmanifest.xml': manifestXml(test, set),
    [`${test}.xml`]: testXml(test, set),
    ...Object.fromEntries(items),
  });
}

function manifestXml(test: string, { variants }: QuestionSet): string {
  const dependencies = variants.map(({ id }) => `<dependency identifierref="resource-${id}"/>`);
  const resource = (type: string, id: string, inside: readonly string[] = []): string =>
    `<resource identifier="resource-${id}" type="imsqti_${type}_xmlv2p1" href="${id}.xml">
<file href="${id}.xml"/>
${inside.map((line) => `${line}\n`).join('')}</resource>`;
  return `${xmlHead}
<manifest ${within(packaging, packagingPlace)} identifier="manifest-${test}">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
${[resource('test', test, dependencies), ...variants.map(({ id }) => resource('item', id))].join('\n')}
</resources>
</manifest>
`;
}

const numberDeclaration = (identifier: string, value: number): string =>
  `<outcomeDeclaration identifier="${identifier}" cardinality="single" baseType="float">
<defaultValue><value>${decimalText(value)}</value></defaultValue>
</outcomeDeclaration>`;

const pointsOf = ({ questions }: QuestionVariant): number => questions.reduce((sum, { points }) => sum + points, 0);

function testXml(test: string, { title, variants }: QuestionSet): string {
  const items = variants.map(({ id }) => `<assessmentItemRef identifier="${id}" href="${id}.xml"/>`);
  return `${xmlHead}
<assessmentTest ${within(qti, qtiPlace)} identifier="${test}" title="${escaped(title)}">
${numberDeclaration('SCORE', 0)}
${numberDeclaration('MAXSCORE', Math.max(0, ...variants.map(pointsOf)))}
<testPart identifier="${test}-part" navigationMode="nonlinear" submissionMode="individual">
<itemSessionControl maxAttempts="1" showFeedback="true" allowReview="true"/>
<assessmentSection identifier="${test}-section" title="${escaped(title)}" visible="true">
<selection select="1"/>
<ordering shuffle="true"/>
${items.join('\n')}
</assessmentSection>
</testPart>
<outcomeProcessing>
<setOutcomeValue identifier="SCORE"><sum><testVariables variableIdentifier="SCORE"/></sum></setOutcomeValue>
</outcomeProcessing>
</assessmentTest>
`;
}

/** The label names the student. It is for lecturers and not shown in the test. */
function itemXml({ language, headings }: QuestionSet, variant: QuestionVariant): string {
  const { id, title, student, questions } = variant;
  const entry = (question: NumericQuestion, at: number): string =>
    `<p>${nameHtml(question)} <textEntryInteraction responseIdentifier="RESPONSE_${at + 1}" expectedLength="12"/></p>`;
  const scores = questions.map((_, at) => `<variable identifier="SCORE_RESPONSE_${at + 1}"/>`);
  const label = student === undefined ? '' : ` label="${escaped(student)}"`;
  return `${xmlHead}
<assessmentItem ${within(qti, qtiPlace)} identifier="${id}" title="${escaped(title)}"${label} xml:lang="${language}"
 adaptive="false" timeDependent="false">
${questions.map(responseDeclaration).join('\n')}
${numberDeclaration('SCORE', 0)}
${numberDeclaration('MINSCORE', 0)}
${numberDeclaration('MAXSCORE', pointsOf(variant))}
${questions.map((_, at) => numberDeclaration(`SCORE_RESPONSE_${at + 1}`, 0)).join('\n')}
<outcomeDeclaration identifier="FEEDBACKMODAL" cardinality="multiple" baseType="identifier"/>
<outcomeDeclaration identifier="SOLUTIONMODAL" cardinality="single" baseType="identifier"/>
<itemBody>
${dataHtml(variant)}
<h3>${plainHtml(headings.questions)}</h3>
${questions.map(entry).join('\n')}
</itemBody>
<responseProcessing>
${questions.map(marking).join('\n')}
${setting('SCORE', `<sum>${scores.join('')}</sum>`)}
${setting('SOLUTIONMODAL', identifierValue('SOLUTION'))}
</responseProcessing>
${questions.flatMap(slipFeedbacks).join('\n')}
<modalFeedback outcomeIdentifier="SOLUTIONMODAL" identifier="SOLUTION" showHide="show"
 title="${escaped(headings.solution)}">
${questions.map(solutionHtml).join('\n')}
</modalFeedback>
</assessmentItem>
`;
}

const responseDeclaration = ({ answer }: NumericQuestion, at: number): string =>
  `<responseDeclaration identifier="RESPONSE_${at + 1}" cardinality="single" baseType="float">
<correctResponse><value>${answer}</value></correctResponse>
</responseDeclaration>`;

const setting = (identifier: string, expression: string): string =>
  `<setOutcomeValue identifier="${identifier}">${expression}</setOutcomeValue>`;
const identifierValue = (identifier: string): string => `<baseValue baseType="identifier">${identifier}</baseValue>`;
const numberValue = (value: number): string => `<baseValue baseType="float">${decimalText(value)}</baseValue>`;

const slipIdentifier = (question: number, slip: number): string => `SLIP_${question + 1}_${slip + 1}`;

/**
 * Scoring of an answer: all points if it is right, else the share of the first known answer that fits, with its
 * feedback.
 */
function marking({ points, known, ...right }: NumericQuestion, at: number): string {
  const score = (value: number): string => setting(`SCORE_RESPONSE_${at + 1}`, numberValue(value));
  const slips = known.map((one, slip) => {
    const shown = `<variable identifier="FEEDBACKMODAL"/>${identifierValue(slipIdentifier(at, slip))}`;
    return `<responseElseIf>
${equality(one, at)}
${score(one.share * points)}
${setting('FEEDBACKMODAL', `<multiple>${shown}</multiple>`)}
</responseElseIf>
`;
  });
  return `<responseCondition>
<responseIf>
${equality(right, at)}
${score(points)}
</responseIf>
${slips.join('')}</responseCondition>`;
}

function equality(interval: Interval, at: number): string {
  const centre = centreOf(interval);
  const tolerance = decimalText(toleranceAround(centre, interval));
  return `<equal toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"
 includeLowerBound="true" includeUpperBound="true">
<variable identifier="RESPONSE_${at + 1}"/>
${numberValue(centre)}
</equal>`;
}

function slipFeedbacks({ name, known }: NumericQuestion, at: number): string[] {
  return known.map(
    ({ feedback }, slip) =>
      `<modalFeedback outcomeIdentifier="FEEDBACKMODAL" identifier="${slipIdentifier(at, slip)}" showHide="show">
${paragraph(`${name}: ${feedback}`)}
</modalFeedback>`,
  );
}
