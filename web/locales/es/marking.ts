import type { MarkingTexts } from '../en/marking.ts';

export const marking: MarkingTexts = {
  intro:
    'Pega o abre una tabla (CSV) con lo que ha entregado la clase: una fila por estudiante con el número del que salieron los datos y una columna por respuesta. Todo se queda en este navegador.',
  table: 'Lo entregado',
  open: 'Abrir archivo…',
  noRows: 'Se espera una línea de nombres y debajo al menos una fila.',
  tooMany: (most) => `Como mucho ${most} filas.`,
  found: (students, columns) => `${students} filas, ${columns} columnas.`,
  uneven: (rows) =>
    `Fila ${rows}: más o menos celdas que nombres. Las comas decimales y las comillas sin cerrar desplazan celdas.`,
  student: 'Número de estudiante',
  none: '(no se pregunta)',
  columnsLabel: 'Columnas',
  column: (at) => `Columna ${at}`,
  mark: 'Corregir',
  marking: (done, all) => `${done} de ${all}…`,
  save: 'Guardar las calificaciones (CSV)',
  failed: 'No se pudieron corregir las respuestas. Quizá tales datos no tienen esa métrica.',
  mean: (points, most, students) => `De media ${points} de ${most} puntos, ${students} estudiantes.`,
  unnumbered: (rows) => `Sin número en la fila ${rows}: no se ha corregido.`,
  right: 'Correcta',
  missing: 'Sin respuesta',
  students: (some, all) => `${some} de ${all} estudiantes`,
  findings: 'Lo que se ha encontrado',
  marks: 'Calificaciones',
  points: 'Puntos',
  finding: 'observación',
};
