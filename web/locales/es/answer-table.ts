import type { AnswerTableTexts } from '../en/answer-table.ts';

export const answerTable: AnswerTableTexts = {
  intro:
    'Un informe de clasificación tal como lo imprime scikit-learn, una tabla con métricas en la cabecera y una clase en cada fila, o líneas como «F1 = 0,72». Cada número se comprueba por separado.',
  label: 'Tabla de respuestas',
  check: 'Comprobar la tabla',
  staleText: 'Esto se refiere al texto anterior al cambio.',
  staleTable: 'Esto se refiere a la última tabla que se pudo leer.',

  right: (right, all) =>
    right === all
      ? all === 1
        ? 'La respuesta es correcta.'
        : `Las ${all} son correctas.`
      : `${right} de ${all} ${right === 1 ? 'es correcta' : 'son correctas'}.`,
  near: (count) => `${count} ${count === 1 ? 'es correcta' : 'son correctas'} salvo por el redondeo.`,
  unreadable: (count) => `${count} no se ${count === 1 ? 'entiende' : 'entienden'}.`,
  oneSlip: (explained, wrong) =>
    explained === wrong
      ? `Un solo error habitual explica las ${wrong} que no son correctas:`
      : `Un solo error habitual explica ${explained} de las ${wrong} que no son correctas:`,

  result: 'Las respuestas, comprobadas',
  corner: 'clase \\ métrica',
  averages: { macro: 'Promedio macro', micro: 'Promedio micro', weighted: 'Promedio ponderado' },
  hint: 'Al elegir un número se ve qué hay detrás.',
  legend: '✓ correcta, ≈ correcta salvo por el redondeo, ✗ incorrecta, ? no es un número',
  verdicts: {
    right: 'correcta',
    coarse: 'con pocos decimales',
    truncated: 'truncada, no redondeada',
    intermediate: 'redondeada antes de tiempo',
    rounded: 'a una unidad de la última cifra',
    slip: 'incorrecta',
    unknown: 'incorrecta',
    unreadable: 'no es un número',
  },
  answered: (name, answer) => `${name}: ${answer}`,
  inFull: 'Ver entera, arriba',
  others: (count) => `También lo ${count === 1 ? 'da otro error habitual' : `dan otros ${count} errores habituales`}.`,
};
