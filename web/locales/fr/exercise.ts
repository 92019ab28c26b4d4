import type { ExerciseTexts } from '../en/exercise.ts';

export const exercise: ExerciseTexts = {
  intro:
    'Des données aléatoires à partir d’un numéro, les mêmes pour quiconque a le lien : un autre numéro donne d’autres données.',
  seed: 'Numéro de l’exercice',
  another: 'Un autre exercice',
  kind: 'Données',
  kinds: {
    matrix: 'une matrice de confusion',
    labels: 'une liste d’étiquettes',
    scores: 'une liste de scores',
  },
  classes: 'Classes',
  cases: 'Cas',
  folds: 'Plis',
  balance: 'Classe la plus fréquente : la plus rare',
  decimals: 'Décimales demandées',
  outOfRange: (low, high) => `Un nombre entier de ${low} à ${high}.`,
  asked: 'Ce qui est demandé',
  usual: 'Revenir aux métriques usuelles',
  search: 'Chercher d’autres métriques',
  nothingAsked: 'Il faut choisir au moins une métrique.',
  whichClass: (name) => `Classe pour ${name}`,
  everyClass: 'chaque classe',
  hide: 'Masquer les résultats à qui ouvre le lien',
  hideHint:
    'Le lien s’ouvre sans résultats. Ce n’est pas un verrou : qui va à un autre onglet, ou emporte les données ailleurs, les voit.',

  link: 'Lien vers l’exercice',
  copy: 'Copier le lien',
  copied: 'Copié',
  copyRefused: 'Le navigateur empêche la page de copier. Le lien est sélectionné : il faut le copier à la main.',
  courseLink: 'Un lien pour tout le cours : le numéro de l’étudiant donne les données',
  courseHint:
    'Qui l’ouvre saisit un numéro et reçoit les données que les feuilles et les questions d’une liste de classe ont pour lui.',
  use: 'Utiliser cet exercice',
  failed:
    'L’exercice n’a pas pu être calculé, ce qui ne devrait pas arriver. Il faut en choisir un autre ou recharger la page.',

  sheet: 'Feuille à imprimer',
  sheetLanguage: 'Langue de la feuille',
  withKey: 'Avec le corrigé, sur une page à part',
  print: 'Imprimer la feuille',
  printSheets: 'Imprimer les feuilles',
  keys: 'Corrigés',
  keysOf: { none: 'aucun', full: 'complets, ensemble à la fin', short: 'les réponses seules, en tableau à la fin' },
  qr: 'Code QR du lien',
  qrTooLong: 'Le lien est trop long pour un code QR : il faut demander moins.',
  number: 'Numéro',

  sheetTitle: (seed) => `Métriques de classification, exercice ${seed}`,
  name: 'Nom',
  date: 'Date',
  data: {
    matrix: (cases) =>
      `Un classifieur a été essayé sur ${cases} cas. Les lignes sont les classes réelles, les colonnes les classes prédites.`,
    labels: (cases) =>
      `Un classifieur a été essayé sur ${cases} cas. Pour chacun sont données la classe réelle et la classe prédite.`,
    scores: (cases, positive) =>
      `Un classifieur a attribué un score à chacun des ${cases} cas. Plus le score est élevé, plus il plaide pour « ${positive} », la classe positive.`,
    folds: (folds) => `Les cas ont été testés en ${folds} plis ; les questions portent sur tous les cas ensemble.`,
  },
  corner: 'réelle \\ prédite',
  case: 'Cas',
  truth: 'Réelle',
  predicted: 'Prédite',
  fold: 'Pli',
  score: 'Score',
  instruction: (decimals) =>
    decimals === 0
      ? 'Calculer ce qui suit, arrondi à l’entier, en détaillant le calcul.'
      : `Calculer ce qui suit, arrondi à ${decimals} ${decimals === 1 ? 'décimale' : 'décimales'}, en détaillant le calcul.`,
  zeroDivision: '0/0 compte comme 0.',
  bits: 'Les logarithmes sont en base 2 : les entropies s’expriment en bits.',
  key: 'Corrigé',
  isUndefined: 'non défini',

  yourNumber: 'Numéro d’étudiant',
  numberHint: 'L’exercice en est tiré. Les premiers chiffres saisis sont le numéro : « s0123 A » est 123.',
  giveMine: 'Ouvrir l’exercice',
  noNumber: 'Il n’y a aucun chiffre.',
  notMade: 'L’exercice n’a pas pu être créé. De telles données n’ont peut-être pas cette métrique.',
};
