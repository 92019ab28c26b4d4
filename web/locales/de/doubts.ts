import type { DoubtTexts } from '../en/doubts.ts';

const others = (count: string | undefined): string =>
  count === undefined || count === '0' ? '' : count === '1' ? ' (und noch eine)' : ` (und ${count} weitere)`;

export const doubts: DoubtTexts = {
  laws: {
    'predictions-shifted': {
      says: ({ rows, shifted, inPlace }) =>
        rows === '1'
          ? `Die Vorhersagen stehen wohl eine Zeile zu tief: ${shifted} von ihnen passen zum Fall darüber, ${inPlace} zum eigenen.`
          : `Die Vorhersagen stehen wohl eine Zeile zu hoch: ${shifted} von ihnen passen zum Fall darunter, ${inPlace} zum eigenen.`,
      why: ({ cases, p }) =>
        `Eine Spalte verrutscht, wenn nur eine von zwei Dateien eine Kopfzeile hat oder in einer eine Zeile gelöscht wurde. Bei ${cases} Fällen ist ein so großer Unterschied kaum Zufall (p = ${p}, McNemar 1947).`,
      mend: ({ rows }) =>
        rows === '1' ? 'Vorhersagen eine Zeile nach oben schieben' : 'Vorhersagen eine Zeile nach unten schieben',
    },
    'predictions-equal-truth': {
      says: ({ model, cases }) => `Alle ${cases} Vorhersagen${model ? ` von ${model}` : ''} sind richtig.`,
      why: () =>
        'Kaum ein Modell hat immer recht. Meist wurde dieselbe Spalte zweimal eingefügt, oder das Modell wurde an den Fällen geprüft, aus denen es gelernt hat.',
    },
    'scores-reversed': {
      says: ({ model, area, positive }) =>
        `Die Fläche unter der ROC-Kurve${model ? ` von ${model}` : ''} ist ${area}: Die Fälle „${positive}“ haben die niedrigeren Scores.`,
      why: ({ other, p }) =>
        `Scores, die so viel schlechter ordnen als eine Münze, ordnen umgekehrt gut: Die Fläche wird ${other}. Vielleicht steht ein niedriger Score für die positive Klasse, oder die Scores gehören zur anderen Klasse. Zufall ist das kaum (p = ${p}, Mann und Whitney 1947).`,
      mend: () => 'Scores umkehren',
    },
    'probabilities-of-the-other-class': {
      says: ({ column, positive, negative, asNamed, otherwise }) =>
        column
          ? `Die Spalte „${column}“ ist nach „${negative}“ benannt, gilt aber als Wahrscheinlichkeit von „${positive}“.`
          : `Die beiden Spalten mit Wahrscheinlichkeiten sind wohl vertauscht: Mit ihren Namen sind ${asNamed} der Fälle richtig, andersherum ${otherwise}.`,
      why: () =>
        'Programme geben die Wahrscheinlichkeiten der Klassen in alphabetischer Reihenfolge aus; die erste Spalte ist die der ersten Klasse, und das ist meist die negative.',
      mend: () => 'Als die der anderen Klasse lesen',
    },
    'probability-columns-permuted': {
      says: ({ asNamed, otherwise, columns }) =>
        `Die Spalten mit Wahrscheinlichkeiten tragen wohl vertauschte Namen: So, wie sie stehen, sind ${asNamed} der Fälle richtig, mit ${columns} sind es ${otherwise}.`,
      why: ({ p }) =>
        `Programme geben die Spalten in eigener Reihenfolge aus, meist der des Alphabets; von Hand darübergeschriebene Namen stehen manchmal in einer anderen. Die Reihenfolge wurde an jedem zweiten Fall gefunden und an den übrigen geprüft (p = ${p}, McNemar 1947).`,
      mend: () => 'Spalten so benennen',
    },
    'confidence-not-score': {
      says: ({ lowest, negatives, positive }) =>
        `Kein Score liegt unter ${lowest}, auch nicht bei den ${negatives} Fällen, die nicht „${positive}“ sind.`,
      why: ({ positive }) =>
        `Das können die Wahrscheinlichkeiten der jeweils vorhergesagten Klasse sein. ROC-Kurve und Fläche brauchen in jedem Fall die Wahrscheinlichkeit von „${positive}“: 1 − p, wo die andere Klasse vorhergesagt wurde. Diese Spalte einfügen, oder eine Wahrscheinlichkeit je Klasse.`,
    },
    'scores-are-labels': {
      says: ({ low, high }) => `Alle Scores sind ${low} oder ${high}: Das sind Vorhersagen, keine Scores.`,
      why: () =>
        'Eine Kurve durch Vorhersagen hat eine einzige Ecke, und die Fläche darunter ist die balancierte Korrektklassifikationsrate. In scikit-learn gibt predict Klassen; Scores geben predict_proba und decision_function.',
      mend: () => 'Als Vorhersagen lesen',
    },
    'codes-for-labels': {
      says: ({ pairing, agreement }) =>
        `Eine Seite hat Namen und die andere Zahlen, also stimmt kein Fall überein. Mit ${pairing} sind es ${agreement}.`,
      why: ({ by }) =>
        by === 'alphabet'
          ? 'Label-Encoder nummerieren die Klassen in alphabetischer Reihenfolge, von 0 an.'
          : 'In alphabetischer Reihenfolge, wie Label-Encoder nummerieren, stimmen viel weniger Fälle überein. Sind die Zahlen Cluster, so bleiben sie besser, wie sie sind: Transinformation und Rand-Index vergleichen Gruppierungen ohne deren Namen.',
      mend: () => 'So zuordnen',
    },
    'booleans-for-codes': {
      says: ({ pairing }) =>
        `Eine Seite hat Wahrheitswerte und die andere Zahlen, also stimmt kein Fall überein: ${pairing}?`,
      why: () => 'Programme schreiben dieselben Werte als True und False oder als 1 und 0.',
      mend: () => 'So zuordnen',
    },
    'labels-all-different': {
      says: ({ classes, cases, example }) =>
        `Fast jeder Fall hat eine eigene Klasse: ${classes} Klassen bei ${cases} Fällen, etwa „${example}“.`,
      why: () =>
        'Dateinamen, Fallnummern und freier Text sind keine Klassen. Unter „Lesen als“ die Spalten mit den wahren und den vorhergesagten Klassen wählen oder nur diese beiden einfügen.',
    },
    'labels-nearly-equal': {
      says: ({ first, second, others: count }) =>
        `„${first}“ und „${second}“ sind vielleicht dieselbe Klasse${others(count)}.`,
      why: () =>
        'Ein Großbuchstabe, ein Punkt, ein Akzent oder ein Tippfehler macht eine eigene Klasse, deren Fälle nie richtig vorhergesagt werden.',
      mend: ({ first, second, others: count }) =>
        count === '0' ? `„${first}“ als „${second}“ lesen` : 'Jedes solche Paar als eine Klasse lesen',
    },
    'pasted-twice': {
      says: ({ times, once, cases }) =>
        times === '2'
          ? `Die ${cases} Fälle sind ${once} Fälle zweimal.`
          : `Die ${cases} Fälle sind ${once} Fälle dreimal.`,
      why: () =>
        'Die meisten Maße bleiben gleich, aber jedes Intervall ist zu schmal und jeder p-Wert zu klein: Jeder Fall zählt mehrfach.',
      mend: () => 'Nur einmal behalten',
    },
    'totals-among-counts': {
      says: ({ class: name }) => `Die letzte Zeile und die letzte Spalte („${name}“) sind die Summen der übrigen.`,
      why: () => 'Werden Summen für eine Klasse gehalten, zählt jeder Fall viermal.',
      mend: () => 'Summen weglassen',
    },
    'counts-are-percentages': {
      says: ({ of, sum }) =>
        of === 'rows'
          ? `Jede Zeile ergibt ${sum}: Sind das Prozente statt Anzahlen?`
          : of === 'columns'
            ? `Jede Spalte ergibt ${sum}: Sind das Prozente statt Anzahlen?`
            : `Alle Zahlen zusammen ergeben ${sum}: Sind das Prozente statt Anzahlen?`,
      why: ({ of }) =>
        of === 'rows'
          ? 'Was nur aus einer Zeile berechnet wird, wie der Recall, stimmt. Korrektklassifikationsrate, Präzision und Mittelwerte stimmen nur, wenn alle Klassen gleich viele Fälle haben. Mit den Anzahlen stimmt alles.'
          : of === 'columns'
            ? 'Was nur aus einer Spalte berechnet wird, wie die Präzision, stimmt. Korrektklassifikationsrate, Recall und Mittelwerte stimmen nur, wenn alle Klassen gleich oft vorhergesagt werden. Mit den Anzahlen stimmt alles.'
            : 'Verhältnisse stimmen. Intervalle und Tests müssen wissen, wie viele Fälle es sind.',
      mend: () => 'Als Anteile an allen Fällen lesen',
    },
    'orientation-not-stated': {
      says: ({ rows }) =>
        `Es ist nicht klar, ob die Zeilen die Wahrheit oder die Vorhersagen sind; sie gelten als die ${rows === 'truth' ? 'Wahrheit' : 'Vorhersagen'}.`,
      why: () =>
        'In scikit-learn sind die Zeilen die Wahrheit; in R haben table(predicted, truth) und caret die Vorhersagen in den Zeilen. Andersherum tauschen Präzision und Recall die Plätze.',
      mend: ({ rows }) => (rows === 'truth' ? 'Die Zeilen sind die Vorhersagen' : 'Die Zeilen sind die Wahrheit'),
    },
    'classes-out-of-order': {
      says: ({ now, ordered }) => `Die Klassen stehen in der Reihenfolge ${now}. Als Stufen ist es ${ordered}.`,
      why: () =>
        'Maße für Stufen, wie das gewichtete Kappa, halten Nachbarn in der Liste für Nachbarn. Alle anderen hängen nicht von der Reihenfolge ab.',
      mend: () => 'In diese Reihenfolge bringen',
    },
    'classes-with-gap': {
      says: ({ missing }) => `Die Klassen sind Zahlen, und ${missing} ist nicht darunter.`,
      why: () =>
        'Maße für Stufen, wie das gewichtete Kappa, zählen Plätze in der Liste: Über die Lücke zählen sie einen Schritt. Steht die fehlende Klasse in der Liste, zählen sie nach dem Wert. Mittelwerte über die Klassen zählen dann auch die fehlende Klasse.',
      mend: ({ missing }) => `${missing} in die Liste aufnehmen`,
    },
    'class-never-true': {
      says: ({ class: name, cases, others: count }) =>
        cases
          ? `„${name}“ wird vorhergesagt (Fälle: ${cases}), kommt aber nie vor${others(count)}.`
          : `„${name}“ hat eine Wahrscheinlichkeit, kommt aber nie vor${others(count)}.`,
      why: () =>
        'Ihr Recall ist 0/0. scikit-learn zählt ihn in Makromitteln als 0, andere Programme lassen die Klasse weg; die balancierte Korrektklassifikationsrate lässt sie immer weg. Daher geben dieselben Daten verschiedene Mittelwerte.',
    },
    'class-never-predicted': {
      says: ({ class: name, cases, others: count }) =>
        `„${name}“ wird nie vorhergesagt, kommt aber vor (Fälle: ${cases})${others(count)}.`,
      why: () =>
        'Ihre Präzision ist 0/0. scikit-learn zählt sie in Makromitteln als 0 und warnt; andere Programme lassen die Klasse weg. Ihr Recall und ihr F1 sind immer 0.',
    },
    'stated-result-differs': {
      says: ({ metric, class: name, stated, found, line }) =>
        `Zeile ${line} nennt ${metric}${name ? ` von „${name}“` : ''} ${stated}; diese Daten ergeben ${found}.`,
      why: () =>
        'Die Zahl gehört vielleicht zu anderen Daten, etwa denen des Trainings, zu einer anderen Klasse, einem anderen Mittelwert oder einer anderen Definition. Oder die Daten wurden anders gelesen: Zeilen als Spalten, oder eine andere positive Klasse.',
    },
    'ties-move-precision': {
      says: ({ cases, lowest, highest }) =>
        `Die mittlere Präzision hängt von der Reihenfolge gleicher Scores ab, von ${lowest} bis ${highest}: ${cases} Fälle haben denselben Score wie ein Fall der anderen Klasse.`,
      why: () =>
        'Hier zählen gleiche Scores auf einmal, wie in scikit-learn; trec_eval und andere bringen sie in eine Reihenfolge. „Erwartete mittlere Präzision“ ist das Mittel über alle Reihenfolgen (McSherry und Najork 2008).',
    },
    'few-cases': {
      says: ({ onlyFirst, onlySecond, firstArea, secondArea, p }) =>
        firstArea
          ? `Bei so wenigen Fällen ist nicht zu sagen, welches Modell besser ist: Die Flächen unter den ROC-Kurven sind ${firstArea} und ${secondArea} (p = ${p}).`
          : `Bei so wenigen Fällen ist nicht zu sagen, welcher Klassifikator besser ist: Nur der erste hat in ${onlyFirst} recht, nur der zweite in ${onlySecond} (p = ${p}).`,
      why: ({ firstArea }) =>
        firstArea
          ? 'An anderen Fällen kann es umgekehrt sein. Die Flächen vergleicht der Test von DeLong, DeLong und Clarke-Pearson (1988).'
          : 'Fälle, in denen beide recht haben oder beide nicht, sagen nichts über den Unterschied. Die übrigen vergleicht der exakte Test von McNemar (1947).',
    },
  },
  title: 'Sind die Daten, wie sie sein sollen?',
  possible: (count) => (count === 1 ? 'Noch etwas zum Ansehen' : `Noch ${count} Dinge zum Ansehen`),
  onlyPossible: (count) => (count === 1 ? 'Etwas zum Ansehen' : `${count} Dinge zum Ansehen`),
  why: 'Warum?',
  asks: 'Der Text fragt nach:',
  claimed: (metric, answer) => `Ist ${metric} ${answer}?`,
  slip: 'Welcher Fehler ergibt das?',
  agrees: (metric, value, line) => `${metric} ${value}, wie Zeile ${line} sagt`,
  asItShouldBe: 'Das soll so sein',
};
