import type { Conventions, FamilyId, Reference } from '../en/reference.ts';

export const reference: Reference = {
  title: 'Referenz',
  intervals:
    'Die Intervalle von „± Intervalle“ entstehen aus der Ableitung jeder Formel (Delta-Methode). In 2.000 Zufallsstichproben aus einer Grundgesamtheit mit drei Klassen enthielten 95-%-Intervalle die wahre Zahl so oft: bei 50 Fällen Korrektklassifikationsrate 92 %, F1-Makromittel 88 %, Cohens Kappa 93 %, MCC 92 %, Transinformation 90 %; bei 200 Fällen 94 bis 95 %; bei 1.000 Fällen 95 %. Bei wenigen Fällen sind sie zu kurz.',
  introduction: (metrics) =>
    `Alle ${metrics} Maße: was jedes aussagt, seine Formel, sein Wertebereich und seine Quelle und worin sich Bibliotheken unterscheiden. In Tabellen sind die Zeilen die Wahrheit.`,
  back: 'Zurück zum Rechner',
  search: 'Referenz durchsuchen',
  searchHint: 'Name, Symbol oder Name in einer Bibliothek',
  found: (metrics) => (metrics === 1 ? '1 Maß' : `${metrics} Maße`),
  nothingFound: 'Kein Maß hat alle diese Wörter in Name, Symbol, Beschreibung oder anderen Namen.',
  unknown: (id) => `Es gibt kein Maß mit der Kennung „${id}“. In der Liste danach suchen.`,
  contents: 'Inhalt',
  theClass: 'Klasse A',
  letters: 'Zeichen',
  direction: 'Richtung',
  zeroByZero: '0/0',
  zeroByZeroMeanings: {
    never: 'Kann nicht vorkommen.',
    replaced:
      'Zählt als 0, als 1 oder wird ausgelassen, wie unter „0/0“ gewählt; derselbe Wert geht in Mittelwerte über Klassen ein.',
    averaged: 'Eine Klasse, bei der es 0/0 ist, zählt als 0, als 1 oder wird ausgelassen, wie unter „0/0“ gewählt.',
    inherited: 'Die Werte in der Formel zählen wie unter „0/0“ gewählt; ist es dann noch 0/0, ist es nicht definiert.',
    average: 'Eine Klasse, bei der es 0/0 ist, geht nicht in den Mittelwert ein, was auch unter „0/0“ gewählt ist.',
    undefined: 'Nicht definiert und so angezeigt, was auch unter „0/0“ gewählt ist.',
  },
  values: 'Werte',
  perClass: { yes: 'je Klasse', no: 'für alle Daten' },
  shapes: {
    scalar: 'eine Zahl',
    matrix: 'eine Zahl je Zelle der Matrix',
    pairs: 'eine Tabelle mit zwei Zeilen und zwei Spalten',
    interval: 'eine untere und eine obere Grenze',
    word: 'ein Wort',
    decisions: 'richtig und falsch Negative und Positive, in zwei Zeilen und zwei Spalten',
    curve: 'Punkte, die gezeichnet werden',
    table: 'eine Zahl je Beobachtung und Aktion oder Klasse',
    choice: 'der Name einer Aktion oder Klasse',
  },
  needs: 'Benötigte Daten',
  needed: {
    classes: 'Labels oder eine Matrix mit denselben Klassen in Zeilen und Spalten',
    groups:
      'Labels oder eine beliebige Tabelle von Anzahlen: Zeilen und Spalten dürfen verschiedene Gruppen sein, etwa die zweier Gruppierungen',
    'four-cells': 'eine Tabelle mit zwei Zeilen und zwei Spalten',
    proportion: 'eine Zahl von Erfolgen und eine Zahl von Versuchen',
    rivals: 'zwei Klassifikatoren für dieselben Fälle',
    report: 'ein gedruckter Bericht',
    scores: 'ein Score je Fall und welche Fälle positiv sind',
    'probability-scores': 'eine Wahrscheinlichkeit je Fall und welche Fälle positiv sind',
    'decision-scores': 'ein Logit oder Abstand zur Entscheidungsgrenze je Fall und welche Fälle positiv sind',
    'two-models': 'die Scores zweier Modelle für dieselben Fälle',
    'true-class-probabilities': 'die Wahrscheinlichkeit, die jeder Fall für seine wahre Klasse erhielt',
    'class-probabilities': 'eine Wahrscheinlichkeit je Fall und Klasse',
    'class-scores': 'eine Zahl je Fall und Klasse',
    'class-decision-values': 'ein Logit oder Abstand zur Entscheidungsgrenze je Fall und Klasse',
    'label-sets': 'eine Labelmenge je Fall',
    'predicted-sets': 'eine wahre und eine vorhergesagte Labelmenge je Fall',
    'label-scores': 'eine Labelmenge je Fall und ein Score je Label',
    losses: 'der Verlust jeder Aktion in jedem Zustand und die Wahrscheinlichkeiten der Zustände',
    posteriors: 'die A-posteriori-Wahrscheinlichkeiten der Klassen oder Zustände',
    likelihoods: 'die A-priori-Wahrscheinlichkeiten und die Likelihoods',
    'reject-losses':
      'die Verluste einer Rückweisung und eines Fehlers und die A-posteriori-Wahrscheinlichkeiten der Klassen',
    'known-truth':
      'die Verluste einer Rückweisung und eines Fehlers, die A-posteriori-Wahrscheinlichkeiten und die wahre Klasse jeder Beobachtung',
    costs: 'was richtige und falsche Entscheidungen zwischen zwei Klassen kosten',
    'cost-ratio': 'die Kosten eines falsch Negativen durch die eines falsch Positiven',
    test: 'wie wahrscheinlich die positive Klasse ist, dazu Sensitivität und Spezifität eines Tests',
    rates: 'Präzision und Recall jeder Klasse',
    values: 'Werte und ihre Wahrscheinlichkeiten',
    distribution: 'eine Wahrscheinlichkeitsverteilung',
    'two-distributions': 'zwei Wahrscheinlichkeitsverteilungen derselben Ausgänge',
    raters: 'Urteile von zwei oder mehr Beurteilern über dieselben Objekte',
    'ranked-list': 'die Ergebnisse einer Anfrage, das beste zuerst',
    'ranked-lists': 'die Ergebnisse mehrerer Anfragen',
    'ranked-boxes': 'Objekte und Erkennungen mit ihren Boxen',
  },
  grades: 'Stufen',
  grading: 'Fasst in Worte',
  gradedBy: 'In Worten',
  optionsUsed: 'Hängt ab von',
  options: {
    zeroDivision: 'als was 0/0 zählt (ohne Angabe als 0)',
    base: 'Basis der Logarithmen (ohne Angabe 2)',
    beta: 'β (ohne Angabe 1)',
    tverskyAlpha: 'α, Gewicht der falsch Negativen (ohne Angabe 0,5)',
    tverskyBeta: 'β, Gewicht der falsch Positiven (ohne Angabe 0,5)',
    ibaAlpha: 'α (ohne Angabe 1)',
    netBenefitThreshold: 'Schwellenwahrscheinlichkeit (ohne Angabe 0,5)',
    level: 'Niveau des Konfidenzintervalls (ohne Angabe 95\u00a0%)',
    vBeta: 'β, Gewicht der Vollständigkeit (ohne Angabe 1)',
    kappaWeights: 'Gewichte der Verwechslungen, anzugeben',
    costMatrix: 'Kostenmatrix, anzugeben',
    priors: 'Anteile der Klassen, ohne Angabe wie in den Daten',
    classWeights: 'Gewichte der Klassen, ohne Angabe alle gleich',
    threshold: 'Schwelle (ohne Angabe 0,5)',
    maxFpr: 'größte Falsch-positiv-Rate f (ohne Angabe 0,1)',
    k: 'k, anzugeben',
    mapK: 'wie viele Fälle je Klasse zählen, anzugeben',
    bins: 'Zahl der Abschnitte (ohne Angabe 10)',
    clip: 'wie weit Wahrscheinlichkeiten von 0 und 1 ferngehalten werden (ohne Angabe gar nicht)',
    atSpecificity: 'geforderte Spezifität (ohne Angabe 0,95)',
    atSensitivity: 'geforderte Sensitivität (ohne Angabe 0,95)',
    atPrecision: 'geforderte Präzision (ohne Angabe 0,9)',
    atRecall: 'geforderter Recall (ohne Angabe 0,9)',
    severityRatio:
      'die Kosten eines falsch Positiven durch die eines falsch Negativen (ohne Angabe Positive / Negative)',
  },
  otherNames: 'Andere Namen',
  note: 'Anmerkung',
  family: 'Nicht zu verwechseln mit',
  tier: 'Verwendung',
  tiers: { 1: 'grundlegend', 2: 'üblich', 3: 'speziell' },
  link: 'Link zu diesem Eintrag',
};

export const conventions: Conventions = {
  title: 'Konventionen',
  introduction: 'Hier weichen die Quellen voneinander ab. Mit diesen Daten:',
  choice: 'Konvention',
  value: 'Wert',
  difference: 'Differenz',
  same: 'gleich',
  current: 'wie hier angezeigt',
  kinds: {
    family: { title: 'Oft miteinander verwechselt', text: '' },
    zeroDivision: {
      title: 'Als was 0/0 zählt',
      text: 'scikit-learn zählt es als 0 und warnt; bei PyCM und caret ist es nicht definiert.',
    },
    base: {
      title: 'Basis der Logarithmen',
      text: 'Dieselbe Größe in anderen Einheiten: PyCM gibt Bit an, scikit-learn und aricode Nat.',
    },
    orientation: {
      title: 'Was die Zeilen sind',
      text: 'scikit-learn und PyCM schreiben die Wahrheit in die Zeilen, caret und yardstick in die Spalten. Eine verkehrt herum gelesene Tabelle ergibt den anderen Wert.',
    },
    level: {
      title: 'Niveau des Konfidenzintervalls',
      text: '95\u00a0% sind eine Gewohnheit, kein Gesetz: Je sicherer das Intervall den wahren Wert enthält, desto länger wird es.',
    },
  },
  choices: {
    zeroDivision: { zero: 'als 0', one: 'als 1', undefined: 'ausgelassen' },
    base: { 2: 'Basis 2 (Bit)', e: 'Basis e (Nat)', 10: 'Basis 10 (Hartley)' },
    orientation: { rows: 'Zeilen sind die Wahrheit', columns: 'Spalten sind die Wahrheit' },
  },
  level: (percent) => `${percent}\u00a0%`,
};

const labelAverages =
  'Das Mikromittel summiert die Anzahlen aller Labels, das Makromittel zählt jedes Label gleich, das gewichtete Mittel jedes nach seinen Fällen, und samples ist das Mittel über die Fälle. Bei scikit-learn muss man wählen.';

export const families: Record<FamilyId, string> = {
  random_accuracy:
    'Zufällige Übereinstimmung aus den Anteilen von Wahrheit und Vorhersagen, wie sie sind (Cohens Kappa), oder aus dem Mittel beider (Scotts Pi).',
  precision_average:
    'Das Makromittel zählt jede Klasse gleich, das gewichtete Mittel jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen. Bei scikit-learn muss man wählen; yardstick nimmt bei mehr als zwei Klassen das Makromittel.',
  recall_average:
    'Das Makromittel zählt jede Klasse gleich und ist die balancierte Korrektklassifikationsrate von scikit-learn; Mikromittel und gewichtetes Mittel sind die Korrektklassifikationsrate. Wer bei mehr als zwei Klassen nur „Recall“ oder „Trefferquote“ schreibt, kann jedes davon meinen.',
  specificity_average:
    'Das Makromittel zählt jede Klasse gleich, das gewichtete Mittel jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen. yardstick nimmt das Makromittel; imbalanced-learn mittelt nur, wenn man angibt, wie.',
  negative_predictive_value_average:
    'Das Makromittel zählt jede Klasse gleich, das gewichtete Mittel jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen. yardstick nimmt das Makromittel; PyCM gibt Makro- und Mikromittel an.',
  false_positive_rate_average:
    'Das Makromittel zählt jede Klasse gleich, das gewichtete Mittel jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen. PyCM gibt Makro- und Mikromittel an.',
  false_negative_rate_average:
    'Das Makromittel zählt jede Klasse gleich; Mikromittel und gewichtetes Mittel sind die Fehlerrate. PyCM gibt Makro- und Mikromittel an.',
  false_discovery_rate_average:
    'Das Makromittel zählt jede Klasse gleich, das gewichtete Mittel jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen und ergibt so die Fehlerrate. Am besten angeben, welches gemeint ist.',
  false_omission_rate_average:
    'Das Makromittel zählt jede Klasse gleich, das gewichtete Mittel jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen. Am besten angeben, welches gemeint ist.',
  f1_average:
    'Makro-F1 ist bei scikit-learn und PyCM das Mittel der F1-Maße der Klassen, bei Sokolova und Lapalme (2009) dagegen das F1-Maß aus den Makromitteln von Präzision und Recall, das nie niedriger ist. Das Mikromittel ist die Korrektklassifikationsrate.',
  f_beta_average:
    'Das Makromittel zählt jede Klasse gleich, das gewichtete Mittel jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen und ist die Korrektklassifikationsrate. Bei scikit-learn muss man wählen; yardstick nimmt bei mehr als zwei Klassen das Makromittel.',
  jaccard_average:
    'Das Makromittel zählt jede Klasse gleich und ist die mittlere IoU der Bildsegmentierung; das gewichtete Mittel zählt jede nach ihren Fällen, das Mikromittel summiert zuerst die Anzahlen. Bei scikit-learn muss man wählen.',
  accuracy:
    'Der Anteil der richtig vorhergesagten Fälle. Im Mittel über die Klassen, jeweils eine gegen alle, zählen Verwechslungen der anderen Klassen als richtig: Sokolova und Lapalme (2009) nennen das „average accuracy“, PyCM „ACC Macro“. Das Wort „Genauigkeit“ kann auch die Präzision meinen.',
  error_rate:
    'Der Anteil der falsch vorhergesagten Fälle oder das Mittel der Anteile, jeweils eine Klasse gegen alle, das Sokolova und Lapalme (2009) Fehlerrate nennen und das bei mehr als zwei Klassen niedriger ist.',
  balanced_accuracy:
    'scikit-learn nimmt den mittleren Recall und setzt mit adjusted=True das Raten auf 0; yardstick nimmt das Mittel von Recall und Spezifität über die Klassen, bei PyCM AUNU. AUNP gewichtet das nach den Fällen; die Klassenbalance-Korrektklassifikationsrate teilt durch die größere der beiden Summen.',
  overall_random_accuracy:
    'Zufällig zu erwartende Übereinstimmung aus den Anteilen von Wahrheit und Vorhersagen, wie sie sind (Cohens Kappa), oder aus dem Mittel beider (Scotts Pi).',
  kappa:
    'Sie unterscheiden sich darin, was als Zufall gilt: beide Anteile (Cohen: scikit-learn, caret, yardstick), ihr Mittel (Scott), alle Klassen gleich (Bennett), ½ (ohne Prävalenz) oder ein Term, der schrumpft, wo eine Klasse überwiegt (Gwet).',
  weighted_kappa:
    'Wie viel schwerer eine entfernte Verwechslung wiegt: nach ihrem Abstand (linear), nach dessen Quadrat (quadratisch) oder nach einer eigenen Tabelle. scikit-learn und yardstick gewichten nur auf Wunsch.',
  krippendorff_alpha:
    'Die Klassen sind bloße Namen, haben eine Ordnung, haben Abstände oder eigene Gewichte. kripp.alpha von irr behandelt sie ohne Angabe als Namen.',
  cramers_v:
    'Alle machen aus χ² eine Zahl von 0 bis 1: Cramér teilt durch die kürzere Seite der Tabelle, Tschuprow durch das geometrische Mittel beider, Pearsons C kann 1 nicht erreichen. torchmetrics korrigiert ohne Angabe die Verzerrung von V; PyCM und SciPy tun es nicht.',
  ordinal_mae:
    'Um wie viele Stufen eine Vorhersage danebenliegt, im Mittel über alle Fälle oder über die Klassen, jede gleich gezählt, wie bei imbalanced-learn; dann zählt eine seltene Klasse so viel wie eine häufige.',
  rank_correlation:
    'Sie unterscheiden sich bei Paaren mit Bindungen: Gamma lässt sie weg, Somers’ D zählt die mit, die nur in den Vorhersagen gebunden sind, τ-b berücksichtigt Bindungen auf beiden Seiten. kendalltau von SciPy gibt τ-b an.',
  cohen_kappa: 'Die Zahl ist dieselbe; wo ein Wort aufhört, ist eine Konvention der jeweiligen Autoren.',
  rand_index:
    'Der Rand-Index zählt Paare, bei denen beide Gruppierungen übereinstimmen, und ist auch bei zufälligen Gruppen hoch; der adjustierte zieht ab, was der Zufall ergibt. In scikit-learn: rand_score und adjusted_rand_score.',
  normalized_mutual_information:
    'Dieselbe Information, geteilt durch das arithmetische Mittel der Entropien (scikit-learn und das V-Maß), das geometrische Mittel (scikit-learn vor 0.22), die kleinere, die größere (aricode) oder die gemeinsame Entropie.',
  adjusted_mutual_information:
    'Bei allen wird der Zufall abgezogen; sie teilen durch das arithmetische Mittel der Entropien (scikit-learn), die größere (aricode), das geometrische Mittel oder die kleinere.',
  purity:
    'Die Reinheit sucht zu jeder Gruppe die beste Klasse, die inverse Reinheit zu jeder Klasse die beste Gruppe; die Korrektklassifikationsrate bei bester Zuordnung lässt jeder Klasse nur eine Gruppe, wie in Arbeiten zum Deep Clustering.',
  accuracy_interval:
    'PyCM gibt das von Wald an, das nahe 0 und 1 zu kurz ist; caret und binom.test in R geben das exakte von Clopper und Pearson an, das breiter ist als nötig. Das von Wilson ist prop.test ohne Korrektur; das von Agresti und Coull hat dieselbe Mitte.',
  proportion_interval:
    'statsmodels gibt ohne Angabe das von Wald an, prop.test in R das von Wilson mit Stetigkeitskorrektur, binom.test das exakte von Clopper und Pearson. Das von Jeffreys ist bayesianisch; das von Agresti und Coull hat dieselbe Mitte wie das von Wilson.',
  kappa_error:
    'PyCM gibt den einfachen von Cohen (1960) an; vcd, statsmodels und psych den asymptotischen von Fleiss, Cohen und Everitt (1969). Der unter Unabhängigkeit dient dem Test von κ = 0, nicht einem Konfidenzintervall.',
  mcnemar_statistic:
    'mcnemar.test in R zieht ohne Angabe zur Stetigkeitskorrektur 1 ab, was den Test vorsichtiger macht; McNemar (1947) tat das nicht.',
  mcnemar_p_value:
    'mcnemar.test in R gibt ohne Angabe den korrigierten an, mcnemar von statsmodels den exakten. Bei wenigen abweichenden Fällen sind die beiden genäherten grob; mid-p ist weniger vorsichtig als der exakte.',
  roc_area:
    'Die ganze Fläche, die der Hülle oder der Teil mit wenigen falsch Positiven, so wie er ist oder standardisiert (McClish 1989): max_fpr in scikit-learn gibt die standardisierte an, pROC beide.',
  precision_recall_area:
    'average_precision_score summiert Stufen; auc(recall, precision) zieht gerade Linien, was beschönigt; Davis und Goadrich interpolieren richtig; VOC und TREC heben zuerst jede Präzision auf die beste bei gleichem oder höherem Recall an.',
  threshold:
    'Jede ist für einen Zweck die beste: Eine Schwelle, die für F1 die beste ist, ist es selten für die Korrektklassifikationsrate oder für die Raten.',
  brier:
    'Der mittlere quadratische Fehler der Wahrscheinlichkeit der positiven Klasse oder seine Summe über alle Klassen, die bei zwei Klassen doppelt so groß ist.',
  log_loss:
    'Von Wahrscheinlichkeiten oder von Logits; scikit-learn hält Wahrscheinlichkeiten von 0 und 1 fern, andere geben einen unendlichen Verlust an. Die Perplexität ist e hoch Log-Verlust.',
  calibration_error:
    'Für die positive Klasse oder für die vorhergesagte; Mittel, Maximum oder quadratisches Mittel über Abschnitte. Wie viele Abschnitte es sind, verändert die Zahl.',
  auc_interval:
    'Das von DeLong braucht keine Verteilungsannahme; das von Hanley und McNeil setzt eine voraus und verwendet nur die Fläche.',
  h_measure: 'Sie unterscheiden sich in der angenommenen Verteilung des Kostenverhältnisses.',
  label_precision: labelAverages,
  label_recall: labelAverages,
  label_f1: labelAverages,
  label_f_beta: labelAverages,
  label_jaccard: labelAverages,
  label_roc_auc: labelAverages,
  label_average_precision: labelAverages,
};
