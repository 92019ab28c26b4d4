import type { FileTexts } from '../en/files.ts';

export const files: FileTexts = {
  dropHere: 'Al soltarlo, el archivo se lee aquí. No sale de este ordenador.',
  reading: (name) => `Leyendo «${name}»`,
  read: (done, size) => `${done} MB de ${size} MB`,
  pace: (speed, left) => `${speed} MB por segundo, faltan ${left} s`,
  tallied: (name, rows) =>
    `«${name}» tiene ${rows} filas. Se han contado al leer el archivo: el texto tiene ahora cada par de etiquetas una sola vez, con su recuento.`,
  leftInFile: (name) =>
    `«${name}» es demasiado largo para un solo texto y se lee de su archivo: arriba están sus primeras líneas. Con él no se puede compartir, ni hay programas ni informe impreso, y la página no lo guarda.`,
  understanding: 'Interpretando el texto…',
  cancel: 'Cancelar',
  cancelled: 'Cancelado. Los datos son los de antes.',
  onlyFirst: (name, count) => `De ${count} archivos solo se ha leído «${name}»: se lee uno cada vez.`,
  sideBySide: (first, second) =>
    `«${first}» y «${second}» tienen un valor por línea y las mismas líneas, así que se han puesto uno al lado del otro.`,
  fromFile: (name) => `El texto se tomó de «${name}».`,
  table: 'Tabla',
  columns: 'Columnas',
  range: 'Solo el rango',
  rangeExpected: 'Un rango se escribe así: B2:D20.',
  notRead: (name) => `«${name}» no se ha leído.`,
  refused: {
    spreadsheet:
      'Este tipo de hoja de cálculo no se lee. Ábrela, copia el rango y pégalo aquí, o guárdala como .xlsx, .ods o CSV.',
    compressed: 'Es un archivo comprimido que no contiene tablas. Descomprímelo y abre el texto que contiene.',
    document: 'Es un PDF. Hay que abrirlo y copiar de allí la tabla o el texto.',
    picture: 'Es una imagen. Solo se puede leer texto.',
    empty: 'Está vacío.',
    'too-large':
      'Ocupa más de 500 MB, o descomprimido más de 300 MB, lo máximo que un navegador toma como un solo texto.',
    damaged: 'Está dañado o es de un tipo que no se lee.',
    nested: 'Sus celdas contienen listas u objetos, no un valor cada una.',
    unreadable: 'El navegador no puede abrirlo. Quizá sea una carpeta, o se ha movido o cambiado entretanto.',
  },
  largerOnes:
    'Los archivos mayores se leen en UTF-8 si cada fila tiene una etiqueta real y otra predicha, de pocas clases, o una etiqueta y puntuaciones.',
  readAsWindows: 'Leerlo como texto de Windows para Europa occidental',
};
