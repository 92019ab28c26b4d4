import type { ExerciseTexts } from '../en/exercise.ts';

export const exercise: ExerciseTexts = {
  intro:
    'Datos aleatorios a partir de un número, los mismos para quien tenga el enlace: con otro número salen otros datos.',
  seed: 'Número del ejercicio',
  another: 'Otro ejercicio',
  kind: 'Datos',
  kinds: {
    matrix: 'una matriz de confusión',
    labels: 'una lista de etiquetas',
    scores: 'una lista de puntuaciones',
  },
  classes: 'Clases',
  cases: 'Casos',
  folds: 'Particiones',
  balance: 'Clase más frecuente : más rara',
  decimals: 'Decimales que se piden',
  outOfRange: (low, high) => `Un número entero de ${low} a ${high}.`,
  asked: 'Qué se pregunta',
  usual: 'Volver a las habituales',
  search: 'Buscar otras métricas',
  nothingAsked: 'Hay que elegir al menos una métrica.',
  whichClass: (name) => `Clase para ${name}`,
  everyClass: 'cada clase',
  hide: 'Ocultar los resultados a quien abra el enlace',
  hideHint:
    'El enlace se abre sin resultados. No es un candado: quien va a otra pestaña, o lleva los datos a otra página, los ve.',

  link: 'Enlace al ejercicio',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  copyRefused: 'El navegador no deja copiar a la página. El enlace está seleccionado: hay que copiarlo a mano.',
  courseLink: 'Un enlace para todo el curso: el número del estudiante da los datos',
  courseHint:
    'Quien lo abre escribe un número y recibe los datos que las hojas y las preguntas de una lista de clase tienen para él.',
  use: 'Usar este ejercicio',
  failed: 'No se pudo calcular el ejercicio, algo que no debería ocurrir. Conviene elegir otro o recargar la página.',

  sheet: 'Hoja imprimible',
  sheetLanguage: 'Idioma de la hoja',
  withKey: 'Con las soluciones, en una página aparte',
  print: 'Imprimir la hoja',
  printSheets: 'Imprimir las hojas',
  keys: 'Soluciones',
  keysOf: { none: 'ninguna', full: 'completas, juntas al final', short: 'solo las respuestas, en una tabla al final' },
  qr: 'Código QR del enlace',
  qrTooLong: 'El enlace es demasiado largo para un código QR: hay que preguntar menos.',
  number: 'Número',

  sheetTitle: (seed) => `Métricas de clasificación, ejercicio ${seed}`,
  name: 'Nombre',
  date: 'Fecha',
  data: {
    matrix: (cases) =>
      `Se probó un clasificador con ${cases} casos. Las filas son las clases reales y las columnas, las predichas.`,
    labels: (cases) => `Se probó un clasificador con ${cases} casos. De cada uno se dan la clase real y la predicha.`,
    scores: (cases, positive) =>
      `Un clasificador dio una puntuación a cada uno de ${cases} casos. Cuanto más alta, más a favor de «${positive}», la clase positiva.`,
    folds: (folds) => `Los casos se evaluaron en ${folds} particiones; se pregunta por todos juntos.`,
  },
  corner: 'verdad \\ predicción',
  case: 'Caso',
  truth: 'Verdad',
  predicted: 'Predicción',
  fold: 'Partición',
  score: 'Puntuación',
  instruction: (decimals) =>
    decimals === 0
      ? 'Calcular lo siguiente, redondeado a números enteros, y mostrar cómo.'
      : `Calcular lo siguiente, redondeado a ${decimals} ${decimals === 1 ? 'decimal' : 'decimales'}, y mostrar cómo.`,
  zeroDivision: '0/0 cuenta como 0.',
  bits: 'Los logaritmos son en base 2, así que las entropías van en bits.',
  key: 'Soluciones',
  isUndefined: 'indefinido',

  yourNumber: 'Número de estudiante',
  numberHint: 'De él sale el ejercicio. El número son las primeras cifras de lo que se escriba: «s0123 A» es 123.',
  giveMine: 'Abrir el ejercicio',
  noNumber: 'No contiene ninguna cifra.',
  notMade: 'No se pudo crear el ejercicio. Quizá tales datos no tienen esa métrica.',
};
