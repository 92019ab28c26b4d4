/**
 * IMS QTI 1.2 (2002) in the form of Canvas. It was written against the output of exams2canvas of R/exams 2.4-2 (2025)
 * and of Canvas itself, and against the two readers of Canvas: that of its old quizzes (QTIMigrationTool 2022 and
 * qti_exporter) and that of its new ones (instructure/qti 2025).
 *
 * - `imsmanifest.xml` lists the quiz, of type `imsqti_xmlv1p2`, which depends on `assessment_meta.xml`, its settings.
 * - A group of questions is a section with `selection_ordering`: each student gets `selection_number` of its items, for
 *   `points_per_item` each. A question has one number, so each question of the set becomes a group with an item per
 *   variant.
 * - A `numerical_question` has one `render_fib` of type Decimal. Every condition with bounds is a right answer for all
 *   points (the old reader looks for bounds alone, the new one for `setvar`), so there are no shares of the points, and
 *   no feedback for a single wrong answer. Known wrong answers are therefore listed in the feedback for all wrong
 *   answers.
 * - Feedback is chosen by its ident: `general_fb` for all answers, `general_incorrect_fb` for wrong ones.
 * - HTML is text in `mattext`, escaped once more. The new reader undoes that, but not in a CDATA section.
 */
import { askedAlike, type AskedAlike } from './asked-alike.ts';
import { identifierOf, zipped } from './content-package.ts';
import { decimalText } from './interval.ts';
import { dataHtml, escaped, nameHtml, slipsHtml, solutionHtml, xmlHead } from './markup.ts';
import type { QuestionFile, QuestionSet } from './question-set.ts';

const qti = 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2';
const packaging = 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1';
const canvas = 'http://canvas.instructure.com/xsd/cccv1p0';

/** A zip for Canvas. */
export function qti12(set: QuestionSet): QuestionFile {
  const quiz = identifierOf(set);
  const groups = askedAlike(set);
  return zipped('deconfuse-canvas.zip', {
    'imsmanifest.xml': manifestXml(quiz, set),
    [`${quiz}/${quiz}.xml`]: quizXml(quiz, set, groups),
    [`${quiz}/assessment_meta.xml`]: settingsXml(quiz, set, groups),
  });
}

/** Canvas has the same points for all questions of a group: those of the first. */
const pointsOf = (group: AskedAlike): number => group[0]?.question.points ?? 0;

function manifestXml(quiz: string, { title }: QuestionSet): string {
  return `${xmlHead}
<manifest identifier="${quiz}-manifest" xmlns="${packaging}" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2">
<metadata>
<schema>IMS Content</schema>
<schemaversion>1.1.3</schemaversion>
<imsmd:lom><imsmd:general>
<imsmd:title><imsmd:string>${escaped(title)}</imsmd:string></imsmd:title>
</imsmd:general></imsmd:lom>
</metadata>
<organizations/>
<resources>
<resource identifier="${quiz}" type="imsqti_xmlv1p2">
<file href="${quiz}/${quiz}.xml"/>
<dependency identifierref="${quiz}-settings"/>
</resource>
<resource identifier="${quiz}-settings" href="${quiz}/assessment_meta.xml"
 type="associatedcontent/imscc_xmlv1p1/learning-application-resource">
<file href="${quiz}/assessment_meta.xml"/>
</resource>
</resources>
</manifest>
`;
}

/** The quiz is unpublished, so that students see it only when the lecturer publishes it. */
function settingsXml(quiz: string, { title }: QuestionSet, groups: readonly AskedAlike[]): string {
  const points = decimalText(groups.reduce((sum, group) => sum + pointsOf(group), 0));
  return `${xmlHead}
<quiz identifier="${quiz}" xmlns="${canvas}">
<title>${escaped(title)}</title>
<description></description>
<shuffle_answers>false</shuffle_answers>
<scoring_policy>keep_highest</scoring_policy>
<hide_results></hide_results>
<quiz_type>assignment</quiz_type>
<points_possible>${points}</points_possible>
<show_correct_answers>true</show_correct_answers>
<anonymous_submissions>false</anonymous_submissions>
<could_be_locked>false</could_be_locked>
<allowed_attempts>1</allowed_attempts>
<one_question_at_a_time>false</one_question_at_a_time>
<cant_go_back>false</cant_go_back>
<available>false</available>
<assignment identifier="${quiz}-assignment">
<title>${escaped(title)}</title>
<workflow_state>unpublished</workflow_state>
<quiz_identifierref>${quiz}</quiz_identifierref>
<points_possible>${points}</points_possible>
<grading_type>points</grading_type>
<submission_types>online_quiz</submission_types>
</assignment>
</quiz>
`;
}

function quizXml(quiz: string, { title, decimals }: QuestionSet, groups: readonly AskedAlike[]): string {
  const sections = groups.map(
    (group, at) => `<section ident="${quiz}-group-${at + 1}" title="${escaped(group[0]?.question.name ?? '')}">
<selection_ordering><selection>
<selection_number>1</selection_number>
<selection_extension><points_per_item>${decimalText(pointsOf(group))}</points_per_item></selection_extension>
</selection></selection_ordering>
${group.map((asked) => itemXml(`${asked.variant.id}-question-${at + 1}`, asked, decimals)).join('\n')}
</section>`,
  );
  return `${xmlHead}
<questestinterop xmlns="${qti}">
<assessment ident="${quiz}" title="${escaped(title)}">
<qtimetadata>${metadata('cc_maxattempts', '1')}</qtimetadata>
<section ident="root_section">
${sections.join('\n')}
</section>
</assessment>
</questestinterop>
`;
}

const metadata = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;

const material = (html: string): string =>
  `<material><mattext texttype="text/html">${escaped(`<div>${html}</div>`)}</mattext></material>`;

const feedback = (ident: string, html: string): string =>
  `<itemfeedback ident="${ident}"><flow_mat>${material(html)}</flow_mat></itemfeedback>`;

const showing = (ident: string): string =>
  `<respcondition continue="Yes">
<conditionvar><other/></conditionvar>
<displayfeedback feedbacktype="Response" linkrefid="${ident}"/>
</respcondition>`;

/** The label names the student. It is for lecturers and not shown in the quiz. */
function itemXml(ident: string, { variant, question }: AskedAlike[number], decimals: number): string {
  const { low, high, points } = question;
  const slips = slipsHtml(question, decimals);
  const label = variant.student === undefined ? '' : ` label="${escaped(variant.student)}"`;
  return `<item ident="${ident}" title="${escaped(variant.title)}"${label}>
<itemmetadata><qtimetadata>
${metadata('question_type', 'numerical_question')}
${metadata('points_possible', decimalText(points))}
</qtimetadata></itemmetadata>
<presentation>
${material(`${dataHtml(variant)}\n<p>${nameHtml(question)}</p>`)}
<response_str ident="response1" rcardinality="Single">
<render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib>
</response_str>
</presentation>
<resprocessing>
<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
${showing('general_fb')}
<respcondition continue="No">
<conditionvar>
<vargte respident="response1">${decimalText(low)}</vargte>
<varlte respident="response1">${decimalText(high)}</varlte>
</conditionvar>
<setvar action="Set" varname="SCORE">100</setvar>
</respcondition>
${slips && `${showing('general_incorrect_fb')}\n`}</resprocessing>
${feedback('general_fb', solutionHtml(question))}
${slips && `${feedback('general_incorrect_fb', slips)}\n`}</item>`;
}
