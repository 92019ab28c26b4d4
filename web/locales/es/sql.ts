import type { SqlTexts } from '../en/sql.ts';

export const sql: SqlTexts = {
  title: 'De mil millones de filas',
  back: 'Volver a la calculadora',
  introduction:
    'Cada métrica, cada fórmula y cada curva de aquí se siguen de recuentos: cuántas veces coincide cada etiqueta real con cada predicha, y cuántos casos positivos y negativos tiene cada puntuación. Así que la base de datos cuenta donde están las filas, y aquí llega solo lo contado. Ninguna fila sale de ella y, fueran cuantas fueran, la calculadora da los mismos números que con todas.',

  names: 'Motor y nombres',
  dialect: 'Motor',
  dialects: { spark: 'Spark SQL', trino: 'Trino', bigquery: 'BigQuery', duckdb: 'DuckDB' },
  table: 'Tabla',
  tableHint: {
    spark: 'O esquema.tabla, o un archivo: casos.parquet',
    trino: 'O catálogo.esquema.tabla',
    bigquery: 'O proyecto.conjunto.tabla',
    duckdb: 'O esquema.tabla, o archivos: casos/*.parquet',
  },
  truth: 'Etiqueta real',
  predicted: 'Etiqueta predicha',
  score: 'Puntuación',
  positive: 'Clase positiva',
  positiveHint: 'Como la escribe el motor: 1, true, spam',
  parts: 'Qué se cuenta',
  allCases: 'Todos los casos juntos',
  partKinds: { subgroup: 'Cada grupo', fold: 'Cada partición' },
  part: 'Grupo o partición',

  labels: 'Etiquetas',
  labelsHint: 'Una fila por cada par de etiquetas. Todas las métricas de etiquetas y de la matriz son exactas.',
  scores: 'Puntuaciones, una a una',
  scoresHint:
    'Una fila por cada puntuación que aparece. La AUC, las curvas y los umbrales son exactos. Hasta algunos millones de puntuaciones distintas.',
  bins: 'Puntuaciones en tramos',
  binsHint:
    'Una fila por cada tramo, con su extremo inferior. En los extremos de los tramos los umbrales deciden exactamente como con todas las filas: la precisión, la exhaustividad y los puntos de las curvas son allí exactos. Entre ellos se pierde el orden.',
  binCount: 'Tramos',
  low: 'Desde',
  high: 'hasta',
  badRange: 'El rango tiene que acabar por encima de donde empieza.',
  absent: 'Las filas cuya etiqueta es NULL no se cuentan en ningún lado.',

  bound: 'Cuánto pueden errar los tramos',
  boundHint:
    'De un caso positivo y uno negativo del mismo tramo no se sabe cuál puntúa más: el par cuenta ½, pero podría contar de 0 a 1. Por eso la AUC de todas las filas difiere de la de los tramos como mucho en esto, donde P y N cuentan los casos positivos y los negativos, con índice los de un tramo:',
  boundOf:
    'La misma consulta lo calcula en la base de datos. De los recuentos pegados aparece aquí y debajo de las curvas.',

  query: (name) => `Consulta: ${name}`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyRefused: 'El navegador no lo permite. Se puede seleccionar el texto y copiarlo a mano.',
  paste: 'Pegar el resultado',
  pasteHint: 'Como CSV, o como lo imprime el motor.',
};
