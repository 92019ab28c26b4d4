/** Texts for an exercise as a SCORM package. */
export const scorm = {
  intro:
    'A zip for learning platforms that take SCORM 1.2: this exercise alone, with its score, its attempts and its completion. The whole tool is in it, so that no other server is needed.',
  attempts: 'Answers to each question',
  values: 'Right values',
  /** Texts that say when right values are shown. */
  shown: {
    after: 'after a right answer or the last one',
    never: 'never',
    always: 'after every answer',
  },
  save: 'Save the package',
  saving: 'Making the package …',
  notBeside: 'The file deconfuse.html, which goes into the package, could not be fetched from beside this page.',
  failed: 'The package could not be made, which should not happen.',
  /** Text inside the package. */
  unrecorded: 'No learning platform was found: nothing of this is recorded.',
};

export type ScormTexts = typeof scorm;
