import type { ReproduceTexts } from '../en/reproduce.ts';

export const reproduce: ReproduceTexts = {
  intro: {
    scikitLearn: 'Les mêmes nombres avec scikit-learn, version 1.2.1 ou ultérieure.',
    torchmetrics:
      'Les mêmes nombres avec torchmetrics, version 1.4 ou ultérieure. Il calcule sur 32 bits : environ sept chiffres.',
    pycm: 'Les mêmes nombres avec PyCM, version 4 ou ultérieure.',
    yardstick: 'Les mêmes nombres avec R : yardstick 1.3 ou ultérieur, et pROC.',
    torchRetrieval:
      'Les mêmes nombres avec torchmetrics, version 1.4 ou ultérieure. Il calcule sur 32 bits : environ sept chiffres.',
    trecEval: 'Les mêmes nombres avec pytrec_eval, qui exécute trec_eval et imprime ses noms.',
    irrCac: 'Ce que disent plusieurs évaluateurs, avec R : irrCAC, qui arrondit à cinq chiffres.',
  },
  library: 'Bibliothèque du programme',
  program: (library) => `Programme avec ${library}`,
  copy: 'Copier',
  copied: 'Copié',
  copyRefused: 'Le navigateur empêche la page de copier. Il faut sélectionner le programme et le copier à la main.',
  save: (name) => `Enregistrer ${name}`,
  dataFile: (name) => `Les données sont trop longues pour le programme : enregistrer ${name} à côté de lui.`,
  failed: 'Le programme n’a pas pu être écrit, ce qui ne devrait pas arriver. Il faut recharger la page.',
  none: 'Cette bibliothèque n’a aucune des métriques de telles données, ou n’en accepte pas les poids.',
  noneOfMetric: (library) => `${library} n’a pas cette métrique, ou donne un autre nombre.`,
  tested: {
    scikitLearn: 'Les tests de Deconfuse exécutent ces programmes et comparent chaque nombre.',
    torchmetrics:
      'Les tests de Deconfuse comparent chaque nombre sans remarque à ce que ces programmes ont affiché avec torchmetrics 1.9.',
    pycm: 'Les tests de Deconfuse comparent chaque nombre sans remarque à ce que ces programmes ont affiché avec PyCM 4.4.',
    yardstick: 'Les tests de Deconfuse vérifient la forme de ces programmes, mais ne les exécutent pas.',
    torchRetrieval: 'Les tests de Deconfuse vérifient la forme de ces programmes, mais ne les exécutent pas.',
    trecEval: 'Les tests de Deconfuse vérifient la forme de ces programmes, mais ne les exécutent pas.',
    irrCac: 'Les tests de Deconfuse vérifient la forme de ces programmes, mais ne les exécutent pas.',
  },

  title: 'Métriques de Deconfuse, recalculées. Chaque ligne affiche : nom valeur …',
  parts: 'Chaque partie à part :',
  missedItems: 'Des éléments pertinents n’ont pas été renvoyés ; la précision moyenne et le rappel les comptent.',
  intervals: 'Erreurs types par la méthode delta, la dérivée étant une différence :',
  fairlearn: 'La même chose pour des groupes avec fairlearn :',
  perClass: 'S’il y a une valeur par classe, elles sont affichées dans l’ordre des étiquettes.',
  numbered: 'Les classes sont numérotées à partir de 0, comme la bibliothèque le demande :',
  onPage: (values, why) => `sur la page ${values} : ${why}`,
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
    macroByDefault: "sans average='micro', ce serait la moyenne des classes",
  },
  reasons: {
    absentLeftOut: 'les classes ni présentes ni prédites sont omises ici',
    inventedCount: 'les classes prédites mais absentes comptent ici comme 0',
    zero: '0/0 compte ici comme 0',
    none: 'avec 0/0 dans une classe, c’est ici None',
    bits: 'ici, logarithmes de base 2',
  },
};
