import type { ReproduceTexts } from '../en/reproduce.ts';

export const reproduce: ReproduceTexts = {
  intro: {
    python: 'Les mêmes nombres avec scikit-learn, version 1.2.1 ou ultérieure.',
    r: 'Les mêmes nombres avec R : yardstick 1.3 ou ultérieur, et pROC.',
  },
  language: 'Langage du programme',
  names: { python: 'Python', r: 'R' },
  program: (language) => `Programme en ${language}`,
  copy: 'Copier',
  copied: 'Copié',
  copyRefused: 'Le navigateur empêche la page de copier. Il faut sélectionner le programme et le copier à la main.',
  save: (name) => `Enregistrer ${name}`,
  dataFile: (name) => `Les données sont trop longues pour le programme : enregistrer ${name} à côté de lui.`,
  failed: 'Le programme n’a pas pu être écrit, ce qui ne devrait pas arriver. Il faut recharger la page.',
  none: 'Ces bibliothèques n’ont aucune des métriques de telles données.',
  noneOfMetric: (language: string) =>
    `Les bibliothèques de ${language} n’ont pas cette métrique, ou donnent un autre nombre.`,
  notRun:
    'Les tests de Deconfuse exécutent les programmes Python et comparent chaque nombre ; des programmes R, ils ne vérifient que la forme.',

  title: 'Métriques de Deconfuse, recalculées. Chaque ligne affiche : nom valeur …',
  perClass: 'S’il y a une valeur par classe, elles sont affichées dans l’ordre des étiquettes.',
  coded:
    'Les étiquettes sont numérotées à partir de 0 (Python) ou de 1 (R), car elles ont des caractères inhabituels ou sont nombreuses :',
  positive: (label) => `1 est la classe positive ${label}.`,
  readsFile: (name, columns) => `Lit ${name}, colonnes : ${columns}.`,
  infinite: 'Les scores infinis sont remplacés par des scores finis au-delà de tous les autres : seul l’ordre compte.',
  opposite: 'Sur la page, les scores les plus bas sont les plus positifs : ils sont donc écrits avec le signe opposé.',
  zeroDivision: {
    zero: '0/0 compte comme 0, comme sur la page.',
    one: '0/0 compte comme 1, comme sur la page.',
    undefined: 'Sur la page, 0/0 est exclu des moyennes.',
  },
  differs: 'Omis : 0/0, ou une autre convention à ce sujet, ou pour les poids, les ex æquo ou les classes absentes :',
  notes: {
    absentClasses: 'les classes sans cas sont omises',
    naturalLogarithms: 'là, logarithmes népériens',
    mcClish: 'standardisée selon McClish (1989)',
    startsAtOne: 'la courbe commence à la précision 1',
    half: 'là, la moitié',
    handTill: 'Hand et Till (2001)',
  },
};
