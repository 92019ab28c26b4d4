import type { ScormTexts } from '../en/scorm.ts';

export const scorm: ScormTexts = {
  intro:
    'Ein Zip für Lernplattformen, die SCORM 1.2 annehmen: nur diese Aufgabe, mit Punktestand, Versuchen und Abschluss. Das ganze Werkzeug ist darin, sodass kein anderer Server gebraucht wird.',
  attempts: 'Antworten je Frage',
  values: 'Richtige Werte',
  shown: {
    after: 'nach einer richtigen oder der letzten Antwort',
    never: 'nie',
    always: 'nach jeder Antwort',
  },
  save: 'Paket speichern',
  saving: 'Das Paket entsteht …',
  notBeside: 'Die Datei deconfuse.html, die ins Paket gehört, war neben dieser Seite nicht zu bekommen.',
  failed: 'Das Paket ließ sich nicht erstellen, was nicht vorkommen sollte.',
  unrecorded: 'Es wurde keine Lernplattform gefunden: Nichts hiervon wird aufgezeichnet.',
};
