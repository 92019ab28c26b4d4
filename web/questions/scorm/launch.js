// Shows the exercise, and tells the learning platform what becomes of it: the run-time environment of SCORM 1.2.
(() => {
  const { fields, questions, attempts } = document.currentScript.dataset;
  const frame = document.querySelector('iframe');
  const api = apiFor(window);
  const isConnected = api !== undefined && String(api.LMSInitialize('')) === 'true';
  const get = (name) => (isConnected ? String(api.LMSGetValue(name) ?? '') : '');
  // Whoever only looks at what was handed in changes nothing.
  const isRecorded = isConnected && !['browse', 'review'].includes(get('cmi.core.lesson_mode'));
  const set = (name, value) => isRecorded && api.LMSSetValue(name, String(value));

  let progress = restored(get('cmi.suspend_data'), Number(questions));
  let status = get('cmi.core.lesson_status');
  let isFinished = false;

  /** What has been completed does not become incomplete again. */
  function setStatus(next) {
    if (next === 'incomplete' && ['completed', 'passed', 'failed'].includes(status)) return;
    status = next;
    set('cmi.core.lesson_status', status);
  }

  /** For lecturers, where the platform keeps such records. */
  function recordAnswer({ question, answer, attempt, verdict }) {
    const at = get('cmi.interactions._count');
    if (!/^\d+$/.test(at)) return;
    set(`cmi.interactions.${at}.id`, `question-${question}-attempt-${attempt}`);
    set(`cmi.interactions.${at}.type`, 'fill-in');
    set(`cmi.interactions.${at}.student_response`, String(answer).slice(0, 255));
    set(`cmi.interactions.${at}.result`, verdict === 'right' ? 'correct' : 'wrong');
  }

  function record() {
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 100);
    set('cmi.core.score.raw', scoreOf(progress));
    setStatus(statusOf(progress, attempts === undefined ? undefined : Number(attempts)));
    set('cmi.suspend_data', suspended(progress));
    if (isRecorded) api.LMSCommit('');
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data?.type !== 'deconfuse-answer') return;
    progress = progressWith(progress, data);
    recordAnswer(data);
    record();
  });

  addEventListener('pagehide', () => {
    if (!isConnected || isFinished) return;
    isFinished = true;
    // The answers are there when somebody comes back.
    set('cmi.core.exit', 'suspend');
    if (isRecorded) api.LMSCommit('');
    api.LMSFinish('');
  });

  document.querySelector('p').hidden = isConnected;
  if (isConnected) {
    setStatus('incomplete');
    if (isRecorded) api.LMSCommit('');
  }
  frame.src = `deconfuse.html#${fields}&answered=${encodeURIComponent(answeredField(progress))}`;
})();
