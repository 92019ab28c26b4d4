import type { ChallengeTexts } from '../en/challenges.ts';

export const challenges: ChallengeTexts = {
  title: 'Retos',
  named: (title) => `Reto: ${title}`,
  unnamed: 'Reto',
  task: 'Cambia los datos, o el umbral, hasta alcanzar todas las metas.',
  goals: 'Metas',
  cases: 'Número de casos',
  comparisons: {
    '>=': (value) => `${value} como mínimo`,
    '<=': (value) => `${value} como máximo`,
    '=': (value) => `exactamente ${value}`,
    '>': (value) => `más de ${value}`,
    '<': (value) => `menos de ${value}`,
  },
  ofClass: (metric, label) => `${metric} de «${label}»`,
  atThreshold: (metric) => `${metric} en el umbral`,
  atCosts: (metric, falsePositive, falseNegative) =>
    `${metric}, con falsos positivos a ${falsePositive} y falsos negativos a ${falseNegative}`,
  now: (value) => `ahora ${value}`,
  notInTheseData: 'estos datos no lo tienen',
  met: 'alcanzada',
  unmet: 'aún no',
  reached: 'Conseguido.',
  startAnew: 'Empezar de nuevo',
  leave: 'Dejar el reto',
  next: (title) => `Siguiente: ${title}`,
  refused: 'El reto del enlace no se puede leer.',
  faults: {
    form: (part) => `«${part}» no es una meta.`,
    metric: (part) => `Ninguna métrica de un solo número se llama «${part}».`,
    class: (part) => `«${part}»: esta métrica no tiene un valor por clase.`,
    'too-many': (most) => `Hay más de ${most} metas.`,
    challenge: (part) => `No hay ningún reto llamado «${part}».`,
  },
  form: (form) => `Las metas se escriben así: ${form}`,
  ofYourOwn: (form) => `Para docentes: las metas propias van al final de la dirección de la página, como en ${form}`,
  built: {
    prevalence: {
      title: 'Prevalencia',
      task: 'Una prueba de una enfermedad, hecha a 100 personas. Cambia la matriz de modo que la prueba acierte casi siempre, pero no diga nada.',
      lesson:
        'Si una clase es rara, decir siempre la otra acierta casi todas las veces: la exactitud habla más de la prevalencia que de la prueba. La exactitud balanceada da el mismo peso a las dos clases y vale 0,5, como al echarlo a cara o cruz. MCC es aquí 0/0, que scikit-learn escribe como 0.',
    },
    averages: {
      title: 'Macro frente a micro',
      task: 'Tres clases de animales. Cambia la matriz de modo que el promedio micro de F1 sea alto y el promedio macro bajo.',
      lesson:
        'Los promedios micro cuentan casos: aquí F1 micro es la exactitud, y la decide la clase más grande. Los promedios macro cuentan clases, la menor tanto como la mayor, y muestran que algunas casi nunca se encuentran.',
    },
    calibration: {
      title: 'Calibración frente a orden',
      task: 'Diez casos y la probabilidad que el modelo da a la clase 1. Cambia las puntuaciones del texto de modo que todos los casos de la clase 1 queden por delante de los demás y las probabilidades sean peores que decir siempre 0,5, cuya puntuación de Brier es 0,25.',
      lesson:
        'La AUC depende solo del orden. Que 0,9 signifique nueve de cada diez es la calibración: la miden la puntuación de Brier y la pérdida logarítmica. Un orden perfecto puede tener malas probabilidades.',
    },
    curves: {
      title: 'ROC frente a PR',
      task: 'Cada línea es una puntuación y cuántos casos la tienen. Cambia los recuentos de modo que el área bajo la curva ROC sea grande y la precisión media baja.',
      lesson:
        'La tasa de falsos positivos es una parte de todos los negativos, así que las curvas ROC no dependen de cuántos son. La precisión es una parte de las alarmas: cuanto más raros son los positivos, más alarmas son falsas, con la misma curva ROC.',
    },
    relabelling: {
      title: 'Nombres frente a grupos',
      task: 'Dos agrupamientos de los mismos casos. Cambia la matriz de modo que ningún grupo tenga el nombre correcto y, aun así, los dos agrupamientos formen los mismos grupos.',
      lesson:
        'La exactitud compara nombres. La variación de información y la información mutua comparan grupos, se llamen como se llamen: intercambia dos columnas y no cambian.',
    },
    costs: {
      title: 'Costes y umbral',
      task: 'Un falso negativo cuesta cinco veces más que un falso positivo. Deja las puntuaciones como están y mueve el umbral a donde el coste medio sea el menor.',
      lesson:
        'Con costes de 1 y 5 lo más barato es decir «positivo» desde una probabilidad de 1/(1 + 5) ≈ 0,17, no desde 0,5. Las puntuaciones, y con ellas la AUC, son las mismas: solo cambia la decisión.',
    },
  },
};
