/**
 * An exercise as a package of SCORM 1.2 (ADL 2001). Its one SCO consists of the single-file page in a frame, and a
 * launch page around it that communicates with the learning platform.
 *
 * - `imsmanifest.xml` stands at the root and lists every file. It names the schemas, as ADL's own examples do, but does
 *   not enclose them: platforms have them.
 * - The frame is sandboxed. It stores nothing on the platform and has no access to it.
 */
import type { ExerciseOptions } from '../../core/types/exercises.ts';
import type { Language } from '../../locales/index.ts';
import type { AnswerRules } from '../../share/answer-rules.ts';
import { exerciseFields } from '../../share/exercise-address.ts';
import { identifierOf, zipped } from '../content-package.ts';
import { escaped, xmlHead } from '../markup.ts';
import type { QuestionFile } from '../question-set.ts';
import launch from './launch.js?raw';
import progress from './progress.js?raw';

export interface ScormExercise {
  title: string;
  language: Language;
  /** Text shown where no platform is found. */
  unrecorded: string;
  options: ExerciseOptions & Required<Pick<ExerciseOptions, 'questions'>>;
  rules: Pick<AnswerRules, 'answers' | 'attempts'>;
}

const launchPage = 'index.html';
/** File name of the single-file page. */
const tool = 'deconfuse.html';

/** A zip of the exercise with the single-file page. */
export function scormPackage(exercise: ScormExercise, page: Uint8Array): QuestionFile {
  const files = {
    [launchPage]: launchHtml(exercise),
    'progress.js': progress,
    'launch.js': launch,
    [tool]: page,
  };
  return zipped('deconfuse-scorm.zip', {
    'imsmanifest.xml': manifestXml(exercise, Object.keys(files)),
    ...files,
  });
}

function manifestXml(exercise: ScormExercise, files: readonly string[]): string {
  const title = escaped(exercise.title);
  const schemas = 'http://www.imsproject.org/xsd/imscp_rootv1p1p2';
  const adl = 'http://www.adlnet.org/xsd/adlcp_rootv1p2';
  return `${xmlHead}
<manifest identifier="${identifierOf(exercise)}" version="1.0" xmlns="${schemas}" xmlns:adlcp="${adl}"
 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
 xsi:schemaLocation="${schemas} imscp_rootv1p1p2.xsd ${adl} adlcp_rootv1p2.xsd">
<metadata>
<schema>ADL SCORM</schema>
<schemaversion>1.2</schemaversion>
</metadata>
<organizations default="organization">
<organization identifier="organization">
<title>${title}</title>
<item identifier="exercise" identifierref="launch">
<title>${title}</title>
</item>
</organization>
</organizations>
<resources>
<resource identifier="launch" type="webcontent" adlcp:scormtype="sco" href="${launchPage}">
${files.map((name) => `<file href="${name}"/>`).join('\n')}
</resource>
</resources>
</manifest>
`;
}

/** The fields of the frame's address, except earlier answers. */
function fieldsOf({ options, rules, language }: ScormExercise): string {
  const { answers, attempts } = rules;
  return [
    'element=check',
    exerciseFields(options),
    ...(attempts === undefined ? [] : [`attempts=${attempts}`]),
    `answers=${answers}`,
    'report=answers',
    `language=${language}`,
  ].join('&');
}

function launchHtml(exercise: ScormExercise): string {
  const { title, language, unrecorded, options, rules } = exercise;
  const data = {
    fields: fieldsOf(exercise),
    questions: options.questions.length,
    ...(rules.attempts !== undefined && { attempts: rules.attempts }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(String(value))}"`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>
body { display: flex; flex-direction: column; height: 100vh; margin: 0; }
p { margin: 0.75rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
iframe { flex: 1; border: 0; }
</style>
</head>
<body>
<p role="status" hidden>${escaped(unrecorded)}</p>
<iframe title="${escaped(title)}" sandbox="allow-scripts" width="100%" height="640"></iframe>
<script src="progress.js"></script>
<script src="launch.js"${attributes.join('')}></script>
</body>
</html>
`;
}
