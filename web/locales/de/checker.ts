import type { CheckerTexts } from '../en/checker.ts';
import { plural } from '../plural.ts';

const counted = plural('de');

/** The clause with a capital letter. A symbol or “p-Wert” at its beginning keeps its lower-case letter. */
const capital = (clause: string): string => clause.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());

export const checker: CheckerTexts = {
  title: 'Antwort prüfen',
  intro:
    'Eine von Hand berechnete Zahl eintippen und sehen, ob sie richtig ist; wenn nicht, welcher übliche Fehler zu ihr führt.',
  hidden: 'In diesem Link sind die Ergebnisse ausgeblendet.',
  giveExercise: 'Gib mir eine Aufgabe',
  showResults: 'Alle Ergebnisse zeigen',
  decimalsAsked: (decimals) =>
    decimals === 0
      ? 'Auf ganze Zahlen runden.'
      : `Auf ${counted(decimals, 'Nachkommastelle', 'Nachkommastellen')} runden.`,
  noData: 'Es gibt noch keine Daten, mit denen verglichen werden könnte. Was hier steht, bleibt erhalten.',
  staleData: 'Die Daten sind jetzt nicht lesbar. Die Antworten werden mit den letzten lesbaren verglichen.',
  failed:
    'Diese Antwort konnte nicht geprüft werden, was nicht vorkommen sollte. Die Antwort ändern oder die Seite neu laden.',

  tableTitle: 'Eine ganze Tabelle prüfen',
  question: (number) => `Frage ${number}`,
  which: 'Welches Maß?',
  dontKnow: 'Unbekannt: Was ist das für eine Zahl?',
  noSuchMetric: 'Kein Maß heißt so.',
  notOfTheseData: 'Für diese Daten gibt es dieses Maß nicht. Die Antwort bleibt erhalten.',
  whichClass: 'Welche Klasse?',
  answer: 'Antwort',
  answerHint: '0,72 · 0.72 · 72 % · 18/25 · 1,85 Bit · nicht definiert',
  check: 'Prüfen',
  attemptsLeft: (left) => (left === 0 ? 'Kein Versuch mehr übrig.' : `Noch ${counted(left, 'Versuch', 'Versuche')}.`),
  shown: {
    after: 'Richtige Werte werden gezeigt, sobald eine Antwort richtig oder kein Versuch mehr übrig ist.',
    never: 'Richtige Werte werden nicht gezeigt.',
  },
  add: 'Weitere hinzufügen',
  remove: (question) => `${question} entfernen`,

  verdicts: {
    right: 'Richtig.',
    coarse: 'Nicht genau genug.',
    truncated: 'Fast: abgeschnitten statt gerundet.',
    intermediate: 'Fast: zu früh gerundet.',
    rounded: 'Fast: um eins daneben in der letzten Ziffer.',
    slip: 'Nicht richtig.',
    unknown: 'Nicht richtig.',
    unreadable: 'Das ist keine Zahl.',
    unclear: 'Nicht verstanden.',
    found: 'Erkannt.',
    suspected: 'Vielleicht.',
    unfound: 'Unbekannt.',
  },
  unreadable: (excerpt) =>
    `„${excerpt}“ ist nicht lesbar. Möglich ist eine Zahl wie 0,72, 72 %, 18/25, −0,13 oder 7,2e-1, gegebenenfalls mit Einheit, oder „nicht definiert“.`,
  nameOfClass: (name, label) => `${name} für ${label}`,
  rightValue: (name, value) => `${name} =\u00a0${value}.`,
  rightUndefined: (name) => `${name}: hier nicht definiert.`,
  thisIs: (name) => `Es handelt sich um: ${name}.`,
  truncatedHidden: 'Die Ziffern sind die des richtigen Werts, doch die letzte ist aufzurunden.',
  truncated: (answer, rounded) => `${answer} ist der abgeschnittene Wert; gerundet ist er ${rounded}.`,
  roundedHidden: 'Die letzte Ziffer ist um eins zu groß oder zu klein.',
  rounded: (rounded) => `Gerundet ist der Wert ${rounded}.`,
  because: (clause) => `${capital(clause)}.`,
  andThen: ', und ',
  mostLikely: (clause) => `Am wahrscheinlichsten: ${capital(clause)}.`,
  explained: 'Ein üblicher Fehler ergibt genau diese Ziffern.',
  explainedBySeveral: 'Mehrere übliche Fehler ergeben genau diese Ziffern.',
  unexplained: 'Kein üblicher Fehler ergibt diese Zahl.',
  isDefined: 'Hier ist es definiert.',
  suspected: (name) => `Kein übliches Maß dieser Daten hat diesen Wert; ein üblicher Fehler ergibt ihn bei: ${name}.`,
  unfound: 'Kein übliches Maß dieser Daten hat diesen Wert.',
  noneUndefined: 'Alle üblichen Maße dieser Daten sind definiert.',
  unitRemark: (written, asked) => `Angegeben ist der Wert in ${written}; verlangt ist er in ${asked}.`,
  zeroByZero: (value) => `Es ist 0/0; das zählt hier als ${value}.`,
  fewerDecimals: (asked) =>
    asked === 1 ? 'Verlangt ist 1 Nachkommastelle.' : `Verlangt sind ${asked} Nachkommastellen.`,
  noDecimals: 'Ohne Nachkommastellen sagt die Zahl jedoch wenig.',
  percentMissing: 'Gelesen wurde ein Prozentwert: Das Prozentzeichen fehlt.',
  percentSuperfluous: 'Gelesen wurde die Zahl ohne ihr Prozentzeichen, das nicht hierher gehört.',

  slips: {
    transposed: 'die Zeilen wurden als Spalten gelesen, sodass Wahrheit und Vorhersage vertauscht sind',
    class: 'genommen wurde die Klasse {class}, nicht {askedClass}',
    'class-as-positive': 'als positive Klasse wurde {class} genommen',
    metric: 'berechnet wurde: {name}; gefragt ist: {asked}',
    complement: 'angegeben wurde 1 − Wert, nicht der Wert selbst',
    sign: 'das Vorzeichen ist falsch',
    reciprocal: 'der Bruch steht auf dem Kopf',
    base: 'die Logarithmen wurden zur Basis {base} genommen',
    'zero-division-zero': '0/0 wurde als 0 gezählt',
    'zero-division-one': '0/0 wurde als 1 gezählt',
    'zero-division-undefined': '0/0 wurde als nicht definiert belassen',
    'zero-division-of-mean': '0/0 wurde beim Mitteln ausgelassen',
    'zero-division-of-formula':
      'die verwendete Formel ergibt hier 0/0, eine andere Formel für dasselbe Maß dagegen nicht',
    denominator: 'geteilt wurde durch {denominator}',
    'denominator-one': 'die Summe wurde nicht durch die Anzahl der Fälle geteilt',
    numerator: 'als Zähler wurde {numerator} genommen',
    total: 'für N wurde {total} genommen, die Summe der Matrix ist aber {rightTotal}',
    'true-negatives':
      'als richtig Negative wurden nur die übrigen Zellen der Diagonale gezählt, nicht alle Zellen außerhalb der Zeile und der Spalte der Klasse',
    'true-negatives-and-total':
      'als richtig Negative wurden nur die übrigen Zellen der Diagonale gezählt, nicht alle Zellen außerhalb der Zeile und der Spalte der Klasse, wodurch N zu {total} wurde',
    'macro-f1-of-means':
      'F1 wurde aus den Makromitteln von Präzision und Recall berechnet: Makro-F1 ist das Mittel der F1-Maße der Klassen',
    'macro-f1-misprint':
      'berechnet wurde 2·P·R/(1/P + 1/R), ein Druckfehler mancher Skripte: Das harmonische Mittel ist 2/(1/P + 1/R)',
    'arithmetic-f1':
      'Präzision und Recall wurden arithmetisch gemittelt, (P + R)/2: F1 ist ihr harmonisches Mittel, 2PR/(P + R)',
    'error-sum':
      'beide Fehlerraten wurden addiert, FPR + FNR (α + β): Die Fehlerrate gewichtet jede mit dem Anteil ihrer Klasse',
    cell: 'in der Zelle wahr {row}, vorhergesagt {column} wurde {count} statt {rightCount} gelesen',
    beta: 'berechnet wurde F mit β = {beta}',
    'logit-loss': 'die Wahrheit z wurde weggelassen: Der Verlust beginnt mit max(y, 0) − y·z, nicht mit max(y, 0) − y',
    'trapezoid-lines': 'die Fläche wurde unter geraden Linien genommen; Stufen summiert jedoch: {asked}',
    'trapezoid-steps': 'summiert wurden Stufen, die Punkte werden aber durch gerade Linien verbunden',
    'ties-zero':
      'Paare aus einem positiven und einem negativen Fall mit gleichen Scores wurden als 0 gezählt, nicht als ½',
    'ties-one':
      'Paare aus einem positiven und einem negativen Fall mit gleichen Scores wurden als 1 gezählt, nicht als ½',
    reversed: 'die Rangfolge wurde vom anderen Ende her gelesen',
    'transposed-losses': 'in der Verlusttabelle wurden Zustände und Aktionen vertauscht',
    likelihood:
      'angegeben wurde die Wahrscheinlichkeit der Beobachtung, p(x|h), statt der des Zustands, p(h|x): der Prävalenzfehler',
    'prior-ignored':
      'die A-priori-Wahrscheinlichkeiten wurden weggelassen, als wären alle Zustände gleich wahrscheinlich',
    'prior-for-posterior': 'A-priori-Wahrscheinlichkeiten stehen, wo A-posteriori-Wahrscheinlichkeiten hingehören',
    'most-probable':
      'angegeben wurde das Risiko der Aktion, die zum wahrscheinlichsten Zustand passt, nicht das kleinste Risiko',
    'found-only': 'die relevanten Objekte, die nicht geliefert wurden, blieben unberücksichtigt',
    'from-zero': 'die Ränge wurden ab 0 gezählt, nicht ab 1',
    'last-hit': 'der Rang des letzten relevanten Objekts wurde genommen, nicht der des ersten',
    'all-ranks': 'die Präzision wurde über alle Ränge gemittelt, nicht nur über die Ränge der positiven Fälle',
    'mean-of-rates': 'gemittelt wurden {quantities}; {asked} ist jedoch das Mittel anderer Raten',
    root: 'die Wurzel wurde nicht gezogen',
    squared: 'der Wert wurde quadriert',
    'squared-for-root': 'statt die Wurzel zu ziehen, wurde quadriert',
    'margin-rows': 'Zeilensummen stehen, wo Spaltensummen hingehören',
    'margin-columns': 'Spaltensummen stehen, wo Zeilensummen hingehören',
    'margin-false-negatives': 'falsch Negative stehen, wo falsch Positive hingehören',
    'margin-false-positives': 'falsch Positive stehen, wo falsch Negative hingehören',
    'selection-all': 'summiert wurde über alle Klassen statt nur über die wahre',
    'selection-others': 'falsche und richtige Vorhersagen wurden vertauscht',
    'term-left-out': '{term} fehlt',
    'term-left-out-of-mean': '{term} fehlt im Mittelwert',
    'term-left-out-of-sum':
      '{term} fehlt in der Summe, wurde aber in der Anzahl mitgezählt, durch die sie geteilt wurde',
    'term-sign': '{term} hat das falsche Vorzeichen',
    'term-one-minus': '{term} steht ohne „1 −“ da',
    'scale-divided': 'der Wert wurde durch {factor} geteilt',
    'scale-multiplied': 'der Wert wurde mit {factor} multipliziert',
    'scale-not-divided': 'eine Division fehlt',
    'scale-not-normalised': 'Anzahlen stehen, wo Anteile hingehören: Sie wurden nicht durch ihre Summe geteilt',
    'intermediate-rounded': 'zu früh wurde auf {decimals} gerundet, und zwar: {quantities}',
    'intermediate-truncated': 'zu früh wurde nach {decimals} abgeschnitten, und zwar: {quantities}',
    truncated: 'das Ergebnis wurde abgeschnitten statt gerundet',
    'percent-missing': 'das Prozentzeichen fehlt',
    'percent-superfluous': 'ein Prozentzeichen ist zu viel',
    'mean-of-parts': 'angegeben wurde der Mittelwert der {total} Teile, nicht der Wert aller Fälle zusammen',
    'other-part': 'es ist der Wert von {part}',
    'all-parts': 'es ist der Wert aller Fälle zusammen',
  },
  underLines: ['pr_auc_trapezoid'],
  bases: { 2: '2 (Bit)', e: 'e (Nat)', 10: '10 (Hartley)' },
  units: { 2: 'Bit', e: 'Nat', 10: 'Hartley' },
  operations: {
    product: 'Produkte',
    quotient: 'Quotienten',
    sum: 'Summen',
    root: 'Wurzeln',
    power: 'Potenzen',
    logarithm: 'Logarithmen',
  },
  terms: {
    unnamed: 'ein Term',
    named: 'der Term {name}',
    class: 'die Klasse {class}',
    cell: 'die Zelle wahr {row}, vorhergesagt {column}',
    ofOne: 'der Term für {class}',
    ofTwo: 'der Term für {row} und {column}',
  },
  results: 'Zwischenergebnisse',
  decimals: (count) => counted(count, 'Nachkommastelle', 'Nachkommastellen'),

  lecturersTitle: 'Für Lehrende: Links, Aufgaben und Blätter zum Drucken',
  explanations: 'Was diese Zahl ergibt',
  explanationsOfNearly: 'Dieselben Ziffern ergäbe auch:',
  couldAlsoBe: 'Dieselben Ziffern haben:',
  likelihoods: {
    likeliest: 'am wahrscheinlichsten',
    tied: 'gleich wahrscheinlich',
    possible: 'auch möglich',
    unlikely: 'unwahrscheinlich',
  },
  tied: 'Die ersten sind etwa gleich wahrscheinlich: Die Ziffern unterscheiden sie nicht. Mehr Ziffern täten es.',
  variants: (count) => counted(count, 'Variante', 'Varianten') + ' mit denselben Ziffern',
  same: (clauses) => `Dieselbe Zahl ergäbe sich auch so: ${capital(clauses.join('; oder '))}.`,
  sameInManyWays: (count) => `${count} weitere Fehler ergeben dieselbe Zahl`,
  others: (count) =>
    count === 1
      ? '1 weiterer Fehler ergäbe diese Ziffern; wahrscheinlich ist er nicht.'
      : `${count} weitere Fehler ergäben diese Ziffern; wahrscheinlich ist keiner davon.`,
  otherMetrics: (count) =>
    count === 1 ? '1 weiteres Maß hat dieselben Ziffern.' : `${count} weitere Maße haben dieselben Ziffern.`,
  nearest: 'In der Nähe, aber mit anderen Ziffern:',
  gives: (value) => `Das ergibt ${value}.`,
  worked: 'Mit der richtigen Herleitung vergleichen',
  rightDerivation: 'Richtig',
  wrongDerivation: 'Mit dem Fehler',
  part: 'Hier unterscheiden sie sich:',
  became: 'wurde zu',
  partAtOnce: 'Sie unterscheiden sich von Anfang an: Es sind zwei Formeln.',
  partNowhere: 'Beide Herleitungen sind bis zum letzten Schritt gleich.',

  steps: 'Schritt für Schritt',
  hint: 'Tipp',
  next: 'Weiter',
  showAnswer: 'Lösung',
  hintText: 'Die Formel verwendet:',
  hintTextWithCells: 'Die Formel verwendet (die Zellen sind in der Matrix markiert):',
  nextText: 'Mit eingesetzten Zahlen:',
  answerText: (name, value) => `${name} =\u00a0${value}`,
  exactly: (fraction) => `genau ${fraction}`,
};
