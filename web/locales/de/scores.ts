import type { ScoreTexts } from '../en/scores.ts';
import { plural } from '../plural.ts';

const counted = plural('de');

export const scores: ScoreTexts = {
  examples: {
    twoScoredModels: {
      title: 'Zwei Rangfolgen',
      description:
        'A ordnet dieselben 40 Fälle besser als B: Die Kurve von A liegt darüber. Ist der Unterschied mehr als Zufall?',
    },
    twentyCases: {
      title: '20 Fälle',
      description:
        'Zehn Positive, zehn Negative, keine Bindungen: ein Schritt je Fall, bei Positiven nach oben, bei Negativen nach rechts.',
    },
    perfect: {
      title: 'Perfekt',
      description:
        'Jeder Positive hat einen höheren Score als jeder Negative: Die Kurve geht durch die linke obere Ecke, AUC = 1.',
    },
    random: {
      title: 'Zufällig',
      description: 'Ausgeloste Scores: Die Kurve pendelt um die Diagonale. AUC nahe 0,5, Präzision nahe der Prävalenz.',
    },
    inverted: {
      title: 'Verkehrt herum',
      description:
        'Die Kurve hängt unter der Diagonale: Positive haben niedrige Scores. Umgedreht sind diese Scores so gut, wie sie schlecht aussehen.',
    },
    fourClassProbabilities: {
      title: 'Klassenwahrscheinlichkeiten',
      description:
        'Wahrscheinlichkeiten von vier Klassen: je Klasse eine Kurve gegen alle anderen, dazu Mittel ihrer Flächen.',
    },
    labelSets: {
      title: 'Labelmengen',
      description: 'Jeder Film hat mehrere Genres: vorhergesagte Mengen und ein Score für jedes Genre.',
    },
    logits: {
      title: 'Logits',
      description:
        'Scores unter 0 oder über 1 sind keine Wahrscheinlichkeiten: Log-Verlust von Logits und Hinge-Verlust passen, Brier nicht.',
    },
    twoDistributions: {
      title: 'Zwei Verteilungen',
      description:
        'Entropie 1,75 Bit gegen 2: Für q kodiert, kostet jede Nachricht aus p 0,25 Bit mehr, und das ist KL(p ∥ q).',
    },
  },

  understood: (data) => {
    const cases = counted(data.cases, 'Fall', 'Fälle');
    if (data.kind === 'multilabel') {
      const parts = [
        cases,
        counted(data.classes, 'Label', 'Labels'),
        ...(data.predicted ? ['vorhergesagte Mengen'] : []),
        ...(data.scores ? ['Scores'] : []),
      ];
      return `${parts.join(', ')}.`;
    }
    if (data.kind === 'probabilities') {
      return `${counted(data.classes, 'Klasse', 'Klassen')}, ${cases} mit ${data.probabilities ? 'Wahrscheinlichkeiten' : 'Scores je Klasse'}.`;
    }
    const positive = data.positive === undefined ? '' : ` („${data.positive}“)`;
    const positives = data.positives === undefined ? '' : `, davon ${data.positives} positiv${positive}`;
    return `${cases}${positives}, ${counted(data.models, 'Modell', 'Modelle')}${data.lowerIsPositive ? '; niedrige Scores sind positiv' : ''}.`;
  },

  reading: 'Wie die Scores zu lesen sind',
  lowerIsPositive: 'Niedrige Scores sind positiv',
  decisionValues: 'Logits oder Abstände zur Entscheidungsgrenze, keine Wahrscheinlichkeiten',
  scores: 'Scores',

  said: {
    perfect: (positive) => `Jeder Fall von „${positive}“ steht vor allen anderen: eine perfekte Rangfolge, AUC = 1.`,
    usual: (positive, auc) =>
      `Mit Wahrscheinlichkeit ${auc} steht ein Fall von „${positive}“ vor einem, der nicht dazugehört: Das ist die AUC.`,
    nearChance: (positive, auc) =>
      `Mit Wahrscheinlichkeit ${auc} steht ein Fall von „${positive}“ vor einem, der nicht dazugehört (AUC): Bei diesen Fällen ist das nicht sicher vom Raten, 0,5, zu unterscheiden.`,
    chance: 'AUC = 0,5: Diese Scores ordnen nicht besser als Raten.',
    inverted: (positive, auc) =>
      `AUC < 0,5: Diese Scores ordnen verkehrt herum. Nur mit Wahrscheinlichkeit ${auc} steht ein Fall von „${positive}“ vor einem, der nicht dazugehört.`,
    undefined: 'Es gibt keine AUC: Sie braucht positive und negative Fälle.',
    pooled: {
      probabilities: (auc) =>
        `Mit Wahrscheinlichkeit ${auc} steht eine wahre Klasse vor einer falschen, alle Klassen zusammen: die AUC als Mikromittel.`,
      multilabel: (auc) =>
        `Mit Wahrscheinlichkeit ${auc} steht ein zutreffendes Label vor einem nicht zutreffenden, alle Labels zusammen: die AUC als Mikromittel.`,
    },
    noScores: 'Es gibt keine Scores, also auch keine Kurven.',
  },
  meant: {
    lower: 'Sind vielleicht die niedrigen Scores positiv?',
    higher: 'Sind vielleicht die hohen Scores positiv?',
  },
  turnRound: 'Niedrige als positiv nehmen',
  turnBack: 'Hohe als positiv nehmen',
  starting: 'Wird berechnet …',

  model: 'Modell',
  classOf: { probabilities: 'Klasse gegen alle anderen', multilabel: 'Label' },
  pooled: 'alle zusammen',
  rest: 'Rest',
  auc: 'AUC',
  averagePrecision: 'AP',

  threshold: 'Schwelle',
  thresholdForm: 'Geschrieben als',
  forms: { t: 't', τ: 'τ = 1 − t' },
  formHint: 'Positiv ist ein Score von mindestens t. Manche Skripte schreiben die Schwelle als τ = 1 − t.',
  rule: {
    higher: (threshold) => `Positiv: Score ≥ ${threshold}`,
    lower: (threshold) => `Positiv: Score ≤ ${threshold}`,
  },
  slider: 'Die Schwelle von Score zu Score verschieben',
  sliderText: (threshold, truePositives, falsePositives) =>
    `${threshold}, ${truePositives} richtig und ${falsePositives} falsch Positive`,
  jumpTo: 'Springen zu',
  jumps: {
    youden_threshold: 'Youden',
    closest_topleft_threshold: 'Nächste zur Ecke',
    f1_max_threshold: 'Größtes F1-Maß',
    accuracy_max_threshold: 'Größte Korrektklassifikationsrate',
  },
  equalErrors: 'Gleiche Fehlerraten',
  equalErrorsHint: 'Wo Falsch-positiv-Rate und Falsch-negativ-Rate einander am nächsten sind',
  matrix: 'Konfusionsmatrix bei der Schwelle',
  truly: (label) => `wahr ${label}`,
  // Headings of narrow columns break it at the soft hyphen.
  predicted: (label) => `vorher\u00ADgesagt ${label}`,
  sides: { negative: 'negativ', positive: 'positiv' },
  useMatrix: 'Diese Konfusionsmatrix verwenden',
  costs: 'Kosten',
  decideByCosts: 'Nach Kosten entscheiden',
  costOf: { falsePositive: 'eines falsch Positiven', falseNegative: 'eines falsch Negativen' },
  slope: (slope) => `Steigung gleicher Kosten im ROC-Diagramm: ${slope}`,
  decide: 'Für die wahrscheinlichste Klasse entscheiden',
  decideHint: 'Macht aus den Wahrscheinlichkeiten Vorhersagen und zeigt deren Konfusionsmatrix',

  morePlots: 'Weitere Diagramme',

  binned: ({ area, bound, low, high }) =>
    `Falls die gezählten Scores Abschnitte sind, ist die AUC aller Zeilen ${area} ± ${bound}, zwischen ${low} und ${high}.`,
  inference: 'Die AUC und ihre Unsicherheit',
  interval: (level) => `${level}-%-Konfidenzintervall`,
  standardError: 'Standardfehler',
  areas: 'Flächen unter den Kurven',
  show: (model) => `${model} anzeigen`,
  shown: 'angezeigt',
  compare: 'Vergleich von',
  with: 'mit',
  method: 'Verfahren',
  methods: { delong: 'DeLong', 'hanley-mcneil': 'Hanley-McNeil', bootstrap: 'Bootstrap' },
  methodHints: {
    delong: 'Kovarianz der Flächen auf denselben Fällen (DeLong et al. 1988)',
    'hanley-mcneil': 'Standardfehler nach Hanley und McNeil (1982), Korrelation nach DeLong',
    bootstrap: 'Innerhalb jeder Klasse neu gezogene Fälle',
  },
  difference: 'Differenz',
  z: 'z',
  p: 'p',
  weighted:
    'Die Fälle haben Gewichte: Für gewichtete Fälle werden Flächen weder verglichen noch durch neue Ziehungen geprüft.',
  resamples: 'Ziehungen',
  seed: 'Startwert',
  run: 'Neu ziehen',
  cancel: 'Abbrechen',
  progress: (done, of) => `${done} von ${of} Ziehungen`,
  givenUp: 'Abgebrochen.',
  bootstrapOfOne: 'Bootstrap der AUC',
  meaning: (p) =>
    `Wären beide Rangfolgen gleich gut, träte eine mindestens so große Differenz mit Wahrscheinlichkeit ${p} auf.`,
  untestable: 'Mit diesen Fällen lässt sich die Differenz nicht testen.',

  allCases: 'alle Fälle',
  ranked: {
    understood: (items, lists) =>
      lists === '1' ? `Eine Rangliste mit ${items} Objekten.` : `${lists} Ranglisten mit zusammen ${items} Objekten.`,
    said: (value) =>
      `Mittlere Präzision (AP) ${value}: das Mittel der Präzision bei den relevanten Objekten; nicht gelieferte zählen 0.`,
    saidOfMean: (value) => `Mittel der mittleren Präzision (MAP) der Listen: ${value}.`,
    title: 'Die Rangliste',
    queries: 'Die Listen',
    query: 'Liste',
    rank: 'Rang',
    relevant: 'Relevant',
    other: 'Nicht relevant',
    turn: 'Umdrehen: relevant oder nicht',
    cut: 'Liste abschneiden nach Rang',
    hits: 'Relevant',
    precision: 'Präzision',
    recall: 'Recall',
    steps: 'Präzision und Recall bei jedem Rang',
    sum: 'Die mittlere Präzision, Summand für Summand',
    missed: (count) => `Nicht geliefert wurden ${count} relevante Objekte. Jedes trägt 0 bei.`,
    firstRanks: (count) => `Gezeigt sind die ersten ${count} Ränge.`,
    plot: 'Präzision und Recall die Liste hinab',
    plotHint: 'Die getönte Fläche ist die mittlere Präzision (AP). Jeder Punkt ist ein Rang, der Ring der Schnitt.',
    boxes: {
      title: 'Erkennungen und Objekte',
      least: 'Eine Erkennung passt ab einer Überlappung (IoU) von',
      rule: 'Die sicherste Erkennung kommt zuerst. Zu ihr gehört das freie Objekt ihres Bildes und ihrer Klasse, das sie am meisten überlappt.',
      image: 'Bild',
      score: 'Score',
      matched: 'Passt',
      draw: (rank) => `Erkennung ${rank} zeichnen`,
      drawing: 'Die beiden Boxen; ihr gemeinsamer Teil ist getönt',
      object: 'Objekt',
      detection: 'Erkennung',
      alone: 'Sie überlappt kein Objekt ihrer Klasse.',
      none: 'Von dieser Klasse wurde nichts erkannt.',
    },
    lines: {
      sum: 'AP',
      interpolated: 'interpoliert (alle)',
      levels: '11 Stufen',
      percents: '101 Stufen',
    },
  },
  raters: {
    understood: (items, categories) => `Urteile über ${items} Objekte in ${categories} Kategorien.`,
    said: (agreement, kappa) =>
      `Zwei Urteile über dasselbe Objekt stimmen in ${agreement} der Paare überein; über den Zufall hinaus ist κ = ${kappa}.`,
    pairs: 'Cohens Kappa jedes Paars von Beurteilern',
    pairsNote: 'Für die Objekte, die beide beurteilt haben. Der Mittelwert dieser Zahlen ist Lights Kappa.',
    rater: 'Beurteiler',
    majority: 'Die Mehrheit als Wahrheit nehmen',
    majorityHint:
      'Vergleicht jeden Beurteiler mit der Kategorie, die die meisten nennen. Objekte mit Gleichstand bleiben weg.',
  },
  reports: {
    understood: (cases, classes) => `Ein gedruckter Bericht über ${cases} Fälle in ${classes} Klassen.`,
    said: (choices) =>
      `${choices} verschiedene Sätze von Anzahlen ergeben die gedruckten Zahlen. Eine fette Zahl ist in allen gleich, ein Bereich nicht.`,
    only: 'Nur diese Anzahlen ergeben die gedruckten Zahlen.',
    tooMany:
      'Zu viele Sätze von Anzahlen ergeben die gedruckten Zahlen, um sie aufzulisten. Jeder Bereich ist der seiner Zeile für sich.',
    excluded: (choices) => `${choices} weitere passen zu den Zahlen, aber keine Konfusionsmatrix hat diese Anzahlen.`,
    caption: 'Was die Anzahlen jeder Klasse sein können',
    class: 'Klasse',
    cases: 'Fälle',
    advice:
      'Mehr Nachkommastellen, wie von classification_report(…, digits=4), oder die Labels selbst legen die Anzahlen fest.',
  },
  /** Texts about one distribution, or two over the same outcomes. */
  distributions: {
    understood: (outcomes) => `Wahrscheinlichkeiten von ${outcomes} Ausgängen.`,
    caption: 'Die Ausgänge und ihre Wahrscheinlichkeiten',
    outcome: 'Ausgang',
    one: (perplexity, outcomes) =>
      `So ungewiss wie ${perplexity} gleich wahrscheinliche Ausgänge; es sind ${outcomes}.`,
    two: (distance) => `Kein Ereignis ist in der einen um mehr als ${distance} wahrscheinlicher als in der anderen.`,
  },
};
