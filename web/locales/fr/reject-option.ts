import type { RejectOptionTexts } from '../en/reject-option.ts';

export const rejectOption: RejectOptionTexts = {
  title: 'Option de rejet : quand ne pas décider',
  intro:
    'Mieux vaut laisser certains cas à d’autres. La règle de Chow choisit la classe la plus probable y* si sa probabilité p* dépasse λ* ; sinon, elle rejette.',

  rejectLoss: 'Perte d’un rejet',
  errorLoss: 'Perte d’une erreur',
  lossesNote: 'Une bonne décision ne coûte rien. Seul le rapport des deux pertes décide de ce qui est rejeté.',
  notNumber: (text) => (text.trim() === '' ? 'Il manque un nombre ici.' : `« ${text} » n’est pas un nombre.`),
  negative: 'Une perte ne peut pas être négative.',
  slider: 'λ* : quelle certitude suffit',
  sliderText: (threshold, loss) => `λ* = ${threshold}, donc λr = ${loss}`,
  sliderEnds: ['0 : tout décider', '1 : tout rejeter'],

  rows: 'Lignes',
  source: 'Lignes sur lesquelles décider',
  sources: { data: 'Mes données', typed: 'Saisies ici' },
  ofData: (cases, _one) => `${cases} cas avec la classe réelle, tels que lus sur la page.`,
  noData:
    'Pour avoir ici ses propres lignes, saisir sur la page des probabilités par classe, ou des scores qui soient des probabilités.',
  ofModel: (name) => `Ce sont les scores de ${name}.`,
  unweighted: 'Les poids des cas sont ignorés : chaque ligne compte une fois.',
  rest: (positive) => `non ${positive}`,
  table: 'Probabilités a posteriori p(y|x) : une ligne par observation, une colonne par classe',
  corner: 'p(y|x)',
  tableTexts: {
    row: 'x',
    column: 'classe',
    addRow: 'Ajouter une ligne',
    addColumn: 'Ajouter une classe',
    remove: (name) => `Retirer ${name}`,
  },
  unreadCell: 'Une cellule du tableau n’est pas un nombre. Le résultat est celui des derniers valables.',
  unreadLoss: 'Une perte n’est pas un nombre. Le résultat est celui des dernières valables.',
  normalise: 'Diviser chaque ligne par sa somme',

  rejected: (rejected, count, one) =>
    `${rejected} ${one ? 'ligne' : 'lignes'} sur ${count} ${one ? 'est rejetée' : 'sont rejetées'}.`,
  allRejected: (count, one) =>
    one ? 'La ligne est rejetée : rien n’est décidé.' : `Les ${count} lignes sont toutes rejetées : rien n’est décidé.`,
  noneRejected: (count, one) => (one ? 'La ligne n’est pas rejetée.' : `Aucune des ${count} lignes n’est rejetée.`),
  expectedWrong: (accepted, share, one) =>
    one
      ? `La probabilité que la ligne acceptée soit erronée est de ${share}.`
      : `Parmi les ${accepted} acceptées, la proportion d’erreurs attendue est de ${share}.`,
  countedWrong: (wrong, accepted, share) => `Comptées d’après la vérité : ${wrong} sur ${accepted} (${share}).`,
  undecided: 'Sans seuil, rien n’est décidé.',

  hint: 'Choisir un nombre pour voir son calcul.',

  decisions: 'Quelles lignes sont rejetées',
  decisionsHint: 'Choisir une ligne pour voir sa décision détaillée.',
  row: 'Ligne',
  truth: 'Vérité',
  largest: 'p*(x)',
  probable: 'y*',
  above: 'p* > λ* ?',
  decision: 'Décision',
  yes: 'oui',
  no: 'non',
  reject: 'rejet',
  wrong: 'erreur',
  onlyRejected: 'Lignes rejetées seulement',
  more: (count) => `… et ${count} ${count === '1' ? 'ligne' : 'lignes'} de plus.`,
  noRows: 'Aucune ligne n’est rejetée.',
  workedRow: (row) => `Ligne ${row}`,
  largestOf: 'La plus grande probabilité a posteriori',
  mostProbable: (name) => `La classe la plus probable est y* = ${name}.`,
  tie: (names, first) =>
    `Aussi probables les unes que les autres : ${names}. La première d’entre elles est y* = ${first}.`,
  isAbove: (largest, threshold, name) => `p*(x) = ${largest} > λ* = ${threshold} : la décision est ${name}.`,
  isBelow: (largest, threshold) => `p*(x) = ${largest} < λ* = ${threshold} : la ligne est rejetée.`,
  isEqual: (threshold) =>
    `p*(x) = λ* = ${threshold} : le seuil n’est pas dépassé, donc la ligne est rejetée. Décider coûterait autant en moyenne.`,
  wasWrong: (truth) => `La vérité est ${truth} : cette décision est une erreur.`,

  plots: 'Tous les seuils à la fois',
  errorReject: 'Courbe erreur-rejet',
  accuracyCoverage: 'Courbe exactitude-couverture',
  says: {
    errorReject:
      'Plus on rejette, moins il reste d’erreurs. Plus la courbe est loin au-dessous de la ligne en tirets, mieux les probabilités montrent où sont les erreurs.',
    accuracyCoverage:
      'Exactitude de ce qui est encore décidé. Si elle monte vers la gauche, les lignes rejetées en premier sont celles qui auraient été erronées.',
  },
  counted: 'Les erreurs sont comptées d’après la vérité.',
  expected: 'Les erreurs sont celles qu’annoncent les probabilités.',
  plotHint: 'Faire glisser le point, ou utiliser les flèches du clavier : λr suit.',
  axes: {
    rejected: 'Proportion rejetée',
    errors: 'Proportion acceptée et erronée',
    coverage: 'Proportion acceptée (couverture)',
    accuracy: 'Exactitude des lignes acceptées',
  },
  chance: 'rejet au hasard',
  errorRejectPoint: (threshold, rejected, errors) =>
    `λ* = ${threshold} : ${rejected} de rejets, ${errors} d’acceptations erronées`,
  accuracyCoveragePoint: (threshold, coverage, accuracy) =>
    `λ* = ${threshold} : ${coverage} d’acceptations, exactitude ${accuracy}`,
  noPoint:
    'Rien n’est accepté : l’exactitude est 0/0, donc la courbe exactitude-couverture n’a pas de point à cet endroit.',
};
