import type { FLandscapeTexts } from '../en/f-landscape.ts';

const times = (text: string): string => (text === '2' ? 'doppelt' : `${text}-mal`);

export const fLandscape: FLandscapeTexts = {
  title: 'Fβ: eine Zahl aus Präzision und Recall',
  intro: 'Entlang einer Linie ist Fβ gleich; je kräftiger das Blau, desto höher ist er. Jeder Punkt ist eine Klasse.',
  hint: 'Auf der Diagonale, wo Präzision und Recall gleich sind, hat jede Linie diesen Wert. Ein Klick auf einen Punkt zeigt seine Formel.',

  beta: 'β',
  betaHint: 'Wievielmal so viel der Recall zählt wie die Präzision',
  slider: 'β, von 0 bis ∞',
  betas: 'Werte von β',
  betaIs: (beta) => `β = ${beta}`,
  useBeta: (beta) => `β = ${beta} verwenden`,
  spoken: (beta, weight) => `β = ${beta}: ${weight}`,
  weights: {
    zero: (_ratio) => 'nur die Präzision zählt',
    precision: (ratio) => `die Präzision zählt ${times(ratio)} so viel wie der Recall`,
    equal: (_ratio) => 'Präzision und Recall zählen gleich viel',
    recall: (ratio) => `der Recall zählt ${times(ratio)} so viel wie die Präzision`,
    infinite: (_ratio) => 'nur der Recall zählt',
  },
  says: {
    zero: 'F₀ ist die Präzision: waagerechte Linien, unabhängig vom Recall.',
    precision:
      'Die Linien werden flacher: Fβ nähert sich der Präzision, dem Grenzwert für β → 0. Der Recall zählt weniger.',
    equal: 'Symmetrisch: Beide müssen hoch sein. Ist eines nahe 0, so ist es auch F₁.',
    recall:
      'Die Linien werden steiler: Fβ nähert sich dem Recall, dem Grenzwert für β → ∞. Die Präzision zählt weniger.',
    infinite: 'F∞ ist der Recall: senkrechte Linien, unabhängig von der Präzision.',
  },

  plot: (beta) => `Fβ mit β = ${beta}`,
  description: (beta) =>
    `Linien gleichen Fβ-Werts mit β = ${beta} über Recall (nach rechts) und Präzision (nach oben), Klassen als Punkte`,
  points: 'Klassen',
  comparison: 'Drei β und das arithmetische Mittel',
  mean: 'Arithmetisches Mittel',
  meanDescription: 'Linien gleichen arithmetischen Mittels über Recall und Präzision: Geraden, Klassen als Punkte',
  meanSays:
    'Das Mittel (P + R) / 2 ist für R = 1 selbst bei P = 0 noch 0,5; dort ist jedes Fβ mit endlichem β gleich 0.',

  ownRates: 'Eigene Präzision und eigener Recall',
  ownRatesExample: 'Präzision = 0,66; Recall = 0,80',
  onlyRates:
    'Hier sind nur Präzision und Recall bekannt. F folgt daraus für jedes β; Korrektklassifikationsrate, Spezifität und MCC nicht: In ihnen zählen die richtig negativen Fälle.',
  noRates:
    'In diesem Text stehen nicht Präzision und Recall. Zum Beispiel „Präzision = 0,66; Recall = 0,80“ schreiben, oder eine Zeile je Klasse unter „Klasse; Präzision; Recall“.',
  faultyRates: (piece: string) =>
    `Nicht lesbar: ${piece}. Jede Klasse braucht eine Präzision und einen Recall von 0 bis 1.`,

  example:
    'Eine Beispielmatrix mit drei Klassen. Punkte kommen aus Labels oder einer Konfusionsmatrix: Mit eigenen Daten erscheinen hier deren Klassen.',
  point: (names, precision, recall, beta, f) => `${names}: P = ${precision}, R = ${recall}, Fβ = ${f} mit β = ${beta}`,
  more: (names, count) => `${names} und ${count} weitere`,
  noPrecision: (names) => `Kein Punkt für ${names}: Die Präzision ist 0/0, da nie so vorhergesagt wird.`,
  noRecall: (names) => `Kein Punkt für ${names}: Der Recall ist 0/0, da kein Fall dazugehört.`,

  table: 'Fβ jeder Klasse, zwischen den Grenzwerten Präzision und Recall',
  class: 'Klasse',
  precision: 'Präzision = F₀',
  recall: 'Recall = F∞',
  f: (beta) => `Fβ, β = ${beta}`,

  formula: (name) => `Fβ für ${name}`,
  isRecall: 'Für β → ∞ ist Fβ der Recall:',
  fromRates: 'Dasselbe aus Präzision und Recall, wie die Linien es zeigen',
  rates: 'Präzision PPV (P) und Recall TPR (R) dazu',
};
