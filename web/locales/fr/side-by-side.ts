import type { SideBySideTexts } from '../en/side-by-side.ts';

export const sideBySide: SideBySideTexts = {
  title: { models: 'Modèles côte à côte', folds: 'Plis côte à côte', groups: 'Groupes côte à côte' },
  part: { models: 'Modèle', folds: 'Pli', groups: 'Groupe' },
  whole: 'Tous les cas ensemble',
  mean: 'Moyenne ± écart-type',
  meanAlone: 'Moyenne',
  deviation: 'Écart-type',
  difference: 'Plus grand − plus petit',
  ratio: 'Plus petit ÷ plus grand',
  show: (part) => `Montrer ${part} sur toute la page`,
  shown: (part) => `La page montre ${part}.`,
  showWhole: 'Montrer tous les cas',
  best: 'le meilleur, et pas par hasard',
  worst: 'le moins bon groupe',
  spread: (name) => `${name} de chaque partie`,
  pooled: {
    folds: ({ name, pooled, mean, working }) =>
      `${name} de tous les cas ensemble vaut ${pooled} ; la moyenne des plis vaut ${working} = ${mean}. Dans la moyenne, chaque pli compte autant ; dans l’autre valeur, chaque cas (Forman et Scholz 2010).`,
    groups: ({ name, pooled, mean, working }) =>
      `${name} de tous les cas ensemble vaut ${pooled} ; la moyenne des groupes vaut ${working} = ${mean}. Dans la moyenne, chaque groupe compte autant ; dans l’autre valeur, chaque cas.`,
  },
  cochran: ({ q, df, p, isChance }) =>
    `Q de Cochran = ${q}, degrés de liberté : ${df}, p = ${p} : ${
      isChance
        ? 'le hasard peut expliquer que certains aient raison plus souvent.'
        : 'ils n’ont pas raison aussi souvent.'
    }`,
  pairs: {
    models: 'Paires de modèles : test exact de McNemar',
    scores: 'Paires de modèles : test de DeLong et al. (1988)',
    note: 'Corrigé par la méthode de Holm (1979), car plusieurs paires sont testées à la fois.',
    first: 'Premier',
    second: 'Second',
    p: 'p',
    difference: (name) => `Premier − second : ${name}`,
    adjusted: 'p corrigé',
    more: (hidden) => `${hidden} autres paires ont un p plus grand.`,
  },
  matrices: {
    title: 'Différence de deux matrices',
    note: 'Dans chaque ligne, la part de ses cas, en points de pourcentage : bleu où la première partie en a plus, orange où c’est la seconde.',
    first: 'Première',
    second: 'Seconde',
  },
  fairness: {
    title: (positive) => `Équité : « ${positive} » est-elle prédite de la même façon dans tous les groupes ?`,
    criterion: 'Critère',
    compares: 'Compare',
    difference: 'Plus grande différence',
    ratio: 'Rapport',
    parity: ['Parité démographique', 'la fréquence des prédictions'],
    opportunity: ['Égalité des chances (equal opportunity, Hardt et al. 2016)', 'le rappel'],
    odds: ['Chances égalisées (equalised odds, Hardt et al. 2016)', 'le rappel et le taux de faux positifs'],
    predictive: ['Parité prédictive (Chouldechova 2017)', 'la précision'],
    exclude: (rates) =>
      `« Chances égalisées » et « parité prédictive » ne peuvent être vraies ensemble si les classes ne sont pas aussi fréquentes dans tous les groupes et si la prédiction n’est pas parfaite (Chouldechova 2017). Ici, la classe positive représente ${rates}.`,
    ofGroup: (share, group) => `${share} dans ${group}`,
  },
};
