import type { FLandscapeTexts } from '../en/f-landscape.ts';

const times = (text: string): string => (text === '2' ? 'deux fois plus' : `${text} fois plus`);

export const fLandscape: FLandscapeTexts = {
  title: 'Fβ : un seul nombre pour précision et rappel',
  intro:
    'Le long d’une ligne, Fβ est le même ; plus le bleu est intense, plus il est élevé. Chaque point est une classe.',
  hint: 'Sur la diagonale, où précision et rappel sont égaux, chaque ligne a cette même valeur. Un clic sur un point montre sa formule.',

  beta: 'β',
  betaHint: 'Importance du rappel par rapport à la précision',
  slider: 'β, de 0 à ∞',
  betas: 'Valeurs de β',
  betaIs: (beta) => `β = ${beta}`,
  useBeta: (beta) => `Utiliser β = ${beta}`,
  spoken: (beta, weight) => `β = ${beta} : ${weight}`,
  weights: {
    zero: (_ratio) => 'seule la précision compte',
    precision: (ratio) => `la précision compte ${times(ratio)} que le rappel`,
    equal: (_ratio) => 'précision et rappel comptent autant',
    recall: (ratio) => `le rappel compte ${times(ratio)} que la précision`,
    infinite: (_ratio) => 'seul le rappel compte',
  },
  says: {
    zero: 'F₀ est la précision : les lignes sont horizontales, quel que soit le rappel.',
    precision: 'Les lignes se couchent : Fβ s’approche de la précision, sa limite pour β → 0. Le rappel importe moins.',
    equal: 'Symétrique : les deux doivent être élevés. Là où l’un est proche de 0, F₁ l’est aussi.',
    recall: 'Les lignes se redressent : Fβ s’approche du rappel, sa limite pour β → ∞. La précision importe moins.',
    infinite: 'F∞ est le rappel : les lignes sont verticales, quelle que soit la précision.',
  },

  plot: (beta) => `Fβ avec β = ${beta}`,
  description: (beta) =>
    `Lignes d’égal Fβ avec β = ${beta}, le rappel vers la droite et la précision vers le haut, les classes sous forme de points`,
  points: 'Classes',
  comparison: 'Trois valeurs de β et la moyenne arithmétique',
  mean: 'Moyenne arithmétique',
  meanDescription:
    'Lignes d’égale moyenne arithmétique du rappel et de la précision : des droites, les classes sous forme de points',
  meanSays: 'La moyenne (P + R) / 2 vaut 0,5 pour R = 1 même avec P = 0 ; là, tout Fβ de β fini vaut 0.',

  ownRates: 'Précision et rappel à essayer',
  ownRatesExample: 'précision = 0,66 ; rappel = 0,80',
  onlyRates:
    'Seuls la précision et le rappel sont connus ici. F en découle pour tout β ; l’exactitude, la spécificité et le MCC non : ils comptent les vrais négatifs.',
  noRates:
    'Ce texte ne contient pas de précision et de rappel. Écrire par exemple « précision = 0,66 ; rappel = 0,80 », ou une ligne par classe sous « classe ; précision ; rappel ».',
  faultyRates: (piece: string) => `Illisible : ${piece}. Chaque classe demande une précision et un rappel de 0 à 1.`,

  example:
    'Une matrice d’exemple à trois classes. Les points proviennent d’étiquettes ou d’une matrice de confusion : saisir ses propres données pour voir ici leurs classes.',
  point: (names, precision, recall, beta, f) =>
    `${names} : P = ${precision}, R = ${recall}, Fβ = ${f} avec β = ${beta}`,
  more: (names, count) => `${names} et ${count} ${count === '1' ? 'autre' : 'autres'}`,
  noPrecision: (names) => `Pas de point pour ${names} : la précision est 0/0, faute de prédictions.`,
  noRecall: (names) => `Pas de point pour ${names} : le rappel est 0/0, faute de cas.`,

  table: 'Fβ de chaque classe, entre ses limites précision et rappel',
  class: 'Classe',
  precision: 'Précision = F₀',
  recall: 'Rappel = F∞',
  f: (beta) => `Fβ, β = ${beta}`,

  formula: (name) => `Fβ de ${name}`,
  isRecall: 'Pour β → ∞, Fβ est le rappel :',
  fromRates: 'La même chose à partir de la précision et du rappel, comme le montrent les lignes',
  rates: 'Sa précision PPV (P) et son rappel TPR (R)',
};
