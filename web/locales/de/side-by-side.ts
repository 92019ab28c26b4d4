import type { SideBySideTexts } from '../en/side-by-side.ts';

export const sideBySide: SideBySideTexts = {
  title: { models: 'Modelle nebeneinander', folds: 'Folds nebeneinander', groups: 'Gruppen nebeneinander' },
  part: { models: 'Modell', folds: 'Fold', groups: 'Gruppe' },
  whole: 'Alle Fälle zusammen',
  mean: 'Mittelwert ± Standardabweichung',
  meanAlone: 'Mittelwert',
  deviation: 'Standardabweichung',
  difference: 'Größter − kleinster Wert',
  ratio: 'Kleinster ÷ größter Wert',
  show: (part) => `${part} auf der ganzen Seite zeigen`,
  shown: (part) => `Die Seite zeigt ${part}.`,
  showWhole: 'Alle Fälle zeigen',
  best: 'am besten, und nicht durch Zufall',
  worst: 'schlechteste Gruppe',
  spread: (name) => `${name} jedes Teils`,
  pooled: {
    folds: ({ name, pooled, mean, working }) =>
      `${name} aller Fälle zusammen ist ${pooled}; der Mittelwert der Folds ist ${working} = ${mean}. Im Mittelwert zählt jeder Fold gleich viel, im anderen Wert jeder Fall (Forman und Scholz 2010).`,
    groups: ({ name, pooled, mean, working }) =>
      `${name} aller Fälle zusammen ist ${pooled}; der Mittelwert der Gruppen ist ${working} = ${mean}. Im Mittelwert zählt jede Gruppe gleich viel, im anderen Wert jeder Fall.`,
  },
  cochran: ({ q, df, p, isChance }) =>
    `Cochrans Q = ${q} mit ${df} Freiheitsgraden, p = ${p}: ${
      isChance ? 'Dass manche öfter richtigliegen, kann Zufall sein.' : 'Sie liegen nicht gleich oft richtig.'
    }`,
  pairs: {
    models: 'Paare von Modellen: exakter Test von McNemar',
    scores: 'Paare von Modellen: Test von DeLong et al. (1988)',
    note: 'Nach Holm (1979) korrigiert, weil mehrere Paare zugleich getestet werden.',
    first: 'Erstes',
    second: 'Zweites',
    p: 'p',
    difference: (name) => `Erstes − zweites: ${name}`,
    adjusted: 'p, korrigiert',
    more: (hidden) => `${hidden} weitere Paare haben ein größeres p.`,
  },
  matrices: {
    title: 'Unterschied zweier Matrizen',
    note: 'In jeder Zeile der Anteil ihrer Fälle, in Prozentpunkten: blau, wo der erste Teil mehr hat, orange, wo der zweite mehr hat.',
    first: 'Erster',
    second: 'Zweiter',
  },
  fairness: {
    title: (positive) => `Fairness: Wird „${positive}“ in allen Gruppen gleich vorhergesagt?`,
    criterion: 'Kriterium',
    compares: 'Vergleicht',
    difference: 'Größter Unterschied',
    ratio: 'Verhältnis',
    parity: ['Demografische Parität', 'wie oft es vorhergesagt wird'],
    opportunity: ['Chancengleichheit (equal opportunity, Hardt et al. 2016)', 'Recall'],
    odds: ['Gleiche Quoten (equalised odds, Hardt et al. 2016)', 'Recall und Falsch-positiv-Rate'],
    predictive: ['Vorhersageparität (Chouldechova 2017)', 'Precision'],
    exclude: (rates) =>
      `„Gleiche Quoten“ und „Vorhersageparität“ können nicht zugleich gelten, wenn die Klassen nicht in allen Gruppen gleich häufig sind und die Vorhersage nicht fehlerfrei ist (Chouldechova 2017). Hier ist der Anteil der positiven Klasse ${rates}.`,
    ofGroup: (share, group) => `${share} in ${group}`,
  },
};
