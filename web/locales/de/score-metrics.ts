import type { Undefined } from '../../core/types/report.ts';
import type { MetricText } from '../en/metrics.ts';
import type { ScoreQuantityId } from '../en/score-metrics.ts';
import type { ScoreMetricId } from '../en/score-names.ts';

export const metrics: Record<ScoreMetricId, MetricText> = {
  // ROC curve.
  roc_curve: {
    sentence:
      'Richtig- gegen Falsch-positiv-Rate bei jeder Schwelle: je näher an der linken oberen Ecke, desto besser.',
    note: 'Von (0, 0), kein Fall positiv, bis (1, 1), alle positiv; sie kann die Diagonale kreuzen. Manche Skripte sagen bei p ≥ 1 − τ positiv vorher: τ ist 1 minus die Schwelle, und bei τ = 0 ist ein Negativer mit p = 1 schon falsch positiv.',
  },
  roc_curve_reduced: {
    sentence: 'Die ROC-Kurve ohne die Punkte, die auf einer Geraden zwischen zwei anderen liegen.',
    note: 'Dieselbe Linie mit derselben Fläche. drop_intermediate von scikit-learn lässt nur Punkte weg, deren Schritt den vorigen wiederholt, und behält daher manchmal mehr.',
  },
  roc_convex_hull: {
    sentence:
      'Die ROC-Kurve, deren Dellen Geraden überbrücken: Nur Schwellen auf der Hülle können die billigsten sein.',
    note: 'Punkte zwischen zwei Ecken erreicht, wer zufällig zwischen ihren Schwellen wählt. Aus denselben Fällen gebildet, an denen sie beurteilt wird, ist die Hülle zu günstig.',
  },
  det_curve: {
    sentence:
      'Falsch-negativ- gegen Falsch-positiv-Rate bei jeder Schwelle: je näher an der Ecke links unten, desto besser.',
    note: 'Die ROC-Kurve auf den Kopf gestellt, meist auf Achsen mit Normalquantilen, wo die Raten 0 und 1 unendlich weit außen liegen. scikit-learn kürzt die Enden, an denen sich eine Rate nicht ändert.',
  },
  roc_auc: {
    sentence:
      'Wahrscheinlichkeit, dass ein Positiver einen höheren Score hat als ein Negativer: 1 ist perfekt, 0,5 Raten.',
    note: 'Bindungen zählen halb. 0 ist nicht, wie in manchen Skripten, das Schlechteste, sondern perfekt verkehrt; 0,5 sagt nichts. pROC dreht Scores mitunter um. Beurteilt nur die Rangfolge, nicht Kalibrierung oder Schwelle. Mit nur einer Klasse nicht definiert.',
  },
  gini: {
    sentence: 'Die AUC auf anderer Skala: 0 ist Raten, 1 eine perfekte Rangfolge, −1 eine perfekt verkehrte.',
    note: 'Nicht die Gini-Unreinheit der Entscheidungsbäume. Gini aus MLmetrics hängt bei Bindungen von der Reihenfolge der Zeilen ab.',
  },
  mann_whitney_u: {
    sentence:
      'Paare aus einem Positiven und einem Negativen, in denen der Positive den höheren Score hat; Bindungen halb.',
    note: 'Die AUC mal der Zahl solcher Paare. Manche Programme geben stattdessen das U der Negativen an: die Zahl der Paare minus diesen Wert. Mit Gewichten nicht definiert.',
  },
  roc_auc_convex_hull: {
    sentence: 'Fläche unter der konvexen Hülle der ROC-Kurve: nie kleiner als die AUC und nie kleiner als 0,5.',
    note: 'Was die Scores leisten könnten, wenn ihre Schwellen auf eben diesen Fällen bestmöglich gewählt und gemischt würden, daher zu optimistisch.',
  },
  partial_roc_auc: {
    sentence: 'Fläche unter der ROC-Kurve bis zur Falsch-positiv-Rate f: nur der Teil mit wenigen Fehlalarmen.',
    note: 'Voreingestellt ist f = 0,1. Der größte Wert ist f selbst, Raten ergibt f²/2. Bei f wird die Kurve auf der Geraden zwischen ihren Punkten abgeschnitten. max_fpr von scikit-learn ergibt die standardisierte Fläche.',
  },
  partial_roc_auc_standardized: {
    sentence: 'Die Teilfläche auf der üblichen Skala: 0,5 ist Raten, 1 ist perfekt bis zur Falsch-positiv-Rate f.',
    note: 'Nach McClish (1989); das ergibt auch scikit-learn mit max_fpr. Mit f = 1 ist es die AUC. Unter 0,5 ist es schlechter als Raten; pROC liefert dann NA, sofern nicht anders verlangt.',
  },

  // Precision and recall.
  pr_curve: {
    sentence:
      'Präzision gegen Recall bei jeder Schwelle: je näher an der rechten oberen Ecke, desto besser die Scores.',
    note: 'Beginnt per Konvention in (0, 1) und endet bei Recall 1 mit der Prävalenz als Präzision, nicht in (1, 0), wie manche Skripte zeichnen. Dazwischen kann die Präzision steigen und fallen. scikit-learn ordnet die Punkte umgekehrt.',
  },
  pr_curve_reduced: {
    sentence: 'Die Präzision-Recall-Kurve ohne die Punkte im Inneren einer Folge mit gleichem Recall.',
    note: 'Dieselbe Linie mit derselben Fläche, wie drop_intermediate=True von scikit-learn. Der Anfang und beide Enden jeder Folge bleiben.',
  },
  pr_curve_interpolated: {
    sentence:
      'Präzision-Recall-Kurve, die nie steigt: jede Präzision ersetzt durch die größte bei gleichem oder höherem Recall.',
    note: 'Mit τ = 1 − Schwelle wie in manchen Skripten läuft das Maximum über größere τ. Sie füllt die Täler auf und ist daher zu günstig. Der Anfang übernimmt den Wert des ersten echten Punktes.',
  },
  average_precision_expected: {
    sentence: 'Mittlere Präzision, gemittelt über alle Reihenfolgen der Fälle mit gleichem Score.',
    note: 'Die mittlere Präzision dieser Seite zählt gleiche Scores als eine Stufe, wie scikit-learn; Programme, die reihen, erhalten eine der Reihenfolgen.',
  },
  average_precision: {
    sentence:
      'Mittel der Präzision bei jedem Positiven, in der Reihenfolge der Scores oder Ränge: 1 heißt, alle Positiven zuerst.',
    note: 'Eine Summe von Stufen; Raten ergibt etwa die Prävalenz. Manche Skripte nennen sie Fläche unter der Präzision-Recall-Kurve, aber die Trapezfläche ist eine andere Zahl. Ohne Positive nicht definiert; scikit-learn liefert 0.',
  },
  pr_auc_trapezoid: {
    sentence: 'Fläche unter der Präzision-Recall-Kurve, deren Punkte durch Geraden verbunden sind.',
    note: 'Nicht die mittlere Präzision, die Stufen summiert. Meist zu günstig, da sich die Präzision zwischen zwei Punkten nicht geradlinig ändert (Davis und Goadrich 2006). Der Anfang (0, 1) zählt mit.',
  },
  pr_auc_davis_goadrich: {
    sentence:
      'Fläche unter der Präzision-Recall-Kurve, deren Punkte so verbunden sind, wie sich die Anzahlen ändern, nicht geradlinig.',
    note: 'Von Punkt zu Punkt wachsen die falsch mit den richtig Positiven gleichmäßig (Davis und Goadrich 2006); bis zum ersten bleibt die Präzision gleich. So auch auc.integral von PRROC; auc von scikit-learn zieht Geraden.',
  },
  interpolated_average_precision_11: {
    sentence: 'Mittel der interpolierten Präzision bei elf Werten des Recalls: 0; 0,1; …; 1.',
    note: 'Die von TREC und von PASCAL VOC bis 2009. Die Werte sind hier exakte Zehntel; sind sie gerundet, kann ein Recall von genau 0,3 den seinen verfehlen.',
  },
  interpolated_average_precision: {
    sentence: 'Fläche unter der interpolierten Präzision-Recall-Kurve, die nie steigt: 1 heißt, alle Positiven zuerst.',
    note: 'Die von PASCAL VOC ab 2010. Nie kleiner als die mittlere Präzision, da sie die Täler auffüllt.',
  },
  precision_recall_gain_auc: {
    sentence: 'Präzision gegen Recall, beide von der Prävalenz an gezählt: 0 ist immer „positiv“, 1 ist perfekt.',
    note: 'Von Recall-Gain 0 an, wo der Recall die Prävalenz ist; unter Präzisions-Gain 0 ist die Fläche negativ. Hier verbinden Geraden die Punkte (Flach und Kull 2015).',
  },
  precision_recall_gain_curve: {
    sentence: 'Was Recall und Präzision bei jeder Schwelle über der Prävalenz liegen, auf harmonischer Skala.',
  },

  // Thresholds.
  equal_error_rate: {
    sentence: 'Falsch-positiv-Rate an der Stelle, wo sie der Falsch-negativ-Rate gleicht: 0 ist perfekt, 0,5 Raten.',
    note: 'Auf der ROC-Kurve mit geradlinig verbundenen Punkten abgelesen, da keine Schwelle gleiche Raten ergeben muss. torchmetrics nimmt die nächstgelegene Schwelle und mittelt deren beide Raten.',
  },
  ks_statistic: {
    sentence:
      'Größter Abstand von Richtig- und Falsch-positiv-Rate über alle Schwellen: 0 ist keine, 1 volle Trennung.',
    note: 'Der Abstand zählt in beide Richtungen: Eine perfekt verkehrte Rangfolge ergibt auch 1, die größte Informiertheit dagegen 0. KS_Stat aus MLmetrics hängt bei Bindungen von der Reihenfolge der Zeilen ab.',
  },
  youden_j_max: {
    sentence: 'Der größte Wert von Recall + Spezifität − 1 über alle Schwellen: 0 ist Raten, 1 ist perfekt.',
    note: 'Nie negativ, denn keinen Fall positiv vorherzusagen ergibt 0. Die beste vieler Schwellen auf denselben Fällen zu wählen ist optimistisch.',
  },
  youden_threshold: {
    sentence: 'Die Schwelle mit dem größten Wert von Recall + Spezifität − 1.',
    note: 'Von gleich guten die strengste; unendlich heißt: keinen Fall positiv vorhersagen. pROC gibt Mitten zwischen Scores an. Beide Raten gelten gleich viel: Bei ungleichen Kosten oder einer seltenen Klasse kann eine andere Schwelle billiger sein.',
  },
  closest_topleft_distance: {
    sentence: 'Wie nah die ROC-Kurve der Ecke kommt, in der Recall und Spezifität 1 sind: 0 ist perfekt.',
    note: 'Raten ergibt etwa 0,71, den Abstand der Diagonale. Nie über 1, dem Wert, wenn kein Fall positiv vorhergesagt wird.',
  },
  closest_topleft_threshold: {
    sentence: 'Die Schwelle, deren Punkt auf der ROC-Kurve der linken oberen Ecke am nächsten liegt.',
    note: 'Im Allgemeinen nicht die von Youden. Der Abstand hat als Kosten keinen Sinn; Perkins und Schisterman (2006) raten daher zu Youden. Von gleich guten die strengste; unendlich heißt: keinen Fall positiv vorhersagen.',
  },
  sensitivity_at_specificity: {
    sentence:
      'Größter Anteil der Positiven, der sich finden lässt, wenn die Spezifität mindestens den geforderten Wert hat.',
    note: 'Voreingestellt ist 0,95. Nur Schwellen zählen, keine Punkte dazwischen; pROC und hmeasure interpolieren.',
  },
  specificity_at_sensitivity: {
    sentence: 'Größte mögliche Spezifität, wenn mindestens der geforderte Anteil der Positiven gefunden wird.',
    note: 'Voreingestellt ist der Anteil 0,95. Nur Schwellen zählen, keine Punkte dazwischen.',
  },
  f1_max: {
    sentence: 'Das größte F1-Maß, das irgendeine Schwelle ergibt.',
    note: 'Jeden Fall positiv vorherzusagen ergibt schon 2π/(1 + π) mit π als Prävalenz. Die beste vieler Schwellen auf denselben Fällen zu wählen ist optimistisch.',
  },
  f1_max_threshold: {
    sentence: 'Die Schwelle mit dem größten F1-Maß.',
    note: 'Von gleich guten Schwellen die strengste. Bei kalibrierten Wahrscheinlichkeiten etwa die Hälfte des größten F1-Maßes, also nie über 0,5 (Lipton et al. 2014).',
  },
  recall_at_precision: {
    sentence:
      'Größter Anteil der Positiven, der sich finden lässt, wenn die Präzision mindestens den geforderten Wert hat.',
    note: 'Voreingestellt ist 0,9. Nicht definiert, wenn keine Schwelle diesen Wert erreicht; torchmetrics liefert dann 0. Der Anfang der Präzision-Recall-Kurve in (0, 1) ist Konvention und zählt nicht.',
  },
  precision_at_recall: {
    sentence: 'Größte mögliche Präzision, wenn mindestens der geforderte Anteil der Positiven gefunden wird.',
    note: 'Voreingestellt ist der Anteil 0,9. Nur Schwellen zählen, keine Punkte dazwischen.',
  },
  accuracy_max: {
    sentence: 'Die größte Korrektklassifikationsrate, die irgendeine Schwelle ergibt.',
    note: 'Nie kleiner als der Anteil der größeren Klasse, denn keinen oder jeden Fall positiv vorherzusagen steht auch zur Wahl. Die beste vieler Schwellen auf denselben Fällen zu wählen ist optimistisch.',
  },
  accuracy_max_threshold: {
    sentence: 'Die Schwelle mit der größten Korrektklassifikationsrate.',
    note: 'Von gleich guten die strengste; unendlich heißt: keinen Fall positiv vorhersagen, was bei einer seltenen Klasse das Beste sein kann. Bei kalibrierten Wahrscheinlichkeiten etwa 0,5.',
  },
  kolmogorov_smirnov_curve: {
    sentence:
      'Richtig- und Falsch-positiv-Rate bei jeder Schwelle; ihr größter Abstand ist die Kolmogorow-Smirnow-Statistik.',
  },
  accuracy_curve: {
    sentence: 'Anteil der richtig vorhergesagten Fälle bei jeder Schwelle.',
  },
  f_curve: {
    sentence: 'Präzision und Recall in einer Zahl bei jeder Schwelle; β ist das Gewicht des Recalls.',
  },
  mcc_curve: {
    sentence: 'Die Matthews-Korrelation bei jeder Schwelle; nicht definiert, wo alle Fälle gleich vorhergesagt werden.',
  },
  confusion_matrix_at_threshold: {
    sentence:
      'Richtige und falsche Entscheidungen, wenn Scores ab der Schwelle positiv vorhergesagt werden. Zeilen: Wahrheit.',
    note: 'Voreingestellt ist die Schwelle 0,5; bei Logits entspricht der Wahrscheinlichkeit 0,5 die 0. Ein Score gleich der Schwelle wird positiv vorhergesagt. Manche Skripte verwenden τ, das ist 1 minus die Schwelle.',
  },

  // Many costs at once.
  h_measure: {
    sentence:
      'Anteil der Kosten ohne Scores, den die Scores ersparen, über Kostenverhältnisse gemittelt: 0 ist nichts, 1 alles.',
    note: 'Von Hand (2009), da die AUC die Kosten je Klassifikator anders gewichtet. Kosten nach Beta(1 + π₁, 1 + π₀) mit den Klassenanteilen π (Hand und Anagnostopoulos 2014). Das R-Paket dreht die Scores um, wenn AUC < 0,5; hier nicht.',
  },
  h_measure_beta22: {
    sentence: 'Das H-Maß, wenn beide Fehler am ehesten gleich viel kosten: 0 erspart nichts, 1 alle Kosten.',
    note: 'Die Kosten folgen Beta(2, 2), gleich, wie groß die Klassenanteile sind; so zuerst von Hand (2009) vorgeschlagen.',
  },
  h_measure_severity_ratio: {
    sentence:
      'Das H-Maß, wenn man das Kostenverhältnis von falsch Positiven zu falsch Negativen ungefähr kennt: 0 nichts, 1 alles.',
    note: 'Die Kosten folgen Beta(2, 1 + 1/SR), deren Gipfel beim Verhältnis SR liegt. Voreingestellt ist SR gleich Positive durch Negative, wie im R-Paket hmeasure.',
  },

  // Costs.
  net_benefit_at_threshold: {
    sentence:
      'Richtig Positive je Fall minus falsch Positive, gewichtet mit der Chance (Odds) der Schwelle: 0 heißt, kein Fall positiv.',
    note: 'Schwelle t heißt: Ein falsch Positiver schadet t/(1 − t) mal so viel wie ein falsch Negativer. Auch mit „alle positiv“ zu vergleichen. Für kalibrierte Wahrscheinlichkeiten gedacht; nur für 0 < t < 1 definiert.',
  },
  classification_cost: {
    sentence: 'Was ein Fall im Mittel kostet, wenn die Klasse mit den gegebenen Wahrscheinlichkeiten ausgelost wird.',
    note: 'Braucht eine Kostentabelle: Zeile die wahre Klasse, Spalte die Entscheidung. Stets die billigste Klasse zu wählen ist eine andere Regel mit anderen Kosten.',
  },
  expected_cost_at_threshold: {
    sentence: 'Was ein Fall im Mittel kostet, wenn Scores ab der Schwelle positiv vorhergesagt werden.',
    note: 'Braucht eine Kostentabelle: Zeile die wahre Klasse, Spalte die Entscheidung. Statt der Klassenanteile dieser Daten lassen sich andere angeben; die Raten je Klasse bleiben. Voreingestellt ist die Schwelle 0,5.',
  },
  minimum_expected_cost: {
    sentence: 'Die kleinsten mittleren Kosten je Fall, die irgendeine Schwelle ergibt.',
    note: 'Nie größer, als wenn jeder oder kein Fall positiv vorhergesagt wird, denn beides steht zur Wahl. Die beste vieler Schwellen auf denselben Fällen zu wählen ist optimistisch.',
  },
  minimum_expected_cost_threshold: {
    sentence: 'Die Schwelle mit den kleinsten mittleren Kosten.',
    note: 'Von gleich guten die strengste; unendlich heißt: keinen Fall positiv vorhersagen. Bei Wahrscheinlichkeiten, die für dieselben Klassenanteile kalibriert sind, etwa die kostenoptimale Schwelle.',
  },
  expected_cost_curve: {
    sentence: 'Was eine Entscheidung bei jeder Schwelle im Mittel kostet, nach den angegebenen Kosten.',
  },
  iso_cost_slope: {
    sentence:
      'Wie steil Geraden gleicher Kosten im ROC-Diagramm sind: Die erste, die die Kurve berührt, zeigt die beste Schwelle.',
    note: 'Mehrkosten eines Fehlalarms mal Anteil der Negativen, durch die eines falsch Negativen mal Anteil der Positiven. Steil bei teuren Fehlalarmen oder seltenen Positiven: Dann liegt der beste Punkt weit links, stets auf der Hülle (Provost und Fawcett 2001).',
  },
  prior_shift_threshold: {
    sentence:
      'Kleinste Wahrscheinlichkeit, ab der „positiv“ billiger ist, wenn die Klassen in anderen Anteilen vorkommen als in den Daten.',
    note: 'Für auf diesen Daten kalibrierte Wahrscheinlichkeiten: Die Chance (Odds) der Schwelle wird mit beiden Paaren von Klassenanteilen korrigiert (Saerens et al. 2002). Mit den Anteilen der Daten ist es die kostenoptimale Schwelle.',
  },

  // The first k.
  precision_at_k: {
    sentence: 'Anteil der Positiven unter den k Fällen mit den am stärksten positiven Scores.',
    note: 'Durchschneidet k eine Bindung, zählt deren mittlerer Anteil an Positiven; die Reihenfolge der Zeilen spielt keine Rolle. Nicht definiert, wenn k größer als die Zahl der Fälle ist.',
  },
  recall_at_k: {
    sentence: 'Anteil aller Positiven, der unter den k Fällen mit den am stärksten positiven Scores ist.',
    note: 'Kann 1 nicht erreichen, wenn es mehr als k Positive gibt. Durchschneidet k eine Bindung, zählt deren mittlerer Anteil an Positiven.',
  },
  lift_at_k: {
    sentence: 'Anteil der Positiven an den ersten k Fällen, geteilt durch den insgesamt: 1 ist Raten.',
    note: 'Präzision unter den ersten k geteilt durch die Prävalenz, also nie über 1/Prävalenz; genau 1, wenn k alle Fälle umfasst.',
  },
  gain_curve: {
    sentence: 'Recall gegen den Anteil der Fälle, die positiv vorhergesagt werden.',
  },
  lift_curve: {
    sentence: 'Präzision durch Prävalenz, gegen den Anteil der positiv vorhergesagten Fälle; endet bei 1.',
  },
  top_k_accuracy: {
    sentence: 'Anteil der Fälle, deren wahre Klasse unter den k wahrscheinlichsten ist.',
    note: 'Mit k = 1 die Korrektklassifikationsrate, mit k = K immer 1. Von gleich wahrscheinlichen Klassen kommt die erste der Reihenfolge zuerst; in scikit-learn die letzte.',
  },
  mean_average_precision_at_k: {
    sentence: 'Mittlere Präzision jeder Klasse unter ihren k wahrscheinlichsten Fällen, über die Klassen gemittelt.',
    note: 'Geteilt durch min(n, k) mit n Fällen der Klasse; andere teilen durch n oder durch die gefundenen Fälle. Bei gleichen Wahrscheinlichkeiten gilt die Reihenfolge der Zeilen.',
  },

  // Losses and scoring rules.
  brier_score: {
    sentence:
      'Mittlerer quadrierter Abstand der Wahrscheinlichkeiten von 1 (positiv) oder 0 (negativ): 0 ist perfekt, 1 am schlechtesten.',
    note: 'Immer 0,5 zu sagen ergibt 0,25, immer die Prävalenz π ergibt π(1 − π), was bei einer seltenen Klasse klein ist. Der ursprüngliche Score von Brier (1950) summiert über beide Klassen und ist doppelt so groß.',
  },
  tjur_r2: {
    sentence: 'Mittlere Wahrscheinlichkeit der Positiven minus die der Negativen: 0 ist keine Trennung, 1 perfekt.',
    note: 'Negativ, wenn die Negativen die höheren Wahrscheinlichkeiten erhalten. Belohnt extreme Wahrscheinlichkeiten und sagt nichts über die Kalibrierung.',
  },
  log_loss_logits: {
    sentence:
      'Log-Verlust von Logits, gelesen als Wahrscheinlichkeiten 1/(1 + e^−z): 0 ist perfekt, größer ist schlechter.',
    note: 'In Nat. Die stabile Form ist max(z, 0) − z·y + ln(1 + e^−|z|). In manchen Skripten fehlt ein Faktor im zweiten Term, und im Exponenten steht ein anderer Buchstabe: Bei Logit −3 und y = 0 ergibt das 3,67 statt 0,0486.',
  },
  hinge_loss: {
    sentence:
      'Wie viel den Abständen (Margins) auf der richtigen Seite der 0 im Mittel zu 1 fehlt: 0, wenn keinem etwas fehlt.',
    note: 'Der Verlust von Support-Vektor-Maschinen, für Entscheidungswerte statt Wahrscheinlichkeiten. Ein Fall auf der Grenze kostet 1, und auch ein richtiger innerhalb des Randes kostet etwas.',
  },
  log_loss: {
    sentence:
      'Wie überraschend die wahren Klassen nach den Wahrscheinlichkeiten im Mittel sind: 0 ist perfekt, größer schlechter.',
    note: 'In Nat, und ein Mittel, nicht die Summe wie in manchen Skripten. Fällt für p → 1 nur, wo y = 1. Unendlich, wenn eine wahre Klasse Wahrscheinlichkeit 0 hat, sofern nicht begrenzt wird; scikit-learn begrenzt bei 2,2e-16.',
  },
  cross_entropy: {
    sentence:
      'Wie überraschend die wahren Klassen nach den Wahrscheinlichkeiten sind, voreingestellt in Bit: 0 ist perfekt.',
    note: 'Log-Verlust zu anderer Basis: Nat durch ln 2 sind Bit. Kleinere Kreuzentropie heißt nicht größere Korrektklassifikationsrate, auch wenn manche Skripte das sagen: Sie beurteilt Wahrscheinlichkeiten, nicht Entscheidungen.',
  },
  perplexity: {
    sentence: 'Zahl gleich wahrscheinlicher Ausgänge, die ebenso schwer zu erraten wären: 1 ist sicher.',
    note: 'e hoch Log-Verlust, bei einer Verteilung die Basis hoch ihre Entropie. Allen K Klassen dieselbe Wahrscheinlichkeit zu geben ergibt K; Vorhersagen über K sind schlechter als das.',
  },
  brier_score_multiclass: {
    sentence:
      'Quadrierter Abstand der Klassenwahrscheinlichkeiten von 1 (wahre Klasse) oder 0 (andere), gemittelt: 0 ist perfekt.',
    note: 'Auf der Skala von Brier (1950), von 0 bis 2. Bei zwei Klassen das Doppelte des binären Scores; brier_class aus yardstick ist die Hälfte davon.',
  },
  spherical_score: {
    sentence:
      'Wahrscheinlichkeit der wahren Klasse durch die Länge des Wahrscheinlichkeitsvektors, gemittelt: 1 ist perfekt.',
    note: 'Größer ist besser. Allen K Klassen dieselbe Wahrscheinlichkeit zu geben ergibt 1/√K. Wie Log-Verlust und Brier-Score belohnt er Ehrlichkeit (proper): Die wahren Wahrscheinlichkeiten ergeben im Mittel den besten Wert.',
  },
  ranked_probability_score: {
    sentence:
      'Quadrierter Abstand der kumulierten Wahrscheinlichkeiten von der Wahrheit: Weit daneben zu liegen kostet mehr.',
    note: 'Für geordnete Klassen: hängt von ihrer Reihenfolge ab. Durch K − 1 geteilt, sodass 1 am schlechtesten ist; manche Texte teilen nicht. Bei zwei Klassen ist es der binäre Brier-Score.',
  },
  d2_log_loss: {
    sentence:
      'Um welchen Anteil der Log-Verlust kleiner ist, als wenn man stets die Klassenanteile angibt: 1 ist perfekt, 0 kein Gewinn.',
    note: 'Negativ, wenn schlechter, und ohne Grenze, wenn eine wahre Klasse Wahrscheinlichkeit 0 hat. Die Klassenanteile sind die eben dieser Fälle. Mit nur einer wahren Klasse nicht definiert.',
  },
  d2_brier: {
    sentence:
      'Um welchen Anteil der Brier-Score kleiner ist, als wenn man stets die Klassenanteile angibt: 1 ist perfekt, 0 kein Gewinn.',
    note: 'Die Klassenanteile sind die eben dieser Fälle; die Meteorologie nimmt oft langjährige Anteile. Binärer Score und Score aller Klassen ergeben dasselbe. Mit nur einer wahren Klasse nicht definiert.',
  },
  hinge_loss_multiclass: {
    sentence: 'Wie viel dem Vorsprung der wahren Klasse vor der besten anderen im Mittel zu 1 fehlt.',
    note: 'Nach Crammer und Singer (2001). 0, wenn jede wahre Klasse mit mindestens 1 führt. Für Entscheidungswerte, nicht für Wahrscheinlichkeiten.',
  },

  // Calibration.
  brier_reliability: {
    sentence:
      'Wie weit die Wahrscheinlichkeiten von den zugehörigen Anteilen der Positiven entfernt sind: 0 ist perfekt kalibriert.',
    note: 'Fälle mit gleicher Wahrscheinlichkeit bilden eine Gruppe: So ist Brier-Score = Zuverlässigkeit − Auflösung + Unsicherheit genau; mit Abschnitten als Gruppen nur ungefähr. Bei wenigen Fällen je Gruppe meist nur Rauschen.',
  },
  brier_resolution: {
    sentence:
      'Wie verschieden der Anteil der Positiven bei verschiedenen Wahrscheinlichkeiten ist: 0 heißt, sie besagen nichts.',
    note: 'Höchstens die Unsicherheit, und ihr gleich, wenn jede Wahrscheinlichkeit nur einmal vorkommt, so schlecht sie auch sein mögen.',
  },
  brier_uncertainty: {
    sentence: 'Wie schwierig die Daten an sich sind: der Brier-Score, wenn immer die Prävalenz angegeben wird.',
    note: 'Hängt nicht von den Wahrscheinlichkeiten ab. 0,25, wenn beide Klassen gleich häufig sind, 0, wenn es nur eine gibt.',
  },
  spiegelhalter_z: {
    sentence:
      'Um wie viele Standardfehler der Brier-Score über dem Wert liegt, der bei richtigen Wahrscheinlichkeiten zu erwarten ist.',
    note: 'Außerhalb von ±1,96 spricht das auf dem 5-%-Niveau gegen die Kalibrierung. Ein z nahe 0 beweist sie nicht, da sich Fehler ausgleichen können. Nicht definiert, wenn jede Wahrscheinlichkeit 0; 0,5 oder 1 ist, und mit Gewichten.',
  },
  spiegelhalter_p_value: {
    sentence:
      'Wahrscheinlichkeit, dass Spiegelhalters z mindestens so weit von 0 liegt, wenn die Wahrscheinlichkeiten stimmen.',
    note: 'Ein kleiner p-Wert spricht gegen die Kalibrierung; ein großer beweist sie nicht. Zweiseitig, und eine Näherung für viele Fälle.',
  },
  ece_binary: {
    sentence:
      'Über alle Abschnitte gemittelte Abweichung zwischen Wahrscheinlichkeit und Anteil der Positiven: 0 ist kalibriert.',
    note: 'Voreingestellt: 10 gleich breite Abschnitte; andere ergeben andere Werte. Ein Abschnitt enthält seine obere Grenze, in torchmetrics die untere. Stets die Prävalenz anzugeben ergibt 0, obwohl es nichts besagt.',
  },
  mce_binary: {
    sentence:
      'Größte Abweichung in einem Abschnitt zwischen mittlerer Wahrscheinlichkeit und Anteil der Positiven: 0 ist kalibriert.',
    note: 'Ein Abschnitt mit wenigen Fällen kann den Ausschlag geben. Voreingestellt: 10 gleich breite Abschnitte; jeder enthält seine obere Grenze.',
  },
  ece: {
    sentence:
      'Über alle Abschnitte gemittelte Abweichung zwischen Sicherheit der Vorhersagen und Anteil der richtigen: 0 ist kalibriert.',
    note: 'Nur für die wahrscheinlichste Klasse, bei Gleichstand die erste. Voreingestellt: 10 gleich breite Abschnitte; andere ergeben andere Werte. Ein Abschnitt enthält seine obere Grenze, in torchmetrics die untere.',
  },
  mce: {
    sentence:
      'Größte Abweichung in einem Abschnitt zwischen der Sicherheit der Vorhersagen und dem Anteil der richtigen.',
    note: 'Ein Abschnitt mit wenigen Fällen kann den Ausschlag geben. Voreingestellt: 10 gleich breite Abschnitte; jeder enthält seine obere Grenze.',
  },
  rmsce: {
    sentence:
      'Erwarteter Kalibrierungsfehler mit quadrierten Abweichungen, sodass große mehr zählen: 0 ist kalibriert.',
    note: 'Die Wurzel wird am Ende gezogen. Nie kleiner als der erwartete und nie größer als der maximale Kalibrierungsfehler.',
  },
  classwise_ece: {
    sentence:
      'Mittlere Abweichung zwischen Wahrscheinlichkeit und Anteil jeder Klasse, über alle Abschnitte und Klassen: 0 ist kalibriert.',
    note: 'Betrachtet die Wahrscheinlichkeiten aller Klassen, nicht nur der wahrscheinlichsten. Bei vielen Klassen fast von selbst klein, da die meisten Wahrscheinlichkeiten nahe 0 sind.',
  },
  top_label_calibration_error: {
    sentence:
      'Mittlerer Abstand zwischen Sicherheit und Trefferanteil der Vorhersagen einer Klasse, Klasse für Klasse.',
    note: 'Der erwartete Kalibrierungsfehler, nach vorhergesagter Klasse getrennt: Zu sichere Klassen gleichen zu unsichere nicht aus. Nie kleiner als jener.',
  },

  // Curves of more than two classes.
  roc_auc_class: {
    sentence:
      'Wahrscheinlichkeit, dass ein Fall von {class} höhere Wahrscheinlichkeit für {class} hat als ein anderer: 0,5 ist Raten.',
    note: 'Bindungen zählen halb. Nicht definiert, wenn die Klasse keine oder alle Fälle hat.',
  },
  average_precision_class: {
    sentence:
      'Mittel der Präzision bei jedem Fall von {class}, nach seiner Wahrscheinlichkeit geordnet: 1 heißt, diese alle zuerst.',
    note: 'Raten ergibt etwa die Prävalenz; verschieden große Klassen sind daher schwer zu vergleichen. Nicht definiert, wenn die Klasse keine Fälle hat; scikit-learn liefert 0.',
  },
  roc_auc_ovr_macro: {
    sentence: 'Einfaches Mittel der AUC jeder Klasse gegen alle anderen: Eine seltene zählt so viel wie eine häufige.',
    note: 'Eine Klasse ohne Fälle bleibt weg; scikit-learn meldet einen Fehler oder liefert nan. Die anderen sind eine Mischung von Klassen, daher hängt der Wert von ihren Anteilen ab; bei „jede gegen jede“ nicht.',
  },
  roc_auc_ovr_weighted: {
    sentence: 'Mittel der AUC jeder Klasse gegen alle anderen, mit der Zahl ihrer wahren Fälle gewichtet.',
    note: 'Häufige Klassen geben den Ausschlag. Eine Klasse ohne Fälle hat Gewicht 0.',
  },
  roc_auc_ovr_micro: {
    sentence: 'AUC aller Klassenwahrscheinlichkeiten zusammen: Erhalten wahre Klassen höhere als falsche?',
    note: 'Anders als die übrigen Mittel vergleicht es auch Wahrscheinlichkeiten verschiedener Klassen miteinander und ist nicht das Mittel der Werte der Klassen.',
  },
  roc_auc_ovo_macro: {
    sentence: 'Mittlere AUC aller Klassenpaare, jeweils nur unter den Fällen der beiden: 0,5 ist Raten, 1 ist perfekt.',
    note: 'Hand und Till (2001): In jedem Paar kommen die Wahrscheinlichkeiten beider Klassen der Reihe nach zum Zug. Hängt nicht von den Klassenanteilen ab. Paare mit einer fehlenden Klasse bleiben weg.',
  },
  roc_auc_ovo_weighted: {
    sentence: 'Mittlere AUC aller Klassenpaare, jedes mit der Zahl der Fälle der beiden gewichtet.',
    note: 'Wie in scikit-learn. Paare mit einer fehlenden Klasse bleiben weg.',
  },
  mean_average_precision: {
    sentence:
      'Einfaches Mittel der mittleren Präzision der Klassen oder der Anfragen: Eine seltene Klasse zählt so viel wie eine häufige.',
    note: 'Eine Klasse ohne Fälle bleibt weg; scikit-learn zählt sie als 0. Die mAP der Objekterkennung ordnet erst Rahmen einander zu und mittelt oft auch über Überlappungen.',
  },
  average_precision_weighted: {
    sentence: 'Mittel der mittleren Präzision der Klassen, jede mit der Zahl ihrer wahren Fälle gewichtet.',
  },
  average_precision_micro: {
    sentence:
      'Mittlere Präzision aller Klassenwahrscheinlichkeiten zusammen: 1 heißt, jede wahre Klasse steht vor jeder falschen.',
    note: 'Vergleicht auch Wahrscheinlichkeiten verschiedener Klassen miteinander. Raten ergibt etwa 1/K.',
  },

  // Label sets.
  hamming_loss: {
    sentence: 'Anteil falscher Ja-Nein-Antworten über alle Fälle und Labels: 0 ist perfekt.',
    note: 'Fast von selbst klein, wenn die Fälle wenige von vielen Labels haben: Gar kein Label zu vergeben ergibt die Labeldichte.',
  },
  subset_accuracy: {
    sentence: 'Anteil der Fälle, deren ganze Labelmenge genau stimmt.',
    note: 'Ein falsches Label macht den Fall falsch; bei vielen Labels ist das streng. Das ergibt accuracy_score von scikit-learn für Labelmengen.',
  },
  zero_one_loss_multilabel: {
    sentence: 'Anteil der Fälle, deren Labelmenge mindestens einen Fehler hat.',
    note: 'Eins minus der Anteil exakt richtiger Labelmengen.',
  },
  label_cardinality: {
    sentence: 'Wie viele Labels ein Fall in Wahrheit im Mittel hat.',
    note: 'Beschreibt die Daten, nicht die Vorhersagen.',
  },
  label_density: {
    sentence: 'Welchen Anteil aller Labels ein Fall in Wahrheit im Mittel hat.',
    note: 'Labelkardinalität durch die Zahl der Labels. Beschreibt die Daten, nicht die Vorhersagen.',
  },
  multilabel_confusion_matrix: {
    sentence: 'Je Label die Fälle, die es haben oder nicht (Zeilen) und es erhielten oder nicht (Spalten).',
    note: 'In der Reihenfolge von scikit-learn: TN und FP, dann FN und TP. Da ein Fall mehrere Labels haben kann, sagt nichts, welches Label anstelle eines anderen vergeben wurde.',
  },

  // Averages over labels and over cases.
  multilabel_precision_micro: {
    sentence: 'Von allen irgendeinem Fall gegebenen Labels der Anteil der richtigen.',
    note: 'Aus den über alle Labels summierten Anzahlen; häufige Labels geben den Ausschlag. Anders als bei einem Label je Fall sind die Mikromittel von Präzision, Recall und F1-Maß im Allgemeinen verschieden.',
  },
  multilabel_precision_macro: {
    sentence: 'Einfaches Mittel der Präzision der Labels: Ein seltenes zählt so viel wie ein häufiges.',
    note: 'Ein nie vergebenes Label ergibt 0/0: Es zählt je nach Wahl als 0 oder 1 oder bleibt weg. scikit-learn nimmt 0, sofern nicht anders verlangt.',
  },
  multilabel_precision_weighted: {
    sentence: 'Mittel der Präzision der Labels, jedes mit der Zahl der Fälle gewichtet, die es haben.',
    note: 'Ein nie vergebenes Label ergibt 0/0; bleibt es weg, werden die Gewichte der anderen so skaliert, dass ihre Summe 1 ist.',
  },
  multilabel_precision_samples: {
    sentence: 'Anteil der richtigen unter den einem Fall gegebenen Labels, über die Fälle gemittelt.',
    note: 'Ein Fall, der kein Label erhielt, ergibt 0/0: Er zählt je nach Wahl als 0 oder 1 oder bleibt weg. scikit-learn nimmt 0, sofern nicht anders verlangt.',
  },
  multilabel_recall_micro: {
    sentence: 'Von allen Labels, die die Fälle haben, der Anteil der gefundenen.',
    note: 'Aus den über alle Labels summierten Anzahlen; häufige Labels geben den Ausschlag. Gleich dem gewichteten Mittel.',
  },
  multilabel_recall_macro: {
    sentence: 'Einfaches Mittel des Recalls der Labels: Ein seltenes zählt so viel wie ein häufiges.',
    note: 'Ein Label, das kein Fall hat, ergibt 0/0: Es zählt je nach Wahl als 0 oder 1 oder bleibt weg. scikit-learn nimmt 0, sofern nicht anders verlangt.',
  },
  multilabel_recall_weighted: {
    sentence: 'Mittel des Recalls der Labels, jedes mit der Zahl der Fälle gewichtet, die es haben.',
    note: 'Gleich dem Mikromittel des Recalls: Die Gewichte kürzen sich gegen die Nenner.',
  },
  multilabel_recall_samples: {
    sentence: 'Anteil der gefundenen unter den Labels eines Falls, über die Fälle gemittelt.',
    note: 'Ein Fall ohne Labels ergibt 0/0: Er zählt je nach Wahl als 0 oder 1 oder bleibt weg. scikit-learn nimmt 0, sofern nicht anders verlangt.',
  },
  multilabel_f1_micro: {
    sentence: 'F1-Maß aus den über alle Labels summierten Anzahlen: Jedes Label jedes Falls zählt gleich viel.',
    note: 'Anders als bei einem Label je Fall nicht die Korrektklassifikationsrate; liegt zwischen den Mikromitteln von Präzision und Recall.',
  },
  multilabel_f1_macro: {
    sentence: 'Einfaches Mittel des F1-Maßes der Labels: Ein seltenes zählt so viel wie ein häufiges.',
    note: 'Ein Label, das kein Fall hat und keiner erhielt, ergibt 0/0: Es zählt je nach Wahl als 0 oder 1 oder bleibt weg.',
  },
  multilabel_f1_weighted: {
    sentence: 'Mittel des F1-Maßes der Labels, jedes mit der Zahl der Fälle gewichtet, die es haben.',
    note: 'Muss nicht zwischen den gewichteten Mitteln von Präzision und Recall liegen.',
  },
  multilabel_f1_samples: {
    sentence: 'F1-Maß der einem Fall gegebenen Labels gegenüber denen, die er hat, über die Fälle gemittelt.',
    note: 'Ein Fall, der kein Label hat und keines erhielt, ergibt 0/0: Er zählt je nach Wahl als 0 oder 1 oder bleibt weg.',
  },
  multilabel_f_beta_micro: {
    sentence: 'F-beta-Maß aus den über alle Labels summierten Anzahlen; je größer β, desto mehr zählt der Recall.',
    note: 'Voreingestellt ist β = 1; dann ist es das Mikromittel des F1-Maßes.',
  },
  multilabel_f_beta_macro: {
    sentence: 'Einfaches Mittel des F-beta-Maßes der Labels: Ein seltenes zählt so viel wie ein häufiges.',
    note: 'Voreingestellt ist β = 1; dann ist es das Makromittel des F1-Maßes. Ein Label, das kein Fall hat und keiner erhielt, ergibt 0/0.',
  },
  multilabel_f_beta_weighted: {
    sentence: 'Mittel des F-beta-Maßes der Labels, jedes mit der Zahl der Fälle gewichtet, die es haben.',
    note: 'Voreingestellt ist β = 1; dann ist es das gewichtete Mittel des F1-Maßes.',
  },
  multilabel_f_beta_samples: {
    sentence: 'F-beta-Maß der einem Fall gegebenen Labels gegenüber denen, die er hat, über die Fälle gemittelt.',
    note: 'Voreingestellt ist β = 1; dann ist es das Mittel des F1-Maßes über die Fälle. Ein Fall, der kein Label hat und keines erhielt, ergibt 0/0.',
  },
  multilabel_jaccard_micro: {
    sentence: 'Von allen Labels, die die Fälle haben oder erhielten, der Anteil, für den beides gilt.',
    note: 'Aus den über alle Labels summierten Anzahlen; häufige Labels geben den Ausschlag. Nie größer als das Mikromittel des F1-Maßes.',
  },
  multilabel_jaccard_macro: {
    sentence: 'Einfaches Mittel des Jaccard-Index der Labels: Ein seltenes zählt so viel wie ein häufiges.',
    note: 'Ein Label, das kein Fall hat und keiner erhielt, ergibt 0/0: Es zählt je nach Wahl als 0 oder 1 oder bleibt weg.',
  },
  multilabel_jaccard_weighted: {
    sentence: 'Mittel des Jaccard-Index der Labels, jedes mit der Zahl der Fälle gewichtet, die es haben.',
  },
  multilabel_jaccard_samples: {
    sentence:
      'Von den Labels, die ein Fall hat oder erhielt, der Anteil, für den beides gilt, über die Fälle gemittelt.',
    note: 'Bei Godbole und Sarawagi (2004) heißt das Accuracy. Ein Fall, der kein Label hat und keines erhielt, ergibt 0/0: Er zählt je nach Wahl als 0 oder 1 oder bleibt weg.',
  },

  // Ranking of labels.
  coverage_error: {
    sentence:
      'Wie weit man in den nach Score geordneten Labels im Mittel hinabgehen muss, um alle des Falls zu erreichen.',
    note: 'Im besten Fall die Labelkardinalität, nicht 0. Auch Labels in Bindung mit dem letzten zählen mit; ein Fall ohne Labels zählt 0. Manche Texte zählen ab 0, und ihr Wert ist um eins kleiner.',
  },
  label_ranking_average_precision: {
    sentence:
      'Anteil wahrer Labels unter den bisherigen, wenn man sie nach Score durchgeht, über die wahren gemittelt: 1 ist am besten.',
    note: 'Erst in jedem Fall gemittelt, dann über die Fälle; Labels in Bindung mit einem wahren kommen zugleich mit ihm. Ein Fall mit keinem oder allen Labels zählt 1.',
  },
  label_ranking_loss: {
    sentence:
      'Anteil der Paare aus wahrem und falschem Label eines Falls, die die Scores falsch ordnen, gemittelt: 0 ist am besten.',
    note: 'Bindungen zählen als falsch. Ein Fall mit keinem oder allen Labels zählt 0.',
  },
  one_error: {
    sentence: 'Anteil der Fälle, die das Label mit ihrem höchsten Score nicht haben.',
    note: 'Bei Bindung zählt das erste Label. Ein Fall ohne Labels zählt als Fehler.',
  },
  dcg: {
    sentence:
      'Summe der wahren Labels eines Falls oder der Relevanz gereihter Objekte, die weiter hinten weniger zählen; über die Fälle gemittelt.',
    note: 'Ein Label auf Rang r zählt 1/log₂(r + 1); alle Ränge, sofern k nicht gesetzt ist. Gleiche Scores teilen sich ihre Plätze wie in scikit-learn. Mehr wahre Labels ergeben mehr: Nur die normierte Form erlaubt es, Daten zu vergleichen.',
  },
  ndcg: {
    sentence:
      'Diskontierter kumulierter Gewinn als Anteil dessen der besten Rangfolge, über die Fälle gemittelt: 1 ist am besten.',
    note: 'Ein Fall ohne Labels zählt 0. Das Gewicht sinkt mit dem Rang nur langsam, daher liegt selbst eine zufällige Rangfolge weit über 0.',
  },
  multilabel_roc_auc_micro: {
    sentence: 'AUC aller Labelscores zusammen: Erhalten wahre Labels höhere als falsche?',
    note: 'Vergleicht auch Scores verschiedener Labels und Fälle miteinander und ist nicht das Mittel der Werte der Labels.',
  },
  multilabel_roc_auc_macro: {
    sentence:
      'Einfaches Mittel der AUC der Labels: Ist der Score eines Labels in Fällen, die es haben, höher als in anderen?',
    note: 'Ein Label, das kein Fall oder jeder Fall hat, bleibt weg; scikit-learn meldet einen Fehler oder liefert nan.',
  },
  multilabel_roc_auc_weighted: {
    sentence: 'Mittel der AUC der Labels, jedes mit der Zahl der Fälle gewichtet, die es haben.',
    note: 'Ein Label, das kein Fall oder jeder Fall hat, bleibt weg.',
  },
  multilabel_roc_auc_samples: {
    sentence:
      'Wahrscheinlichkeit, dass ein wahres Label eines Falls vor einem falschen steht, Bindungen halb, im Mittel der Fälle.',
    note: 'Ein Fall mit keinem oder allen Labels bleibt weg; scikit-learn meldet einen Fehler oder liefert nan.',
  },
  multilabel_average_precision_micro: {
    sentence: 'Mittlere Präzision aller Labelscores zusammen: 1 heißt, jedes wahre Label steht vor jedem falschen.',
    note: 'Vergleicht auch Scores verschiedener Labels und Fälle miteinander. Raten ergibt etwa die Labeldichte.',
  },
  multilabel_average_precision_macro: {
    sentence: 'Einfaches Mittel der mittleren Präzision der Labels: Ein seltenes zählt so viel wie ein häufiges.',
    note: 'Ein Label, das kein Fall hat, bleibt weg; scikit-learn zählt es als 0.',
  },
  multilabel_average_precision_weighted: {
    sentence: 'Mittel der mittleren Präzision der Labels, jedes mit der Zahl der Fälle gewichtet, die es haben.',
  },
  multilabel_average_precision_samples: {
    sentence:
      'Mittlere Präzision der nach Score geordneten Labels eines Falls, im Mittel der Fälle: 1 heißt, alle wahren zuerst.',
    note: 'Ein Fall ohne Labels bleibt weg; scikit-learn zählt ihn als 0, die mittlere Präzision der Labelrangfolge als 1.',
  },

  // Intervals of the AUC.
  auc_variance_delong: {
    sentence: 'Wie stark die AUC von einer Stichprobe dieser Größe zur nächsten schwanken würde, als Varianz.',
    note: 'Daraus, wie ungleich die Positiven vor den Negativen stehen, gleich, wie die Scores verteilt sind. Nicht definiert bei weniger als zwei Fällen in einer Klasse und mit Gewichten. 0 bei perfekter Rangfolge, wo sie versagt.',
  },
  auc_standard_error_delong: {
    sentence: 'Wie stark die AUC von einer Stichprobe dieser Größe zur nächsten typischerweise schwanken würde.',
    note: 'Die Wurzel der Varianz nach DeLong. Bei perfekter Rangfolge ist sie 0: Dort versagt die Formel; genau bekannt ist die AUC deshalb nicht.',
  },
  auc_ci_delong: {
    sentence: 'Bereich, in dem die wahre AUC plausiblerweise liegt, gleich, wie die Scores verteilt sind.',
    note: 'Beim Niveau 95\u00a0% (Voreinstellung) enthalten etwa 95 von 100 solchen Bereichen den wahren Wert. AUC plus/minus eine Spanne, bei 0 und 1 abgeschnitten wie in pROC; grob bei wenigen Fällen oder einer AUC nahe 1.',
  },
  auc_standard_error_hanley_mcneil: {
    sentence: 'Wie stark die AUC zwischen Stichproben schwanken würde, allein aus der AUC und den Klassengrößen.',
    note: 'Hanley und McNeil (1982); ihre in Skripten zitierte Arbeit von 1983 vergleicht zwei Kurven. Hergeleitet für exponentialverteilte Scores. PyCM vertauscht Q₁ und Q₂, was bei ungleich großen Klassen einen anderen Wert ergibt.',
  },
  auc_ci_hanley_mcneil: {
    sentence: 'Bereich, in dem die wahre AUC plausiblerweise liegt, allein aus der AUC und den Klassengrößen.',
    note: 'Für den Fall, dass nur diese bekannt sind, etwa aus einer Veröffentlichung; mit Scores besser das Intervall nach DeLong. Voreingestellt ist das Niveau 95\u00a0%. Bei 0 und 1 abgeschnitten.',
  },

  // Tests between two models.
  auc_difference: {
    sentence: 'Um wie viel die AUC des ersten Modells auf denselben Fällen über der des zweiten liegt: 0 ist gleich.',
    note: 'Modelle mit gleichen Flächen können dennoch verschiedene Kurven haben, die sich kreuzen.',
  },
  auc_difference_ci: {
    sentence:
      'Bereich, in dem die wahre Differenz der AUC plausiblerweise liegt; enthält er 0, können sie gleich sein.',
    note: 'Berücksichtigt, dass beide Modelle dieselben Fälle sahen; zwei sich überlappende Einzelintervalle widersprechen ihm daher nicht. Voreingestellt ist das Niveau 95\u00a0%. Bei −1 und 1 nicht abgeschnitten.',
  },
  delong_covariance: {
    sentence: 'Wie stark die AUC zweier Modelle von einer Stichprobe von Fällen zur nächsten gemeinsam schwanken.',
    note: 'Meist positiv, da beide dieselben leichten und schweren Fälle sehen; ihre Differenz ist dann genauer bekannt als aus getrennten Stichproben.',
  },
  delong_z: {
    sentence: 'Wie viele Standardfehler die AUC der beiden Modelle auseinanderliegen.',
    note: 'Außerhalb von ±1,96 spricht das auf dem 5-%-Niveau für einen Unterschied. Nicht definiert, wenn die Varianz der Differenz 0 ist, etwa bei gleicher Rangfolge. Nicht für geschachtelte Modelle, die auf den Fällen ihrer Anpassung beurteilt werden.',
  },
  delong_p_value: {
    sentence: 'Wahrscheinlichkeit einer mindestens so großen Differenz, wenn beide Modelle dieselbe wahre AUC haben.',
    note: 'Ein kleiner p-Wert spricht gegen gleiche AUC; er ist nicht die Wahrscheinlichkeit, dass sie gleich sind. Zweiseitig, und eine Näherung für viele Fälle. Nicht definiert, wenn die Varianz der Differenz 0 ist.',
  },

  // Decisions from losses.
  conditional_risk: {
    sentence:
      'Mittlerer Verlust jeder Aktion nach der Beobachtung: ihre Verluste, gewichtet mit den Wahrscheinlichkeiten der Zustände.',
    note: 'Eine Zeile je Beobachtung, eine Spalte je Aktion. Jung, Test positiv, p(COVID) = 0,795455: Nichtstun verliert 60 × 0,795455 = 47,73, das Medikament 8, wie in einer Aufgabe aus einem Skript.',
  },
  bayes_action: {
    sentence: 'Die Aktion, die nach der Beobachtung im Mittel am wenigsten verliert.',
    note: 'Bei gleichem Risiko die erste Aktion. Skripte mit „0, wenn ihr Risiko kleiner ist, sonst 1“ entscheiden dort 1; das Risiko ist dasselbe.',
  },
  bayes_risk: {
    sentence: 'Mittlerer Verlust der besten Aktion nach der Beobachtung.',
    note: 'Ein Wert je Beobachtung. Manche Texte nennen dies das Bayes-Risiko, andere nur sein Mittel über alle Beobachtungen.',
  },
  total_bayes_risk: {
    sentence: 'Mittlerer Verlust, wenn stets die beste Aktion gewählt wird: Keine Regel kann weniger verlieren.',
    note: 'Jede Beobachtung zählt nach ihrer Wahrscheinlichkeit, angegeben oder aus A-priori-Wahrscheinlichkeit und Likelihoods; fehlt beides, zählen alle gleich.',
  },
  zero_one_risk: {
    sentence:
      'Wahrscheinlichkeit, dass die Entscheidung für die Klasse falsch ist: eins minus ihre A-posteriori-Wahrscheinlichkeit.',
    note: 'Eine Zeile je Beobachtung, eine Spalte je Klasse. Der erwartete A-posteriori-Verlust, wenn jeder Fehler 1 kostet und eine richtige Entscheidung nichts, gleich, was die Verlusttabelle sagt.',
  },
  map_decision: {
    sentence: 'Die nach der Beobachtung wahrscheinlichste Klasse.',
    note: 'Von gleich wahrscheinlichen die erste. Irrt am seltensten, verliert aber nur dann am wenigsten, wenn alle Fehler gleich viel und richtige Entscheidungen nichts kosten: Die beste Aktion kann eine andere sein.',
  },
  posterior: {
    sentence: 'Wahrscheinlichkeit jedes Zustands nach der Beobachtung (Satz von Bayes).',
    note: 'A-priori-Wahrscheinlichkeit mal Likelihood, durch die Wahrscheinlichkeit der Beobachtung. Eine Zeile je Beobachtung, eine Spalte je Zustand. Nicht definiert, wenn kein möglicher Zustand die Beobachtung hervorbringt.',
  },
  evidence: {
    sentence: 'Wahrscheinlichkeit der Beobachtung, gleich in welchem Zustand.',
    note: 'Der Nenner im Satz von Bayes. Über alle Beobachtungen ist die Summe 1.',
  },

  // Bayes' theorem.
  posterior_positive: {
    sentence: 'Wahrscheinlichkeit der positiven Klasse nach einem positiven Ergebnis.',
    note: 'Bei seltener Klasse selbst mit gutem Test klein, was leicht vergessen wird. Prävalenz 0,1, Sensitivität 0,875 und Spezifität 0,975 ergeben 0,795455, wie in einer Aufgabe aus einem Skript. Nicht definiert, wenn kein Ergebnis positiv sein kann.',
  },
  posterior_negative: {
    sentence: 'Wahrscheinlichkeit der positiven Klasse nach einem negativen Ergebnis.',
    note: 'Eins minus der negative Vorhersagewert bei dieser Prävalenz. Prävalenz 0,1, Sensitivität 0,875 und Spezifität 0,975 ergeben 0,014045. Nicht definiert, wenn kein Ergebnis negativ sein kann.',
  },

  // Thresholds from costs.
  cost_sensitive_threshold: {
    sentence:
      'Kleinste Wahrscheinlichkeit der Klasse 1, ab der die Entscheidung für 1 nicht mehr kostet als die für 0.',
    note: 'ℓ01 sind die Kosten der Entscheidung 1, wo 0 wahr ist. Für 1 wird bei p ≥ t entschieden; bei p = t kostet beides gleich viel. Kosten richtige Entscheidungen nichts, so ist t = ℓ01/(ℓ01 + ℓ10). Nur bei positivem Nenner definiert.',
  },
  cost_ratio_threshold: {
    sentence:
      'Kleinste Wahrscheinlichkeit, ab der 1 zu wählen ist, wenn ein falsch Negativer c-mal so teuer ist wie ein Fehlalarm.',
    note: 'c = 1 ergibt 0,5 und c = 9 ergibt 0,1: Je teurer ein falsch Negativer, desto niedriger die Schwelle. Richtige Entscheidungen kosten nichts.',
  },

  // Reject option.
  chow_threshold: {
    sentence:
      'Eine Entscheidung verlangt eine größere A-posteriori-Wahrscheinlichkeit; sonst kostet Zurückweisen nicht mehr.',
    note: 'λr ist der Verlust einer Rückweisung, λe der eines Fehlers; eine richtige Entscheidung kostet nichts. Unter 1/K bei K Klassen wird nichts zurückgewiesen, da die größte A-posteriori-Wahrscheinlichkeit mindestens so groß ist. Nicht definiert bei λe = 0.',
  },
  chow_decision: {
    sentence: 'Die wahrscheinlichste Klasse, wenn sie wahrscheinlich genug ist, sonst eine Rückweisung.',
    note: 'Entschieden wird bei p* > λ*, also p* = λ* zurückgewiesen; andere Texte nehmen dort an, und beides kostet gleich viel. Von gleich wahrscheinlichen Klassen die erste.',
  },
  chow_reject_rate: {
    sentence: 'Anteil der Beobachtungen, die zurückgewiesen werden, da keine Klasse wahrscheinlich genug ist.',
    note: 'Eine Zeile ist eine Beobachtung, und alle zählen gleich. p* = λ* wird zurückgewiesen. Je mehr zurückgewiesen wird, desto weniger Fehler bleiben: Beides ist zu betrachten.',
  },
  chow_error_rate: {
    sentence:
      'Erwarteter Anteil der Beobachtungen, die angenommen und falsch sind, sofern die A-posteriori-Wahrscheinlichkeiten stimmen.',
    note: 'Geteilt durch alle Beobachtungen, auch die zurückgewiesenen; unter den angenommenen allein ist der Anteil der Fehler größer. Die Wahrheit wird nicht gebraucht.',
  },
  chow_observed_error_rate: {
    sentence: 'Anteil der Beobachtungen, die angenommen wurden und nach ihren wahren Klassen falsch sind.',
    note: 'Geteilt durch alle Beobachtungen, auch die zurückgewiesenen. Weicht er stark von der erwarteten Fehlerrate ab, stimmen die A-posteriori-Wahrscheinlichkeiten nicht, oder es sind wenige Beobachtungen.',
  },
  selective_risk: {
    sentence: 'Anteil der angenommenen Beobachtungen, der voraussichtlich falsch ist.',
    note: 'Nur durch die angenommenen geteilt: 1 minus diesen Wert ist die verbleibende Korrektklassifikationsrate nach den A-posteriori-Wahrscheinlichkeiten. Nicht definiert, wenn alle zurückgewiesen werden.',
  },
  observed_selective_risk: {
    sentence: 'Anteil der angenommenen Beobachtungen, der nach den wahren Klassen falsch ist.',
    note: 'Nur durch die angenommenen geteilt: 1 minus diesen Wert ist die Korrektklassifikationsrate, die gegen die Abdeckung aufgetragen wird. Nicht definiert, wenn alle zurückgewiesen werden.',
  },
  chow_risk: {
    sentence: 'Mittlerer Verlust einer Beobachtung, aus Rückweisungen und erwarteten Fehlern.',
    note: 'λr mal Rückweisungsrate plus λe mal erwartete Fehlerrate. Stimmen die A-posteriori-Wahrscheinlichkeiten, verliert keine andere Regel weniger.',
  },

  // Squared loss.
  mmse_estimate: {
    sentence:
      'Mit den Wahrscheinlichkeiten gewichtetes Mittel der Werte: Keine Schätzung hat kleineren erwarteten quadratischen Verlust.',
    note: 'Der A-posteriori-Mittelwert; er muss keiner der Werte sein. Für den absoluten Verlust ist ein Median am besten, für den 0–1-Verlust der wahrscheinlichste Wert.',
  },
  expected_squared_loss: {
    sentence: 'Mittlerer quadrierter Abstand einer Schätzung vom Wert: 0 nur, wenn sie sicher stimmt.',
    note: 'Eine Parabel über der Schätzung, am tiefsten beim A-posteriori-Mittelwert. Übertrifft die A-posteriori-Varianz um den quadrierten Abstand der Schätzung von diesem Mittelwert.',
  },
  posterior_variance: {
    sentence:
      'Wie weit die Werte um ihr Mittel streuen: der erwartete quadratische Verlust, den keine Schätzung unterbietet.',
    note: 'Der erwartete quadratische Verlust des A-posteriori-Mittelwerts. 0, wenn ein Wert sicher ist.',
  },

  // F from precision and recall.
  f_from_rates: {
    sentence: 'Das gewichtete harmonische Mittel aus gegebener Präzision und gegebenem Recall.',
    note: '0, wo beide 0 sind. Nichts, worin richtig negative Fälle zählen, folgt aus Präzision und Recall: weder Korrektklassifikationsrate noch Spezifität noch MCC.',
  },
  macro_precision_from_rates: {
    sentence: 'Das Mittel der gegebenen Präzisionen über die Klassen.',
  },
  macro_recall_from_rates: {
    sentence: 'Das Mittel der gegebenen Recalls über die Klassen.',
  },
  macro_f_from_rates: {
    sentence:
      'F jeder Klasse aus ihrer Präzision und ihrem Recall, dann das Mittel davon: das Makro-F von scikit-learn.',
  },
  f_from_macro_rates: {
    sentence: 'Ein einziges F aus mittlerer Präzision und mittlerem Recall: eine andere Zahl als das Mittel der F.',
  },

  // Distributions.
  distribution_entropy: {
    sentence:
      'Wie ungewiss ein Ausgang im Mittel ist: 0, wenn einer sicher ist, der Logarithmus der Anzahl, wenn alle gleich sind.',
  },
  second_distribution_entropy: {
    sentence: 'Wie ungewiss ein Ausgang der zweiten Verteilung im Mittel ist.',
  },
  distribution_cross_entropy: {
    sentence:
      'Wie überraschend Ausgänge von p für jemanden sind, der q erwartet; unendlich, wo q ausschließt, was p zulässt.',
  },
  distribution_cross_entropy_reverse: {
    sentence: 'Wie überraschend Ausgänge von q für jemanden sind, der p erwartet.',
  },
  distribution_kl_divergence: {
    sentence:
      'Mehr an Überraschung, wenn man q erwartet und p gilt: Kreuzentropie minus Entropie von p; 0, wenn beide gleich sind.',
  },
  distribution_kl_divergence_reverse: {
    sentence: 'Mehr an Überraschung, wenn man p erwartet und q gilt.',
  },
  distribution_jensen_shannon_divergence: {
    sentence:
      'Mittlere Divergenz beider von ihrer mittleren Verteilung; in beiden Richtungen gleich und nie unendlich.',
  },
  distribution_jensen_shannon_distance: {
    sentence: 'Wurzel der Jensen-Shannon-Divergenz, die ein Abstand ist.',
  },
  total_variation_distance: {
    sentence: 'Größter Unterschied der Wahrscheinlichkeiten, die beide derselben Menge von Ausgängen geben.',
  },
  hellinger_distance: {
    sentence: 'Abstand der Wurzeln der Wahrscheinlichkeiten: von 0 (gleich) bis 1 (nichts gemeinsam).',
  },

  // Raters.
  raters_agreement: {
    sentence:
      'Anteil der Paare von Urteilen über dasselbe Objekt, die übereinstimmen, gemittelt über die Objekte mit mindestens zwei Urteilen.',
  },
  fleiss_kappa: {
    sentence:
      'Übereinstimmung über den Zufall hinaus; Zufall heißt hier: zwei Urteile nach den Anteilen der Kategorien gezogen.',
    note: 'Für beliebig viele Beurteiler, die nicht bei jedem Objekt dieselben sein müssen. Bei zweien ist es Scotts Pi, nicht Cohens Kappa.',
  },
  raters_gwet_ac1: {
    sentence:
      'Übereinstimmung über den Zufall hinaus, der nur bei schwierigen Objekten erwartet wird; bleibt hoch, wenn eine Kategorie häufig ist.',
  },
  brennan_prediger: {
    sentence: 'Übereinstimmung über den Zufall hinaus; Zufall gibt jede Kategorie gleich oft.',
  },
  raters_krippendorff_alpha: {
    sentence: '1 minus beobachtete durch erwartete Nichtübereinstimmung; Urteile dürfen fehlen.',
    note: 'Nur Objekte mit mindestens zwei Urteilen zählen. 0, wo die Beurteiler wie durch Zufall übereinstimmen.',
  },
  raters_krippendorff_alpha_ordinal: {
    sentence:
      'Krippendorffs Alpha, wobei zwei Kategorien umso weiter auseinanderliegen, je mehr Urteile zwischen ihnen liegen.',
  },
  raters_krippendorff_alpha_interval: {
    sentence: 'Krippendorffs Alpha, wobei zwei Kategorien so weit auseinanderliegen wie ihre Zahlen.',
    note: 'Wo eine Kategorie keine Zahl ist, so weit wie ihre Plätze in der Liste.',
  },
  light_kappa: {
    sentence: 'Mittel von Cohens Kappa über alle Paare von Beurteilern.',
    note: 'Jedes Paar auf den Objekten, die beide beurteilt haben. Nicht definiert, wenn ein Paar keines hat.',
  },

  // Ranked lists.
  f1_at_k: {
    sentence: 'Harmonisches Mittel von Präzision und Recall unter den ersten k Objekten.',
  },
  hit_at_k: {
    sentence: '1, wenn mindestens eines der ersten k Objekte relevant ist, sonst 0.',
  },
  r_precision: {
    sentence:
      'Präzision unter so vielen Objekten von oben, wie es relevante gibt: dort sind Präzision und Recall gleich.',
  },
  reciprocal_rank: {
    sentence: '1 geteilt durch den Rang des ersten relevanten Objekts; 0, wenn es keines gibt.',
  },
  dcg_exponential: {
    sentence:
      'Diskontierter kumulierter Gewinn mit 2^rel − 1 für die Relevanz rel eines Objekts: Sehr relevante zählen mehr.',
    note: 'Ist die Relevanz 0 oder 1, ist er dem linearen gleich.',
  },
  ndcg_exponential: {
    sentence: 'Diskontierter kumulierter Gewinn mit 2^rel − 1 als Anteil dessen der besten Rangfolge: 1 ist am besten.',
  },
  interpolated_average_precision_101: {
    sentence: 'Mittel der interpolierten Präzision bei 101 Stufen des Recalls: 0, 0,01, …, 1.',
    note: 'pycocotools berechnet sie für COCO, mit höchstens 100 Erkennungen je Bild, und mittelt sie auch über Überlappungen.',
  },
  mean_interpolated_average_precision_101: {
    sentence: 'Mittel der interpolierten mittleren Präzision mit 101 Stufen über die Klassen.',
  },
  map_50: {
    sentence:
      'Mittel der mittleren Präzision von COCO über die Klassen; eine Erkennung muss ihr Objekt zu 0,5 überlappen.',
  },
  map_75: {
    sentence:
      'Mittel der mittleren Präzision von COCO über die Klassen; eine Erkennung muss ihr Objekt zu 0,75 überlappen.',
  },
  map_50_95: {
    sentence: 'Mittel der mAP bei zehn Überlappungen: 0,5, 0,55, …, 0,95.',
    note: 'Jedes Objekt zählt einmal, für die sicherste Erkennung, die es genug überlappt; Boxen haben kein zusätzliches Pixel.',
  },
  mean_reciprocal_rank: {
    sentence: 'Mittel über die Anfragen von 1 geteilt durch den Rang des ersten relevanten Objekts.',
  },
  mean_precision_at_k: {
    sentence: 'Mittel über die Anfragen der Präzision unter den ersten k Objekten.',
  },
  mean_recall_at_k: {
    sentence: 'Mittel über die Anfragen des Recalls unter den ersten k Objekten.',
  },
  mean_r_precision: {
    sentence: 'Mittel der R-Präzision über die Anfragen.',
  },
  hit_rate_at_k: {
    sentence: 'Anteil der Anfragen mit einem relevanten Objekt unter den ersten k.',
  },
};

export const quantities: Record<ScoreQuantityId, string> = {
  // Points of the curves.
  score_true_positive: 'Positive, die bei der k-ten Schwelle positiv vorhergesagt werden',
  score_false_positive: 'Negative, die bei der k-ten Schwelle positiv vorhergesagt werden',
  previous_true_positive: 'Positive, die bei der vorigen Schwelle positiv vorhergesagt werden',
  previous_false_positive: 'Negative, die bei der vorigen Schwelle positiv vorhergesagt werden',
  positives: 'alle positiven Fälle',
  negatives: 'alle negativen Fälle',
  group_cases: 'Fälle mit ein und demselben Score',
  threshold_value: 'k-te Schwelle: der k-te der verschiedenen Scores, der am stärksten positive zuerst',
  true_positive_at_threshold: 'Positive, die bei der Schwelle t positiv vorhergesagt werden',
  false_positive_at_threshold: 'Negative, die bei der Schwelle t positiv vorhergesagt werden',
  true_positive_at: 'Positive, die bei der Schwelle t positiv vorhergesagt werden',
  false_positive_at: 'Negative, die bei der Schwelle t positiv vorhergesagt werden',
  threshold_at: 'Schwelle, ab der ein Score positiv vorhergesagt wird',
  best_informedness: 'Stelle der größten Informiertheit auf der Kurve',
  largest_gap: 'Stelle des größten Abstands von Richtig- und Falsch-positiv-Rate',
  closest_to_corner: 'Stelle der ROC-Kurve, die der perfekten Ecke am nächsten liegt',
  best_f1: 'Stelle des größten F1-Maßes auf der Kurve',
  best_accuracy: 'Stelle der größten Korrektklassifikationsrate auf der Kurve',
  best_sensitivity: 'Stelle der größten Sensitivität bei der geforderten Spezifität',
  best_specificity: 'Stelle der größten Spezifität bei der geforderten Sensitivität',
  best_recall: 'Stelle des größten Recalls bei der geforderten Präzision',
  best_precision: 'Stelle der größten Präzision beim geforderten Recall',
  decision_cell: 'Fälle der Klasse i, für die bei der Schwelle t Klasse j entschieden wird',
  threshold: 'eingestellte Schwelle',
  precision_k: 'Präzision bei der k-ten Schwelle',
  previous_precision: 'Präzision bei der vorigen Schwelle',
  interpolated_precision: 'größte Präzision bei gleichem oder höherem Recall',
  expected_precisions:
    'was die k-te Stufe zur Summe der Präzisionen beiträgt, gemittelt über die Reihenfolgen ihrer Fälle',
  interpolated_precision_at: 'größte Präzision bei gleichem oder höherem Recall als bei der Schwelle t',
  relevance: 'wie relevant das Objekt auf Rang r ist',
  hits_to_rank: 'relevante Objekte bis Rang r',
  best_precision_from_rank: 'höchste Präzision auf Rang r oder dahinter',
  ideal_relevance: 'Relevanz des Objekts auf Rang r in der besten Liste',
  relevant_count: 'Anzahl der relevanten Objekte, gefunden oder nicht',
  list_cut: 'wie viele der ersten Objekte zählen: alle, wenn k nicht gesetzt ist',
  hits_in_top: 'relevante Objekte unter den ersten k',
  hits_among_relevant: 'relevante Objekte unter den ersten R',
  first_hit: 'Rang des ersten relevanten Objekts',
  defined_queries: 'Anzahl der Anfragen, die einen Wert haben',
  list_rank: 'Rang des Objekts, von 1 an',
  item_is_relevant: '1, wenn das Objekt auf Rang r relevant ist, sonst 0',
  query_average_precision: 'mittlere Präzision der Anfrage i',
  query_interpolated_average_precision_101: 'interpolierte mittlere Präzision der Liste i',
  mean_precision_at_overlap: 'mAP, wenn Erkennungen ein Objekt zu t überlappen müssen',
  query_precision_at_k: 'Präzision unter den ersten k der Anfrage i',
  query_recall_at_k: 'Recall unter den ersten k der Anfrage i',
  query_hit_at_k: '1, wenn eines der ersten k relevant ist, sonst 0, der Anfrage i',
  query_r_precision: 'R-Präzision der Anfrage i',
  query_reciprocal_rank: 'reziproker Rang der Anfrage i',
  first_count: 'wie oft Ausgang i in p gezählt wurde',
  second_count: 'wie oft Ausgang i in q gezählt wurde',
  first_share: 'Wahrscheinlichkeit des Ausgangs i',
  second_share: 'Wahrscheinlichkeit des Ausgangs i in der zweiten Verteilung',
  outcome_count: 'Anzahl der Ausgänge',
  paired_items: 'wie viele Objekte mindestens zwei Urteile haben',
  category_count: 'Anzahl der Kategorien',
  pairable_ratings: 'Urteile über die Objekte, die mindestens zwei haben',
  rater_pair_count: 'wie viele Paare von Beurteilern es gibt',
  item_agreement: 'Anteil der Paare von Urteilen über Objekt m, die übereinstimmen',
  category_share: 'Anteil der Kategorie i: das Mittel ihrer Anteile in den Objekten',
  coincidences:
    'Paare von Urteilen über ein Objekt, die die beiden Kategorien sind, jedes durch die Urteile des Objekts weniger eines',
  coincidence_total: 'Urteile einer Kategorie bei Objekten mit mindestens zwei',
  rating_rank: 'mittlerer Rang der Urteile einer Kategorie unter allen',
  rating_number: 'Zahl einer Kategorie, oder ihr Platz in der Liste, wo eine von ihnen keine Zahl ist',
  pair_kappa: 'Cohens Kappa des m-ten Paares von Beurteilern',
  recall_gain: 'Recall-Gain bei der k-ten Schwelle: 0, wo der Recall die Prävalenz ist, 1, wo er 1 ist',
  previous_recall_gain: 'Recall-Gain bei der Schwelle davor, nicht unter 0',
  precision_gain: 'Präzisions-Gain bei der k-ten Schwelle: 0, wo die Präzision die Prävalenz ist, 1, wo sie 1 ist',
  previous_precision_gain: 'Präzisions-Gain bei der Schwelle davor, oder wo der Recall-Gain 0 ist',
  precision_at_level: 'größte Präzision bei einem Recall von r oder höher',
  crossing_fpr: 'Falsch-positiv-Rate am letzten Punkt, an dem sie die Falsch-negativ-Rate nicht übersteigt',
  crossing_fnr: 'Falsch-negativ-Rate an eben diesem Punkt',
  next_fpr: 'Falsch-positiv-Rate am nächsten Punkt',
  next_fnr: 'Falsch-negativ-Rate am nächsten Punkt',
  max_fpr: 'Falsch-positiv-Rate, bis zu der die Fläche zählt',
  cut_tpr: 'Richtig-positiv-Rate an einem Punkt der bei f abgeschnittenen ROC-Kurve',
  cut_fpr: 'Falsch-positiv-Rate an einem Punkt der bei f abgeschnittenen ROC-Kurve',
  previous_cut_tpr: 'Richtig-positiv-Rate am vorigen Punkt',
  previous_cut_fpr: 'Falsch-positiv-Rate am vorigen Punkt',
  hull_true_positive: 'richtig Positive an einer Ecke der konvexen Hülle',
  hull_false_positive: 'falsch Positive an einer Ecke der konvexen Hülle',
  previous_hull_true_positive: 'richtig Positive an der vorigen Ecke',
  previous_hull_false_positive: 'falsch Positive an der vorigen Ecke',
  hull_breakpoint:
    'Kosten eines falsch Positiven, als Anteil der Summe beider Kosten, bei denen die Ecke die vorige ablöst',
  severity_ratio: 'Kosten eines falsch Positiven durch die eines falsch Negativen',
  at_specificity: 'geforderte Spezifität',
  at_sensitivity: 'geforderte Sensitivität',
  at_precision: 'geforderte Präzision',
  at_recall: 'geforderter Recall',
  // The first k.
  k: 'wie viele von oben zählen',
  map_k: 'wie viele Fälle je Klasse zählen',
  top_positives: 'Positive unter den ersten k Fällen; von einer Bindung, die k durchschneidet, der mittlere Anteil',
  top_k_hits: 'Fälle, deren wahre Klasse unter den k wahrscheinlichsten ist',
  top_hits: 'Fälle der Klasse unter den ersten r',
  top_relevant: '1, wenn der r-te Fall zur Klasse gehört, sonst 0',
  top_relevant_count: 'Fälle der Klasse, aber nicht mehr, als zählen',
  // Cases.
  case_score: 'Score des Falls m',
  case_truth: '1, wenn Fall m positiv ist, 0, wenn er negativ ist',
  case_weight: 'Gewicht des Falls m',
  total_weight: 'Summe der Gewichte aller Fälle',
  // Probabilities and classes.
  true_class_probability: 'Wahrscheinlichkeit, die Fall m für seine wahre Klasse erhielt',
  class_probability: 'Wahrscheinlichkeit, die Fall m für Klasse k erhielt',
  is_class: '1, wenn Fall m zu Klasse k gehört, sonst 0',
  cumulative_probability: 'Wahrscheinlichkeit, die Fall m für die Klassen bis j erhielt',
  cumulative_truth: '1, wenn die wahre Klasse des Falls m j ist oder davor kommt, sonst 0',
  class_size: 'Fälle der Klasse',
  defined_pairs: 'Zahl der Klassenpaare, für die die Fläche definiert ist',
  pair_auc: 'AUC von Klasse i gegen Klasse j nach der Wahrscheinlichkeit von i',
  pair_size: 'Fälle der beiden Klassen',
  true_class_score: 'Score der wahren Klasse des Falls m',
  rival_score: 'größter Score einer anderen Klasse in Fall m',
  cost_of_case: 'Kosten der Entscheidung für k bei Fall m',
  // Calibration.
  group_rate: 'Anteil der Positiven in Gruppe g',
  bin_cases: 'Fälle in Abschnitt b',
  bin_confident_cases: 'Fälle, deren vorhergesagte Klasse eine Wahrscheinlichkeit in Abschnitt b hat',
  bin_positives: 'Positive in Abschnitt b',
  bin_probability: 'Summe der Wahrscheinlichkeiten in Abschnitt b',
  bin_correct: 'richtige Vorhersagen in Abschnitt b',
  bin_confidence: 'Summe der Wahrscheinlichkeiten der vorhergesagten Klassen in Abschnitt b',
  cases_predicted: 'Fälle, die als Klasse i vorhergesagt werden',
  class_bin_correct: 'richtige Vorhersagen der Klasse i in Abschnitt b',
  class_bin_confidence: 'Summe der Wahrscheinlichkeiten der Klasse i, wo sie vorhergesagt ist, in Abschnitt b',
  top_label_gap: 'Abstände der Vorhersagen der Klasse i, in Fällen, über alle Abschnitte',
  // Label sets.
  label_count: 'Zahl der Labels',
  label_true_positive: 'Fälle, die Label j haben und erhielten',
  label_false_positive: 'Fälle, die Label j nicht haben, aber erhielten',
  label_false_negative: 'Fälle, die Label j haben, aber nicht erhielten',
  case_true_positive: 'Labels, die Fall m hat und erhielt',
  case_false_positive: 'Labels, die Fall m nicht hat, aber erhielt',
  case_false_negative: 'Labels, die Fall m hat, aber nicht erhielt',
  exact_match: '1, wenn die Labelmenge des Falls m genau stimmt, sonst 0',
  label_size: 'Fälle, die Label j haben',
  // Ranking of labels.
  coverage: 'Rang des letzten wahren Labels von Fall m, von oben gezählt',
  label_hits: 'wahre Labels des Falls m mit mindestens so hohem Score wie Label j',
  label_rank: 'Labels des Falls m mit mindestens so hohem Score wie Label j',
  misordered_pairs: 'Paare aus wahrem und falschem Label von Fall m, in denen das wahre keinen höheren Score hat',
  relevant_labels: 'Zahl der Labels, die Fall m hat',
  is_relevant: '1, wenn Fall m Label j hat, sonst 0',
  top_label_wrong: '1, wenn Fall m das Label mit seinem höchsten Score nicht hat, sonst 0',
  gain: '1, wenn das Label auf Rang r ein wahres ist, sonst 0; bei Bindungen gemittelt',
  rank: 'Platz in der Reihenfolge der Scores, ab 1',
  ideal_gain: '1, wenn in der besten Reihenfolge auf Rang r ein wahres Label stünde, sonst 0',
  case_auc: 'AUC der Labels des Falls m',
  case_average_precision: 'mittlere Präzision der Labels des Falls m',
  // Intervals of the AUC.
  positive_placement: 'Anteil der Negativen, vor denen ein Positiver mit dem k-ten Score steht; Bindungen halb',
  negative_placement: 'Anteil der Positiven, die vor einem Negativen mit dem k-ten Score stehen; Bindungen halb',
  case_positive_placement: 'Anteil der Negativen, vor denen Fall m steht; Bindungen halb',
  case_negative_placement: 'Anteil der Positiven, die vor Fall m stehen; Bindungen halb',
  placement_variance_positives: 'Varianz der Anteile der Negativen, vor denen die einzelnen Positiven stehen',
  placement_variance_negatives: 'Varianz der Anteile der Positiven, die vor den einzelnen Negativen stehen',
  rival_positive_placement: 'Anteil der Negativen, vor denen Fall m im zweiten Modell steht; Bindungen halb',
  rival_negative_placement: 'Anteil der Positiven, die im zweiten Modell vor Fall m stehen; Bindungen halb',
  hanley_q1: 'Wahrscheinlichkeit, dass zwei Positive beide vor einem Negativen stehen, aus der AUC abgeleitet',
  hanley_q2: 'Wahrscheinlichkeit, dass ein Positiver vor zwei Negativen steht, aus der AUC abgeleitet',
  rival_roc_auc: 'Fläche unter der ROC-Kurve des zweiten Modells',
  rival_auc_variance: 'Varianz der Fläche des zweiten Modells',
  auc_difference_standard_error: 'Standardfehler der Differenz der Flächen',
  class_calibration_error: 'erwarteter Kalibrierungsfehler der Klasse i gegen alle anderen',
  average_precision_at_k_class: 'mittlere Präzision der Klasse i über ihre ersten K Fälle',
  false_per_true: 'falsch Positive je richtig Positivem vom vorigen Punkt bis zu diesem',
  crossing: 'Stelle des letzten Punktes, an dem die Falsch-positiv-Rate die Falsch-negativ-Rate nicht übersteigt',
  class_weighted: 'Gewicht des Falls mal Gewicht seiner Klasse',
  total_class_weight: 'Summe dieser Gewichte; ohne Gewichte die Zahl der Fälle',
  label_cell: 'Fälle danach, ob sie Label j haben und ob es vorhergesagt wurde',
  label_precision: 'Präzision des Labels j',
  case_precision: 'Präzision eines Falls über seine Labels',
  label_recall: 'Recall des Labels j',
  case_recall: 'Recall eines Falls über seine Labels',
  label_f1: 'F1-Maß des Labels j',
  case_f1: 'F1-Maß eines Falls über seine Labels',
  label_f_beta: 'F-beta-Maß des Labels j',
  case_f_beta: 'F-beta-Maß eines Falls über seine Labels',
  label_jaccard: 'Jaccard-Index des Labels j',
  case_jaccard: 'Jaccard-Index eines Falls über seine Labels',
  label_roc_auc: 'Fläche unter der ROC-Kurve des Labels j',
  label_average_precision: 'mittlere Präzision des Labels j',
  h_first_parameter: 'erster Parameter der Betaverteilung der Kosten',
  h_second_parameter: 'zweiter Parameter der Betaverteilung der Kosten',
  h_severity_parameter: 'zweiter Parameter der Betaverteilung der Kosten, aus dem Schwereverhältnis',
  h_loss: 'erwarteter kleinster Verlust mit diesen Scores, in Fällen',
  h_null_loss: 'erwarteter kleinster Verlust ohne Scores, in Fällen',
  h_loss_beta22: 'erwarteter kleinster Verlust mit diesen Scores bei Kosten nach Beta(2, 2), in Fällen',
  h_null_loss_beta22: 'erwarteter kleinster Verlust ohne Scores bei Kosten nach Beta(2, 2), in Fällen',
  h_loss_severity_ratio: 'erwarteter kleinster Verlust mit diesen Scores beim Schwereverhältnis, in Fällen',
  h_null_loss_severity_ratio: 'erwarteter kleinster Verlust ohne Scores beim Schwereverhältnis, in Fällen',
  positive_weight: 'Gewicht des positiven Falls',
  negative_weight: 'Gewicht des negativen Falls',
  // Decisions.
  loss: 'Verlust der Aktion a, wenn der Zustand h ist',
  posterior_of_state: 'A-posteriori-Wahrscheinlichkeit des Zustands h',
  posterior_of_class: 'A-posteriori-Wahrscheinlichkeit der Klasse y',
  largest_posterior: 'größte A-posteriori-Wahrscheinlichkeit der Beobachtung',
  prior_of_state: 'A-priori-Wahrscheinlichkeit des Zustands h',
  likelihood: 'Wahrscheinlichkeit der Beobachtung, wenn der Zustand h ist',
  observation_probability: 'Wahrscheinlichkeit der Beobachtung, gleich in welchem Zustand',
  observation_count: 'Zahl der Beobachtungen',
  best_action: 'Stelle der Aktion mit dem kleinsten Risiko',
  chosen_action: 'wählbare Aktion',
  most_probable: 'Stelle der Klasse mit der größten A-posteriori-Wahrscheinlichkeit',
  chosen_class: 'wählbare Klasse',
  rejection: 'Rückweisung statt einer Klasse',
  reject_loss: 'Verlust einer Rückweisung',
  error_loss: 'Verlust eines Fehlers',
  is_rejected: '1, wenn die größte A-posteriori-Wahrscheinlichkeit die Schwelle nicht übersteigt, sonst 0',
  is_accepted: '1, wenn die größte A-posteriori-Wahrscheinlichkeit die Schwelle übersteigt, sonst 0',
  accepted_and_wrong: '1, wenn die Beobachtung mit einer anderen als der wahren Klasse angenommen wird, sonst 0',
  rejection_margin: 'um wie viel die größte A-posteriori-Wahrscheinlichkeit die Schwelle übersteigt',
  prior_positive: 'Wahrscheinlichkeit der positiven Klasse vor dem Test',
  test_sensitivity: 'Wahrscheinlichkeit eines positiven Ergebnisses in der positiven Klasse',
  test_specificity: 'Wahrscheinlichkeit eines negativen Ergebnisses in der negativen Klasse',
  given_precision: 'gegebene Präzision',
  given_recall: 'gegebener Recall',
  loss_00: 'Kosten der Entscheidung 0, wo 0 wahr ist',
  loss_01: 'Kosten der Entscheidung 1, wo 0 wahr ist (falsch positiv)',
  loss_10: 'Kosten der Entscheidung 0, wo 1 wahr ist (falsch negativ)',
  loss_11: 'Kosten der Entscheidung 1, wo 1 wahr ist',
  cost_ratio: 'Kosten eines falsch Negativen durch die eines falsch Positiven',
  value_h: 'ein möglicher Wert',
  estimate: 'die Schätzung',
  target_prior_0: 'Anteil der negativen Klasse dort, wo die Scores verwendet werden',
  target_prior_1: 'Anteil der positiven Klasse dort, wo die Scores verwendet werden',
  sample_prior_0: 'Anteil der negativen Klasse in diesen Daten',
  sample_prior_1: 'Anteil der positiven Klasse in diesen Daten',
};

/** Completes „nicht definiert, denn …“. */
export const undefinedReasons: Record<Extract<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'weights-given': 'das gibt es nur für Fälle ohne Gewichte',
  'not-reached': 'keine Schwelle erfüllt {term}',
};
