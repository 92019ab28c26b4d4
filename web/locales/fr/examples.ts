import type { ExampleId } from '../../examples/examples.ts';

export const descriptions: Readonly<Record<ExampleId, string>> = {
  spam: 'Un filtre de courriels à deux classes : ce qu’il trouve (rappel) et la confiance que méritent ses alarmes (précision).',
  rareDisease:
    'L’exactitude est de 0,987, et pourtant 9 malades sur 10 sont manqués : quand une classe est rare, l’exactitude cache l’essentiel.',
  twoVectors:
    'Des étiquettes en vecteurs, les réelles d’abord. F1 des classes 2 et 3 vaut 0, alors que 2PR/(P + R) y serait 0/0 : F1 macro vaut 1/5.',
  representations:
    'Les mêmes étiquettes écrites de trois façons : un vecteur, une matrice de 0 et de 1, un ensemble d’ensembles.',
  fourClasses:
    'Un polycopié en ligne indique N = 57 ; la somme des cellules est 58. Les vrais négatifs de C1 sont les 41 cas hors de sa ligne et de sa colonne, pas seulement ceux de la diagonale ; F1 de C3 vaut 3/4.',
  rounding:
    'Des diapositives en ligne indiquent une précision de 0,66 et F1 = 0,72 ; les fractions sont 2/3 = 0,667 et 8/11 = 0,727.',
  unevenClasses:
    '1550 cas, MCC 0,841. Moyenne des F1 des classes : 0,783 ; F1 de la précision et du rappel macro : 0,800. Les deux s’appellent F1 macro.',
  averages: 'Une matrice, trois F1 : macro 26/45, pondéré par l’effectif 16/25, micro 3/5.',
  neverPredicted:
    'La précision de « bird » est 0/0. Choisir sous « 0/0 » comment elle compte et observer l’effet sur les moyennes.',
  clusterings:
    'Trois groupes pour quatre animaux : les noms n’ont pas besoin de coïncider. Chats et chiens partagent le groupe B.',
  models: 'A a raison dans 16 cas sur 20, B dans 10 ; avec si peu de cas, on a pourtant p = 0,070 (McNemar exact).',
  threeModels:
    'Trois filtres sur les mêmes 40 courriels : forest a raison plus souvent que svm, mais pas plus que par hasard (p = 0,289).',
  folds: 'Trois plis de 20 courriels : F1 vaut 0,818 pour tous les courriels ensemble, mais 0,736 en moyenne des plis.',
  groups:
    'Qui est embauché est-il aussi bien prédit pour les femmes que pour les hommes ? Le rappel est de 0,600 pour les femmes et de 0,800 pour les hommes.',
  raters:
    'Trois personnes classent dix photos, l’une en laisse une : elles s’accordent dans 80 % des paires, κ = 0,680 au-delà du hasard.',
  ranked:
    'Une recherche renvoie dix documents et trouve cinq des sept pertinents : précision et rappel à chaque rang, et précision moyenne (AP).',
};
