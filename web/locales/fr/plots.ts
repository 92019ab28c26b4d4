import { pictures } from './pictures.ts';
import type { PlotTexts } from '../en/plots.ts';

export const plots: PlotTexts = {
  axes: {
    falsePositiveRate: 'Taux de faux positifs FPR = FP / N',
    truePositiveRate: 'Taux de vrais positifs TPR = TP / P',
    falseNegativeRate: 'Taux de faux négatifs FNR = FN / P',
    recall: 'Rappel = TP / P',
    precision: 'Précision = TP / (TP + FP)',
    sharePredicted: 'Proportion prédite positive (TP + FP) / (P + N)',
    lift: 'Lift = précision / (P / (P + N))',
    recallGain: 'Gain de rappel (0 : la prévalence)',
    precisionGain: 'Gain de précision (0 : la prévalence)',
    threshold: 'Seuil t',
    score: 'Score',
    rates: 'TPR et FPR',
    probabilityCost: 'Proportion de positifs, pondérée par le coût',
    normalizedCost: 'Coût attendu (1 : le pire)',
    meanProbability: 'Probabilité prédite moyenne',
    shareOfPositives: 'Proportion de positifs',
    value: 'Valeur',
    cases: 'Cas : positifs en haut, négatifs en bas',
  },

  titles: {
    roc: 'Courbe ROC',
    precisionRecall: 'Courbe précision-rappel',
    histogram: 'Histogramme des scores',
    calibration: 'Calibration',
    det: 'Compromis entre erreurs de détection (DET)',
    gain: 'Gain',
    lift: 'Lift',
    precisionRecallGain: 'Courbe de gain précision-rappel',
    kolmogorovSmirnov: 'Kolmogorov-Smirnov',
    cost: 'Courbe de coût',
    againstThreshold: 'Métriques selon le seuil',
  },

  names: {
    calibration: 'Calibration',
    det: 'DET',
    gain: 'Gain',
    lift: 'Lift',
    precisionRecallGain: 'Gain PR',
    kolmogorovSmirnov: 'KS',
    cost: 'Coût',
    againstThreshold: 'Métriques',
  },

  hints: {
    roc: 'Faites glisser le point. Mieux en haut à gauche.',
    precisionRecall: 'Mieux en haut à droite.',
    histogram: 'Faites glisser la ligne. À droite : prédit positif.',
    histogramLower: 'Faites glisser la ligne. À gauche : prédit positif.',
    calibration:
      'Parmi les cas de probabilité 0,7, y a-t-il 70 % de positifs ? Alors les points sont sur la diagonale. Plus un point est gros, plus il représente de cas.',
    det: 'Les deux taux d’erreur, sur des axes en quantiles de la loi normale : plus on est près du coin inférieur gauche, mieux c’est. Des scores de loi normale donnent des droites.',
    gain: 'Parmi tous les positifs, la proportion trouvée en prédisant positifs les cas les mieux classés.',
    lift: 'Proportion de positifs parmi les cas prédits positifs, divisée par leur proportion parmi tous les cas.',
    precisionRecallGain:
      'Mieux vaut être près du coin supérieur droit ; sous l’axe, la précision est inférieure à la prévalence. Aires et droites ont le même sens que sur la courbe ROC.',
    kolmogorovSmirnov: 'Le plus grand écart entre les deux taux est la statistique de Kolmogorov-Smirnov.',
    cost: 'Le plus petit coût attendu qu’un seuil puisse atteindre, pour chaque mélange de classes et de coûts. Toujours prédire la même classe donne le triangle.',
    againstThreshold:
      'Ce que chaque seuil fait de l’exactitude, de F et de MCC. Le meilleur seuil pour l’une n’est pas le meilleur pour les autres.',
  },

  plotOf: (title, models) => `${title} : ${new Intl.ListFormat('fr').format(models)}`,

  chance: 'hasard',
  perfect: 'parfait',
  hull: 'Enveloppe convexe',
  band: (level) => `Bande de confiance, ${level} %`,
  isoCost: 'Même coût qu’au point',
  interpolated: 'Interpolée',
  equalErrorRate: (value) => `EER = ${value}`,
  prevalence: (value) => `prévalence ${value}`,
  largestGap: (value) => `KS = ${value}`,
  isoF: (beta, value) => `F${beta} = ${value}`,
  alwaysPositive: 'toujours positif',
  alwaysNegative: 'toujours négatif',
  truePositiveRate: 'TPR : parmi les positifs',
  falsePositiveRate: 'FPR : parmi les négatifs',
  accuracy: 'Exactitude',
  f: (beta) => `F${beta}`,
  mcc: 'MCC',

  show: 'Afficher',
  switches: {
    diagonal: 'Hasard',
    equalErrorRate: 'Ligne EER',
    hull: 'Enveloppe convexe',
    band: 'Bande de confiance',
    isoCost: 'Même coût',
    area: 'Aire',
    isoF: 'Même F',
    interpolated: 'PR interpolée',
  },
  switchHints: {
    diagonal: 'Ce que donne le hasard : sur le graphique ROC, la diagonale ; sur l’autre, la prévalence P / (P + N)',
    equalErrorRate: 'De (0, 1) à (1, 0) : là où la courbe la croise, FPR = FNR',
    hull: 'Ce qu’on peut atteindre en mélangeant les seuils au hasard (ROC)',
    band: 'Contient la vraie courbe tout entière avec la confiance indiquée (ROC)',
    isoCost: 'Tout ce qui s’y trouve coûte autant que le point choisi ; au-dessus et à gauche, c’est moins cher (ROC)',
    area: 'L’aire sous la courbe : AUC et précision moyenne',
    isoF: 'Le long de chacune d’elles, F garde la même valeur (précision-rappel)',
    interpolated: 'Chaque précision est remplacée par la plus grande à rappel égal ou supérieur',
  },

  point: 'Seuil',
  atThreshold: 'Au seuil choisi',
  atPointer: 'Au pointeur',
  readings: {
    threshold: 'Seuil',
    truePositives: 'TP',
    falsePositives: 'FP',
    truePositiveRate: 'TPR',
    falsePositiveRate: 'FPR',
    precision: 'Précision',
    recall: 'Rappel',
    f1: 'F1',
  },
  rocPoint: (threshold, truePositiveRate, falsePositiveRate) =>
    `seuil ${threshold} : taux de vrais positifs ${truePositiveRate}, taux de faux positifs ${falsePositiveRate}`,
  precisionRecallPoint: (threshold, precision, recall) =>
    `seuil ${threshold} : précision ${precision}, rappel ${recall}`,

  view: 'Vue',
  asPlots: 'Graphiques',
  asTable: 'Tableau',
  tableTitle: 'Les points des courbes : un par score distinct',
  morePoints: (count) => `… et ${count} de plus.`,

  ...pictures,
  enlarge: (title) => `Grand affichage : ${title}`,
  close: 'Fermer',

  riskLines: {
    title: (state: string) => `Le risque selon la probabilité de ${state}`,
    intro:
      'Chaque action est une droite : à gauche sa perte dans un état, à droite dans l’autre. La droite la plus basse est la décision ; elle change là où deux droites se croisent.',
    description: (state: string, changes: string) =>
      `Le risque de chaque action selon la probabilité de ${state}, en lignes droites${changes && `; la décision change à ${changes}`}`,
    probability: (state: string) => `Probabilité de ${state}`,
    risk: 'Risque',
  },

  morePlots: 'Plus de graphiques',
  drawing: 'Tracé en cours…',
  noRoc: 'Il n’y a pas de courbe ROC : il faut des cas positifs et des cas négatifs.',
  noPrecisionRecall: 'Il n’y a pas de courbe précision-rappel : il faut des cas positifs.',
  noCurve: 'Cette courbe n’existe pas pour ces données.',
  noCalibration: 'La calibration porte sur des probabilités, et ces scores n’en sont pas.',
  bins: 'Tranches',
  binning: 'Tranches de',
  binnings: { 'equal-width': 'même largeur', 'equal-mass': 'même nombre de cas' },
};
