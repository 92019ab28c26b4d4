import type { AnswerTableTexts } from '../en/answer-table.ts';
import { plural } from '../plural.ts';

const counted = plural('de');

export const answerTable: AnswerTableTexts = {
  intro:
    'Ein Klassifikationsbericht, wie scikit-learn ihn ausgibt, eine Tabelle mit Maßen in der Kopfzeile und einer Klasse je Zeile oder Zeilen wie „F1 = 0,72“. Jede Zahl wird für sich geprüft.',
  label: 'Tabelle der Antworten',
  check: 'Tabelle prüfen',
  staleText: 'Dies bezieht sich auf den Text vor der Änderung.',
  staleTable: 'Dies bezieht sich auf die letzte lesbare Tabelle.',

  right: (right, all) =>
    right === all
      ? all === 1
        ? 'Die Antwort ist richtig.'
        : `Alle ${all} sind richtig.`
      : `${right} von ${all} ${right === 1 ? 'ist' : 'sind'} richtig.`,
  near: (count) => `${counted(count, 'ist', 'sind')} bis auf die Rundung richtig.`,
  unreadable: (count) => `${counted(count, 'ist', 'sind')} nicht lesbar.`,
  oneSlip: (explained, wrong) =>
    explained === wrong
      ? `Ein einziger Fehler erklärt alle ${wrong}, die nicht richtig sind:`
      : `Ein einziger Fehler erklärt ${explained} der ${wrong}, die nicht richtig sind:`,

  result: 'Die Antworten, geprüft',
  corner: 'Klasse \\ Maß',
  averages: { macro: 'Makromittel', micro: 'Mikromittel', weighted: 'Gewichtetes Mittel' },
  hint: 'Eine Zahl wählen, um zu sehen, was dahintersteckt.',
  legend: '✓ richtig, ≈ bis auf die Rundung richtig, ✗ nicht richtig, ? keine Zahl',
  verdicts: {
    right: 'richtig',
    coarse: 'zu wenige Nachkommastellen',
    truncated: 'abgeschnitten statt gerundet',
    intermediate: 'zu früh gerundet',
    rounded: 'um eins daneben in der letzten Ziffer',
    slip: 'nicht richtig',
    unknown: 'nicht richtig',
    unreadable: 'keine Zahl',
  },
  answered: (name, answer) => `${name}: ${answer}`,
  inFull: 'Oben vollständig ansehen',
  others: (count) => `${counted(count, 'weiterer Fehler ergibt', 'weitere Fehler ergeben')} sie ebenfalls.`,
};
