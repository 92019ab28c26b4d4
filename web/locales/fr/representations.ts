import type { RepresentationTexts } from '../en/representations.ts';

export const representations: RepresentationTexts = {
  introduction: 'Un seul et même étiquetage, écrit de trois façons.',
  choice: 'Représentation',
  forms: { vector: 'Vecteur', membership: 'Matrice d’appartenance', sets: 'Ensembles' },
  said: {
    vector: 'Un élément par cas : sa classe.',
    membership: 'Une ligne par cas, une colonne par classe : 1 si le cas appartient à la classe.',
    sets: 'Un ensemble par classe : les numéros de ses cas.',
  },
  truth: 'Vérité',
  predicted: 'Prédictions',
  case: 'Cas',
  numbered: 'Une matrice ne dit pas dans quel ordre les cas sont venus : ils sont numérotés ici ligne par ligne.',
  tooLong: (shown) => `Au-delà de ${shown} cas, il y en a trop pour les afficher.`,
  vectorOnly: 'Les vecteurs peuvent être copiés.',
  weighted: 'Des cas pondérés ne peuvent pas être énumérés un par un.',
  copyByHand: 'Le navigateur ne permet pas de copier ici. Ce texte peut être sélectionné et copié à la main.',
  copyText: 'Copier',
  copyLatex: 'Copier en LaTeX',
  copied: 'Copié',
  useAsInput: 'Utiliser comme données',
};
