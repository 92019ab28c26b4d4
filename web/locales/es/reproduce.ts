import type { ReproduceTexts } from '../en/reproduce.ts';

export const reproduce: ReproduceTexts = {
  intro: {
    python: 'Los mismos números con scikit-learn, versión 1.2.1 o posterior.',
    r: 'Los mismos números con R: yardstick 1.3 o posterior, y pROC.',
  },
  language: 'Lenguaje del programa',
  names: { python: 'Python', r: 'R' },
  program: (language) => `Programa en ${language}`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyRefused: 'El navegador no permite que la página copie. El programa se puede seleccionar y copiar a mano.',
  save: (name) => `Guardar ${name}`,
  dataFile: (name) => `Los datos son demasiado largos para el programa: hay que guardar ${name} junto a él.`,
  failed: 'No se ha podido escribir el programa, algo que no debería ocurrir. Conviene recargar la página.',
  none: 'Estas bibliotecas no tienen ninguna de las métricas de estos datos.',
  noneOfMetric: (language: string) => `Las bibliotecas de ${language} no tienen esta métrica, o dan otro número.`,
  notRun:
    'Las pruebas de Deconfuse ejecutan los programas de Python y comparan cada número; de los de R solo comprueban la forma.',

  title: 'Métricas de Deconfuse, calculadas de nuevo. Cada línea imprime: nombre valor …',
  perClass: 'Si hay un valor por clase, se imprimen en el orden de las etiquetas.',
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
  },
};
