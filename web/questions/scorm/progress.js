// What is known of the answers to an exercise, and what SCORM 1.2 has for it. Nothing here needs a page.

/** Of `cmi.suspend_data`, in characters. */
const longestSuspended = 4096;

/** How far above a window the API may be. */
const mostSteps = 500;

/** Of so many questions, with nothing answered. */
function noProgress(questions) {
  return Array.from({ length: questions }, () => ({ answer: '', attempts: 0, isRight: false }));
}

/** With an answer as the exercise tells it. What was right once stays so. */
function progressWith(progress, told) {
  return progress.map((one, at) =>
    at + 1 === told.question
      ? {
          answer: String(told.answer),
          attempts: Math.max(one.attempts + 1, Number(told.attempt) || 0),
          isRight: one.isRight || told.verdict === 'right',
          class: told.class,
        }
      : one,
  );
}

/** 0 … 100. */
function scoreOf(progress) {
  return Math.round((100 * progress.filter(({ isRight }) => isRight).length) / progress.length);
}

/** With a number of attempts, a question is done when it is right or they are spent; without one, when it is answered. */
function statusOf(progress, mostAttempts = 1) {
  if (progress.every(({ isRight }) => isRight)) return 'passed';
  const isDone = ({ isRight, attempts }) => isRight || attempts >= mostAttempts;
  return progress.every(isDone) ? 'completed' : 'incomplete';
}

/** As text for the next time; answers that are too long for it are left out, their number is not. */
function suspended(progress) {
  const text = (longest) =>
    JSON.stringify(
      progress.map(({ answer, attempts, isRight, class: label }) => [
        answer.length <= longest ? answer : '',
        attempts,
        isRight ? 1 : 0,
        ...(label === undefined ? [] : [label]),
      ]),
    );
  const lengths = [255, 60, 20, 0];
  return text(lengths.find((longest) => text(longest).length <= longestSuspended) ?? 0);
}

/** What such a text says, of which nothing is sure. */
function restored(text, questions) {
  let rows = [];
  try {
    rows = JSON.parse(text);
  } catch {
    // It is the first time, or somebody else's.
  }
  return noProgress(questions).map((none, at) => {
    const row = Array.isArray(rows) ? rows[at] : undefined;
    if (!Array.isArray(row)) return none;
    const [answer, attempts, isRight, label] = row;
    return {
      answer: typeof answer === 'string' ? answer : '',
      attempts: Number.isInteger(attempts) && attempts > 0 ? attempts : 0,
      isRight: isRight === 1,
      ...(label === undefined ? {} : { class: label }),
    };
  });
}

/** For the field `answered` in the address of the exercise. */
function answeredField(progress) {
  return JSON.stringify(
    progress.map(({ answer, attempts, class: label }) => (attempts > 0 ? { answer, attempts, class: label } : {})),
  );
}

/** The nearest API of a window and those around it; none where they are of another origin. */
function apiAround(start) {
  try {
    for (let around = start, steps = 0; around && steps <= mostSteps; steps++) {
      if (around.API) return around.API;
      if (around.parent === around) return undefined;
      around = around.parent;
    }
  } catch {
    // It may not be looked at.
  }
  return undefined;
}

/** Around the window, else around what has opened it or the topmost one. */
function apiFor(start) {
  const openers = [() => start, () => start.opener, () => start.top.opener];
  for (const opener of openers) {
    try {
      const api = apiAround(opener());
      if (api) return api;
    } catch {
      // It may not be looked at.
    }
  }
  return undefined;
}
