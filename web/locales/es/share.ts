import type { ShareTexts } from '../en/share.ts';

export const share: ShareTexts = {
  title: 'Compartir',
  close: 'Cerrar',

  linkTitle: 'Como enlace',
  intro:
    'Los propios datos van en el enlace. No se sube nada: quien tiene el enlace tiene los datos, y nadie más, pues los navegadores nunca envían a un servidor lo que va detrás de #.',
  making: 'Preparando el enlace…',
  failed: 'Este navegador no ha podido hacer el enlace. Queda guardar el trabajo en un archivo.',
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  copyRefused: 'El navegador no deja copiar a la página. El enlace está seleccionado: hay que copiarlo a mano.',
  send: 'Enviar…',
  characters: (count) => `${count} caracteres`,
  contains: (parts) => `En el enlace: ${parts}.`,
  nothing: 'la página como está al principio',
  parts: {
    data: (count) => `los datos (${count} caracteres)`,
    example: 'qué ejemplo se muestra',
    options: 'cómo se leen y qué se calcula',
    open: 'lo que está abierto',
    view: 'la vista',
    checker: 'las respuestas escritas',
    decisions: 'pérdidas y probabilidades de las decisiones',
    sql: 'los nombres de las consultas SQL',
  },
  fromFile: 'Esta página se abrió desde un archivo: el enlace funciona donde esté el mismo archivo.',
  tooLong: (needed, most) =>
    `Todo esto ocupa ${needed} caracteres, y un enlace admite ${most} como mucho. Se puede guardar el trabajo en un archivo o compartir un enlace sin los datos.`,
  withoutData: 'Enlace sin los datos',
  withData: 'Enlace con los datos',
  isWithoutData: 'Este enlace solo lleva las opciones y la vista: quien lo abra pone sus propios datos.',

  fileTitle: 'Como archivo',
  fileIntro:
    'En un archivo cabe un trabajo de cualquier tamaño; se abre aquí como los datos: soltándolo en la página o con «Abrir archivo».',
  save: 'Guardar el trabajo en un archivo',
  fileName: 'deconfuse-trabajo.json',

  keepTitle: 'En este ordenador',
  keep: 'Conservar el trabajo en este navegador',
  keepHint:
    'Así no se pierde nada al recargar o cerrar la página. Se queda en este navegador, en este ordenador. En uno que usan más personas conviene desactivarlo.',
  notKept: {
    full: 'Al navegador no le queda espacio: lo que hagas desde ahora no se conserva. Guarda el trabajo en un archivo, en «Compartir», antes de cerrar la página.',
    refused:
      'Este navegador no deja que la página conserve nada. Guarda el trabajo en un archivo antes de cerrar la página.',
  },
  forget: 'Olvidar ahora',
  forgotten: 'Olvidado.',

  problems: {
    'bad-link': 'El enlace no se puede leer: le falta una parte o ha sido alterado. No se ha cambiado nada.',
    'unknown-example': 'No hay ningún ejemplo con ese nombre. No se ha cambiado nada. Los ejemplos son:',
    'newer-version':
      'Se hizo con una versión más nueva de esta página, y esta no puede leerlo. No se ha cambiado nada. Al recargar la página se obtiene la versión más nueva.',
    'too-large': 'El enlace es demasiado grande para abrirlo. No se ha cambiado nada.',
  },
  dismiss: 'Cerrar este mensaje',
};
