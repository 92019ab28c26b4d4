import type { ExampleTexts, Page } from '../en/page.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const page: Page = {
  title: 'Deconfuse: métricas de clasificación, paso a paso',
  tagline: 'Todas las métricas de clasificación, paso a paso y en tu navegador.',
  language: 'Idioma',
  theme: 'Colores',
  themes: { system: '◐ Auto', light: '☀ Claro', dark: '☾ Oscuro' },
  starting: 'Arrancando la calculadora …',
  calculationFailed: 'El cálculo ha fallado, y no debería. Cambia el texto o recarga la página.',
  cannotStart:
    'La calculadora no ha podido arrancar. Recarga la página; si no basta, puede que el navegador sea demasiado antiguo.',
  input: 'Datos',
  result: 'Resultado',
  referencePage: 'Referencia',
  information: 'Información',
  representations: 'Representaciones',
  examples: 'Ejemplos',

  pasteHere: 'Pega etiquetas o una matriz de confusión',
  nothingLeaves: 'Nada sale de tu ordenador.',
  backToOwnText: 'Volver a tu texto',
  preview: 'Comienzo del texto',
  lines: (count) => `${count} líneas en total`,
  editAsText: 'Editar como texto',
  clear: 'Borrar',
  read: 'Leído:',
  understood: (data) => {
    const cases = `${data.cases} ${data.cases === '1' ? 'caso' : 'casos'}`;
    if (data.predictedClasses !== undefined) {
      return `${cases}, ${data.classes} grupos reales y ${data.predictedClasses} predichos.`;
    }
    const classes = plural(data.classes, 'clase', 'clases');
    return data.kind === 'matrix'
      ? `${cases}, ${classes}, las ${data.truthInColumns ? 'columnas' : 'filas'} son la verdad.`
      : `${cases}, ${classes}, primero las etiquetas reales.`;
  },
  corrections: {
    firstLineIsHeader: 'La primera línea es una cabecera',
    firstLineIsData: 'La primera línea son datos',
    otherDelimiter: 'Separar por el otro',
    omitMissing: 'Omitir los casos incompletos',
    allowFractions: 'Son pesos',
    decimalPoint: 'El punto es el signo decimal',
    decimalComma: 'La coma es el signo decimal',
  },
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
  transpose: 'Trasponer',
  transposeHint: 'Intercambiar verdad y predicciones',
  positive: 'Positiva:',
  positiveClass: 'Clase positiva',
  show: 'Mostrar',
  oneClass: 'Una clase',
  allClasses: 'todas',
  quoted: (label) => `«${label}»`,
  oneAgainstRest: (label) => `«${label}» frente al resto`,
  regions: {
    TP: 'verdaderos positivos',
    FN: 'falsos negativos',
    FP: 'falsos positivos',
    TN: 'verdaderos negativos',
  },
  tooManyClasses: (classes) =>
    `${classes} clases: demasiadas para mostrar la matriz. Las métricas se calculan igualmente.`,

  decimals: 'Decimales',
  zeroDivision: '0/0',
  zeroDivisionHint:
    'Cómo cuentan la precisión, la exhaustividad, F1 y similares cuando son 0/0, también en los promedios',
  zeroDivisionPolicies: { zero: 'como 0', one: 'como 1', undefined: 'se omite' },
  moreOptions: 'Más opciones',
  parameters: {
    beta: 'β de F-beta',
    tverskyAlpha: 'α de Tversky (FN)',
    tverskyBeta: 'β de Tversky (FP)',
    ibaAlpha: 'α de IBA',
    netBenefitThreshold: 'Umbral del beneficio neto',
    vBeta: 'β de la medida V',
  },
  level: 'Nivel de los intervalos',
  kappaWeights: 'Pesos del kappa ponderado',
  kappaWeightsHint: (classes) =>
    `${classes} filas de ${classes} números: la gravedad de cada confusión, 0 en la diagonal.`,
  base: 'Logaritmos',
  bases: { 2: 'en base 2 (bits)', e: 'en base e (nats)', 10: 'en base 10' },

  positives: (data) => {
    const found =
      data.cases === '0'
        ? `No hay ningún caso de «${data.positive}»`
        : data.found === data.cases
          ? `Encuentra los ${data.cases} casos de «${data.positive}»`
          : `Encuentra ${data.found} de los ${data.cases} casos de «${data.positive}»`;
    const alarms =
      data.alarms === '0'
        ? 'no da nunca la alarma'
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
  showDerivation: 'Mostrar de dónde sale',

  allMetrics: 'Todas las métricas',
  howMany: 'Cuántas métricas',
  tiers: { 1: 'Esenciales', 2: 'Habituales', 3: 'Todas' },
  filter: 'Filtrar métricas',
  metricsFound: (count) => plural(count, 'métrica', 'métricas'),
  class: 'Clase',
  metric: 'Métrica',
  symbol: 'Símbolo',
  value: 'Valor',
  exactFraction: 'Fracción',
  inTheMatrix: 'ver matriz',
  undefinedValue: 'indefinido',
  touched: 'Detrás hay un 0/0. La fila abierta muestra dónde y cómo se ha contado.',
  classByClass: 'Clase por clase',
  previous: 'Anteriores',
  next: 'Siguientes',
  classesShown: (first, last, all) => `Clases ${first} a ${last} de ${all}`,

  formulaOf: (name) => `Fórmula: ${name}`,
  copyLatex: 'Copiar LaTeX',
  copied: 'Copiado',
  anotherRoute: 'Lo mismo por otro camino',
  undefinedBecause: 'indefinido, porque',
  replacedBy: (value) => `Cuenta como ${value}, según lo elegido en «0/0».`,
  leftOut: 'Se omite.',
  moreReasons: (count) => `y ${count} más`,
  range: 'Intervalo',
  better: {
    higher: 'cuanto más alto, mejor',
    lower: 'cuanto más bajo, mejor',
    neither: 'ni alto ni bajo es mejor por sí mismo',
  },
  alsoCalled: 'También llamada',
  reference: 'Fuente',
  identifier: 'Identificador',
};

export const examples: ExampleTexts = {
  spam: {
    title: 'Spam',
    description:
      'Un filtro de correo con dos clases: cuánto encuentra (exhaustividad) y cuánto hay que fiarse de sus alarmas (precisión).',
  },
  rareDisease: {
    title: 'Enfermedad rara',
    description:
      'La exactitud es 0,987, pero se escapan 9 de 10 enfermos: con clases raras, la exactitud oculta lo que importa.',
  },
  twoVectors: {
    title: 'Dos vectores',
    description:
      'Etiquetas en vectores, primero las reales. F1 de las clases 2 y 3 es 0, aunque 2PR/(P + R) sería 0/0: macro-F1 es 1/5.',
  },
  representations: {
    title: 'Vector, matriz, conjuntos',
    description:
      'Las mismas etiquetas escritas de tres formas: un vector, una matriz de ceros y unos, un conjunto de conjuntos.',
  },
  fourClasses: {
    title: 'Cuatro clases',
    description:
      'Unos apuntes de la web escriben N = 57; las celdas suman 58. Los verdaderos negativos de C1 son los 41 casos fuera de su fila y su columna, no solo los de la diagonal; F1 de C3 es 3/4.',
  },
  rounding: {
    title: 'Redondeo',
    description:
      'Unas diapositivas de la web escriben precisión 0,66 y F1 0,72; las fracciones son 2/3 = 0,667 y 8/11 = 0,727.',
  },
  unevenClasses: {
    title: 'Clases desiguales',
    description:
      '1550 casos, MCC 0,841. Media de los F1 de clase: 0,783; F1 de las macromedias de precisión y exhaustividad: 0,800. A los dos los llaman macro-F1.',
  },
  averages: {
    title: 'Tres promedios',
    description: 'Una matriz, tres F1: macro 26/45, ponderado por soporte 16/25, micro 3/5.',
  },
  neverPredicted: {
    title: 'Una clase nunca predicha',
    description: 'La precisión de «bird» es 0/0. Elige en «0/0» cómo cuenta y observa los promedios.',
  },
  clusterings: {
    title: 'Dos agrupamientos',
    description:
      'Tres grupos para cuatro animales: no hace falta que los nombres coincidan. Perros y gatos comparten el grupo B.',
  },
  models: {
    title: 'Dos modelos',
    description: 'A acierta en 16 de 20 casos y B en 10; aun así, con tan pocos casos p = 0,070 (McNemar exacto).',
  },
};
