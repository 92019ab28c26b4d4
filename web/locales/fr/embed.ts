import type { EmbedTexts } from '../en/embed.ts';

export const embed: EmbedTexts = {
  trouble: {
    'wasm-forbidden':
      'Cette page interdit WebAssembly (sa Content-Security-Policy ne contient pas « wasm-unsafe-eval ») : rien ne peut y être calculé. Dans un cadre, cela fonctionne.',
    'cannot-start': 'Le calculateur n’a pas pu être chargé dans cette page. Dans un cadre, cela peut fonctionner.',
  },
  unfit: {
    scores: () => 'Ces données n’ont pas de courbe : il faut des cas de deux classes avec leurs scores.',
    matrix: () => 'Ces données n’ont pas de matrice de confusion.',
    text: () => 'Ces données ne peuvent pas s’écrire sous forme de texte.',
    html: () =>
      'Les données sont du HTML, peut-être produit par Markdown. Écrivez-les comme texte dans l’attribut data="…", sur une ligne ou avec &#10; entre les lignes.',
    metric: (id) =>
      id === '' ? 'La métrique manque : metric="…".' : `Pour ces données, il n’y a pas de métrique « ${id} ».`,
    class: (label) => `Il n’y a pas de classe « ${label} » dans ces données.`,
    attribute: (given, possible) => `L’attribut ${given} est inutilisable. Possible : ${possible}.`,
  },
  openFrame: 'Ouvrir dans une page à part',
  frameMarkup: 'HTML du cadre, pour l’auteur de cette page',

  title: 'Intégrer dans une autre page',
  close: 'Fermer',
  what: 'Quoi',
  elements: {
    calculator: 'Tout le calculateur',
    metrics: 'Tableau des métriques',
    matrix: 'Matrice de confusion',
    formula: 'Une formule calculée pas à pas',
    roc: 'Courbe ROC',
    'precision-recall': 'Courbe précision-rappel',
    information: 'Diagramme d’information',
    check: 'Vérification de réponses',
  },
  metric: 'Métrique',
  metrics: 'Métriques',
  metricsHint: 'Identifiants séparés par des espaces ; sans identifiant, toutes.',
  ask: 'Demandé',
  askHint: 'Identifiants séparés par des virgules ; sans identifiant, n’importe laquelle.',
  notAsked: (names) => `Pas parmi les métriques de ces données : ${names}.`,
  language: 'Langue',
  ofPage: 'Comme la page qui l’entoure',
  theme: 'Couleurs',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Comme le système' },
  way: 'Comment',
  ways: { frame: 'Cadre', script: 'Script' },
  wayHints: {
    frame: 'Pour Moodle, Canvas et partout où les scripts ne sont pas admis.',
    script: 'Pour des pages personnelles : il fait partie de la page, dont il prend la largeur et les couleurs.',
  },
  withData: 'Avec les données qui sont sur la page',
  noData: 'Les données de la page sont trop longues pour être mises dans du HTML.',
  sameVersion: 'Refuser toute autre version du script (integrity)',
  sameVersionHint:
    'Lorsque ce site est mis à jour, il faut copier de nouveau le HTML : les navigateurs refusent le nouveau script.',
  snippet: 'HTML',
  copy: 'Copier',
  copied: 'Copié',
  copyByHand: 'Le navigateur refuse : il faut copier à la main.',
  preview: 'Aperçu',
  frameTitle: (element) => `Deconfuse : ${element}`,
};
