import type { AnswerTableTexts } from '../en/answer-table.ts';
import { plural } from '../plural.ts';

const counted = plural('fr');

export const answerTable: AnswerTableTexts = {
  intro:
    'Un rapport de classification tel que l’affiche scikit-learn, un tableau avec les métriques en tête et une classe par ligne, ou des lignes comme « F1 = 0,72 ». Chaque nombre est vérifié séparément.',
  label: 'Tableau de réponses',
  check: 'Vérifier le tableau',
  staleText: 'Ceci porte sur le texte d’avant la modification.',
  staleTable: 'Ceci porte sur le dernier tableau qui a pu être lu.',

  right: (right, all) =>
    right === all
      ? all === 1
        ? 'La réponse est correcte.'
        : `Les ${all} réponses sont correctes.`
      : `${right} sur ${all} ${right < 2 ? 'est correcte' : 'sont correctes'}.`,
  near: (count) => `${counted(count, 'est correcte', 'sont correctes')} à l’arrondi près.`,
  unreadable: (count) => `${counted(count, 'est illisible', 'sont illisibles')}.`,
  oneSlip: (explained, wrong) =>
    explained === wrong
      ? `Une seule erreur courante explique les ${wrong} réponses incorrectes :`
      : `Une seule erreur courante explique ${explained} des ${wrong} réponses incorrectes :`,

  result: 'Les réponses, vérifiées',
  corner: 'classe \\ métrique',
  averages: { macro: 'Moyenne macro', micro: 'Moyenne micro', weighted: 'Moyenne pondérée' },
  hint: 'Choisir un nombre pour voir ce qu’il recouvre.',
  legend: '✓ correcte, ≈ correcte à l’arrondi près, ✗ incorrecte, ? pas un nombre',
  verdicts: {
    right: 'correcte',
    coarse: 'trop peu de décimales',
    truncated: 'tronquée au lieu d’être arrondie',
    intermediate: 'arrondie trop tôt',
    rounded: 'à une unité près du dernier chiffre',
    slip: 'incorrecte',
    unknown: 'incorrecte',
    unreadable: 'pas un nombre',
  },
  answered: (name, answer) => `${name} : ${answer}`,
  inFull: 'Voir en entier, ci-dessus',
  others: (count) =>
    `${counted(count, 'autre erreur courante donne', 'autres erreurs courantes donnent')} aussi ce nombre.`,
};
