import type { Undefined } from '../../core/types/report.ts';
import type { Details, MetricText, QuantityId } from '../en/metrics.ts';
import type { MetricId } from '../en/names.ts';
import { plural } from '../plural.ts';

const counted = plural('fr');

export const metrics: Record<MetricId, MetricText> = {
  // Counts of one class.
  true_positive: {
    sentence: 'Cas de {class} prédits comme {class}.',
  },
  false_positive: {
    sentence: 'Cas d’autres classes prédits comme {class} : fausses alarmes.',
  },
  false_negative: {
    sentence: 'Cas de {class} prédits autrement : cas manqués.',
  },
  true_negative: {
    sentence: 'Cas d’autres classes non prédits comme {class}, quelle que soit l’autre classe prédite.',
    note: 'Toutes les cellules hors de la ligne et de la colonne de la classe. Certains polycopiés ne comptent que les autres cellules de la diagonale ; au-delà de deux classes, cela oublie les erreurs entre les autres classes.',
  },
  condition_positive: {
    sentence: 'Combien de cas de {class} il y a en réalité.',
    note: 'Le total de la ligne de la classe quand les lignes sont la vérité. Certains polycopiés intervertissent les formules des totaux de ligne et de colonne.',
  },
  condition_negative: {
    sentence: 'Combien de cas appartiennent à d’autres classes que {class}.',
  },
  predicted_positive: {
    sentence: 'Combien de cas ont été prédits comme {class}, à raison ou à tort.',
    note: 'Le total de la colonne de la classe quand les colonnes sont les prédictions.',
  },
  predicted_negative: {
    sentence: 'Combien de cas ont été prédits comme une autre classe que {class}.',
  },
  hamming_distance_class: {
    sentence: 'Erreurs au sujet de {class} : ses cas manqués, plus les cas qui lui ont été attribués à tort.',
  },
  prediction_excess: {
    sentence: 'Nombre de prédictions de {class} en trop par rapport à ses cas ; négatif s’il y en a trop peu.',
    note: '0 signifie que la classe est prédite aussi souvent qu’elle se présente, pas que les prédictions sont correctes.',
  },

  // Rates of one class.
  precision: {
    sentence: 'Parmi les cas prédits comme {class}, la proportion qui l’est vraiment.',
    note: 'Aussi : valeur prédictive positive ; « precision » en anglais. 0/0 si la classe n’est jamais prédite. À ne pas confondre avec l’exactitude (accuracy), que certains cours en français appellent aussi « précision ».',
  },
  recall: {
    sentence: 'Parmi les cas de {class}, la proportion qui a été retrouvée.',
    note: 'Aussi : sensibilité, taux de vrais positifs. C’est 1 − β, avec β le taux de faux négatifs. Certains polycopiés écrivent 1 − α, mais c’est la spécificité. 0/0 si la classe n’a aucun cas.',
  },
  specificity: {
    sentence: 'Parmi les cas des autres classes, la proportion qui n’a pas été prédite comme {class}.',
    note: 'Aussi : taux de vrais négatifs. C’est 1 − α, avec α le taux de faux positifs. 0/0 si tous les cas sont de la classe. Pour une classe rare, elle est élevée presque d’elle-même.',
  },
  negative_predictive_value: {
    sentence: 'Parmi les cas non prédits comme {class}, la proportion qui ne l’est effectivement pas.',
    note: '0/0 si tous les cas sont prédits comme la classe.',
  },
  false_positive_rate: {
    sentence: 'Parmi les cas des autres classes, la proportion prédite à tort comme {class}.',
    note: 'C’est α, le risque de première espèce : 1 − α est la spécificité, et non le rappel comme dans certains polycopiés. Le « taux de fausses alarmes » des météorologues (false alarm ratio) est autre chose : le taux de fausses découvertes.',
  },
  false_negative_rate: {
    sentence: 'Parmi les cas de {class}, la proportion manquée.',
    note: 'C’est β, le risque de deuxième espèce : 1 − β est le rappel (la puissance d’un test), et non le taux de vrais négatifs comme dans certains polycopiés.',
  },
  false_discovery_rate: {
    sentence: 'Parmi les cas prédits comme {class}, la proportion qui ne l’est pas.',
    note: '1 − précision. On divise par les prédictions de la classe ; pour le taux de faux positifs, par les cas des autres classes.',
  },
  false_omission_rate: {
    sentence: 'Parmi les cas non prédits comme {class}, la proportion qui lui appartient pourtant.',
    note: '1 − valeur prédictive négative.',
  },
  accuracy_class: {
    sentence: 'Proportion de cas où la réponse à une seule question est juste : {class} ou non ?',
    note: 'Les confusions entre les autres classes comptent ici comme justes : elle n’est donc jamais inférieure à l’exactitude globale, et elle est élevée pour toute classe rare.',
  },
  error_rate_class: {
    sentence: 'Proportion de cas où la réponse à une seule question est fausse : {class} ou non ?',
    note: 'α et β (taux de faux positifs et de faux négatifs), chacun pondéré par sa part des cas : α·(1 − π) + β·π, avec π la prévalence. Certains polycopiés écrivent α + β, ce qui est trop grand.',
  },
  balanced_accuracy_class: {
    sentence: 'Moyenne du rappel et de la spécificité de {class} ; le hasard donne 0,5.',
    note: 'PyCM l’appelle AUC : c’est l’aire sous une courbe ROC réduite à ce seul point. Non définie si la classe n’a aucun cas ou les a tous.',
  },
  prevalence: {
    sentence: 'Proportion de tous les cas qui appartiennent à {class}.',
  },
  predicted_prevalence: {
    sentence: 'Proportion de tous les cas qui ont été prédits comme {class}.',
  },
  detection_rate: {
    sentence: 'Proportion de tous les cas qui appartiennent à {class} et ont été prédits comme {class}.',
    note: 'On divise par tous les cas : il ne dépasse donc pas la prévalence. Le rappel divise par les cas de la classe.',
  },

  // F-scores and overlap.
  f1: {
    sentence: 'Précision et rappel de {class} en un seul nombre, faible dès que l’un des deux est faible.',
    note: 'Si rien n’a été retrouvé (TP = 0) alors qu’il y a des erreurs, la forme avec les comptages donne 0, tandis que 2PR/(P + R) donne 0/0. Les vrais négatifs n’interviennent pas.',
  },
  f0_5: {
    sentence: 'Précision et rappel de {class} en un seul nombre, qui privilégie la précision.',
    note: 'Quand une fausse alarme coûte plus cher qu’un cas manqué : un faux positif pèse quatre fois plus qu’un faux négatif.',
  },
  f2: {
    sentence: 'Précision et rappel de {class} en un seul nombre, qui privilégie le rappel.',
    note: 'Quand un cas manqué coûte plus cher qu’une fausse alarme : un faux négatif pèse quatre fois plus qu’un faux positif.',
  },
  f_beta: {
    sentence: 'Précision et rappel de {class} en un seul nombre ; plus β est grand, plus le rappel compte.',
    note: 'β vaut 1 sauf indication contraire, et c’est alors F1. β = 0 donne la précision, un β très grand le rappel. Le poids d’un faux négatif est β², et non β.',
  },
  jaccard: {
    sentence: 'Parmi les cas qui sont de {class} ou prédits comme {class}, la proportion qui est l’un et l’autre.',
    note: 'Donne le même ordre que F1 : J = F1/(2 − F1), donc jamais au-dessus de F1. 0/0 si la classe ne figure ni dans la vérité ni dans les prédictions.',
  },
  tversky_index: {
    sentence:
      'Recouvrement de la vérité et de la prédiction pour {class}, avec des poids au choix pour les cas manqués et les fausses alarmes.',
    note: 'Ici α pondère les faux négatifs et β les faux positifs, comme dans PyCM ; plusieurs pertes d’apprentissage profond les intervertissent. Sans autre indication, les deux valent 0,5, et c’est F1 ; avec 1 et 1, c’est Jaccard.',
  },
  g_measure: {
    sentence: 'Moyenne géométrique de la précision et du rappel de {class}.',
    note: 'Ce n’est pas la moyenne G, faite du rappel et de la spécificité. 0/0 si la classe n’a aucun cas ou n’est jamais prédite.',
  },
  g_mean: {
    sentence: 'Moyenne géométrique du rappel et de la spécificité de {class} ; 0 dès que l’un des deux est nul.',
    note: 'Non définie si la classe n’a aucun cas ou les a tous.',
  },
  adjusted_g_mean: {
    sentence: 'Moyenne G où la spécificité pèse d’autant plus que les cas hors de {class} sont nombreux.',
    note: 'Fixée à 0 si rien de la classe n’est retrouvé (rappel nul).',
  },
  adjusted_f_score: {
    sentence: 'Score F de {class} qui tient aussi compte des cas des autres classes reconnus comme tels.',
    note: 'Moyenne géométrique de F2 et d’un F0,5 où la classe et le reste ont échangé leurs rôles.',
  },
  p4: {
    sentence:
      'Précision, rappel, spécificité et valeur prédictive négative de {class} en un nombre, faible si l’un d’eux l’est.',
    note: 'C’est leur moyenne harmonique, qui ne change pas si l’on échange la classe et le reste. 0/0 si rien n’est juste, ou si tous les cas sont de vrais positifs ou tous de vrais négatifs.',
  },
  overlap_coefficient: {
    sentence: 'La plus grande des deux valeurs : précision ou rappel de {class}.',
    note: 'Il vaut déjà 1 quand l’un des deux ensembles (les cas de la classe, les cas prédits comme elle) contient l’autre.',
  },
  braun_blanquet: {
    sentence: 'La plus petite des deux valeurs : précision ou rappel de {class}.',
    note: '0 si l’un des deux seulement est 0/0 ; elle-même 0/0 si la classe ne figure ni dans la vérité ni dans les prédictions.',
  },

  // Skill of one class.
  informedness: {
    sentence: 'À quel point {class} est distinguée du reste, par rapport au hasard : 0 pour le hasard, 1 sans erreur.',
    note: 'Rappel + spécificité − 1. PyCM affiche le même nombre sous BM, Y et GI. Non définie si la classe n’a aucun cas ou les a tous.',
  },
  markedness: {
    sentence: 'À quel point une prédiction est fiable, {class} ou non : 0 pour le hasard, 1 sans erreur.',
    note: 'Précision + valeur prédictive négative − 1. C’est l’informativité de la matrice transposée.',
  },
  matthews_correlation_class: {
    sentence: 'Corrélation entre être de {class} et être prédit comme {class} : 1 sans erreur, 0 pour le hasard.',
    note: 'Non définie si une ligne ou une colonne du tableau 2×2 est vide ; scikit-learn donne alors 0. Avec deux classes, les deux ont la valeur globale, et |MCC| = √(χ²/n) pour χ² sans correction.',
  },
  cohen_kappa_class: {
    sentence: 'Accord sur {class} ou non, au-delà de ce que donnerait le hasard : 0 pour le hasard, 1 sans erreur.',
    note: 'Connu en météorologie comme score de Heidke (Heidke skill score) d’une prévision oui/non.',
  },
  yule_q: {
    sentence: 'Rapport des cotes de {class} ramené entre −1 et 1 : 0 signifie absence d’association.',
    note: 'Si TP et TN ne sont pas nuls, il vaut 1 dès qu’il n’y a pas de faux positifs ou pas de faux négatifs, même s’il reste beaucoup d’erreurs de l’autre sorte. PyCM ne donne alors aucune valeur.',
  },
  yule_y: {
    sentence: 'Comme Q, avec la racine du rapport des cotes de {class} : 0 sans association ; plus proche de 0 que Q.',
    note: 'Si TP et TN ne sont pas nuls, il vaut 1 dès qu’il n’y a pas de faux positifs ou pas de faux négatifs.',
  },
  gilbert_skill_score: {
    sentence: 'Indice de Jaccard de {class} sans les succès dus au hasard : 0 pour le hasard, 1 sans erreur.',
    note: 'Sa plus petite valeur possible est −1/3, et non −1.',
  },
  symmetric_extremal_dependence_index: {
    sentence:
      'Qualité de prédiction de {class} qui garde son sens pour une classe très rare : 0 pour le hasard, 1 si elle est parfaite.',
    note: 'Utilise les logarithmes du rappel, du taux de faux positifs et de leurs compléments : non défini si un taux vaut 0 ou 1. yardstick remplace alors ces taux par 1e-9 ou 1 − 1e-9.',
  },
  frequency_bias: {
    sentence:
      'Combien de fois {class} est prédite pour chaque fois où elle se présente : plus de 1, trop souvent ; moins de 1, trop rarement.',
    note: '1 ne signifie pas que les prédictions sont correctes : les erreurs des deux sortes peuvent se compenser.',
  },
  lift: {
    sentence:
      'Fréquence de {class} parmi les cas prédits comme {class}, divisée par sa fréquence dans l’ensemble : 1 pour le hasard.',
    note: 'Sa plus grande valeur possible est 1/prévalence : les lifts de classes de tailles différentes se comparent donc mal.',
  },
  index_of_balanced_accuracy: {
    sentence:
      'Rappel multiplié par la spécificité de {class}, relevé si le rappel est le plus grand des deux, sinon abaissé.',
    note: 'Le poids α vaut 1 sauf indication contraire, comme dans PyCM ; imbalanced-learn prend 0,1. Avec α = 1, c’est rappel × spécificité × (1 + rappel − spécificité).',
  },
  optimized_precision: {
    sentence: 'Exactitude un contre tous, moins une pénalité si {class} et le reste sont inégalement bien reconnus.',
    note: 'Fondée sur l’exactitude, malgré son nom. Non définie si le rappel et la spécificité sont tous deux nuls.',
  },
  individual_classification_success_index: {
    sentence: 'Précision plus rappel de {class}, moins 1 : 1 sans erreur, −1 si rien n’a été retrouvé.',
    note: 'Son zéro n’est pas le niveau du hasard : le hasard donne la prévalence plus la prévalence prédite, moins 1.',
  },
  aupr_single_point: {
    sentence: 'Moyenne simple de la précision et du rappel de {class}.',
    note: 'PyCM l’appelle AUPR, mais il n’y a aucune courbe. Tout prédire comme la classe donne plus de 0,5 même si la précision est presque nulle ; F1 ne récompense pas cela.',
  },

  // Diagnostic tests.
  positive_likelihood_ratio: {
    sentence: 'Facteur par lequel une prédiction de {class} multiplie la cote (odds) de {class} : 1 n’apprend rien.',
    note: 'Rappel divisé par le taux de faux positifs. Sans faux positifs, il croît sans limite et est donné ici comme non défini (scikit-learn : nan, PyCM : None).',
  },
  negative_likelihood_ratio: {
    sentence:
      'Facteur par lequel toute autre prédiction multiplie la cote (odds) de {class} : 1 n’apprend rien, 0 l’exclut.',
    note: 'Taux de faux négatifs divisé par la spécificité ; non défini si la spécificité est nulle.',
  },
  diagnostic_odds_ratio: {
    sentence:
      'Cote d’être prédit comme {class} pour ses propres cas, divisée par celle des autres cas : 1 pour le hasard.',
    note: 'LR+ divisé par LR−. La cote est p/(1 − p). Non défini sans faux positifs ou sans faux négatifs. Avec des erreurs des deux sortes et TN = 0, il vaut 0, là où PyCM ne donne aucune valeur.',
  },
  discriminant_power: {
    sentence:
      'À quel point {class} et le reste sont séparés, en échelle logarithmique : 0 pour le hasard, 3 est souvent jugé bon.',
    note: 'Avec des logarithmes népériens. PyCM prend la base 10, et sa valeur est 2,3 fois plus petite. Non défini si le rappel ou la spécificité vaut 0 ou 1.',
  },
  discriminant_power_log10: {
    sentence:
      'À quel point {class} et le reste sont séparés, en logarithmes de base 10 comme dans PyCM : 0 pour le hasard.',
    note: 'Pouvoir discriminant divisé par ln 10 ≈ 2,303. Le seuil usuel de 3 pour « bon » demande un rapport des cotes d’environ 231 en logarithmes népériens, mais d’environ 276 000 sur cette échelle.',
  },
  d_prime: {
    sentence:
      'De combien d’écarts types {class} et le reste seraient séparés sur une échelle normale : 0 pour le hasard.',
    note: 'Non défini si le rappel ou le taux de faux positifs vaut 0 ou 1. En psychologie, on ajoute alors souvent un demi-cas à chaque cellule ; ce n’est pas fait ici.',
  },
  net_benefit: {
    sentence:
      'Vrais positifs par cas, moins les faux positifs pondérés selon leur gravité : 0 si l’on ne prédit jamais {class}.',
    note: 'Le poids d’un faux positif est p/(1 − p), avec p la probabilité seuil, 0,5 sauf indication contraire : les deux comptent alors autant. PyCM demande directement le poids.',
  },
  prevalence_threshold: {
    sentence: 'Si {class} est plus rare que cette part des cas, la précision de ses prédictions chute rapidement.',
    note: 'Là où la courbure de la précision en fonction de la prévalence est maximale, à rappel et taux de faux positifs fixes. 0,5 si ces deux sont égaux et non nuls, là où (√(TPR·FPR) − FPR)/(TPR − FPR), équivalent ailleurs, est 0/0.',
  },
  number_needed_to_diagnose: {
    sentence: 'Combien de cas de {class} donnent une alarme de plus que le même nombre d’autres cas : 1 sans erreur.',
    note: 'L’inverse de l’informativité : infini (donné comme non défini) pour le hasard, négatif au-dessous. Ne dépend pas de la prévalence. L’inverse du marquage s’appelle nombre nécessaire pour prédire.',
  },

  // Information of one class.
  information_score: {
    sentence:
      'Information qu’une prédiction de {class} apporte en faveur de {class} : 0 aucune, négative si trompeuse.',
    note: 'Le logarithme du lift, en bits avec la base 2. Non défini si TP = 0, car log 0 n’est pas fini.',
  },

  // Chance agreement of one class.
  random_accuracy: {
    sentence:
      'Part des cas qui seraient de {class} et prédits comme {class} si les prédictions étaient distribuées au hasard.',
    note: 'Prévalence fois prévalence prédite. La somme sur les classes est le terme de hasard du kappa de Cohen.',
  },
  random_accuracy_unbiased: {
    sentence:
      'Accord dû au hasard sur {class} si vérité et prédictions avaient toutes deux la moyenne de leurs deux parts.',
    note: 'Le carré de cette part moyenne, donc jamais inférieur à l’autre accord dû au hasard. La somme sur les classes est le terme de hasard du pi de Scott.',
  },

  // Distances of one class.
  distance_index: {
    sentence: 'Distance du rappel et de la spécificité de {class} au point où les deux valent 1 : 0 sans erreur.',
    note: 'La plus grande valeur est √2 ≈ 1,41. Le hasard donne entre 0,71 et 1. Non définie si la classe n’a aucun cas ou les a tous.',
  },
  similarity_index: {
    sentence: 'Distance de {class} au coin idéal du plan ROC, ramenée à un score : 1 sans erreur, 0 si tout est faux.',
    note: 'Un moins la distance divisée par √2. Le hasard donne entre 0,29 et 0,5. Non définie si la classe n’a aucun cas ou les a tous.',
  },
  bray_curtis: {
    sentence:
      'Moitié de l’écart entre le nombre de prédictions de {class} et son nombre de cas, rapportée au nombre total de cas.',
    note: '0 signifie que la classe est prédite aussi souvent qu’elle se présente, pas que les prédictions sont correctes. La plus grande valeur est 0,5.',
  },

  // Confusion entropy of one class.
  confusion_entropy: {
    sentence:
      'Combien d’erreurs touchent {class}, et comment elles se répartissent entre les autres classes : 0 sans erreur.',
    note: 'Les erreurs dans les deux sens comptent. Au-delà de deux classes, 1 est le pire. Avec deux classes, elle peut atteindre 1,06, et quelques cas bien classés peuvent être jugés pires qu’aucun. Non définie pour une classe absente.',
  },
  modified_confusion_entropy: {
    sentence:
      'Entropie de confusion où les cas bien classés de {class} comptent une fois au lieu de deux : 0 sans erreur.',
    note: 'Proposée pour corriger l’entropie de confusion avec deux classes. La somme sur les deux classes reste alors dans [0, 1] ; la valeur d’une classe peut encore atteindre 1,06. Non définie pour une classe absente.',
  },

  // Values of one class in words.
  plr_interpretation: {
    sentence:
      'Un mot pour la force avec laquelle une prédiction de {class} plaide pour {class}, de « négligeable » à « bon ».',
    note: 'Bornes à 1, 5 et 10 pour LR+, d’après Raslich et al. (2007). Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  nlr_interpretation: {
    sentence:
      'Un mot pour la force avec laquelle toute autre prédiction plaide contre {class}, de « négligeable » à « bon ».',
    note: 'Bornes à 0,1 ; 0,2 et 0,5 pour LR−, dont les plus petites valeurs sont les bonnes, d’après Raslich et al. (2007). Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  dp_interpretation: {
    sentence: 'Un mot pour la façon dont {class} est distinguée du reste, de « médiocre » à « bon ».',
    note: 'Bornes à 1, 2 et 3, d’après Sokolova et al. (2006). Une convention, pas une loi : d’autres auteurs en fixent d’autres. Lu, comme dans PyCM, sur la valeur en base 10 ; ces bornes conviennent mieux à celle en logarithmes népériens, 2,3 fois plus grande.',
  },
  auc_interpretation: {
    sentence: 'Un mot pour l’exactitude équilibrée un contre tous de {class}, de « médiocre » à « excellent ».',
    note: 'PyCM appelle ce nombre AUC, l’aire sous une courbe ROC à un seul point, et place les bornes à 0,6 ; 0,7 ; 0,8 et 0,9. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  mcc_interpretation_class: {
    sentence: 'Un mot pour la corrélation entre être de {class} et être prédit comme {class}.',
    note: 'Bornes à 0,3 ; 0,5 ; 0,7 et 0,9, comme dans PyCM. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes. Toute valeur négative est dite négligeable, même −1, qui est l’exact opposé.',
  },
  yule_q_interpretation: {
    sentence: 'Un mot pour l’association entre être de {class} et être prédit comme {class}, d’après son Q de Yule.',
    note: 'Bornes à 0,25 ; 0,5 et 0,75, comme dans PyCM. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes. Toute valeur négative est dite négligeable, même −1, qui est l’exact opposé.',
  },

  // Averages over the classes.
  precision_macro: {
    sentence: 'Moyenne simple de la précision des classes : une classe rare compte autant qu’une classe fréquente.',
    note: 'Une classe jamais prédite donne 0/0 : elle entre comme 0 ou comme 1, ou est laissée de côté, au choix ; les bibliothèques diffèrent.',
  },
  precision_micro: {
    sentence: 'Précision calculée sur les comptages additionnés de toutes les classes : chaque cas a le même poids.',
    note: 'Avec une étiquette par cas, chaque erreur est un faux positif et un faux négatif : elle est donc égale à l’exactitude, au rappel micro et au F1 micro.',
  },
  precision_weighted: {
    sentence: 'Moyenne de la précision des classes, chacune pondérée par son nombre de cas réels.',
    note: 'Une classe jamais prédite donne 0/0 ; si elle est laissée de côté, les poids des autres sont ramenés à une somme de 1.',
  },
  recall_macro: {
    sentence: 'Moyenne simple du rappel des classes : une classe rare compte autant qu’une classe fréquente.',
    note: 'Égale à l’exactitude équilibrée si chaque classe a des cas. Une classe sans cas donne 0/0 : elle entre comme 0 ou 1, ou est laissée de côté, au choix ; l’exactitude équilibrée la laisse toujours de côté.',
  },
  recall_micro: {
    sentence: 'Rappel calculé sur les comptages additionnés de toutes les classes : chaque cas a le même poids.',
    note: 'Avec une étiquette par cas, il est égal à l’exactitude, à la précision micro et au F1 micro.',
  },
  recall_weighted: {
    sentence: 'Moyenne du rappel des classes, chacune pondérée par son nombre de cas réels.',
    note: 'Avec une étiquette par cas, elle est égale à l’exactitude : les poids se simplifient avec les dénominateurs.',
  },
  specificity_macro: {
    sentence: 'Moyenne simple de la spécificité des classes.',
    note: 'Avec beaucoup de classes, elle est élevée presque d’elle-même, car la plupart des cas sont de vrais négatifs pour chaque classe.',
  },
  specificity_micro: {
    sentence: 'Spécificité calculée sur les comptages additionnés de toutes les classes.',
    note: 'Avec une étiquette par cas, c’est 1 − taux d’erreur/(K − 1) : avec beaucoup de classes, elle est donc proche de 1 même pour un mauvais classifieur.',
  },
  specificity_weighted: {
    sentence: 'Moyenne de la spécificité des classes, chacune pondérée par son nombre de cas réels.',
  },
  negative_predictive_value_macro: {
    sentence: 'Moyenne simple de la valeur prédictive négative des classes.',
    note: 'Avec beaucoup de classes, elle est élevée presque d’elle-même, car la plupart des cas sont de vrais négatifs pour chaque classe.',
  },
  negative_predictive_value_micro: {
    sentence: 'Valeur prédictive négative calculée sur les comptages additionnés de toutes les classes.',
    note: 'Avec une étiquette par cas, elle est égale à la spécificité micro.',
  },
  negative_predictive_value_weighted: {
    sentence: 'Moyenne de la valeur prédictive négative des classes, chacune pondérée par son nombre de cas réels.',
  },
  false_positive_rate_macro: {
    sentence: 'Moyenne simple du taux de faux positifs des classes.',
    note: 'Avec beaucoup de classes, elle est basse presque d’elle-même, car la plupart des cas sont de vrais négatifs pour chaque classe. Une classe à laquelle appartiennent tous les cas donne 0/0 et est laissée de côté.',
  },
  false_positive_rate_micro: {
    sentence: 'Taux de faux positifs calculé sur les comptages additionnés de toutes les classes.',
    note: 'Avec une étiquette par cas, c’est taux d’erreur/(K − 1) : avec beaucoup de classes, il est donc proche de 0 même pour un mauvais classifieur.',
  },
  false_positive_rate_weighted: {
    sentence: 'Moyenne du taux de faux positifs des classes, chacune pondérée par son nombre de cas réels.',
    note: 'Une classe à laquelle appartiennent tous les cas donne 0/0 et est laissée de côté.',
  },
  false_negative_rate_macro: {
    sentence:
      'Moyenne simple de la part manquée de chaque classe : une classe rare compte autant qu’une classe fréquente.',
    note: 'Un moins l’exactitude équilibrée. Une classe sans cas donne 0/0 et est laissée de côté.',
  },
  false_negative_rate_micro: {
    sentence:
      'Taux de faux négatifs calculé sur les comptages additionnés de toutes les classes : chaque cas a le même poids.',
    note: 'Avec une étiquette par cas, il est égal au taux d’erreur.',
  },
  false_negative_rate_weighted: {
    sentence: 'Moyenne du taux de faux négatifs des classes, chacune pondérée par son nombre de cas réels.',
    note: 'Avec une étiquette par cas, elle est égale au taux d’erreur : les poids se simplifient avec les dénominateurs.',
  },
  false_discovery_rate_macro: {
    sentence: 'Moyenne simple de la part de fausses alarmes parmi les prédictions de chaque classe.',
    note: 'Une classe jamais prédite donne 0/0 et est laissée de côté.',
  },
  false_discovery_rate_micro: {
    sentence:
      'Taux de fausses découvertes sur les comptages additionnés de toutes les classes : chaque cas a le même poids.',
    note: 'Avec une étiquette par cas, il est égal au taux d’erreur.',
  },
  false_discovery_rate_weighted: {
    sentence: 'Moyenne du taux de fausses découvertes des classes, chacune pondérée par son nombre de cas réels.',
    note: 'Une classe jamais prédite donne 0/0 et est laissée de côté ; les poids des autres sont ramenés à une somme de 1.',
  },
  false_omission_rate_macro: {
    sentence: 'Moyenne simple du taux de fausses omissions des classes.',
    note: 'Avec beaucoup de classes, elle est basse presque d’elle-même, car la plupart des cas sont de vrais négatifs pour chaque classe. Une classe prédite pour tous les cas donne 0/0 et est laissée de côté.',
  },
  false_omission_rate_micro: {
    sentence: 'Taux de fausses omissions calculé sur les comptages additionnés de toutes les classes.',
    note: 'Avec une étiquette par cas, il est égal au taux de faux positifs micro, taux d’erreur/(K − 1).',
  },
  false_omission_rate_weighted: {
    sentence: 'Moyenne du taux de fausses omissions des classes, chacune pondérée par son nombre de cas réels.',
    note: 'Une classe prédite pour tous les cas donne 0/0 et est laissée de côté.',
  },
  f1_macro: {
    sentence: 'Moyenne simple du F1 des classes : une classe rare compte autant qu’une classe fréquente.',
    note: 'La moyenne des F1 des classes, comme dans scikit-learn et PyCM. D’autres prennent le F1 de la précision macro et du rappel macro, un autre nombre, donné ici comme F1 des moyennes macro.',
  },
  f1_micro: {
    sentence: 'F1 calculé sur les comptages additionnés de toutes les classes : chaque cas a le même poids.',
    note: 'Avec une étiquette par cas, il est égal à l’exactitude, tout comme la précision micro et le rappel micro.',
  },
  f1_weighted: {
    sentence: 'Moyenne du F1 des classes, chacune pondérée par son nombre de cas réels.',
    note: 'Elle n’est pas nécessairement comprise entre la précision pondérée et le rappel pondéré.',
  },
  f_beta_macro: {
    sentence: 'Moyenne simple du F-bêta des classes : une classe rare compte autant qu’une classe fréquente.',
  },
  f_beta_micro: {
    sentence: 'F-bêta calculé sur les comptages additionnés de toutes les classes : chaque cas a le même poids.',
    note: 'Avec une étiquette par cas, il est égal à l’exactitude, quel que soit β.',
  },
  f_beta_weighted: {
    sentence: 'Moyenne du F-bêta des classes, chacune pondérée par son nombre de cas réels.',
  },
  jaccard_macro: {
    sentence:
      'Moyenne simple de l’indice de Jaccard des classes : une classe rare compte autant qu’une classe fréquente.',
    note: 'En segmentation d’images, on l’appelle IoU moyen (mean IoU).',
  },
  jaccard_micro: {
    sentence:
      'Indice de Jaccard calculé sur les comptages additionnés de toutes les classes : chaque cas a le même poids.',
    note: 'Avec une étiquette par cas, c’est exactitude/(2 − exactitude), donc moins que l’exactitude, sauf si celle-ci vaut 0 ou 1.',
  },
  jaccard_weighted: {
    sentence: 'Moyenne de l’indice de Jaccard des classes, chacune pondérée par son nombre de cas réels.',
  },
  jaccard_sum: {
    sentence:
      'Somme des indices de Jaccard de toutes les classes : elle atteint le nombre de classes si tout est juste.',
    note: 'La première des deux valeurs que PyCM affiche sous Overall J ; la seconde est leur moyenne. Non comparable entre des problèmes au nombre de classes différent.',
  },
  f1_of_macro_averages: {
    sentence: 'Moyenne harmonique de la précision macro et du rappel macro.',
    note: 'Certains polycopiés l’appellent F1 macro, mais presque toutes les bibliothèques prennent la moyenne des F1, jamais plus grande si aucune classe n’est écartée. 2PR/(P⁻¹ + R⁻¹) est une coquille pour 2/(P⁻¹ + R⁻¹).',
  },
  g_mean_overall: {
    sentence: 'Racine du produit des rappels de toutes les classes : 0 dès qu’une classe n’est jamais reconnue.',
    note: 'Seulement sur les classes qui ont des cas.',
  },
  accuracy_class_macro: {
    sentence:
      'Moyenne, sur les classes, de la part des cas où la réponse à une question est juste : cette classe ou non ?',
    note: 'Avec une étiquette par cas, c’est 1 − 2·(1 − exactitude)/K : avec beaucoup de classes, elle est donc proche de 1 même pour un mauvais classifieur. Certains textes l’appellent exactitude moyenne.',
  },
  error_rate_class_macro: {
    sentence:
      'Moyenne, sur les classes, de la part des cas où la réponse à une question est fausse : cette classe ou non ?',
    note: 'Avec une étiquette par cas, c’est 2/K fois le taux d’erreur, puisque chaque erreur est un faux négatif et un faux positif. Certains textes l’appellent simplement taux d’erreur.',
  },
  informedness_macro: {
    sentence: 'Moyenne simple de l’informativité des classes : 0 pour le hasard, 1 sans erreur.',
    note: 'C’est le j_index de yardstick en moyenne macro. L’informativité multiclasse de Powers pondère plutôt les classes par leur part des prédictions. Les classes sans cas sont laissées de côté.',
  },
  aunu_labels: {
    sentence:
      'Moyenne simple, sur les classes, de l’exactitude équilibrée un contre tous : 0,5 pour le hasard, 1 sans erreur.',
    note: 'AUNU dans PyCM ; avec des probabilités, ce nom désigne la moyenne des aires sous les courbes ROC, un autre nombre. Au-delà de deux classes, elle diffère de l’exactitude équilibrée ; yardstick la donne pour celle-ci.',
  },
  aunp_labels: {
    sentence:
      'Moyenne de l’exactitude équilibrée un contre tous, pondérée par le nombre de cas réels : 0,5 pour le hasard.',
    note: 'AUNP dans PyCM. Avec des probabilités, ce nom désigne la moyenne pondérée par l’effectif des aires sous les courbes ROC, un autre nombre.',
  },
  classification_success_index: {
    sentence: 'Moyenne, sur les classes, de précision plus rappel moins 1 : 1 sans erreur, −1 si rien n’est juste.',
    note: 'Son sigle CSI désigne aussi le critical success index des météorologues, qui est l’indice de Jaccard. Son zéro n’est pas le niveau du hasard.',
  },

  // The matrix and its size.
  confusion_matrix: {
    sentence: 'Combien de cas de chaque classe réelle ont été prédits comme chaque classe.',
    note: 'Ici, les lignes sont la vérité et les colonnes les prédictions. Certains polycopiés, ainsi que caret dans R, mettent les prédictions en lignes : bien regarder le nom des axes.',
  },
  confusion_matrix_row_normalized: {
    sentence: 'Classes prédites des cas de chaque classe réelle, en proportions ; la diagonale contient les rappels.',
    note: 'Une ligne sans cas est 0/0 ; scikit-learn la remplit de zéros.',
  },
  confusion_matrix_column_normalized: {
    sentence:
      'Classes réelles des cas de chaque classe prédite, en proportions ; la diagonale contient les précisions.',
    note: 'Une colonne sans cas est 0/0 ; scikit-learn la remplit de zéros.',
  },
  joint_distribution: {
    sentence: 'Part de tous les cas dans chaque cellule ; la somme de toutes les parts vaut 1.',
  },
  sample_size: {
    sentence: 'Combien de cas il y a en tout.',
    note: 'La somme des poids si les cas sont pondérés. À vérifier en premier : un N erroné fausse toutes les proportions.',
  },
  report_solutions: {
    sentence:
      'Combien de choix des vrais positifs et des prédictions de toutes les classes donnent les chiffres imprimés.',
    note: '1 signifie que le rapport détermine les effectifs. Avec plus de décimales, moins de choix conviennent.',
  },
  class_count: {
    sentence: 'Combien de classes il y a, y compris celles qui n’ont aucun cas.',
  },
  mean_predictions_per_class: {
    sentence: 'Combien de prédictions chaque classe reçoit en moyenne : nombre de cas divisé par nombre de classes.',
    note: 'Cela ne dit pas si elles sont justes.',
  },
  correct_count: {
    sentence: 'Combien de cas sont bien prédits : la somme de la diagonale.',
  },
  error_count: {
    sentence: 'Combien de cas sont mal prédits : tout ce qui est hors de la diagonale.',
  },

  // Accuracy.
  accuracy: {
    sentence: 'Proportion de cas bien prédits.',
    note: 'L’« accuracy » anglaise ; certains cours en français l’appellent « précision », nom réservé ici à une autre métrique. Si les classes sont inégales, la comparer au taux sans information : répondre toujours la classe la plus fréquente.',
  },
  error_rate: {
    sentence: 'Proportion de cas mal prédits.',
    note: 'Avec deux classes, c’est α·(1 − π) + β·π, avec π la prévalence, et non α + β comme dans certains polycopiés. Le hamming_loss de scikit-learn donne le même nombre avec une étiquette par cas.',
  },
  balanced_accuracy: {
    sentence: 'Rappel moyen des classes : toutes comptent autant ; le hasard donne 1 divisé par le nombre de classes.',
    note: 'Les classes sans cas sont toujours laissées de côté, comme dans scikit-learn. yardstick fait la moyenne des (rappel + spécificité)/2 des classes, qui diffère au-delà de deux classes.',
  },
  balanced_accuracy_adjusted: {
    sentence: 'Exactitude équilibrée sur une échelle où 0 est ce que donne le hasard et 1 l’absence d’erreur.',
    note: 'Avec deux classes, c’est l’informativité. Seules les classes qui ont des cas sont comptées.',
  },
  class_balance_accuracy: {
    sentence: 'Moyenne, sur les classes, de la plus petite des deux valeurs, précision ou rappel.',
    note: 'Une classe absente seulement de la vérité ou seulement des prédictions compte comme 0 ; absente des deux, elle est laissée de côté (PyCM ne donne alors aucune valeur).',
  },
  no_information_rate: {
    sentence:
      'Exactitude obtenue en répondant toujours la classe la plus fréquente : ce qu’un classifieur doit dépasser.',
  },
  accuracy_p_value: {
    sentence:
      'Probabilité d’au moins autant de prédictions justes si l’exactitude réelle était le taux sans information.',
    note: 'Test binomial exact unilatéral, pour des effectifs entiers seulement. PyCM soustrait de 1, ce qui fait perdre tous les chiffres des petites valeurs.',
  },

  // Chance agreement.
  overall_random_accuracy: {
    sentence: 'Part des cas en accord si les prédictions gardaient leurs totaux mais étaient distribuées au hasard.',
    note: 'Le p_e du kappa de Cohen.',
  },
  overall_random_accuracy_unbiased: {
    sentence:
      'Part des cas en accord si vérité et prédictions étaient tirées selon la moyenne de leurs proportions des classes.',
    note: 'Le p_e du pi de Scott. Jamais inférieur au p_e du kappa de Cohen.',
  },

  // Agreement.
  cohen_kappa: {
    sentence:
      'Accord au-delà de ce que donnent par hasard les proportions des classes des deux côtés : 0 pour le hasard, 1 s’il est parfait.',
    note: 'Il peut être faible malgré une exactitude élevée quand une classe est très fréquente, car le hasard est alors souvent en accord. 0/0 si vérité et prédictions ne contiennent qu’une seule et même classe.',
  },
  cohen_kappa_linear: {
    sentence: 'Kappa pour des classes ordonnées : une erreur compte selon le nombre de rangs d’écart.',
    note: 'Seulement pour des classes dont l’ordre a un sens : un autre ordre donne une autre valeur. Avec deux classes, c’est le kappa simple.',
  },
  cohen_kappa_quadratic: {
    sentence: 'Kappa pour des classes ordonnées : une erreur compte selon le carré du nombre de rangs d’écart.',
    note: 'Seulement pour des classes dont l’ordre a un sens : un autre ordre donne une autre valeur. Avec deux classes, c’est le kappa simple.',
  },
  cohen_kappa_weighted: {
    sentence: 'Kappa où chaque sorte d’erreur compte selon le poids fixé.',
    note: 'Demande une table de poids de désaccord à diagonale nulle. Certains textes utilisent plutôt des poids d’accord, avec des uns sur la diagonale.',
  },
  kappa_max: {
    sentence: 'Le plus grand kappa de Cohen que permettent ces totaux par classe de la vérité et des prédictions.',
    note: 'Inférieur à 1 dès que vérité et prédictions ont des totaux différents. Certains auteurs donnent le kappa en fraction de ce maximum. 0/0 si vérité et prédictions ne contiennent qu’une seule et même classe.',
  },
  kappa_no_prevalence: {
    sentence: 'Exactitude étirée sur une échelle de −1 à 1 : 0 si la moitié des cas est bien classée.',
    note: 'Avec deux classes, c’est PABAK, égal au S de Bennett. Au-delà, une moitié de cas bien classés n’est pas le niveau du hasard : la forme à utiliser est alors le S de Bennett.',
  },
  scott_pi: {
    sentence:
      'Accord au-delà du hasard, d’après les proportions des classes de la vérité et des prédictions réunies : 0 pour le hasard.',
    note: 'Jamais supérieur au kappa de Cohen, et égal à lui si vérité et prédictions ont les mêmes proportions des classes.',
  },
  bennett_s: {
    sentence:
      'Accord au-delà d’un hasard qui choisit toutes les classes à égalité : 0 pour le hasard, 1 pour un accord parfait.',
    note: 'Ne dépend que de l’exactitude et du nombre de classes : ajouter une classe qui n’apparaît jamais l’augmente.',
  },
  gwet_ac1: {
    sentence:
      'Accord au-delà du hasard qui reste élevé là où une classe fréquente fait chuter le kappa : 1 pour un accord parfait.',
    note: 'Son terme de hasard diminue à mesure qu’une classe domine ; celui du kappa augmente.',
  },
  krippendorff_alpha: {
    sentence: 'Part évitée du désaccord attendu par hasard : 0 pour le hasard, 1 pour un accord parfait.',
    note: 'Le pi de Scott avec une correction pour petits échantillons ; proche de lui quand les cas sont nombreux. Pour des effectifs entiers seulement.',
  },
  krippendorff_alpha_ordinal: {
    sentence:
      'Désaccord évité par rapport au hasard, pour des classes ordonnées : une erreur compte selon les étiquettes intercalées.',
    note: 'L’écart entre deux classes dépend du nombre d’étiquettes, réelles et prédites ensemble, des classes intermédiaires. Utilise l’ordre des classes, et des effectifs entiers seulement. 0 pour le hasard, 1 pour un accord parfait.',
  },
  krippendorff_alpha_interval: {
    sentence:
      'Désaccord évité par rapport au hasard, pour des classes ordonnées : une erreur compte selon le carré de ses rangs d’écart.',
    note: 'Les rangs 1, 2, 3… des classes servent de valeurs : des classes nommées 1, 2 et 10 sont donc aussi distantes d’un seul rang. Pour des effectifs entiers seulement. 0 pour le hasard, 1 pour un accord parfait.',
  },
  krippendorff_alpha_weighted: {
    sentence: 'Désaccord évité par rapport au hasard, où chaque sorte d’erreur compte selon le poids fixé.',
    note: 'Demande une table de poids de désaccord. PyCM met au carré la moyenne des deux parts de chaque cellule au lieu de multiplier les parts réunies : son weighted_alpha diffère ; irrCAC pour R donne la valeur d’ici.',
  },
  bangdiwala_b: {
    sentence: 'Part de l’aire d’un graphique d’accord qui est un accord exact : 1 pour un accord parfait.',
    note: 'Le graphique dessine un rectangle par classe, total de ligne sur total de colonne, et dedans le carré des cas bien classés.',
  },
  aickin_alpha: {
    sentence:
      'Part estimée de cas tranchés, où l’accord est forcé ; pour tous les autres, l’accord est laissé au hasard.',
    note: 'Trouvé en répétant une estimation jusqu’à stabilité ; non défini si elle ne se stabilise pas. PyCM s’arrête à une variation de 0,0001, sa valeur peut donc différer à la troisième décimale.',
  },

  // Confusion entropy.
  overall_confusion_entropy: {
    sentence: 'Combien il y a d’erreurs, et comment elles se répartissent entre les paires de classes : 0 sans erreur.',
    note: 'Au-delà de deux classes, 1 est le pire. Avec deux classes, elle peut atteindre 1,06, et quelques cas bien classés peuvent être jugés pires qu’aucun.',
  },
  overall_modified_confusion_entropy: {
    sentence: 'Entropie de confusion modifiée pour rester entre 0 (aucune erreur) et 1, même avec deux classes.',
    note: 'Les cas bien classés comptent une fois au lieu de deux dans les parts. Les poids des classes suivent une formule différente pour deux classes et pour davantage.',
  },

  // Correlation and association.
  matthews_correlation: {
    sentence:
      'Corrélation entre vérité et prédiction sur toute la matrice : 1 sans erreur, 0 est ce que donne le hasard.',
    note: 'MCC = 0 n’implique pas l’indépendance. Au-delà de deux classes, −1 n’est en général pas atteint ; |MCC| = √(χ²/n) vaut en 2×2, sans Yates. Non défini si vérité ou prédiction n’a qu’une classe ; scikit-learn : 0.',
  },
  chi_squared: {
    sentence: 'Écart de la matrice à l’indépendance de la vérité et de la prédiction : 0 est l’indépendance exacte.',
    note: 'Sans la correction de continuité de Yates. Les lignes et colonnes vides sont omises. Croît avec le nombre de cas ; des étiquettes systématiquement échangées le rendent grand aussi.',
  },
  chi_squared_p_value: {
    sentence: 'Probabilité d’un khi-deux au moins aussi grand si vérité et prédiction sont indépendantes.',
    note: 'Une approximation, grossière là où les effectifs théoriques sont inférieurs à environ 5. Non définie avec une seule ligne ou colonne non vide.',
  },
  chi_squared_df: {
    sentence:
      'Combien de cellules restent libres une fois fixés tous les totaux de ligne et de colonne : l’échelle du khi-deux.',
    note: 'Ne compte que les lignes et les colonnes qui ont des cas ; PyCM prend toujours (K − 1)².',
  },
  g_squared: {
    sentence:
      'Écart de la matrice à l’indépendance de la vérité et de la prédiction, par la vraisemblance : 0 est l’indépendance exacte.',
    note: 'Deux fois le nombre de cas, multiplié par l’information mutuelle en nats. Généralement proche du khi-deux si aucun effectif théorique n’est petit, et comparé à la même loi.',
  },
  g_squared_p_value: {
    sentence: 'Probabilité d’un G au moins aussi grand si vérité et prédiction sont indépendantes.',
    note: 'Une petite valeur p plaide contre l’indépendance ; ce n’est ni la probabilité de celle-ci, ni un signe que les étiquettes sont justes. Une approximation, grossière si des effectifs théoriques sont inférieurs à environ 5.',
  },
  fisher_exact_p_value: {
    sentence: 'Probabilité, si vérité et prédiction sont indépendantes, d’un tableau pas plus probable que celui-ci.',
    note: 'Pour deux classes, totaux fixés. Bilatérale comme dans R et SciPy ; doubler la valeur unilatérale donne un autre nombre. Une petite valeur p plaide contre l’indépendance, ce n’est pas la probabilité de celle-ci.',
  },
  phi_squared: {
    sentence: 'Khi-deux par cas : force de l’association, quel que soit le nombre de cas. 0 est l’indépendance.',
    note: 'Avec deux classes, c’est le carré de la corrélation de Matthews. Au-delà, il peut dépasser 1, jusqu’au plus petit des nombres de lignes et de colonnes ayant des cas, moins 1.',
  },
  cramers_v: {
    sentence:
      'Force de l’association de la vérité et de la prédiction : 0 est l’indépendance, 1 la plus forte possible.',
    note: 'Il ne dit pas si les étiquettes sont justes : les échanger systématiquement ne le change pas. Les lignes et colonnes vides ne comptent pas ; elles comptent dans PyCM.',
  },
  cramers_v_bias_corrected: {
    sentence:
      'V de Cramér sans l’excès que le hasard seul produit dans les petits échantillons : 0 est l’indépendance.',
    note: 'Peut valoir 0 là où le V simple n’est pas nul. torchmetrics donne cette forme sauf indication contraire, PyCM et SciPy la forme simple. Non défini avec une seule ligne ou colonne ayant des cas.',
  },
  tschuprow_t: {
    sentence:
      'Force de l’association de la vérité et de la prédiction : 0 est l’indépendance ; 1 exige autant de lignes que de colonnes.',
    note: 'Égal au V de Cramér si autant de lignes que de colonnes ont des cas, sinon plus petit. Il ne dit pas si les étiquettes sont justes.',
  },
  pearson_contingency: {
    sentence:
      'Force de l’association de la vérité et de la prédiction : 0 est l’indépendance ; 1 n’est jamais atteint.',
    note: 'La plus grande valeur possible est √((k − 1)/k), avec k le plus petit des nombres de lignes et de colonnes ayant des cas : 0,71 pour deux, 0,82 pour trois. Ne pas comparer ainsi des tableaux de tailles différentes.',
  },
  lambda_true_given_predicted: {
    sentence: 'Part des erreurs commises en devinant la classe réelle qui est évitée si l’on connaît la prédiction.',
    note: 'Comparé au choix constant de la classe la plus fréquente. 0 n’implique pas l’indépendance.',
  },
  lambda_predicted_given_true: {
    sentence: 'Part des erreurs commises en devinant la classe prédite qui est évitée si l’on connaît la vérité.',
    note: 'Comparé au choix constant de la prédiction la plus fréquente. 0 n’implique pas l’indépendance.',
  },
  lambda_symmetric: {
    sentence:
      'Part des erreurs évitée en devinant la vérité d’après la prédiction et la prédiction d’après la vérité, prises ensemble.',
    note: 'Comparé au choix constant de la classe la plus fréquente. Il est compris entre les deux lambdas asymétriques. 0 n’implique pas l’indépendance.',
  },
  goodman_kruskal_tau_true: {
    sentence:
      'Part des erreurs, quand la classe réelle est tirée au hasard selon ses proportions, évitée si l’on connaît la prédiction.',
    note: 'Contrairement au lambda, il ne vaut 0 que sous l’indépendance. Il ne dit pas si les étiquettes sont justes.',
  },
  goodman_kruskal_tau_predicted: {
    sentence:
      'Part des erreurs, quand la prédiction est tirée au hasard selon ses proportions, évitée si l’on connaît la vérité.',
    note: 'Contrairement au lambda, il ne vaut 0 que sous l’indépendance. Il ne dit pas si les étiquettes sont justes.',
  },

  // Symmetry of the errors.
  bowker_statistic: {
    sentence: 'Inégalité des erreurs dans les deux sens, i pris pour j et j pris pour i : 0 est la symétrie.',
    note: 'La diagonale n’intervient pas. Sans correction de continuité ; R en applique une pour deux classes. Les paires de classes jamais confondues sont omises, là où R donne NaN. 0/0 sans erreurs.',
  },
  bowker_df: {
    sentence:
      'Combien de paires de classes sont confondues au moins une fois : l’échelle de la statistique de symétrie.',
    note: 'R prend toujours les K(K − 1)/2 paires.',
  },
  bowker_p_value: {
    sentence:
      'Probabilité d’une statistique au moins aussi grande si chaque paire est confondue aussi souvent dans les deux sens.',
    note: 'Une petite valeur p plaide contre la symétrie, ce n’est pas sa probabilité ; une grande ne veut pas dire peu d’erreurs. Avec deux classes, caret l’affiche avec correction de continuité. Grossière si les erreurs sont rares.',
  },

  // Ordered classes.
  ordinal_mae: {
    sentence: 'De combien de rangs, dans l’ordre des classes, une prédiction s’écarte en moyenne : 0 sans erreur.',
    note: 'Prend les classes dans l’ordre donné et tous les pas comme égaux. Avec deux classes, c’est le taux d’erreur.',
  },
  ordinal_mse: {
    sentence: 'Moyenne du carré du nombre de rangs d’écart : les erreurs lointaines comptent le plus. 0 sans erreur.',
    note: 'Prend les classes dans l’ordre donné et tous les pas comme égaux. Avec deux classes, c’est le taux d’erreur.',
  },
  ordinal_mae_macro: {
    sentence:
      'Rangs d’écart, moyennés d’abord par classe réelle : une classe rare compte autant qu’une classe fréquente.',
    note: 'Les classes sans cas sont laissées de côté. Prend tous les pas de l’ordre comme égaux.',
  },
  within_one_accuracy: {
    sentence: 'Part des cas prédits exactement ou à un seul rang près dans l’ordre des classes.',
    note: 'Avec deux classes, elle vaut toujours 1 ; avec trois, seules les confusions de la première et de la dernière comptent comme fausses.',
  },
  kendall_tau_b: {
    sentence:
      'Les classes plus hautes reçoivent-elles des prédictions plus hautes ? 1 : même ordre, 0 : aucune tendance, −1 : ordre inverse.',
    note: 'Compare des paires de cas, avec une correction des ex æquo. Il récompense le bon ordre, pas la bonne classe. 0/0 si la vérité ou les prédictions ne contiennent qu’une seule classe.',
  },
  goodman_kruskal_gamma: {
    sentence:
      'Parmi les paires ordonnées à la fois par la vérité et par la prédiction : part dans le même ordre moins part dans l’ordre inverse.',
    note: 'Écarte toutes les paires ex æquo : il n’est donc jamais plus proche de 0 que tau-b. Avec deux classes, c’est le Q de Yule. 0/0 si aucune paire n’est ordonnée par les deux.',
  },
  somers_d: {
    sentence:
      'Parmi les paires de cas de classes réelles différentes : part prédite dans le même ordre moins part dans l’ordre inverse.',
    note: 'Les paires de même prédiction restent au dénominateur. Échanger vérité et prédiction le change. Avec deux classes, c’est l’informativité. 0/0 s’il n’y a qu’une seule classe réelle.',
  },

  // Values in words.
  kappa_landis_koch: {
    sentence:
      'Un mot pour le kappa de Cohen, de « médiocre » à « presque parfait », sur l’échelle de Landis et Koch (1977).',
    note: 'Bornes à 0 ; 0,2 ; 0,4 ; 0,6 et 0,8. Les auteurs eux-mêmes les disent arbitraires ; d’autres auteurs fixent d’autres bornes.',
  },
  kappa_fleiss: {
    sentence: 'Un mot pour le kappa de Cohen, de « médiocre » à « excellent », sur l’échelle de Fleiss (1981).',
    note: 'Bornes à 0,4 et 0,75. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes. Le mot du milieu est celui de PyCM ; Fleiss écrivait « fair to good » (passable à bon).',
  },
  kappa_altman: {
    sentence: 'Un mot pour le kappa de Cohen, de « médiocre » à « très bon », sur l’échelle d’Altman (1991).',
    note: 'Bornes à 0,2 ; 0,4 ; 0,6 et 0,8. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  kappa_cicchetti: {
    sentence: 'Un mot pour le kappa de Cohen, de « médiocre » à « excellent », sur l’échelle de Cicchetti (1994).',
    note: 'Bornes à 0,4 ; 0,59 et 0,74, comme dans PyCM. Cicchetti donne 0,40–0,59 comme passable et 0,60–0,74 comme bon : 0,595 tombe entre ses mots. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  cramers_v_interpretation: {
    sentence: 'Un mot pour le V de Cramér, de « négligeable » à « très fort ».',
    note: 'Bornes à 0,1 ; 0,2 ; 0,4 ; 0,6 et 0,8, d’après Rea et Parker (1992). Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  mcc_interpretation: {
    sentence: 'Un mot pour le coefficient de corrélation de Matthews, de « négligeable » à « très fort ».',
    note: 'Bornes à 0,3 ; 0,5 ; 0,7 et 0,9, d’après Hinkle et al. (2003), conçues pour les corrélations en général, où les négatives sont nommées selon leur grandeur ; ici, comme dans PyCM, elles sont toutes négligeables. Une convention : d’autres en ont d’autres.',
  },
  lambda_true_interpretation: {
    sentence: 'Un mot pour la part des erreurs sur la classe réelle qui est évitée si l’on connaît la prédiction.',
    note: 'Bornes à 0,2 ; 0,4 ; 0,6 et 0,8, « parfait » seulement à 1 ; aucun mot à 0. Les mots sont ceux de PyCM. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  lambda_predicted_interpretation: {
    sentence: 'Un mot pour la part des erreurs sur la prédiction qui est évitée si l’on connaît la classe réelle.',
    note: 'Bornes à 0,2 ; 0,4 ; 0,6 et 0,8, « parfait » seulement à 1 ; aucun mot à 0. Les mots sont ceux de PyCM. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  krippendorff_interpretation: {
    sentence:
      'Si l’on peut se fier à des étiquettes avec cet alpha de Krippendorff : « bas », « provisoire » ou « élevé ».',
    note: 'Bornes à 0,667 et 0,8 : entre elles, Krippendorff (2004) n’accepte que des conclusions provisoires. Les mots sont ceux de PyCM. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },
  pearson_contingency_interpretation: {
    sentence: 'Un mot pour le coefficient de contingence de Pearson, de « non appréciable » à « fort ».',
    note: 'Bornes à 0,1 ; 0,2 et 0,3, comme dans PyCM, et aucun mot à 0. Une convention, pas une loi : d’autres auteurs fixent d’autres bornes.',
  },

  // Information.
  entropy_true: {
    sentence:
      'Incertitude a priori sur la classe réelle : 0 si c’est toujours la même, maximale si toutes sont également fréquentes.',
    note: 'En bits (base 2, sauf indication contraire), en nats (base e) ou en hartleys (base 10). Une classe sans cas ajoute 0, la limite de p·log p.',
  },
  entropy_predicted: {
    sentence:
      'Variété des prédictions : 0 si c’est toujours la même, maximale si toutes les classes sont prédites à la même fréquence.',
    note: 'Elle ne dit pas si elles sont justes. Une classe jamais prédite ajoute 0.',
  },
  joint_entropy: {
    sentence: 'Incertitude sur la vérité et la prédiction ensemble, prises comme un couple.',
    note: 'Jamais inférieure à l’une des deux entropies, ni supérieure à leur somme, qu’elle n’atteint que sous l’indépendance. Les cellules vides ajoutent 0.',
  },
  joint_entropy_terms: {
    sentence: 'Ce que chaque cellule ajoute à l’entropie conjointe : −p·log p, avec p sa part de tous les cas.',
    note: 'Les cellules vides ajoutent 0, la limite de p·log p. Le terme est maximal en p = 1/e ≈ 0,37 : la cellule la plus pleine n’ajoute donc pas forcément le plus.',
  },
  conditional_entropy_true_given_predicted: {
    sentence:
      'Incertitude moyenne qui reste sur la classe réelle une fois la prédiction connue : 0 s’il n’y en a plus.',
    note: 'Chaque effectif conjoint se divise par le total de ce qui est connu, ici celui de la prédiction ; certains polycopiés prennent l’autre.',
  },
  conditional_entropy_predicted_given_true: {
    sentence:
      'Incertitude moyenne qui reste sur la prédiction une fois la classe réelle connue : 0 s’il n’y en a plus.',
    note: 'La seule entropie conditionnelle que donne PyCM est celle-ci. Chaque effectif conjoint se divise par le total de ce qui est connu, ici celui de la classe réelle.',
  },
  mutual_information: {
    sentence: 'Ce que connaître la prédiction apprend sur la classe réelle, et inversement : 0 est l’indépendance.',
    note: 'scikit-learn donne des nats, PyCM des bits. Renommer les classes n’y change rien : un renommage bijectif garde tout H(Y), 1 bit pour deux classes équiprobables, et non environ 0,5 comme dans certains polycopiés. Une prédiction constante donne 0.',
  },
  mutual_information_terms: {
    sentence:
      'Ce que chaque cellule ajoute à l’information mutuelle : positif si plus pleine que sous l’indépendance, négatif si plus vide.',
    note: 'Des cellules peuvent être négatives ; leur somme ne l’est jamais. Les cellules vides ajoutent 0.',
  },
  variation_of_information: {
    sentence:
      'Information que vérité et prédictions ne partagent pas : 0 si elles sont identiques aux noms des classes près.',
    note: 'Une vraie distance, avec l’inégalité triangulaire. Ses deux termes peuvent valoir 0 ; certains polycopiés les disent strictement positifs. igraph donne des nats.',
  },
  normalized_variation_of_information: {
    sentence:
      'Part de l’entropie conjointe qui n’est pas partagée : 0 si identiques aux noms près, 1 est l’indépendance.',
    note: 'Divisée par l’entropie conjointe, comme dans aricode. D’autres divisent par log N ou par la somme des deux entropies ; nvi de mclustcomp diffère. 0/0 si vérité et prédictions sont constantes.',
  },
  normalized_information_distance: {
    sentence:
      'Part de la plus grande entropie qui n’est pas partagée : 0 si identiques aux noms près, 1 est l’indépendance.',
    note: 'Un moins l’information mutuelle divisée par la plus grande entropie. 0/0 si vérité et prédictions sont constantes.',
  },
  cross_entropy_marginals: {
    sentence: 'Surprise des classes réelles pour qui s’attend aux proportions des classes dans les prédictions.',
    note: 'Ne compare que la fréquence de chaque classe, pas cas par cas : ce n’est pas la perte logarithmique des probabilités. Infinie si une classe réelle n’est jamais prédite ; PyCM omet ce terme.',
  },
  kl_divergence: {
    sentence: 'Écart des proportions des classes dans les prédictions à celles de la vérité : 0 si elles sont égales.',
    note: 'Ne compare que la fréquence de chaque classe : 0 ne signifie pas que les prédictions sont justes. Non symétrique. Infinie si une classe réelle n’est jamais prédite (PyCM : None).',
  },
  kl_divergence_reverse: {
    sentence: 'Écart des proportions des classes dans la vérité à celles des prédictions : 0 si elles sont égales.',
    note: 'La divergence où vérité et prédiction sont échangées, en général un autre nombre. Infinie si l’on prédit une classe qui ne se présente jamais.',
  },
  jensen_shannon_divergence: {
    sentence:
      'Différence des proportions des classes entre vérité et prédictions : 0 si égales, 1 bit sans classe commune.',
    note: 'Symétrique et jamais infinie. SciPy renvoie sa racine carrée, la distance de Jensen-Shannon. Ne compare que la fréquence de chaque classe, pas cas par cas.',
  },
  relative_classifier_information: {
    sentence: 'Part de l’incertitude sur la classe réelle que la prédiction lève : 0 pour rien, 1 pour la totalité.',
    note: 'Égale à l’homogénéité, mais 0/0 s’il n’y a qu’une classe réelle. 1 ne veut pas dire que les étiquettes sont justes : les renommer n’y change rien. DescTools ajoute une petite constante aux cellules vides.',
  },
  uncertainty_coefficient_predicted: {
    sentence:
      'Part de l’incertitude sur la prédiction que lève la connaissance de la classe réelle : 0 pour rien, 1 pour la totalité.',
    note: 'Égal à la complétude, mais 0/0 s’il n’y a qu’une classe prédite.',
  },

  // Clustering: pairs of cases.
  rand_index: {
    sentence:
      'Part des paires de cas où vérité et prédiction s’accordent : ensemble dans les deux, ou séparées dans les deux.',
    note: 'Les noms des groupes n’importent pas, et il peut y en avoir plus que de classes. Élevé presque de lui-même avec beaucoup de groupes, la plupart des paires étant séparées dans les deux. 1 pour un seul cas.',
  },
  adjusted_rand_index: {
    sentence:
      'Accord sur les paires de cas, corrigé du hasard : 0 pour des groupes au hasard de ces tailles, 1 si identiques.',
    note: 'Les noms des groupes n’importent pas. Des partitions identiques donnent 1, même avec un seul groupe ou chaque cas isolé (PyCM : None). Négatif au-dessous du hasard, mais jamais sous −0,5.',
  },
  fowlkes_mallows: {
    sentence:
      'Moyenne géométrique de la précision et du rappel des paires : 1 si les groupes sont les mêmes, 0 sans paire ensemble dans les deux.',
    note: '0/0 si l’une des partitions ne met aucune paire ensemble ; scikit-learn donne alors 0. Non corrigé du hasard.',
  },
  pair_confusion_matrix: {
    sentence:
      'Paires de cas : séparées ou ensemble dans la vérité (lignes), séparées ou ensemble dans la prédiction (colonnes).',
    note: 'Comme dans scikit-learn, une paire compte deux fois, une dans chaque ordre.',
  },
  pair_precision: {
    sentence: 'Parmi les paires de cas que la prédiction met ensemble, la proportion qui l’est dans la vérité.',
    note: '0/0 si chaque groupe prédit ne contient qu’un cas.',
  },
  pair_recall: {
    sentence: 'Parmi les paires de cas ensemble dans la vérité, la proportion que la prédiction met ensemble.',
    note: '0/0 si chaque classe réelle ne contient qu’un cas.',
  },
  pair_f1: {
    sentence: 'Précision et rappel des paires en un seul nombre, faible dès que l’un des deux est faible.',
    note: '0/0 si aucune paire n’est ensemble ni dans la vérité ni dans la prédiction.',
  },
  pair_jaccard: {
    sentence:
      'Parmi les paires de cas ensemble dans la vérité ou dans la prédiction, la proportion qui l’est dans les deux.',
    note: '0/0 si aucune paire n’est ensemble ni dans la vérité ni dans la prédiction.',
  },
  mirkin_metric: {
    sentence:
      'Deux fois le nombre de paires de cas où vérité et prédiction diffèrent : 0 si les groupes sont les mêmes.',
    note: 'Chaque paire discordante compte dans les deux ordres : N(N − 1) fois un moins l’indice de Rand. Croît avec le carré du nombre de cas.',
  },

  // Clustering: shared information.
  normalized_mutual_information_arithmetic: {
    sentence:
      'Information partagée divisée par la moyenne des deux entropies : 0 est l’indépendance, 1 les mêmes groupes.',
    note: 'La forme par défaut de scikit-learn (avant 0.22 : moyenne géométrique) ; aricode divise par la plus grande entropie. 1 si chacune n’a qu’un groupe, 0 si c’est le cas d’une seule. Non corrigée du hasard : plus de groupes donnent souvent plus.',
  },
  normalized_mutual_information_geometric: {
    sentence:
      'Information partagée divisée par la moyenne géométrique des deux entropies : 0 est l’indépendance, 1 les mêmes groupes.',
    note: 'La forme par défaut de scikit-learn avant la version 0.22. 1 si chacune n’a qu’un groupe, 0 si c’est le cas d’une seule. Non corrigée du hasard.',
  },
  normalized_mutual_information_min: {
    sentence:
      'Information partagée en part de la plus petite entropie : 1 dès qu’une partition ne fait que diviser l’autre.',
    note: 'Chaque cas isolé obtient donc 1. 1 aussi si chacune n’a qu’un groupe, 0 si c’est le cas d’une seule. Non corrigée du hasard.',
  },
  normalized_mutual_information_max: {
    sentence: 'Information partagée en part de la plus grande entropie : 0 est l’indépendance, 1 les mêmes groupes.',
    note: 'La forme par défaut d’aricode ; scikit-learn prend la moyenne arithmétique. 1 si chacune n’a qu’un groupe, 0 si c’est le cas d’une seule. Non corrigée du hasard.',
  },
  normalized_mutual_information_joint: {
    sentence: 'Information partagée en part de l’entropie conjointe : 0 est l’indépendance, 1 les mêmes groupes.',
    note: 'La plus petite des formes normalisées. 1 si chacune n’a qu’un groupe, 0 si c’est le cas d’une seule. Non corrigée du hasard.',
  },
  expected_mutual_information: {
    sentence: 'Information mutuelle que partagent en moyenne des partitions au hasard de groupes de mêmes tailles.',
    note: 'Ce que l’information mutuelle ajustée soustrait. Des groupes au hasard partagent un peu d’information, d’autant plus qu’ils sont petits. scikit-learn donne des nats.',
  },
  adjusted_mutual_information_arithmetic: {
    sentence:
      'Information partagée, corrigée du hasard : 0 pour des groupes au hasard de ces tailles, 1 si identiques.',
    note: 'La forme par défaut de scikit-learn ; aricode prend la plus grande entropie. Partitions identiques : 1 ; sinon 0 si l’une est un seul groupe ou isole chaque cas. Négative au-dessous du hasard.',
  },
  adjusted_mutual_information_geometric: {
    sentence:
      'Information partagée, corrigée du hasard et rapportée à la moyenne géométrique des deux entropies : 0 pour le hasard.',
    note: 'Partitions identiques : 1 ; sinon 0 si l’une est un seul groupe ou isole chaque cas. Négative au-dessous du hasard.',
  },
  adjusted_mutual_information_min: {
    sentence: 'Information partagée, corrigée du hasard et rapportée à la plus petite entropie : 0 pour le hasard.',
    note: 'Déjà 1 si une partition ne fait que diviser l’autre, mais 0 si elle isole chaque cas ou si l’une est un seul groupe ; si chaque cas est isolé, scikit-learn divise des erreurs d’arrondi. Partitions identiques : 1.',
  },
  adjusted_mutual_information_max: {
    sentence:
      'Information partagée, corrigée du hasard et rapportée à la plus grande entropie : 0 pour le hasard, 1 si identiques.',
    note: 'Celle d’aricode. Partitions identiques : 1 ; sinon 0 si l’une est un seul groupe ou isole chaque cas. Négative au-dessous du hasard.',
  },
  homogeneity: {
    sentence:
      'Chaque groupe prédit ne contient-il qu’une classe réelle ? 1 si toujours ; 0 si les groupes n’apprennent rien.',
    note: '1 s’il n’y a qu’une seule classe réelle. Diviser des groupes ne l’abaisse jamais, et chaque cas isolé donne 1 ; la complétude est le contrepoids.',
  },
  completeness: {
    sentence:
      'Les cas d’une classe réelle sont-ils dans un seul groupe prédit ? 1 si toujours ; 0 si la classe n’apprend rien.',
    note: '1 s’il n’y a qu’un seul groupe prédit, même très mélangé ; l’homogénéité est le contrepoids.',
  },
  v_measure: {
    sentence: 'Homogénéité et complétude en un seul nombre, faible dès que l’une des deux est faible.',
    note: 'Égale à l’information mutuelle normalisée de moyenne arithmétique, cas particuliers mis à part. 0 si les deux sont nulles.',
  },
  v_measure_beta: {
    sentence: 'Homogénéité et complétude en un seul nombre ; plus β est grand, plus la complétude compte.',
    note: 'β vaut 1 sauf indication contraire, et c’est alors la mesure V. β = 0 donne l’homogénéité. Le poids est β lui-même, et non β² comme dans F-bêta.',
  },

  // Clustering: matching of the groups.
  purity: {
    sentence: 'Part des cas qui appartiennent à la classe réelle la plus fréquente de leur groupe prédit.',
    note: '1 quand chaque cas est son propre groupe, et diviser des groupes ne l’abaisse jamais. La pureté de la vérité par rapport à la prédiction, dans le paquet R clue, est ici la pureté inverse.',
  },
  inverse_purity: {
    sentence: 'Part des cas qui sont dans le groupe prédit où se trouve la plus grande partie de leur classe réelle.',
    note: '1 quand tous les cas sont dans un seul groupe. La pureté, vérité et prédiction échangées.',
  },
  clustering_f_measure: {
    sentence:
      'Chaque classe réelle reçoit le groupe de meilleur F1 ; moyenne de ces F1, pondérée par la taille des classes.',
    note: 'Deux classes peuvent recevoir le même groupe. Le f de mclustcomp est échelonné autrement.',
  },
  clustering_accuracy: {
    sentence: 'Exactitude une fois les groupes nommés au mieux pour la vérité, chaque classe pour un groupe au plus.',
    note: 'Les cas des groupes laissés sans classe comptent comme mal classés. Jamais au-dessous de l’exactitude simple. mmm de mclustcomp 0.3.3 n’est pas ce maximum un à un.',
  },
  split_join_distance: {
    sentence: 'Cas hors du groupe principal de leur classe, plus cas hors de la classe principale de leur groupe.',
    note: 'Une vraie distance : 0 si les groupes sont les mêmes, et toujours inférieure à deux fois le nombre de cas.',
  },
  van_dongen_normalized: {
    sentence:
      'Part des cas hors du meilleur appariement, moyennée dans les deux sens : 0 si les groupes sont les mêmes.',
    note: 'La distance de division et réunion divisée par deux fois le nombre de cas : un moins la moyenne de la pureté et de la pureté inverse. Elle n’atteint jamais 1.',
  },
  bcubed_precision: {
    sentence: 'Part du groupe prédit d’un cas qui a la même classe réelle que lui, moyennée sur tous les cas.',
    note: 'Le cas lui-même compte : un groupe d’un seul cas donne donc 1.',
  },
  bcubed_recall: {
    sentence:
      'Part de la classe réelle d’un cas qui est dans le même groupe prédit que lui, moyennée sur tous les cas.',
    note: 'Le cas lui-même compte : une classe d’un seul cas donne donc 1.',
  },
  bcubed_f1: {
    sentence: 'Précision et rappel BCubed en un seul nombre, faible dès que l’un des deux est faible.',
    note: 'La moyenne harmonique des deux moyennes.',
  },

  // Intervals of one class.
  recall_ci_wilson: {
    sentence:
      'Plage où le rappel réel de {class} se situe vraisemblablement, selon que ses cas sont rares ou nombreux.',
    note: 'Fiable même pour de petits effectifs, et jamais hors de [0, 1]. Au niveau de 95 %, sauf indication contraire, environ 95 de ces plages sur 100 contiennent la vraie valeur. PyCM arrondit z à 1,96. 0/0 si la classe n’a aucun cas.',
  },
  precision_ci_wilson: {
    sentence: 'Plage où la précision réelle de {class} se situe vraisemblablement, selon le nombre de ses prédictions.',
    note: 'Fiable même pour de petits effectifs, et jamais hors de [0, 1]. Au niveau de 95 %, sauf indication contraire, environ 95 de ces plages sur 100 contiennent la vraie valeur. PyCM arrondit z à 1,96. 0/0 si la classe n’est jamais prédite.',
  },
  specificity_ci_wilson: {
    sentence: 'Plage où la spécificité réelle de {class} se situe vraisemblablement, selon le nombre des autres cas.',
    note: 'Fiable même pour de petits effectifs, et jamais hors de [0, 1]. Au niveau de 95 %, sauf indication contraire, environ 95 de ces plages sur 100 contiennent la vraie valeur. PyCM arrondit z à 1,96. 0/0 si tous les cas sont de la classe.',
  },
  negative_predictive_value_ci_wilson: {
    sentence: 'Plage où la valeur prédictive négative réelle de {class} se situe vraisemblablement.',
    note: 'Fiable même pour de petits effectifs, et jamais hors de [0, 1]. Au niveau de 95 %, sauf indication contraire, environ 95 de ces plages sur 100 contiennent la vraie valeur. PyCM arrondit z à 1,96. 0/0 si tout est prédit comme la classe.',
  },
  positive_likelihood_ratio_ci: {
    sentence:
      'Plage où le LR+ réel de {class} se situe vraisemblablement ; si elle contient 1, la prédiction n’apprend peut-être rien.',
    note: 'Calculée sur le logarithme : elle ne passe donc jamais sous 0 et n’est pas symétrique autour de l’estimation. Une approximation, grossière pour de petits effectifs. Non définie sans vrais positifs ou sans faux positifs.',
  },
  negative_likelihood_ratio_ci: {
    sentence:
      'Plage où le LR− réel de {class} se situe vraisemblablement ; si elle contient 1, les autres prédictions n’apprennent peut-être rien.',
    note: 'Calculée sur le logarithme : elle ne passe donc jamais sous 0 et n’est pas symétrique autour de l’estimation. Une approximation, grossière pour de petits effectifs. Non définie sans faux négatifs ou sans vrais négatifs.',
  },
  diagnostic_odds_ratio_ci: {
    sentence:
      'Plage où le rapport des cotes réel de {class} se situe vraisemblablement ; si elle contient 1, ce n’est peut-être que du hasard.',
    note: 'Calculée sur le logarithme, donc non symétrique autour de l’estimation. Non définie si l’un des quatre comptages est nul ; certains auteurs ajoutent alors 0,5 à chacun, ce qui n’est pas fait ici.',
  },

  // Intervals of accuracy and kappa.
  accuracy_standard_error: {
    sentence: 'De combien l’exactitude varierait typiquement d’un échantillon de cette taille à un autre.',
    note: 'Elle vaut 0 quand tous les cas sont bien classés, ou tous mal classés : la formule échoue alors, et l’exactitude n’est pas pour autant connue exactement.',
  },
  accuracy_ci_wald: {
    sentence: 'La plage la plus simple pour l’exactitude réelle : l’estimation plus ou moins une marge.',
    note: 'Trop courte si les cas sont rares ou l’exactitude proche de 0 ou 1 : elle couvre alors moins souvent que ne le dit le niveau. Peut sortir de [0, 1], sans être tronquée ici ; longueur nulle si tout est juste. PyCM l’affiche comme 95% CI.',
  },
  accuracy_ci_wilson: {
    sentence: 'Plage où l’exactitude réelle se situe vraisemblablement ; convient aussi pour peu de cas.',
    note: 'Elle couvre à peu près aussi souvent que le niveau le dit, et ne sort jamais de [0, 1]. Non symétrique autour de l’estimation. Dans R, c’est prop.test sans correction de continuité.',
  },
  accuracy_ci_agresti_coull: {
    sentence:
      'La plage la plus simple pour l’exactitude réelle après ajout, à 95 %, d’environ deux cas bien classés et deux mal classés.',
    note: 'Contient toujours l’intervalle de Wilson et a le même centre. Peut sortir de [0, 1], sans être tronquée ici ; elle l’est dans statsmodels.',
  },
  accuracy_ci_clopper_pearson: {
    sentence:
      'Plage pour l’exactitude réelle qui ne couvre jamais moins souvent que le dit son niveau, et qui est donc large.',
    note: 'Dite exacte, car elle utilise la loi binomiale elle-même ; généralement plus large que nécessaire. Celle de R et de caret. Ne sort jamais de [0, 1].',
  },
  kappa_standard_error: {
    sentence:
      'De combien le kappa varierait typiquement d’un échantillon de cette taille à un autre : première approximation.',
    note: 'Celle de Cohen, de 1960, qui tient l’accord dû au hasard pour connu. PyCM donne celle-ci. L’erreur type asymptotique de 1969 est celle des grands échantillons.',
  },
  kappa_ci: {
    sentence: 'Plage où le kappa réel se situe vraisemblablement, d’après l’erreur type simple.',
    note: 'Utilise la première approximation de Cohen (1960), comme PyCM. Kappa plus ou moins une marge, sans être tronqué à 1 ; grossière pour peu de cas.',
  },
  kappa_standard_error_fleiss: {
    sentence:
      'De combien le kappa varierait typiquement d’un échantillon de cette taille à un autre, selon la théorie des grands échantillons.',
    note: 'De Fleiss, Cohen et Everitt (1969) ; elle tient compte de ce que l’accord dû au hasard varie aussi. PyCM donne plutôt la simple. psych donne son carré, var.kappa.',
  },
  kappa_ci_fleiss: {
    sentence: 'Plage où le kappa réel se situe vraisemblablement, d’après l’erreur type des grands échantillons.',
    note: 'Kappa plus ou moins une marge, sans être tronqué à 1 ; grossière pour peu de cas.',
  },
  kappa_standard_error_null: {
    sentence: 'De combien le kappa varierait typiquement si vérité et prédiction étaient indépendantes.',
    note: 'Seulement pour tester si le kappa vaut 0 ; un intervalle autour du kappa demande l’autre erreur type.',
  },
  kappa_z: {
    sentence: 'De combien d’erreurs types le kappa dépasse 0, sa valeur sous l’indépendance.',
    note: 'Au-delà de ±1,96, l’indépendance est rejetée au seuil de 5 %. Un grand z dit que le kappa n’est pas nul, pas que l’accord est bon.',
  },
  kappa_linear_standard_error_fleiss: {
    sentence: 'De combien le kappa pondéré linéaire varierait typiquement d’un échantillon de cette taille à un autre.',
    note: 'La formule des grands échantillons de Fleiss, Cohen et Everitt (1969) ; grossière pour peu de cas.',
  },
  kappa_quadratic_standard_error_fleiss: {
    sentence:
      'De combien le kappa pondéré quadratique varierait typiquement d’un échantillon de cette taille à un autre.',
    note: 'La formule des grands échantillons de Fleiss, Cohen et Everitt (1969). vcd et statsmodels la confirment ; var.weighted de psych utilise une autre expression.',
  },

  // Intervals of a proportion.
  proportion_ci_wald: {
    sentence: 'La plage la plus simple pour la proportion réelle : l’estimation plus ou moins une marge.',
    note: 'Trop courte pour un petit n ou une proportion proche de 0 ou 1 : elle couvre alors moins souvent que ne le dit le niveau. Peut sortir de [0, 1], sans être tronquée ici, et a une longueur nulle aux extrémités.',
  },
  proportion_ci_wilson: {
    sentence: 'Plage où la proportion réelle se situe vraisemblablement ; convient aussi aux petits échantillons.',
    note: 'Elle couvre à peu près aussi souvent que le niveau le dit, et ne sort jamais de [0, 1]. Non symétrique autour de l’estimation. Dans R, c’est prop.test sans correction de continuité.',
  },
  proportion_ci_agresti_coull: {
    sentence:
      'La plage la plus simple pour la proportion réelle après ajout, à 95 %, d’environ deux succès et deux échecs.',
    note: 'Contient toujours l’intervalle de Wilson et a le même centre. Peut sortir de [0, 1], sans être tronquée ici ; elle l’est dans statsmodels.',
  },
  proportion_ci_clopper_pearson: {
    sentence:
      'Plage pour la proportion réelle qui ne couvre jamais moins souvent que le dit son niveau, et qui est donc large.',
    note: 'Dite exacte, car elle utilise la loi binomiale elle-même ; généralement plus large que nécessaire. Ne sort jamais de [0, 1].',
  },
  proportion_ci_wilson_cc: {
    sentence:
      'Plage de Wilson élargie pour la proportion réelle, qui couvre rarement moins souvent que le dit son niveau.',
    note: 'Celle de prop.test dans R par défaut. Plus large que Wilson et à peu près aussi prudente que Clopper-Pearson. Elle va jusqu’à 0 sans succès et jusqu’à 1 sans échecs.',
  },
  proportion_ci_jeffreys: {
    sentence:
      'Plage contenant la proportion réelle avec la probabilité choisie, à partir d’une loi a priori neutre (Bayes).',
    note: 'La loi a priori est Bêta(½, ½). En moyenne, elle couvre aussi à peu près aussi souvent que le dit le niveau, mais moins pour certaines proportions. Borne inférieure fixée à 0 sans succès, supérieure à 1 sans échecs.',
  },

  // Tests between two classifiers.
  mcnemar_statistic: {
    sentence: 'Inégalité de deux classifieurs, d’après les cas bien classés par un seul des deux : 0 s’ils sont égaux.',
    note: 'Les cas bien ou mal classés par les deux n’interviennent pas. Sans correction de continuité, que R applique sauf indication contraire. 0/0 s’il n’y a aucun cas bien classé par un seul.',
  },
  mcnemar_statistic_corrected: {
    sentence:
      'Statistique de McNemar rendue plus prudente pour de petits effectifs : 0 si la différence ne dépasse pas un cas.',
    note: 'La différence des deux comptages est diminuée de 1 avant d’être mise au carré, sans passer sous 0. C’est la forme par défaut de R. 0/0 si aucun cas n’est bien classé par un seul des deux.',
  },
  mcnemar_p_value: {
    sentence: 'Probabilité d’une différence au moins aussi grande si les deux classifieurs ont raison aussi souvent.',
    note: 'Une petite valeur p plaide contre l’égalité des exactitudes ; ce n’est pas la probabilité qu’elles soient égales. Une approximation : si moins d’environ 25 cas sont bien classés par un seul, prendre la valeur exacte.',
  },
  mcnemar_p_value_corrected: {
    sentence: 'Probabilité d’une différence corrigée aussi grande si les deux classifieurs ont raison aussi souvent.',
    note: 'Une petite valeur p plaide contre l’égalité des exactitudes ; ce n’est pas la probabilité qu’elles soient égales. C’est la forme par défaut de R ; plus prudente que sans la correction.',
  },
  mcnemar_exact_p_value: {
    sentence:
      'Probabilité d’un partage aussi inégal des cas bien classés par un seul, si les deux côtés sont équiprobables.',
    note: 'D’après la loi binomiale, donc juste aussi pour de petits effectifs, mais prudente. Une petite valeur p plaide contre l’égalité des exactitudes, ce n’est pas sa probabilité. 1 s’il n’y a pas de tels cas.',
  },
  mcnemar_mid_p_value: {
    sentence: 'Valeur p exacte de McNemar où le résultat observé ne compte que pour moitié, donc moins prudente.',
    note: 'Elle peut rejeter une hypothèse vraie un peu plus souvent que le dit le niveau. Une petite valeur p plaide contre l’égalité des exactitudes, ce n’est pas sa probabilité. Au plus 1 ; 1 si aucun cas n’est bien classé par un seul.',
  },
  // Costs.
  expected_cost: {
    sentence: 'Ce que coûte un cas en moyenne, si chaque confusion coûte ce qu’indique la table des coûts.',
    note: 'Demande une table des coûts : ligne la classe réelle, colonne la décision. Avec un coût de 1 par erreur et 0 sinon, c’est le taux d’erreur.',
  },
  normalized_expected_cost: {
    sentence: 'Coût moyen divisé par celui de toujours choisir la même classe, la moins chère.',
    note: 'Au-dessus de 1, le classifieur coûte plus cher que d’ignorer complètement le cas. Non défini là où cette décision ne coûte rien.',
  },
  expected_cost_with_priors: {
    sentence:
      'Ce que coûterait un cas en moyenne si les classes se présentaient en d’autres proportions que dans ces données.',
    note: 'Demande des coûts et des probabilités a priori. Les taux au sein de chaque classe réelle sont conservés ; seules les proportions changent. Non défini si une classe de probabilité non nulle n’a ici aucun cas.',
  },
};

/** The terms of the formulas, each after its symbol. */
export const quantities: Record<QuantityId, string> = {
  true_positive: 'cas de la classe prédits comme la classe',
  false_positive: 'cas d’autres classes prédits comme la classe',
  false_negative: 'cas de la classe prédits comme une autre classe',
  true_negative: 'cas d’autres classes non prédits comme la classe',
  condition_positive: 'tous les cas de la classe',
  condition_negative: 'tous les cas des autres classes',
  predicted_positive: 'tous les cas prédits comme la classe',
  predicted_negative: 'tous les cas non prédits comme la classe',
  cell: 'cas de la classe i prédits comme classe j',
  diagonal: 'cas de la classe i prédits comme classe i',
  row_total: 'total de la ligne : tous les cas de cette classe',
  column_total: 'total de la colonne : tous les cas prédits comme cette classe',
  sample_size: 'nombre de cas',
  correct_count: 'nombre de prédictions justes',
  error_count: 'nombre de prédictions erronées',
  solution_count: 'nombre de choix compatibles avec les chiffres imprimés',
  class_count: 'nombre de classes',
  defined_classes: 'nombre de classes pour lesquelles la valeur moyennée est définie',
  row_count: 'nombre de lignes ayant des cas',
  column_count: 'nombre de colonnes ayant des cas',
  beta: 'importance du rappel relativement à la précision',
  tversky_alpha: 'poids des faux négatifs',
  tversky_beta: 'poids des faux positifs',
  iba_alpha: 'poids de la différence entre rappel et spécificité',
  net_benefit_threshold: 'probabilité à partir de laquelle la classe est prédite',
  base: 'base du logarithme',
  kappa_weight: 'poids de la prédiction de j pour un cas de la classe i',
  row_index: 'rang de la classe réelle dans l’ordre des classes',
  column_index: 'rang de la classe prédite dans l’ordre des classes',
  degrees_of_freedom: 'degrés de liberté : (lignes ayant des cas − 1) × (colonnes ayant des cas − 1)',
  row_number: 'rang de la ligne, à partir de 1',
  column_number: 'rang de la colonne, à partir de 1',
  rest_of_row: 'autres cas de la même classe réelle',
  rest_of_column: 'autres cas prédits comme la même classe',
  other_rows_and_columns: 'cas d’autres classes réelles et d’autres classes prédites',
  below_right: 'cas des lignes suivantes et des colonnes suivantes',
  below_left: 'cas des lignes suivantes et des colonnes précédentes',
  pooled_rank: 'rang moyen d’une classe parmi toutes les étiquettes, réelles et prédites ensemble',
  concordant_pairs: 'paires de cas que vérité et prédiction mettent dans le même ordre',
  discordant_pairs: 'paires de cas que vérité et prédiction mettent dans l’ordre inverse',
  confused_pairs: 'nombre de paires de classes confondues au moins une fois',
  pairs_together: 'paires de cas ensemble dans les deux partitions',
  pairs_split: 'paires de cas ensemble dans la vérité et séparées dans la prédiction',
  pairs_joined: 'paires de cas séparées dans la vérité et ensemble dans la prédiction',
  pairs_apart: 'paires de cas séparées dans les deux partitions',
  cell_count: 'nombre de cellules ayant des cas',
  matched_cases: 'cas en commun quand chaque groupe est apparié au mieux avec un groupe de l’autre côté au plus',
  expected_information: 'moyenne de l’information mutuelle de toutes les partitions de groupes de mêmes tailles',
  products_of_margins: 'somme, sur les classes, du produit du total de ligne par celui de colonne',
  aickin_chance_agreement: 'accord dû au hasard des cas dont l’accord n’est pas assuré',
  mean_linear_weight_of_row: 'poids linéaire moyen de la classe réelle, selon la répartition des prédictions',
  mean_linear_weight_of_column: 'poids linéaire moyen de la classe prédite, selon la répartition de la vérité',
  mean_quadratic_weight_of_row: 'poids quadratique moyen de la classe réelle, selon la répartition des prédictions',
  mean_quadratic_weight_of_column: 'poids quadratique moyen de la classe prédite, selon la répartition de la vérité',
  linear_chance_agreement: 'accord attendu par hasard, avec des poids linéaires',
  quadratic_chance_agreement: 'accord attendu par hasard, avec des poids quadratiques',
  v_beta: 'importance de la complétude relativement à l’homogénéité',
  cost: 'coût de la décision j pour un cas de la classe i',
  prior: 'proportion de la classe là où le classifieur sera utilisé',
  level: 'niveau de confiance de l’intervalle',
  normal_score: 'quantile normal du niveau',
  successes: 'nombre de succès',
  failures: 'nombre d’échecs',
  only_first_right: 'cas que seul le premier classifieur classe bien',
  only_second_right: 'cas que seul le second classifieur classe bien',
  e: 'nombre d’Euler, 2,71828…',
  pi: 'le nombre pi, 3,14159…',
};

/** Texts of an opened row of the table of metrics. */
export const details: Details = {
  where: 'où',
  convention: (reference) => `Une convention de ${reference}, pas une loi.`,
  inTruth: { apart: 'séparées dans la vérité', together: 'ensemble dans la vérité' },
  inPrediction: { apart: 'séparées dans la prédiction', together: 'ensemble dans la prédiction' },
  openReference: 'Tout sur cette métrique dans la référence',
  anotherRoute: 'Le même résultat par un autre chemin',
  undefinedBecause: 'non défini, car',
  replacedBy: (value) => `Compté comme ${value}, selon le choix fait sous « 0/0 ».`,
  leftOut: 'Laissé de côté.',
  more: (count) => `et ${counted(count, 'autre', 'autres')}`,
  range: 'Valeurs possibles',
  better: {
    higher: 'plus c’est élevé, mieux c’est',
    lower: 'plus c’est bas, mieux c’est',
    neither: 'une valeur haute ou basse n’est pas meilleure en soi',
  },
  alsoCalled: 'Autres noms',
  reference: 'Source',
  identifier: 'Identifiant',
};

/** Completes « non défini, car … ». `{term}` is the part of the formula concerned. */
export const undefinedReasons: Record<Exclude<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'zero-denominator': 'le dénominateur {term} est nul',
  'logarithm-of-zero': 'le logarithme ou le quantile normal de {term} n’est pas fini',
  'out-of-domain': 'la fonction n’est pas définie en cette valeur de {term}',
  requirement: 'il faut que {term} soit strictement supérieur à 0',
  'needs-option': 'il faut une option qui n’a pas été fixée',
  'fractional-counts': 'cela n’existe que pour des effectifs entiers',
  'cases-unknown': 'il faut le nombre de cas, que des parts ne donnent pas',
  'too-many-choices': 'il y a plus de choix qu’on ne peut en compter',
  'negatives-unknown': 'il faut les vrais négatifs, que personne ne peut compter ici',
  'no-class': 'ce n’est défini pour aucune classe',
};
