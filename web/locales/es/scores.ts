import type { ScoreTexts } from '../en/scores.ts';
import { plural } from '../plural.ts';

const counted = plural('es');

export const scores: ScoreTexts = {
  examples: {
    twoScoredModels: {
      title: 'Dos ordenaciones',
      description:
        'A ordena mejor que B los mismos 40 casos: su curva queda por encima. ¿Es la diferencia algo más que azar?',
    },
    twentyCases: {
      title: '20 casos',
      description:
        'Diez positivos, diez negativos, sin empates: un paso por caso, hacia arriba si es positivo, a la derecha si es negativo.',
    },
    perfect: {
      title: 'Perfecto',
      description:
        'Todo positivo puntúa por encima de todo negativo: la curva pasa por la esquina superior izquierda, AUC = 1.',
    },
    random: {
      title: 'Al azar',
      description:
        'Puntuaciones sorteadas: la curva ronda la diagonal. AUC cerca de 0,5 y precisión cerca de la prevalencia.',
    },
    inverted: {
      title: 'Del revés',
      description:
        'La curva cae por debajo de la diagonal: los positivos puntúan bajo. Dadas la vuelta, son tan buenas como malas parecen.',
    },
    fourClassProbabilities: {
      title: 'Probabilidades por clase',
      description: 'Probabilidades de cuatro clases: una curva por clase contra el resto, y promedios de sus áreas.',
    },
    labelSets: {
      title: 'Conjuntos de etiquetas',
      description: 'Cada película tiene varios géneros: conjuntos predichos y una puntuación para cada género.',
    },
    logits: {
      title: 'Logits',
      description:
        'Puntuaciones fuera de 0 y 1 no son probabilidades: valen la pérdida logarítmica de logits y la bisagra; Brier no.',
    },
    twoDistributions: {
      title: 'Dos distribuciones',
      description:
        'Entropía de 1,75 bits frente a 2: codificado para q, cada mensaje de p cuesta 0,25 bits más, que es KL(p ∥ q).',
    },
  },

  understood: (data) => {
    const cases = counted(data.cases, 'caso', 'casos');
    if (data.kind === 'multilabel') {
      const parts = [
        cases,
        counted(data.classes, 'etiqueta', 'etiquetas'),
        ...(data.predicted ? ['conjuntos predichos'] : []),
        ...(data.scores ? ['puntuaciones'] : []),
      ];
      return `${parts.join(', ')}.`;
    }
    if (data.kind === 'probabilities') {
      return `${counted(data.classes, 'clase', 'clases')}, ${cases} con ${data.probabilities ? 'probabilidades' : 'puntuaciones por clase'}.`;
    }
    const positive = data.positive === undefined ? '' : ` («${data.positive}»)`;
    const positives =
      data.positives === undefined ? '' : `, ${counted(data.positives, 'positivo', 'positivos')}${positive}`;
    return `${cases}${positives}, ${counted(data.models, 'modelo', 'modelos')}${data.lowerIsPositive ? '; las puntuaciones bajas son positivas' : ''}.`;
  },

  reading: 'Cómo leer las puntuaciones',
  lowerIsPositive: 'Las puntuaciones bajas son positivas',
  decisionValues: 'Logits o márgenes, no probabilidades',
  scores: 'puntuaciones',

  said: {
    perfect: (positive) => `Todo caso de «${positive}» queda por encima de los demás: un orden perfecto, AUC = 1.`,
    usual: (positive, auc) =>
      `Con probabilidad ${auc}, un caso de «${positive}» queda por encima de uno que no lo es: eso es la AUC.`,
    nearChance: (positive, auc) =>
      `Con probabilidad ${auc}, un caso de «${positive}» queda por encima de uno que no lo es (AUC): con estos casos no se distingue con seguridad del azar, 0,5.`,
    chance: 'AUC = 0,5: estas puntuaciones no ordenan mejor que el azar.',
    inverted: (positive, auc) =>
      `AUC < 0,5: estas puntuaciones ordenan del revés. Solo con probabilidad ${auc} un caso de «${positive}» queda por encima de uno que no lo es.`,
    undefined: 'No hay AUC: necesita casos positivos y negativos.',
    pooled: {
      probabilities: (auc) =>
        `Con probabilidad ${auc}, la clase real queda por encima de otra, todas las clases juntas: la AUC con promedio micro.`,
      multilabel: (auc) =>
        `Con probabilidad ${auc}, una etiqueta que corresponde queda por encima de una que no, todas juntas: la AUC con promedio micro.`,
    },
    noScores: 'No hay puntuaciones, así que no hay curvas.',
  },
  meant: {
    lower: '¿Querías decir que las puntuaciones bajas son positivas?',
    higher: '¿Querías decir que las puntuaciones altas son positivas?',
  },
  turnRound: 'Tomar lo bajo por positivo',
  turnBack: 'Tomar lo alto por positivo',
  starting: 'Calculando…',

  model: 'Modelo',
  classOf: { probabilities: 'Clase contra el resto', multilabel: 'Etiqueta' },
  pooled: 'todas juntas',
  rest: 'resto',
  auc: 'AUC',
  averagePrecision: 'AP',

  threshold: 'Umbral',
  thresholdForm: 'Escrito como',
  forms: { t: 't', τ: 'τ = 1 − t' },
  formHint: 'Es positiva una puntuación de al menos t. Algunos apuntes escriben el umbral como τ = 1 − t.',
  rule: {
    higher: (threshold) => `Positivo: puntuación ≥ ${threshold}`,
    lower: (threshold) => `Positivo: puntuación ≤ ${threshold}`,
  },
  slider: 'Mover el umbral de puntuación en puntuación',
  sliderText: (threshold, truePositives, falsePositives) =>
    `${threshold}, ${truePositives} verdaderos y ${falsePositives} falsos positivos`,
  jumpTo: 'Ir a',
  jumps: {
    youden_threshold: 'Youden',
    closest_topleft_threshold: 'Esquina más cercana',
    f1_max_threshold: 'F1 máximo',
    accuracy_max_threshold: 'Exactitud máxima',
  },
  equalErrors: 'Errores iguales',
  equalErrorsHint: 'Donde las tasas de falsos positivos y de falsos negativos están más cerca',
  matrix: 'Matriz de confusión en el umbral',
  truly: (label) => `real ${label}`,
  predicted: (label) => `predicho ${label}`,
  sides: { negative: 'negativo', positive: 'positivo' },
  useMatrix: 'Usar esta matriz de confusión',
  costs: 'Costes',
  decideByCosts: 'Decidir según los costes',
  costOf: { falsePositive: 'de un falso positivo', falseNegative: 'de un falso negativo' },
  slope: (slope) => `Pendiente de igual coste en la curva ROC: ${slope}`,
  decide: 'Decidir por la clase más probable',
  decideHint: 'Convierte las probabilidades en predicciones y muestra su matriz de confusión',

  morePlots: 'Más gráficas',

  binned: ({ area, bound, low, high }) =>
    `Si las puntuaciones contadas son tramos, la AUC de todas las filas es ${area} ± ${bound}, entre ${low} y ${high}.`,
  inference: 'La AUC y su incertidumbre',
  interval: (level) => `Intervalo del ${level} %`,
  standardError: 'Error estándar',
  areas: 'Áreas bajo las curvas',
  show: (model) => `Mostrar ${model}`,
  shown: 'a la vista',
  compare: 'Comparar',
  with: 'con',
  method: 'Método',
  methods: { delong: 'DeLong', 'hanley-mcneil': 'Hanley-McNeil', bootstrap: 'Bootstrap' },
  methodHints: {
    delong: 'Covarianza de las áreas sobre los mismos casos (DeLong y otros 1988)',
    'hanley-mcneil': 'Errores estándar de Hanley y McNeil (1982), correlación según DeLong',
    bootstrap: 'Casos sorteados de nuevo dentro de cada clase',
  },
  difference: 'Diferencia',
  z: 'z',
  p: 'p',
  weighted: 'Los casos tienen pesos: las áreas de casos con pesos ni se comparan ni se remuestrean.',
  resamples: 'Remuestras',
  seed: 'Semilla',
  run: 'Remuestrear',
  cancel: 'Cancelar',
  progress: (done, of) => `${done} de ${of} remuestras`,
  givenUp: 'Cancelado.',
  bootstrapOfOne: 'Bootstrap de la AUC',
  meaning: (p) => `Si ambos ordenaran igual de bien, una diferencia al menos tan grande saldría con probabilidad ${p}.`,
  untestable: 'Con estos casos la diferencia no se puede contrastar.',

  allCases: 'todos los casos',
  ranked: {
    understood: (items, lists) =>
      lists === '1'
        ? `Una lista ordenada de ${items} elementos.`
        : `${lists} listas ordenadas con ${items} elementos en total.`,
    said: (value) =>
      `Precisión media (AP) ${value}: la media de la precisión en los elementos relevantes; los no devueltos cuentan 0.`,
    saidOfMean: (value) => `Media de las precisiones medias (MAP) de las listas: ${value}.`,
    title: 'La lista ordenada',
    queries: 'Las listas',
    query: 'Lista',
    rank: 'Posición',
    relevant: 'Relevante',
    other: 'No relevante',
    turn: 'Cambiar: relevante o no',
    cut: 'Cortar la lista tras el rango',
    hits: 'Relevantes',
    precision: 'Precisión',
    recall: 'Exhaustividad',
    steps: 'Precisión y exhaustividad en cada rango',
    sum: 'La precisión media, término a término',
    missed: (count) => `No se devolvieron ${count} elementos relevantes. Cada uno suma 0.`,
    firstRanks: (count) => `Se muestran los primeros ${count} rangos.`,
    plot: 'Precisión y exhaustividad a lo largo de la lista',
    plotHint: 'El área sombreada es la precisión media (AP). Cada punto es un rango; el anillo, el corte.',
    boxes: {
      title: 'Detecciones y objetos',
      least: 'Una detección acierta desde un solapamiento (IoU) de',
      rule: 'La detección más segura va primero. Le corresponde el objeto libre de su imagen y clase que más solapa.',
      image: 'Imagen',
      score: 'Puntuación',
      matched: 'Acierta',
      draw: (rank) => `Dibujar la detección ${rank}`,
      drawing: 'Las dos cajas; su parte común está sombreada',
      object: 'objeto',
      detection: 'detección',
      alone: 'No solapa ningún objeto de su clase.',
      none: 'No se detectó nada de esta clase.',
    },
    lines: {
      sum: 'AP',
      interpolated: 'interpolada (todos)',
      levels: '11 niveles',
      percents: '101 niveles',
    },
  },
  raters: {
    understood: (items, categories) => `Valoraciones de ${items} elementos en ${categories} categorías.`,
    said: (agreement, kappa) =>
      `Dos valoraciones del mismo elemento coinciden en ${agreement} de los pares; más allá del azar, κ = ${kappa}.`,
    pairs: 'Kappa de Cohen de cada par de evaluadores',
    pairsNote: 'De los elementos que ambos valoraron. La media de estos números es la kappa de Light.',
    rater: 'Evaluador',
    majority: 'Tomar la mayoría como verdad',
    majorityHint: 'Compara cada evaluador con la categoría que da la mayoría. Los elementos con empate se omiten.',
  },
  reports: {
    understood: (cases, classes) => `Un informe impreso de ${cases} casos en ${classes} clases.`,
    said: (choices) =>
      `${choices} conjuntos de recuentos dan las cifras impresas. Un número en negrita es igual en todos; un intervalo, no.`,
    only: 'Solo estos recuentos dan las cifras impresas.',
    tooMany:
      'Demasiados conjuntos de recuentos dan las cifras impresas para enumerarlos. Cada intervalo es el de su fila por sí sola.',
    excluded: (choices) =>
      `Otros ${choices} encajarían en las cifras, pero ninguna matriz de confusión tiene esos recuentos.`,
    caption: 'Lo que pueden ser los recuentos de cada clase',
    class: 'Clase',
    cases: 'Casos',
    advice:
      'Más decimales, como los de classification_report(…, digits=4), o las propias etiquetas determinarían los recuentos.',
  },
  /** Texts about one distribution, or two over the same outcomes. */
  distributions: {
    understood: (outcomes) => `Probabilidades de ${outcomes} resultados.`,
    caption: 'Los resultados y sus probabilidades',
    outcome: 'Resultado',
    one: (perplexity, outcomes) => `Tan incierto como ${perplexity} resultados igual de probables; hay ${outcomes}.`,
    two: (distance) => `Ningún suceso es más probable en una que en otra por más de ${distance}.`,
  },
};
