import type { ExampleId } from '../../examples/examples.ts';

export const descriptions: Readonly<Record<ExampleId, string>> = {
  spam: 'Ein E-Mail-Filter mit zwei Klassen: wie viel er findet (Recall) und wie weit seinen Alarmen zu trauen ist (Präzision).',
  rareDisease:
    'Die Korrektklassifikationsrate ist 0,987, und doch werden 9 von 10 Kranken übersehen: Bei seltenen Klassen verdeckt sie, worauf es ankommt.',
  twoVectors:
    'Labels als Vektoren, die wahren zuerst. F1 der Klassen 2 und 3 ist 0, obwohl 2PR/(P + R) dort 0/0 wäre: Das Makromittel von F1 ist 1/5.',
  representations:
    'Dieselben Labels auf drei Arten geschrieben: als Vektor, als Matrix aus Nullen und Einsen, als Menge von Mengen.',
  fourClasses:
    'In einem Skript im Netz steht N = 57; die Zellen ergeben 58. Die richtig Negativen der Klasse C1 sind die 41 Fälle außerhalb ihrer Zeile und Spalte, nicht nur die auf der Diagonale; F1 von C3 ist 3/4.',
  rounding: 'Auf Folien im Netz stehen Präzision 0,66 und F1 0,72; die Brüche sind 2/3 = 0,667 und 8/11 = 0,727.',
  unevenClasses:
    '1550 Fälle, MCC 0,841. Mittel der F1-Maße der Klassen: 0,783; F1 aus den Makromitteln von Präzision und Recall: 0,800. Beides heißt Makro-F1.',
  averages: 'Eine Matrix, drei F1: Makromittel 26/45, nach Klassengröße gewichtetes Mittel 16/25, Mikromittel 3/5.',
  neverPredicted:
    'Die Präzision von „bird“ ist 0/0. Unter „0/0“ lässt sich wählen, als was das zählt; die Mittelwerte ändern sich mit.',
  clusterings:
    'Drei Cluster für vier Tierarten: Die Gruppen brauchen keine gemeinsamen Namen. Katzen und Hunde teilen sich Cluster B.',
  models:
    'A liegt in 16 von 20 Fällen richtig, B in 10; dennoch ergibt sich bei so wenigen Fällen p = 0,070 (McNemar, exakt).',
  threeModels:
    'Drei Filter an denselben 40 Mails: forest liegt öfter richtig als svm, aber nicht mehr als durch Zufall (p = 0,289).',
  folds: 'Drei Folds mit je 20 Mails: F1 ist 0,818 für alle Mails zusammen, im Mittel der Folds aber 0,736.',
  groups:
    'Wird für Frauen so gut vorhergesagt, wer eingestellt wird, wie für Männer? Der Recall ist 0,600 für Frauen und 0,800 für Männer.',
  raters:
    'Drei Leute sortieren zehn Fotos, einer lässt eines aus: Sie stimmen in 80 % der Paare überein, κ = 0,680 über den Zufall hinaus.',
  ranked:
    'Eine Suche liefert zehn Dokumente und findet fünf der sieben relevanten: Präzision und Recall bei jedem Rang und die mittlere Präzision (AP).',
};
