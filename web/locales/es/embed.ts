import type { EmbedTexts } from '../en/embed.ts';

export const embed: EmbedTexts = {
  trouble: {
    'wasm-forbidden':
      'Esta página prohíbe WebAssembly (a su Content-Security-Policy le falta «wasm-unsafe-eval»), así que en ella no se puede calcular nada. En un marco funciona.',
    'cannot-start': 'La calculadora no se ha podido cargar en esta página. Puede que en un marco funcione.',
  },
  unfit: {
    scores: () => 'Estos datos no tienen curva: hacen falta casos de dos clases con sus puntuaciones.',
    matrix: () => 'Estos datos no tienen matriz de confusión.',
    text: () => 'Estos datos no se pueden escribir como texto.',
    html: () =>
      'Los datos son HTML; quizá los convirtió Markdown. Escríbelos en el atributo data="…" como texto, en una línea o con &#10; entre las líneas.',
    metric: (id) => (id === '' ? 'Falta la métrica: metric="…".' : `Para estos datos no hay ninguna métrica «${id}».`),
    class: (label) => `En estos datos no hay ninguna clase «${label}».`,
    attribute: (given, possible) => `El atributo ${given} no se puede usar. Posible: ${possible}.`,
  },
  openFrame: 'Abrir en una página propia',
  frameMarkup: 'HTML del marco, para quien escribe esta página',

  title: 'Insertar en otra página',
  close: 'Cerrar',
  what: 'Qué',
  elements: {
    calculator: 'La calculadora entera',
    metrics: 'Tabla de métricas',
    matrix: 'Matriz de confusión',
    formula: 'Una fórmula paso a paso',
    roc: 'Curva ROC',
    'precision-recall': 'Curva precisión-exhaustividad',
    information: 'Diagrama de información',
    check: 'Comprobación de respuestas',
  },
  metric: 'Métrica',
  metrics: 'Métricas',
  metricsHint: 'Identificadores separados por espacios; sin ninguno, todas.',
  ask: 'Se pregunta',
  askHint: 'Identificadores separados por comas; sin ninguno, cualquiera.',
  notAsked: (names) => `No está entre las métricas de estos datos: ${names}.`,
  language: 'Idioma',
  ofPage: 'El de la página que lo rodea',
  theme: 'Colores',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Los del sistema' },
  way: 'Cómo',
  ways: { frame: 'Marco', script: 'Script' },
  wayHints: {
    frame: 'Para Moodle, Canvas y allí donde no se admiten scripts.',
    script: 'Para páginas propias: forma parte de la página, con su ancho y sus colores.',
  },
  withData: 'Con los datos que hay en la página',
  noData: 'Los datos de la página son demasiado largos para ponerlos en HTML.',
  sameVersion: 'Rechazar cualquier otra versión del script (integrity)',
  sameVersionHint:
    'Cuando este sitio se actualice habrá que copiar el HTML otra vez: los navegadores rechazan el script nuevo.',
  snippet: 'HTML',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'El navegador se niega: hay que copiarlo a mano.',
  preview: 'Vista previa',
  frameTitle: (element) => `Deconfuse: ${element}`,
};
