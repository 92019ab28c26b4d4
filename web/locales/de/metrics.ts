import type { Undefined } from '../../core/types/report.ts';
import type { Details, MetricText, QuantityId } from '../en/metrics.ts';
import type { MetricId } from '../en/names.ts';

export const metrics: Record<MetricId, MetricText> = {
  // Counts of one class.
  true_positive: {
    sentence: 'Fälle von {class}, die als {class} vorhergesagt wurden.',
  },
  false_positive: {
    sentence: 'Fälle anderer Klassen, die als {class} vorhergesagt wurden: Fehlalarme.',
  },
  false_negative: {
    sentence: 'Fälle von {class}, die als etwas anderes vorhergesagt wurden: übersehene Fälle.',
  },
  true_negative: {
    sentence: 'Fälle anderer Klassen, die nicht als {class} vorhergesagt wurden, gleich, als welche andere Klasse.',
    note: 'Alle Zellen außerhalb von Zeile und Spalte der Klasse. Manche Skripte zählen nur die übrigen Zellen der Diagonale; bei mehr als zwei Klassen fehlen dann die Verwechslungen unter den anderen Klassen.',
  },
  condition_positive: {
    sentence: 'Wie viele Fälle von {class} es in Wahrheit gibt.',
    note: 'Die Zeilensumme der Klasse, wenn die Zeilen die Wahrheit sind. Manche Skripte vertauschen die Formeln der Zeilen- und der Spaltensumme.',
  },
  condition_negative: {
    sentence: 'Wie viele Fälle zu anderen Klassen als {class} gehören.',
  },
  predicted_positive: {
    sentence: 'Wie viele Fälle als {class} vorhergesagt wurden, zu Recht oder zu Unrecht.',
    note: 'Die Spaltensumme der Klasse, wenn die Spalten die Vorhersagen sind.',
  },
  predicted_negative: {
    sentence: 'Wie viele Fälle als irgendeine andere Klasse als {class} vorhergesagt wurden.',
  },
  hamming_distance_class: {
    sentence: 'Fehler bei {class}: übersehene Fälle der Klasse plus Fälle, die ihr zu Unrecht zugeordnet wurden.',
  },
  prediction_excess: {
    sentence: 'Um wie viel öfter {class} vorhergesagt wurde als vorkommt; negativ bei zu seltener Vorhersage.',
    note: '0 heißt, dass die Klasse so oft vorhergesagt wird, wie sie vorkommt, nicht, dass die Vorhersagen stimmen.',
  },

  // Rates of one class.
  precision: {
    sentence: 'Von den als {class} vorhergesagten Fällen der Anteil, der es wirklich ist.',
    note: 'Englisch precision, auch: positiver Vorhersagewert. „Genauigkeit“ ist zweideutig: Das Wort steht für die Präzision wie für die Korrektklassifikationsrate (Accuracy). 0/0, wenn die Klasse nie vorhergesagt wird.',
  },
  recall: {
    sentence: 'Von den Fällen von {class} der Anteil, der gefunden wurde.',
    note: 'Auch: Trefferquote, Sensitivität, Richtig-positiv-Rate. Gleich 1 − β, mit der Falsch-negativ-Rate β; manche Skripte schreiben 1 − α, doch das ist die Spezifität. 0/0, wenn die Klasse keine Fälle hat.',
  },
  specificity: {
    sentence: 'Von den Fällen anderer Klassen der Anteil, der nicht als {class} vorhergesagt wurde.',
    note: 'Auch: Richtig-negativ-Rate. Gleich 1 − α, mit der Falsch-positiv-Rate α. 0/0, wenn alle Fälle zur Klasse gehören. Bei einer seltenen Klasse ist sie fast von selbst hoch.',
  },
  negative_predictive_value: {
    sentence: 'Von den nicht als {class} vorhergesagten Fällen der Anteil, der es wirklich nicht ist.',
    note: '0/0, wenn alle Fälle als die Klasse vorhergesagt werden.',
  },
  false_positive_rate: {
    sentence: 'Von den Fällen anderer Klassen der Anteil, der zu Unrecht als {class} vorhergesagt wurde.',
    note: 'Das ist α, die Rate der Fehler 1.\u00a0Art: 1 − α ist die Spezifität, nicht der Recall, wie manche Skripte schreiben. Die „false alarm ratio“ der Meteorologie ist etwas anderes: die Falscherkennungsrate.',
  },
  false_negative_rate: {
    sentence: 'Von den Fällen von {class} der Anteil, der übersehen wurde.',
    note: 'Das ist β, die Rate der Fehler 2.\u00a0Art: 1 − β ist der Recall (bei einem Test die Power), nicht die Richtig-negativ-Rate, wie manche Skripte schreiben.',
  },
  false_discovery_rate: {
    sentence: 'Von den als {class} vorhergesagten Fällen der Anteil, der es nicht ist.',
    note: '1 − Präzision. Im Nenner stehen die Vorhersagen der Klasse, bei der Falsch-positiv-Rate die Fälle der anderen Klassen.',
  },
  false_omission_rate: {
    sentence: 'Von den nicht als {class} vorhergesagten Fällen der Anteil, der doch dazugehört.',
    note: '1 − negativer Vorhersagewert.',
  },
  accuracy_class: {
    sentence: 'Anteil der Fälle, in denen eine einzige Frage richtig beantwortet ist: {class} oder nicht?',
    note: 'Verwechslungen unter den anderen Klassen zählen hier als richtig. Daher nie kleiner als die Korrektklassifikationsrate über alle Klassen und bei jeder seltenen Klasse hoch.',
  },
  error_rate_class: {
    sentence: 'Anteil der Fälle, in denen eine einzige Frage falsch beantwortet ist: {class} oder nicht?',
    note: 'α und β (Falsch-positiv- und Falsch-negativ-Rate), gewichtet nach den Anteilen der Fälle: α·(1 − π) + β·π, mit der Prävalenz π. Manche Skripte schreiben α + β; das ist zu groß.',
  },
  balanced_accuracy_class: {
    sentence: 'Mittel aus Recall und Spezifität von {class}; Raten ergibt 0,5.',
    note: 'Bei PyCM heißt sie AUC: Sie ist die Fläche unter einer ROC-Kurve mit diesem einen Punkt. Nicht definiert, wenn kein Fall oder jeder Fall zur Klasse gehört.',
  },
  prevalence: {
    sentence: 'Anteil der Fälle, die zu {class} gehören, an allen Fällen.',
  },
  predicted_prevalence: {
    sentence: 'Anteil der als {class} vorhergesagten Fälle an allen Fällen.',
  },
  detection_rate: {
    sentence: 'Anteil der Fälle, die zu {class} gehören und als {class} vorhergesagt wurden, an allen Fällen.',
    note: 'Geteilt wird durch alle Fälle, der Wert ist also höchstens die Prävalenz. Beim Recall wird durch die Fälle der Klasse geteilt.',
  },

  // F-scores and overlap.
  f1: {
    sentence: 'Präzision und Recall von {class} in einer Zahl, niedrig, sobald eines der beiden niedrig ist.',
    note: 'Wurde nichts gefunden (TP = 0), gibt es aber Fehler, so ergibt die Form mit Anzahlen 0, während 2PR/(P + R) 0/0 ist. Die richtig Negativen spielen keine Rolle.',
  },
  f0_5: {
    sentence: 'Präzision und Recall von {class} in einer Zahl, in der die Präzision mehr zählt.',
    note: 'Wenn Fehlalarme teurer sind als übersehene Fälle: Ein falsch Positiver wiegt viermal so viel wie ein falsch Negativer.',
  },
  f2: {
    sentence: 'Präzision und Recall von {class} in einer Zahl, in der der Recall mehr zählt.',
    note: 'Wenn übersehene Fälle teurer sind als Fehlalarme: Ein falsch Negativer wiegt viermal so viel wie ein falsch Positiver.',
  },
  f_beta: {
    sentence: 'Präzision und Recall von {class} in einer Zahl; je größer β, desto mehr zählt der Recall.',
    note: 'Ohne andere Angabe ist β = 1, und das ist F1. β = 0 ergibt die Präzision, ein sehr großes β den Recall. Ein falsch Negativer hat das Gewicht β², nicht β.',
  },
  jaccard: {
    sentence:
      'Von den Fällen, die {class} sind oder als {class} vorhergesagt wurden, der Anteil, auf den beides zutrifft.',
    note: 'Ergibt dieselbe Rangfolge wie F1: J = F1/(2 − F1), also nie größer als F1. 0/0, wenn die Klasse weder in der Wahrheit noch in den Vorhersagen vorkommt.',
  },
  tversky_index: {
    sentence:
      'Überlappung von Wahrheit und Vorhersage bei {class}, mit eigenen Gewichten für Übersehenes und Fehlalarme.',
    note: 'Hier gewichtet α die falsch Negativen und β die falsch Positiven, wie in PyCM; manche Verlustfunktionen des Deep Learning vertauschen sie. Ohne andere Angabe sind beide 0,5: Das ist F1; mit 1 und 1 ist es Jaccard.',
  },
  g_measure: {
    sentence: 'Geometrisches Mittel aus Präzision und Recall von {class}.',
    note: 'Nicht das G-Mittel, das Recall und Spezifität verbindet. 0/0, wenn die Klasse keine Fälle hat oder nie vorhergesagt wird.',
  },
  g_mean: {
    sentence: 'Geometrisches Mittel aus Recall und Spezifität von {class}; 0, sobald eines der beiden 0 ist.',
    note: 'Nicht definiert, wenn kein Fall oder jeder Fall zur Klasse gehört.',
  },
  adjusted_g_mean: {
    sentence:
      'Ein G-Mittel, das die Spezifität umso stärker gewichtet, je mehr Fälle zu anderen Klassen als {class} gehören.',
    note: 'Gleich 0 gesetzt, wenn nichts von der Klasse gefunden wird (Recall 0).',
  },
  adjusted_f_score: {
    sentence: 'Ein F-Maß von {class}, das auch richtig erkannte Fälle der anderen Klassen belohnt.',
    note: 'Geometrisches Mittel aus F2 und einem F0,5, in dem Klasse und Rest die Rollen tauschen.',
  },
  p4: {
    sentence:
      'Präzision, Recall, Spezifität und negativer Vorhersagewert von {class} in einer Zahl, niedrig, sobald eines es ist.',
    note: 'Ihr harmonisches Mittel; es bleibt gleich, wenn Klasse und Rest vertauscht werden. 0/0, wenn nichts stimmt oder wenn alle Fälle richtig positiv oder alle richtig negativ sind.',
  },
  overlap_coefficient: {
    sentence: 'Der größere der beiden Werte Präzision und Recall von {class}.',
    note: 'Schon 1, wenn eine der beiden Mengen (die Fälle der Klasse und die als solche vorhergesagten) die andere enthält.',
  },
  braun_blanquet: {
    sentence: 'Der kleinere der beiden Werte Präzision und Recall von {class}.',
    note: '0, wenn nur eines der beiden 0/0 ist; selbst 0/0, wenn die Klasse weder in der Wahrheit noch in den Vorhersagen vorkommt.',
  },

  // Skill of one class.
  informedness: {
    sentence: 'Wie gut {class} vom Rest unterschieden wird, verglichen mit Raten: 0 ist Zufallsniveau, 1 ist perfekt.',
    note: 'Recall + Spezifität − 1. PyCM gibt dieselbe Zahl als BM, Y und GI aus. Nicht definiert, wenn kein Fall oder jeder Fall zur Klasse gehört.',
  },
  markedness: {
    sentence: 'Wie sehr einer Vorhersage zu trauen ist, ob {class} oder nicht: 0 ist Zufallsniveau, 1 ist perfekt.',
    note: 'Präzision + negativer Vorhersagewert − 1. Das ist die Informiertheit der transponierten Matrix.',
  },
  matthews_correlation_class: {
    sentence:
      'Korrelation zwischen der Zugehörigkeit zu {class} und der Vorhersage {class}: 1 ist perfekt, 0 Zufallsniveau.',
    note: 'Nicht definiert, wenn eine Zeile oder Spalte der 2×2-Tafel leer ist; scikit-learn liefert dann 0. Bei zwei Klassen haben beide den Gesamtwert, und |MCC| = √(χ²/n) mit χ² ohne Korrektur.',
  },
  cohen_kappa_class: {
    sentence:
      'Übereinstimmung bei der Frage, ob {class} oder nicht, über den Zufall hinaus: 0 ist Zufall, 1 ist perfekt.',
    note: 'In der Wettervorhersage bekannt als Heidke-Skill-Score einer Ja-nein-Vorhersage.',
  },
  yule_q: {
    sentence: 'Chancenverhältnis (Odds-Ratio) von {class}, gestaucht auf −1 bis 1: 0 ist kein Zusammenhang.',
    note: 'Sind TP und TN nicht 0, so ist es 1, sobald es keine falsch Positiven oder keine falsch Negativen gibt, selbst bei vielen Fehlern der anderen Art. PyCM liefert dort keinen Wert.',
  },
  yule_y: {
    sentence:
      'Wie Q, aber mit der Wurzel des Chancenverhältnisses von {class}: 0 ist kein Zusammenhang; näher an 0 als Q.',
    note: 'Sind TP und TN nicht 0, so ist es 1, sobald es keine falsch Positiven oder keine falsch Negativen gibt.',
  },
  gilbert_skill_score: {
    sentence: 'Jaccard-Index von {class} nach Abzug der zufälligen Treffer: 0 ist Zufallsniveau, 1 ist perfekt.',
    note: 'Der kleinste mögliche Wert ist −1/3, nicht −1.',
  },
  symmetric_extremal_dependence_index: {
    sentence:
      'Vorhersagegüte für {class}, aussagekräftig auch bei sehr seltenen Klassen: 0 ist Zufallsniveau, 1 ist perfekt.',
    note: 'Braucht Logarithmen von Recall, Falsch-positiv-Rate und ihren Komplementen: nicht definiert, wenn eine Rate 0 oder 1 ist. yardstick ersetzt solche Raten durch 1e-9 oder 1 − 1e-9.',
  },
  frequency_bias: {
    sentence: 'Wie oft {class} für jedes Vorkommen vorhergesagt wird: über 1 ist zu oft, unter 1 zu selten.',
    note: '1 heißt nicht, dass die Vorhersagen stimmen: Fehler beider Arten können sich ausgleichen.',
  },
  lift: {
    sentence:
      'Anteil von {class} an den als {class} vorhergesagten Fällen, geteilt durch den Anteil insgesamt: 1 ist Zufallsniveau.',
    note: 'Der größte mögliche Wert ist 1/Prävalenz, daher sind die Werte verschieden großer Klassen schwer zu vergleichen.',
  },
  index_of_balanced_accuracy: {
    sentence:
      'Recall mal Spezifität von {class}, erhöht, wenn der Recall der größere der beiden ist, verringert, wenn er der kleinere ist.',
    note: 'Das Gewicht α ist ohne andere Angabe 1, wie in PyCM; imbalanced-learn nimmt 0,1. Mit α = 1 ist es Recall × Spezifität × (1 + Recall − Spezifität).',
  },
  optimized_precision: {
    sentence:
      'Korrektklassifikationsrate (eine gegen alle) minus Abzug, wenn {class} und Rest ungleich gut erkannt werden.',
    note: 'Trotz ihres Namens baut sie auf der Korrektklassifikationsrate auf. Nicht definiert, wenn Recall und Spezifität beide 0 sind.',
  },
  individual_classification_success_index: {
    sentence: 'Präzision plus Recall von {class} minus 1: 1 ist perfekt, −1 heißt, dass nichts gefunden wurde.',
    note: 'Die Null ist nicht das Zufallsniveau: Raten ergibt Prävalenz plus vorhergesagte Prävalenz minus 1.',
  },
  aupr_single_point: {
    sentence: 'Einfaches Mittel aus Präzision und Recall von {class}.',
    note: 'PyCM nennt es AUPR, doch eine Kurve gibt es hier nicht. Alles als die Klasse vorherzusagen ergibt mehr als 0,5, auch wenn die Präzision fast 0 ist; F1 belohnt das nicht.',
  },

  // Diagnostic tests.
  positive_likelihood_ratio: {
    sentence: 'Faktor, mit dem die Vorhersage {class} die Chancen (Odds) für {class} multipliziert: 1 sagt nichts aus.',
    note: 'Recall geteilt durch Falsch-positiv-Rate. Ohne falsch Positive wächst er über alle Grenzen und gilt hier als nicht definiert (scikit-learn: nan, PyCM: None).',
  },
  negative_likelihood_ratio: {
    sentence:
      'Faktor, mit dem jede andere Vorhersage die Chancen (Odds) für {class} multipliziert: 1 sagt nichts, 0 schließt aus.',
    note: 'Falsch-negativ-Rate geteilt durch Spezifität; nicht definiert, wenn die Spezifität 0 ist.',
  },
  diagnostic_odds_ratio: {
    sentence:
      'Chancen (Odds) der Vorhersage {class} bei eigenen Fällen, geteilt durch die bei den anderen: 1 ist Zufallsniveau.',
    note: 'LR+ geteilt durch LR−. Nicht definiert ohne falsch Positive oder ohne falsch Negative. Mit Fehlern beider Arten und TN = 0 ist es 0, wo PyCM keinen Wert liefert.',
  },
  discriminant_power: {
    sentence:
      'Wie gut {class} und Rest getrennt werden, logarithmisch gemessen: 0 ist Zufallsniveau, 3 gilt oft als gut.',
    note: 'Mit natürlichen Logarithmen. PyCM nimmt die Basis 10, und sein Wert ist 2,3-mal kleiner. Nicht definiert, wenn Recall oder Spezifität 0 oder 1 ist.',
  },
  discriminant_power_log10: {
    sentence: 'Wie gut {class} und Rest getrennt werden, mit Zehnerlogarithmen wie in PyCM: 0 ist Zufallsniveau.',
    note: 'Trennkraft geteilt durch ln 10 ≈ 2,303. Die übliche Grenze 3 für „gut“ verlangt mit natürlichen Logarithmen ein Chancenverhältnis von etwa 231, auf dieser Skala aber von etwa 276\u00a0000.',
  },
  d_prime: {
    sentence:
      'Wie viele Standardabweichungen {class} und Rest bei Normalverteilung auseinanderlägen: 0 ist Zufallsniveau.',
    note: 'Nicht definiert, wenn Recall oder Falsch-positiv-Rate 0 oder 1 ist. In der Psychologie wird dann oft jede Zelle um einen halben Fall erhöht; hier nicht.',
  },
  net_benefit: {
    sentence:
      'Richtig Positive je Fall minus falsch Positive, nach ihrem Schaden gewichtet; nie {class} vorherzusagen ergibt 0.',
    note: 'Ein falsch Positiver wiegt p/(1 − p), mit der Schwellenwahrscheinlichkeit p, ohne andere Angabe 0,5: Dann zählt beides gleich. PyCM verlangt das Gewicht selbst.',
  },
  prevalence_threshold: {
    sentence: 'Ist {class} seltener als dieser Anteil der Fälle, so fällt die Präzision der Vorhersagen steil ab.',
    note: 'Wo die Kurve der Präzision über der Prävalenz am stärksten gekrümmt ist, bei festem Recall und fester Falsch-positiv-Rate. 0,5, wenn beide gleich und über 0 sind; (√(TPR·FPR) − FPR)/(TPR − FPR), sonst dasselbe, ist dort 0/0.',
  },
  number_needed_to_diagnose: {
    sentence: 'Wie viele Fälle von {class} einen Alarm mehr auslösen als ebenso viele andere Fälle: 1 ist perfekt.',
    note: 'Kehrwert der Informiertheit: unendlich (hier nicht definiert) auf Zufallsniveau, darunter negativ. Hängt nicht von der Prävalenz ab. Der Kehrwert der Markiertheit heißt „number needed to predict“.',
  },

  // Information of one class.
  information_score: {
    sentence:
      'Information, die die Vorhersage {class} zugunsten von {class} liefert: 0 ist keine, negativ ist irreführend.',
    note: 'Der Logarithmus des Lifts, in Bit bei Basis 2. Nicht definiert, wenn TP = 0, denn log 0 ist nicht endlich.',
  },

  // Chance agreement of one class.
  random_accuracy: {
    sentence:
      'Anteil der Fälle, die bei zufällig verteilten Vorhersagen zu {class} gehörten und als {class} vorhergesagt würden.',
    note: 'Prävalenz mal vorhergesagte Prävalenz. Die Summe über die Klassen ist der Zufallsterm von Cohens Kappa.',
  },
  random_accuracy_unbiased: {
    sentence:
      'Zufällige Übereinstimmung bei {class}, hätte die Klasse in Wahrheit und Vorhersagen ihren mittleren Anteil.',
    note: 'Das Quadrat dieses mittleren Anteils, also nie kleiner als die andere zufällige Übereinstimmung. Die Summe über die Klassen ist der Zufallsterm von Scotts Pi.',
  },

  // Distances of one class.
  distance_index: {
    sentence:
      'Wie weit Recall und Spezifität von {class} von dem Punkt entfernt sind, an dem beide 1 sind: 0 ist perfekt.',
    note: 'Der größte Wert ist √2 ≈ 1,41. Raten ergibt zwischen 0,71 und 1. Nicht definiert, wenn kein Fall oder jeder Fall zur Klasse gehört.',
  },
  similarity_index: {
    sentence:
      'Der Abstand von {class} zur perfekten ROC-Ecke, in eine Ähnlichkeit umgerechnet: 1 ist perfekt, 0 ist immer falsch.',
    note: 'Eins minus Abstand geteilt durch √2. Raten ergibt zwischen 0,29 und 0,5. Nicht definiert, wenn kein Fall oder jeder Fall zur Klasse gehört.',
  },
  bray_curtis: {
    sentence: 'Halber Unterschied zwischen vorhergesagter und wahrer Anzahl von {class}, als Anteil an allen Fällen.',
    note: '0 heißt, dass die Klasse so oft vorhergesagt wird, wie sie vorkommt, nicht, dass die Vorhersagen stimmen. Der größte Wert ist 0,5.',
  },

  // Confusion entropy of one class.
  confusion_entropy: {
    sentence:
      'Wie viele Fehler {class} betreffen und wie gleichmäßig sie sich auf die anderen Klassen verteilen: ohne Fehler 0.',
    note: 'Fehler in beide Richtungen zählen. Bei mehr als zwei Klassen ist 1 am schlechtesten. Bei zwei Klassen sind bis 1,06 möglich, und wenige Richtige können schlechter bewertet sein als keine. Ohne jedes Vorkommen nicht definiert.',
  },
  modified_confusion_entropy: {
    sentence: 'Konfusionsentropie, in der die richtigen Fälle von {class} einfach statt doppelt zählen: ohne Fehler 0.',
    note: 'Soll den Mangel bei zwei Klassen beheben: Über beide Klassen zusammengefasst bleibt sie in [0, 1]; der Wert einer Klasse kann noch 1,06 erreichen. Nicht definiert für eine Klasse, die nirgends vorkommt.',
  },

  // Values of one class in words.
  plr_interpretation: {
    sentence: 'Ein Wort dafür, wie sehr die Vorhersage {class} für {class} spricht: von vernachlässigbar bis gut.',
    note: 'Grenzen bei 1, 5 und 10 für LR+, nach Raslich et al. (2007). Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  nlr_interpretation: {
    sentence: 'Ein Wort dafür, wie sehr jede andere Vorhersage gegen {class} spricht: von vernachlässigbar bis gut.',
    note: 'Grenzen bei 0,1; 0,2 und 0,5 für LR−, wobei die kleinsten Werte die guten sind, nach Raslich et al. (2007). Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  dp_interpretation: {
    sentence: 'Ein Wort dafür, wie gut {class} vom Rest getrennt wird: schlecht, begrenzt, ausreichend oder gut.',
    note: 'Grenzen bei 1, 2 und 3, nach Sokolova et al. (2006). Eine Konvention, kein Gesetz. Abgelesen am Wert zur Basis 10 wie in PyCM; die Grenzen passen besser zum Wert mit natürlichen Logarithmen, der 2,3-mal so groß ist.',
  },
  auc_interpretation: {
    sentence:
      'Ein Wort für die balancierte Korrektklassifikationsrate (eine gegen alle) von {class}: schlecht bis ausgezeichnet.',
    note: 'PyCM nennt die Zahl AUC, als Fläche unter einer ROC-Kurve mit einem Punkt, mit Grenzen bei 0,6; 0,7; 0,8 und 0,9. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  mcc_interpretation_class: {
    sentence: 'Ein Wort für die Korrelation zwischen der Zugehörigkeit zu {class} und der Vorhersage {class}.',
    note: 'Grenzen bei 0,3; 0,5; 0,7 und 0,9, wie in PyCM. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen. Jeder negative Wert gilt als vernachlässigbar, sogar −1, das genaue Gegenteil.',
  },
  yule_q_interpretation: {
    sentence:
      'Ein Wort für den Zusammenhang zwischen der Zugehörigkeit zu {class} und der Vorhersage {class}, nach Yules Q.',
    note: 'Grenzen bei 0,25; 0,5 und 0,75, wie in PyCM. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen. Jeder negative Wert gilt als vernachlässigbar, sogar −1, das genaue Gegenteil.',
  },

  // Averages over the classes.
  precision_macro: {
    sentence: 'Einfaches Mittel der Präzision der Klassen: Eine seltene Klasse zählt so viel wie eine häufige.',
    note: 'Eine nie vorhergesagte Klasse hat 0/0: Sie geht je nach Wahl als 0 oder 1 ein oder wird ausgelassen; Bibliotheken unterscheiden sich darin.',
  },
  precision_micro: {
    sentence: 'Präzision aus den über alle Klassen summierten Anzahlen: Jeder Fall zählt gleich viel.',
    note: 'Bei einem Label je Fall ist jeder Fehler ein falsch Positiver und ein falsch Negativer: gleich der Korrektklassifikationsrate, dem Mikro-Recall und dem Mikro-F1-Maß.',
  },
  precision_weighted: {
    sentence: 'Mittel der Präzision der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
    note: 'Eine nie vorhergesagte Klasse hat 0/0; wird sie ausgelassen, so werden die Gewichte der anderen auf die Summe 1 gebracht.',
  },
  recall_macro: {
    sentence: 'Einfaches Mittel des Recalls der Klassen: Eine seltene Klasse zählt so viel wie eine häufige.',
    note: 'Die balancierte Korrektklassifikationsrate, wenn jede Klasse Fälle hat. Eine Klasse ohne Fälle hat 0/0: Sie geht je nach Wahl als 0 oder 1 ein oder wird ausgelassen; die balancierte Rate lässt sie immer aus.',
  },
  recall_micro: {
    sentence: 'Recall aus den über alle Klassen summierten Anzahlen: Jeder Fall zählt gleich viel.',
    note: 'Bei einem Label je Fall gleich der Korrektklassifikationsrate, der Mikro-Präzision und dem Mikro-F1-Maß.',
  },
  recall_weighted: {
    sentence: 'Mittel des Recalls der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
    note: 'Bei einem Label je Fall gleich der Korrektklassifikationsrate: Die Gewichte kürzen sich gegen die Nenner.',
  },
  specificity_macro: {
    sentence: 'Einfaches Mittel der Spezifität der Klassen.',
    note: 'Bei vielen Klassen fast von selbst hoch, denn für jede Klasse sind die meisten Fälle richtig negativ.',
  },
  specificity_micro: {
    sentence: 'Spezifität aus den über alle Klassen summierten Anzahlen.',
    note: 'Bei einem Label je Fall gleich 1 − Fehlerrate/(K − 1), bei vielen Klassen also selbst für einen schlechten Klassifikator nahe 1.',
  },
  specificity_weighted: {
    sentence: 'Mittel der Spezifität der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
  },
  negative_predictive_value_macro: {
    sentence: 'Einfaches Mittel des negativen Vorhersagewerts der Klassen.',
    note: 'Bei vielen Klassen fast von selbst hoch, denn für jede Klasse sind die meisten Fälle richtig negativ.',
  },
  negative_predictive_value_micro: {
    sentence: 'Negativer Vorhersagewert aus den über alle Klassen summierten Anzahlen.',
    note: 'Bei einem Label je Fall gleich der Mikro-Spezifität.',
  },
  negative_predictive_value_weighted: {
    sentence: 'Mittel des negativen Vorhersagewerts der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
  },
  false_positive_rate_macro: {
    sentence: 'Einfaches Mittel der Falsch-positiv-Rate der Klassen.',
    note: 'Bei vielen Klassen fast von selbst niedrig, denn für jede Klasse sind die meisten Fälle richtig negativ. Eine Klasse, zu der alle Fälle gehören, hat 0/0 und wird ausgelassen.',
  },
  false_positive_rate_micro: {
    sentence: 'Falsch-positiv-Rate aus den über alle Klassen summierten Anzahlen.',
    note: 'Bei einem Label je Fall gleich Fehlerrate/(K − 1), bei vielen Klassen also selbst für einen schlechten Klassifikator nahe 0.',
  },
  false_positive_rate_weighted: {
    sentence: 'Mittel der Falsch-positiv-Rate der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
    note: 'Eine Klasse, zu der alle Fälle gehören, hat 0/0 und wird ausgelassen.',
  },
  false_negative_rate_macro: {
    sentence:
      'Einfaches Mittel des übersehenen Anteils jeder Klasse: Eine seltene Klasse zählt so viel wie eine häufige.',
    note: 'Eins minus balancierte Korrektklassifikationsrate. Eine Klasse ohne Fälle hat 0/0 und wird ausgelassen.',
  },
  false_negative_rate_micro: {
    sentence: 'Falsch-negativ-Rate aus den über alle Klassen summierten Anzahlen: Jeder Fall zählt gleich viel.',
    note: 'Bei einem Label je Fall gleich der Fehlerrate.',
  },
  false_negative_rate_weighted: {
    sentence: 'Mittel der Falsch-negativ-Rate der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
    note: 'Bei einem Label je Fall gleich der Fehlerrate: Die Gewichte kürzen sich gegen die Nenner.',
  },
  false_discovery_rate_macro: {
    sentence: 'Einfaches Mittel des Anteils der Fehlalarme an den Vorhersagen jeder Klasse.',
    note: 'Eine nie vorhergesagte Klasse hat 0/0 und wird ausgelassen.',
  },
  false_discovery_rate_micro: {
    sentence: 'Falscherkennungsrate aus den über alle Klassen summierten Anzahlen: Jeder Fall zählt gleich viel.',
    note: 'Bei einem Label je Fall gleich der Fehlerrate.',
  },
  false_discovery_rate_weighted: {
    sentence: 'Mittel der Falscherkennungsrate der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
    note: 'Eine nie vorhergesagte Klasse hat 0/0 und wird ausgelassen; die Gewichte der anderen werden auf die Summe 1 gebracht.',
  },
  false_omission_rate_macro: {
    sentence: 'Einfaches Mittel der Falschauslassungsrate der Klassen.',
    note: 'Bei vielen Klassen fast von selbst niedrig, denn für jede Klasse sind die meisten Fälle richtig negativ. Eine Klasse, als die alle Fälle vorhergesagt werden, hat 0/0 und wird ausgelassen.',
  },
  false_omission_rate_micro: {
    sentence: 'Falschauslassungsrate aus den über alle Klassen summierten Anzahlen.',
    note: 'Bei einem Label je Fall gleich der Mikro-Falsch-positiv-Rate, Fehlerrate/(K − 1).',
  },
  false_omission_rate_weighted: {
    sentence: 'Mittel der Falschauslassungsrate der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
    note: 'Eine Klasse, als die alle Fälle vorhergesagt werden, hat 0/0 und wird ausgelassen.',
  },
  f1_macro: {
    sentence: 'Einfaches Mittel des F1-Maßes der Klassen: Eine seltene Klasse zählt so viel wie eine häufige.',
    note: 'Das Mittel der F1-Maße der Klassen, wie in scikit-learn und PyCM. Andere nehmen F1 aus Makro-Präzision und Makro-Recall, eine andere Zahl, die hier als F1-Maß der Makromittel steht.',
  },
  f1_micro: {
    sentence: 'F1-Maß aus den über alle Klassen summierten Anzahlen: Jeder Fall zählt gleich viel.',
    note: 'Bei einem Label je Fall gleich der Korrektklassifikationsrate, ebenso wie Mikro-Präzision und Mikro-Recall.',
  },
  f1_weighted: {
    sentence: 'Mittel des F1-Maßes der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
    note: 'Es muss nicht zwischen gewichteter Präzision und gewichtetem Recall liegen.',
  },
  f_beta_macro: {
    sentence: 'Einfaches Mittel des F-beta-Maßes der Klassen: Eine seltene Klasse zählt so viel wie eine häufige.',
  },
  f_beta_micro: {
    sentence: 'F-beta-Maß aus den über alle Klassen summierten Anzahlen: Jeder Fall zählt gleich viel.',
    note: 'Bei einem Label je Fall gleich der Korrektklassifikationsrate, gleich, wie groß β ist.',
  },
  f_beta_weighted: {
    sentence: 'Mittel des F-beta-Maßes der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
  },
  jaccard_macro: {
    sentence: 'Einfaches Mittel des Jaccard-Index der Klassen: Eine seltene Klasse zählt so viel wie eine häufige.',
    note: 'In der Bildsegmentierung heißt es mittlere IoU (mean IoU).',
  },
  jaccard_micro: {
    sentence: 'Jaccard-Index aus den über alle Klassen summierten Anzahlen: Jeder Fall zählt gleich viel.',
    note: 'Bei einem Label je Fall ist er A/(2 − A) mit der Korrektklassifikationsrate A, also kleiner als sie, außer wenn sie 0 oder 1 ist.',
  },
  jaccard_weighted: {
    sentence: 'Mittel des Jaccard-Index der Klassen, jede gewichtet mit ihrer Anzahl wahrer Fälle.',
  },
  jaccard_sum: {
    sentence: 'Summe der Jaccard-Indizes aller Klassen: Ist alles richtig, so ist sie gleich der Anzahl der Klassen.',
    note: 'Der erste der beiden Werte, die PyCM als Overall J ausgibt; der zweite ist ihr Mittel. Nicht vergleichbar bei verschiedener Anzahl von Klassen.',
  },
  f1_of_macro_averages: {
    sentence: 'Harmonisches Mittel aus Makro-Präzision und Makro-Recall.',
    note: 'Manche Skripte nennen das Makro-F1, doch die meisten Bibliotheken mitteln die F1-Maße der Klassen; das ist nie größer, wenn keine Klasse ausgelassen wird. Gedrucktes 2PR/(P⁻¹ + R⁻¹) ist ein Druckfehler für 2/(P⁻¹ + R⁻¹).',
  },
  g_mean_overall: {
    sentence: 'K-te Wurzel aus dem Produkt der Recall-Werte der K Klassen: 0, sobald eine Klasse nie erkannt wird.',
    note: 'Nur über die Klassen, die Fälle haben.',
  },
  accuracy_class_macro: {
    sentence:
      'Mittel über die Klassen: Anteil der Fälle mit richtiger Antwort auf die Frage „diese Klasse oder nicht?“',
    note: 'Bei einem Label je Fall gleich 1 − 2·Fehlerrate/K, bei vielen Klassen also selbst für einen schlechten Klassifikator nahe 1. Manche Texte nennen es mittlere Korrektklassifikationsrate.',
  },
  error_rate_class_macro: {
    sentence: 'Mittel über die Klassen: Anteil der Fälle mit falscher Antwort auf die Frage „diese Klasse oder nicht?“',
    note: 'Bei einem Label je Fall das 2/K-Fache der Fehlerrate, denn jeder Fehler ist ein falsch Negativer und ein falsch Positiver. Manche Texte nennen es einfach Fehlerrate.',
  },
  informedness_macro: {
    sentence: 'Einfaches Mittel der Informiertheit der Klassen: 0 ist Zufallsniveau, 1 ist perfekt.',
    note: 'In yardstick j_index als Makromittel. Die Mehrklassen-Informiertheit von Powers gewichtet dagegen die Klassen nach ihrem Anteil an den Vorhersagen. Klassen ohne Fälle werden ausgelassen.',
  },
  aunu_labels: {
    sentence:
      'Einfaches Mittel der balancierten Korrektklassifikationsraten (eine gegen alle): 0,5 ist Zufallsniveau, 1 ist perfekt.',
    note: 'AUNU in PyCM. Bei Wahrscheinlichkeiten meint der Name das Mittel der Flächen unter den ROC-Kurven, eine andere Zahl. Ab drei Klassen nicht die balancierte Korrektklassifikationsrate, die yardstick so berechnet.',
  },
  aunp_labels: {
    sentence:
      'Mittel der balancierten Korrektklassifikationsraten (eine gegen alle), gewichtet mit den wahren Fällen der Klassen.',
    note: 'AUNP in PyCM; 0,5 ist Zufallsniveau. Bei Wahrscheinlichkeiten meint der Name das gewichtete Mittel der Flächen unter den ROC-Kurven, eine andere Zahl.',
  },
  classification_success_index: {
    sentence: 'Präzision plus Recall minus 1, über die Klassen gemittelt: 1 ist perfekt, −1 heißt, dass nichts stimmt.',
    note: 'Die Abkürzung CSI steht auch für den „critical success index“ der Wettervorhersage, also den Jaccard-Index. Die Null ist nicht das Zufallsniveau.',
  },

  // The matrix and its size.
  confusion_matrix: {
    sentence: 'Wie viele Fälle jeder wahren Klasse als welche vorhergesagt wurden.',
    note: 'Hier sind die Zeilen die Wahrheit und die Spalten die Vorhersagen. Manche Skripte, und caret in R, setzen die Vorhersagen in die Zeilen: auf die Achsennamen achten.',
  },
  confusion_matrix_row_normalized: {
    sentence: 'Wie die Fälle jeder wahren Klasse vorhergesagt wurden, als Anteile; auf der Diagonale steht der Recall.',
    note: 'Eine Zeile ohne Fälle ist 0/0; scikit-learn füllt sie mit Nullen.',
  },
  confusion_matrix_column_normalized: {
    sentence:
      'Wahre Klassen der Fälle jeder vorhergesagten Klasse, als Anteile; auf der Diagonale steht die Präzision.',
    note: 'Eine Spalte ohne Fälle ist 0/0; scikit-learn füllt sie mit Nullen.',
  },
  joint_distribution: {
    sentence: 'Anteil aller Fälle in jeder Zelle; die Anteile ergeben zusammen 1.',
  },
  sample_size: {
    sentence: 'Wie viele Fälle es insgesamt gibt.',
    note: 'Die Summe der Gewichte, falls die Fälle Gewichte haben. Zuerst zu prüfen: Ein falsches N macht jeden Anteil falsch.',
  },
  report_solutions: {
    sentence:
      'Wie viele Möglichkeiten für die richtig Positiven und die Vorhersagen aller Klassen die gedruckten Zahlen ergeben.',
    note: '1 heißt, dass der Bericht die Anzahlen festlegt. Mit mehr Nachkommastellen passen weniger.',
  },
  class_count: {
    sentence: 'Wie viele Klassen es gibt, auch die ohne Fälle.',
  },
  mean_predictions_per_class: {
    sentence: 'Wie viele Vorhersagen im Mittel auf eine Klasse entfallen: Fälle geteilt durch Klassen.',
    note: 'Das sagt nichts darüber, ob sie stimmen.',
  },
  correct_count: {
    sentence: 'Wie viele Fälle richtig vorhergesagt wurden: die Summe der Diagonale.',
  },
  error_count: {
    sentence: 'Wie viele Fälle falsch vorhergesagt wurden: alles außerhalb der Diagonale.',
  },

  // Accuracy.
  accuracy: {
    sentence: 'Anteil der richtig vorhergesagten Fälle.',
    note: 'Englisch Accuracy. „Genauigkeit“ ist zweideutig: Das Wort steht auch für die Präzision. Bei ungleich großen Klassen mit der Rate ohne Information vergleichen, die sich ergibt, wenn immer die häufigste Klasse vorhergesagt wird.',
  },
  error_rate: {
    sentence: 'Anteil der falsch vorhergesagten Fälle.',
    note: 'Bei zwei Klassen α·(1 − π) + β·π, mit der Prävalenz π, nicht α + β, wie manche Skripte schreiben. hamming_loss in scikit-learn ergibt bei einem Label je Fall dieselbe Zahl.',
  },
  balanced_accuracy: {
    sentence:
      'Mittlerer Recall der Klassen: Jede zählt gleich viel; eins durch die Anzahl der Klassen ist Zufallsniveau.',
    note: 'Klassen ohne Fälle werden immer ausgelassen, wie in scikit-learn. yardstick mittelt (Recall + Spezifität)/2 der Klassen, was bei mehr als zwei Klassen etwas anderes ist.',
  },
  balanced_accuracy_adjusted: {
    sentence: 'Balancierte Korrektklassifikationsrate auf einer Skala, auf der 0 Zufallsniveau und 1 perfekt ist.',
    note: 'Bei zwei Klassen ist sie die Informiertheit. Nur Klassen mit Fällen zählen.',
  },
  class_balance_accuracy: {
    sentence: 'Der jeweils kleinere der beiden Werte Präzision und Recall, über die Klassen gemittelt.',
    note: 'Eine Klasse, die nur in der Wahrheit oder nur in den Vorhersagen fehlt, zählt als 0; fehlt sie in beiden, so wird sie ausgelassen (PyCM liefert dann keinen Wert).',
  },
  no_information_rate: {
    sentence:
      'Korrektklassifikationsrate, wenn immer die häufigste Klasse vorhergesagt wird: die Marke, die zu schlagen ist.',
  },
  accuracy_p_value: {
    sentence:
      'Wahrscheinlichkeit für mindestens so viele Richtige, wäre die wahre Korrektklassifikationsrate die Rate ohne Information.',
    note: 'Einseitiger exakter Binomialtest, nur für ganze Anzahlen. PyCM subtrahiert von 1, was bei kleinen Werten alle Stellen kostet.',
  },

  // Chance agreement.
  overall_random_accuracy: {
    sentence: 'Anteil der Fälle, die übereinstimmten, würden die Vorhersagen bei gleichen Summen zufällig verteilt.',
    note: 'Das p_e von Cohens Kappa.',
  },
  overall_random_accuracy_unbiased: {
    sentence:
      'Anteil der Fälle, die übereinstimmten, folgten Wahrheit und Vorhersagen beide dem Mittel ihrer Klassenanteile.',
    note: 'Das p_e von Scotts Pi. Nie kleiner als das p_e von Cohens Kappa.',
  },

  // Agreement.
  cohen_kappa: {
    sentence: 'Übereinstimmung über das hinaus, was die Klassenanteile zufällig ergeben: 0 ist Zufall, 1 ist perfekt.',
    note: 'Kann trotz hoher Korrektklassifikationsrate niedrig sein, wenn eine Klasse sehr häufig ist, denn dann stimmt auch der Zufall oft überein. 0/0, wenn Wahrheit und Vorhersagen nur ein und dieselbe Klasse enthalten.',
  },
  cohen_kappa_linear: {
    sentence: 'Kappa für geordnete Klassen: Ein Fehler zählt nach der Anzahl der Stufen, um die er danebenliegt.',
    note: 'Nur für Klassen mit sinnvoller Ordnung: Eine andere Ordnung ergibt einen anderen Wert. Bei zwei Klassen das einfache Kappa.',
  },
  cohen_kappa_quadratic: {
    sentence: 'Kappa für geordnete Klassen: Ein Fehler zählt nach dem Quadrat der Stufen, um die er danebenliegt.',
    note: 'Nur für Klassen mit sinnvoller Ordnung: Eine andere Ordnung ergibt einen anderen Wert. Bei zwei Klassen das einfache Kappa.',
  },
  cohen_kappa_weighted: {
    sentence: 'Kappa, in dem jede Art von Fehler so viel zählt wie angegeben.',
    note: 'Braucht eine Tabelle von Gewichten der Nichtübereinstimmung mit Nullen auf der Diagonale. Manche Texte nehmen Gewichte der Übereinstimmung, mit Einsen auf der Diagonale.',
  },
  kappa_max: {
    sentence: 'Das größte Cohens Kappa, das diese Klassensummen von Wahrheit und Vorhersagen zulassen.',
    note: 'Unter 1, sobald Wahrheit und Vorhersagen verschiedene Summen haben. Manche geben Kappa als Bruchteil davon an. 0/0, wenn Wahrheit und Vorhersagen nur ein und dieselbe Klasse enthalten.',
  },
  kappa_no_prevalence: {
    sentence: 'Korrektklassifikationsrate auf einer Skala von −1 bis 1: 0 heißt, dass die Hälfte der Fälle stimmt.',
    note: 'Bei zwei Klassen PABAK und gleich Bennetts S. Bei mehr Klassen ist die Hälfte nicht das Zufallsniveau; dann passt Bennetts S.',
  },
  scott_pi: {
    sentence:
      'Übereinstimmung über den Zufall hinaus, dieser aus den gepoolten Klassenanteilen beider Seiten: 0 ist Zufall.',
    note: 'Nie größer als Cohens Kappa und ihm gleich, wenn Wahrheit und Vorhersagen dieselben Klassenanteile haben.',
  },
  bennett_s: {
    sentence: 'Übereinstimmung über den Zufall hinaus, der jede Klasse gleich oft wählt: 0 ist Zufall, 1 ist perfekt.',
    note: 'Hängt nur von der Korrektklassifikationsrate und der Anzahl der Klassen ab: Eine Klasse aufzuführen, die nie vorkommt, erhöht es.',
  },
  gwet_ac1: {
    sentence:
      'Übereinstimmung über den Zufall hinaus, hoch auch dort, wo eine häufige Klasse Kappa drückt: 1 ist perfekt.',
    note: 'Der Zufallsterm wird umso kleiner, je mehr eine Klasse überwiegt; der von Kappa wird größer.',
  },
  krippendorff_alpha: {
    sentence: 'Wie viel der zufällig erwarteten Nichtübereinstimmung vermieden wird: 0 ist Zufall, 1 ist perfekt.',
    note: 'Scotts Pi mit einer Korrektur für kleine Stichproben; bei vielen Fällen fast gleich. Nur für ganze Anzahlen.',
  },
  krippendorff_alpha_ordinal: {
    sentence:
      'Gegenüber dem Zufall vermiedene Nichtübereinstimmung; ein Fehler zählt nach den Labels, die dazwischenliegen.',
    note: 'Wie weit zwei Klassen auseinanderliegen, bestimmen die Labels (aus Wahrheit und Vorhersagen) der Klassen dazwischen. Nutzt die Ordnung der Klassen; nur für ganze Anzahlen. 0 ist Zufall, 1 ist perfekt.',
  },
  krippendorff_alpha_interval: {
    sentence: 'Gegenüber dem Zufall vermiedene Nichtübereinstimmung; ein Fehler zählt nach dem Quadrat seiner Stufen.',
    note: 'Als Werte dienen die Plätze 1, 2, 3… der geordneten Klassen; auch Klassen namens 1, 2 und 10 liegen also je eine Stufe auseinander. Nur für ganze Anzahlen. 0 ist Zufall, 1 ist perfekt.',
  },
  krippendorff_alpha_weighted: {
    sentence:
      'Gegenüber dem Zufall vermiedene Nichtübereinstimmung, wobei jede Art von Fehler so viel zählt wie angegeben.',
    note: 'Braucht eine Tabelle von Gewichten der Nichtübereinstimmung. PyCM quadriert das Mittel der beiden Anteile jeder Zelle, statt die gepoolten zu multiplizieren: weighted_alpha weicht ab. irrCAC in R rechnet wie hier.',
  },
  bangdiwala_b: {
    sentence:
      'Anteil der Fläche eines Übereinstimmungsdiagramms, der auf genaue Übereinstimmung entfällt: 1 ist perfekt.',
    note: 'Das Diagramm zeichnet für jede Klasse ein Rechteck, Zeilensumme mal Spaltensumme, und darin das Quadrat der richtigen Fälle.',
  },
  aickin_alpha: {
    sentence:
      'Geschätzter Anteil klarer Fälle, in denen beide übereinstimmen müssen; in allen anderen bleibt es dem Zufall überlassen.',
    note: 'Gefunden durch wiederholtes Schätzen, bis sich nichts mehr ändert; sonst nicht definiert. PyCM hört bei einer Änderung von 0,0001 auf, daher kann die dritte Nachkommastelle abweichen.',
  },

  // Confusion entropy.
  overall_confusion_entropy: {
    sentence: 'Wie viele Fehler es gibt und wie gleichmäßig sie sich auf die Klassenpaare verteilen: ohne Fehler 0.',
    note: 'Bei mehr als zwei Klassen ist 1 am schlechtesten. Bei zwei Klassen sind bis 1,06 möglich, und wenige richtige Fälle können schlechter bewertet sein als keine.',
  },
  overall_modified_confusion_entropy: {
    sentence: 'Konfusionsentropie, so geändert, dass sie auch bei zwei Klassen zwischen 0 (ohne Fehler) und 1 bleibt.',
    note: 'In den Anteilen zählen die richtigen Fälle einfach statt doppelt. Die Gewichte der Klassen folgen bei zwei Klassen einer anderen Formel als bei mehr.',
  },

  // Correlation and association.
  matthews_correlation: {
    sentence: 'Korrelation zwischen Wahrheit und Vorhersage in der ganzen Matrix: 1 ist perfekt, 0 ist Zufallsniveau.',
    note: 'Aus MCC = 0 folgt keine Unabhängigkeit. Ab drei Klassen wird −1 meist nicht erreicht; |MCC| = √(χ²/n) gilt nur für 2×2, ohne Yates. Nicht definiert, wenn Wahrheit oder Vorhersage nur eine Klasse hat; scikit-learn: 0.',
  },
  chi_squared: {
    sentence:
      'Wie weit die Matrix von der Unabhängigkeit von Wahrheit und Vorhersage entfernt ist: 0 ist Unabhängigkeit.',
    note: 'Ohne Stetigkeitskorrektur nach Yates. Leere Zeilen und Spalten entfallen. Wächst mit der Anzahl der Fälle; auch durchgängig vertauschte Labels machen es groß.',
  },
  chi_squared_p_value: {
    sentence:
      'Wahrscheinlichkeit für ein mindestens so großes Chi-Quadrat, wenn Wahrheit und Vorhersage unabhängig sind.',
    note: 'Eine Näherung, grob bei erwarteten Häufigkeiten unter etwa 5. Nicht definiert bei einer einzigen nicht leeren Zeile oder Spalte.',
  },
  chi_squared_df: {
    sentence:
      'Wie viele Zellen bei festen Zeilen- und Spaltensummen noch frei wählbar sind: der Maßstab für Chi-Quadrat.',
    note: 'Nur Zeilen und Spalten mit Fällen zählen; PyCM nimmt immer (K − 1)².',
  },
  g_squared: {
    sentence:
      'Wie weit die Matrix von der Unabhängigkeit entfernt ist, mit der Likelihood gemessen: 0 ist Unabhängigkeit.',
    note: 'Das 2N-Fache der Transinformation in Nat. Meist nahe an Chi-Quadrat, wenn keine erwartete Häufigkeit klein ist, und mit derselben Verteilung verglichen.',
  },
  g_squared_p_value: {
    sentence: 'Wahrscheinlichkeit für ein mindestens so großes G, wenn Wahrheit und Vorhersage unabhängig sind.',
    note: 'Kleines p spricht gegen die Unabhängigkeit; es ist weder deren Wahrscheinlichkeit noch ein Zeichen, dass die Labels stimmen. Eine Näherung, grob bei erwarteten Häufigkeiten unter etwa 5.',
  },
  fisher_exact_p_value: {
    sentence:
      'Wahrscheinlichkeit, bei Unabhängigkeit eine Tafel zu erhalten, die nicht wahrscheinlicher ist als diese.',
    note: 'Für zwei Klassen, bei festen Summen. Zweiseitig wie in R und SciPy; den einseitigen Wert zu verdoppeln ergibt eine andere Zahl. Kleines p spricht gegen die Unabhängigkeit, ist aber nicht deren Wahrscheinlichkeit.',
  },
  phi_squared: {
    sentence: 'Chi-Quadrat je Fall: Stärke des Zusammenhangs, gleich, wie viele Fälle es gibt. 0 ist Unabhängigkeit.',
    note: 'Bei zwei Klassen das Quadrat der Matthews-Korrelation. Bei mehr kann es 1 übersteigen, bis zur kleineren Anzahl nicht leerer Zeilen oder Spalten minus 1.',
  },
  cramers_v: {
    sentence: 'Stärke des Zusammenhangs von Wahrheit und Vorhersage: 0 ist Unabhängigkeit, 1 der stärkste mögliche.',
    note: 'Ob die Labels stimmen, spielt keine Rolle: Durchgängiges Vertauschen ändert nichts. Leere Zeilen und Spalten zählen nicht; in PyCM schon.',
  },
  cramers_v_bias_corrected: {
    sentence:
      'Cramérs V ohne den Überschuss, den in kleinen Stichproben schon der Zufall erzeugt: 0 ist Unabhängigkeit.',
    note: 'Kann 0 sein, wo das einfache V es nicht ist. torchmetrics liefert ohne andere Angabe diese Form, PyCM und SciPy die einfache. Nicht definiert bei einer einzigen nicht leeren Zeile oder Spalte.',
  },
  tschuprow_t: {
    sentence:
      'Stärke des Zusammenhangs von Wahrheit und Vorhersage: 0 ist Unabhängigkeit, 1 nur bei gleich vielen Zeilen und Spalten möglich.',
    note: 'Gleich Cramérs V, wenn ebenso viele Zeilen wie Spalten Fälle haben, sonst kleiner. Ob die Labels stimmen, spielt keine Rolle.',
  },
  pearson_contingency: {
    sentence: 'Stärke des Zusammenhangs von Wahrheit und Vorhersage: 0 ist Unabhängigkeit; 1 wird nie erreicht.',
    note: 'Der größte mögliche Wert ist √((k − 1)/k), mit der kleineren Anzahl k nicht leerer Zeilen oder Spalten: 0,71 bei zwei, 0,82 bei drei. Tafeln verschiedener Größe nicht damit vergleichen.',
  },
  lambda_true_given_predicted: {
    sentence:
      'Anteil der Fehler beim Raten der wahren Klasse, der sich vermeiden lässt, wenn die Vorhersage bekannt ist.',
    note: 'Verglichen damit, immer die häufigste Klasse zu raten. Aus 0 folgt keine Unabhängigkeit.',
  },
  lambda_predicted_given_true: {
    sentence: 'Anteil der Fehler beim Raten der Vorhersage, der sich vermeiden lässt, wenn die Wahrheit bekannt ist.',
    note: 'Verglichen damit, immer die häufigste Vorhersage zu raten. Aus 0 folgt keine Unabhängigkeit.',
  },
  lambda_symmetric: {
    sentence: 'Anteil vermiedener Fehler beim Raten der Wahrheit aus der Vorhersage und umgekehrt, zusammengenommen.',
    note: 'Verglichen damit, immer die häufigste Klasse zu raten. Liegt zwischen den beiden einseitigen Lambdas. Aus 0 folgt keine Unabhängigkeit.',
  },
  goodman_kruskal_tau_true: {
    sentence:
      'Anteil der Fehler beim Auslosen der wahren Klasse nach den Klassenanteilen, den die Kenntnis der Vorhersage vermeidet.',
    note: 'Anders als Lambda nur bei Unabhängigkeit 0. Ob die Labels stimmen, spielt keine Rolle.',
  },
  goodman_kruskal_tau_predicted: {
    sentence:
      'Anteil der Fehler beim Auslosen der Vorhersage nach den Klassenanteilen, den die Kenntnis der Wahrheit vermeidet.',
    note: 'Anders als Lambda nur bei Unabhängigkeit 0. Ob die Labels stimmen, spielt keine Rolle.',
  },

  // Symmetry of the errors.
  bowker_statistic: {
    sentence: 'Wie ungleich die Fehler in beiden Richtungen sind, i für j gehalten und j für i: 0 ist Symmetrie.',
    note: 'Die Diagonale spielt keine Rolle. Ohne Stetigkeitskorrektur; R nimmt bei zwei Klassen eine vor. Nie verwechselte Klassenpaare werden übergangen, wo R NaN ergibt. 0/0 ohne Fehler.',
  },
  bowker_df: {
    sentence: 'Wie viele Klassenpaare mindestens einmal verwechselt werden: der Maßstab für die Symmetriestatistik.',
    note: 'R nimmt immer alle K(K − 1)/2 Paare.',
  },
  bowker_p_value: {
    sentence:
      'Wahrscheinlichkeit für mindestens so große Asymmetrie, würde jedes Paar in beide Richtungen gleich oft verwechselt.',
    note: 'Kleines p spricht gegen die Symmetrie, ist aber nicht deren Wahrscheinlichkeit; großes p heißt nicht, dass es wenige Fehler sind. Bei zwei Klassen gibt caret es mit Stetigkeitskorrektur aus. Grob bei wenigen Fehlern.',
  },

  // Ordered classes.
  ordinal_mae: {
    sentence: 'Um wie viele Stufen der Klassenordnung eine Vorhersage im Mittel danebenliegt: 0 ist perfekt.',
    note: 'Nimmt die Klassen in der gegebenen Ordnung und alle Stufen als gleich groß. Bei zwei Klassen die Fehlerrate.',
  },
  ordinal_mse: {
    sentence:
      'Mittel der quadrierten Stufen, um die eine Vorhersage danebenliegt: Weite Fehler zählen am meisten. 0 ist perfekt.',
    note: 'Nimmt die Klassen in der gegebenen Ordnung und alle Stufen als gleich groß. Bei zwei Klassen die Fehlerrate.',
  },
  ordinal_mae_macro: {
    sentence:
      'Stufen, um die eine Vorhersage danebenliegt, zuerst je wahrer Klasse gemittelt: Seltene Klassen zählen wie häufige.',
    note: 'Klassen ohne Fälle werden ausgelassen. Nimmt alle Stufen der Ordnung als gleich groß.',
  },
  within_one_accuracy: {
    sentence: 'Anteil der Fälle, die genau oder in der Klassenordnung nur um eine Stufe daneben vorhergesagt wurden.',
    note: 'Bei zwei Klassen immer 1; bei drei gelten nur Verwechslungen der ersten mit der letzten als falsch.',
  },
  kendall_tau_b: {
    sentence:
      'Erhalten Fälle höherer Klassen höhere Vorhersagen? 1 ist dieselbe Ordnung, 0 keine Tendenz, −1 die umgekehrte.',
    note: 'Vergleicht Paare von Fällen, mit einer Korrektur für Bindungen. Belohnt die richtige Ordnung, nicht die richtige Klasse. 0/0, wenn Wahrheit oder Vorhersagen nur eine Klasse enthalten.',
  },
  goodman_kruskal_gamma: {
    sentence: 'Von den beidseitig geordneten Paaren: Anteil in gleicher Ordnung minus Anteil in umgekehrter.',
    note: 'Lässt alle Paare mit Bindungen aus, liegt also nie näher an 0 als Tau-b. Bei zwei Klassen Yules Q. 0/0, wenn kein Paar von beiden geordnet wird.',
  },
  somers_d: {
    sentence:
      'Von den Paaren verschiedener wahrer Klassen: Anteil in gleicher Ordnung vorhergesagt minus Anteil in umgekehrter.',
    note: 'Paare mit gleicher Vorhersage bleiben im Nenner. Wahrheit und Vorhersage zu vertauschen ändert den Wert. Bei zwei Klassen die Informiertheit. 0/0, wenn es nur eine wahre Klasse gibt.',
  },

  // Values in words.
  kappa_landis_koch: {
    sentence: 'Ein Wort für Cohens Kappa, von schlecht bis fast vollkommen, auf der Skala von Landis und Koch (1977).',
    note: 'Grenzen bei 0; 0,2; 0,4; 0,6 und 0,8. Die Autoren selbst nennen die Grenzen willkürlich; andere setzen andere.',
  },
  kappa_fleiss: {
    sentence: 'Ein Wort für Cohens Kappa, von schlecht bis ausgezeichnet, auf der Skala von Fleiss (1981).',
    note: 'Grenzen bei 0,4 und 0,75. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen. Das mittlere Wort stammt aus PyCM; Fleiss schreibt „fair to good“ (ausreichend bis gut).',
  },
  kappa_altman: {
    sentence: 'Ein Wort für Cohens Kappa, von schlecht bis sehr gut, auf der Skala von Altman (1991).',
    note: 'Grenzen bei 0,2; 0,4; 0,6 und 0,8. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  kappa_cicchetti: {
    sentence: 'Ein Wort für Cohens Kappa, von schlecht bis ausgezeichnet, auf der Skala von Cicchetti (1994).',
    note: 'Grenzen bei 0,4; 0,59 und 0,74, wie in PyCM. Cicchetti nennt 0,40–0,59 ausreichend und 0,60–0,74 gut; 0,595 liegt also zwischen seinen Wörtern. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  cramers_v_interpretation: {
    sentence: 'Ein Wort für Cramérs V, von vernachlässigbar bis sehr stark.',
    note: 'Grenzen bei 0,1; 0,2; 0,4; 0,6 und 0,8, nach Rea und Parker (1992). Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  mcc_interpretation: {
    sentence: 'Ein Wort für den Matthews-Korrelationskoeffizienten, von vernachlässigbar bis sehr stark.',
    note: 'Grenzen bei 0,3; 0,5; 0,7 und 0,9, nach Hinkle et al. (2003), für Korrelationen allgemein und dort für Beträge; hier, wie in PyCM, ist alles Negative vernachlässigbar. Eine Konvention: Andere setzen andere Grenzen.',
  },
  lambda_true_interpretation: {
    sentence: 'Ein Wort für den Anteil der Fehler bei der wahren Klasse, den die Kenntnis der Vorhersage vermeidet.',
    note: 'Grenzen bei 0,2; 0,4; 0,6 und 0,8, vollkommen nur bei 1; kein Wort bei 0. Die Wörter stammen aus PyCM. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  lambda_predicted_interpretation: {
    sentence: 'Ein Wort für den Anteil der Fehler bei der Vorhersage, den die Kenntnis der wahren Klasse vermeidet.',
    note: 'Grenzen bei 0,2; 0,4; 0,6 und 0,8, vollkommen nur bei 1; kein Wort bei 0. Die Wörter stammen aus PyCM. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  krippendorff_interpretation: {
    sentence: 'Wie verlässlich Labels mit diesem Krippendorffs Alpha sind: niedrig, vorläufig oder hoch.',
    note: 'Grenzen bei 0,667 und 0,8: Dazwischen lässt Krippendorff (2004) nur vorläufige Schlüsse zu. Die Wörter stammen aus PyCM. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },
  pearson_contingency_interpretation: {
    sentence: 'Ein Wort für Pearsons Kontingenzkoeffizienten, von nicht nennenswert bis stark.',
    note: 'Grenzen bei 0,1; 0,2 und 0,3, wie in PyCM, und kein Wort bei 0. Eine Konvention, kein Gesetz: Andere setzen andere Grenzen.',
  },

  // Information.
  entropy_true: {
    sentence:
      'Wie ungewiss die wahre Klasse vorab ist: 0, wenn immer dieselbe, am größten, wenn alle gleich häufig sind.',
    note: 'In Bit (Basis 2, ohne andere Angabe), Nat (Basis e) oder Hartley (Basis 10). Eine Klasse ohne Fälle trägt 0 bei, den Grenzwert von p·log p.',
  },
  entropy_predicted: {
    sentence: 'Wie vielfältig die Vorhersagen sind: 0, wenn immer dieselbe, am größten, wenn alle Klassen gleich oft.',
    note: 'Das sagt nichts darüber, ob sie stimmen. Eine nie vorhergesagte Klasse trägt 0 bei.',
  },
  joint_entropy: {
    sentence: 'Wie ungewiss Wahrheit und Vorhersage zusammen sind, als ein Paar.',
    note: 'Nie kleiner als jede der beiden Entropien und nie größer als ihre Summe, die sie nur bei Unabhängigkeit erreicht. Leere Zellen tragen 0 bei.',
  },
  joint_entropy_terms: {
    sentence: 'Was jede Zelle zur gemeinsamen Entropie beiträgt: −p·log p, mit ihrem Anteil p an allen Fällen.',
    note: 'Leere Zellen tragen 0 bei, den Grenzwert von p·log p. Der Term ist bei p = 1/e ≈ 0,37 am größten, die vollste Zelle trägt also nicht unbedingt am meisten bei.',
  },
  conditional_entropy_true_given_predicted: {
    sentence: 'Wie ungewiss die wahre Klasse im Mittel noch ist, wenn die Vorhersage bekannt ist: 0 heißt Gewissheit.',
    note: 'Jede gemeinsame Anzahl wird durch die Randsumme dessen geteilt, was bekannt ist, hier der Vorhersage; manche Skripte nehmen die andere.',
  },
  conditional_entropy_predicted_given_true: {
    sentence: 'Wie ungewiss die Vorhersage im Mittel noch ist, wenn die wahre Klasse bekannt ist: 0 heißt Gewissheit.',
    note: 'Die einzige bedingte Entropie in PyCM ist diese. Jede gemeinsame Anzahl wird durch die Randsumme dessen geteilt, was bekannt ist, hier der wahren Klasse.',
  },
  mutual_information: {
    sentence: 'Wie viel die Vorhersage über die wahre Klasse verrät und umgekehrt: 0 ist Unabhängigkeit.',
    note: 'scikit-learn rechnet in Nat, PyCM in Bit. Eineindeutiges Umbenennen der Klassen erhält H(Y) ganz: 1 Bit bei zwei gleich häufigen, nicht etwa 0,5, wie manche Skripte schreiben. Konstante Vorhersagen ergeben 0.',
  },
  mutual_information_terms: {
    sentence:
      'Was jede Zelle zur Transinformation beiträgt: über 0, wenn voller als bei Unabhängigkeit, unter 0, wenn leerer.',
    note: 'Einzelne Zellen können negativ sein, ihre Summe nie. Leere Zellen tragen 0 bei.',
  },
  variation_of_information: {
    sentence:
      'Information, die Wahrheit und Vorhersagen nicht gemeinsam haben: 0, wenn sie bis auf die Namen der Klassen gleich sind.',
    note: 'Ein echter Abstand, mit Dreiecksungleichung. Beide Terme können 0 sein; manche Skripte nennen sie positiv. igraph rechnet in Nat.',
  },
  normalized_variation_of_information: {
    sentence:
      'Anteil der gemeinsamen Entropie, der nicht gemeinsame Information ist: 0 ist gleich bis auf Namen, 1 ist Unabhängigkeit.',
    note: 'Geteilt durch die gemeinsame Entropie, wie in aricode. Andere teilen durch log N oder die Summe beider Entropien; nvi in mclustcomp weicht ab. 0/0, wenn Wahrheit und Vorhersagen konstant sind.',
  },
  normalized_information_distance: {
    sentence:
      'Anteil der größeren Entropie, der nicht gemeinsame Information ist: 0 ist gleich bis auf Namen, 1 ist Unabhängigkeit.',
    note: 'Eins minus Transinformation geteilt durch die größere Entropie. 0/0, wenn Wahrheit und Vorhersagen konstant sind.',
  },
  cross_entropy_marginals: {
    sentence: 'Wie überraschend die wahren Klassen sind, wenn die Klassenanteile der Vorhersagen erwartet werden.',
    note: 'Vergleicht nur, wie oft jede Klasse vorkommt, nicht Fall für Fall: nicht der Log-Verlust von Wahrscheinlichkeiten. Unendlich, wenn eine wahre Klasse nie vorhergesagt wird; PyCM lässt den Term weg.',
  },
  kl_divergence: {
    sentence:
      'Wie weit die Klassenanteile der Vorhersagen von denen der Wahrheit entfernt sind: 0, wenn sie gleich sind.',
    note: 'Vergleicht nur, wie oft jede Klasse vorkommt: 0 heißt nicht, dass die Vorhersagen stimmen. Nicht symmetrisch. Unendlich, wenn eine wahre Klasse nie vorhergesagt wird (PyCM: None).',
  },
  kl_divergence_reverse: {
    sentence:
      'Wie weit die Klassenanteile der Wahrheit von denen der Vorhersagen entfernt sind: 0, wenn sie gleich sind.',
    note: 'Die Divergenz mit vertauschter Wahrheit und Vorhersage, im Allgemeinen eine andere Zahl. Unendlich, wenn eine Klasse vorhergesagt wird, die nie vorkommt.',
  },
  jensen_shannon_divergence: {
    sentence:
      'Wie verschieden die Klassenanteile von Wahrheit und Vorhersagen sind: 0 ist gleich, 1 Bit keine Klasse gemeinsam.',
    note: 'Symmetrisch und nie unendlich. SciPy liefert die Wurzel, den Jensen-Shannon-Abstand. Vergleicht nur, wie oft jede Klasse vorkommt, nicht Fall für Fall.',
  },
  relative_classifier_information: {
    sentence: 'Anteil der Ungewissheit über die wahre Klasse, den die Vorhersage beseitigt: 0 ist nichts, 1 ist alles.',
    note: 'Dasselbe wie die Homogenität, aber 0/0 bei nur einer wahren Klasse. 1 heißt nicht, dass die Labels stimmen: Umbenennen ändert nichts. DescTools addiert zu leeren Zellen eine kleine Konstante.',
  },
  uncertainty_coefficient_predicted: {
    sentence: 'Anteil der Ungewissheit über die Vorhersage, den die wahre Klasse beseitigt: 0 ist nichts, 1 ist alles.',
    note: 'Dasselbe wie die Vollständigkeit, aber 0/0 bei nur einer vorhergesagten Klasse.',
  },

  // Clustering: pairs of cases.
  rand_index: {
    sentence:
      'Anteil der Paare von Fällen, über die Wahrheit und Vorhersage einig sind: beide zusammen oder beide getrennt.',
    note: 'Die Namen der Gruppen sind gleichgültig, und es dürfen mehr sein als Klassen. Bei vielen Gruppen fast von selbst hoch, denn die meisten Paare sind in beiden getrennt. 1 bei einem einzigen Fall.',
  },
  adjusted_rand_index: {
    sentence:
      'Übereinstimmung bei Paaren, zufallsbereinigt: 0 ergeben zufällige Gruppen dieser Größen, 1 ist identisch.',
    note: 'Die Namen der Gruppen sind gleichgültig. Identische Gruppierungen ergeben 1, auch mit einer einzigen Gruppe oder jedem Fall für sich (PyCM: None). Unter dem Zufallsniveau negativ, aber nie unter −0,5.',
  },
  fowlkes_mallows: {
    sentence:
      'Geometrisches Mittel aus Präzision und Recall der Paare: 1 sind gleiche Gruppen, 0 kein Paar in beiden zusammen.',
    note: '0/0, wenn in einer der Gruppierungen kein Paar zusammen ist; scikit-learn liefert dann 0. Nicht zufallsbereinigt.',
  },
  pair_confusion_matrix: {
    sentence:
      'Anzahlen der Paare: in der Wahrheit getrennt oder zusammen (Zeilen), ebenso in der Vorhersage (Spalten).',
    note: 'Wie in scikit-learn zählt ein Paar zweimal, einmal in jeder Reihenfolge.',
  },
  pair_precision: {
    sentence:
      'Von den Paaren von Fällen, die die Vorhersage zusammenlegt, der Anteil, der auch in Wahrheit zusammen ist.',
    note: '0/0, wenn jede vorhergesagte Gruppe nur einen Fall hat.',
  },
  pair_recall: {
    sentence: 'Von den Paaren von Fällen, die in Wahrheit zusammen sind, der Anteil, den die Vorhersage zusammenlegt.',
    note: '0/0, wenn jede wahre Klasse nur einen Fall hat.',
  },
  pair_f1: {
    sentence: 'Präzision und Recall der Paare in einer Zahl, niedrig, sobald eines der beiden niedrig ist.',
    note: '0/0, wenn weder in der Wahrheit noch in der Vorhersage ein Paar zusammen ist.',
  },
  pair_jaccard: {
    sentence: 'Von den in Wahrheit oder Vorhersage zusammenliegenden Paaren der Anteil, der es in beiden ist.',
    note: '0/0, wenn weder in der Wahrheit noch in der Vorhersage ein Paar zusammen ist.',
  },
  mirkin_metric: {
    sentence:
      'Doppelte Anzahl der Paare von Fällen, über die Wahrheit und Vorhersage uneins sind: 0 sind gleiche Gruppen.',
    note: 'Jedes strittige Paar zählt in beiden Reihenfolgen: N(N − 1) mal eins minus Rand-Index. Wächst mit dem Quadrat der Anzahl der Fälle.',
  },

  // Clustering: shared information.
  normalized_mutual_information_arithmetic: {
    sentence:
      'Gemeinsame Information, geteilt durch das Mittel beider Entropien: 0 ist Unabhängigkeit, 1 sind gleiche Gruppen.',
    note: 'Voreinstellung von scikit-learn (vor 0.22: geometrisches Mittel); aricode teilt durch die größere Entropie. 1, wenn beide nur eine Gruppe haben, 0, wenn nur eine. Nicht zufallsbereinigt: Mehr Gruppen ergeben meist mehr.',
  },
  normalized_mutual_information_geometric: {
    sentence:
      'Gemeinsame Information, geteilt durch das geometrische Mittel beider Entropien: 0 ist Unabhängigkeit, 1 sind gleiche Gruppen.',
    note: 'Voreinstellung von scikit-learn vor Version 0.22. 1, wenn beide nur eine Gruppe haben, 0, wenn nur eine. Nicht zufallsbereinigt.',
  },
  normalized_mutual_information_min: {
    sentence:
      'Gemeinsame Information als Anteil der kleineren Entropie: 1, sobald eine Gruppierung Gruppen der anderen nur aufteilt.',
    note: 'Jeder Fall für sich erhält also 1. Auch 1, wenn beide nur eine Gruppe haben, 0, wenn nur eine. Nicht zufallsbereinigt.',
  },
  normalized_mutual_information_max: {
    sentence: 'Gemeinsame Information als Anteil der größeren Entropie: 0 ist Unabhängigkeit, 1 sind gleiche Gruppen.',
    note: 'Voreinstellung von aricode; scikit-learn nimmt das arithmetische Mittel. 1, wenn beide nur eine Gruppe haben, 0, wenn nur eine. Nicht zufallsbereinigt.',
  },
  normalized_mutual_information_joint: {
    sentence:
      'Gemeinsame Information als Anteil der gemeinsamen Entropie: 0 ist Unabhängigkeit, 1 sind gleiche Gruppen.',
    note: 'Die kleinste der normierten Formen. 1, wenn beide nur eine Gruppe haben, 0, wenn nur eine. Nicht zufallsbereinigt.',
  },
  expected_mutual_information: {
    sentence: 'Transinformation, die zufällige Gruppierungen mit denselben Gruppengrößen im Mittel haben.',
    note: 'Was die adjustierte Transinformation abzieht. Auch zufällige Gruppen haben etwas Information gemeinsam, umso mehr, je kleiner sie sind. scikit-learn rechnet in Nat.',
  },
  adjusted_mutual_information_arithmetic: {
    sentence: 'Zufallsbereinigte gemeinsame Information: 0 ergeben zufällige Gruppen dieser Größen, 1 ist identisch.',
    note: 'Voreinstellung von scikit-learn; aricode nimmt die größere Entropie. Identische Gruppierungen ergeben 1, sonst 0, wenn eine davon nur eine Gruppe oder jeden Fall für sich hat. Unter dem Zufallsniveau negativ.',
  },
  adjusted_mutual_information_geometric: {
    sentence:
      'Zufallsbereinigte gemeinsame Information, skaliert mit dem geometrischen Mittel beider Entropien: 0 ist Zufall.',
    note: 'Identische Gruppierungen ergeben 1, sonst 0, wenn eine davon nur eine Gruppe oder jeden Fall für sich hat. Unter dem Zufallsniveau negativ.',
  },
  adjusted_mutual_information_min: {
    sentence: 'Zufallsbereinigte gemeinsame Information, skaliert mit der kleineren Entropie: 0 ist Zufall.',
    note: '1 schon, wenn eine Gruppen der anderen nur aufteilt, aber 0, wenn sie jeden Fall für sich hat (scikit-learn dividiert dann Rundungsfehler) oder eine aus nur einer Gruppe besteht. Identische Gruppierungen ergeben 1.',
  },
  adjusted_mutual_information_max: {
    sentence:
      'Zufallsbereinigte gemeinsame Information, skaliert mit der größeren Entropie: 0 ist Zufall, 1 ist identisch.',
    note: 'Was aricode liefert. Identische Gruppierungen ergeben 1, sonst 0, wenn eine davon nur eine Gruppe oder jeden Fall für sich hat. Unter dem Zufallsniveau negativ.',
  },
  homogeneity: {
    sentence:
      'Enthält jede vorhergesagte Gruppe nur Fälle einer wahren Klasse? 1 heißt immer; 0, wenn die Gruppen nichts verraten.',
    note: '1, wenn es nur eine wahre Klasse gibt. Gruppen aufzuteilen senkt sie nie, und jeder Fall für sich ergibt 1; das Gegengewicht ist die Vollständigkeit.',
  },
  completeness: {
    sentence:
      'Liegen alle Fälle einer wahren Klasse in einer vorhergesagten Gruppe? 1 heißt immer; 0, wenn die Klasse nichts verrät.',
    note: '1, wenn es nur eine vorhergesagte Gruppe gibt, so gemischt sie auch ist; das Gegengewicht ist die Homogenität.',
  },
  v_measure: {
    sentence: 'Homogenität und Vollständigkeit in einer Zahl, niedrig, sobald eine der beiden niedrig ist.',
    note: 'Bis auf Sonderfälle gleich der normierten Transinformation mit arithmetischem Mittel. 0, wenn beide 0 sind.',
  },
  v_measure_beta: {
    sentence: 'Homogenität und Vollständigkeit in einer Zahl; je größer β, desto mehr zählt die Vollständigkeit.',
    note: 'Ohne andere Angabe ist β = 1, und das ist das V-Maß. β = 0 ergibt die Homogenität. Das Gewicht ist β selbst, nicht β² wie beim F-beta-Maß.',
  },

  // Clustering: matching of the groups.
  purity: {
    sentence: 'Anteil der Fälle, die zur häufigsten wahren Klasse ihrer vorhergesagten Gruppe gehören.',
    note: '1, wenn jeder Fall eine eigene Gruppe ist; Gruppen aufzuteilen senkt sie nie. Die purity von Wahrheit gegen Vorhersage im R-Paket clue ist hier die inverse Reinheit.',
  },
  inverse_purity: {
    sentence:
      'Anteil der Fälle in derjenigen vorhergesagten Gruppe, in der ihre wahre Klasse am stärksten vertreten ist.',
    note: '1, wenn alle Fälle in einer Gruppe sind. Reinheit mit vertauschter Wahrheit und Vorhersage.',
  },
  clustering_f_measure: {
    sentence:
      'Jede wahre Klasse erhält die nach F1 passendste Gruppe; diese F1-Maße werden nach Klassengröße gewichtet gemittelt.',
    note: 'Zwei Klassen können dieselbe Gruppe erhalten. Das f von mclustcomp ist anders skaliert.',
  },
  clustering_accuracy: {
    sentence:
      'Korrektklassifikationsrate, wenn die Gruppen bestmöglich benannt werden, jede Klasse für höchstens eine Gruppe.',
    note: 'Fälle aus Gruppen, die keine Klasse erhalten, gelten als falsch. Nie kleiner als die einfache Korrektklassifikationsrate. mmm in mclustcomp 0.3.3 ist nicht dieses Maximum einer Eins-zu-eins-Zuordnung.',
  },
  split_join_distance: {
    sentence: 'Fälle außerhalb der Hauptgruppe ihrer Klasse plus Fälle außerhalb der Hauptklasse ihrer Gruppe.',
    note: 'Ein echter Abstand: 0 sind gleiche Gruppen, und er bleibt unter der doppelten Anzahl der Fälle.',
  },
  van_dongen_normalized: {
    sentence:
      'Anteil der Fälle außerhalb der besten Zuordnung, über beide Richtungen gemittelt: 0 sind gleiche Gruppen.',
    note: 'Der Split-Join-Abstand geteilt durch die doppelte Anzahl der Fälle: eins minus das Mittel aus Reinheit und inverser Reinheit. Es erreicht nie 1.',
  },
  bcubed_precision: {
    sentence:
      'Anteil der Fälle gleicher wahrer Klasse an der vorhergesagten Gruppe eines Falls, gemittelt über alle Fälle.',
    note: 'Der Fall selbst zählt mit, eine Gruppe aus einem Fall ergibt also 1.',
  },
  bcubed_recall: {
    sentence:
      'Anteil der Fälle gleicher vorhergesagter Gruppe an der wahren Klasse eines Falls, gemittelt über alle Fälle.',
    note: 'Der Fall selbst zählt mit, eine Klasse mit einem Fall ergibt also 1.',
  },
  bcubed_f1: {
    sentence: 'BCubed-Präzision und BCubed-Recall in einer Zahl, niedrig, sobald eines der beiden niedrig ist.',
    note: 'Das harmonische Mittel der beiden Mittelwerte.',
  },

  // Intervals of one class.
  recall_ci_wilson: {
    sentence:
      'Bereich, in dem der wahre Recall von {class} plausiblerweise liegt, angesichts der Anzahl der Fälle dieser Klasse.',
    note: 'Gut bei kleinen Anzahlen, nie außerhalb von [0, 1]. Beim Niveau 95\u00a0%, wenn nicht anders angegeben, enthalten etwa 95 von 100 solchen Bereichen den wahren Wert. PyCM rundet z auf 1,96. 0/0, wenn die Klasse keine Fälle hat.',
  },
  precision_ci_wilson: {
    sentence:
      'Bereich, in dem die wahre Präzision von {class} plausiblerweise liegt, angesichts der Anzahl der Vorhersagen.',
    note: 'Gut bei kleinen Anzahlen, nie außerhalb von [0, 1]. Beim Niveau 95\u00a0%, wenn nicht anders angegeben, enthalten etwa 95 von 100 solchen Bereichen den wahren Wert. PyCM rundet z auf 1,96. 0/0, wenn die Klasse nie vorhergesagt wird.',
  },
  specificity_ci_wilson: {
    sentence:
      'Bereich, in dem die wahre Spezifität von {class} plausiblerweise liegt, angesichts der Anzahl der anderen Fälle.',
    note: 'Gut bei kleinen Anzahlen, nie außerhalb von [0, 1]. Beim Niveau 95\u00a0%, wenn nicht anders angegeben, enthalten etwa 95 von 100 solchen Bereichen den wahren Wert. PyCM rundet z auf 1,96. 0/0, wenn alle Fälle zur Klasse gehören.',
  },
  negative_predictive_value_ci_wilson: {
    sentence: 'Bereich, in dem der wahre negative Vorhersagewert von {class} plausiblerweise liegt.',
    note: 'Gut bei kleinen Anzahlen, nie außerhalb von [0, 1]. Beim Niveau 95\u00a0%, wenn nicht anders angegeben, enthalten etwa 95 von 100 solchen Bereichen den wahren Wert. PyCM rundet z auf 1,96. 0/0, wenn alles als die Klasse vorhergesagt wird.',
  },
  positive_likelihood_ratio_ci: {
    sentence:
      'Bereich, in dem der wahre LR+ von {class} plausiblerweise liegt; enthält er die 1, sagt die Vorhersage vielleicht nichts.',
    note: 'Für den Logarithmus berechnet, daher nie unter 0 und nicht symmetrisch um den Schätzwert. Eine Näherung, grob bei kleinen Anzahlen. Nicht definiert ohne richtig oder ohne falsch Positive.',
  },
  negative_likelihood_ratio_ci: {
    sentence:
      'Bereich, in dem der wahre LR− von {class} plausiblerweise liegt; enthält er die 1, sagen andere Vorhersagen vielleicht nichts.',
    note: 'Für den Logarithmus berechnet, daher nie unter 0 und nicht symmetrisch um den Schätzwert. Eine Näherung, grob bei kleinen Anzahlen. Nicht definiert ohne falsch oder ohne richtig Negative.',
  },
  diagnostic_odds_ratio_ci: {
    sentence:
      'Bereich, in dem das wahre Chancenverhältnis von {class} plausiblerweise liegt; enthält er die 1, ist es vielleicht nur Raten.',
    note: 'Für den Logarithmus berechnet, daher nicht symmetrisch um den Schätzwert. Nicht definiert, wenn eine der vier Anzahlen 0 ist; manche addieren dann zu jeder 0,5, hier nicht.',
  },

  // Intervals of accuracy and kappa.
  accuracy_standard_error: {
    sentence:
      'Wie stark die Korrektklassifikationsrate typischerweise von Stichprobe zu Stichprobe dieser Größe schwankt.',
    note: 'Er ist 0, wenn alle Fälle richtig oder alle falsch sind: Dort versagt die Formel, und die Korrektklassifikationsrate ist nicht genau bekannt.',
  },
  accuracy_ci_wald: {
    sentence:
      'Der einfachste Bereich für die wahre Korrektklassifikationsrate: Schätzwert plus oder minus eine Spanne.',
    note: 'Zu kurz bei wenigen Fällen oder nahe 0 und 1: überdeckt seltener als das Niveau. Kann [0, 1] verlassen, was hier nicht abgeschnitten wird, und hat die Länge 0, wenn alles stimmt. In PyCM: 95% CI.',
  },
  accuracy_ci_wilson: {
    sentence:
      'Bereich, in dem die wahre Korrektklassifikationsrate plausiblerweise liegt; auch bei wenigen Fällen gut.',
    note: 'Überdeckt etwa so oft, wie das Niveau sagt, und verlässt [0, 1] nie. Nicht symmetrisch um den Schätzwert. In R ist es prop.test ohne Stetigkeitskorrektur.',
  },
  accuracy_ci_agresti_coull: {
    sentence:
      'Einfachster Bereich der wahren Korrektklassifikationsrate nach Zugabe von (bei 95\u00a0%) je etwa zwei Richtigen und Falschen.',
    note: 'Enthält immer das Wilson-Intervall und hat dieselbe Mitte. Kann [0, 1] verlassen, was hier nicht abgeschnitten wird, wohl aber in statsmodels.',
  },
  accuracy_ci_clopper_pearson: {
    sentence:
      'Bereich für die wahre Korrektklassifikationsrate, der nie seltener überdeckt, als sein Niveau sagt, und daher breit ist.',
    note: 'Exakt genannt, da er die Binomialverteilung selbst nutzt; meist breiter als nötig. Das Intervall von R und caret. Es verlässt [0, 1] nie.',
  },
  kappa_standard_error: {
    sentence: 'Wie stark Kappa typischerweise von Stichprobe zu Stichprobe dieser Größe schwankt: erste Näherung.',
    note: 'Von Cohen (1960): nimmt die zufällige Übereinstimmung als bekannt an. PyCM liefert diesen. Der asymptotische Standardfehler von 1969 ist der für große Stichproben.',
  },
  kappa_ci: {
    sentence: 'Bereich, in dem das wahre Kappa plausiblerweise liegt, aus dem einfachen Standardfehler.',
    note: 'Nutzt die erste Näherung von Cohen (1960), wie PyCM. Kappa plus oder minus eine Spanne, bei 1 nicht abgeschnitten; grob bei wenigen Fällen.',
  },
  kappa_standard_error_fleiss: {
    sentence:
      'Wie stark Kappa typischerweise von Stichprobe zu Stichprobe dieser Größe schwankt, nach der Theorie großer Stichproben.',
    note: 'Von Fleiss, Cohen und Everitt (1969); berücksichtigt, dass auch die zufällige Übereinstimmung schwankt. PyCM liefert dagegen den einfachen, psych das Quadrat, var.kappa.',
  },
  kappa_ci_fleiss: {
    sentence: 'Bereich, in dem das wahre Kappa plausiblerweise liegt, aus dem Standardfehler für große Stichproben.',
    note: 'Kappa plus oder minus eine Spanne, bei 1 nicht abgeschnitten; grob bei wenigen Fällen.',
  },
  kappa_standard_error_null: {
    sentence: 'Wie stark Kappa typischerweise schwankte, wenn Wahrheit und Vorhersage unabhängig wären.',
    note: 'Nur um zu prüfen, ob Kappa 0 ist; ein Intervall um Kappa braucht den anderen Standardfehler.',
  },
  kappa_z: {
    sentence: 'Wie viele Standardfehler Kappa über 0 liegt, seinem Wert bei Unabhängigkeit.',
    note: 'Jenseits von ±1,96 spricht z auf dem 5-%-Niveau gegen die Unabhängigkeit. Ein großes z sagt, dass Kappa nicht 0 ist, nicht, dass die Übereinstimmung gut ist.',
  },
  kappa_linear_standard_error_fleiss: {
    sentence:
      'Wie stark das linear gewichtete Kappa typischerweise von Stichprobe zu Stichprobe dieser Größe schwankt.',
    note: 'Die Formel von Fleiss, Cohen und Everitt (1969) für große Stichproben; grob bei wenigen Fällen.',
  },
  kappa_quadratic_standard_error_fleiss: {
    sentence:
      'Wie stark das quadratisch gewichtete Kappa typischerweise von Stichprobe zu Stichprobe dieser Größe schwankt.',
    note: 'Die Formel von Fleiss, Cohen und Everitt (1969) für große Stichproben. vcd und statsmodels stimmen damit überein; var.weighted in psych nutzt einen anderen Ausdruck.',
  },

  // Intervals of a proportion.
  proportion_ci_wald: {
    sentence: 'Der einfachste Bereich für den wahren Anteil: Schätzwert plus oder minus eine Spanne.',
    note: 'Zu kurz bei kleinem n oder Anteilen nahe 0 oder 1: überdeckt seltener als das Niveau. Kann [0, 1] verlassen, was hier nicht abgeschnitten wird, und hat an den Enden die Länge 0.',
  },
  proportion_ci_wilson: {
    sentence: 'Bereich, in dem der wahre Anteil plausiblerweise liegt; auch bei kleinen Stichproben gut.',
    note: 'Überdeckt etwa so oft, wie das Niveau sagt, und verlässt [0, 1] nie. Nicht symmetrisch um den Schätzwert. In R ist es prop.test ohne Stetigkeitskorrektur.',
  },
  proportion_ci_agresti_coull: {
    sentence:
      'Einfachster Bereich des wahren Anteils nach Zugabe von (bei 95\u00a0%) je etwa zwei Erfolgen und Misserfolgen.',
    note: 'Enthält immer das Wilson-Intervall und hat dieselbe Mitte. Kann [0, 1] verlassen, was hier nicht abgeschnitten wird, wohl aber in statsmodels.',
  },
  proportion_ci_clopper_pearson: {
    sentence: 'Bereich für den wahren Anteil, der nie seltener überdeckt, als sein Niveau sagt, und daher breit ist.',
    note: 'Exakt genannt, da er die Binomialverteilung selbst nutzt; meist breiter als nötig. Er verlässt [0, 1] nie.',
  },
  proportion_ci_wilson_cc: {
    sentence:
      'Ein erweiterter Wilson-Bereich für den wahren Anteil, der selten weniger oft überdeckt, als sein Niveau sagt.',
    note: 'Voreinstellung von prop.test in R. Breiter als Wilson und etwa so vorsichtig wie Clopper-Pearson. Endet ohne Erfolge bei 0 und ohne Misserfolge bei 1.',
  },
  proportion_ci_jeffreys: {
    sentence:
      'Bereich, der den wahren Anteil mit der gewählten Wahrscheinlichkeit enthält, ausgehend von neutralem Vorwissen (Bayes).',
    note: 'A-priori-Verteilung Beta(½, ½). Überdeckt im Mittel auch etwa so oft, wie das Niveau sagt, bei manchen Anteilen seltener. Ohne Erfolge ist das untere Ende 0, ohne Misserfolge das obere 1.',
  },

  // Tests between two classifiers.
  mcnemar_statistic: {
    sentence:
      'Wie ungleich zwei Klassifikatoren sind, gemessen an den Fällen, die nur einer richtig hat: 0 ist gleich.',
    note: 'Fälle, die beide richtig oder beide falsch haben, spielen keine Rolle. Ohne Stetigkeitskorrektur, die R ohne andere Angabe vornimmt. 0/0, wenn es solche Fälle nicht gibt.',
  },
  mcnemar_statistic_corrected: {
    sentence: 'Die McNemar-Statistik, vorsichtiger für kleine Anzahlen: 0 ist kein Unterschied über einen Fall hinaus.',
    note: 'Der Unterschied der beiden Anzahlen wird vor dem Quadrieren um 1 verringert, aber nicht unter 0. Voreinstellung von R. 0/0, wenn kein Fall nur bei einem Klassifikator richtig ist.',
  },
  mcnemar_p_value: {
    sentence:
      'Wahrscheinlichkeit für einen mindestens so großen Unterschied, wenn beide Klassifikatoren gleich oft richtig liegen.',
    note: 'Kleines p spricht gegen gleiche Korrektklassifikationsraten; es ist nicht die Wahrscheinlichkeit der Gleichheit. Eine Näherung: bei weniger als etwa 25 Fällen, die nur einer richtig hat, den exakten Test nehmen.',
  },
  mcnemar_p_value_corrected: {
    sentence:
      'Wahrscheinlichkeit für einen so großen korrigierten Unterschied, wenn beide Klassifikatoren gleich oft richtig liegen.',
    note: 'Kleines p spricht gegen gleiche Korrektklassifikationsraten; es ist nicht die Wahrscheinlichkeit der Gleichheit. Voreinstellung von R; vorsichtiger als ohne Korrektur.',
  },
  mcnemar_exact_p_value: {
    sentence:
      'Wahrscheinlichkeit einer so ungleichen Aufteilung der Fälle, die nur einer richtig hat, wenn beides gleich wahrscheinlich ist.',
    note: 'Aus der Binomialverteilung, also auch bei kleinen Anzahlen gültig, aber vorsichtig. Kleines p spricht gegen gleiche Korrektklassifikationsraten, ist aber nicht deren Wahrscheinlichkeit. 1, wenn es solche Fälle nicht gibt.',
  },
  mcnemar_mid_p_value: {
    sentence: 'Exakter p-Wert des McNemar-Tests, in dem das beobachtete Ergebnis nur halb zählt: weniger vorsichtig.',
    note: 'Kann eine wahre Hypothese etwas öfter verwerfen, als das Niveau sagt. Kleines p spricht gegen gleiche Raten, ist aber nicht deren Wahrscheinlichkeit. Höchstens 1, und 1, wenn kein Fall nur bei einem Klassifikator richtig ist.',
  },
  // Costs.
  expected_cost: {
    sentence: 'Was ein Fall im Mittel kostet, wenn jede Verwechslung kostet, was die Kostentabelle sagt.',
    note: 'Braucht eine Kostentabelle: Zeile die wahre Klasse, Spalte die Entscheidung. Mit Kosten 1 für jeden Fehler und sonst 0 ist es die Fehlerrate.',
  },
  normalized_expected_cost: {
    sentence: 'Mittlere Kosten, geteilt durch die, wenn immer die eine billigste Klasse gewählt wird.',
    note: 'Über 1 kostet der Klassifikator mehr, als den Fall gar nicht anzusehen. Nicht definiert, wo das nichts kostet.',
  },
  expected_cost_with_priors: {
    sentence: 'Was ein Fall im Mittel kosten würde, kämen die Klassen in anderen Anteilen vor als in diesen Daten.',
    note: 'Braucht Kosten und A-priori-Wahrscheinlichkeiten. Die Raten innerhalb jeder wahren Klasse bleiben, nur die Anteile der Klassen ändern sich. Nicht definiert, wenn eine Klasse mit positivem Anteil hier keine Fälle hat.',
  },
};

export const quantities: Record<QuantityId, string> = {
  true_positive: 'Fälle der Klasse, vorhergesagt als die Klasse',
  false_positive: 'Fälle anderer Klassen, vorhergesagt als die Klasse',
  false_negative: 'Fälle der Klasse, vorhergesagt als andere Klasse',
  true_negative: 'Fälle anderer Klassen, nicht vorhergesagt als die Klasse',
  condition_positive: 'alle Fälle der Klasse',
  condition_negative: 'alle Fälle der anderen Klassen',
  predicted_positive: 'alle Fälle, vorhergesagt als die Klasse',
  predicted_negative: 'alle Fälle, nicht vorhergesagt als die Klasse',
  cell: 'Fälle der Klasse i, vorhergesagt als Klasse j',
  diagonal: 'Fälle der Klasse i, vorhergesagt als Klasse i',
  row_total: 'Zeilensumme: alle Fälle dieser Klasse',
  column_total: 'Spaltensumme: alle Fälle, vorhergesagt als diese Klasse',
  sample_size: 'Anzahl der Fälle',
  correct_count: 'Anzahl der richtigen Vorhersagen',
  error_count: 'Anzahl der falschen Vorhersagen',
  solution_count: 'Anzahl der Möglichkeiten, die zu den gedruckten Zahlen passen',
  class_count: 'Anzahl der Klassen',
  defined_classes: 'Anzahl der Klassen, für die der gemittelte Wert definiert ist',
  row_count: 'Anzahl der Zeilen mit Fällen',
  column_count: 'Anzahl der Spalten mit Fällen',
  beta: 'wievielmal so wichtig der Recall ist wie die Präzision',
  tversky_alpha: 'Gewicht der falsch Negativen',
  tversky_beta: 'Gewicht der falsch Positiven',
  iba_alpha: 'Gewicht des Unterschieds zwischen Recall und Spezifität',
  net_benefit_threshold: 'Wahrscheinlichkeit, ab der die Klasse vorhergesagt wird',
  base: 'Basis des Logarithmus',
  kappa_weight: 'wie viel es zählt, für Klasse i Klasse j vorherzusagen',
  row_index: 'Platz der wahren Klasse in der Ordnung der Klassen',
  column_index: 'Platz der vorhergesagten Klasse in der Ordnung der Klassen',
  degrees_of_freedom: 'Freiheitsgrade: (Zeilen mit Fällen − 1) × (Spalten mit Fällen − 1)',
  row_number: 'Platz der Zeile, ab 1',
  column_number: 'Platz der Spalte, ab 1',
  rest_of_row: 'übrige Fälle derselben wahren Klasse',
  rest_of_column: 'übrige Fälle, vorhergesagt als dieselbe Klasse',
  other_rows_and_columns: 'Fälle anderer wahrer und anderer vorhergesagter Klassen',
  below_right: 'Fälle in späteren Zeilen und späteren Spalten',
  below_left: 'Fälle in späteren Zeilen und früheren Spalten',
  pooled_rank: 'mittlerer Rang einer Klasse unter allen Labels, wahren und vorhergesagten zusammen',
  concordant_pairs: 'Paare von Fällen, die Wahrheit und Vorhersage gleich ordnen',
  discordant_pairs: 'Paare von Fällen, die Wahrheit und Vorhersage entgegengesetzt ordnen',
  confused_pairs: 'Anzahl der Klassenpaare, die mindestens einmal verwechselt werden',
  pairs_together: 'Paare von Fällen, die in beiden Gruppierungen zusammen sind',
  pairs_split: 'Paare von Fällen, die in der Wahrheit zusammen und in der Vorhersage getrennt sind',
  pairs_joined: 'Paare von Fällen, die in der Wahrheit getrennt und in der Vorhersage zusammen sind',
  pairs_apart: 'Paare von Fällen, die in beiden Gruppierungen getrennt sind',
  cell_count: 'Anzahl der Zellen mit Fällen',
  matched_cases:
    'gemeinsame Fälle, wenn jede Gruppe bestmöglich mit höchstens einer Gruppe der anderen Seite gepaart wird',
  expected_information: 'mittlere Transinformation aller Gruppierungen mit denselben Gruppengrößen',
  products_of_margins: 'Summe der Produkte aus Zeilen- und Spaltensumme über die Klassen',
  aickin_chance_agreement: 'zufällige Übereinstimmung der Fälle, in denen sie nicht sicher ist',
  mean_linear_weight_of_row: 'mittleres lineares Gewicht der wahren Klasse, über die Verteilung der Vorhersagen',
  mean_linear_weight_of_column:
    'mittleres lineares Gewicht der vorhergesagten Klasse, über die Verteilung der Wahrheit',
  mean_quadratic_weight_of_row:
    'mittleres quadratisches Gewicht der wahren Klasse, über die Verteilung der Vorhersagen',
  mean_quadratic_weight_of_column:
    'mittleres quadratisches Gewicht der vorhergesagten Klasse, über die Verteilung der Wahrheit',
  linear_chance_agreement: 'zufällig erwartete Übereinstimmung, mit linearen Gewichten',
  quadratic_chance_agreement: 'zufällig erwartete Übereinstimmung, mit quadratischen Gewichten',
  v_beta: 'wievielmal so wichtig die Vollständigkeit ist wie die Homogenität',
  cost: 'Kosten der Entscheidung für Klasse j bei Klasse i',
  prior: 'Anteil der Klasse dort, wo der Klassifikator eingesetzt wird',
  level: 'Konfidenzniveau des Intervalls',
  normal_score: 'Normalquantil zum Niveau',
  successes: 'Anzahl der Erfolge',
  failures: 'Anzahl der Misserfolge',
  only_first_right: 'Fälle, die nur der erste Klassifikator richtig hat',
  only_second_right: 'Fälle, die nur der zweite Klassifikator richtig hat',
  e: 'Eulersche Zahl, 2,71828…',
  pi: 'die Kreiszahl Pi, 3,14159…',
};

export const details: Details = {
  where: 'wobei',
  convention: (reference) => `Eine Konvention von ${reference}, kein Gesetz.`,
  inTruth: { apart: 'in der Wahrheit getrennt', together: 'in der Wahrheit zusammen' },
  inPrediction: { apart: 'in der Vorhersage getrennt', together: 'in der Vorhersage zusammen' },
  openReference: 'Alles dazu in der Referenz',
  anotherRoute: 'Dasselbe auf anderem Weg',
  undefinedBecause: 'nicht definiert, denn',
  replacedBy: (value) => `Zählt als ${value}, wie unter „0/0“ gewählt.`,
  leftOut: 'Wird ausgelassen.',
  more: (count) => `und ${count} weitere`,
  range: 'Wertebereich',
  better: {
    higher: 'höher ist besser',
    lower: 'niedriger ist besser',
    neither: 'weder hoch noch niedrig ist an sich besser',
  },
  alsoCalled: 'Auch genannt',
  reference: 'Quelle',
  identifier: 'Kennung',
};

/** Completes „nicht definiert, denn …“. `{term}` is the part of the formula concerned. */
export const undefinedReasons: Record<Exclude<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'zero-denominator': 'der Nenner {term} ist 0',
  'logarithm-of-zero': 'der Logarithmus oder das Normalquantil von {term} ist nicht endlich',
  'out-of-domain': 'die Funktion ist bei diesem Wert von {term} nicht definiert',
  requirement: 'dafür muss {term} größer als 0 sein',
  'needs-option': 'dafür fehlt noch eine Angabe',
  'fractional-counts': 'das gibt es nur für ganze Anzahlen',
  'cases-unknown': 'dafür ist die Anzahl der Fälle nötig, die Anteile nicht verraten',
  'too-many-choices': 'es sind mehr Möglichkeiten, als sich zählen lassen',
  'negatives-unknown': 'dafür sind die richtig Negativen nötig, die hier niemand zählen kann',
  'no-class': 'der Wert ist für keine Klasse definiert',
};
