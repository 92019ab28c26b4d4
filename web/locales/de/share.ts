import type { ShareTexts } from '../en/share.ts';

export const share: ShareTexts = {
  title: 'Teilen',
  close: 'Schließen',

  linkTitle: 'Als Link',
  intro:
    'Die Daten selbst stehen im Link. Nichts wird hochgeladen: Wer den Link hat, hat die Daten, und sonst niemand, denn was hinter dem # steht, senden Browser nie an einen Server.',
  making: 'Der Link wird erstellt …',
  failed: 'Dieser Browser konnte keinen Link erstellen. Die Arbeit lässt sich stattdessen als Datei speichern.',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copyRefused:
    'Der Browser erlaubt der Seite das Kopieren nicht. Der Link ist markiert und lässt sich von Hand kopieren.',
  send: 'Senden …',
  characters: (count) => `${count} Zeichen`,
  contains: (parts) => `Im Link: ${parts}.`,
  nothing: 'die Seite wie am Anfang',
  parts: {
    data: (count) => `die Daten (${count} Zeichen)`,
    example: 'welches Beispiel angezeigt wird',
    options: 'wie sie gelesen werden und was berechnet wird',
    open: 'was geöffnet ist',
    view: 'die Ansicht',
    checker: 'die eingetippten Antworten',
    decisions: 'Verluste und Wahrscheinlichkeiten der Entscheidungen',
    sql: 'die Namen in den SQL-Abfragen',
  },
  fromFile: 'Diese Seite wurde aus einer Datei geöffnet: Der Link funktioniert, wo dieselbe Datei liegt.',
  tooLong: (needed, most) =>
    `All das braucht ${needed} Zeichen, Links fassen aber höchstens ${most}. Die Arbeit lässt sich als Datei speichern oder ein Link ohne die Daten teilen.`,
  withoutData: 'Link ohne die Daten',
  withData: 'Link mit den Daten',
  isWithoutData: 'Dieser Link enthält nur Optionen und Ansicht: Wer ihn öffnet, gibt eigene Daten ein.',

  fileTitle: 'Als Datei',
  fileIntro:
    'In eine Datei passt eine Arbeit beliebiger Größe; geöffnet wird sie hier wie Daten: auf die Seite ziehen oder „Datei öffnen“ wählen.',
  save: 'Arbeit als Datei speichern',
  fileName: 'deconfuse-arbeit.json',

  keepTitle: 'Auf diesem Computer',
  keep: 'Die Arbeit in diesem Browser aufbewahren',
  keepHint:
    'Damit beim Neuladen oder Schließen der Seite nichts verloren geht. Alles bleibt in diesem Browser, auf diesem Computer. Auf einem Computer, den auch andere benutzen, besser ausgeschaltet lassen.',
  notKept: {
    full: 'Der Browser hat keinen Platz mehr: Was ab jetzt geschieht, wird nicht aufbewahrt. Vor dem Schließen der Seite die Arbeit unter „Teilen“ als Datei speichern.',
    refused:
      'Dieser Browser lässt die Seite nichts aufbewahren. Vor dem Schließen der Seite die Arbeit als Datei speichern.',
  },
  forget: 'Jetzt löschen',
  forgotten: 'Gelöscht.',

  problems: {
    'bad-link': 'Der Link lässt sich nicht lesen: Ein Teil fehlt oder wurde verändert. Nichts wurde geändert.',
    'unknown-example': 'Ein Beispiel dieses Namens gibt es nicht. Nichts wurde geändert. Es gibt:',
    'newer-version':
      'Das stammt von einer neueren Version dieser Seite und lässt sich mit dieser nicht lesen. Nichts wurde geändert. Neu laden bringt die neuere Version.',
    'too-large': 'Der Link ist zu groß, um geöffnet zu werden. Nichts wurde geändert.',
  },
  dismiss: 'Meldung schließen',
};
