import type { RejectOptionTexts } from '../en/reject-option.ts';

export const rejectOption: RejectOptionTexts = {
  title: 'Opción de rechazo: cuándo no decidir',
  intro:
    'Algunos casos es mejor dejárselos a otro. La regla de Chow decide la clase más probable y* si su probabilidad p* supera λ*; si no, rechaza.',

  rejectLoss: 'Pérdida de un rechazo',
  errorLoss: 'Pérdida de un error',
  lossesNote: 'Acertar no cuesta nada. Solo la razón entre ambas decide qué se rechaza.',
  notNumber: (text) => (text.trim() === '' ? 'Aquí falta un número.' : `«${text}» no es un número.`),
  negative: 'Una pérdida no puede ser negativa.',
  slider: 'λ*: cuánta seguridad basta',
  sliderText: (threshold, loss) => `λ* = ${threshold}, así que λr = ${loss}`,
  sliderEnds: ['0: decidir todo', '1: rechazar todo'],

  rows: 'Filas',
  source: 'Filas sobre las que se decide',
  sources: { data: 'Mis datos', typed: 'Escritas aquí' },
  ofData: (cases, one) => `${cases} ${one ? 'caso' : 'casos'} con la clase real, según lo leído en la página.`,
  noData:
    'Con probabilidades por clase, o puntuaciones que sean probabilidades, introducidas en la página, aquí aparecen las filas propias.',
  ofModel: (name) => `Son las puntuaciones de ${name}.`,
  unweighted: 'Los pesos de los casos se ignoran: cada fila cuenta una vez.',
  rest: (positive) => `no ${positive}`,
  table: 'Probabilidades a posteriori p(y|x): una fila por observación, una columna por clase',
  corner: 'p(y|x)',
  tableTexts: {
    row: 'x',
    column: 'clase',
    addRow: 'Añadir una fila',
    addColumn: 'Añadir una clase',
    remove: (name) => `Quitar ${name}`,
  },
  unreadCell: 'Una celda de la tabla no es un número. El resultado es el de los últimos válidos.',
  unreadLoss: 'Una pérdida no es un número. El resultado es el de los últimos válidos.',
  normalise: 'Dividir cada fila entre su suma',

  rejected: (rejected, count, one) => `Se ${one ? 'rechaza' : 'rechazan'} ${rejected} de ${count} filas.`,
  allRejected: (count, one) =>
    one ? 'La fila se rechaza: no se decide nada.' : `Se rechazan las ${count} filas: no se decide nada.`,
  noneRejected: (count, one) => (one ? 'La fila no se rechaza.' : `No se rechaza ninguna de las ${count} filas.`),
  expectedWrong: (accepted, share, one) =>
    one
      ? `La aceptada es errónea con una probabilidad esperada del ${share}.`
      : `De las ${accepted} aceptadas, se espera que el ${share} sean erróneas.`,
  countedWrong: (wrong, accepted, share) => `Contado con la verdad: ${wrong} de ${accepted} (${share}).`,
  undecided: 'Sin umbral no se decide nada.',

  hint: 'Al elegir un número se ve su desarrollo.',

  decisions: 'Qué filas se rechazan',
  decisionsHint: 'Al elegir una fila se ve su decisión desarrollada.',
  row: 'Fila',
  truth: 'Verdad',
  largest: 'p*(x)',
  probable: 'y*',
  above: '¿p* > λ*?',
  decision: 'Decisión',
  yes: 'sí',
  no: 'no',
  reject: 'rechazo',
  wrong: 'error',
  onlyRejected: 'Solo filas rechazadas',
  more: (count) => `… y ${count} filas más.`,
  noRows: 'No se rechaza ninguna fila.',
  workedRow: (row) => `Fila ${row}`,
  largestOf: 'La mayor probabilidad a posteriori',
  mostProbable: (name) => `La clase más probable es y* = ${name}.`,
  tie: (names, first) => `Igual de probables: ${names}. De ellas, la primera es y* = ${first}.`,
  isAbove: (largest, threshold, name) => `p*(x) = ${largest} > λ* = ${threshold}: la decisión es ${name}.`,
  isBelow: (largest, threshold) => `p*(x) = ${largest} < λ* = ${threshold}: la fila se rechaza.`,
  isEqual: (threshold) =>
    `p*(x) = λ* = ${threshold}: no lo supera, así que la fila se rechaza. Decidir costaría lo mismo en promedio.`,
  wasWrong: (truth) => `La verdad es ${truth}: esta decisión es un error.`,

  plots: 'Todos los umbrales a la vez',
  errorReject: 'Curva error-rechazo',
  accuracyCoverage: 'Curva exactitud-cobertura',
  says: {
    errorReject:
      'Cuanto más se rechaza, menos errores quedan. Cuanto más por debajo de la línea discontinua, mejor muestran las probabilidades dónde están los errores.',
    accuracyCoverage:
      'Exactitud de lo que aún se decide. Si sube hacia la izquierda, se rechazan primero las filas que saldrían mal.',
  },
  counted: 'Los errores se cuentan con la verdad.',
  expected: 'Los errores son los que esperan las probabilidades.',
  plotHint: 'El punto se arrastra, o se mueve con las flechas: λr lo sigue.',
  axes: {
    rejected: 'Proporción rechazada',
    errors: 'Proporción aceptada y errónea',
    coverage: 'Proporción aceptada (cobertura)',
    accuracy: 'Exactitud de las aceptadas',
  },
  chance: 'rechazo al azar',
  errorRejectPoint: (threshold, rejected, errors) =>
    `λ* = ${threshold}: ${rejected} rechazado, ${errors} aceptado y erróneo`,
  accuracyCoveragePoint: (threshold, coverage, accuracy) =>
    `λ* = ${threshold}: ${coverage} aceptado, exactitud ${accuracy}`,
  noPoint: 'No se acepta nada: la exactitud es 0/0, así que la curva exactitud-cobertura no tiene ahí ningún punto.',
};
