import type { Undefined } from '../../core/types/report.ts';
import type { MetricText } from '../en/metrics.ts';
import type { ScoreQuantityId } from '../en/score-metrics.ts';
import type { ScoreMetricId } from '../en/score-names.ts';

export const metrics: Record<ScoreMetricId, MetricText> = {
  // ROC curve.
  roc_curve: {
    sentence:
      'Taux de vrais positifs en fonction du taux de faux positifs, à chaque seuil : mieux vaut être près du coin supérieur gauche.',
    note: 'De (0, 0), aucun cas prédit positif, à (1, 1), tous ; elle peut couper la diagonale. Certains polycopiés prédisent positif si p ≥ 1 − τ : τ vaut 1 moins le seuil, et à τ = 0 un négatif avec p = 1 est déjà un faux positif.',
  },
  roc_curve_reduced: {
    sentence: 'La courbe ROC sans les points alignés avec deux autres : même tracé, moins de points.',
    note: 'Même ligne et même aire. drop_intermediate de scikit-learn n’ôte que les points dont le pas répète le précédent : il peut en garder davantage.',
  },
  roc_convex_hull: {
    sentence:
      'La courbe ROC, ses creux comblés par des segments : seuls les seuils qui s’y trouvent peuvent être les moins coûteux.',
    note: 'Entre deux sommets, un point s’atteint en tirant au sort entre leurs seuils. Tracée et jugée sur les mêmes cas, l’enveloppe est optimiste.',
  },
  det_curve: {
    sentence:
      'Taux de faux négatifs en fonction du taux de faux positifs, à chaque seuil : mieux vaut être près de (0, 0).',
    note: 'La courbe ROC renversée, en général sur des axes en quantiles de la loi normale, où les taux 0 et 1 sont à l’infini. scikit-learn coupe les bouts où l’un des taux ne change pas.',
  },
  roc_auc: {
    sentence:
      'Probabilité qu’un positif ait un score supérieur à celui d’un négatif, ex æquo pour moitié : 1 est l’idéal, 0,5 le hasard.',
    note: '0 n’est pas le pire, malgré certains polycopiés, mais un classement parfait à l’envers ; c’est 0,5 qui n’apprend rien. Ne juge que l’ordre, ni la calibration ni un seuil. pROC peut inverser les scores de lui-même. Non définie avec une seule classe.',
  },
  gini: {
    sentence: 'L’AUC sur une autre échelle : 0 est le hasard, 1 un classement parfait, −1 le même à l’envers.',
    note: 'Dit aussi accuracy ratio. À ne pas confondre avec l’impureté de Gini des arbres de décision. Celui de MLmetrics dépend de l’ordre des lignes en cas d’ex æquo.',
  },
  mann_whitney_u: {
    sentence: 'Paires d’un positif et d’un négatif où le positif a le score supérieur ; un ex æquo compte pour moitié.',
    note: 'L’AUC multipliée par le nombre de ces paires. Certains logiciels donnent le U des négatifs : le nombre de paires moins celui-ci. Non défini avec des poids.',
  },
  roc_auc_convex_hull: {
    sentence: 'Aire sous l’enveloppe convexe de la courbe ROC : jamais inférieure à l’AUC, ni à 0,5.',
    note: 'Ce que donneraient les scores si leurs seuils étaient choisis et mélangés au mieux sur ces mêmes cas : elle est donc optimiste.',
  },
  partial_roc_auc: {
    sentence:
      'Aire sous la courbe ROC jusqu’au taux de faux positifs f : seulement la partie où les fausses alarmes sont rares.',
    note: 'f vaut 0,1 par défaut. Le maximum est f lui-même et le hasard donne f²/2. En f, la courbe est coupée sur le segment qui joint ses points. max_fpr de scikit-learn donne la version standardisée.',
  },
  partial_roc_auc_standardized: {
    sentence:
      'L’aire partielle ramenée à l’échelle usuelle : 0,5 est le hasard, 1 est l’idéal jusqu’au taux de faux positifs f.',
    note: 'D’après McClish (1989) ; c’est ce que donne scikit-learn avec max_fpr. Si f = 1, c’est l’AUC. Sous 0,5, c’est pire que le hasard ; pROC donne alors NA, sauf réglage contraire.',
  },

  // Precision and recall.
  pr_curve: {
    sentence: 'Précision en fonction du rappel, à chaque seuil : mieux vaut être près du coin supérieur droit.',
    note: 'Part de (0, 1) par convention et finit au rappel 1 avec la prévalence pour précision, non en (1, 0) comme sur certains polycopiés. Entre les deux, la précision monte et descend. scikit-learn donne les points dans l’ordre inverse.',
  },
  pr_curve_reduced: {
    sentence: 'La courbe précision-rappel sans les points intérieurs d’une suite de points de même rappel.',
    note: 'Même ligne et même aire ; c’est drop_intermediate=True de scikit-learn. Le point de départ et les deux bouts de chaque suite restent.',
  },
  pr_curve_interpolated: {
    sentence:
      'Courbe précision-rappel qui ne monte jamais : chaque précision devient la plus grande à rappel égal ou supérieur.',
    note: 'Avec τ = 1 − seuil, comme dans certains polycopiés, le maximum porte sur les τ plus grands. Elle comble les creux et est donc optimiste. Le départ prend la valeur du premier point réel.',
  },
  average_precision_expected: {
    sentence: 'Précision moyenne, en moyenne sur tous les ordres des cas de même score.',
    note: 'La précision moyenne de cette page compte des scores égaux comme une seule marche, comme scikit-learn ; les programmes qui classent obtiennent l’un des ordres.',
  },
  average_precision: {
    sentence:
      'Moyenne de la précision à chaque positif, dans l’ordre des scores ou des rangs : 1 si tous les positifs viennent en tête.',
    note: 'Somme de marches ; le hasard donne à peu près la prévalence. Certains polycopiés l’appellent aire sous la courbe précision-rappel, mais l’aire par trapèzes est un autre nombre. Non définie sans positifs ; scikit-learn donne 0.',
  },
  pr_auc_trapezoid: {
    sentence: 'Aire sous la courbe précision-rappel dont les points sont joints par des segments.',
    note: 'Pas la précision moyenne, qui somme des marches. Souvent optimiste : entre deux points, la précision ne varie pas en ligne droite (Davis et Goadrich, 2006). Le départ (0, 1) est compris.',
  },
  pr_auc_davis_goadrich: {
    sentence:
      'Aire sous la courbe précision-rappel, points joints comme varient les effectifs et non par des segments.',
    note: 'D’un point à l’autre, les faux positifs croissent en proportion des vrais (Davis et Goadrich, 2006) ; jusqu’au premier, la précision est constante. C’est auc.integral de PRROC ; auc de scikit-learn trace des segments.',
  },
  interpolated_average_precision_11: {
    sentence: 'Moyenne de la précision interpolée à onze niveaux de rappel : 0 ; 0,1 ; … ; 1.',
    note: 'Celle de TREC, et de PASCAL VOC jusqu’en 2009. Les niveaux sont ici des dixièmes exacts ; s’ils sont arrondis, un rappel d’exactement 0,3 peut manquer son niveau.',
  },
  interpolated_average_precision: {
    sentence:
      'Aire sous la courbe précision-rappel interpolée, qui ne monte jamais : 1 si tous les positifs viennent en tête.',
    note: 'Celle de PASCAL VOC depuis 2010. Jamais inférieure à la précision moyenne, car elle comble les creux.',
  },
  precision_recall_gain_auc: {
    sentence:
      'Précision en fonction du rappel, comptés à partir de la prévalence : 0 est « toujours positif », 1 est parfait.',
    note: 'À partir du gain de rappel 0, où le rappel est la prévalence ; sous le gain de précision 0, l’aire est négative. Ici des droites joignent les points (Flach et Kull 2015).',
  },
  precision_recall_gain_curve: {
    sentence: 'Ce que rappel et précision gagnent sur la prévalence à chaque seuil, en échelle harmonique.',
  },

  // Thresholds.
  equal_error_rate: {
    sentence: 'Taux de faux positifs là où il égale le taux de faux négatifs : 0 est l’idéal, 0,5 est le hasard.',
    note: 'Lu sur la courbe ROC aux points joints par des segments, car aucun seuil ne donne forcément des taux égaux. torchmetrics prend le seuil le plus proche et fait la moyenne de ses deux taux.',
  },
  ks_statistic: {
    sentence:
      'Plus grand écart, tous seuils confondus, entre taux de vrais et de faux positifs : 0, aucune différence ; 1, séparation totale.',
    note: 'L’écart compte dans les deux sens : un classement parfait à l’envers donne aussi 1, alors que l’informativité maximale y donne 0. KS_Stat de MLmetrics dépend de l’ordre des lignes en cas d’ex æquo.',
  },
  youden_j_max: {
    sentence:
      'La plus grande valeur de rappel + spécificité − 1 qu’un seuil puisse donner : 0 est le hasard, 1 est l’idéal.',
    note: 'Jamais négative, car ne prédire aucun positif donne 0. Retenir le meilleur de nombreux seuils sur les mêmes cas est optimiste.',
  },
  youden_threshold: {
    sentence: 'Le seuil où rappel + spécificité − 1 est le plus grand.',
    note: 'À égalité, le seuil le plus strict ; ∞ : aucun cas prédit positif. pROC donne des milieux entre scores. Les deux taux y pèsent autant : si les coûts diffèrent ou si une classe est rare, un autre seuil peut coûter moins.',
  },
  closest_topleft_distance: {
    sentence: 'Plus petite distance de la courbe ROC au coin où rappel et spécificité valent 1 : 0 est l’idéal.',
    note: 'Le hasard donne environ 0,71, la distance de la diagonale. Jamais plus de 1, la distance obtenue sans prédire aucun positif.',
  },
  closest_topleft_threshold: {
    sentence: 'Le seuil dont le point sur la courbe ROC est le plus proche du coin supérieur gauche.',
    note: 'En général pas celui de Youden, que conseillent Perkins et Schisterman (2006), car cette distance n’a pas de sens comme coût. À égalité, le seuil le plus strict ; ∞ : aucun cas prédit positif.',
  },
  sensitivity_at_specificity: {
    sentence: 'La plus grande proportion de positifs trouvés quand la spécificité atteint au moins le niveau exigé.',
    note: 'Le niveau est 0,95 par défaut. Seuls comptent les seuils, pas les points entre eux ; pROC et hmeasure interpolent.',
  },
  specificity_at_sensitivity: {
    sentence: 'La plus grande spécificité possible quand au moins la proportion exigée des positifs est trouvée.',
    note: 'La proportion est 0,95 par défaut. Seuls comptent les seuils, pas les points entre eux.',
  },
  f1_max: {
    sentence: 'Le plus grand F1 qu’un seuil puisse donner.',
    note: 'Tout prédire positif donne déjà 2π/(1 + π), où π est la prévalence. Retenir le meilleur de nombreux seuils sur les mêmes cas est optimiste.',
  },
  f1_max_threshold: {
    sentence: 'Le seuil qui donne le plus grand F1.',
    note: 'À égalité, le seuil le plus strict. Pour des probabilités calibrées, il vaut environ la moitié du plus grand F1, donc jamais plus de 0,5 (Lipton et al., 2014).',
  },
  recall_at_precision: {
    sentence: 'La plus grande proportion de positifs trouvés quand la précision atteint au moins le niveau exigé.',
    note: 'Le niveau est 0,9 par défaut. Non défini si aucun seuil ne l’atteint ; torchmetrics donne 0. Le départ (0, 1) de la courbe précision-rappel est une convention et ne compte pas.',
  },
  precision_at_recall: {
    sentence: 'La plus grande précision possible quand au moins la proportion exigée des positifs est trouvée.',
    note: 'La proportion est 0,9 par défaut. Seuls comptent les seuils, pas les points entre eux.',
  },
  accuracy_max: {
    sentence: 'La plus grande exactitude qu’un seuil puisse donner.',
    note: 'L’accuracy, que certains cours appellent « précision ». Jamais sous la part de la classe majoritaire, car on peut tout prédire positif, ou rien. Retenir le meilleur de nombreux seuils sur les mêmes cas est optimiste.',
  },
  accuracy_max_threshold: {
    sentence: 'Le seuil qui donne la plus grande exactitude.',
    note: 'À égalité, le seuil le plus strict ; ∞ : aucun cas prédit positif, parfois le mieux si une classe est rare. Pour des probabilités calibrées, il vaut environ 0,5.',
  },
  kolmogorov_smirnov_curve: {
    sentence:
      'Taux de vrais et de faux positifs à chaque seuil ; leur plus grand écart est la statistique de Kolmogorov-Smirnov.',
  },
  accuracy_curve: {
    sentence: 'Part des cas bien prédits à chaque seuil.',
  },
  f_curve: {
    sentence: 'Précision et rappel en un seul nombre à chaque seuil ; β est le poids du rappel.',
  },
  mcc_curve: {
    sentence:
      'La corrélation de Matthews à chaque seuil ; non définie là où tous les cas sont prédits de la même façon.',
  },
  confusion_matrix_at_threshold: {
    sentence:
      'Bonnes et mauvaises décisions si les scores à partir du seuil sont prédits positifs. Les lignes sont la vérité.',
    note: 'Le seuil est 0,5 par défaut ; en logits, une probabilité de 0,5 vaut 0. Un score égal au seuil est prédit positif. Certains polycopiés emploient τ, qui vaut 1 moins le seuil.',
  },

  // Many costs at once.
  h_measure: {
    sentence:
      'Part du coût encouru sans les scores que leur usage épargne, en moyenne sur les coûts : 0, rien ; 1, tout.',
    note: 'De Hand (2009), car l’AUC pondère les coûts autrement pour chaque classifieur. Coûts selon Bêta(1 + π₁, 1 + π₀), π : proportions des classes (Hand et Anagnostopoulos, 2014). Le paquet R inverse les scores si AUC < 0,5 ; pas ici.',
  },
  h_measure_beta22: {
    sentence:
      'Mesure H si le plus vraisemblable est que les deux erreurs coûtent autant : 0 n’épargne rien, 1 tout le coût.',
    note: 'Les coûts suivent une loi Bêta(2, 2), quelles que soient les proportions des classes, comme l’a d’abord proposé Hand (2009).',
  },
  h_measure_severity_ratio: {
    sentence:
      'Mesure H si l’on sait à peu près combien de fois un faux positif coûte plus qu’un faux négatif : 0, rien ; 1, tout épargné.',
    note: 'Les coûts suivent une loi Bêta(2, 1 + 1/SR), de mode là où leur rapport vaut SR. Par défaut, SR est le nombre de positifs divisé par celui des négatifs, comme dans le paquet R hmeasure.',
  },

  // Costs.
  net_benefit_at_threshold: {
    sentence:
      'Vrais positifs par cas, moins les faux positifs pondérés par la cote du seuil : 0 si aucun cas n’est prédit positif.',
    note: 'Le seuil t dit qu’un faux positif nuit t/(1 − t) fois autant qu’un faux négatif. À comparer aussi à « tous positifs ». Conçu pour des probabilités calibrées ; non défini hors de 0 < t < 1.',
  },
  classification_cost: {
    sentence: 'Ce que coûte un cas en moyenne si les classes sont tirées au sort selon les probabilités données.',
    note: 'Demande une table des coûts : en ligne la classe réelle, en colonne la décision. Toujours choisir la classe la moins coûteuse est une autre règle, d’un autre coût.',
  },
  expected_cost_at_threshold: {
    sentence: 'Ce que coûte un cas en moyenne si les scores à partir du seuil sont prédits positifs.',
    note: 'Demande une table des coûts : en ligne la classe réelle, en colonne la décision. On peut donner d’autres probabilités a priori que les proportions de ces données ; les taux dans chaque classe restent. Seuil 0,5 par défaut.',
  },
  minimum_expected_cost: {
    sentence: 'Le plus petit coût moyen par cas qu’un seuil puisse donner.',
    note: 'Jamais au-dessus du coût de tout prédire positif, ou rien, car les deux sont permis. Retenir le meilleur de nombreux seuils sur les mêmes cas est optimiste.',
  },
  minimum_expected_cost_threshold: {
    sentence: 'Le seuil qui donne le plus petit coût moyen.',
    note: 'À égalité, le seuil le plus strict ; ∞ : aucun cas prédit positif. Pour des probabilités calibrées avec les mêmes probabilités a priori, c’est à peu près le seuil sensible aux coûts.',
  },
  expected_cost_curve: {
    sentence: 'Ce que coûte en moyenne une décision à chaque seuil, d’après les coûts donnés.',
  },
  iso_cost_slope: {
    sentence:
      'Pente des droites d’égal coût moyen sur le graphique ROC : la première qui touche la courbe indique le meilleur seuil.',
    note: 'Surcoût d’une fausse alarme × part des négatifs, divisé par celui d’un faux négatif × part des positifs. Si elle est forte, le meilleur point est très à gauche, toujours sur l’enveloppe convexe (Provost et Fawcett, 2001).',
  },
  prior_shift_threshold: {
    sentence:
      'Probabilité minimale à laquelle « positif » coûte moins, si les classes ont ensuite d’autres proportions qu’ici.',
    note: 'Pour des probabilités calibrées sur ces données : la cote du seuil est corrigée par les deux jeux de probabilités a priori (Saerens et al., 2002). Avec les proportions des données, c’est le seuil sensible aux coûts.',
  },

  // The first k.
  precision_at_k: {
    sentence: 'Proportion de positifs parmi les k cas aux scores les plus positifs.',
    note: 'Si k coupe un groupe d’ex æquo, c’est sa proportion moyenne de positifs qui compte : l’ordre des lignes n’y change rien. Non définie si k dépasse le nombre de cas.',
  },
  recall_at_k: {
    sentence: 'Proportion de tous les positifs qui sont parmi les k cas aux scores les plus positifs.',
    note: 'Ne peut pas atteindre 1 s’il y a plus de k positifs. Si k coupe un groupe d’ex æquo, c’est sa proportion moyenne de positifs qui compte.',
  },
  lift_at_k: {
    sentence:
      'Fréquence des positifs parmi les k premiers cas, divisée par leur fréquence dans l’ensemble : 1 est le hasard.',
    note: 'La précision parmi les k premiers divisée par la prévalence, donc jamais plus de 1/prévalence ; exactement 1 quand k comprend tous les cas.',
  },
  gain_curve: {
    sentence: 'Rappel en fonction de la part des cas prédits positifs.',
  },
  lift_curve: {
    sentence: 'Précision divisée par la prévalence, en fonction de la part prédite positive ; finit à 1.',
  },
  top_k_accuracy: {
    sentence: 'Proportion de cas dont la classe réelle est parmi les k plus probables.',
    note: 'Si k = 1, c’est l’exactitude ; si k = K, toujours 1. Entre classes de même probabilité, la première dans leur ordre passe devant ; dans scikit-learn, la dernière.',
  },
  mean_average_precision_at_k: {
    sentence: 'Précision moyenne de chaque classe parmi ses k cas les plus probables, en moyenne sur les classes.',
    note: 'Divisée par min(n, k), n étant le nombre de cas de la classe ; d’autres conventions divisent par n ou par les cas trouvés. À probabilité égale, l’ordre des lignes est gardé.',
  },

  // Losses and scoring rules.
  brier_score: {
    sentence: 'Écart quadratique moyen des probabilités à 1 (positif) ou à 0 (négatif) : 0 est l’idéal, 1 est le pire.',
    note: 'Toujours dire 0,5 donne 0,25 ; toujours dire la prévalence π donne π(1 − π), ce qui est peu si la classe est rare. Le score original de Brier (1950) somme les deux classes et vaut le double.',
  },
  tjur_r2: {
    sentence:
      'Probabilité moyenne donnée aux positifs moins celle donnée aux négatifs : 0, aucune séparation ; 1, parfait.',
    note: 'Négatif quand les négatifs reçoivent les probabilités les plus élevées. Récompense les probabilités extrêmes et ne dit rien de la calibration.',
  },
  log_loss_logits: {
    sentence:
      'Perte logarithmique de logits lus comme des probabilités 1/(1 + e^−z) : 0 est l’idéal ; plus c’est grand, pire c’est.',
    note: 'En nats. Forme stable : max(z, 0) − z·y + ln(1 + e^−|z|). Certains polycopiés oublient un facteur du second terme et mettent une autre lettre en exposant : avec le logit −3 et y = 0, cela donne 3,67 au lieu de 0,0486.',
  },
  hinge_loss: {
    sentence: 'Ce qui manque en moyenne aux marges pour atteindre 1 du bon côté de 0 : 0 si aucune n’est trop courte.',
    note: 'La perte des machines à vecteurs de support, pour des valeurs de décision et non des probabilités. Un cas sur la frontière coûte 1, et un cas bien classé dans la marge coûte encore quelque chose.',
  },
  log_loss: {
    sentence:
      'Surprise moyenne des classes réelles selon les probabilités données : 0 est l’idéal ; plus c’est grand, pire c’est.',
    note: 'En nats, et une moyenne, non la somme de certains polycopiés. Ne baisse quand p → 1 que si y = 1. Infinie si une classe réelle a la probabilité 0, sauf troncature ; scikit-learn tronque à 2,2e-16.',
  },
  cross_entropy: {
    sentence:
      'Surprise moyenne des classes réelles selon les probabilités données, en bits par défaut : 0 est l’idéal.',
    note: 'La perte logarithmique dans une autre base : des nats divisés par ln 2 sont des bits. Une entropie croisée plus basse n’implique pas, malgré certains polycopiés, une exactitude plus haute : elle juge des probabilités, non des décisions.',
  },
  perplexity: {
    sentence: 'Nombre d’issues équiprobables aussi difficiles à deviner : 1 est une certitude.',
    note: 'e élevé à la perte logarithmique ; d’une distribution, la base élevée à son entropie. Donner la même probabilité aux K classes donne K ; au-delà de K, des prédictions sont pires encore.',
  },
  brier_score_multiclass: {
    sentence:
      'Écart quadratique des probabilités des classes à 1 (classe réelle) ou 0 (autres), en moyenne : 0 est l’idéal.',
    note: 'Sur l’échelle de Brier (1950), de 0 à 2. Avec deux classes, c’est le double du score binaire ; brier_class de yardstick en est la moitié.',
  },
  spherical_score: {
    sentence:
      'Probabilité de la classe réelle divisée par la norme du vecteur des probabilités, en moyenne : 1 est l’idéal.',
    note: 'Plus c’est élevé, mieux c’est. Donner la même probabilité aux K classes donne 1/√K. Règle propre, comme la perte logarithmique et le score de Brier : en moyenne, les probabilités sincères donnent la meilleure valeur.',
  },
  ranked_probability_score: {
    sentence:
      'Écart quadratique des probabilités cumulées à la vérité : se tromper de plusieurs classes coûte davantage.',
    note: 'Pour des classes ordonnées : dépend de leur ordre. Divisé par K − 1, pour que 1 soit le pire ; certains textes ne divisent pas. Avec deux classes, c’est le score de Brier binaire.',
  },
  d2_log_loss: {
    sentence:
      'Baisse relative de la perte logarithmique par rapport à toujours donner les proportions des classes : 1, parfait ; 0, pas mieux.',
    note: 'Négatif si c’est pire, sans limite quand une classe réelle a la probabilité 0. Les proportions des classes sont celles de ces mêmes cas. Non défini avec une seule classe réelle.',
  },
  d2_brier: {
    sentence:
      'Baisse relative du score de Brier par rapport à toujours donner les proportions des classes : 1, parfait ; 0, pas mieux.',
    note: 'Proportions des classes de ces mêmes cas ; en météorologie, on prend souvent celles d’une longue période. Les scores binaire et multiclasse donnent la même valeur. Non défini avec une seule classe réelle.',
  },
  hinge_loss_multiclass: {
    sentence: 'Ce qui manque en moyenne à l’avance de la classe réelle sur la meilleure des autres pour atteindre 1.',
    note: 'D’après Crammer et Singer (2001). 0 si chaque classe réelle a une avance d’au moins 1. Pour des valeurs de décision, non des probabilités.',
  },

  // Calibration.
  brier_reliability: {
    sentence: 'Écart des probabilités aux proportions de positifs qui leur correspondent : 0, calibration parfaite.',
    note: 'Les cas de même probabilité forment un groupe : alors Brier = fiabilité − résolution + incertitude exactement ; avec des tranches, seulement à peu près. Avec peu de cas par groupe, c’est surtout du bruit. Plus c’est petit, mieux c’est.',
  },
  brier_resolution: {
    sentence:
      'À quel point la proportion de positifs diffère entre cas de probabilités différentes : 0 n’apprend rien.',
    note: 'Au plus l’incertitude, et égale à elle quand chaque probabilité n’apparaît qu’une fois, si mauvaises soient-elles.',
  },
  brier_uncertainty: {
    sentence: 'Difficulté propre aux données : le score de Brier obtenu en donnant toujours la prévalence.',
    note: 'Ne dépend pas des probabilités. 0,25 quand les deux classes sont aussi fréquentes, 0 quand il n’y en a qu’une.',
  },
  spiegelhalter_z: {
    sentence:
      'De combien d’erreurs types le score de Brier dépasse ce qu’il serait si les probabilités étaient justes.',
    note: 'Au-delà de ±1,96, la calibration est rejetée au seuil de 5 %. Un z proche de 0 ne la prouve pas : les erreurs peuvent se compenser. Non défini si toutes les probabilités valent 0, 0,5 ou 1, et avec des poids.',
  },
  spiegelhalter_p_value: {
    sentence: 'Probabilité d’un z de Spiegelhalter au moins aussi éloigné de 0 si les probabilités sont justes.',
    note: 'Une petite valeur p plaide contre la calibration ; une grande ne la prouve pas. Bilatérale, et une approximation pour de nombreux cas.',
  },
  ece_binary: {
    sentence:
      'Écart moyen, sur toutes les tranches, entre les probabilités et la proportion de positifs : 0, bien calibré.',
    note: '10 tranches de même largeur par défaut ; d’autres tranches donnent d’autres valeurs. Chacune contient sa borne supérieure ; dans torchmetrics, l’inférieure. Toujours dire la prévalence donne 0, sans rien apprendre.',
  },
  mce_binary: {
    sentence:
      'Plus grand écart, dans une tranche, entre probabilité moyenne et proportion de positifs : 0, bien calibré.',
    note: 'Une tranche de peu de cas peut en décider. 10 tranches de même largeur par défaut ; chacune contient sa borne supérieure.',
  },
  ece: {
    sentence: 'Écart moyen, par tranches, entre la confiance des prédictions et leur exactitude : 0, bien calibré.',
    note: 'Seulement pour la classe la plus probable, la première à égalité. 10 tranches de même largeur par défaut ; d’autres donnent d’autres valeurs. Chacune contient sa borne supérieure ; dans torchmetrics, l’inférieure.',
  },
  mce: {
    sentence: 'Plus grand écart, dans une tranche, entre la confiance des prédictions et leur exactitude.',
    note: 'Une tranche de peu de cas peut en décider. 10 tranches de même largeur par défaut ; chacune contient sa borne supérieure.',
  },
  rmsce: {
    sentence:
      'Erreur de calibration attendue aux écarts élevés au carré : les grands comptent davantage ; 0, bien calibré.',
    note: 'La racine est prise à la fin. Jamais sous l’erreur de calibration attendue, jamais au-dessus de la maximale.',
  },
  classwise_ece: {
    sentence:
      'Écart moyen entre probabilité et proportion de chaque classe, sur les tranches et les classes : 0, bien calibré.',
    note: 'Regarde les probabilités de toutes les classes, pas seulement celle de la plus probable. Avec beaucoup de classes, elle est faible presque d’elle-même, car la plupart des probabilités sont proches de 0.',
  },
  top_label_calibration_error: {
    sentence: 'Écart moyen entre l’assurance et la justesse des prédictions d’une classe, classe par classe.',
    note: 'L’erreur de calibration attendue, séparée par classe prédite : une classe trop sûre n’en compense pas une autre qui l’est trop peu. Jamais inférieure à celle-ci.',
  },

  // Curves of more than two classes.
  roc_auc_class: {
    sentence:
      'Probabilité qu’un cas de {class} reçoive pour {class} une probabilité plus élevée qu’un autre cas : 0,5 est le hasard.',
    note: 'Les ex æquo comptent pour moitié. Non définie quand la classe n’a aucun cas ou les a tous.',
  },
  average_precision_class: {
    sentence:
      'Moyenne de la précision à chaque cas de {class}, dans l’ordre de ses probabilités : 1 si tous viennent en tête.',
    note: 'Le hasard donne à peu près la prévalence : des classes de tailles différentes se comparent mal. Non définie quand la classe n’a aucun cas ; scikit-learn donne 0.',
  },
  roc_auc_ovr_macro: {
    sentence:
      'Moyenne simple de l’AUC de chaque classe contre toutes les autres : une classe rare compte autant qu’une fréquente.',
    note: 'Une classe sans cas est exclue ; scikit-learn lève une erreur ou donne nan. Les autres classes forment un mélange, donc elle change avec leurs proportions ; un contre un, non.',
  },
  roc_auc_ovr_weighted: {
    sentence: 'Moyenne de l’AUC de chaque classe contre toutes les autres, pondérée par son nombre de cas réels.',
    note: 'Les classes fréquentes l’emportent. Une classe sans cas a un poids de 0.',
  },
  roc_auc_ovr_micro: {
    sentence:
      'AUC de toutes les probabilités réunies : les classes réelles en reçoivent-elles de plus élevées que les autres ?',
    note: 'À la différence des autres moyennes, elle compare aussi entre elles les probabilités de classes différentes, et n’est pas la moyenne des valeurs des classes.',
  },
  roc_auc_ovo_macro: {
    sentence: 'AUC moyenne de toutes les paires de classes, parmi leurs seuls cas : 0,5 est le hasard, 1 est l’idéal.',
    note: 'Hand et Till (2001) : dans chaque paire, les probabilités des deux classes servent tour à tour. Ne change pas avec les proportions des classes. Les paires où une classe est absente sont exclues.',
  },
  roc_auc_ovo_weighted: {
    sentence: 'AUC moyenne de toutes les paires de classes, chacune pondérée par le nombre de cas des deux.',
    note: 'Comme dans scikit-learn. Les paires où une classe est absente sont exclues.',
  },
  mean_average_precision: {
    sentence:
      'Moyenne simple des précisions moyennes des classes ou des requêtes : une classe rare compte autant qu’une fréquente.',
    note: 'Une classe sans cas est exclue ; scikit-learn la compte pour 0. La mAP de la détection d’objets apparie d’abord les boîtes, et fait souvent aussi la moyenne sur les recouvrements.',
  },
  average_precision_weighted: {
    sentence: 'Moyenne des précisions moyennes des classes, chacune pondérée par son nombre de cas réels.',
  },
  average_precision_micro: {
    sentence:
      'Précision moyenne de toutes les probabilités réunies : 1 si chaque classe réelle passe devant toute autre.',
    note: 'Compare aussi entre elles les probabilités de classes différentes. Le hasard donne environ 1/K.',
  },

  // Label sets.
  hamming_loss: {
    sentence: 'Proportion de réponses oui ou non fausses, sur tous les cas et toutes les étiquettes : 0 est l’idéal.',
    note: 'Faible presque d’elle-même quand les cas ont peu d’étiquettes parmi beaucoup : n’en donner aucune la rend égale à la densité des étiquettes.',
  },
  subset_accuracy: {
    sentence: 'Proportion de cas dont tout l’ensemble d’étiquettes est exactement juste.',
    note: 'Une étiquette fausse rend tout le cas faux : c’est sévère quand il y en a beaucoup. C’est ce que donne accuracy_score de scikit-learn pour des ensembles d’étiquettes.',
  },
  zero_one_loss_multilabel: {
    sentence: 'Proportion de cas dont l’ensemble d’étiquettes contient au moins une erreur.',
    note: '1 moins l’exactitude de sous-ensemble.',
  },
  label_cardinality: {
    sentence: 'Combien d’étiquettes un cas a en réalité, en moyenne.',
    note: 'Décrit les données, non les prédictions.',
  },
  label_density: {
    sentence: 'Quelle proportion de toutes les étiquettes un cas a en réalité, en moyenne.',
    note: 'La cardinalité des étiquettes divisée par leur nombre. Décrit les données, non les prédictions.',
  },
  multilabel_confusion_matrix: {
    sentence: 'Pour chaque étiquette, les cas qui l’ont ou non (lignes) et qui l’ont reçue ou non (colonnes).',
    note: 'Dans l’ordre de scikit-learn : TN et FP, puis FN et TP. Comme un cas peut avoir plusieurs étiquettes, rien ne dit laquelle a été donnée à la place d’une autre.',
  },

  // Averages over labels and over cases.
  multilabel_precision_micro: {
    sentence: 'Parmi toutes les étiquettes données, tous cas confondus, la proportion de celles qui sont justes.',
    note: 'Calculée sur les comptages additionnés de toutes les étiquettes : les fréquentes l’emportent. À la différence d’une étiquette par cas, précision, rappel et F1 micro diffèrent en général.',
  },
  multilabel_precision_macro: {
    sentence: 'Moyenne simple de la précision des étiquettes : une étiquette rare compte autant qu’une fréquente.',
    note: 'Une étiquette jamais attribuée donne 0/0 : elle compte pour 0 ou 1, ou est exclue, au choix. scikit-learn prend 0, sauf réglage contraire.',
  },
  multilabel_precision_weighted: {
    sentence: 'Moyenne de la précision des étiquettes, chacune pondérée par le nombre de cas qui l’ont.',
    note: 'Une étiquette jamais attribuée donne 0/0 ; si elle est exclue, les poids des autres sont ramenés à une somme de 1.',
  },
  multilabel_precision_samples: {
    sentence: 'Proportion d’étiquettes justes parmi celles données à un cas, en moyenne sur les cas.',
    note: 'Un cas qui n’a reçu aucune étiquette donne 0/0 : il compte pour 0 ou 1, ou est exclu, au choix. scikit-learn prend 0, sauf réglage contraire.',
  },
  multilabel_recall_micro: {
    sentence: 'Parmi toutes les étiquettes que les cas ont, la proportion retrouvée.',
    note: 'Calculé sur les comptages additionnés de toutes les étiquettes : les fréquentes l’emportent. Égal à la moyenne pondérée par l’effectif.',
  },
  multilabel_recall_macro: {
    sentence: 'Moyenne simple du rappel des étiquettes : une étiquette rare compte autant qu’une fréquente.',
    note: 'Une étiquette qu’aucun cas n’a donne 0/0 : elle compte pour 0 ou 1, ou est exclue, au choix. scikit-learn prend 0, sauf réglage contraire.',
  },
  multilabel_recall_weighted: {
    sentence: 'Moyenne du rappel des étiquettes, chacune pondérée par le nombre de cas qui l’ont.',
    note: 'Égal au rappel micro : les poids se simplifient avec les dénominateurs.',
  },
  multilabel_recall_samples: {
    sentence: 'Proportion retrouvée des étiquettes d’un cas, en moyenne sur les cas.',
    note: 'Un cas sans étiquette donne 0/0 : il compte pour 0 ou 1, ou est exclu, au choix. scikit-learn prend 0, sauf réglage contraire.',
  },
  multilabel_f1_micro: {
    sentence: 'F1 des comptages additionnés de toutes les étiquettes : chaque étiquette de chaque cas compte autant.',
    note: 'À la différence d’une étiquette par cas, ce n’est pas l’exactitude ; il est compris entre la précision micro et le rappel micro.',
  },
  multilabel_f1_macro: {
    sentence: 'Moyenne simple du F1 des étiquettes : une étiquette rare compte autant qu’une fréquente.',
    note: 'Une étiquette qu’aucun cas n’a ni n’a reçue donne 0/0 : elle compte pour 0 ou 1, ou est exclue, au choix.',
  },
  multilabel_f1_weighted: {
    sentence: 'Moyenne du F1 des étiquettes, chacune pondérée par le nombre de cas qui l’ont.',
    note: 'Pas forcément compris entre la précision pondérée et le rappel pondéré.',
  },
  multilabel_f1_samples: {
    sentence: 'F1 des étiquettes données à un cas par rapport à celles qu’il a, en moyenne sur les cas.',
    note: 'Un cas qui n’a ni n’a reçu d’étiquette donne 0/0 : il compte pour 0 ou 1, ou est exclu, au choix.',
  },
  multilabel_f_beta_micro: {
    sentence: 'F-bêta des comptages additionnés de toutes les étiquettes ; plus β est grand, plus le rappel compte.',
    note: 'β vaut 1 par défaut, et c’est alors le F1 micro.',
  },
  multilabel_f_beta_macro: {
    sentence: 'Moyenne simple du F-bêta des étiquettes : une étiquette rare compte autant qu’une fréquente.',
    note: 'β vaut 1 par défaut, et c’est alors le F1 macro. Une étiquette qu’aucun cas n’a ni n’a reçue donne 0/0.',
  },
  multilabel_f_beta_weighted: {
    sentence: 'Moyenne du F-bêta des étiquettes, chacune pondérée par le nombre de cas qui l’ont.',
    note: 'β vaut 1 par défaut, et c’est alors le F1 pondéré.',
  },
  multilabel_f_beta_samples: {
    sentence: 'F-bêta des étiquettes données à un cas par rapport à celles qu’il a, en moyenne sur les cas.',
    note: 'β vaut 1 par défaut, et c’est alors le F1 par cas. Un cas qui n’a ni n’a reçu d’étiquette donne 0/0.',
  },
  multilabel_jaccard_micro: {
    sentence:
      'Parmi toutes les étiquettes que les cas ont ou ont reçues, la proportion de celles à la fois présentes et reçues.',
    note: 'Calculé sur les comptages additionnés de toutes les étiquettes : les fréquentes l’emportent. Jamais au-dessus du F1 micro.',
  },
  multilabel_jaccard_macro: {
    sentence:
      'Moyenne simple de l’indice de Jaccard des étiquettes : une étiquette rare compte autant qu’une fréquente.',
    note: 'Une étiquette qu’aucun cas n’a ni n’a reçue donne 0/0 : elle compte pour 0 ou 1, ou est exclue, au choix.',
  },
  multilabel_jaccard_weighted: {
    sentence: 'Moyenne de l’indice de Jaccard des étiquettes, chacune pondérée par le nombre de cas qui l’ont.',
  },
  multilabel_jaccard_samples: {
    sentence:
      'Parmi les étiquettes qu’un cas a ou a reçues, la proportion de celles à la fois présentes et reçues, en moyenne sur les cas.',
    note: 'Godbole et Sarawagi (2004) l’appellent accuracy (exactitude). Un cas qui n’a ni n’a reçu d’étiquette donne 0/0 : il compte pour 0 ou 1, ou est exclu, au choix.',
  },

  // Ranking of labels.
  coverage_error: {
    sentence:
      'Jusqu’où descendre en moyenne dans les étiquettes d’un cas, par score, pour atteindre toutes celles qu’il a.',
    note: 'Au mieux, c’est la cardinalité des étiquettes, non 0. Les étiquettes ex æquo avec la dernière comptent aussi. Un cas sans étiquette compte pour 0. Certains textes partent de 0, et leur valeur est inférieure de 1.',
  },
  label_ranking_average_precision: {
    sentence:
      'En descendant les étiquettes par score, proportion de vraies jusque-là, en moyenne sur les vraies : 1 est l’idéal.',
    note: 'Moyenne dans chaque cas, puis sur les cas ; les étiquettes ex æquo avec une vraie sont rencontrées avec elle. Un cas sans étiquette, ou qui les a toutes, compte pour 1.',
  },
  label_ranking_loss: {
    sentence:
      'Proportion de paires d’étiquettes d’un cas, l’une vraie, l’autre fausse, que les scores classent mal : 0 est l’idéal.',
    note: 'Moyenne sur les cas. Les ex æquo comptent comme mal classés. Un cas sans étiquette, ou qui les a toutes, compte pour 0.',
  },
  one_error: {
    sentence: 'Proportion de cas qui n’ont pas l’étiquette de leur score le plus élevé.',
    note: 'Entre étiquettes ex æquo, la première compte. Un cas sans étiquette compte comme une erreur.',
  },
  dcg: {
    sentence:
      'Somme des étiquettes vraies d’un cas, ou de la pertinence d’éléments ordonnés, qui comptent moins plus bas ; en moyenne.',
    note: 'Au rang r, une étiquette compte 1/log₂(r + 1) ; tous les rangs si k n’est pas fixé. Les ex æquo partagent leurs places, comme dans scikit-learn. Plus d’étiquettes vraies donnent plus : seule la forme normalisée compare des données.',
  },
  ndcg: {
    sentence: 'Gain cumulé actualisé divisé par celui du meilleur ordre, en moyenne sur les cas : 1 est l’idéal.',
    note: 'Un cas sans étiquette compte pour 0. Le poids baisse lentement avec le rang : même un ordre au hasard est bien au-dessus de 0.',
  },
  multilabel_roc_auc_micro: {
    sentence: 'AUC de tous les scores réunis : les étiquettes vraies en ont-elles de plus élevés que les fausses ?',
    note: 'Compare aussi entre eux les scores d’étiquettes et de cas différents, et n’est pas la moyenne des valeurs des étiquettes.',
  },
  multilabel_roc_auc_macro: {
    sentence:
      'Moyenne simple de l’AUC des étiquettes : chacune a-t-elle des scores plus élevés dans les cas qui l’ont ?',
    note: 'Une étiquette qu’aucun cas n’a, ou que tous ont, est exclue ; scikit-learn lève une erreur ou donne nan.',
  },
  multilabel_roc_auc_weighted: {
    sentence: 'Moyenne de l’AUC des étiquettes, chacune pondérée par le nombre de cas qui l’ont.',
    note: 'Une étiquette qu’aucun cas n’a, ou que tous ont, est exclue.',
  },
  multilabel_roc_auc_samples: {
    sentence:
      'Probabilité que, dans un cas, une étiquette vraie devance une fausse, ex æquo pour moitié, en moyenne sur les cas.',
    note: 'Un cas sans étiquette, ou qui les a toutes, est exclu ; scikit-learn lève une erreur ou donne nan.',
  },
  multilabel_average_precision_micro: {
    sentence: 'Précision moyenne de tous les scores réunis : 1 si chaque étiquette vraie passe devant chaque fausse.',
    note: 'Compare aussi entre eux les scores d’étiquettes et de cas différents. Le hasard donne à peu près la densité des étiquettes.',
  },
  multilabel_average_precision_macro: {
    sentence:
      'Moyenne simple des précisions moyennes des étiquettes : une étiquette rare compte autant qu’une fréquente.',
    note: 'Une étiquette qu’aucun cas n’a est exclue ; scikit-learn la compte pour 0.',
  },
  multilabel_average_precision_weighted: {
    sentence: 'Moyenne des précisions moyennes des étiquettes, chacune pondérée par le nombre de cas qui l’ont.',
  },
  multilabel_average_precision_samples: {
    sentence:
      'Précision moyenne des étiquettes d’un cas, par score, en moyenne sur les cas : 1 si les vraies viennent en tête.',
    note: 'Un cas sans étiquette est exclu ; scikit-learn le compte pour 0, et la précision moyenne du classement des étiquettes pour 1.',
  },

  // Intervals of the AUC.
  auc_variance_delong: {
    sentence: 'De combien l’AUC varierait, en variance, d’un échantillon à l’autre de cette taille.',
    note: 'Mesure à quel point les positifs devancent inégalement les négatifs, quelle que soit la loi des scores. Non définie avec moins de deux cas dans une classe, et avec des poids. 0 pour un classement parfait, où elle échoue.',
  },
  auc_standard_error_delong: {
    sentence: 'De combien l’AUC varierait typiquement d’un échantillon à l’autre de cette taille.',
    note: 'La racine de la variance de DeLong. Elle est nulle pour un classement parfait : la formule y échoue, et l’AUC n’est pas connue exactement.',
  },
  auc_ci_delong: {
    sentence: 'Intervalle où se trouve vraisemblablement la vraie AUC, quelle que soit la loi des scores.',
    note: 'Au niveau de 95 %, par défaut, environ 95 intervalles sur 100 contiennent la vraie valeur. AUC plus ou moins une marge, tronqué à 0 et à 1 comme dans pROC ; grossier avec peu de cas ou une AUC proche de 1.',
  },
  auc_standard_error_hanley_mcneil: {
    sentence:
      'De combien l’AUC varierait typiquement d’un échantillon à l’autre, d’après elle et les tailles des classes.',
    note: 'Hanley et McNeil (1982) ; leur article de 1983, cité dans des polycopiés, compare deux courbes. Établie pour des scores exponentiels. PyCM échange Q₁ et Q₂ : autre valeur, sauf si les classes sont de même taille.',
  },
  auc_ci_hanley_mcneil: {
    sentence:
      'Intervalle où se trouve vraisemblablement la vraie AUC, d’après la seule AUC et les tailles des classes.',
    note: 'Quand on ne connaît qu’elles, par exemple d’un article ; si l’on a les scores, préférer l’intervalle de DeLong. Niveau de 95 % par défaut. Tronqué à 0 et à 1.',
  },

  // Tests between two models.
  auc_difference: {
    sentence: 'De combien l’AUC du premier modèle dépasse celle du second, sur les mêmes cas : 0, elles sont égales.',
    note: 'Des modèles d’aires égales peuvent avoir des courbes différentes, qui se croisent.',
  },
  auc_difference_ci: {
    sentence:
      'Intervalle où se trouve vraisemblablement la vraie différence des AUC ; s’il contient 0, elles peuvent être égales.',
    note: 'Tient compte de ce que les deux modèles ont vu les mêmes cas : deux intervalles séparés qui se recouvrent ne le contredisent pas. Niveau de 95 % par défaut. Non tronqué à −1 et à 1.',
  },
  delong_covariance: {
    sentence: 'À quel point les AUC de deux modèles varient ensemble d’un échantillon de cas à l’autre.',
    note: 'Le plus souvent positive, car les deux voient les mêmes cas faciles et difficiles ; leur différence est alors mieux connue qu’avec des échantillons séparés.',
  },
  delong_z: {
    sentence: 'De combien d’erreurs types les AUC des deux modèles diffèrent.',
    note: 'Au-delà de ±1,96, la différence est significative au seuil de 5 %. Non définie si la variance de la différence est nulle, comme pour deux modèles au même classement. Pas pour des modèles emboîtés jugés sur leurs cas d’ajustement.',
  },
  delong_p_value: {
    sentence: 'Probabilité d’une différence au moins aussi grande si les deux modèles ont la même vraie AUC.',
    note: 'Une petite valeur p plaide contre l’égalité des AUC ; ce n’est pas la probabilité qu’elles soient égales. Bilatérale, et une approximation pour de nombreux cas. Non définie si la variance de la différence est nulle.',
  },

  // Decisions from losses.
  conditional_risk: {
    sentence:
      'Perte moyenne de chaque action, sachant l’observation : ses pertes, pondérées par la probabilité de chaque état.',
    note: 'Une ligne par observation, une colonne par action. Jeune, test positif, p(COVID) = 0,795455 : ne rien faire perd 60 × 0,795455 = 47,73 et le médicament 8, comme dans un exercice de polycopié. Dite aussi risque conditionnel.',
  },
  bayes_action: {
    sentence: 'L’action qui perd le moins en moyenne, sachant l’observation.',
    note: 'À risque égal, la première. Les polycopiés qui écrivent « 0 si son risque est plus petit, sinon 1 » décident alors 1 ; le risque est le même.',
  },
  bayes_risk: {
    sentence: 'Perte moyenne de la meilleure action, sachant l’observation.',
    note: 'Une valeur par observation. Certains textes l’appellent risque bayésien, d’autres réservent ce nom à sa moyenne sur toutes les observations.',
  },
  total_bayes_risk: {
    sentence: 'Perte moyenne avec la meilleure action à chaque observation : aucune règle ne peut perdre moins.',
    note: 'Les observations comptent selon leur probabilité, donnée ou tirée des probabilités a priori et des vraisemblances ; toutes autant en l’absence des deux.',
  },
  zero_one_risk: {
    sentence: 'Probabilité de se tromper en choisissant la classe : 1 moins sa probabilité a posteriori.',
    note: 'Une ligne par observation, une colonne par classe. La perte attendue a posteriori si toute erreur coûte 1 et une bonne décision rien, quoi que dise la table des pertes.',
  },
  map_decision: {
    sentence: 'La classe la plus probable, sachant l’observation.',
    note: 'À probabilité égale, la première. Elle se trompe le moins souvent, mais ne perd le moins que si toutes les erreurs coûtent autant et une bonne décision rien : la meilleure action peut être une autre.',
  },
  posterior: {
    sentence: 'Probabilité de chaque état sachant l’observation, selon le théorème de Bayes.',
    note: 'Probabilité a priori multipliée par la vraisemblance et divisée par la probabilité de l’observation. Une ligne par observation, une colonne par état. Non définie pour une observation qu’aucun état possible ne produit.',
  },
  evidence: {
    sentence: 'Probabilité de l’observation, quel que soit l’état.',
    note: 'Le dénominateur du théorème de Bayes. Sur toutes les observations, la somme est 1.',
  },

  // Bayes' theorem.
  posterior_positive: {
    sentence: 'Probabilité de la classe positive après un résultat positif.',
    note: 'Faible si la classe est rare, même avec un bon test ; on l’oublie souvent. Probabilité a priori 0,1, sensibilité 0,875 et spécificité 0,975 donnent 0,795455, comme dans un exercice de polycopié. Non définie si aucun résultat ne peut être positif.',
  },
  posterior_negative: {
    sentence: 'Probabilité de la classe positive après un résultat négatif.',
    note: '1 moins la valeur prédictive négative pour cette probabilité a priori. Probabilité a priori 0,1, sensibilité 0,875 et spécificité 0,975 donnent 0,014045. Non définie si aucun résultat ne peut être négatif.',
  },

  // Thresholds from costs.
  cost_sensitive_threshold: {
    sentence: 'Probabilité minimale de la classe 1 à laquelle décider 1 ne coûte pas plus que décider 0.',
    note: 'ℓ01 est le coût de décider 1 quand 0 est vrai. Décider 1 si p ≥ t ; si p = t, les deux coûtent autant. Si les bonnes décisions ne coûtent rien, t = ℓ01/(ℓ01 + ℓ10). Non défini si le dénominateur n’est pas strictement positif.',
  },
  cost_ratio_threshold: {
    sentence: 'Probabilité minimale pour décider 1 si un faux négatif coûte c fois autant qu’une fausse alarme.',
    note: 'c = 1 donne 0,5 et c = 9 donne 0,1 : plus un faux négatif est cher, plus le seuil est bas. Les bonnes décisions ne coûtent rien.',
  },

  // Reject option.
  chow_threshold: {
    sentence:
      'Pour décider, la plus grande probabilité a posteriori doit le dépasser ; sinon, rejeter ne coûte pas plus.',
    note: 'λr est la perte d’un rejet, λe celle d’une erreur ; une bonne décision ne coûte rien. Sous 1/K, avec K classes, il ne rejette rien, car la plus grande probabilité vaut au moins cela. Non défini si λe = 0.',
  },
  chow_decision: {
    sentence: 'La classe la plus probable si elle l’est assez, sinon un rejet.',
    note: 'Décide si p* > λ*, donc rejette si p* = λ* ; d’autres textes acceptent alors, et les deux coûtent autant. Entre classes de même probabilité, la première.',
  },
  chow_reject_rate: {
    sentence: 'Proportion d’observations rejetées, parce qu’aucune classe n’est assez probable.',
    note: 'Une ligne est une observation, et toutes comptent autant. p* = λ* est rejeté. Plus on rejette, moins il reste d’erreurs : regarder les deux.',
  },
  chow_error_rate: {
    sentence:
      'Proportion attendue d’observations acceptées et mal classées, si les probabilités a posteriori sont justes.',
    note: 'Divisé par toutes les observations, rejetées comprises ; parmi les seules acceptées, la proportion d’erreurs est plus grande. La vérité n’est pas nécessaire.',
  },
  chow_observed_error_rate: {
    sentence: 'Proportion d’observations acceptées et mal classées, d’après leurs classes réelles.',
    note: 'Divisé par toutes les observations, rejetées comprises. S’il est loin du taux attendu, ou bien les probabilités a posteriori sont fausses, ou bien les observations sont peu nombreuses.',
  },
  selective_risk: {
    sentence: 'Proportion des observations acceptées que l’on s’attend à trouver mal classées.',
    note: 'On divise par les seules acceptées : 1 moins cette valeur est l’exactitude qui reste, d’après les probabilités a posteriori. Non défini si tout est rejeté.',
  },
  observed_selective_risk: {
    sentence: 'Proportion des observations acceptées qui sont mal classées, d’après leurs classes réelles.',
    note: 'On divise par les seules acceptées : 1 moins cette valeur est l’exactitude de la courbe exactitude-couverture. Non défini si tout est rejeté.',
  },
  chow_risk: {
    sentence: 'Perte moyenne d’une observation, due aux rejets et aux erreurs attendues.',
    note: 'λr fois le taux de rejet plus λe fois le taux d’erreur attendu. Si les probabilités a posteriori sont justes, aucune autre règle ne perd moins.',
  },

  // Squared loss.
  mmse_estimate: {
    sentence:
      'La moyenne des valeurs pondérée par leurs probabilités : aucune estimation n’a de perte quadratique attendue plus petite.',
    note: 'La moyenne a posteriori ; elle n’est pas forcément l’une des valeurs. Pour la perte absolue, une médiane est la meilleure ; pour la perte zéro-un, la valeur la plus probable.',
  },
  expected_squared_loss: {
    sentence: 'Écart quadratique moyen d’une estimation à la valeur : 0 seulement si elle est sûrement juste.',
    note: 'Une parabole selon l’estimation, minimale en la moyenne a posteriori. Dépasse la variance a posteriori du carré de la distance entre l’estimation et cette moyenne.',
  },
  posterior_variance: {
    sentence:
      'Dispersion des valeurs autour de leur moyenne : la perte quadratique attendue qu’aucune estimation ne réduit.',
    note: 'La perte quadratique attendue de la moyenne a posteriori. 0 si une valeur est certaine.',
  },

  // F from precision and recall.
  f_from_rates: {
    sentence: 'La moyenne harmonique pondérée de la précision et du rappel donnés.',
    note: 'Vaut 0 où les deux valent 0. Rien de ce qui compte les vrais négatifs, comme l’exactitude, la spécificité ou le MCC, ne découle de la précision et du rappel.',
  },
  macro_precision_from_rates: {
    sentence: 'La moyenne des précisions données, sur les classes.',
  },
  macro_recall_from_rates: {
    sentence: 'La moyenne des rappels donnés, sur les classes.',
  },
  macro_f_from_rates: {
    sentence:
      'Le F de chaque classe à partir de sa précision et de son rappel, puis leur moyenne : la macro-F de scikit-learn.',
  },
  f_from_macro_rates: {
    sentence: 'Un seul F à partir de la précision moyenne et du rappel moyen : ce n’est pas la moyenne des F.',
  },

  // Distributions.
  distribution_entropy: {
    sentence:
      'Incertitude moyenne d’une issue : 0 si une est certaine, le logarithme de leur nombre si toutes se valent.',
  },
  second_distribution_entropy: {
    sentence: 'Incertitude moyenne d’une issue de la seconde distribution.',
  },
  distribution_cross_entropy: {
    sentence: 'Surprise moyenne des issues de p pour qui attend q ; infinie si q exclut ce que p permet.',
  },
  distribution_cross_entropy_reverse: {
    sentence: 'Surprise moyenne des issues de q pour qui attend p.',
  },
  distribution_kl_divergence: {
    sentence:
      'Surcroît de surprise à attendre q si p est vraie : l’entropie croisée moins l’entropie de p ; 0 si elles sont égales.',
  },
  distribution_kl_divergence_reverse: {
    sentence: 'Surcroît de surprise à attendre p si q est vraie.',
  },
  distribution_jensen_shannon_divergence: {
    sentence: 'Divergence moyenne des deux à leur distribution moyenne ; la même dans les deux sens et jamais infinie.',
  },
  distribution_jensen_shannon_distance: {
    sentence: 'Racine de la divergence de Jensen-Shannon, qui est une distance.',
  },
  total_variation_distance: {
    sentence: 'Plus grand écart entre les probabilités que les deux donnent à un même ensemble d’issues.',
  },
  hellinger_distance: {
    sentence: 'Distance des racines des probabilités, de 0 (égales) à 1 (rien en commun).',
  },

  // Raters.
  raters_agreement: {
    sentence:
      'Part des paires d’évaluations d’un même élément qui concordent, en moyenne sur les éléments qui ont au moins deux évaluations.',
  },
  fleiss_kappa: {
    sentence: 'Accord au-delà du hasard, où le hasard tire deux évaluations selon les parts des catégories.',
    note: 'Pour un nombre quelconque d’évaluateurs, qui peuvent changer d’un élément à l’autre. Pour deux évaluateurs, c’est le pi de Scott, pas le kappa de Cohen.',
  },
  raters_gwet_ac1: {
    sentence:
      'Accord au-delà du hasard, attendu seulement pour les éléments difficiles ; il reste élevé quand une catégorie est fréquente.',
  },
  brennan_prediger: {
    sentence: 'Accord au-delà du hasard, où le hasard donne chaque catégorie aussi souvent.',
  },
  raters_krippendorff_alpha: {
    sentence: '1 moins le désaccord observé divisé par l’attendu ; des évaluations peuvent manquer.',
    note: 'Seuls les éléments qui ont au moins deux évaluations comptent. 0 si les évaluateurs concordent comme par hasard.',
  },
  raters_krippendorff_alpha_ordinal: {
    sentence:
      'Alpha de Krippendorff où deux catégories sont d’autant plus éloignées qu’il y a d’évaluations entre elles.',
  },
  raters_krippendorff_alpha_interval: {
    sentence: 'Alpha de Krippendorff où deux catégories sont aussi éloignées que leurs nombres.',
    note: 'Où une catégorie n’est pas un nombre, aussi éloignées que leurs places dans la liste.',
  },
  light_kappa: {
    sentence: 'Moyenne du kappa de Cohen sur toutes les paires d’évaluateurs.',
    note: 'Chaque paire sur les éléments que les deux ont évalués. Non défini si une paire n’en a pas.',
  },

  // Ranked lists.
  f1_at_k: {
    sentence: 'Moyenne harmonique de la précision et du rappel parmi les k premiers éléments.',
  },
  hit_at_k: {
    sentence: '1 si au moins un des k premiers éléments est pertinent, sinon 0.',
  },
  r_precision: {
    sentence:
      'Précision parmi autant d’éléments en tête qu’il y en a de pertinents : précision et rappel y sont égaux.',
  },
  reciprocal_rank: {
    sentence: '1 divisé par le rang du premier élément pertinent ; 0 s’il n’y en a pas.',
  },
  dcg_exponential: {
    sentence:
      'Gain cumulé actualisé avec 2^rel − 1 pour la pertinence rel d’un élément : les très pertinents comptent davantage.',
    note: 'Égal au gain linéaire si la pertinence vaut 0 ou 1.',
  },
  ndcg_exponential: {
    sentence: 'Gain cumulé actualisé avec 2^rel − 1, divisé par celui du meilleur ordre : 1 est l’idéal.',
  },
  interpolated_average_precision_101: {
    sentence: 'Moyenne de la précision interpolée à 101 niveaux de rappel : 0, 0,01, …, 1.',
    note: 'pycocotools la calcule pour COCO, sur 100 détections par image au plus, et en fait aussi la moyenne sur les recouvrements.',
  },
  mean_interpolated_average_precision_101: {
    sentence: 'Moyenne, sur les classes, de la précision moyenne interpolée à 101 niveaux.',
  },
  map_50: {
    sentence: 'Moyenne sur les classes de la précision moyenne de COCO ; la détection doit recouvrir son objet à 0,5.',
  },
  map_75: {
    sentence: 'Moyenne sur les classes de la précision moyenne de COCO ; la détection doit recouvrir son objet à 0,75.',
  },
  map_50_95: {
    sentence: 'Moyenne du mAP à dix recouvrements : 0,5, 0,55, …, 0,95.',
    note: 'Chaque objet compte une fois, pour la détection la plus sûre qui le recouvre assez ; les boîtes n’ont pas de pixel en plus.',
  },
  mean_reciprocal_rank: {
    sentence: 'Moyenne, sur les requêtes, de 1 divisé par le rang du premier élément pertinent.',
  },
  mean_precision_at_k: {
    sentence: 'Moyenne, sur les requêtes, de la précision parmi les k premiers éléments.',
  },
  mean_recall_at_k: {
    sentence: 'Moyenne, sur les requêtes, du rappel parmi les k premiers éléments.',
  },
  mean_r_precision: {
    sentence: 'Moyenne de la R-précision sur les requêtes.',
  },
  hit_rate_at_k: {
    sentence: 'Part des requêtes qui ont un élément pertinent parmi les k premiers.',
  },
};

export const quantities: Record<ScoreQuantityId, string> = {
  // Points of the curves.
  score_true_positive: 'positifs prédits positifs au k-ième seuil',
  score_false_positive: 'négatifs prédits positifs au k-ième seuil',
  previous_true_positive: 'positifs prédits positifs au seuil précédent',
  previous_false_positive: 'négatifs prédits positifs au seuil précédent',
  positives: 'tous les cas positifs',
  negatives: 'tous les cas négatifs',
  group_cases: 'cas d’un seul et même score',
  threshold_value: 'k-ième seuil : le k-ième des scores distincts, le plus positif en premier',
  true_positive_at_threshold: 'positifs prédits positifs au seuil t',
  false_positive_at_threshold: 'négatifs prédits positifs au seuil t',
  true_positive_at: 'positifs prédits positifs au seuil t',
  false_positive_at: 'négatifs prédits positifs au seuil t',
  threshold_at: 'seuil à partir duquel un score est prédit positif',
  best_informedness: 'endroit de la courbe où l’informativité est maximale',
  largest_gap: 'endroit du plus grand écart entre taux de vrais et de faux positifs',
  closest_to_corner: 'endroit de la courbe ROC le plus proche du coin idéal',
  best_f1: 'endroit de la courbe où F1 est maximal',
  best_accuracy: 'endroit de la courbe où l’exactitude est maximale',
  best_sensitivity: 'endroit de la plus grande sensibilité à la spécificité exigée',
  best_specificity: 'endroit de la plus grande spécificité à la sensibilité exigée',
  best_recall: 'endroit du plus grand rappel à la précision exigée',
  best_precision: 'endroit de la plus grande précision au rappel exigé',
  decision_cell: 'cas de la classe i attribués à la classe j au seuil t',
  threshold: 'seuil choisi',
  precision_k: 'précision au k-ième seuil',
  previous_precision: 'précision au seuil précédent',
  interpolated_precision: 'plus grande précision à rappel égal ou supérieur',
  expected_precisions: 'ce que la k-ième marche ajoute à la somme des précisions, en moyenne sur les ordres de ses cas',
  interpolated_precision_at: 'plus grande précision à rappel égal ou supérieur à celui du seuil t',
  relevance: 'pertinence de l’élément de rang r',
  hits_to_rank: 'éléments pertinents jusqu’au rang r',
  best_precision_from_rank: 'plus haute précision au rang r ou au-delà',
  ideal_relevance: 'pertinence de l’élément de rang r dans la meilleure liste',
  relevant_count: 'nombre d’éléments pertinents, trouvés ou non',
  list_cut: 'combien des premiers éléments comptent : tous, si k n’est pas fixé',
  hits_in_top: 'éléments pertinents parmi les k premiers',
  hits_among_relevant: 'éléments pertinents parmi les R premiers',
  first_hit: 'rang du premier élément pertinent',
  defined_queries: 'nombre de requêtes qui ont une valeur',
  list_rank: 'rang de l’élément, à partir de 1',
  item_is_relevant: '1 si l’élément de rang r est pertinent, sinon 0',
  query_average_precision: 'précision moyenne de la requête i',
  query_interpolated_average_precision_101: 'précision moyenne interpolée de la liste i',
  mean_precision_at_overlap: 'mAP si les détections doivent recouvrir un objet à t',
  query_precision_at_k: 'précision parmi les k premiers de la requête i',
  query_recall_at_k: 'rappel parmi les k premiers de la requête i',
  query_hit_at_k: '1 si l’un des k premiers est pertinent, sinon 0, de la requête i',
  query_r_precision: 'R-précision de la requête i',
  query_reciprocal_rank: 'rang réciproque de la requête i',
  first_count: 'combien de fois l’issue i a été comptée dans p',
  second_count: 'combien de fois l’issue i a été comptée dans q',
  first_share: 'probabilité de l’issue i',
  second_share: 'probabilité de l’issue i dans la seconde distribution',
  outcome_count: 'nombre d’issues',
  paired_items: 'nombre d’éléments qui ont au moins deux évaluations',
  category_count: 'nombre de catégories',
  pairable_ratings: 'évaluations des éléments qui en ont au moins deux',
  rater_pair_count: 'nombre de paires d’évaluateurs',
  item_agreement: 'part des paires d’évaluations de l’élément m qui concordent',
  category_share: 'part de la catégorie i : la moyenne de ses parts dans les éléments',
  coincidences:
    'paires d’évaluations d’un élément qui sont les deux catégories, chacune divisée par les évaluations de l’élément moins une',
  coincidence_total: 'évaluations d’une catégorie parmi les éléments qui en ont au moins deux',
  rating_rank: 'rang moyen des évaluations d’une catégorie parmi toutes',
  rating_number: 'nombre d’une catégorie, ou sa place dans la liste où l’une d’elles n’est pas un nombre',
  pair_kappa: 'kappa de Cohen de la m-ième paire d’évaluateurs',
  recall_gain: 'gain de rappel au k-ième seuil : 0 là où il vaut la prévalence, 1 là où il vaut 1',
  previous_recall_gain: 'gain de rappel au seuil précédent, au moins 0',
  precision_gain: 'gain de précision au k-ième seuil : 0 là où elle vaut la prévalence, 1 là où elle vaut 1',
  previous_precision_gain: 'gain de précision au seuil précédent, ou là où celui de rappel vaut 0',
  precision_at_level: 'plus grande précision à un rappel d’au moins r',
  crossing_fpr: 'taux de faux positifs au dernier point où il ne dépasse pas le taux de faux négatifs',
  crossing_fnr: 'taux de faux négatifs en ce même point',
  next_fpr: 'taux de faux positifs au point suivant',
  next_fnr: 'taux de faux négatifs au point suivant',
  max_fpr: 'taux de faux positifs jusqu’auquel l’aire compte',
  cut_tpr: 'taux de vrais positifs en un point de la courbe ROC coupée en f',
  cut_fpr: 'taux de faux positifs en un point de la courbe ROC coupée en f',
  previous_cut_tpr: 'taux de vrais positifs au point précédent',
  previous_cut_fpr: 'taux de faux positifs au point précédent',
  hull_true_positive: 'vrais positifs en un sommet de l’enveloppe convexe',
  hull_false_positive: 'faux positifs en un sommet de l’enveloppe convexe',
  previous_hull_true_positive: 'vrais positifs au sommet précédent',
  previous_hull_false_positive: 'faux positifs au sommet précédent',
  hull_breakpoint:
    'coût d’un faux positif, en part de la somme des deux coûts, à partir duquel le sommet prend le relais du précédent',
  severity_ratio: 'rapport du coût d’un faux positif à celui d’un faux négatif',
  at_specificity: 'spécificité à atteindre',
  at_sensitivity: 'sensibilité à atteindre',
  at_precision: 'précision à atteindre',
  at_recall: 'rappel à atteindre',
  // The first k.
  k: 'combien comptent, à partir du premier',
  map_k: 'combien de cas comptent par classe',
  top_positives: 'positifs parmi les k premiers cas ; d’un groupe d’ex æquo coupé par k, leur proportion moyenne',
  top_k_hits: 'cas dont la classe réelle est parmi les k plus probables',
  top_hits: 'cas de la classe parmi les r premiers',
  top_relevant: '1 si le r-ième cas est de la classe, sinon 0',
  top_relevant_count: 'cas de la classe, sans dépasser le nombre de cas qui comptent',
  // Cases.
  case_score: 'score du cas m',
  case_truth: '1 si le cas m est positif, 0 s’il est négatif',
  case_weight: 'poids du cas m',
  total_weight: 'somme des poids de tous les cas',
  // Probabilities and classes.
  true_class_probability: 'probabilité donnée dans le cas m à sa classe réelle',
  class_probability: 'probabilité donnée dans le cas m à la classe k',
  is_class: '1 si le cas m est de la classe k, sinon 0',
  cumulative_probability: 'probabilité donnée dans le cas m aux classes jusqu’à j',
  cumulative_truth: '1 si la classe réelle du cas m est j ou la précède, sinon 0',
  class_size: 'cas de la classe',
  defined_pairs: 'nombre de paires de classes pour lesquelles l’aire est définie',
  pair_auc: 'AUC de la classe i contre la classe j, d’après la probabilité de i',
  pair_size: 'cas des deux classes',
  true_class_score: 'score de la classe réelle du cas m',
  rival_score: 'plus grand score d’une autre classe dans le cas m',
  cost_of_case: 'coût de la décision k pour le cas m',
  // Calibration.
  group_rate: 'proportion de positifs dans le groupe g',
  bin_cases: 'cas de la tranche b',
  bin_confident_cases: 'cas dont la classe prédite a une probabilité dans la tranche b',
  bin_positives: 'positifs de la tranche b',
  bin_probability: 'somme des probabilités dans la tranche b',
  bin_correct: 'prédictions justes dans la tranche b',
  bin_confidence: 'somme des probabilités des classes prédites dans la tranche b',
  cases_predicted: 'cas prédits de la classe i',
  class_bin_correct: 'prédictions justes de la classe i dans la tranche b',
  class_bin_confidence: 'somme des probabilités de la classe i, là où elle est prédite, dans la tranche b',
  top_label_gap: 'écarts des prédictions de la classe i, en cas, sur toutes les tranches',
  // Label sets.
  label_count: 'nombre d’étiquettes',
  label_true_positive: 'cas qui ont l’étiquette j et l’ont reçue',
  label_false_positive: 'cas qui n’ont pas l’étiquette j mais l’ont reçue',
  label_false_negative: 'cas qui ont l’étiquette j mais ne l’ont pas reçue',
  case_true_positive: 'étiquettes que le cas m a et a reçues',
  case_false_positive: 'étiquettes que le cas m n’a pas mais a reçues',
  case_false_negative: 'étiquettes que le cas m a mais n’a pas reçues',
  exact_match: '1 si l’ensemble d’étiquettes du cas m est exactement juste, sinon 0',
  label_size: 'cas qui ont l’étiquette j',
  // Ranking of labels.
  coverage: 'rang de la dernière étiquette vraie du cas m, compté depuis le haut',
  label_hits: 'étiquettes vraies du cas m dont le score est au moins celui de l’étiquette j',
  label_rank: 'étiquettes du cas m dont le score est au moins celui de l’étiquette j',
  misordered_pairs: 'paires d’une étiquette vraie et d’une fausse du cas m où la vraie n’a pas le score le plus élevé',
  relevant_labels: 'nombre d’étiquettes du cas m',
  is_relevant: '1 si le cas m a l’étiquette j, sinon 0',
  top_label_wrong: '1 si le cas m n’a pas l’étiquette de son score le plus élevé, sinon 0',
  gain: '1 si l’étiquette au rang r est vraie, sinon 0, en moyenne sur les ex æquo',
  rank: 'place dans l’ordre des scores, à partir de 1',
  ideal_gain: '1 si une étiquette au rang r serait vraie dans le meilleur ordre, sinon 0',
  case_auc: 'AUC des étiquettes du cas m',
  case_average_precision: 'précision moyenne des étiquettes du cas m',
  // Intervals of the AUC.
  positive_placement: 'proportion des négatifs que devance un positif de k-ième score, ex æquo pour moitié',
  negative_placement: 'proportion des positifs qui devancent un négatif de k-ième score, ex æquo pour moitié',
  case_positive_placement: 'proportion des négatifs que devance le cas m, ex æquo pour moitié',
  case_negative_placement: 'proportion des positifs qui devancent le cas m, ex æquo pour moitié',
  placement_variance_positives: 'variance des proportions de négatifs que devance chaque positif',
  placement_variance_negatives: 'variance des proportions de positifs qui devancent chaque négatif',
  rival_positive_placement: 'proportion des négatifs que devance le cas m dans le second modèle, ex æquo pour moitié',
  rival_negative_placement: 'proportion des positifs qui devancent le cas m dans le second modèle, ex æquo pour moitié',
  hanley_q1: 'probabilité que deux positifs devancent tous deux un négatif, déduite de l’AUC',
  hanley_q2: 'probabilité qu’un positif devance deux négatifs, déduite de l’AUC',
  rival_roc_auc: 'aire sous la courbe ROC du second modèle',
  rival_auc_variance: 'variance de l’aire du second modèle',
  auc_difference_standard_error: 'erreur type de la différence des aires',
  class_calibration_error: 'erreur de calibration attendue de la classe i contre toutes les autres',
  average_precision_at_k_class: 'précision moyenne de la classe i sur ses K premiers cas',
  false_per_true: 'faux positifs par vrai positif, du point précédent à celui-ci',
  crossing: 'endroit du dernier point où le taux de faux positifs ne dépasse pas le taux de faux négatifs',
  class_weighted: 'poids du cas multiplié par le poids de sa classe',
  total_class_weight: 'somme de ces poids ; sans poids, le nombre de cas',
  label_cell: 'cas selon qu’ils ont l’étiquette j et qu’elle a été prédite',
  label_precision: 'précision de l’étiquette j',
  case_precision: 'précision d’un cas sur ses étiquettes',
  label_recall: 'rappel de l’étiquette j',
  case_recall: 'rappel d’un cas sur ses étiquettes',
  label_f1: 'F1 de l’étiquette j',
  case_f1: 'F1 d’un cas sur ses étiquettes',
  label_f_beta: 'F-bêta de l’étiquette j',
  case_f_beta: 'F-bêta d’un cas sur ses étiquettes',
  label_jaccard: 'indice de Jaccard de l’étiquette j',
  case_jaccard: 'indice de Jaccard d’un cas sur ses étiquettes',
  label_roc_auc: 'aire sous la courbe ROC de l’étiquette j',
  label_average_precision: 'précision moyenne de l’étiquette j',
  h_first_parameter: 'premier paramètre de la loi bêta des coûts',
  h_second_parameter: 'second paramètre de la loi bêta des coûts',
  h_severity_parameter: 'second paramètre de la loi bêta des coûts, tiré du rapport de gravité',
  h_loss: 'perte minimale attendue avec ces scores, en cas',
  h_null_loss: 'perte minimale attendue sans scores, en cas',
  h_loss_beta22: 'perte minimale attendue avec ces scores et des coûts Bêta(2, 2), en cas',
  h_null_loss_beta22: 'perte minimale attendue sans scores et avec des coûts Bêta(2, 2), en cas',
  h_loss_severity_ratio: 'perte minimale attendue avec ces scores et le rapport de gravité, en cas',
  h_null_loss_severity_ratio: 'perte minimale attendue sans scores et avec le rapport de gravité, en cas',
  positive_weight: 'poids du cas positif',
  negative_weight: 'poids du cas négatif',
  // Decisions.
  loss: 'perte de l’action a quand l’état est h',
  posterior_of_state: 'probabilité a posteriori de l’état h',
  posterior_of_class: 'probabilité a posteriori de la classe y',
  largest_posterior: 'plus grande probabilité a posteriori de l’observation',
  prior_of_state: 'probabilité a priori de l’état h',
  likelihood: 'probabilité de l’observation quand l’état est h',
  observation_probability: 'probabilité de l’observation, quel que soit l’état',
  observation_count: 'nombre d’observations',
  best_action: 'place de l’action de plus petit risque',
  chosen_action: 'action qui peut être choisie',
  most_probable: 'place de la classe de plus grande probabilité a posteriori',
  chosen_class: 'classe qui peut être choisie',
  rejection: 'rejet au lieu d’une classe',
  reject_loss: 'perte d’un rejet',
  error_loss: 'perte d’une erreur',
  is_rejected: '1 si la plus grande probabilité a posteriori ne dépasse pas le seuil, sinon 0',
  is_accepted: '1 si la plus grande probabilité a posteriori dépasse le seuil, sinon 0',
  accepted_and_wrong: '1 si l’observation est acceptée avec une autre classe que la classe réelle, sinon 0',
  rejection_margin: 'de combien la plus grande probabilité a posteriori dépasse le seuil',
  prior_positive: 'probabilité de la classe positive avant le test',
  test_sensitivity: 'probabilité d’un résultat positif dans la classe positive',
  test_specificity: 'probabilité d’un résultat négatif dans la classe négative',
  given_precision: 'précision donnée',
  given_recall: 'rappel donné',
  loss_00: 'coût de décider 0 quand 0 est vrai',
  loss_01: 'coût de décider 1 quand 0 est vrai (faux positif)',
  loss_10: 'coût de décider 0 quand 1 est vrai (faux négatif)',
  loss_11: 'coût de décider 1 quand 1 est vrai',
  cost_ratio: 'rapport du coût d’un faux négatif à celui d’un faux positif',
  value_h: 'une valeur possible',
  estimate: 'l’estimation',
  target_prior_0: 'proportion de la classe négative là où les scores seront utilisés',
  target_prior_1: 'proportion de la classe positive là où les scores seront utilisés',
  sample_prior_0: 'proportion de la classe négative dans ces données',
  sample_prior_1: 'proportion de la classe positive dans ces données',
};

/** Completes « non défini, car … ». */
export const undefinedReasons: Record<Extract<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'weights-given': 'n’existe que pour des cas sans poids',
  'not-reached': 'aucun seuil ne satisfait {term}',
};
