import type { MatrixPictureTexts } from '../en/matrix-picture.ts';

export const matrixPicture: MatrixPictureTexts = {
  title: 'Toute la matrice',
  keys: 'Les flèches mènent de cellule en cellule.',
  heat: 'Couleur selon',
  heats: { row: 'part de la classe réelle', column: 'part des prédictions', all: 'effectif' },
  order: 'Ordre',
  orders: { given: 'comme donné', name: 'par nom', size: 'par taille', likeness: 'par ressemblance' },
  howAlike:
    'Les classes confondues se suivent : classification ascendante (lien moyen) selon la part moyenne de chacune qui est prédite comme l’autre.',
  darkest: (right, wrong) =>
    wrong === undefined
      ? `Bleu le plus foncé : ${right}.`
      : `Bleu le plus foncé : ${right} ; orange le plus foncé : ${wrong}.`,
  cell: (of) =>
    `réel ${of.truth}, prédit ${of.predicted} : ${of.count} (${of.ofRow} de la classe réelle, ${of.ofColumn} des prédictions)`,
  pairs: 'Paires les plus confondues',
  pair: (of) => `${of.one} pris pour ${of.other} : ${of.there} ; l’inverse : ${of.back}`,
  noPairs: 'Aucune paire de classes n’est confondue.',
  morePairs: (count) => `Afficher ${count} paires`,
  fewerPairs: 'En afficher moins',
};
