import type { SideBySideTexts } from '../en/side-by-side.ts';

export const sideBySide: SideBySideTexts = {
  title: { models: 'Modelos lado a lado', folds: 'Particiones lado a lado', groups: 'Grupos lado a lado' },
  part: { models: 'Modelo', folds: 'Partición', groups: 'Grupo' },
  whole: 'Todos los casos juntos',
  mean: 'Media ± desviación típica',
  meanAlone: 'Media',
  deviation: 'Desviación típica',
  difference: 'Mayor − menor',
  ratio: 'Menor ÷ mayor',
  show: (part) => `Mostrar ${part} en toda la página`,
  shown: (part) => `La página muestra ${part}.`,
  showWhole: 'Mostrar todos los casos',
  best: 'el mejor, y no por azar',
  worst: 'el peor grupo',
  spread: (name) => `${name} de cada parte`,
  pooled: {
    folds: ({ name, pooled, mean, working }) =>
      `${name} de todos los casos juntos es ${pooled}; la media de las particiones es ${working} = ${mean}. En la media cada partición cuenta igual; en el otro valor, cada caso (Forman y Scholz 2010).`,
    groups: ({ name, pooled, mean, working }) =>
      `${name} de todos los casos juntos es ${pooled}; la media de los grupos es ${working} = ${mean}. En la media cada grupo cuenta igual; en el otro valor, cada caso.`,
  },
  cochran: ({ q, df, p, isChance }) =>
    `Q de Cochran = ${q} con ${df} grados de libertad, p = ${p}: ${
      isChance
        ? 'el azar puede explicar que unos acierten más que otros.'
        : 'no aciertan todos con la misma frecuencia.'
    }`,
  pairs: {
    models: 'Pares de modelos: prueba exacta de McNemar',
    scores: 'Pares de modelos: prueba de DeLong et al. (1988)',
    note: 'Corregido por el método de Holm (1979), porque se prueban varios pares a la vez.',
    first: 'Primero',
    second: 'Segundo',
    p: 'p',
    difference: (name) => `Primero − segundo: ${name}`,
    adjusted: 'p corregido',
    more: (hidden) => `Otros ${hidden} pares tienen un p mayor.`,
  },
  matrices: {
    title: 'Diferencia de dos matrices',
    note: 'En cada fila, la parte de sus casos, en puntos porcentuales: azul donde la primera parte tiene más, naranja donde la tiene la segunda.',
    first: 'Primera',
    second: 'Segunda',
  },
  fairness: {
    title: (positive) => `Equidad: ¿se predice «${positive}» igual en todos los grupos?`,
    criterion: 'Criterio',
    compares: 'Compara',
    difference: 'Mayor diferencia',
    ratio: 'Razón',
    parity: ['Paridad demográfica', 'con qué frecuencia se predice'],
    opportunity: ['Igualdad de oportunidades (Hardt et al. 2016)', 'exhaustividad'],
    odds: ['Probabilidades igualadas (equalised odds, Hardt et al. 2016)', 'exhaustividad y tasa de falsos positivos'],
    predictive: ['Paridad predictiva (Chouldechova 2017)', 'precisión'],
    exclude: (rates) =>
      `«Probabilidades igualadas» y «paridad predictiva» no pueden cumplirse a la vez si las clases no son igual de frecuentes en todos los grupos y la predicción no es perfecta (Chouldechova 2017). Aquí la clase positiva supone ${rates}.`,
    ofGroup: (share, group) => `${share} en ${group}`,
  },
};
