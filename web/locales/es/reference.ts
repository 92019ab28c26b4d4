import type { Conventions, FamilyId, Reference } from '../en/reference.ts';

export const reference: Reference = {
  title: 'Referencia',
  intervals:
    'Los intervalos de «± Intervalos» salen de la derivada de cada fórmula (método delta). En 2000 muestras aleatorias de una población de tres clases, los intervalos del 95 % contenían el número verdadero así de a menudo: con 50 casos, exactitud 92 %, F1 macro 88 %, kappa de Cohen 93 %, MCC 92 %, información mutua 90 %; con 200 casos, del 94 al 95 %; con 1000 casos, 95 %. Con pocos casos son demasiado cortos.',
  introduction: (metrics) =>
    `Las ${metrics} métricas: qué dice cada una, su fórmula, su intervalo, su fuente y en qué difieren las bibliotecas. En las tablas, las filas son la verdad.`,
  back: 'Volver a la calculadora',
  search: 'Buscar en la referencia',
  searchHint: 'Nombre, símbolo o nombre en una biblioteca',
  found: (metrics) => (metrics === 1 ? '1 métrica' : `${metrics} métricas`),
  nothingFound: 'Ninguna métrica tiene todas estas palabras en su nombre, su símbolo, su frase o sus otros nombres.',
  unknown: (id) => `No hay ninguna métrica con el identificador «${id}». Búscala en la lista.`,
  contents: 'Contenido',
  theClass: 'la clase',
  letters: 'Letras',
  direction: 'Sentido',
  zeroByZero: '0/0',
  zeroByZeroMeanings: {
    never: 'No puede darse.',
    replaced: 'Cuenta como 0, como 1 o se omite, según lo elegido en «0/0»; así entra también en los promedios.',
    averaged: 'La clase en la que es 0/0 cuenta como 0, como 1 o se omite, según lo elegido en «0/0».',
    inherited: 'Los valores de su fórmula cuentan según lo elegido en «0/0»; si aun así es 0/0, queda indefinida.',
    average: 'La clase en la que es 0/0 no entra en el promedio, sea cual sea la elección en «0/0».',
    undefined: 'Indefinida, y así se muestra, sea cual sea la elección en «0/0».',
  },
  values: 'Valores',
  perClass: { yes: 'por clase', no: 'para todos los datos' },
  shapes: {
    scalar: 'un número',
    matrix: 'un número por celda de la matriz',
    pairs: 'una tabla de dos filas y dos columnas',
    interval: 'un extremo inferior y otro superior',
    word: 'una palabra',
    decisions: 'negativos y positivos, verdaderos y falsos, en dos filas y dos columnas',
    curve: 'puntos, que se dibujan',
    table: 'un número por observación y acción o clase',
    choice: 'el nombre de una acción o clase',
  },
  needs: 'Datos necesarios',
  needed: {
    classes: 'etiquetas, o una matriz con las mismas clases en filas y columnas',
    groups:
      'etiquetas, o cualquier tabla de recuentos: filas y columnas pueden ser grupos distintos, como los de dos particiones',
    'four-cells': 'una tabla de dos filas y dos columnas',
    proportion: 'un número de éxitos y un número de ensayos',
    rivals: 'dos clasificadores sobre los mismos casos',
    report: 'un informe impreso',
    scores: 'una puntuación por caso y qué casos son positivos',
    'probability-scores': 'una probabilidad por caso y qué casos son positivos',
    'decision-scores': 'un logit o margen por caso y qué casos son positivos',
    'two-models': 'las puntuaciones de dos modelos para los mismos casos',
    'true-class-probabilities': 'la probabilidad dada en cada caso a su clase real',
    'class-probabilities': 'una probabilidad por caso y clase',
    'class-scores': 'un número por caso y clase',
    'class-decision-values': 'un logit o margen por caso y clase',
    'label-sets': 'un conjunto de etiquetas por caso',
    'predicted-sets': 'un conjunto real y otro predicho de etiquetas por caso',
    'label-scores': 'un conjunto de etiquetas por caso y una puntuación por etiqueta',
    losses: 'la pérdida de cada acción en cada estado, y las probabilidades de los estados',
    posteriors: 'las probabilidades a posteriori de las clases o estados',
    likelihoods: 'las probabilidades a priori y las verosimilitudes',
    'reject-losses': 'las pérdidas de un rechazo y de un error, y las probabilidades a posteriori de las clases',
    'known-truth':
      'las pérdidas de un rechazo y de un error, las probabilidades a posteriori y la clase real de cada observación',
    costs: 'lo que cuesta acertar y equivocarse entre dos clases',
    'cost-ratio': 'el coste de un falso negativo entre el de un falso positivo',
    test: 'la probabilidad de la clase positiva, y la sensibilidad y especificidad de una prueba',
    rates: 'la precisión y la exhaustividad de cada clase',
    values: 'valores y la probabilidad de cada uno',
    distribution: 'una distribución de probabilidad',
    'two-distributions': 'dos distribuciones de probabilidad de los mismos resultados',
    raters: 'valoraciones de los mismos elementos por dos o más evaluadores',
    'ranked-list': 'los resultados de una consulta, el mejor primero',
    'ranked-lists': 'los resultados de varias consultas',
    'ranked-boxes': 'objetos y detecciones con sus cajas',
  },
  grades: 'Grados',
  grading: 'Pone palabras al valor de',
  gradedBy: 'En palabras',
  optionsUsed: 'Depende de',
  options: {
    zeroDivision: 'cómo cuenta 0/0 (como 0 si no se indica)',
    base: 'la base de los logaritmos (2 si no se indica)',
    beta: 'β (1 si no se indica)',
    tverskyAlpha: 'α, el peso de los falsos negativos (0,5 si no se indica)',
    tverskyBeta: 'β, el peso de los falsos positivos (0,5 si no se indica)',
    ibaAlpha: 'α (1 si no se indica)',
    netBenefitThreshold: 'la probabilidad umbral (0,5 si no se indica)',
    level: 'el nivel del intervalo (95 % si no se indica)',
    vBeta: 'β, el peso de la completitud (1 si no se indica)',
    kappaWeights: 'pesos de las confusiones, que hay que dar',
    costMatrix: 'una matriz de costes, que hay que dar',
    priors: 'proporciones de las clases; si no se dan, las de los datos',
    classWeights: 'pesos de las clases; si no se dan, todas igual',
    threshold: 'el umbral (0,5 si no se indica)',
    maxFpr: 'la mayor tasa de falsos positivos f (0,1 si no se indica)',
    k: 'k, que hay que dar',
    mapK: 'cuántos casos por clase cuentan, que hay que dar',
    bins: 'el número de tramos (10 si no se indica)',
    clip: 'cuánto se apartan las probabilidades de 0 y 1 (nada si no se indica)',
    atSpecificity: 'la especificidad exigida (0,95 si no se indica)',
    atSensitivity: 'la sensibilidad exigida (0,95 si no se indica)',
    atPrecision: 'la precisión exigida (0,9 si no se indica)',
    atRecall: 'la exhaustividad exigida (0,9 si no se indica)',
    severityRatio:
      'el coste de un falso positivo entre el de un falso negativo (positivos / negativos si no se indica)',
  },
  otherNames: 'Otros nombres',
  note: 'Nota',
  family: 'No confundir con',
  tier: 'Uso',
  tiers: { 1: 'básico', 2: 'habitual', 3: 'especializado' },
  link: 'Enlace a esta entrada',
};

export const conventions: Conventions = {
  title: 'Convenciones',
  introduction: 'Aquí las fuentes difieren. Con tus datos:',
  choice: 'Convención',
  value: 'Valor',
  difference: 'Diferencia',
  same: 'igual',
  current: 'como se muestra aquí',
  kinds: {
    family: { title: 'Se confunden a menudo', text: '' },
    zeroDivision: {
      title: 'Cómo cuenta 0/0',
      text: 'scikit-learn lo cuenta como 0 y avisa; PyCM y caret lo dejan indefinido.',
    },
    base: {
      title: 'Base de los logaritmos',
      text: 'La misma cantidad en otras unidades: PyCM da bits; scikit-learn y aricode, nats.',
    },
    orientation: {
      title: 'Qué son las filas',
      text: 'scikit-learn y PyCM ponen la verdad en las filas; caret y yardstick, en las columnas. Una tabla leída al revés da el otro valor.',
    },
    level: {
      title: 'Nivel del intervalo',
      text: 'El 95 % es una costumbre, no una ley: cuanto más seguro es que el intervalo contenga el valor verdadero, más largo es.',
    },
  },
  choices: {
    zeroDivision: { zero: 'como 0', one: 'como 1', undefined: 'se omite' },
    base: { 2: 'base 2 (bits)', e: 'base e (nats)', 10: 'base 10 (hartleys)' },
    orientation: { rows: 'las filas son la verdad', columns: 'las columnas son la verdad' },
  },
  level: (percent) => `${percent} %`,
};

const labelAverages =
  'Micro suma los recuentos de todas las etiquetas, macro cuenta igual cada etiqueta, ponderado la cuenta según sus casos y samples es la media de los casos. scikit-learn obliga a elegir.';

export const families: Record<FamilyId, string> = {
  roc_area:
    'El área entera, la de la envolvente o la parte con pocos falsos positivos, tal cual o estandarizada (McClish 1989): max_fpr de scikit-learn da la estandarizada; pROC, cualquiera.',
  precision_recall_area:
    'average_precision_score suma escalones; auc(recall, precision) traza rectas y favorece; Davis y Goadrich interpolan bien; VOC y TREC suben antes cada precisión a la mejor con igual o mayor exhaustividad.',
  threshold: 'Cada uno es el mejor para un fin: el umbral mejor para F1 rara vez lo es para la exactitud o las tasas.',
  brier:
    'El error cuadrático medio de la probabilidad de la clase positiva, o su suma sobre todas las clases, que con dos es el doble.',
  log_loss:
    'De probabilidades o de logits; scikit-learn aparta las probabilidades de 0 y 1, otros dan una pérdida infinita. La perplejidad es e elevado a esa pérdida.',
  calibration_error:
    'De la clase positiva o de la predicha; media, máximo o raíz de la media cuadrática sobre tramos. Cuántos tramos hay cambia el número.',
  auc_interval: 'El de DeLong no supone ninguna distribución; el de Hanley y McNeil supone una y usa solo el área.',
  h_measure: 'Difieren en la distribución supuesta de la razón de costes.',
  label_precision: labelAverages,
  label_recall: labelAverages,
  label_f1: labelAverages,
  label_f_beta: labelAverages,
  label_jaccard: labelAverages,
  label_roc_auc: labelAverages,
  label_average_precision: labelAverages,
  random_accuracy:
    'El acuerdo por azar, a partir de las proporciones de verdad y predicciones tal como son, como en el kappa de Cohen, o de la media de ambas, como en la pi de Scott.',
  precision_average:
    'Macro cuenta igual todas las clases; ponderada, cada una según sus casos; micro suma antes los recuentos. scikit-learn obliga a elegir; yardstick toma macro con más de dos clases.',
  recall_average:
    'Macro cuenta igual todas las clases y es la exactitud balanceada de scikit-learn; micro y ponderada son la exactitud. Quien solo escribe «recall» con más de dos clases puede referirse a cualquiera.',
  specificity_average:
    'Macro cuenta igual todas las clases; ponderada, cada una según sus casos; micro suma antes los recuentos. yardstick toma macro; imbalanced-learn solo promedia si se le dice cómo.',
  negative_predictive_value_average:
    'Macro cuenta igual todas las clases; ponderado, cada una según sus casos; micro suma antes los recuentos. yardstick toma macro; PyCM da macro y micro.',
  false_positive_rate_average:
    'Macro cuenta igual todas las clases; ponderada, cada una según sus casos; micro suma antes los recuentos. PyCM da macro y micro.',
  false_negative_rate_average:
    'Macro cuenta igual todas las clases; micro y ponderada son la tasa de error. PyCM da macro y micro.',
  false_discovery_rate_average:
    'Macro cuenta igual todas las clases; ponderada, cada una según sus casos; micro suma antes los recuentos y resulta ser la tasa de error. Conviene decir cuál se da.',
  false_omission_rate_average:
    'Macro cuenta igual todas las clases; ponderada, cada una según sus casos; micro suma antes los recuentos. Conviene decir cuál se da.',
  f1_average:
    'F1 macro es la media de los F1 de las clases en scikit-learn y PyCM, pero el F1 de la precisión y la exhaustividad macro en Sokolova y Lapalme (2009), que nunca es menor. El micro es la exactitud.',
  f_beta_average:
    'Macro cuenta igual todas las clases; ponderado, cada una según sus casos; micro suma antes los recuentos y es la exactitud. scikit-learn obliga a elegir; yardstick toma macro con más de dos clases.',
  jaccard_average:
    'Macro cuenta igual todas las clases y es la IoU media de la segmentación de imágenes; ponderado, cada una según sus casos; micro suma antes los recuentos. scikit-learn obliga a elegir.',
  accuracy:
    'La exactitud es la proporción de aciertos. En el promedio de las clases, cada una contra el resto, las confusiones entre las demás cuentan como aciertos: Sokolova y Lapalme (2009) lo llaman exactitud media; PyCM, ACC Macro.',
  error_rate:
    'La proporción de fallos, o la media de las proporciones de cada clase contra el resto, que Sokolova y Lapalme (2009) llaman tasa de error y es menor con más de dos clases.',
  balanced_accuracy:
    'scikit-learn toma la media de las exhaustividades y, con adjusted=True, pone el azar en 0; yardstick toma la media de exhaustividad y especificidad de las clases, el AUNU de PyCM. AUNP la pondera según los casos; la exactitud de balance de clases divide entre el total mayor.',
  overall_random_accuracy:
    'El acuerdo que se espera por azar, a partir de las proporciones de verdad y predicciones tal como son (kappa de Cohen) o de la media de ambas (pi de Scott).',
  kappa:
    'Difieren en lo que toman por azar: ambas series de proporciones (Cohen: scikit-learn, caret, yardstick), su media (Scott), todas las clases por igual (Bennett), un medio (sin prevalencia) o un término que mengua cuando domina una clase (Gwet).',
  weighted_kappa:
    'Cuánto peor es una confusión lejana: según la distancia (lineal), según su cuadrado (cuadrático) o según una tabla propia. scikit-learn y yardstick solo ponderan si se les pide.',
  krippendorff_alpha:
    'Las clases son meros nombres, tienen orden, tienen distancias o llevan pesos propios. kripp.alpha de irr las toma como nombres si no se indica otra cosa.',
  cramers_v:
    'Todas convierten χ² en un número de 0 a 1: Cramér divide entre el lado más corto de la tabla, Tschuprow entre la media geométrica de ambos, la C de Pearson no puede llegar a 1. torchmetrics corrige el sesgo de V si no se indica otra cosa; PyCM y SciPy, no.',
  ordinal_mae:
    'A cuántos pasos queda la predicción, en la media de todos los casos o en la de las clases, cada una por igual, como en imbalanced-learn: ahí una clase rara pesa tanto como una frecuente.',
  rank_correlation:
    'Difieren en los pares empatados: gamma los omite, la D de Somers cuenta los que solo empatan en la predicción y τ-b tiene en cuenta los empates de ambos lados. kendalltau de SciPy da τ-b.',
  cohen_kappa: 'El número es el mismo; dónde acaba cada palabra es convención de cada autor.',
  rand_index:
    'El índice de Rand cuenta los pares en los que ambas particiones coinciden y es alto incluso con grupos al azar; el ajustado descuenta lo que da el azar. En scikit-learn, rand_score y adjusted_rand_score.',
  normalized_mutual_information:
    'La misma información dividida entre la media aritmética de las entropías (scikit-learn, y la medida V), la geométrica (scikit-learn antes de 0.22), la menor, la mayor (aricode) o la entropía conjunta.',
  adjusted_mutual_information:
    'Todas descuentan el azar; dividen entre la media aritmética de las entropías (scikit-learn), la mayor (aricode), la media geométrica o la menor.',
  purity:
    'La pureza busca la mejor clase de cada grupo; la inversa, el mejor grupo de cada clase; la exactitud con el mejor emparejamiento deja a cada clase un solo grupo, como en los artículos de agrupamiento profundo.',
  accuracy_interval:
    'PyCM da el de Wald, demasiado corto cerca de 0 y de 1; caret y binom.test de R dan el exacto de Clopper y Pearson, más ancho de lo necesario. El de Wilson es prop.test sin corrección; el de Agresti y Coull tiene el mismo centro.',
  proportion_interval:
    'statsmodels da el de Wald si no se indica otra cosa; prop.test de R, el de Wilson con corrección de continuidad; binom.test, el exacto de Clopper y Pearson. El de Jeffreys es bayesiano; el de Agresti y Coull tiene el centro del de Wilson.',
  kappa_error:
    'PyCM da el simple de Cohen (1960); vcd, statsmodels y psych, el asintótico de Fleiss, Cohen y Everitt (1969). El que supone independencia sirve para contrastar κ = 0, no para un intervalo.',
  mcnemar_statistic:
    'mcnemar.test de R resta 1 por continuidad si no se indica otra cosa, lo que lo hace más prudente; McNemar (1947) no lo hacía.',
  mcnemar_p_value:
    'mcnemar.test de R da el corregido; mcnemar de statsmodels, el exacto si no se indica otra cosa. Con pocos desacuerdos, los dos aproximados son toscos; el mid-p es menos prudente que el exacto.',
};
