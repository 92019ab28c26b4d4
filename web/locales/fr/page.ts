import type { ExampleTitles, Page } from '../en/page.ts';
import { lineList } from '../line-list.ts';
import { plural } from '../plural.ts';

const counted = plural('fr');
const named = lineList('à', 'et');

/** The form of a word that agrees with the count before it; in French a count below 2 takes the singular. */
const agreeing = (count: string, one: string, many: string) => (Number(count.replace(',', '.')) < 2 ? one : many);

export const page: Page = {
  title: 'Deconfuse : les métriques de classification, pas à pas',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { system: '◐ Auto', light: '☀ Clair', dark: '☾ Sombre' },
  starting: 'Démarrage du calculateur…',
  calculationFailed:
    'Le calcul s’est interrompu ou dure trop longtemps : la mémoire manque peut-être. Il reprend dès que le texte est modifié.',
  cannotStart:
    'Le calculateur n’a pas pu démarrer. Modifier le texte ou recharger la page ; si cela ne suffit pas, le navigateur est peut-être trop ancien.',
  input: 'Données',
  result: 'Résultat',
  referencePage: 'Référence',
  tabsLabel: 'Vues des données',
  tabs: {
    matrix: 'Matrice',
    curves: 'Courbes',
    information: 'Information',
    decisions: 'Décisions',
    check: 'Vérifier',
  },
  more: 'Plus',
  embed: 'Intégrer',
  needsText: 'Impossible avec des données qui restent dans leur fichier',
  sqlPage: 'SQL',
  exportPage: 'Exporter',
  aboutPage: 'À propos',
  information: 'Information',
  representations: 'Représentations',
  reproduce: 'Le même calcul en Python ou en R',
  program: 'En Python ou R',
  fullReport: 'Rapport complet',
  examples: 'Exemples',
  allExamples: 'Tous les exemples',
  countedExamples: 'Étiquettes et matrices',
  moreExamples: 'Scores et probabilités',
  firstExample:
    'Un filtre de courriels à deux classes : ce qu’il trouve (rappel) et la confiance que méritent ses alarmes (précision).',

  pasteHere: 'Coller des étiquettes, des scores ou une matrice de confusion',
  pasteOrType: 'Saisir des données',
  close: 'Fermer',
  openFile: 'Ouvrir un fichier…',
  nothingLeaves: 'Rien ne quitte cet ordinateur.',
  backToOwnText: 'Revenir à son propre texte',
  preview: 'Début du texte',
  lines: (count) => `${count} lignes en tout`,
  editAsText: 'Modifier sous forme de texte',
  clear: 'Effacer',
  read: 'Lu :',
  understood: (data) => {
    const all = data.shares ? 'Proportions de l’ensemble des cas' : `${data.cases} cas`;
    const cases = data.detections ? 'Détections' : all;
    if (data.predictedClasses !== undefined) {
      const real = counted(data.classes, 'groupe réel', 'groupes réels');
      return `${cases}, ${real} et ${counted(data.predictedClasses, 'groupe prédit', 'groupes prédits')}.`;
    }
    const classes = counted(data.classes, 'classe', 'classes');
    if (data.kind === 'class-counts') return `${cases}, ${classes}, chacune contre les autres.`;
    return data.kind === 'matrix'
      ? `${cases}, ${classes}, la vérité est en ${data.truthInColumns ? 'colonnes' : 'lignes'}.`
      : `${cases}, ${classes}, la vérité vient en premier.`;
  },
  fromLines: (lines) =>
    `${named(lines, 'Données de la ligne', 'Données des lignes')} ; le reste du texte est laissé de côté.`,
  textLines: (lines) => named(lines, 'ligne', 'lignes'),
  readAs: 'Lire comme…',
  line: (line) => `Ligne ${line} :`,
  place: (line, column) => (column === undefined ? `Ligne ${line}` : `Ligne ${line}, colonne ${column}`),
  expected: 'Attendu :',
  staleResult: 'Dernier résultat valable. Le texte actuel ne peut pas être lu.',

  matrix: 'Matrice de confusion',
  matrixLabel: 'Matrice de confusion : la vérité en lignes, les prédictions en colonnes',
  truth: 'réel',
  predicted: 'prédit',
  trulyOther: 'réel autre',
  predictedOther: 'prédit autre',
  total: 'total',
  cell: (truth, predicted) => `réel ${truth}, prédit ${predicted}`,
  className: (label) => `Nom de la classe ${label}`,
  nameExpected: 'Chaque classe doit avoir un nom distinct.',
  countExpected: 'Un effectif est un nombre supérieur ou égal à 0.',
  addClass: 'Classe',
  addClassHint: 'Ajouter une classe',
  removeClass: (label) => `Supprimer la classe ${label}`,
  editMatrix: 'Classes et vues',
  editCounts: 'Modifier les effectifs',
  unfoldStage: 'Tout afficher',
  foldStage: 'Afficher moins',
  transpose: 'Transposer',
  transposeHint: 'Échanger vérité et prédictions',
  positive: 'Positive :',
  positiveClass: 'Classe positive',
  show: 'Afficher',
  oneClass: 'Une classe',
  allClasses: 'toutes',
  quoted: (label) => `« ${label} »`,
  oneAgainstRest: (label) => `« ${label} » contre toutes les autres`,
  regions: { TP: 'vrais positifs', FN: 'faux négatifs', FP: 'faux positifs', TN: 'vrais négatifs' },
  classCounts: (total, classes) =>
    `On ne connaît que TP, FP et FN de chacune des ${classes} classes, sur ${total} cas en tout : les métriques qui demandent les cellules de la matrice sont omises.`,
  detections: (found, objects, alarms) =>
    `${found} objets sur ${objects} ont été détectés ; ${alarms} détections sont de fausses alertes.`,
  tooManyClasses: (classes) =>
    `${classes} classes : trop pour afficher la matrice. Les métriques sont tout de même calculées.`,

  decimals: 'Décimales',
  zeroDivision: '0/0',
  zeroDivisionHint:
    'Valeur de la précision, du rappel, de F1 et des métriques apparentées en cas de 0/0, aussi dans les moyennes',
  zeroDivisionPolicies: { zero: 'comme 0', one: 'comme 1', undefined: 'omis' },
  intervals: '± Intervalles',
  intervalsHint: 'De combien chaque nombre peut s’écarter de sa vraie valeur, si les cas sont un échantillon aléatoire',
  byFormula: 'par la formule',
  byResampling: 'par rééchantillonnage',
  seed: 'Graine',
  cancelResampling: 'Annuler',
  howSure: 'Quelle certitude ?',
  intervalSentence: ({ cases, name, low, high, level }) =>
    `Avec ${cases} cas, ${name} peut fort bien se situer entre ${low} et ${high} : c’est l’intervalle à ${level}, si les cas sont un échantillon aléatoire.`,
  wilson: (low, high) =>
    `Pour une proportion, l’intervalle de Wilson est meilleur, surtout avec peu de cas ou près de 0 et de 1 : de ${low} à ${high}.`,
  resample: 'Le trouver par rééchantillonnage',
  resampled: 'Trouvé en tirant 2 000 fois autant de cas avec remise (bootstrap, BCa).',
  notResampled:
    'Le rééchantillonnage n’en trouve pas non plus. Pour les taux, l’intervalle de Wilson est sous « Intervalles et tests ».',
  intervalWorking: 'Calcul de l’intervalle',
  standardError: 'Erreur type',
  derivativeSentence:
    'd est la dérivée de la formule par rapport à l’effectif de chaque cellule, multipliée par le nombre de cas. Avec peu de cas, l’intervalle est trop court.',
  noInterval:
    'Pas d’intervalle par la formule : aucun échantillon de ces cas ne change le nombre, comme pour un taux de 0 ou 1 ; ou la formule n’a pas de dérivée ici ; ou les effectifs ne sont pas un échantillon aléatoire.',
  moreOptions: 'Plus d’options',

  positives: (data) => {
    const found =
      data.cases === '0'
        ? `Il n’y a aucun cas de « ${data.positive} »`
        : data.cases === '1' && (data.found === '0' || data.found === '1')
          ? `Le seul cas de « ${data.positive} » est ${data.found === '1' ? 'trouvé' : 'manqué'}`
          : data.found === data.cases
            ? `Les ${data.cases} cas de « ${data.positive} » sont tous trouvés`
            : data.found === '0'
              ? `Aucun des ${data.cases} cas de « ${data.positive} » n’est trouvé`
              : `${data.found} cas de « ${data.positive} » sur ${data.cases} ${agreeing(data.found, 'est trouvé', 'sont trouvés')}`;
    const alarms =
      data.alarms === '0'
        ? 'aucune alarme n’est déclenchée'
        : data.alarms === '1' && ['0', '1'].includes(data.falseAlarms)
          ? `la seule alarme est ${data.falseAlarms === '1' ? 'fausse' : 'justifiée'}`
          : data.falseAlarms === '0'
            ? `aucune des ${data.alarms} alarmes n’est fausse`
            : `${agreeing(data.falseAlarms, `${data.falseAlarms} alarme`, `${data.falseAlarms} alarmes`)} sur ${data.alarms} ${agreeing(data.falseAlarms, 'est fausse', 'sont fausses')}`;
    return `${found} ; ${alarms}.`;
  },
  mostMissed: (data) =>
    `${data.right} cas sur ${data.total} ${agreeing(data.right, 'est bien classé', 'sont bien classés')} ; la classe la plus souvent manquée est « ${data.worst} » (cas trouvés : ${data.found} sur ${data.cases}).`,
  allRight: (total) => (total === '1' ? 'Le seul cas est bien classé.' : `Les ${total} cas sont tous bien classés.`),
  contingency: ({ total, rows, columns, right }) =>
    `${total} cas en ${counted(rows, 'groupe réel', 'groupes réels')} et ${counted(columns, 'groupe prédit', 'groupes prédits')}. Si chaque groupe prédit représente son groupe réel le plus fréquent, ${right} cas ${agreeing(right, 'est bien classé', 'sont bien classés')}.`,
  shares: (right) => `${right} % des cas sont bien classés ; on ignore combien il y a de cas.`,
  sharesOfGroups: (rows, columns) =>
    `Proportions d’un nombre inconnu de cas, en ${counted(rows, 'groupe réel', 'groupes réels')} et ${counted(columns, 'groupe prédit', 'groupes prédits')}.`,
  yourAnswer: 'Réponse',
  showDerivation: 'Montrer le détail du calcul',

  allMetrics: 'Toutes les métriques',
  howMany: 'Combien de métriques',
  tiers: { 1: 'Essentielles', 2: 'Courantes', 3: 'Toutes' },
  filter: 'Filtrer les métriques',
  withOtherData: 'Avec d’autres données :',
  exampleOf: (title: string) => `exemple : ${title}`,
  metricsFound: (count) => counted(count, 'métrique', 'métriques'),
  class: 'Classe',
  metric: 'Métrique',
  symbol: 'Symbole',
  value: 'Valeur',
  exactFraction: 'Fraction',
  inTheMatrix: 'voir la matrice',
  undefinedValue: 'non défini',
  touched: 'Le calcul contient un 0/0. Le détail montre où, et comment il a été compté.',
  classByClass: 'Classe par classe',
  previous: 'Précédentes',
  next: 'Suivantes',
  classesShown: (first, last, all) => `Classes ${first} à ${last} sur ${all}`,

  formulaOf: (name) => `Formule : ${name}`,
  copyLatex: 'Copier en LaTeX',
  copied: 'Copié',
};

export const examples: ExampleTitles = {
  spam: 'Spam',
  rareDisease: 'Maladie rare',
  averages: 'Trois moyennes',
  twoVectors: 'Deux vecteurs',
  representations: 'Vecteur, matrice, ensembles',
  fourClasses: 'Quatre classes',
  rounding: 'Arrondi',
  unevenClasses: 'Classes déséquilibrées',
  neverPredicted: 'Une classe jamais prédite',
  clusterings: 'Deux partitions',
  models: 'Deux modèles',
  threeModels: 'Trois modèles',
  folds: 'Plis',
  groups: 'Groupes',
  raters: 'Évaluateurs',
  ranked: 'Liste ordonnée',
};
