import type { FileTexts } from '../en/files.ts';

export const files: FileTexts = {
  dropHere: 'Al soltarlo, el archivo se lee aquí. No sale de este ordenador.',
  reading: (name) => `Leyendo «${name}»`,
  read: (done, size) => `${done} MB de ${size} MB`,
  pace: (speed, left) => `${speed} MB por segundo, faltan ${left} s`,
  tallied: (name, rows) =>
    `«${name}» tiene ${rows} filas. Se han contado al leer el archivo: el texto tiene ahora cada par de etiquetas una sola vez, con su número.`,
  leftInFile: (name) =>
    `«${name}» es demasiado largo para un solo texto y se lee de su archivo: arriba están sus primeras líneas. Con él no se puede compartir, ni hay programas ni informe impreso, y la página no lo guarda.`,
  understanding: 'Interpretando el texto…',
  cancel: 'Cancelar',
  cancelled: 'Cancelado. Los datos son los de antes.',
  onlyFirst: (name, count) => `De ${count} archivos solo se ha leído «${name}»: se lee uno cada vez.`,
  sideBySide: (first, second) =>
    `«${first}» y «${second}» tienen un valor por línea y las mismas líneas, así que se han puesto uno al lado del otro.`,
  notRead: (name) => `«${name}» no se ha leído.`,
  refused: {
    spreadsheet: 'Es una hoja de cálculo. Hay que abrirla, copiar el rango y pegarlo aquí, o guardarla como CSV.',
    compressed: 'Es un archivo comprimido. Hay que descomprimirlo y abrir el texto que contiene.',
    document: 'Es un PDF. Hay que abrirlo y copiar de allí la tabla o el texto.',
    picture: 'Es una imagen. Solo se puede leer texto.',
    empty: 'Está vacío.',
    'too-large': 'Ocupa más de 500 MB, lo máximo que un navegador admite como un solo texto.',
    unreadable: 'El navegador no puede abrirlo. Quizá sea una carpeta, o se ha movido o cambiado entretanto.',
  },
  largerOnes:
    'Los archivos mayores se leen en UTF-8 si cada fila tiene una etiqueta verdadera y otra predicha, de pocas clases, o una etiqueta y puntuaciones.',
  readAsWindows: 'Leerlo como texto de Windows para Europa occidental',
};
