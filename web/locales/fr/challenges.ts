import type { ChallengeTexts } from '../en/challenges.ts';

export const challenges: ChallengeTexts = {
  title: 'Défis',
  named: (title) => `Défi : ${title}`,
  unnamed: 'Défi',
  task: 'Modifier les données ou le seuil jusqu’à ce que tous les objectifs soient atteints.',
  goals: 'Objectifs',
  cases: 'Nombre de cas',
  comparisons: {
    '>=': (value) => `au moins ${value}`,
    '<=': (value) => `au plus ${value}`,
    '=': (value) => `exactement ${value}`,
    '>': (value) => `plus de ${value}`,
    '<': (value) => `moins de ${value}`,
  },
  ofClass: (metric, label) => `${metric} de « ${label} »`,
  atThreshold: (metric) => `${metric} au seuil`,
  atCosts: (metric, falsePositive, falseNegative) =>
    `${metric}, un faux positif à ${falsePositive} et un faux négatif à ${falseNegative}`,
  now: (value) => `maintenant ${value}`,
  notInTheseData: 'ces données n’en ont pas',
  met: 'atteint',
  unmet: 'pas encore',
  reached: 'Réussi.',
  startAnew: 'Recommencer',
  leave: 'Quitter le défi',
  next: (title) => `Suivant : ${title}`,
  refused: 'Le défi du lien est illisible.',
  faults: {
    form: (part) => `« ${part} » n’est pas un objectif.`,
    metric: (part) => `Aucune métrique d’un seul nombre ne s’appelle « ${part} ».`,
    class: (part) => `« ${part} » : cette métrique n’a pas de valeur par classe.`,
    'too-many': (most) => `Il y a plus de ${most} objectifs.`,
    challenge: (part) => `Aucun défi ne s’appelle « ${part} ».`,
  },
  form: (form) => `Les objectifs s’écrivent ainsi : ${form}`,
  ofYourOwn: (form) =>
    `Pour les enseignants : vos propres objectifs se placent à la fin de l’adresse de la page, comme dans ${form}`,
  built: {
    prevalence: {
      title: 'Prévalence',
      task: 'Un test d’une maladie, essayé sur 100 personnes. Modifier la matrice pour que le test ait presque toujours raison, mais n’apprenne rien.',
      lesson:
        'Quand une classe est rare, toujours dire l’autre donne presque toujours raison : l’exactitude parle plus de la prévalence que du test. L’exactitude équilibrée donne le même poids aux deux classes et vaut 0,5, comme à pile ou face. Ici MCC vaut 0/0, que scikit-learn écrit 0.',
    },
    averages: {
      title: 'Macro contre micro',
      task: 'Trois espèces d’animaux. Modifier la matrice pour que la moyenne micro de F1 soit haute et la moyenne macro basse.',
      lesson:
        'Les moyennes micro comptent les cas : ici F1 micro est l’exactitude, et la plus grande classe en décide. Les moyennes macro comptent les classes, la plus petite autant que la plus grande, et montrent que certaines ne sont presque jamais trouvées.',
    },
    calibration: {
      title: 'Calibration contre ordre',
      task: 'Dix cas et la probabilité que le modèle donne à la classe 1. Modifier les scores du texte pour que tous les cas de la classe 1 passent avant les autres et que les probabilités soient pires que de dire 0,5 à chaque fois (score de Brier : 0,25).',
      lesson:
        'L’AUC ne dépend que de l’ordre des cas. Que 0,9 veuille dire neuf sur dix, c’est la calibration : le score de Brier et la perte logarithmique la mesurent. Un ordre parfait peut avoir de mauvaises probabilités.',
    },
    curves: {
      title: 'ROC contre PR',
      task: 'Chaque ligne est un score et combien de cas l’ont. Modifier les effectifs pour que l’aire sous la courbe ROC soit grande et la précision moyenne basse.',
      lesson:
        'Le taux de faux positifs est une part de tous les négatifs : les courbes ROC ne dépendent pas de leur nombre. La précision est une part des alarmes : plus les positifs sont rares, plus il y a d’alarmes fausses, avec la même courbe ROC.',
    },
    relabelling: {
      title: 'Noms contre groupes',
      task: 'Deux partitions des mêmes cas. Modifier la matrice pour qu’aucun groupe n’ait le bon nom et que les deux partitions forment pourtant les mêmes groupes.',
      lesson:
        'L’exactitude compare des noms. La variation d’information et l’information mutuelle comparent des groupes, quel que soit leur nom : si l’on échange deux colonnes, elles restent les mêmes.',
    },
    costs: {
      title: 'Coûts et seuil',
      task: 'Un faux négatif coûte cinq fois plus qu’un faux positif. Laisser les scores tels quels et déplacer le seuil là où le coût moyen est le plus petit.',
      lesson:
        'Avec des coûts de 1 et 5, le moins cher est de dire « positif » à partir d’une probabilité de 1/(1 + 5) ≈ 0,17, et non de 0,5. Les scores, et avec eux l’AUC, restent les mêmes : seule la décision change.',
    },
  },
};
