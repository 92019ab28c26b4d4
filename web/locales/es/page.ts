import type { ExampleTitles, Page } from '../en/page.ts';
import { lineList } from '../line-list.ts';
import { plural } from '../plural.ts';

const counted = plural('es');
const named = lineList('a', 'y');

export const page: Page = {
  title: 'Deconfuse: métricas de clasificación, paso a paso',
  language: 'Idioma',
  theme: 'Colores',
  themes: { system: '◐ Auto', light: '☀ Claro', dark: '☾ Oscuro' },
  starting: 'Arrancando la calculadora…',
  calculationFailed:
    'El cálculo se ha interrumpido o tarda demasiado: puede que falte memoria. Al cambiar el texto, el cálculo empieza de nuevo.',
  cannotStart:
    'La calculadora no ha podido arrancar. Cambia el texto o recarga la página; si no basta, puede que el navegador sea demasiado antiguo.',
  input: 'Datos',
  result: 'Resultado',
  referencePage: 'Referencia',
  tabsLabel: 'Vistas de los datos',
  tabs: {
    matrix: 'Matriz',
    curves: 'Curvas',
    information: 'Información',
    decisions: 'Decisiones',
    check: 'Comprobar',
  },
  more: 'Más',
  embed: 'Insertar',
  needsText: 'No con datos que se quedan en su archivo',
  sqlPage: 'SQL',
  exportPage: 'Exportar',
  aboutPage: 'Info',
  information: 'Información',
  representations: 'Representaciones',
  reproduce: 'Lo mismo en Python o R',
  program: 'En Python o R',
  fullReport: 'Informe completo',
  examples: 'Ejemplos',
  allExamples: 'Todos los ejemplos',
  countedExamples: 'Etiquetas y matrices',
  moreExamples: 'Puntuaciones y probabilidades',
  firstExample:
    'Un filtro de correo con dos clases: cuánto encuentra (exhaustividad) y cuánto hay que fiarse de sus alarmas (precisión).',

  pasteHere: 'Pega etiquetas, puntuaciones o una matriz de confusión',
  pasteOrType: 'Pegar o escribir',
  close: 'Cerrar',
  openFile: 'Abrir archivo…',
  nothingLeaves: 'Nada sale de tu ordenador.',
  backToOwnText: 'Volver a tu texto',
  preview: 'Comienzo del texto',
  lines: (count) => `${count} líneas en total`,
  editAsText: 'Editar como texto',
  clear: 'Borrar',
  read: 'Leído:',
  understood: (data) => {
    const one = data.cases === '1' ? 'caso' : 'casos';
    const all = data.shares ? 'Proporciones de todos los casos' : `${data.cases} ${one}`;
    const cases = data.detections ? 'Detecciones' : all;
    if (data.predictedClasses !== undefined) {
      return `${cases}, ${data.classes} grupos reales y ${data.predictedClasses} predichos.`;
    }
    const classes = counted(data.classes, 'clase', 'clases');
    if (data.kind === 'class-counts') return `${cases}, ${classes}, cada una frente al resto.`;
    return data.kind === 'matrix'
      ? `${cases}, ${classes}, las ${data.truthInColumns ? 'columnas' : 'filas'} son la verdad.`
      : `${cases}, ${classes}, primero las etiquetas reales.`;
  },
  fromLines: (lines) => `${named(lines, 'De la línea', 'De las líneas')}; el resto se dejó fuera.`,
  textLines: (lines) => named(lines, 'línea', 'líneas'),
  readAs: 'Leer como…',
  line: (line) => `Línea ${line}:`,
  place: (line, column) => (column === undefined ? `Línea ${line}` : `Línea ${line}, columna ${column}`),
  expected: 'Se esperaba:',
  staleResult: 'Último resultado válido. El texto actual no se puede leer.',

  matrix: 'Matriz de confusión',
  matrixLabel: 'Matriz de confusión: las filas son la verdad; las columnas, las predicciones',
  truth: 'real',
  predicted: 'predicho',
  trulyOther: 'real otra',
  predictedOther: 'predicho otra',
  total: 'total',
  cell: (truth, predicted) => `real ${truth}, predicho ${predicted}`,
  className: (label) => `Nombre de la clase ${label}`,
  nameExpected: 'Cada clase necesita un nombre propio.',
  countExpected: 'Un recuento es un número, 0 o mayor.',
  addClass: 'Clase',
  addClassHint: 'Añadir una clase',
  removeClass: (label) => `Quitar la clase ${label}`,
  editMatrix: 'Clases y vistas',
  editCounts: 'Editar los recuentos',
  unfoldStage: 'Mostrar todo',
  foldStage: 'Mostrar menos',
  transpose: 'Trasponer',
  transposeHint: 'Intercambiar verdad y predicciones',
  positive: 'Positiva:',
  positiveClass: 'Clase positiva',
  show: 'Mostrar',
  oneClass: 'Una clase',
  allClasses: 'todas',
  quoted: (label) => `«${label}»`,
  oneAgainstRest: (label) => `«${label}» contra el resto`,
  regions: {
    TP: 'verdaderos positivos',
    FN: 'falsos negativos',
    FP: 'falsos positivos',
    TN: 'verdaderos negativos',
  },
  classCounts: (total, classes) =>
    `Solo se conocen TP, FP y FN de cada una de las ${classes} clases, de ${total} casos en total: se omiten las métricas que necesitan las celdas de la matriz.`,
  detections: (found, objects, alarms) =>
    `Se detectaron ${found} de ${objects} objetos; ${alarms} detecciones son falsas alarmas.`,
  tooManyClasses: (classes) =>
    `${classes} clases: demasiadas para mostrar la matriz. Las métricas se calculan igualmente.`,

  decimals: 'Decimales',
  zeroDivision: '0/0',
  zeroDivisionHint: 'Valor de la precisión, la exhaustividad, F1 y similares cuando son 0/0, también en los promedios',
  zeroDivisionPolicies: { zero: 'como 0', one: 'como 1', undefined: 'se omite' },
  intervals: '± Intervalos',
  intervalsHint: 'Cuánto puede apartarse cada número de su valor real, si los casos son una muestra aleatoria',
  byFormula: 'por la fórmula',
  byResampling: 'por remuestreo',
  seed: 'Semilla',
  cancelResampling: 'Cancelar',
  howSure: '¿Con qué seguridad?',
  intervalSentence: ({ cases, name, low, high, level }) =>
    `Con ${cases} casos, ${name} bien puede estar entre ${low} y ${high}: es el intervalo del ${level}, si los casos son una muestra aleatoria.`,
  wilson: (low, high) =>
    `Para una proporción es mejor el intervalo de Wilson, sobre todo con pocos casos o cerca de 0 y 1: de ${low} a ${high}.`,
  resample: 'Hallarlo por remuestreo',
  resampled: 'De 2000 muestras de igual tamaño, extraídas con reposición (bootstrap, BCa).',
  notResampled:
    'El remuestreo tampoco lo halla. Para las tasas, el intervalo de Wilson está en «Intervalos y pruebas».',
  intervalWorking: 'Cómo se obtiene el intervalo',
  standardError: 'Error estándar',
  derivativeSentence:
    'd es la derivada de la fórmula respecto del recuento de cada celda, por el número de casos. Con pocos casos el intervalo es demasiado corto.',
  noInterval:
    'Sin intervalo por la fórmula: ninguna muestra de estos casos cambia el número, como en una tasa de 0 o 1; o la fórmula no tiene derivada aquí; o los recuentos no son una muestra aleatoria.',
  moreOptions: 'Más opciones',

  positives: (data) => {
    const found =
      data.cases === '0'
        ? `No hay ningún caso de «${data.positive}»`
        : data.cases === '1' && data.found === '0'
          ? `No encuentra el único caso de «${data.positive}»`
          : data.found === data.cases
            ? `Encuentra ${data.cases === '1' ? 'el único caso' : `los ${data.cases} casos`} de «${data.positive}»`
            : `Encuentra ${data.found} de los ${data.cases} casos de «${data.positive}»`;
    const alarms =
      data.alarms === '0'
        ? 'no da nunca la alarma'
        : data.alarms === '1' && ['0', '1'].includes(data.falseAlarms)
          ? `su única alarma es ${data.falseAlarms === '1' ? 'falsa' : 'cierta'}`
          : data.falseAlarms === '0'
            ? `ninguna de sus ${data.alarms} alarmas es falsa`
            : `${data.falseAlarms} de sus ${data.alarms} alarmas ${data.falseAlarms === '1' ? 'es falsa' : 'son falsas'}`;
    return `${found}; ${alarms}.`;
  },
  mostMissed: (data) =>
    `${data.right} de ${data.total} casos son aciertos; la clase que más se escapa es «${data.worst}» (se encuentran ${data.found} de ${data.cases}).`,
  allRight: (total) => `Los ${total} casos son aciertos.`,
  contingency: ({ total, rows, columns, right }) =>
    `${total} casos en ${rows} grupos reales y ${columns} predichos. Si cada grupo predicho vale por su grupo real más frecuente, ${right} son aciertos.`,
  shares: (right) => `El ${right} % de los casos son aciertos; no se sabe cuántos casos hay.`,
  sharesOfGroups: (rows, columns) =>
    `Proporciones de un número desconocido de casos, en ${rows} grupos reales y ${columns} predichos.`,
  yourAnswer: 'Respuesta',
  showDerivation: 'Mostrar el desarrollo',

  allMetrics: 'Todas las métricas',
  howMany: 'Cuántas métricas',
  tiers: { 1: 'Esenciales', 2: 'Habituales', 3: 'Todas' },
  filter: 'Filtrar métricas',
  withOtherData: 'Con otros datos:',
  exampleOf: (title: string) => `ejemplo: ${title}`,
  metricsFound: (count) => counted(count, 'métrica', 'métricas'),
  class: 'Clase',
  metric: 'Métrica',
  symbol: 'Símbolo',
  value: 'Valor',
  exactFraction: 'Fracción',
  inTheMatrix: 'ver matriz',
  undefinedValue: 'indefinido',
  touched: 'Contiene un 0/0. El desarrollo muestra dónde y cómo se ha contado.',
  classByClass: 'Clase por clase',
  previous: 'Anteriores',
  next: 'Siguientes',
  classesShown: (first, last, all) => `Clases ${first} a ${last} de ${all}`,

  formulaOf: (name) => `Fórmula: ${name}`,
  copyLatex: 'Copiar LaTeX',
  copied: 'Copiado',
};

export const examples: ExampleTitles = {
  spam: 'Spam',
  rareDisease: 'Enfermedad rara',
  averages: 'Tres promedios',
  twoVectors: 'Dos vectores',
  representations: 'Vector, matriz, conjuntos',
  fourClasses: 'Cuatro clases',
  rounding: 'Redondeo',
  unevenClasses: 'Clases desiguales',
  neverPredicted: 'Una clase nunca predicha',
  clusterings: 'Dos agrupamientos',
  models: 'Dos modelos',
  threeModels: 'Tres modelos',
  folds: 'Particiones',
  groups: 'Grupos',
  raters: 'Evaluadores',
  ranked: 'Lista ordenada',
};
