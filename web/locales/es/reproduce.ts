import type { ReproduceTexts } from '../en/reproduce.ts';

export const reproduce: ReproduceTexts = {
  intro: {
    scikitLearn: 'Los mismos números con scikit-learn, versión 1.2.1 o posterior.',
    torchmetrics:
      'Los mismos números con torchmetrics, versión 1.4 o posterior. Calcula con 32 bits: unas siete cifras.',
    pycm: 'Los mismos números con PyCM, versión 4 o posterior.',
    yardstick: 'Los mismos números con R: yardstick 1.3 o posterior, y pROC.',
    irrCac: 'Lo que dicen varios evaluadores, con R: irrCAC, que redondea a cinco cifras.',
  },
  library: 'Biblioteca del programa',
  program: (library) => `Programa con ${library}`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyRefused: 'El navegador no permite que la página copie. El programa se puede seleccionar y copiar a mano.',
  save: (name) => `Guardar ${name}`,
  dataFile: (name) => `Los datos son demasiado largos para el programa: hay que guardar ${name} junto a él.`,
  failed: 'No se ha podido escribir el programa, algo que no debería ocurrir. Conviene recargar la página.',
  none: 'Esta biblioteca no tiene ninguna de las métricas de estos datos, o no admite sus pesos.',
  noneOfMetric: (library) => `${library} no tiene esta métrica, o da otro número.`,
  tested: {
    scikitLearn: 'Las pruebas de Deconfuse ejecutan estos programas y comparan cada número.',
    torchmetrics:
      'Las pruebas de Deconfuse comparan cada número sin observación con lo que imprimieron estos programas con torchmetrics 1.9.',
    pycm: 'Las pruebas de Deconfuse comparan cada número sin observación con lo que imprimieron estos programas con PyCM 4.4.',
    yardstick: 'Las pruebas de Deconfuse comprueban la forma de estos programas, pero no los ejecutan.',
    irrCac: 'Las pruebas de Deconfuse comprueban la forma de estos programas, pero no los ejecutan.',
  },

  title: 'Métricas de Deconfuse, calculadas de nuevo. Cada línea imprime: nombre valor …',
  parts: 'Cada parte por separado:',
  fairlearn: 'Lo mismo de grupos con fairlearn:',
  perClass: 'Si hay un valor por clase, se imprimen en el orden de las etiquetas.',
  numbered: 'Las clases van numeradas desde 0, como las pide la biblioteca:',
  onPage: (values, why) => `en la página ${values}: ${why}`,
  coded: 'Las etiquetas van numeradas desde 0 (Python) o 1 (R), por tener caracteres poco usuales o ser muchas:',
  positive: (label) => `1 es la clase positiva ${label}.`,
  readsFile: (name, columns) => `Lee ${name}, columnas: ${columns}.`,
  infinite: 'Las puntuaciones infinitas se sustituyen por finitas más allá de las demás: solo cuenta el orden.',
  opposite: 'En la página, puntuaciones más bajas son más positivas: aquí van con el signo contrario.',
  zeroDivision: {
    zero: '0/0 cuenta como 0, igual que en la página.',
    one: '0/0 cuenta como 1, igual que en la página.',
    undefined: 'En la página, 0/0 no entra en los promedios.',
  },
  differs: 'No se incluyen, por 0/0 u otra convención para 0/0, pesos, empates o clases ausentes:',
  notes: {
    absentClasses: 'no se cuentan las clases sin casos',
    naturalLogarithms: 'allí, logaritmos naturales',
    mcClish: 'estandarizada según McClish (1989)',
    startsAtOne: 'la curva empieza en precisión 1',
    half: 'allí, la mitad',
    handTill: 'Hand y Till (2001)',
    macroByDefault: "sin average='micro' sería la media de las clases",
  },
  reasons: {
    absentLeftOut: 'aquí no cuentan las clases que ni aparecen ni se predicen',
    inventedCount: 'aquí cuentan como 0 las clases que se predicen pero no aparecen',
    zero: 'aquí 0/0 cuenta como 0',
    none: 'con 0/0 en alguna clase, aquí es None',
    bits: 'aquí, logaritmos de base 2',
  },
};
