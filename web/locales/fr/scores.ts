import type { ScoreTexts } from '../en/scores.ts';
import { plural } from '../plural.ts';

const counted = plural('fr');

export const scores: ScoreTexts = {
  examples: {
    twoScoredModels: {
      title: 'Deux classements',
      description:
        'A classe mieux que B les mêmes 40 cas : sa courbe passe au-dessus. La différence dépasse-t-elle le hasard ?',
    },
    twentyCases: {
      title: '20 cas',
      description:
        'Dix positifs, dix négatifs, aucun ex æquo : un pas par cas, vers le haut s’il est positif, vers la droite s’il est négatif.',
    },
    perfect: {
      title: 'Parfait',
      description:
        'Chaque positif a un score supérieur à celui de chaque négatif : la courbe passe par le coin supérieur gauche, AUC = 1.',
    },
    random: {
      title: 'Au hasard',
      description:
        'Des scores tirés au sort : la courbe erre le long de la diagonale. AUC proche de 0,5, précision proche de la prévalence.',
    },
    inverted: {
      title: 'À l’envers',
      description:
        'La courbe passe sous la diagonale : les positifs ont des scores faibles. Une fois inversés, ces scores sont aussi bons qu’ils paraissent mauvais.',
    },
    fourClassProbabilities: {
      title: 'Probabilités des classes',
      description:
        'Probabilités de quatre classes : une courbe par classe contre toutes les autres, et des moyennes de leurs aires.',
    },
    labelSets: {
      title: 'Ensembles d’étiquettes',
      description: 'Chaque film a plusieurs genres : des ensembles prédits, et un score pour chaque genre.',
    },
    logits: {
      title: 'Logits',
      description:
        'Des scores hors de [0, 1] ne sont pas des probabilités : la perte logarithmique des logits et la perte charnière s’appliquent, pas Brier.',
    },
    twoDistributions: {
      title: 'Deux distributions',
      description:
        'Entropie de 1,75 bit contre 2 : codé pour q, chaque message de p coûte 0,25 bit de plus, c’est KL(p ∥ q).',
    },
  },

  understood: (data) => {
    const cases = counted(data.cases, 'cas', 'cas');
    if (data.kind === 'multilabel') {
      const parts = [
        cases,
        counted(data.classes, 'étiquette', 'étiquettes'),
        ...(data.predicted ? ['ensembles prédits'] : []),
        ...(data.scores ? ['scores'] : []),
      ];
      return `${parts.join(', ')}.`;
    }
    if (data.kind === 'probabilities') {
      return `${counted(data.classes, 'classe', 'classes')}, ${cases} avec ${data.probabilities ? 'probabilités' : 'scores par classe'}.`;
    }
    const positive = data.positive === undefined ? '' : ` (« ${data.positive} »)`;
    const positives =
      data.positives === undefined ? '' : `, dont ${counted(data.positives, 'positif', 'positifs')}${positive}`;
    return `${cases}${positives}, ${counted(data.models, 'modèle', 'modèles')}${data.lowerIsPositive ? ' ; les scores faibles sont positifs' : ''}.`;
  },

  reading: 'Comment lire les scores',
  lowerIsPositive: 'Les scores faibles sont positifs',
  decisionValues: 'Logits ou marges, pas des probabilités',
  scores: 'scores',

  said: {
    perfect: (positive) =>
      `Chaque cas de « ${positive} » est classé au-dessus de tous les autres : un classement parfait, AUC = 1.`,
    usual: (positive, auc) =>
      `Avec une probabilité de ${auc}, un cas de « ${positive} » est classé au-dessus d’un cas d’une autre classe : c’est l’AUC.`,
    nearChance: (positive, auc) =>
      `Avec une probabilité de ${auc}, un cas de « ${positive} » est classé au-dessus d’un cas d’une autre classe (AUC) : sur ces cas, aucune différence sûre avec le hasard, 0,5.`,
    chance: 'AUC = 0,5 : ces scores ne classent pas mieux que le hasard.',
    inverted: (positive, auc) =>
      `AUC < 0,5 : ces scores classent à l’envers. Un cas de « ${positive} » n’est classé au-dessus d’un cas d’une autre classe qu’avec une probabilité de ${auc}.`,
    undefined: 'Il n’y a pas d’AUC : il faut des cas positifs et des cas négatifs.',
    pooled: {
      probabilities: (auc) =>
        `Avec une probabilité de ${auc}, la classe réelle est classée au-dessus d’une autre, toutes classes réunies : c’est l’AUC en moyenne micro.`,
      multilabel: (auc) =>
        `Avec une probabilité de ${auc}, une étiquette vraie est classée au-dessus d’une fausse, toutes étiquettes réunies : c’est l’AUC en moyenne micro.`,
    },
    noScores: 'Il n’y a pas de scores, donc pas de courbes.',
  },
  meant: {
    lower: 'Fallait-il compter les scores faibles comme positifs ?',
    higher: 'Fallait-il compter les scores élevés comme positifs ?',
  },
  turnRound: 'Compter les faibles comme positifs',
  turnBack: 'Compter les élevés comme positifs',
  starting: 'Calcul en cours…',

  model: 'Modèle',
  classOf: { probabilities: 'Classe contre les autres', multilabel: 'Étiquette' },
  pooled: 'toutes réunies',
  rest: 'autres',
  auc: 'AUC',
  averagePrecision: 'AP',

  threshold: 'Seuil',
  thresholdForm: 'Noté',
  forms: { t: 't', τ: 'τ = 1 − t' },
  formHint: 'Un score est positif s’il vaut au moins t. Certains polycopiés notent le seuil τ = 1 − t.',
  rule: {
    higher: (threshold) => `Positif : score ≥ ${threshold}`,
    lower: (threshold) => `Positif : score ≤ ${threshold}`,
  },
  slider: 'Déplacer le seuil de score en score',
  sliderText: (threshold, truePositives, falsePositives) =>
    `${threshold}, ${counted(truePositives, 'vrai positif', 'vrais positifs')} et ${counted(falsePositives, 'faux positif', 'faux positifs')}`,
  jumpTo: 'Aller à',
  jumps: {
    youden_threshold: 'Youden',
    closest_topleft_threshold: 'Coin le plus proche',
    f1_max_threshold: 'F1 maximal',
    accuracy_max_threshold: 'Exactitude maximale',
  },
  equalErrors: 'Erreurs égales',
  equalErrorsHint: 'Là où les taux de faux positifs et de faux négatifs sont les plus proches',
  matrix: 'Matrice de confusion au seuil',
  truly: (label) => `réel ${label}`,
  predicted: (label) => `prédit ${label}`,
  sides: { negative: 'négatif', positive: 'positif' },
  useMatrix: 'Utiliser cette matrice de confusion',
  costs: 'Coûts',
  decideByCosts: 'Décider selon les coûts',
  costOf: { falsePositive: 'd’un faux positif', falseNegative: 'd’un faux négatif' },
  slope: (slope) => `Pente d’égal coût sur le graphique ROC : ${slope}`,
  decide: 'Choisir la classe la plus probable',
  decideHint: 'Déduit les prédictions des probabilités et montre leur matrice de confusion',

  morePlots: 'Plus de graphiques',

  binned: ({ area, bound, low, high }) =>
    `Si les scores comptés sont des tranches, l’AUC de toutes les lignes vaut ${area} ± ${bound}, entre ${low} et ${high}.`,
  inference: 'L’AUC et son incertitude',
  interval: (level) => `Intervalle de confiance à ${level} %`,
  standardError: 'Erreur type',
  areas: 'Aires sous les courbes',
  show: (model) => `Afficher ${model}`,
  shown: 'affiché',
  compare: 'Comparer',
  with: 'avec',
  method: 'Méthode',
  methods: { delong: 'DeLong', 'hanley-mcneil': 'Hanley-McNeil', bootstrap: 'Bootstrap' },
  methodHints: {
    delong: 'Covariance des aires sur les mêmes cas (DeLong et al. 1988)',
    'hanley-mcneil': 'Erreurs types de Hanley et McNeil (1982), corrélation selon DeLong',
    bootstrap: 'Cas tirés de nouveau au sort, dans chaque classe',
  },
  difference: 'Différence',
  z: 'z',
  p: 'p',
  weighted: 'Les cas ont des poids : les aires de cas pondérés ne sont ni comparées ni rééchantillonnées.',
  resamples: 'Rééchantillons',
  seed: 'Graine',
  run: 'Rééchantillonner',
  cancel: 'Annuler',
  progress: (done, of) => `${done} rééchantillons sur ${of}`,
  givenUp: 'Calcul abandonné.',
  bootstrapOfOne: 'Bootstrap de l’AUC',
  meaning: (p) =>
    `Si les deux classaient aussi bien l’un que l’autre, une différence au moins aussi grande se produirait avec une probabilité de ${p}.`,
  untestable: 'Sur ces cas, la différence ne peut pas être testée.',

  allCases: 'tous les cas',
  ranked: {
    understood: (items, lists) =>
      lists === '1'
        ? `Une liste ordonnée de ${items} éléments.`
        : `${lists} listes ordonnées avec ${items} éléments en tout.`,
    said: (value) =>
      `Précision moyenne (AP) ${value} : la moyenne de la précision aux éléments pertinents ; ceux qui n’ont pas été renvoyés comptent 0.`,
    saidOfMean: (value) => `Moyenne des précisions moyennes (MAP) des listes : ${value}.`,
    title: 'La liste ordonnée',
    queries: 'Les listes',
    query: 'Liste',
    rank: 'Rang',
    relevant: 'Pertinent',
    other: 'Non pertinent',
    turn: 'Inverser : pertinent ou non',
    cut: 'Couper la liste après le rang',
    hits: 'Pertinents',
    precision: 'Précision',
    recall: 'Rappel',
    steps: 'Précision et rappel à chaque rang',
    sum: 'La précision moyenne, terme à terme',
    missed: (count) => `Éléments pertinents non renvoyés : ${count}. Chacun ajoute 0.`,
    firstRanks: (count) => `Seuls les ${count} premiers rangs sont montrés.`,
    plot: 'Précision et rappel le long de la liste',
    plotHint: 'L’aire teintée est la précision moyenne (AP). Chaque point est un rang ; l’anneau est la coupure.',
    boxes: {
      title: 'Détections et objets',
      least: 'Une détection est juste à partir d’un recouvrement (IoU) de',
      rule: 'La détection la plus sûre vient d’abord. Lui revient l’objet libre de son image et de sa classe qu’elle recouvre le plus.',
      image: 'Image',
      score: 'Score',
      matched: 'Juste',
      draw: (rank) => `Dessiner la détection ${rank}`,
      drawing: 'Les deux boîtes ; leur partie commune est ombrée',
      object: 'objet',
      detection: 'détection',
      alone: 'Elle ne recouvre aucun objet de sa classe.',
      none: 'Rien n’a été détecté de cette classe.',
    },
    lines: {
      sum: 'AP',
      interpolated: 'interpolée (tous)',
      levels: '11 niveaux',
      percents: '101 niveaux',
    },
  },
  raters: {
    understood: (items, categories) => `Évaluations de ${items} objets en ${categories} catégories.`,
    said: (agreement, kappa) =>
      `Deux évaluations du même objet s’accordent dans ${agreement} des paires ; au-delà du hasard, κ = ${kappa}.`,
    pairs: 'Kappa de Cohen de chaque paire d’évaluateurs',
    pairsNote: 'Sur les objets que les deux ont évalués. La moyenne de ces nombres est le kappa de Light.',
    rater: 'Évaluateur',
    majority: 'Prendre la majorité pour vérité',
    majorityHint:
      'Compare chaque évaluateur à la catégorie que donne la majorité. Les objets à égalité sont laissés de côté.',
  },
  reports: {
    understood: (cases, classes) => `Un rapport imprimé de ${cases} cas en ${classes} classes.`,
    said: (choices) =>
      `${choices} ensembles d’effectifs donnent les chiffres imprimés. Un nombre en gras est le même dans tous ; un intervalle, non.`,
    only: 'Seuls ces effectifs donnent les chiffres imprimés.',
    tooMany:
      'Trop d’ensembles d’effectifs donnent les chiffres imprimés pour les énumérer. Chaque intervalle est celui de sa ligne prise seule.',
    excluded: (choices) =>
      `${choices} autres conviendraient aux chiffres, mais aucune matrice de confusion n’a ces effectifs.`,
    caption: 'Ce que peuvent être les effectifs de chaque classe',
    class: 'Classe',
    cases: 'Cas',
    advice:
      'Plus de décimales, comme celles de classification_report(…, digits=4), ou les étiquettes elles-mêmes détermineraient les effectifs.',
  },
  /** Texts about one distribution, or two over the same outcomes. */
  distributions: {
    understood: (outcomes) => `Probabilités de ${outcomes} issues.`,
    caption: 'Les issues et leurs probabilités',
    outcome: 'Issue',
    one: (perplexity, outcomes) => `Aussi incertain que ${perplexity} issues équiprobables ; il y en a ${outcomes}.`,
    two: (distance) => `Aucun événement n’est plus probable dans l’une que dans l’autre de plus de ${distance}.`,
  },
};
