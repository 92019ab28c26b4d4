import type { CheckerTexts } from '../en/checker.ts';
import { plural } from '../plural.ts';

const counted = plural('fr');

export const checker: CheckerTexts = {
  title: 'Vérifier ma réponse',
  intro:
    'Il suffit de saisir un nombre calculé à la main pour voir s’il est correct et, sinon, quelle erreur courante y conduit.',
  hidden: 'Dans ce lien, les résultats sont masqués.',
  giveExercise: 'Donnez-moi un exercice',
  showResults: 'Montrer tous les résultats',
  decimalsAsked: (decimals) =>
    decimals === 0 ? 'Arrondir à l’entier.' : `Arrondir à ${counted(decimals, 'décimale', 'décimales')}.`,
  noData: 'Il n’y a pas encore de données auxquelles comparer. Ce qui est saisi ici est conservé.',
  staleData:
    'Les données actuelles sont illisibles. Les réponses sont comparées aux dernières données qui ont pu être lues.',
  failed:
    'Cette réponse n’a pas pu être vérifiée, ce qui ne devrait pas arriver. Il faut la modifier ou recharger la page.',

  tableTitle: 'Vérifier tout un tableau',
  question: (number) => `Question ${number}`,
  which: 'Quelle métrique ?',
  dontKnow: 'Je ne sais pas : quel est ce nombre ?',
  noSuchMetric: 'Aucune métrique ne porte ce nom.',
  notOfTheseData: 'Cette métrique n’existe pas pour ces données. La réponse est conservée.',
  whichClass: 'Quelle classe ?',
  answer: 'Réponse',
  answerHint: '0,72 · 0.72 · 72 % · 18/25 · 1,85 bit · non défini',
  check: 'Vérifier',
  attemptsLeft: (left) =>
    left === 0 ? 'Plus aucune tentative.' : `Encore ${counted(left, 'tentative', 'tentatives')}.`,
  shown: {
    after: 'Les bonnes valeurs sont montrées dès qu’une réponse est juste ou qu’il ne reste plus de tentative.',
    never: 'Les bonnes valeurs ne sont pas montrées.',
  },
  add: 'Ajouter une question',
  remove: (question) => `Retirer la ${question.toLowerCase()}`,

  verdicts: {
    right: 'Correct.',
    coarse: 'Pas assez précis.',
    truncated: 'Presque : tronqué au lieu d’être arrondi.',
    intermediate: 'Presque : arrondi ou tronqué en cours de calcul.',
    rounded: 'Presque : le dernier chiffre diffère d’une unité.',
    slip: 'Incorrect.',
    unknown: 'Incorrect.',
    unreadable: 'Ce n’est pas un nombre.',
    unclear: 'Réponse non comprise.',
    found: 'Reconnu.',
    suspected: 'Peut-être.',
    unfound: 'Inconnu.',
  },
  unreadable: (excerpt) =>
    `« ${excerpt} » ne peut pas être lu. Sont acceptés un nombre tel que 0,72, 72 %, 18/25, −0,13 ou 7,2e-1, avec son unité s’il y en a une, ou « non défini ».`,
  nameOfClass: (name, label) => `${name} de ${label}`,
  rightValue: (name, value) => `${name} =\u00a0${value}.`,
  rightUndefined: (name) => `${name} : non défini ici.`,
  thisIs: (name) => `Ce nombre correspond à la métrique suivante : ${name}.`,
  truncatedHidden: 'Les chiffres sont ceux de la valeur correcte, mais la suite oblige à augmenter le dernier de 1.',
  truncated: (answer, rounded) => `${answer} est la valeur tronquée ; arrondie, elle vaut ${rounded}.`,
  roundedHidden: 'La réponse est correcte à une unité près du dernier chiffre.',
  rounded: (rounded) => `L’arrondi est ${rounded}.`,
  because: (clause) => `${clause.replace(/^\p{Ll}(?=[\p{Ll}’])/u, (letter) => letter.toUpperCase())}.`,
  andThen: ', puis ',
  mostLikely: (clause) => `Explication la plus probable : ${clause}.`,
  explained: 'Une erreur courante donne exactement ces chiffres.',
  explainedBySeveral: 'Plusieurs erreurs courantes donnent exactement ces chiffres.',
  unexplained: 'Aucune des erreurs courantes recherchées ne donne ce nombre.',
  isDefined: 'Ici, la valeur est bien définie.',
  suspected: (name) =>
    `Aucune métrique usuelle de ces données ne vaut ce nombre ; une erreur courante y mène dans le calcul suivant : ${name}.`,
  unfound: 'Aucune métrique usuelle de ces données ne vaut ce nombre.',
  noneUndefined: 'Toutes les métriques usuelles de ces données sont définies.',
  unitRemark: (written, asked) => `La réponse est en ${written} ; elle est demandée en ${asked}.`,
  zeroByZero: (value) => `C’est 0/0, compté ici comme ${value}.`,
  fewerDecimals: (asked) => `${counted(asked, 'décimale est demandée', 'décimales sont demandées')}.`,
  noDecimals: 'Mais sans décimales, ce nombre n’apprend pas grand-chose.',
  percentMissing: 'La réponse a été lue comme un pourcentage : le signe % manque.',
  percentSuperfluous: 'La réponse a été lue sans son signe %, qui est de trop.',

  slips: {
    transposed: 'on a lu les lignes comme des colonnes, ce qui intervertit vérité et prédiction',
    class: 'on a pris la classe {class}, et non {askedClass}',
    'class-as-positive': 'on a pris {class} comme classe positive',
    metric: 'on a calculé une autre métrique ({name} au lieu de {asked})',
    complement: 'on a donné 1 − la valeur, et non la valeur elle-même',
    sign: 'le signe est inversé',
    reciprocal: 'la fraction est renversée',
    base: 'on a pris les logarithmes en base {base}',
    'zero-division-zero': 'on a compté 0/0 comme 0',
    'zero-division-one': 'on a compté 0/0 comme 1',
    'zero-division-undefined': 'on a laissé 0/0 non défini',
    'zero-division-of-mean': 'on a exclu 0/0 de la moyenne',
    'zero-division-of-formula':
      'la formule employée donne ici 0/0, contrairement à une autre formule de la même métrique',
    denominator: 'on a divisé par {denominator}',
    'denominator-one': 'on n’a pas divisé la somme par le nombre de cas',
    numerator: 'on a pris {numerator} comme numérateur',
    total: 'on a pris N = {total}, alors que la somme de la matrice est {rightTotal}',
    'true-negatives':
      'on n’a compté comme vrais négatifs que les autres cellules de la diagonale, et non toutes celles hors de la ligne et de la colonne de la classe',
    'true-negatives-and-total':
      'on n’a compté comme vrais négatifs que les autres cellules de la diagonale, et non toutes celles hors de la ligne et de la colonne de la classe, d’où N = {total}',
    'macro-f1-of-means':
      'on a calculé F1 à partir de la précision macro et du rappel macro, alors que le F1 macro est la moyenne des F1 des classes',
    'macro-f1-misprint':
      'on a calculé 2·P·R/(1/P + 1/R), une coquille de certains polycopiés : la moyenne harmonique est 2/(1/P + 1/R)',
    'arithmetic-f1':
      'on a calculé la moyenne arithmétique de la précision et du rappel, (P + R)/2, alors que F1 en est la moyenne harmonique, 2PR/(P + R)',
    'error-sum':
      'on a additionné les deux taux, FPR + FNR (α + β), alors que le taux d’erreur pondère chacun par la proportion de sa classe',
    cell: 'on a lu {count} au lieu de {rightCount} dans la cellule de classe réelle {row} et de classe prédite {column}',
    beta: 'on a calculé F avec β = {beta}',
    'logit-loss': 'on a omis la vérité z : la perte commence par max(y, 0) − y·z, et non par max(y, 0) − y',
    'trapezoid-lines':
      'on a pris l’aire sous des segments de droite, alors que la métrique demandée ({asked}) est une somme de marches',
    'trapezoid-steps': 'on a additionné des marches, alors que les points sont reliés par des segments de droite',
    'ties-zero': 'on a compté les paires d’un positif et d’un négatif de même score comme 0, et non comme ½',
    'ties-one': 'on a compté les paires d’un positif et d’un négatif de même score comme 1, et non comme ½',
    reversed: 'on a lu le classement par l’autre bout',
    'intermediate-rounded': 'on a arrondi à {decimals} en cours de calcul ({quantities})',
    'intermediate-truncated': 'on a tronqué après {decimals} en cours de calcul ({quantities})',
    truncated: 'on a tronqué le résultat au lieu de l’arrondir',
    'percent-missing': 'le signe % manque',
    'percent-superfluous': 'le signe % est de trop',
    'mean-of-parts': 'on a donné la moyenne des {total} parties, pas la valeur de tous les cas ensemble',
    'other-part': 'c’est la valeur de {part}',
    'all-parts': 'c’est la valeur de tous les cas ensemble',
  },
  underLines: ['pr_auc_trapezoid'],
  bases: { 2: '2 (bits)', e: 'e (nats)', 10: '10 (hartleys)' },
  units: { 2: 'bits', e: 'nats', 10: 'hartleys' },
  operations: {
    product: 'produits',
    quotient: 'quotients',
    sum: 'sommes',
    root: 'racines',
    power: 'puissances',
    logarithm: 'logarithmes',
  },
  results: 'résultats intermédiaires',
  decimals: (count) => counted(count, 'décimale', 'décimales'),

  lecturersTitle: 'Pour les enseignants : liens, exercices et feuilles à imprimer',
  explanations: 'D’où vient ce nombre',
  explanationsOfNearly: 'Ce qui donnerait aussi ces chiffres :',
  couldAlsoBe: 'Métriques ayant les mêmes chiffres :',
  likelihoods: {
    likeliest: 'le plus probable',
    tied: 'tout aussi probable',
    possible: 'possible aussi',
    unlikely: 'peu probable',
  },
  tied: 'Les premières sont à peu près également probables : ces chiffres ne les départagent pas. Il en faudrait davantage.',
  variants: (count) => counted(count, 'variante', 'variantes') + ' avec les mêmes chiffres',
  same: (clauses) => `On obtient aussi ce nombre si ${clauses.join(', ou si ')}.`,
  sameInManyWays: (count) =>
    counted(count, 'autre erreur courante donne le même nombre', 'autres erreurs courantes donnent le même nombre'),
  others: (count) =>
    count === 1
      ? 'Une autre erreur courante donnerait ces chiffres ; elle est peu probable.'
      : `${count} autres erreurs courantes donneraient ces chiffres ; aucune n’est probable.`,
  otherMetrics: (count) =>
    count === 1 ? 'Une autre métrique a les mêmes chiffres.' : `${count} autres métriques ont les mêmes chiffres.`,
  nearest: 'Métriques proches, mais avec d’autres chiffres :',
  gives: (value) => `Cela donne ${value}.`,
  worked: 'Voir le calcul pas à pas à côté du calcul correct',
  rightDerivation: 'Correct',
  wrongDerivation: 'Avec l’erreur',
  part: 'Les deux calculs divergent ici :',
  became: 'est devenu',
  partAtOnce: 'Les deux calculs divergent dès le début : ce sont deux formules.',
  partNowhere: 'Les deux calculs sont identiques jusqu’à la dernière étape.',

  steps: 'Pas à pas',
  hint: 'Indice',
  next: 'Suite',
  showAnswer: 'Réponse',
  hintText: 'La formule utilise :',
  hintTextWithCells: 'La formule utilise ce qui suit ; les cellules sont marquées dans la matrice :',
  nextText: 'Avec les nombres :',
  answerText: (name, value) => `${name} =\u00a0${value}`,
  exactly: (fraction) => `exactement ${fraction}`,
};
