import type { Conventions, FamilyId, Reference } from '../en/reference.ts';

export const reference: Reference = {
  title: 'Référence',
  intervals:
    'Les intervalles de « ± Intervalles » viennent de la dérivée de chaque formule (méthode delta). Dans 2 000 échantillons aléatoires d’une population à trois classes, les intervalles à 95 % contenaient le vrai nombre aussi souvent : avec 50 cas, exactitude 92 %, F1 macro 88 %, kappa de Cohen 93 %, MCC 92 %, information mutuelle 90 % ; avec 200 cas, 94 à 95 % ; avec 1 000 cas, 95 %. Avec peu de cas, ils sont trop courts.',
  introduction: (metrics) =>
    `Les ${metrics} métriques : ce que dit chacune, sa formule, ses valeurs possibles, sa source, et en quoi les bibliothèques diffèrent. Dans les tableaux, la vérité est en lignes.`,
  back: 'Retour au calculateur',
  search: 'Chercher dans la référence',
  searchHint: 'Nom, symbole ou nom dans une bibliothèque',
  found: (metrics) => (metrics <= 1 ? `${metrics} métrique` : `${metrics} métriques`),
  nothingFound: 'Aucune métrique n’a tous ces mots dans son nom, son symbole, sa phrase ou ses autres noms.',
  unknown: (id) => `Aucune métrique n’a l’identifiant « ${id} ». La chercher dans la liste.`,
  contents: 'Sommaire',
  theClass: 'la classe',
  letters: 'Lettres',
  direction: 'Sens',
  zeroByZero: '0/0',
  zeroByZeroMeanings: {
    never: 'Impossible.',
    replaced:
      'Compte comme 0, comme 1 ou est omise, selon le choix fait sous « 0/0 » ; la même valeur entre dans les moyennes sur les classes.',
    averaged: 'Une classe où elle est 0/0 compte comme 0, comme 1 ou est omise, selon le choix fait sous « 0/0 ».',
    inherited:
      'Les valeurs de sa formule comptent selon le choix fait sous « 0/0 » ; si elle reste 0/0, elle n’est pas définie.',
    average: 'Une classe où elle est 0/0 n’entre pas dans la moyenne, quel que soit le choix fait sous « 0/0 ».',
    undefined: 'Non définie, et affichée comme telle, quel que soit le choix fait sous « 0/0 ».',
  },
  values: 'Valeurs',
  perClass: { yes: 'par classe', no: 'pour l’ensemble des données' },
  shapes: {
    scalar: 'un nombre',
    matrix: 'un nombre par cellule de la matrice',
    pairs: 'un tableau de deux lignes et deux colonnes',
    interval: 'une borne inférieure et une borne supérieure',
    word: 'un mot',
    decisions: 'vrais et faux négatifs et positifs, en deux lignes et deux colonnes',
    curve: 'des points, qui sont tracés',
    table: 'un nombre par observation et par action ou classe',
    choice: 'le nom d’une action ou d’une classe',
  },
  needs: 'Données nécessaires',
  needed: {
    classes: 'des étiquettes, ou une matrice avec les mêmes classes en lignes et en colonnes',
    groups:
      'des étiquettes, ou n’importe quel tableau d’effectifs : lignes et colonnes peuvent être des groupes différents, comme ceux de deux partitions',
    'four-cells': 'un tableau de deux lignes et deux colonnes',
    proportion: 'un nombre de succès et un nombre d’essais',
    rivals: 'deux classifieurs sur les mêmes cas',
    report: 'un rapport imprimé',
    scores: 'un score par cas, et quels cas sont positifs',
    'probability-scores': 'une probabilité par cas, et quels cas sont positifs',
    'decision-scores': 'un logit ou une marge par cas, et quels cas sont positifs',
    'two-models': 'les scores de deux modèles pour les mêmes cas',
    'true-class-probabilities': 'la probabilité que chaque cas a reçue pour sa classe réelle',
    'class-probabilities': 'une probabilité par cas et par classe',
    'class-scores': 'un nombre par cas et par classe',
    'class-decision-values': 'un logit ou une marge par cas et par classe',
    'label-sets': 'un ensemble d’étiquettes par cas',
    'predicted-sets': 'un ensemble d’étiquettes réel et un ensemble prédit par cas',
    'label-scores': 'un ensemble d’étiquettes par cas et un score par étiquette',
    losses: 'la perte de chaque action dans chaque état, et les probabilités des états',
    posteriors: 'les probabilités a posteriori des classes ou des états',
    likelihoods: 'les probabilités a priori et les vraisemblances',
    'reject-losses': 'les pertes d’un rejet et d’une erreur, et les probabilités a posteriori des classes',
    'known-truth':
      'les pertes d’un rejet et d’une erreur, les probabilités a posteriori, et la classe réelle de chaque observation',
    costs: 'le coût des bonnes et des mauvaises décisions entre deux classes',
    'cost-ratio': 'le coût d’un faux négatif rapporté à celui d’un faux positif',
    test: 'la probabilité de la classe positive, et la sensibilité et la spécificité d’un test',
    rates: 'la précision et le rappel de chaque classe',
    values: 'des valeurs et la probabilité de chacune',
    distribution: 'une distribution de probabilité',
    'two-distributions': 'deux distributions de probabilité des mêmes issues',
    raters: 'les évaluations des mêmes éléments par deux évaluateurs ou plus',
    'ranked-list': 'les résultats d’une requête, le meilleur d’abord',
    'ranked-lists': 'les résultats de plusieurs requêtes',
    'ranked-boxes': 'objets et détections avec leurs boîtes',
  },
  grades: 'Échelons',
  grading: 'Qualifie la valeur de',
  gradedBy: 'En mots',
  optionsUsed: 'Dépend de',
  options: {
    zeroDivision: 'le traitement de 0/0 (compté comme 0 par défaut)',
    base: 'la base des logarithmes (2 par défaut)',
    beta: 'β (1 par défaut)',
    tverskyAlpha: 'α, le poids des faux négatifs (0,5 par défaut)',
    tverskyBeta: 'β, le poids des faux positifs (0,5 par défaut)',
    ibaAlpha: 'α (1 par défaut)',
    netBenefitThreshold: 'la probabilité seuil (0,5 par défaut)',
    level: 'le niveau de l’intervalle (95 % par défaut)',
    vBeta: 'β, le poids de la complétude (1 par défaut)',
    kappaWeights: 'des poids des confusions, à donner',
    costMatrix: 'une matrice des coûts, à donner',
    priors: 'les proportions des classes (celles des données par défaut)',
    classWeights: 'les poids des classes (tous égaux par défaut)',
    threshold: 'le seuil (0,5 par défaut)',
    maxFpr: 'le plus grand taux de faux positifs f (0,1 par défaut)',
    k: 'k, à donner',
    mapK: 'le nombre de cas qui comptent par classe, à donner',
    bins: 'le nombre de tranches (10 par défaut)',
    clip: 'l’écart minimal entre les probabilités et 0 ou 1 (aucun par défaut)',
    atSpecificity: 'la spécificité exigée (0,95 par défaut)',
    atSensitivity: 'la sensibilité exigée (0,95 par défaut)',
    atPrecision: 'la précision exigée (0,9 par défaut)',
    atRecall: 'le rappel exigé (0,9 par défaut)',
    severityRatio: 'le coût d’un faux positif rapporté à celui d’un faux négatif (positifs / négatifs par défaut)',
  },
  otherNames: 'Autres noms',
  note: 'Remarque',
  family: 'À ne pas confondre avec',
  tier: 'Usage',
  tiers: { 1: 'de base', 2: 'courant', 3: 'spécialisé' },
  link: 'Lien vers cette entrée',
};

export const conventions: Conventions = {
  title: 'Conventions',
  introduction: 'Ici, les sources divergent. Avec ces données :',
  choice: 'Convention',
  value: 'Valeur',
  difference: 'Différence',
  same: 'identique',
  current: 'comme affiché ici',
  kinds: {
    family: { title: 'Souvent confondues', text: '' },
    zeroDivision: {
      title: 'Comment compter 0/0',
      text: 'scikit-learn le compte comme 0 et avertit ; PyCM et caret le laissent non défini.',
    },
    base: {
      title: 'Base des logarithmes',
      text: 'La même quantité dans d’autres unités : PyCM donne des bits, scikit-learn et aricode des nats.',
    },
    orientation: {
      title: 'Ce que sont les lignes',
      text: 'scikit-learn et PyCM mettent la vérité en lignes, caret et yardstick la mettent en colonnes. Un tableau lu dans le mauvais sens donne l’autre valeur.',
    },
    level: {
      title: 'Niveau de l’intervalle',
      text: '95 % est une habitude, pas une loi : plus l’intervalle est sûr de contenir la vraie valeur, plus il est long.',
    },
  },
  choices: {
    zeroDivision: { zero: 'comme 0', one: 'comme 1', undefined: 'omis' },
    base: { 2: 'base 2 (bits)', e: 'base e (nats)', 10: 'base 10 (hartleys)' },
    orientation: { rows: 'la vérité en lignes', columns: 'la vérité en colonnes' },
  },
  level: (percent) => `${percent} %`,
};

const labelAverages =
  'Micro additionne les effectifs de toutes les étiquettes, macro compte toutes les étiquettes également, la moyenne pondérée compte chacune selon ses cas, et samples est la moyenne sur les cas. scikit-learn oblige à choisir.';

export const families: Record<FamilyId, string> = {
  roc_area:
    'L’aire entière, celle de l’enveloppe convexe, ou la partie où les faux positifs sont rares, telle quelle ou standardisée (McClish 1989) : max_fpr de scikit-learn donne la standardisée, pROC l’une ou l’autre.',
  precision_recall_area:
    'average_precision_score additionne des marches ; auc(recall, precision) trace des segments, ce qui est optimiste ; Davis et Goadrich interpolent correctement ; VOC et TREC relèvent d’abord chaque précision à la meilleure pour un rappel égal ou supérieur.',
  threshold:
    'Chacun est le meilleur pour un seul but : le meilleur seuil pour F1 l’est rarement pour l’exactitude ou pour les taux.',
  brier:
    'L’erreur quadratique moyenne de la probabilité de la classe positive, ou sa somme sur toutes les classes, qui vaut le double pour deux classes.',
  log_loss:
    'De probabilités ou de logits ; scikit-learn écarte les probabilités de 0 et de 1, d’autres donnent une perte infinie. La perplexité en est l’exponentielle.',
  calibration_error:
    'De la classe positive ou de la classe prédite ; moyenne, maximum ou moyenne quadratique sur les tranches. Le nombre de tranches change la valeur.',
  auc_interval:
    'Celui de DeLong ne suppose aucune loi ; celui de Hanley et McNeil en suppose une et n’utilise que l’aire.',
  h_measure: 'Elles diffèrent par la distribution supposée du rapport des coûts.',
  label_precision: labelAverages,
  label_recall: labelAverages,
  label_f1: labelAverages,
  label_f_beta: labelAverages,
  label_jaccard: labelAverages,
  label_roc_auc: labelAverages,
  label_average_precision: labelAverages,
  random_accuracy:
    'L’accord dû au hasard d’après les proportions de la vérité et des prédictions telles quelles, comme dans le kappa de Cohen, ou d’après la moyenne des deux, comme dans le pi de Scott.',
  precision_average:
    'Macro compte toutes les classes également, la moyenne pondérée compte chacune selon ses cas, micro additionne d’abord les effectifs. scikit-learn oblige à choisir ; yardstick prend macro au-delà de deux classes.',
  recall_average:
    'Macro compte toutes les classes également et est l’exactitude équilibrée de scikit-learn ; les moyennes micro et pondérée sont l’exactitude. Qui écrit seulement « rappel » pour plus de deux classes peut désigner n’importe laquelle.',
  specificity_average:
    'Macro compte toutes les classes également, la moyenne pondérée compte chacune selon ses cas, micro additionne d’abord les effectifs. yardstick prend macro ; imbalanced-learn ne fait de moyenne que si on lui dit comment.',
  negative_predictive_value_average:
    'Macro compte toutes les classes également, la moyenne pondérée compte chacune selon ses cas, micro additionne d’abord les effectifs. yardstick prend macro ; PyCM donne macro et micro.',
  false_positive_rate_average:
    'Macro compte toutes les classes également, la moyenne pondérée compte chacune selon ses cas, micro additionne d’abord les effectifs. PyCM donne macro et micro.',
  false_negative_rate_average:
    'Macro compte toutes les classes également ; les moyennes micro et pondérée sont le taux d’erreur. PyCM donne macro et micro.',
  false_discovery_rate_average:
    'Macro compte toutes les classes également, la moyenne pondérée compte chacune selon ses cas, et micro additionne d’abord les effectifs, ce qui donne le taux d’erreur. Mieux vaut dire laquelle on donne.',
  false_omission_rate_average:
    'Macro compte toutes les classes également, la moyenne pondérée compte chacune selon ses cas, micro additionne d’abord les effectifs. Mieux vaut dire laquelle on donne.',
  f1_average:
    'F1 macro est la moyenne des F1 des classes pour scikit-learn et PyCM, mais le F1 de la précision macro et du rappel macro pour Sokolova et Lapalme (2009), qui n’est jamais inférieur. Micro est l’exactitude.',
  f_beta_average:
    'Macro compte toutes les classes également, la moyenne pondérée compte chacune selon ses cas, micro additionne d’abord les effectifs et est l’exactitude. scikit-learn oblige à choisir ; yardstick prend macro au-delà de deux classes.',
  jaccard_average:
    'Macro compte toutes les classes également et est l’IoU moyen de la segmentation d’images ; la moyenne pondérée compte chaque classe selon ses cas, micro additionne d’abord les effectifs. scikit-learn oblige à choisir.',
  accuracy:
    'L’exactitude (accuracy, que certains cours appellent « précision ») est la proportion de cas bien classés. Dans la moyenne sur les classes, un contre tous, les confusions entre les autres classes comptent comme correctes : Sokolova et Lapalme (2009) l’appellent exactitude moyenne, PyCM ACC Macro.',
  error_rate:
    'La proportion de cas mal classés, ou la moyenne des proportions un contre tous, que Sokolova et Lapalme (2009) appellent taux d’erreur et qui est plus basse au-delà de deux classes.',
  balanced_accuracy:
    'scikit-learn prend le rappel moyen et, avec adjusted=True, place le hasard à 0 ; yardstick prend la moyenne du rappel et de la spécificité sur les classes, l’AUNU de PyCM. AUNP la pondère selon les cas ; l’exactitude d’équilibre des classes (class balance accuracy) divise par le plus grand total.',
  overall_random_accuracy:
    'L’accord attendu par hasard d’après les proportions de la vérité et des prédictions telles quelles (kappa de Cohen) ou d’après la moyenne des deux (pi de Scott).',
  kappa:
    'Ils diffèrent par ce qui compte comme hasard : les deux séries de proportions (Cohen : scikit-learn, caret, yardstick), leur moyenne (Scott), toutes les classes à égalité (Bennett), un demi (sans prévalence), ou un terme qui diminue quand une classe domine (Gwet).',
  weighted_kappa:
    'Combien une confusion lointaine est plus grave : selon la distance (linéaire), selon son carré (quadratique) ou selon une table choisie. scikit-learn et yardstick ne pondèrent que sur demande.',
  krippendorff_alpha:
    'Les classes sont de simples noms, ont un ordre, ont des distances, ou portent des poids choisis. kripp.alpha d’irr les prend pour des noms par défaut.',
  cramers_v:
    'Tous ramènent χ² à un nombre de 0 à 1 : Cramér divise par le plus petit côté du tableau, Tschuprow par la moyenne géométrique des deux, le C de Pearson ne peut pas atteindre 1. torchmetrics corrige par défaut le biais de V ; PyCM et SciPy non.',
  ordinal_mae:
    'De combien de rangs une prédiction s’écarte, en moyenne sur tous les cas, ou sur les classes comptées chacune également, comme dans imbalanced-learn, où une classe rare pèse autant qu’une fréquente.',
  rank_correlation:
    'Ils diffèrent par les paires ex æquo : gamma les omet, le D de Somers compte celles qui ne sont ex æquo que dans les prédictions, τ-b tient compte des ex æquo des deux côtés. kendalltau de SciPy donne τ-b.',
  cohen_kappa: 'Le nombre est le même ; la limite entre deux mots est une convention de chaque auteur.',
  rand_index:
    'L’indice de Rand compte les paires sur lesquelles les deux partitions s’accordent et est élevé même pour des groupes au hasard ; l’indice ajusté retranche ce que donne le hasard. rand_score et adjusted_rand_score dans scikit-learn.',
  normalized_mutual_information:
    'La même information divisée par la moyenne arithmétique des entropies (scikit-learn, et la mesure V), par leur moyenne géométrique (scikit-learn avant 0.22), par la plus petite, par la plus grande (aricode), ou par l’entropie conjointe.',
  adjusted_mutual_information:
    'Toutes retranchent le hasard ; elles divisent par la moyenne arithmétique des entropies (scikit-learn), par la plus grande (aricode), par la moyenne géométrique ou par la plus petite.',
  purity:
    'La pureté cherche la meilleure classe de chaque groupe, la pureté inverse le meilleur groupe de chaque classe ; l’exactitude du meilleur appariement ne laisse à chaque classe qu’un groupe, comme dans les articles sur le partitionnement profond (deep clustering).',
  accuracy_interval:
    'PyCM donne celui de Wald, trop court près de 0 et de 1 ; caret et binom.test de R donnent l’intervalle exact de Clopper et Pearson, plus large que nécessaire. Celui de Wilson est prop.test sans correction ; celui d’Agresti et Coull a le même centre.',
  proportion_interval:
    'statsmodels donne par défaut celui de Wald, prop.test de R celui de Wilson avec correction de continuité, binom.test l’intervalle exact de Clopper et Pearson. Celui de Jeffreys est bayésien ; celui d’Agresti et Coull a le centre de celui de Wilson.',
  kappa_error:
    'PyCM donne l’erreur simple de Cohen (1960) ; vcd, statsmodels et psych l’erreur asymptotique de Fleiss, Cohen et Everitt (1969). Celle sous indépendance sert à tester κ = 0, pas à construire un intervalle.',
  mcnemar_statistic:
    'mcnemar.test de R retranche 1 par défaut comme correction de continuité, ce qui le rend plus prudent ; McNemar (1947) ne le faisait pas.',
  mcnemar_p_value:
    'mcnemar.test de R donne par défaut la valeur corrigée, mcnemar de statsmodels la valeur exacte. Avec peu de désaccords, les deux valeurs approchées sont grossières ; la valeur mid-p est moins prudente que l’exacte.',
};
