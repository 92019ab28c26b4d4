import type { AboutTexts } from '../en/about.ts';

export const about: AboutTexts = {
  title: 'Sobre esta copia',
  back: 'Volver a la calculadora',
  introduction:
    'Todo se calcula en tu navegador, y nada de lo que escribes o pegas sale de este ordenador. Aquí abajo se comprueba si aquí calcula bien.',
  version: 'Versión',
  build: 'Compilación',
  buildHint: 'Las copias con las mismas cifras aquí tienen los mismos archivos.',
  noBuild: 'ninguna: viene del servidor de desarrollo',
  browser: 'Navegador',

  check: 'Autocomprobación',
  checkHint:
    'Otro programa ha calculado cada valor de estos casos en fracciones exactas o con 60 cifras. Este navegador los calcula ahora con el código de esta página. Los decimales deben coincidir en 11 cifras, los de algunas métricas en 8 o 9; las fracciones y los valores indefinidos deben ser iguales.',
  progress: (cases, of) => `${cases} de ${of} casos`,
  right: 'Calcula bien.',
  wrong: (count) => `No está bien. Valores distintos: ${count}.`,
  compared: (cases, metrics, numbers, fractions) =>
    `Se han comparado ${numbers} números y ${fractions} fracciones exactas de ${metrics} métricas en ${cases} casos.`,
  took: (seconds) => `Ha tardado ${seconds} s.`,
  mistakes: (count) => `Valores esperados que se sabe que están mal, y que se omiten: ${count}.`,
  again: 'Comprobar de nuevo',
  failed: 'La comprobación no ha terminado: no se cargó un archivo o faltó memoria. Comprueba de nuevo.',
  differences: 'Lo que es distinto',
  columns: { case: 'Caso', metric: 'Métrica', place: 'Dónde', expected: 'Esperado', actual: 'Aquí' },

  licences: 'Licencias',
  own: 'Deconfuse es software libre bajo la licencia MIT. Estas partes las escribieron otros:',
  noLicences: 'No se pudo cargar la lista.',
};
