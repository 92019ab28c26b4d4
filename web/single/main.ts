// The page and its workers are one script, which a worker runs anew: what they share is in the file once.
import '../fonts/fonts.css';
import '../styles/page.css';
import { openWorkersBy } from '../worker/start-in-worker.ts';
import { linkFrameData } from './frame-data.ts';
import { inPage, openWorker } from './own-script.ts';

openWorkersBy(openWorker);
if (inPage) void linkFrameData().finally(() => import('../page.ts'));
else void import('../worker/worker.ts');
