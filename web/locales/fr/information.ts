import type { InformationTexts } from '../en/information.ts';

export const information: InformationTexts = {
  lead: 'L’incertitude de la classe réelle, et la part que la prédiction en lève.',
  base: 'Unité',
  units: { 2: 'bits', e: 'nats', 10: 'hartleys' },
  logarithms: { 2: 'logarithmes en base 2', e: 'logarithmes népériens', 10: 'logarithmes en base 10' },

  numbers: (unit) => `Entropies, en ${unit}`,
  normalized: 'Normalisées : une proportion entre 0 et 1 dans toute unité',

  diagram: 'Entropies en longueurs',
  diagramHint:
    'Toutes les barres sont à la même échelle. H(Y) et H(Ŷ) se recouvrent sur I ; les parties hors de I forment VI.',
  diagramText: (values, unit) =>
    `Barres à la même échelle, en ${unit}. L’entropie conjointe, ${values.jointEntropy}, est la longueur totale. ` +
    `L’entropie de la vérité, ${values.entropyTrue}, commence à l’extrémité gauche ; celle des prédictions, ` +
    `${values.entropyPredicted}, finit à l’extrémité droite ; elles se recouvrent sur l’information mutuelle, ` +
    `${values.mutualInformation}. À gauche de celle-ci se trouve l’entropie de la vérité sachant la prédiction, ` +
    `${values.trueGivenPredicted} ; à droite, celle de la prédiction sachant la vérité, ` +
    `${values.predictedGivenTrue}. Les deux ensemble forment la variation d’information, ${values.variation}.`,
  noUncertainty:
    'L’entropie conjointe est nulle : tous les cas sont dans une seule cellule, donc rien n’est incertain et il n’y a rien à dessiner.',
  noCases: 'Il n’y a pas de cas, donc pas de proportions p, et rien de tout cela n’est défini.',

  identities: 'Comment elles sont liées',
  identity: (formula) => `Identité pour ${formula}`,

  table: 'Cellule par cellule',
  tableChoice: 'Ce que montre le tableau',
  tables: {
    joint: 'conjointe p(y, ŷ)',
    predictedGivenTrue: 'p(ŷ | y)',
    trueGivenPredicted: 'p(y | ŷ)',
    entropyTerms: '−p·log p',
    informationTerms: 'contribution à I',
  },
  tableHints: {
    joint:
      'La proportion de tous les cas dans chaque cellule. Dans les marges, les proportions p(y) des classes réelles et p(ŷ) des classes prédites.',
    predictedGivenTrue:
      'Parmi les cas d’une classe réelle, la proportion de chaque prédiction : la somme de chaque ligne est 1.',
    trueGivenPredicted:
      'Parmi les cas d’une prédiction, la proportion de chaque classe réelle : la somme de chaque colonne est 1.',
    entropyTerms: 'Ce que chaque cellule apporte à l’entropie conjointe, somme de toutes.',
    informationTerms:
      'Ce que chaque cellule apporte à l’information mutuelle, somme de toutes. Négatif (orange) : les deux coïncident moins souvent que si elles étaient indépendantes.',
  },
  fractions: 'en fractions',
  sum: 'somme',
  tooManyClasses: (classes) =>
    `${classes} classes : trop pour un tableau sur la page. Les nombres ci-dessus sont calculés quand même.`,
  howToChoose:
    'Pointer une cellule, ou parcourir le tableau avec les flèches du clavier, pour voir en dessous ce qu’elle apporte. Un clic la garde.',

  chosenCell: (truth, predicted) => `La cellule de classe réelle « ${truth} » et de classe prédite « ${predicted} »`,
  entropyTerm: 'Ce qu’elle apporte à l’entropie conjointe',
  zeroTerm: '0 · log 0 compte comme 0, sa limite.',
  informationTerm: 'Ce qu’elle apporte à l’information mutuelle',
  bayes: 'Théorème de Bayes',
  bayesQuestion: (truth, predicted) =>
    `La prédiction est « ${predicted} » : quelle est la probabilité que la vérité soit « ${truth} » ?`,
  neverPredicted: (predicted) => `« ${predicted} » n’est jamais prédit : p(ŷ) est 0, et p(y | ŷ) n’est pas définie.`,
  neverTrue: (truth) =>
    `Il n’y a aucun cas de « ${truth} » : p(ŷ | y) est 0/0, donc le théorème ne dit rien ici. En comptant, p(y | ŷ) est 0.`,
};
