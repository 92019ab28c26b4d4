// Entry of the single-file page. The page and its workers are one script, which each worker runs again, so that shared
// code is in the file only once.
import type { DeconfuseApp } from '../elements/page/deconfuse-app.ts';
import '../fonts/fonts.css';
import '../styles/page.css';
import { passAnswersOn } from '../embed/told-answers.ts';
import { openWorkersBy } from '../worker/start-in-worker.ts';
import { areAnswersWanted, exerciseInFrame, languageIn, linkFrameData } from './frame-data.ts';
import { inPage, openWorker } from './own-script.ts';

async function openPage(): Promise<void> {
  const { language, isOnlyCheck, text } = await linkFrameData();
  await import('../page.ts');
  const app = document.querySelector<DeconfuseApp>('deconfuse-app')!;
  app.isOnlyCheck = isOnlyCheck;
  if (text !== undefined) void app.session.take(text);
  if (language) app.language = language;
}

async function openExercise(fields: URLSearchParams): Promise<void> {
  const { ExercisePage } = await import('./exercise-page.ts');
  const page = new ExercisePage();
  page.fields = fields;
  page.language = languageIn(fields) ?? 'en';
  document.querySelector('deconfuse-app')!.replaceWith(page);
}

function open(): Promise<void> {
  // Read first, because the page removes the fields from its address.
  const areWanted = areAnswersWanted();
  passAnswersOn(() => areWanted);
  const exercise = exerciseInFrame();
  return exercise ? openExercise(exercise) : openPage();
}

openWorkersBy(openWorker);
const workers: Readonly<Record<string, () => Promise<unknown>>> = {
  worker: () => import('../worker/worker.ts'),
  'table-reader': () => import('../files/tables/table-reader.ts'),
};
void (inPage ? open() : workers[self.name]!());
