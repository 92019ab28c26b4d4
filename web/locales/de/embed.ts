import type { EmbedTexts } from '../en/embed.ts';

export const embed: EmbedTexts = {
  trouble: {
    'wasm-forbidden':
      'Diese Seite verbietet WebAssembly (in ihrer Content-Security-Policy fehlt „wasm-unsafe-eval“), also lässt sich in ihr nichts berechnen. In einem Rahmen geht es.',
    'cannot-start': 'Der Rechner konnte nicht in diese Seite geladen werden. In einem Rahmen geht es vielleicht.',
  },
  unfit: {
    scores: () => 'Diese Daten haben keine Kurve: Dazu braucht es Fälle zweier Klassen mit ihren Scores.',
    matrix: () => 'Diese Daten haben keine Konfusionsmatrix.',
    text: () => 'Diese Daten lassen sich nicht als Text schreiben.',
    html: () =>
      'Die Daten sind HTML; vielleicht hat Markdown das daraus gemacht. Sie als Text ins Attribut data="…" schreiben, in eine Zeile oder mit &#10; zwischen den Zeilen.',
    metric: (id) => (id === '' ? 'Das Maß fehlt: metric="…".' : `Für diese Daten gibt es kein Maß „${id}“.`),
    class: (label) => `In diesen Daten gibt es keine Klasse „${label}“.`,
    attribute: (given, possible) => `Das Attribut ${given} ist nicht brauchbar. Möglich: ${possible}.`,
  },
  openFrame: 'Auf einer eigenen Seite öffnen',
  frameMarkup: 'HTML des Rahmens, für alle, die diese Seite verfassen',

  title: 'In eine andere Seite einbetten',
  close: 'Schließen',
  what: 'Was',
  elements: {
    calculator: 'Der ganze Rechner',
    metrics: 'Tabelle der Maße',
    matrix: 'Konfusionsmatrix',
    formula: 'Eine durchgerechnete Formel',
    roc: 'ROC-Kurve',
    'precision-recall': 'Präzision-Recall-Kurve',
    information: 'Informationsdiagramm',
    check: 'Prüfung von Antworten',
  },
  metric: 'Maß',
  metrics: 'Maße',
  metricsHint: 'Kennungen, durch Leerzeichen getrennt; keine: alle.',
  ask: 'Gefragt',
  askHint: 'Kennungen, durch Kommas getrennt; keine: jedes Maß.',
  notAsked: (names) => `Nicht unter den Maßen dieser Daten: ${names}.`,
  language: 'Sprache',
  ofPage: 'Wie die umgebende Seite',
  theme: 'Farben',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  way: 'Wie',
  ways: { frame: 'Rahmen', script: 'Skript' },
  wayHints: {
    frame: 'Für Moodle, Canvas und überall, wo Skripte nicht erwünscht sind.',
    script: 'Für eigene Seiten: Das Eingebettete gehört zur Seite, in ihrer Breite und ihren Farben.',
  },
  withData: 'Mit den Daten, die auf der Seite stehen',
  noData: 'Die Daten auf der Seite sind zu lang, um in HTML zu stehen.',
  sameVersion: 'Jede andere Version des Skripts ablehnen (integrity)',
  sameVersionHint:
    'Wird diese Website aktualisiert, muss das HTML neu kopiert werden: Browser lehnen das neuere Skript ab.',
  snippet: 'HTML',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyByHand: 'Der Browser lässt es nicht zu: von Hand kopieren.',
  preview: 'Vorschau',
  frameTitle: (element) => `Deconfuse: ${element}`,
};
