import type { Undefined } from '../../core/types/report.ts';
import type { MetricText } from '../en/metrics.ts';
import type { ScoreQuantityId } from '../en/score-metrics.ts';
import type { ScoreMetricId } from '../en/score-names.ts';

export const metrics: Record<ScoreMetricId, MetricText> = {
  // ROC curve.
  roc_curve: {
    sentence: 'Tasa de verdaderos positivos frente a la de falsos positivos, con un punto por cada umbral posible.',
    note: 'Va de no predecir ningún positivo, (0, 0), a predecirlo todo positivo, (1, 1), y puede cruzar la diagonal. Algunos apuntes predicen positivo si p ≥ 1 − τ: τ es 1 menos el umbral, y con τ = 0 un negativo con p = 1 ya es un falso positivo.',
  },
  roc_curve_reduced: {
    sentence: 'La curva ROC sin los puntos alineados con sus vecinos: la misma forma y la misma área con menos puntos.',
    note: 'Se quita todo punto interior alineado. El drop_intermediate de scikit-learn solo quita los que repiten el paso anterior, así que puede dejar más.',
  },
  roc_convex_hull: {
    sentence:
      'La curva ROC con sus entrantes salvados por rectas: solo los umbrales que toca pueden ser los más baratos.',
    note: 'Los puntos entre dos vértices se alcanzan eligiendo al azar entre sus umbrales. Es optimista si se traza y se juzga con los mismos casos.',
  },
  det_curve: {
    sentence:
      'Tasa de falsos negativos frente a la de falsos positivos, con un punto por umbral: mejor cuanto más cerca de (0, 0).',
    note: 'Es la curva ROC del revés, casi siempre con ejes en escala normal, donde las tasas 0 y 1 quedan en el infinito y dos distribuciones normales dan una recta. scikit-learn recorta los extremos constantes.',
  },
  roc_auc: {
    sentence: 'Probabilidad de que un positivo al azar puntúe más que un negativo al azar: 0,5 es azar; 1, perfecto.',
    note: 'Un empate cuenta la mitad. 0 no es lo peor, como dicen algunos apuntes, sino el orden perfecto al revés; lo que no informa es 0,5. Solo juzga el orden, no la calibración ni un umbral. pROC puede invertir las puntuaciones por su cuenta.',
  },
  gini: {
    sentence: 'La AUC llevada a la escala de −1 a 1: 0 es azar; 1, un orden perfecto, y −1, el orden inverso.',
    note: 'También llamado accuracy ratio y D de Somers. No es el índice de Gini (impureza) de los árboles de decisión. El de MLmetrics depende del orden de las filas si hay empates.',
  },
  mann_whitney_u: {
    sentence: 'Número de pares de positivo y negativo en los que el positivo puntúa más; un empate cuenta medio par.',
    note: 'Es la AUC por el número de pares. Algunos programas dan la U de los negativos, que es el resto de los pares. Indefinida con pesos.',
  },
  roc_auc_convex_hull: {
    sentence: 'Área bajo la envolvente convexa de la curva ROC: nunca menor que la AUC ni que 0,5.',
    note: 'Lo que darían las puntuaciones si sus umbrales se eligieran y mezclaran lo mejor posible en estos mismos casos, así que es optimista.',
  },
  partial_roc_auc: {
    sentence: 'Área bajo la curva ROC solo hasta la tasa de falsos positivos f: donde hay pocas falsas alarmas.',
    note: 'f es 0,1 si no se indica otra cosa. El máximo es f y el azar da f²/2. En f, la curva se corta sobre la recta entre sus puntos. El max_fpr de scikit-learn da la estandarizada.',
  },
  partial_roc_auc_standardized: {
    sentence: 'La AUC parcial reescalada para que, en el tramo de pocas falsas alarmas, 0,5 sea azar y 1, perfecto.',
    note: 'De McClish (1989); es lo que da scikit-learn con max_fpr. Con f = 1 es la AUC. Por debajo de 0,5 es peor que el azar, y pROC da entonces NA si no se le permite.',
  },

  // Precision and recall.
  pr_curve: {
    sentence: 'Precisión frente a exhaustividad (recall, cobertura), con un punto por cada umbral posible.',
    note: 'Empieza por convenio en (0, 1) y acaba en exhaustividad 1 con la prevalencia como precisión, no en (1, 0) como se dibuja en algunos apuntes. Entre medias, la precisión puede subir y bajar. scikit-learn da los puntos en orden inverso.',
  },
  pr_curve_reduced: {
    sentence: 'La curva precisión-exhaustividad sin los puntos con tantos verdaderos positivos como sus dos vecinos.',
    note: 'De cada tramo vertical quedan los dos extremos, así que las áreas no cambian. Es drop_intermediate=True de scikit-learn.',
  },
  pr_curve_interpolated: {
    sentence: 'Cada precisión se sustituye por la mayor que se alcanza con igual o mayor exhaustividad.',
    note: 'Con τ = 1 − umbral, como en algunos apuntes, el máximo se toma en los τ mayores. Rellena los valles, así que es optimista. El punto inicial toma el valor del primer punto real.',
  },
  average_precision_expected: {
    sentence: 'Precisión media, promediada sobre todos los órdenes de los casos con la misma puntuación.',
    note: 'La precisión media de esta página cuenta las puntuaciones iguales como un solo escalón, igual que scikit-learn; los programas que ordenan obtienen uno de los órdenes.',
  },
  average_precision: {
    sentence:
      'Media de la precisión en cada positivo, en el orden de las puntuaciones o rangos: 1 es todos los positivos delante.',
    note: 'Suma de escalones; el azar da más o menos la prevalencia. Algunos apuntes la llaman área bajo la curva precisión-exhaustividad, pero el área por trapecios es otro número. Indefinida sin positivos; scikit-learn da 0.',
  },
  pr_auc_trapezoid: {
    sentence: 'Área bajo la curva precisión-exhaustividad cuando sus puntos se unen con rectas: 1 es perfecto.',
    note: 'No es la precisión media, que suma escalones. Suele ser optimista, porque entre dos puntos la precisión no varía en línea recta (Davis y Goadrich, 2006). Incluye el punto inicial (0, 1).',
  },
  pr_auc_davis_goadrich: {
    sentence: 'Área bajo la curva precisión-exhaustividad con la interpolación correcta entre puntos: 1 es perfecto.',
    note: 'De un punto al siguiente, FP crece en proporción a TP (Davis y Goadrich, 2006); hasta el primero, la precisión es constante. Es auc.integral de PRROC; el auc de scikit-learn une los puntos con rectas.',
  },
  interpolated_average_precision_11: {
    sentence: 'Media de la precisión interpolada en las exhaustividades 0; 0,1; 0,2; …; 1: 1 es perfecto.',
    note: 'La de TREC y de PASCAL VOC hasta 2009. Aquí los niveles son décimas exactas; si se redondean, una exhaustividad de 0,3 justos puede no llegar a su nivel.',
  },
  interpolated_average_precision: {
    sentence:
      'Área bajo la curva precisión-exhaustividad interpolada, que nunca sube: 1 es todos los positivos delante.',
    note: 'La de PASCAL VOC desde 2010. Nunca es menor que la precisión media, porque rellena los valles.',
  },
  precision_recall_gain_auc: {
    sentence:
      'Precisión según la exhaustividad, ambas contadas desde la prevalencia: 0 es decir siempre positivo, 1 es perfecto.',
    note: 'Desde la ganancia de exhaustividad 0, donde la exhaustividad es la prevalencia; bajo la ganancia de precisión 0 el área es negativa. Aquí los puntos se unen con rectas (Flach y Kull, 2015).',
  },
  precision_recall_gain_curve: {
    sentence: 'Lo que exhaustividad y precisión ganan a la prevalencia en cada umbral, en escala armónica.',
  },

  // Thresholds.
  equal_error_rate: {
    sentence: 'Tasa de falsos positivos en el punto en que iguala a la de falsos negativos: 0 es perfecto; 0,5, azar.',
    note: 'Es donde la curva ROC corta la diagonal de (0, 1) a (1, 0), interpolando si cae entre dos puntos. torchmetrics toma el umbral más cercano y promedia las dos tasas.',
  },
  ks_statistic: {
    sentence: 'Mayor diferencia entre las tasas de verdaderos y falsos positivos: 0, no separa; 1, separa del todo.',
    note: 'Cuenta la diferencia en ambos sentidos: un orden perfecto al revés también da 1, mientras que su índice J máximo es 0. El KS_Stat de MLmetrics depende del orden de las filas si hay empates.',
  },
  youden_j_max: {
    sentence: 'El mayor valor de exhaustividad + especificidad − 1 que da algún umbral: 0, azar; 1, perfecto.',
    note: 'Nunca es negativo, porque no predecir ningún positivo da 0. Elegir el mejor de muchos umbrales con los mismos casos es optimista.',
  },
  youden_threshold: {
    sentence:
      'Umbral con el mayor valor de exhaustividad + especificidad − 1: donde la curva ROC supera más a la diagonal.',
    note: 'De los que empatan, el más estricto; ∞ es no predecir ningún positivo. pROC da puntos medios entre puntuaciones. Trata ambas tasas por igual: con costes distintos o una clase rara puede haber un umbral más barato.',
  },
  closest_topleft_distance: {
    sentence: 'Menor distancia de la curva ROC a la esquina (0, 1), la del clasificador perfecto: 0 es perfecto.',
    note: 'El azar, en la diagonal, da más o menos 0,71. Nunca pasa de 1, la distancia de no predecir ningún positivo.',
  },
  closest_topleft_threshold: {
    sentence: 'Umbral cuyo punto de la curva ROC queda más cerca de la esquina (0, 1), la del clasificador perfecto.',
    note: 'En general no es el de Youden, que Perkins y Schisterman (2006) aconsejan, porque esta distancia no se puede leer como un coste. De los que empatan, el más estricto; ∞ es no predecir ningún positivo.',
  },
  sensitivity_at_specificity: {
    sentence: 'La mayor sensibilidad (exhaustividad) que se alcanza con una especificidad de al menos la pedida.',
    note: 'Se pide 0,95 si no se indica otra cosa. Solo cuentan los puntos que da algún umbral; pROC y hmeasure interpolan entre ellos.',
  },
  specificity_at_sensitivity: {
    sentence: 'La mayor especificidad que se alcanza con una sensibilidad (exhaustividad) de al menos la pedida.',
    note: 'Se pide 0,95 si no se indica otra cosa. Solo cuentan los puntos que da algún umbral.',
  },
  f1_max: {
    sentence: 'El mayor F1 que se alcanza con algún umbral: 1 es perfecto.',
    note: 'Predecirlo todo positivo ya da 2π/(1 + π), con π la prevalencia. Elegir el mejor de muchos umbrales con los mismos casos es optimista.',
  },
  f1_max_threshold: {
    sentence: 'Umbral con el que F1 es máximo.',
    note: 'De los que empatan, el más estricto. Con probabilidades calibradas es más o menos la mitad del F1 máximo, así que no pasa de 0,5 (Lipton y otros, 2014).',
  },
  recall_at_precision: {
    sentence: 'La mayor exhaustividad que se alcanza con una precisión de al menos la pedida.',
    note: 'Se pide 0,9 si no se indica otra cosa. Indefinida si ningún umbral llega a esa precisión; torchmetrics da 0. El punto inicial (0, 1) de la curva es un convenio y no cuenta.',
  },
  precision_at_recall: {
    sentence: 'La mayor precisión que se alcanza con una exhaustividad de al menos la pedida.',
    note: 'Se pide 0,9 si no se indica otra cosa. Solo cuentan los puntos que da algún umbral.',
  },
  accuracy_max: {
    sentence: 'La mayor exactitud que se alcanza con algún umbral: 1 es perfecto.',
    note: 'Nunca baja de la proporción de la clase más frecuente, porque también se puede predecir todo positivo o nada. Elegir el mejor de muchos umbrales con los mismos casos es optimista.',
  },
  accuracy_max_threshold: {
    sentence: 'Umbral con el que la exactitud es máxima.',
    note: 'De los que empatan, el más estricto; ∞ es no predecir ningún positivo, a veces lo mejor con una clase rara. Con probabilidades calibradas es más o menos 0,5.',
  },
  kolmogorov_smirnov_curve: {
    sentence:
      'Tasas de verdaderos y falsos positivos en cada umbral; su mayor distancia es el estadístico de Kolmogorov-Smirnov.',
  },
  accuracy_curve: {
    sentence: 'Proporción de casos que se predicen bien en cada umbral.',
  },
  f_curve: {
    sentence: 'Precisión y exhaustividad en un solo número en cada umbral; β es el peso de la exhaustividad.',
  },
  mcc_curve: {
    sentence: 'La correlación de Matthews en cada umbral; indefinida donde todos los casos se predicen igual.',
  },
  confusion_matrix_at_threshold: {
    sentence: 'Aciertos y errores si es positiva toda puntuación desde el umbral en adelante. Las filas son la verdad.',
    note: 'El umbral es 0,5 si no se indica otro; en logits, a la probabilidad 0,5 le corresponde 0. Una puntuación igual al umbral es positiva. Algunos apuntes usan τ, que es 1 menos el umbral.',
  },

  // Many costs at once.
  h_measure: {
    sentence:
      'Qué parte del coste de no mirar las puntuaciones se ahorra al usarlas, en media sobre los costes: 0, nada; 1, todo.',
    note: 'De Hand (2009), porque la AUC pondera los costes de otro modo con cada clasificador. Costes según Beta(1 + π₁, 1 + π₀), con las proporciones de las clases (Hand y Anagnostopoulos, 2014). El paquete de R invierte si AUC < 0,5; aquí no.',
  },
  h_measure_beta22: {
    sentence:
      'La medida H si lo más probable es que ambos errores cuesten lo mismo: 0 no ahorra nada; 1, todo el coste.',
    note: 'Los costes siguen una Beta(2, 2) sean cuales sean las proporciones de las clases, como propuso primero Hand (2009).',
  },
  h_measure_severity_ratio: {
    sentence:
      'La medida H si se conoce más o menos la razón de costes de falsos positivos a omisiones: 0 no ahorra nada; 1, todo.',
    note: 'Los costes siguen una Beta(2, 1 + 1/SR), cuya moda es el coste en que la razón es SR. Si no se indica, SR es positivos entre negativos, como en el paquete hmeasure de R.',
  },

  // Costs.
  net_benefit_at_threshold: {
    sentence:
      'Verdaderos positivos por caso, menos los falsos según el daño que fija el umbral: 0 es no dar ningún positivo.',
    note: 'El umbral t dice que un falso positivo daña t/(1 − t) veces lo que una omisión. Conviene compararlo también con predecirlo todo positivo. Para probabilidades calibradas; indefinido si no es 0 < t < 1.',
  },
  classification_cost: {
    sentence: 'Coste medio si la clase de cada caso se sorteara con las probabilidades dadas.',
    note: 'Necesita una tabla de costes: filas, la clase real; columnas, la decisión. Decidir siempre la clase más barata es otra regla, con otro coste.',
  },
  expected_cost_at_threshold: {
    sentence: 'Lo que cuesta un caso en promedio si es positiva toda puntuación desde el umbral en adelante.',
    note: 'Necesita una tabla de costes: fila la clase real, columna la decisión. Se pueden dar otras proporciones de las clases que las de estos datos; se conservan las tasas dentro de cada clase. El umbral es 0,5 si no se indica otro.',
  },
  minimum_expected_cost: {
    sentence: 'El menor coste medio por caso que se alcanza con algún umbral.',
    note: 'Nunca supera el de predecirlo todo positivo o nada, porque ambas opciones cuentan. Elegir el mejor de muchos umbrales con los mismos casos es optimista.',
  },
  minimum_expected_cost_threshold: {
    sentence: 'Umbral con el que el coste medio es mínimo.',
    note: 'De los que empatan, el más estricto; ∞ es no predecir ningún positivo. Con probabilidades calibradas para las mismas proporciones es más o menos el umbral sensible al coste.',
  },
  expected_cost_curve: {
    sentence: 'Cuánto cuesta de media una decisión en cada umbral, con los costes dados.',
  },
  iso_cost_slope: {
    sentence:
      'Inclinación de las rectas de igual coste en el plano ROC: la primera que toca la curva señala el mejor umbral.',
    note: 'Sobrecoste de una falsa alarma por la proporción de negativos, entre el de una omisión por la de positivos. Si es grande, el mejor punto queda a la izquierda, y siempre sobre la envolvente convexa (Provost y Fawcett, 2001).',
  },
  prior_shift_threshold: {
    sentence:
      'Menor probabilidad a la que «positivo» sale más barato si las clases se dan en otras proporciones que en estos datos.',
    note: 'Para probabilidades calibradas con estos datos: la razón t/(1 − t) del umbral se corrige con ambos pares de proporciones (Saerens y otros, 2002). Con las de los datos es el umbral sensible al coste.',
  },

  // The first k.
  precision_at_k: {
    sentence: 'Proporción de positivos entre los k primeros casos en el orden de las puntuaciones.',
    note: 'Si k corta un empate, cuenta la proporción media de positivos del grupo, así que el orden de las filas no influye. Indefinida si k supera el número de casos.',
  },
  recall_at_k: {
    sentence:
      'De todos los positivos, la proporción que está entre los k primeros casos en el orden de las puntuaciones.',
    note: 'No puede llegar a 1 si hay más de k positivos. Si k corta un empate, cuenta la proporción media de positivos del grupo.',
  },
  lift_at_k: {
    sentence: 'Proporción de positivos entre los k primeros casos, dividida entre la total: 1 es azar.',
    note: 'Precisión en los k primeros entre prevalencia, así que no pasa de 1/prevalencia; si k abarca todos los casos, es 1.',
  },
  gain_curve: {
    sentence: 'Exhaustividad según la proporción de casos que se predicen positivos.',
  },
  lift_curve: {
    sentence: 'Precisión entre prevalencia, según la proporción de casos predichos positivos; acaba en 1.',
  },
  top_k_accuracy: {
    sentence: 'Proporción de casos cuya clase real está entre las k más probables.',
    note: 'Con k = 1 es la exactitud; con k = K es siempre 1. Entre clases igual de probables va antes la primera en su orden; en scikit-learn, la última.',
  },
  mean_average_precision_at_k: {
    sentence: 'Promedio de la precisión media de cada clase entre sus K casos más probables.',
    note: 'Se divide entre mín(n, K), con n los casos de la clase; otros dividen entre n o entre los aciertos. Las probabilidades iguales siguen el orden de las filas.',
  },

  // Losses and scoring rules.
  brier_score: {
    sentence:
      'Distancia cuadrática media de las probabilidades a 1 (positivo) o 0 (negativo): 0 es perfecto; 1, lo peor.',
    note: 'Dar siempre 0,5 vale 0,25; dar siempre la prevalencia π vale π(1 − π), que es poco si la clase es rara. La puntuación original de Brier (1950) suma las dos clases y es el doble.',
  },
  tjur_r2: {
    sentence: 'Probabilidad media dada a los positivos menos la dada a los negativos: 0, no separa; 1, perfecto.',
    note: 'Negativo si los negativos reciben las probabilidades mayores. Premia las probabilidades extremas y no dice nada de la calibración.',
  },
  log_loss_logits: {
    sentence: 'Pérdida logarítmica de logits, leídos como probabilidades 1/(1 + e^−z): 0 es perfecto.',
    note: 'En nats. La forma estable es max(z, 0) − z·y + ln(1 + e^−|z|). En algunos apuntes falta un factor del segundo término y el exponente lleva la probabilidad en vez de z: con logit −3 e y = 0 sale 3,67 en vez de 0,0486.',
  },
  hinge_loss: {
    sentence: 'Cuánto les falta, en media, a los márgenes para llegar a 1 por el lado correcto: 0 es que todos llegan.',
    note: 'La pérdida de las SVM, para valores de decisión, no para probabilidades. Un caso en la frontera cuesta 1, y un acierto dentro del margen también cuesta algo.',
  },
  log_loss: {
    sentence: 'Sorpresa media de las clases reales según las probabilidades dadas: 0 es perfecto; cuanto mayor, peor.',
    note: 'En nats, y es la media, no la suma de algunos apuntes. Baja cuando p → 1 solo si y = 1. Infinita si una clase real tiene probabilidad 0 y no se recorta; scikit-learn recorta en 2,2e-16.',
  },
  cross_entropy: {
    sentence:
      'Sorpresa media de las clases reales según las probabilidades dadas, en bits si no se elige otra base: 0 es perfecto.',
    note: 'La pérdida logarítmica en otra base: los nats entre ln 2 son bits. Una entropía cruzada menor no implica mayor exactitud, pese a algunos apuntes: juzga probabilidades, no decisiones.',
  },
  perplexity: {
    sentence: 'Número de resultados equiprobables igual de difíciles de adivinar: 1 es certeza.',
    note: 'Es e elevado a la pérdida logarítmica; de una distribución, la base elevada a su entropía. Dar la misma probabilidad a las K clases vale K; las predicciones por encima de K son peores que eso.',
  },
  brier_score_multiclass: {
    sentence: 'Distancia cuadrática media entre las probabilidades dadas y la clase real: 0 es perfecto; 2, lo peor.',
    note: 'En la escala de Brier (1950), de 0 a 2. Con dos clases es el doble de la binaria; brier_class de yardstick da la mitad.',
  },
  spherical_score: {
    sentence: 'Probabilidad de la clase real entre la longitud del vector de probabilidades, en media: 1 es perfecto.',
    note: 'Dar la misma probabilidad a las K clases vale 1/√K. Es una regla de puntuación propia, como la pérdida logarítmica y la de Brier: en media conviene dar las probabilidades verdaderas.',
  },
  ranked_probability_score: {
    sentence: 'Error cuadrático medio de las probabilidades acumuladas de unas clases ordenadas: 0 es perfecto.',
    note: 'Para clases ordenadas: depende de su orden. Se divide entre K − 1, así que lo peor es 1; algunos textos no dividen. Con dos clases es la puntuación de Brier binaria.',
  },
  d2_log_loss: {
    sentence:
      'En qué proporción baja la pérdida logarítmica respecto a dar siempre las proporciones de las clases: 1 es perfecto; 0, nada.',
    note: 'Negativo si es peor, y sin límite si una clase real tiene probabilidad 0. Las proporciones son las de estos mismos casos. Indefinido si solo hay una clase real.',
  },
  d2_brier: {
    sentence:
      'En qué proporción baja la puntuación de Brier respecto a dar siempre las proporciones de las clases: 1 es perfecto; 0, nada.',
    note: 'Las proporciones son las de estos mismos casos; en meteorología se suelen tomar las de muchos años. Da lo mismo con la puntuación binaria y con la multiclase. Indefinido si solo hay una clase real.',
  },
  hinge_loss_multiclass: {
    sentence:
      'Cuánto le falta, en media, a la clase real para superar en 1 a la mejor de las demás: 0 es que siempre lo hace.',
    note: 'De Crammer y Singer (2001). Es 0 si la clase real lleva siempre una ventaja de 1 o más. Para valores de decisión, no para probabilidades.',
  },

  // Calibration.
  brier_reliability: {
    sentence: 'Cuánto se apartan las probabilidades de las frecuencias observadas: 0 es una calibración perfecta.',
    note: 'Los casos con la misma probabilidad forman un grupo: así Brier = fiabilidad − resolución + incertidumbre, exactamente; con tramos, solo más o menos. Con pocos casos por grupo es casi todo ruido. Cuanto menor, mejor.',
  },
  brier_resolution: {
    sentence: 'Cuánto se apartan de la prevalencia las frecuencias de los grupos: 0 es que no distinguen nada.',
    note: 'Como mucho, la incertidumbre; la iguala si ninguna probabilidad se repite, por malas que sean.',
  },
  brier_uncertainty: {
    sentence: 'La puntuación de Brier de quien da siempre la prevalencia: depende de los datos, no del modelo.',
    note: 'No depende de las probabilidades. Es 0,25 si las dos clases son igual de frecuentes y 0 si solo hay una.',
  },
  spiegelhalter_z: {
    sentence:
      'Cuántos errores estándar supera la puntuación de Brier a la esperada si las probabilidades son correctas.',
    note: 'Fuera de ±1,96 hay indicios, al 5 %, de mala calibración. Cerca de 0 no demuestra que sea buena: los errores pueden compensarse. Indefinido si todas las probabilidades son 0, 0,5 o 1, y con pesos.',
  },
  spiegelhalter_p_value: {
    sentence: 'Probabilidad de un estadístico z tan alejado de 0, o más, si las probabilidades son correctas.',
    note: 'Un valor pequeño habla en contra de la calibración; uno grande no la demuestra. Bilateral, y una aproximación para muchos casos.',
  },
  ece_binary: {
    sentence: 'Diferencia media, por tramos, entre la probabilidad dada y la frecuencia de positivos: 0 es calibrado.',
    note: '10 tramos iguales si no se indica otra cosa; con otros sale otro valor. Cada uno incluye su límite superior; en torchmetrics, el inferior. Dar siempre la prevalencia vale 0 y no dice nada.',
  },
  mce_binary: {
    sentence:
      'La mayor diferencia entre la probabilidad dada y la frecuencia de positivos en un tramo: 0 es calibrado.',
    note: 'Un tramo con pocos casos puede decidirlo. 10 tramos iguales si no se indica otra cosa; cada uno incluye su límite superior.',
  },
  ece: {
    sentence:
      'Diferencia media, por tramos, entre la confianza (la mayor probabilidad) y la exactitud: 0 es calibrado.',
    note: 'Solo de la clase más probable (si empatan, la primera). 10 tramos iguales si no se indica otra cosa; con otros sale otro valor. Cada uno incluye su límite superior; en torchmetrics, el inferior.',
  },
  mce: {
    sentence: 'La mayor diferencia entre confianza y exactitud en un tramo: 0 es calibrado.',
    note: 'Un tramo con pocos casos puede decidirlo. 10 tramos iguales si no se indica otra cosa; cada uno incluye su límite superior.',
  },
  rmsce: {
    sentence: 'Media cuadrática, por tramos, de la diferencia entre confianza y exactitud: 0 es calibrado.',
    note: 'La raíz se toma al final. Nunca es menor que el error de calibración esperado ni mayor que el máximo.',
  },
  classwise_ece: {
    sentence: 'Error de calibración de las probabilidades de cada clase, promediado en las clases: 0 es calibrado.',
    note: 'Mira todas las probabilidades, no solo la de la clase predicha. Con muchas clases suele ser pequeño, porque casi todas las probabilidades están cerca de 0.',
  },
  top_label_calibration_error: {
    sentence:
      'Distancia media entre lo seguras que son las predicciones de una clase y cuánto aciertan, clase por clase.',
    note: 'El error de calibración esperado, separado por clase predicha: una clase demasiado segura no compensa a otra que lo es poco. Nunca es menor que aquel.',
  },

  // Curves of more than two classes.
  roc_auc_class: {
    sentence:
      'Probabilidad de que un caso de {class} tenga más probabilidad de {class} que uno de las demás: 0,5 es azar.',
    note: 'Un empate cuenta la mitad. Indefinida si la clase no tiene casos o los tiene todos.',
  },
  average_precision_class: {
    sentence: 'Media de la precisión en cada caso de {class}, en el orden de sus probabilidades: 1 es todos delante.',
    note: 'El azar da más o menos la prevalencia, así que cuesta comparar clases de distinto tamaño. Indefinida si la clase no tiene casos; scikit-learn da 0.',
  },
  roc_auc_ovr_macro: {
    sentence: 'Promedio simple de la AUC de cada clase contra el resto: una rara cuenta tanto como una frecuente.',
    note: 'Una clase sin casos se deja fuera; scikit-learn da un error o nan. El resto es una mezcla de clases, así que cambia con sus proporciones; uno contra uno, no.',
  },
  roc_auc_ovr_weighted: {
    sentence: 'Promedio de la AUC de cada clase contra el resto, cada una con el peso de su número de casos.',
    note: 'Deciden las clases frecuentes. Una clase sin casos pesa 0.',
  },
  roc_auc_ovr_micro: {
    sentence:
      'AUC de todas las probabilidades juntas: si las clases reales reciben más que las que no lo son. 0,5 es azar.',
    note: 'A diferencia de los demás promedios, compara también entre sí probabilidades de clases distintas, y no es la media de los valores de las clases.',
  },
  roc_auc_ovo_macro: {
    sentence: 'AUC media de los pares de clases, en cada par solo con los casos de ambas: 0,5 es azar; 1, perfecto.',
    note: 'Hand y Till (2001): en cada par se usan por turno las probabilidades de las dos clases. No cambia con las proporciones de las clases. Los pares en que falta una clase se dejan fuera.',
  },
  roc_auc_ovo_weighted: {
    sentence: 'AUC media de los pares de clases, cada par con el peso del número de casos de ambas.',
    note: 'Como en scikit-learn. Los pares en que falta una clase se dejan fuera.',
  },
  mean_average_precision: {
    sentence:
      'Promedio simple de la precisión media de las clases o de las consultas: una clase rara cuenta tanto como una frecuente.',
    note: 'Una clase sin casos se deja fuera; scikit-learn la cuenta como 0. La mAP de detección de objetos empareja antes los recuadros, y a menudo promedia también según cuánto se solapan.',
  },
  average_precision_weighted: {
    sentence: 'Promedio de la precisión media de las clases, cada una con el peso de su número de casos.',
  },
  average_precision_micro: {
    sentence:
      'Precisión media de todas las probabilidades juntas: 1 es que toda clase real supera a toda la que no lo es.',
    note: 'Compara entre sí probabilidades de clases distintas. El azar da más o menos 1/K.',
  },

  // Label sets.
  hamming_loss: {
    sentence: 'Proporción de decisiones equivocadas, una por caso y etiqueta: 0 es perfecto.',
    note: 'Es baja casi por sí sola si los casos tienen pocas de muchas etiquetas: no dar ninguna vale la densidad de etiquetas.',
  },
  subset_accuracy: {
    sentence: 'Proporción de casos cuyo conjunto de etiquetas se predice exactamente.',
    note: 'Una etiqueta mal y el caso entero es un fallo, así que es muy exigente si hay muchas. Es lo que da accuracy_score de scikit-learn con varias etiquetas.',
  },
  zero_one_loss_multilabel: {
    sentence: 'Proporción de casos con algún error en su conjunto de etiquetas: 0 es perfecto.',
    note: 'Es 1 menos la exactitud de subconjunto.',
  },
  label_cardinality: {
    sentence: 'Número medio de etiquetas verdaderas por caso.',
    note: 'Describe los datos, no las predicciones.',
  },
  label_density: {
    sentence: 'De todas las etiquetas posibles, la proporción que tiene un caso, en media.',
    note: 'La cardinalidad de etiquetas entre el número de etiquetas. Describe los datos, no las predicciones.',
  },
  multilabel_confusion_matrix: {
    sentence: 'De cada etiqueta, los casos que la tienen o no (filas) y los que la reciben o no (columnas).',
    note: 'En el orden de scikit-learn: TN y FP; luego, FN y TP. Como un caso puede tener varias etiquetas, no se sabe cuál se dio en lugar de otra.',
  },

  // Averages over labels and over cases.
  multilabel_precision_micro: {
    sentence: 'De todas las etiquetas predichas, en cualquier caso, la proporción que es verdadera.',
    note: 'Con los recuentos sumados de todas las etiquetas, así que deciden las frecuentes. A diferencia de una etiqueta por caso, precisión, exhaustividad y F1 micro no coinciden en general.',
  },
  multilabel_precision_macro: {
    sentence: 'Promedio simple de la precisión de las etiquetas: una rara cuenta tanto como una frecuente.',
    note: 'Una etiqueta que nunca se predice da 0/0: entra como 0 o como 1, o se deja fuera, según se elija. scikit-learn toma 0 si no se indica otra cosa.',
  },
  multilabel_precision_weighted: {
    sentence: 'Promedio de la precisión de las etiquetas, cada una con el peso de su número de casos.',
    note: 'Una etiqueta que nunca se predice da 0/0; si se deja fuera, los pesos de las demás se ajustan para que sumen 1.',
  },
  multilabel_precision_samples: {
    sentence: 'De las etiquetas predichas de cada caso, la proporción que es verdadera, promediada en los casos.',
    note: 'Un caso sin etiquetas predichas da 0/0: entra como 0 o como 1, o se deja fuera, según se elija. scikit-learn toma 0 si no se indica otra cosa.',
  },
  multilabel_recall_micro: {
    sentence: 'De todas las etiquetas que tienen los casos, la proporción que se predice.',
    note: 'Con los recuentos sumados de todas las etiquetas, así que deciden las frecuentes. Es igual al promedio ponderado por soporte.',
  },
  multilabel_recall_macro: {
    sentence: 'Promedio simple de la exhaustividad de las etiquetas: una rara cuenta tanto como una frecuente.',
    note: 'Una etiqueta que no tiene ningún caso da 0/0: entra como 0 o como 1, o se deja fuera, según se elija. scikit-learn toma 0 si no se indica otra cosa.',
  },
  multilabel_recall_weighted: {
    sentence: 'Promedio de la exhaustividad de las etiquetas, cada una con el peso de su número de casos.',
    note: 'Es igual a la exhaustividad micro: los pesos cancelan los denominadores.',
  },
  multilabel_recall_samples: {
    sentence: 'De las etiquetas verdaderas de cada caso, la proporción que se predice, promediada en los casos.',
    note: 'Un caso sin etiquetas verdaderas da 0/0: entra como 0 o como 1, o se deja fuera, según se elija. scikit-learn toma 0 si no se indica otra cosa.',
  },
  multilabel_f1_micro: {
    sentence: 'F1 a partir de los recuentos sumados de todas las etiquetas: cada etiqueta de cada caso cuenta igual.',
    note: 'A diferencia de una etiqueta por caso, no es la exactitud; queda entre la precisión micro y la exhaustividad micro.',
  },
  multilabel_f1_macro: {
    sentence: 'Promedio simple del F1 de las etiquetas: una rara cuenta tanto como una frecuente.',
    note: 'Una etiqueta que ningún caso tiene ni recibe da 0/0: entra como 0 o como 1, o se deja fuera, según se elija.',
  },
  multilabel_f1_weighted: {
    sentence: 'Promedio del F1 de las etiquetas, cada una con el peso de su número de casos.',
    note: 'No tiene por qué quedar entre la precisión ponderada y la exhaustividad ponderada.',
  },
  multilabel_f1_samples: {
    sentence: 'F1 de las etiquetas que recibe cada caso frente a las que tiene, promediado en los casos.',
    note: 'Un caso que no tiene ni recibe etiquetas da 0/0: entra como 0 o como 1, o se deja fuera, según se elija.',
  },
  multilabel_f_beta_micro: {
    sentence:
      'F-beta a partir de los recuentos sumados de todas las etiquetas; a mayor β, más cuenta la exhaustividad.',
    note: 'β es 1 si no se indica otra cosa, y entonces es el F1 micro.',
  },
  multilabel_f_beta_macro: {
    sentence: 'Promedio simple del F-beta de las etiquetas: una rara cuenta tanto como una frecuente.',
    note: 'β es 1 si no se indica otra cosa, y entonces es el F1 macro. Una etiqueta que ningún caso tiene ni recibe da 0/0.',
  },
  multilabel_f_beta_weighted: {
    sentence: 'Promedio del F-beta de las etiquetas, cada una con el peso de su número de casos.',
    note: 'β es 1 si no se indica otra cosa, y entonces es el F1 ponderado.',
  },
  multilabel_f_beta_samples: {
    sentence: 'F-beta de las etiquetas que recibe cada caso frente a las que tiene, promediado en los casos.',
    note: 'β es 1 si no se indica otra cosa, y entonces es el F1 por caso. Un caso que no tiene ni recibe etiquetas da 0/0.',
  },
  multilabel_jaccard_micro: {
    sentence: 'De todas las etiquetas que los casos tienen o reciben, la proporción que es ambas cosas.',
    note: 'Con los recuentos sumados de todas las etiquetas, así que deciden las frecuentes. Nunca es mayor que el F1 micro.',
  },
  multilabel_jaccard_macro: {
    sentence: 'Promedio simple del índice de Jaccard de las etiquetas: una rara cuenta tanto como una frecuente.',
    note: 'Una etiqueta que ningún caso tiene ni recibe da 0/0: entra como 0 o como 1, o se deja fuera, según se elija.',
  },
  multilabel_jaccard_weighted: {
    sentence: 'Promedio del índice de Jaccard de las etiquetas, cada una con el peso de su número de casos.',
  },
  multilabel_jaccard_samples: {
    sentence: 'De las etiquetas que un caso tiene o recibe, la proporción que es ambas cosas, promediada en los casos.',
    note: 'Godbole y Sarawagi (2004) la llaman exactitud. Un caso que no tiene ni recibe etiquetas da 0/0: entra como 0 o como 1, o se deja fuera, según se elija.',
  },

  // Ranking of labels.
  coverage_error: {
    sentence: 'Hasta qué rango hay que bajar, en media, en la lista ordenada para reunir todas las etiquetas del caso.',
    note: 'Lo mejor posible no es 0, sino la cardinalidad de etiquetas. Las empatadas con la última también cuentan; un caso sin etiquetas cuenta 0. Otros textos parten de 0 y dan 1 menos. No es la cobertura (recall).',
  },
  label_ranking_average_precision: {
    sentence:
      'Bajando por las etiquetas según su puntuación, la proporción de verdaderas al llegar a cada verdadera, en media: 1 es perfecto.',
    note: 'Media en cada caso y luego en los casos; las empatadas con una verdadera cuentan ya con ella. Un caso sin etiquetas, o con todas, cuenta 1.',
  },
  label_ranking_loss: {
    sentence:
      'Proporción de pares de una etiqueta verdadera y una falsa en los que la falsa queda por delante: 0 es perfecto.',
    note: 'Un empate cuenta como error. Un caso sin etiquetas, o con todas, cuenta 0.',
  },
  one_error: {
    sentence: 'Proporción de casos cuya etiqueta de mayor puntuación no es verdadera: 0 es perfecto.',
    note: 'Si empatan varias, vale la primera. Un caso sin etiquetas cuenta como error.',
  },
  dcg: {
    sentence:
      'Suma de las etiquetas verdaderas de un caso, o de la relevancia de lo ordenado, que cuentan menos cuanto más atrás; en media.',
    note: 'Una etiqueta en el rango r cuenta 1/log₂(r + 1); todos los rangos, si no se indica k. Las empatadas comparten sus rangos, como en scikit-learn. Con más etiquetas verdaderas sale mayor: solo la normalizada permite comparar datos.',
  },
  ndcg: {
    sentence: 'Ganancia acumulada descontada entre la del mejor orden posible del caso, en media: 1 es perfecto.',
    note: 'Un caso sin etiquetas cuenta 0. El peso baja despacio con el rango, así que incluso un orden al azar queda muy por encima de 0.',
  },
  multilabel_roc_auc_micro: {
    sentence:
      'AUC de todas las puntuaciones juntas: si las etiquetas verdaderas puntúan más que las falsas. 0,5 es azar.',
    note: 'Compara también entre sí puntuaciones de etiquetas y casos distintos, y no es la media de los valores de las etiquetas.',
  },
  multilabel_roc_auc_macro: {
    sentence:
      'Promedio simple de la AUC de las etiquetas: si cada una puntúa más en los casos que la tienen. 0,5 es azar.',
    note: 'Una etiqueta que no tiene ningún caso, o que tienen todos, se deja fuera; scikit-learn da un error o nan.',
  },
  multilabel_roc_auc_weighted: {
    sentence: 'Promedio de la AUC de las etiquetas, cada una con el peso de su número de casos.',
    note: 'Una etiqueta que no tiene ningún caso, o que tienen todos, se deja fuera.',
  },
  multilabel_roc_auc_samples: {
    sentence:
      'Probabilidad de que, en un caso, una etiqueta verdadera puntúe más que una falsa, en media: 0,5 es azar.',
    note: 'Un caso sin etiquetas, o con todas, se deja fuera; scikit-learn da un error o nan.',
  },
  multilabel_average_precision_micro: {
    sentence: 'Precisión media de todas las puntuaciones juntas: 1 es que toda etiqueta verdadera supera a toda falsa.',
    note: 'Compara también entre sí puntuaciones de etiquetas y casos distintos. El azar da más o menos la densidad de etiquetas.',
  },
  multilabel_average_precision_macro: {
    sentence: 'Promedio simple de la precisión media de las etiquetas: una rara cuenta tanto como una frecuente.',
    note: 'Una etiqueta que no tiene ningún caso se deja fuera; scikit-learn la cuenta como 0.',
  },
  multilabel_average_precision_weighted: {
    sentence: 'Promedio de la precisión media de las etiquetas, cada una con el peso de su número de casos.',
  },
  multilabel_average_precision_samples: {
    sentence:
      'Precisión media de las etiquetas de un caso, promediada en los casos: 1 es que las verdaderas van delante.',
    note: 'Un caso sin etiquetas se deja fuera; scikit-learn lo cuenta como 0, y la precisión media del orden de etiquetas, como 1.',
  },

  // Intervals of the AUC.
  auc_variance_delong: {
    sentence: 'Cuánto variaría la AUC, como varianza, de una muestra a otra del mismo tamaño.',
    note: 'Sale de lo desigual que es la ventaja de cada positivo sobre los negativos, sea cual sea la distribución. Indefinida con pesos o con menos de dos casos en una clase. Con un orden perfecto es 0, y ahí falla.',
  },
  auc_standard_error_delong: {
    sentence: 'Cuánto variaría la AUC de una muestra a otra del mismo tamaño.',
    note: 'La raíz de la varianza de DeLong. Con un orden perfecto es 0: ahí la fórmula falla, no es que la AUC se conozca con exactitud.',
  },
  auc_ci_delong: {
    sentence: 'Entre qué valores cabe esperar la AUC verdadera, sea cual sea la distribución de las puntuaciones.',
    note: 'Al 95 %, si no se indica otro nivel, unos 95 de cada 100 intervalos así contienen el valor verdadero. Simétrico y recortado a [0, 1], como en pROC; pobre con pocos casos o con una AUC cercana a 1.',
  },
  auc_standard_error_hanley_mcneil: {
    sentence: 'Cuánto variaría la AUC de una muestra a otra, calculado solo con ella y con los tamaños de las clases.',
    note: 'De Hanley y McNeil (1982); su artículo de 1983, que citan algunos apuntes, compara dos curvas. Supone puntuaciones exponenciales. PyCM intercambia Q₁ y Q₂, y da otro valor si las clases no son igual de grandes.',
  },
  auc_ci_hanley_mcneil: {
    sentence: 'Entre qué valores cabe esperar la AUC verdadera, con solo la AUC observada y los tamaños de las clases.',
    note: 'Para cuando no se conoce nada más, como en un artículo; con las puntuaciones es mejor el de DeLong. Nivel del 95 % si no se indica otro. Recortado a [0, 1].',
  },

  // Tests between two models.
  auc_difference: {
    sentence: 'En cuánto supera la AUC del primer modelo a la del segundo, con los mismos casos: 0 es que son iguales.',
    note: 'Dos modelos con la misma área pueden tener curvas distintas, que se cruzan.',
  },
  auc_difference_ci: {
    sentence:
      'Entre qué valores cabe esperar la diferencia verdadera de las AUC; si contiene el 0, pueden ser iguales.',
    note: 'Tiene en cuenta que ambos modelos puntúan los mismos casos, así que puede excluir el 0 aunque los intervalos de las dos AUC se solapen. Nivel del 95 % si no se indica otro. No se recorta a [−1, 1].',
  },
  delong_covariance: {
    sentence: 'Cuánto varían juntas las AUC de dos modelos de una muestra de casos a otra.',
    note: 'Casi siempre positiva, porque los casos fáciles y difíciles son los mismos para ambos; la diferencia se conoce entonces mejor que con muestras separadas.',
  },
  delong_z: {
    sentence: 'A cuántos errores estándar está la AUC de un modelo de la del otro.',
    note: 'Fuera de ±1,96 hay indicios, al 5 %, de que difieren. Indefinido si la varianza de la diferencia es 0, como entre dos modelos que ordenan igual. No vale para modelos anidados juzgados con los casos de su ajuste.',
  },
  delong_p_value: {
    sentence: 'Probabilidad de una diferencia al menos tan grande si los dos modelos tuvieran la misma AUC verdadera.',
    note: 'Un valor pequeño habla en contra de que las AUC sean iguales; no es la probabilidad de que lo sean. Bilateral, y una aproximación para muchos casos. Indefinido si la varianza de la diferencia es 0.',
  },

  // Decisions from losses.
  conditional_risk: {
    sentence:
      'Pérdida media de cada acción, dada la observación: sus pérdidas ponderadas por la probabilidad de cada estado.',
    note: 'También riesgo condicional. Una fila por observación, una columna por acción. Joven, prueba positiva, p(COVID) = 0,795455: no hacer nada pierde 60 × 0,795455 = 47,73 y la medicina 8, como en un ejercicio de algunos apuntes.',
  },
  bayes_action: {
    sentence: 'La acción que menos pierde en promedio, dada la observación.',
    note: 'Si empatan, la primera. Los apuntes que escriben «0 si su riesgo es menor; 1 si no» deciden 1 en ese caso; el riesgo es el mismo.',
  },
  bayes_risk: {
    sentence: 'Pérdida media de la mejor acción, dada la observación.',
    note: 'Un valor por observación. Unos textos llaman a esto riesgo de Bayes; otros, solo a su media sobre todas las observaciones.',
  },
  total_bayes_risk: {
    sentence: 'Pérdida media con la mejor acción en cada observación: ninguna regla puede perder menos.',
    note: 'Cada observación cuenta según su probabilidad, dada o deducida de la distribución a priori y las verosimilitudes; si no la hay, todas igual.',
  },
  zero_one_risk: {
    sentence: 'Probabilidad de equivocarse al decidir la clase: uno menos su probabilidad a posteriori.',
    note: 'Una fila por observación, una columna por clase. Es el riesgo si todo error cuesta 1 y acertar nada, diga lo que diga la tabla de pérdidas.',
  },
  map_decision: {
    sentence: 'La clase más probable, dada la observación.',
    note: 'Si empatan, la primera. Es la que menos se equivoca, pero solo la que menos pierde si todos los errores cuestan lo mismo y acertar nada: la mejor acción puede ser otra.',
  },
  posterior: {
    sentence: 'Probabilidad de cada estado, dada la observación, según el teorema de Bayes.',
    note: 'Probabilidad a priori por verosimilitud, entre la probabilidad de la observación. Una fila por observación, una columna por estado. Indefinida si ningún estado posible da la observación.',
  },
  evidence: {
    sentence: 'Probabilidad de la observación, sea cual sea el estado.',
    note: 'El denominador del teorema de Bayes. Entre todas las observaciones suman 1.',
  },

  // Bayes' theorem.
  posterior_positive: {
    sentence: 'Probabilidad de la clase positiva tras un resultado positivo.',
    note: 'Baja con una clase rara aunque la prueba sea buena, y se olvida a menudo. Con prevalencia 0,1, sensibilidad 0,875 y especificidad 0,975 da 0,795455, como en un ejercicio de algunos apuntes. Indefinida si nada puede dar positivo.',
  },
  posterior_negative: {
    sentence: 'Probabilidad de la clase positiva tras un resultado negativo.',
    note: 'Uno menos el valor predictivo negativo con esta prevalencia. Con prevalencia 0,1, sensibilidad 0,875 y especificidad 0,975 da 0,014045. Indefinida si nada puede dar negativo.',
  },

  // Thresholds from costs.
  cost_sensitive_threshold: {
    sentence: 'Menor probabilidad de la clase 1 a la que decidir 1 no cuesta más que decidir 0.',
    note: 'ℓ01 es el coste de decidir 1 si la verdad es 0. Se decide 1 si p ≥ t; si p = t, ambas cuestan lo mismo. Si acertar no cuesta nada, t = ℓ01/(ℓ01 + ℓ10). Indefinido si el denominador no es positivo.',
  },
  cost_ratio_threshold: {
    sentence: 'Menor probabilidad para decidir 1 si una omisión cuesta c veces lo que una falsa alarma.',
    note: 'c = 1 da 0,5 y c = 9 da 0,1: cuanto más cara la omisión, menor el umbral. Acertar no cuesta nada.',
  },

  // Reject option.
  chow_threshold: {
    sentence: 'Para decidir, la mayor probabilidad a posteriori debe superarlo; si no, rechazar no cuesta más.',
    note: 'λr es la pérdida de un rechazo y λe la de un error; acertar no cuesta nada. Por debajo de 1/K, con K clases, no rechaza nada, porque la mayor probabilidad nunca es menor. Indefinido si λe = 0.',
  },
  chow_decision: {
    sentence: 'La clase más probable si lo es lo bastante; si no, rechazar.',
    note: 'Decide si p* > λ*, así que con p* = λ* se rechaza; otros textos aceptan, y ambas cosas cuestan lo mismo. Entre clases igual de probables, la primera.',
  },
  chow_reject_rate: {
    sentence: 'Proporción de observaciones que se rechazan porque ninguna clase es lo bastante probable.',
    note: 'Cada fila es una observación y todas cuentan igual. p* = λ* se rechaza. Cuanto más se rechaza, menos errores quedan: conviene mirar ambas tasas.',
  },
  chow_error_rate: {
    sentence:
      'Proporción esperada de observaciones aceptadas y erradas, si las probabilidades a posteriori son correctas.',
    note: 'Se divide entre todas las observaciones, también las rechazadas; solo entre las aceptadas, la proporción de errores es mayor. No hace falta la verdad.',
  },
  chow_observed_error_rate: {
    sentence: 'Proporción de observaciones que se aceptaron y fueron error, según su clase real.',
    note: 'Se divide entre todas las observaciones, también las rechazadas. Si se aleja de la esperada, o las probabilidades a posteriori son malas o hay pocas observaciones.',
  },
  selective_risk: {
    sentence: 'Proporción de las observaciones aceptadas que se espera que sean errores.',
    note: 'Se divide solo entre las aceptadas: uno menos este valor es la exactitud que queda, según las probabilidades a posteriori. No está definido si se rechaza todo.',
  },
  observed_selective_risk: {
    sentence: 'Proporción de las observaciones aceptadas que son errores, según su clase real.',
    note: 'Se divide solo entre las aceptadas: uno menos este valor es la exactitud de la curva exactitud-cobertura. No está definido si se rechaza todo.',
  },
  chow_risk: {
    sentence: 'Pérdida media de una observación, por rechazos y errores esperados.',
    note: 'λr por la tasa de rechazo más λe por la tasa de error esperada. Si las probabilidades a posteriori son correctas, ninguna otra regla pierde menos.',
  },

  // Squared loss.
  mmse_estimate: {
    sentence:
      'La media de los valores ponderada por sus probabilidades: ninguna otra estimación tiene menor pérdida cuadrática esperada.',
    note: 'Es la media a posteriori, y no tiene por qué ser uno de los valores. Con la pérdida absoluta conviene una mediana; con la pérdida cero-uno, el valor más probable.',
  },
  expected_squared_loss: {
    sentence: 'Distancia cuadrática media de una estimación al valor: 0 solo si acierta con seguridad.',
    note: 'Una parábola según la estimación, con el mínimo en la media a posteriori. Supera a la varianza a posteriori en el cuadrado de la distancia de la estimación a esa media.',
  },
  posterior_variance: {
    sentence:
      'Cuánto se dispersan los valores en torno a su media: la pérdida cuadrática esperada que ninguna estimación rebaja.',
    note: 'Es la pérdida cuadrática esperada de la media a posteriori. 0 si un valor es seguro.',
  },

  // F from precision and recall.
  f_from_rates: {
    sentence: 'La media armónica ponderada de la precisión y la exhaustividad dadas.',
    note: 'Es 0 donde ambas son 0. Nada que cuente verdaderos negativos, como la exactitud, la especificidad o el MCC, se sigue de precisión y exhaustividad.',
  },
  macro_precision_from_rates: {
    sentence: 'La media de las precisiones dadas, sobre las clases.',
  },
  macro_recall_from_rates: {
    sentence: 'La media de las exhaustividades dadas, sobre las clases.',
  },
  macro_f_from_rates: {
    sentence:
      'La F de cada clase a partir de su precisión y su exhaustividad, y después su media: lo que scikit-learn llama macro F.',
  },
  f_from_macro_rates: {
    sentence: 'Una sola F a partir de la precisión media y la exhaustividad media: no es la media de las F.',
  },

  // Distributions.
  distribution_entropy: {
    sentence:
      'Cuánta incertidumbre hay de media en un resultado: 0 si uno es seguro, el logaritmo de su número si todos son iguales.',
  },
  second_distribution_entropy: {
    sentence: 'Cuánta incertidumbre hay de media en un resultado de la segunda distribución.',
  },
  distribution_cross_entropy: {
    sentence: 'Cuánto sorprenden los resultados de p a quien espera q; infinita si q excluye algo que p permite.',
  },
  distribution_cross_entropy_reverse: {
    sentence: 'Cuánto sorprenden los resultados de q a quien espera p.',
  },
  distribution_kl_divergence: {
    sentence: 'Sorpresa de más al esperar q si vale p: la entropía cruzada menos la entropía de p; 0 si son iguales.',
  },
  distribution_kl_divergence_reverse: {
    sentence: 'Sorpresa de más al esperar p si vale q.',
  },
  distribution_jensen_shannon_divergence: {
    sentence: 'Divergencia media de ambas a su distribución media; igual en los dos sentidos y nunca infinita.',
  },
  distribution_jensen_shannon_distance: {
    sentence: 'Raíz de la divergencia de Jensen-Shannon, que es una distancia.',
  },
  total_variation_distance: {
    sentence: 'Mayor diferencia entre las probabilidades que ambas dan a un mismo conjunto de resultados.',
  },
  hellinger_distance: {
    sentence: 'Distancia entre las raíces de las probabilidades: de 0 (iguales) a 1 (nada en común).',
  },

  // Raters.
  raters_agreement: {
    sentence:
      'Proporción de los pares de valoraciones de un mismo elemento que coinciden, promediada sobre los elementos con dos valoraciones o más.',
  },
  fleiss_kappa: {
    sentence:
      'Acuerdo más allá del azar, donde el azar es sacar dos valoraciones según las proporciones de las categorías.',
    note: 'Para cualquier número de evaluadores, que no tienen que ser los mismos en cada elemento. Con dos evaluadores es la pi de Scott, no el kappa de Cohen.',
  },
  raters_gwet_ac1: {
    sentence:
      'Acuerdo más allá del azar, donde el azar solo se espera en los elementos difíciles de valorar; sigue alto cuando una categoría es frecuente.',
  },
  brennan_prediger: {
    sentence: 'Acuerdo más allá del azar, donde el azar da cada categoría por igual.',
  },
  raters_krippendorff_alpha: {
    sentence: '1 menos el desacuerdo observado entre el esperado; pueden faltar valoraciones.',
    note: 'Solo cuentan los elementos con dos valoraciones o más. 0 donde los evaluadores coinciden como por azar.',
  },
  raters_krippendorff_alpha_ordinal: {
    sentence: 'Alfa de Krippendorff donde dos categorías están más lejos cuantas más valoraciones hay entre ellas.',
  },
  raters_krippendorff_alpha_interval: {
    sentence: 'Alfa de Krippendorff donde dos categorías están tan lejos como sus números.',
    note: 'Donde alguna categoría no es un número, tan lejos como sus lugares en la lista.',
  },
  light_kappa: {
    sentence: 'Media del kappa de Cohen de todos los pares de evaluadores.',
    note: 'Cada par sobre los elementos que ambos han valorado. Indefinido si un par no lo tiene.',
  },

  // Ranked lists.
  f1_at_k: {
    sentence: 'Media armónica de la precisión y la exhaustividad entre los k primeros elementos.',
  },
  hit_at_k: {
    sentence: '1 si al menos uno de los k primeros elementos es relevante; si no, 0.',
  },
  r_precision: {
    sentence:
      'Precisión entre tantos elementos desde arriba como relevantes hay: allí coinciden precisión y exhaustividad.',
  },
  reciprocal_rank: {
    sentence: '1 dividido por el rango del primer elemento relevante; 0 si no hay ninguno.',
  },
  dcg_exponential: {
    sentence:
      'Ganancia acumulada descontada con 2^rel − 1 para la relevancia rel de un elemento: los muy relevantes cuentan más.',
    note: 'Coincide con la lineal si la relevancia es 0 o 1.',
  },
  ndcg_exponential: {
    sentence: 'Ganancia acumulada descontada con 2^rel − 1, entre la del mejor orden posible: 1 es perfecto.',
  },
  interpolated_average_precision_101: {
    sentence: 'Media de la precisión interpolada en 101 niveles de exhaustividad: 0, 0,01, …, 1.',
    note: 'pycocotools la calcula para COCO, con 100 detecciones por imagen como máximo, y además la promedia sobre solapamientos.',
  },
  mean_interpolated_average_precision_101: {
    sentence: 'Media, sobre las clases, de la precisión media interpolada en 101 niveles.',
  },
  map_50: {
    sentence: 'Media sobre las clases de la precisión media de COCO; la detección debe solapar su objeto en 0,5.',
  },
  map_75: {
    sentence: 'Media sobre las clases de la precisión media de COCO; la detección debe solapar su objeto en 0,75.',
  },
  map_50_95: {
    sentence: 'Media del mAP con diez solapamientos: 0,5, 0,55, …, 0,95.',
    note: 'Cada objeto cuenta una vez, para la detección más segura que lo solapa lo bastante; las cajas no llevan píxel adicional.',
  },
  mean_reciprocal_rank: {
    sentence: 'Media, sobre las consultas, de 1 dividido por el rango del primer elemento relevante.',
  },
  mean_precision_at_k: {
    sentence: 'Media, sobre las consultas, de la precisión entre los k primeros elementos.',
  },
  mean_recall_at_k: {
    sentence: 'Media, sobre las consultas, de la exhaustividad entre los k primeros elementos.',
  },
  mean_r_precision: {
    sentence: 'Media de la R-precisión sobre las consultas.',
  },
  hit_rate_at_k: {
    sentence: 'Proporción de las consultas con un elemento relevante entre los k primeros.',
  },
};

export const quantities: Record<ScoreQuantityId, string> = {
  // Points of the curves.
  score_true_positive: 'positivos que se predicen positivos en el umbral k-ésimo',
  score_false_positive: 'negativos que se predicen positivos en el umbral k-ésimo',
  previous_true_positive: 'positivos que se predicen positivos en el umbral anterior',
  previous_false_positive: 'negativos que se predicen positivos en el umbral anterior',
  positives: 'todos los casos positivos',
  negatives: 'todos los casos negativos',
  group_cases: 'casos con una misma puntuación',
  threshold_value: 'umbral k-ésimo: la k-ésima puntuación distinta, empezando por la más positiva',
  true_positive_at_threshold: 'positivos que se predicen positivos en el umbral t',
  false_positive_at_threshold: 'negativos que se predicen positivos en el umbral t',
  true_positive_at: 'positivos que se predicen positivos en el umbral t',
  false_positive_at: 'negativos que se predicen positivos en el umbral t',
  threshold_at: 'umbral desde el que una puntuación se predice positiva',
  best_informedness: 'lugar de la curva en que el índice J de Youden es máximo',
  largest_gap: 'lugar en que más difieren las tasas de verdaderos y falsos positivos',
  closest_to_corner: 'lugar de la curva ROC más cercano a la esquina ideal',
  best_f1: 'lugar de la curva en que F1 es máximo',
  best_accuracy: 'lugar de la curva en que la exactitud es máxima',
  best_sensitivity: 'lugar de la mayor sensibilidad con la especificidad pedida',
  best_specificity: 'lugar de la mayor especificidad con la sensibilidad pedida',
  best_recall: 'lugar de la mayor exhaustividad con la precisión pedida',
  best_precision: 'lugar de la mayor precisión con la exhaustividad pedida',
  decision_cell: 'casos de la clase i a los que se da la clase j en el umbral t',
  threshold: 'umbral elegido',
  precision_k: 'precisión en el umbral k-ésimo',
  previous_precision: 'precisión en el umbral anterior',
  interpolated_precision: 'mayor precisión con igual o mayor exhaustividad',
  expected_precisions: 'lo que el escalón k suma a la suma de precisiones, promediado sobre los órdenes de sus casos',
  interpolated_precision_at: 'mayor precisión con igual o mayor exhaustividad que en el umbral t',
  relevance: 'cuán relevante es el elemento de rango r',
  hits_to_rank: 'elementos relevantes hasta el rango r',
  best_precision_from_rank: 'mayor precisión en el rango r o detrás',
  ideal_relevance: 'relevancia del elemento de rango r en la mejor lista',
  relevant_count: 'número de elementos relevantes, devueltos o no',
  list_cut: 'cuántos de los primeros elementos cuentan: todos, si no se fija k',
  hits_in_top: 'elementos relevantes entre los k primeros',
  hits_among_relevant: 'elementos relevantes entre los R primeros',
  first_hit: 'rango del primer elemento relevante',
  defined_queries: 'número de consultas que tienen un valor',
  list_rank: 'rango del elemento, desde 1',
  item_is_relevant: '1 si el elemento de rango r es relevante, si no 0',
  query_average_precision: 'precisión media de la consulta i',
  query_interpolated_average_precision_101: 'precisión media interpolada de la lista i',
  mean_precision_at_overlap: 'mAP si las detecciones deben solapar un objeto en t',
  query_precision_at_k: 'precisión en los k primeros de la consulta i',
  query_recall_at_k: 'exhaustividad en los k primeros de la consulta i',
  query_hit_at_k: '1 si uno de los k primeros es relevante, si no 0, de la consulta i',
  query_r_precision: 'R-precisión de la consulta i',
  query_reciprocal_rank: 'rango recíproco de la consulta i',
  first_count: 'cuántas veces se contó el resultado i en p',
  second_count: 'cuántas veces se contó el resultado i en q',
  first_share: 'probabilidad del resultado i',
  second_share: 'probabilidad del resultado i en la segunda distribución',
  outcome_count: 'número de resultados',
  paired_items: 'cuántos elementos tienen dos valoraciones o más',
  category_count: 'número de categorías',
  pairable_ratings: 'valoraciones de los elementos que tienen dos o más',
  rater_pair_count: 'cuántos pares de evaluadores hay',
  item_agreement: 'proporción de los pares de valoraciones del elemento m que coinciden',
  category_share: 'proporción de la categoría i: la media de sus proporciones en los elementos',
  coincidences:
    'pares de valoraciones de un elemento que son las dos categorías, cada uno entre las valoraciones del elemento menos una',
  coincidence_total: 'valoraciones de una categoría en los elementos con dos o más',
  rating_rank: 'rango medio de las valoraciones de una categoría entre todas',
  rating_number: 'número de una categoría, o su lugar en la lista donde alguna no es un número',
  pair_kappa: 'kappa de Cohen del par m-ésimo de evaluadores',
  recall_gain: 'ganancia de exhaustividad en el umbral k: 0 donde es la prevalencia, 1 donde es 1',
  previous_recall_gain: 'ganancia de exhaustividad en el umbral anterior, no menor que 0',
  precision_gain: 'ganancia de precisión en el umbral k: 0 donde es la prevalencia, 1 donde es 1',
  previous_precision_gain: 'ganancia de precisión en el umbral anterior, o donde la de exhaustividad es 0',
  precision_at_level: 'mayor precisión con exhaustividad r o mayor',
  crossing_fpr: 'tasa de falsos positivos en el último punto en que no supera a la de falsos negativos',
  crossing_fnr: 'tasa de falsos negativos en ese mismo punto',
  next_fpr: 'tasa de falsos positivos en el punto siguiente',
  next_fnr: 'tasa de falsos negativos en el punto siguiente',
  max_fpr: 'tasa de falsos positivos hasta la que cuenta el área',
  cut_tpr: 'tasa de verdaderos positivos en un punto de la curva ROC cortada en f',
  cut_fpr: 'tasa de falsos positivos en un punto de la curva ROC cortada en f',
  previous_cut_tpr: 'tasa de verdaderos positivos en el punto anterior',
  previous_cut_fpr: 'tasa de falsos positivos en el punto anterior',
  hull_true_positive: 'verdaderos positivos en un vértice de la envolvente convexa',
  hull_false_positive: 'falsos positivos en un vértice de la envolvente convexa',
  previous_hull_true_positive: 'verdaderos positivos en el vértice anterior',
  previous_hull_false_positive: 'falsos positivos en el vértice anterior',
  hull_breakpoint:
    'coste de un falso positivo, como parte de la suma de ambos costes, en que el vértice releva al anterior',
  severity_ratio: 'coste de un falso positivo entre el de un falso negativo',
  at_specificity: 'especificidad pedida',
  at_sensitivity: 'sensibilidad pedida',
  at_precision: 'precisión pedida',
  at_recall: 'exhaustividad pedida',
  // The first k.
  k: 'cuántos cuentan, empezando por el primero',
  map_k: 'cuántos casos cuentan por clase',
  top_positives: 'positivos entre los k primeros casos; de un empate que k corta, su proporción media',
  top_k_hits: 'casos cuya clase real está entre las k más probables',
  top_hits: 'casos de la clase entre los r primeros',
  top_relevant: '1 si el r-ésimo caso es de la clase; si no, 0',
  top_relevant_count: 'casos de la clase, pero no más de los que cuentan',
  // Cases.
  case_score: 'puntuación del caso m',
  case_truth: '1 si el caso m es positivo; 0 si es negativo',
  case_weight: 'peso del caso m',
  total_weight: 'suma de los pesos de todos los casos',
  // Probabilities and classes.
  true_class_probability: 'probabilidad dada a la clase real del caso m',
  class_probability: 'probabilidad dada a la clase k en el caso m',
  is_class: '1 si el caso m es de la clase k; si no, 0',
  cumulative_probability: 'probabilidad dada a las clases hasta la j en el caso m',
  cumulative_truth: '1 si la clase real del caso m es la j o una anterior; si no, 0',
  class_size: 'casos de la clase',
  defined_pairs: 'número de pares de clases en los que está definida el área',
  pair_auc: 'AUC de la clase i contra la j, según la probabilidad de la i',
  pair_size: 'casos de las dos clases',
  true_class_score: 'puntuación de la clase real del caso m',
  rival_score: 'mayor puntuación de otra clase en el caso m',
  cost_of_case: 'coste de decidir k en el caso m',
  // Calibration.
  group_rate: 'proporción de positivos en el grupo g',
  bin_cases: 'casos en el tramo b',
  bin_confident_cases: 'casos cuya clase predicha tiene una probabilidad del tramo b',
  bin_positives: 'positivos en el tramo b',
  bin_probability: 'suma de las probabilidades en el tramo b',
  bin_correct: 'aciertos en el tramo b',
  bin_confidence: 'suma de las probabilidades de las clases predichas en el tramo b',
  cases_predicted: 'casos que se predicen de la clase i',
  class_bin_correct: 'aciertos al predecir la clase i en el tramo b',
  class_bin_confidence: 'suma de las probabilidades de la clase i, donde se predice, en el tramo b',
  top_label_gap: 'distancias de las predicciones de la clase i, en casos, en todos los tramos',
  // Label sets.
  label_count: 'número de etiquetas',
  label_true_positive: 'casos que tienen la etiqueta j y la reciben',
  label_false_positive: 'casos que no tienen la etiqueta j, pero la reciben',
  label_false_negative: 'casos que tienen la etiqueta j, pero no la reciben',
  case_true_positive: 'etiquetas que el caso m tiene y recibe',
  case_false_positive: 'etiquetas que el caso m no tiene, pero recibe',
  case_false_negative: 'etiquetas que el caso m tiene, pero no recibe',
  exact_match: '1 si el conjunto de etiquetas del caso m se predice exactamente; si no, 0',
  label_size: 'casos que tienen la etiqueta j',
  // Ranking of labels.
  coverage: 'rango de la última etiqueta verdadera del caso m, desde la de mayor puntuación',
  label_hits: 'etiquetas verdaderas del caso m que puntúan al menos como la j',
  label_rank: 'etiquetas del caso m que puntúan al menos como la j',
  misordered_pairs: 'pares de etiqueta verdadera y falsa del caso m en los que la verdadera no puntúa más',
  relevant_labels: 'número de etiquetas que tiene el caso m',
  is_relevant: '1 si el caso m tiene la etiqueta j; si no, 0',
  top_label_wrong: '1 si el caso m no tiene la etiqueta de mayor puntuación; si no, 0',
  gain: '1 si la etiqueta del rango r es verdadera; si no, 0; entre empatadas, la media',
  rank: 'rango en el orden de las puntuaciones, desde 1',
  ideal_gain: '1 si en el mejor orden hay una etiqueta verdadera en el rango r; si no, 0',
  case_auc: 'AUC de las etiquetas del caso m',
  case_average_precision: 'precisión media de las etiquetas del caso m',
  // Intervals of the AUC.
  positive_placement:
    'proporción de negativos a los que supera un positivo con la puntuación k-ésima; empates, la mitad',
  negative_placement: 'proporción de positivos que superan a un negativo con la puntuación k-ésima; empates, la mitad',
  case_positive_placement: 'proporción de negativos a los que supera el caso m; empates, la mitad',
  case_negative_placement: 'proporción de positivos que superan al caso m; empates, la mitad',
  placement_variance_positives: 'varianza de la proporción de negativos a los que supera cada positivo',
  placement_variance_negatives: 'varianza de la proporción de positivos que superan a cada negativo',
  rival_positive_placement:
    'proporción de negativos a los que supera el caso m en el segundo modelo; empates, la mitad',
  rival_negative_placement: 'proporción de positivos que superan al caso m en el segundo modelo; empates, la mitad',
  hanley_q1: 'probabilidad de que dos positivos superen ambos a un negativo, deducida de la AUC',
  hanley_q2: 'probabilidad de que un positivo supere a dos negativos, deducida de la AUC',
  rival_roc_auc: 'área bajo la curva ROC del segundo modelo',
  rival_auc_variance: 'varianza del área del segundo modelo',
  auc_difference_standard_error: 'error estándar de la diferencia de áreas',
  class_calibration_error: 'error de calibración esperado de la clase i contra el resto',
  average_precision_at_k_class: 'precisión media de la clase i en sus K primeros casos',
  false_per_true: 'falsos positivos por cada verdadero positivo desde el punto anterior hasta este',
  crossing: 'lugar del último punto en el que la tasa de falsos positivos no supera la de falsos negativos',
  class_weighted: 'peso del caso por el peso de su clase',
  total_class_weight: 'suma de esos pesos; sin pesos, el número de casos',
  label_cell: 'casos según tengan la etiqueta j y según se haya predicho',
  label_precision: 'precisión de la etiqueta j',
  case_precision: 'precisión de un caso sobre sus etiquetas',
  label_recall: 'exhaustividad de la etiqueta j',
  case_recall: 'exhaustividad de un caso sobre sus etiquetas',
  label_f1: 'F1 de la etiqueta j',
  case_f1: 'F1 de un caso sobre sus etiquetas',
  label_f_beta: 'F-beta de la etiqueta j',
  case_f_beta: 'F-beta de un caso sobre sus etiquetas',
  label_jaccard: 'índice de Jaccard de la etiqueta j',
  case_jaccard: 'índice de Jaccard de un caso sobre sus etiquetas',
  label_roc_auc: 'área bajo la curva ROC de la etiqueta j',
  label_average_precision: 'precisión media de la etiqueta j',
  h_first_parameter: 'primer parámetro de la distribución beta de los costes',
  h_second_parameter: 'segundo parámetro de la distribución beta de los costes',
  h_severity_parameter: 'segundo parámetro de la distribución beta de los costes, según la razón de gravedad',
  h_loss: 'pérdida mínima esperada con estas puntuaciones, en casos',
  h_null_loss: 'pérdida mínima esperada sin puntuaciones, en casos',
  h_loss_beta22: 'pérdida mínima esperada con estas puntuaciones con costes Beta(2, 2), en casos',
  h_null_loss_beta22: 'pérdida mínima esperada sin puntuaciones con costes Beta(2, 2), en casos',
  h_loss_severity_ratio: 'pérdida mínima esperada con estas puntuaciones con la razón de gravedad, en casos',
  h_null_loss_severity_ratio: 'pérdida mínima esperada sin puntuaciones con la razón de gravedad, en casos',
  positive_weight: 'peso del caso positivo',
  negative_weight: 'peso del caso negativo',
  // Decisions.
  loss: 'pérdida de la acción a si el estado es h',
  posterior_of_state: 'probabilidad a posteriori del estado h',
  posterior_of_class: 'probabilidad a posteriori de la clase y',
  largest_posterior: 'mayor probabilidad a posteriori de la observación',
  prior_of_state: 'probabilidad a priori del estado h',
  likelihood: 'probabilidad de la observación si el estado es h',
  observation_probability: 'probabilidad de la observación, sea cual sea el estado',
  observation_count: 'número de observaciones',
  best_action: 'lugar de la acción de menor riesgo',
  chosen_action: 'acción que se puede elegir',
  most_probable: 'lugar de la clase de mayor probabilidad a posteriori',
  chosen_class: 'clase que se puede elegir',
  rejection: 'rechazo en vez de una clase',
  reject_loss: 'pérdida de un rechazo',
  error_loss: 'pérdida de un error',
  is_rejected: '1 si la mayor probabilidad a posteriori no supera el umbral; si no, 0',
  is_accepted: '1 si la mayor probabilidad a posteriori supera el umbral; si no, 0',
  accepted_and_wrong: '1 si la observación se acepta con una clase distinta de la real; si no, 0',
  rejection_margin: 'cuánto supera la mayor probabilidad a posteriori al umbral',
  prior_positive: 'probabilidad de la clase positiva antes de la prueba',
  test_sensitivity: 'probabilidad de un resultado positivo en la clase positiva',
  test_specificity: 'probabilidad de un resultado negativo en la clase negativa',
  given_precision: 'precisión dada',
  given_recall: 'exhaustividad dada',
  loss_00: 'coste de decidir 0 si la verdad es 0',
  loss_01: 'coste de decidir 1 si la verdad es 0 (falso positivo)',
  loss_10: 'coste de decidir 0 si la verdad es 1 (falso negativo)',
  loss_11: 'coste de decidir 1 si la verdad es 1',
  cost_ratio: 'coste de un falso negativo entre el de un falso positivo',
  value_h: 'un valor posible',
  estimate: 'la estimación',
  target_prior_0: 'proporción de la clase negativa donde se van a usar las puntuaciones',
  target_prior_1: 'proporción de la clase positiva donde se van a usar las puntuaciones',
  sample_prior_0: 'proporción de la clase negativa en estos datos',
  sample_prior_1: 'proporción de la clase positiva en estos datos',
};

/** Completes «indefinido, porque …». */
export const undefinedReasons: Record<Extract<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'weights-given': 'solo existe para casos sin pesos',
  'not-reached': 'ningún umbral cumple {term}',
};
