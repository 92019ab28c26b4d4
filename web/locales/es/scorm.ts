import type { ScormTexts } from '../en/scorm.ts';

export const scorm: ScormTexts = {
  intro:
    'Un zip para plataformas de aprendizaje que aceptan SCORM 1.2: solo este ejercicio, con su puntuación, sus intentos y su finalización. Contiene la herramienta entera, de modo que no hace falta ningún otro servidor.',
  attempts: 'Respuestas por pregunta',
  values: 'Valores correctos',
  shown: {
    after: 'tras una respuesta correcta o la última',
    never: 'nunca',
    always: 'tras cada respuesta',
  },
  save: 'Guardar el paquete',
  saving: 'Creando el paquete …',
  notBeside: 'El archivo deconfuse.html, que va en el paquete, no se pudo obtener de la carpeta de esta página.',
  failed: 'El paquete no se pudo crear, lo que no debería ocurrir.',
  unrecorded: 'No se encontró ninguna plataforma de aprendizaje: nada de esto queda registrado.',
};
