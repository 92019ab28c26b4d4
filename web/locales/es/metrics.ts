import type { Undefined } from '../../core/types/report.ts';
import type { Details, MetricText, QuantityId } from '../en/metrics.ts';
import type { MetricId } from '../en/names.ts';

export const metrics: Record<MetricId, MetricText> = {
  // Counts of one class.
  true_positive: {
    sentence: 'Casos de {class} que se predijeron como {class}.',
  },
  false_positive: {
    sentence: 'Casos de otras clases que se predijeron como {class}: falsas alarmas.',
  },
  false_negative: {
    sentence: 'Casos de {class} que se predijeron como otra cosa: omisiones.',
  },
  true_negative: {
    sentence: 'Casos de otras clases que no se predijeron como {class}, sea cual sea la otra predicha.',
    note: 'Todas las celdas fuera de la fila y la columna de la clase. Algunos apuntes cuentan solo las otras celdas de la diagonal; con más de dos clases, eso deja fuera los errores entre las demás clases.',
  },
  condition_positive: {
    sentence: 'Cuántos casos de {class} hay en realidad.',
    note: 'El total de la fila de la clase cuando las filas son la verdad. Algunos apuntes intercambian las fórmulas de los totales de fila y de columna.',
  },
  condition_negative: {
    sentence: 'Cuántos casos son de clases distintas de {class}.',
  },
  predicted_positive: {
    sentence: 'Cuántos casos se predijeron como {class}, con acierto o sin él.',
    note: 'El total de la columna de la clase cuando las columnas son las predicciones.',
  },
  predicted_negative: {
    sentence: 'Cuántos casos se predijeron como alguna clase distinta de {class}.',
  },
  hamming_distance_class: {
    sentence: 'Errores sobre {class}: casos suyos que se pasaron por alto, más casos ajenos que se le asignaron.',
  },
  prediction_excess: {
    sentence: 'Cuántas veces más se predijo {class} de las que aparece; negativo si se predijo de menos.',
    note: '0 significa que la clase se predice tantas veces como aparece, no que las predicciones sean correctas.',
  },

  // Rates of one class.
  precision: {
    sentence: 'De los casos predichos como {class}, la proporción que lo es de verdad.',
    note: 'También: valor predictivo positivo. 0/0 si la clase no se predice nunca. No es la exactitud (accuracy), aunque algunos textos en español llamen «precisión» a las dos.',
  },
  recall: {
    sentence: 'De los casos de {class}, la proporción que se encontró.',
    note: 'También: cobertura, tasa de verdaderos positivos. Es 1 − β, con β la tasa de falsos negativos. Algunos apuntes escriben 1 − α, pero eso es la especificidad. 0/0 si la clase no tiene casos.',
  },
  specificity: {
    sentence: 'De los casos de otras clases, la proporción que no se predijo como {class}.',
    note: 'También: tasa de verdaderos negativos. Es 1 − α, con α la tasa de falsos positivos. 0/0 si todos los casos son de la clase. En una clase rara es alta casi por sí sola.',
  },
  negative_predictive_value: {
    sentence: 'De los casos no predichos como {class}, la proporción que de verdad no lo es.',
    note: '0/0 si todos los casos se predicen como la clase.',
  },
  false_positive_rate: {
    sentence: 'De los casos de otras clases, la proporción que se predijo por error como {class}.',
    note: 'Es α, la tasa de error de tipo I: 1 − α es la especificidad, no la exhaustividad como en algunos apuntes. La «razón de falsas alarmas» de los meteorólogos es otra: la tasa de falsos descubrimientos.',
  },
  false_negative_rate: {
    sentence: 'De los casos de {class}, la proporción que se pasó por alto.',
    note: 'Es β, la tasa de error de tipo II: 1 − β es la exhaustividad (la potencia de una prueba), no la tasa de verdaderos negativos como en algunos apuntes.',
  },
  false_discovery_rate: {
    sentence: 'De los casos predichos como {class}, la proporción que no lo es.',
    note: '1 − precisión. Se divide entre las predicciones de la clase; la tasa de falsos positivos, entre los casos de las otras clases.',
  },
  false_omission_rate: {
    sentence: 'De los casos no predichos como {class}, la proporción que sí lo era.',
    note: '1 − valor predictivo negativo.',
  },
  accuracy_class: {
    sentence: 'Proporción de casos con la respuesta correcta a una sola pregunta: ¿{class} o no?',
    note: 'Las confusiones entre las demás clases cuentan aquí como aciertos, así que nunca es menor que la exactitud global y es alta para cualquier clase rara.',
  },
  error_rate_class: {
    sentence: 'Proporción de casos con la respuesta equivocada a una sola pregunta: ¿{class} o no?',
    note: 'α y β (tasas de falsos positivos y de falsos negativos), cada una ponderada por su proporción de casos: α·(1 − π) + β·π, con π la prevalencia. Algunos apuntes escriben α + β, que es demasiado.',
  },
  balanced_accuracy_class: {
    sentence: 'Media de la exhaustividad y la especificidad de {class}; 0,5 es lo que da el azar.',
    note: 'PyCM la llama AUC: es el área bajo una curva ROC con este único punto. Indefinida si la clase no tiene casos o los tiene todos.',
  },
  prevalence: {
    sentence: 'Proporción de todos los casos que es de {class}.',
  },
  predicted_prevalence: {
    sentence: 'Proporción de todos los casos que se predijo como {class}.',
  },
  detection_rate: {
    sentence: 'Proporción de todos los casos que es de {class} y además se predijo como {class}.',
    note: 'Se divide entre todos los casos, así que no pasa de la prevalencia. La exhaustividad divide entre los casos de la clase.',
  },

  // F-scores and overlap.
  f1: {
    sentence: 'Precisión y exhaustividad de {class} en un solo número, bajo en cuanto una de las dos es baja.',
    note: 'Si no se encontró nada (TP = 0) pero hay errores, la forma con recuentos da 0, mientras que 2PR/(P + R) es 0/0. Los verdaderos negativos no intervienen.',
  },
  f0_5: {
    sentence: 'Precisión y exhaustividad de {class} en un solo número que da más importancia a la precisión.',
    note: 'Para cuando las falsas alarmas cuestan más que las omisiones: un falso positivo pesa cuatro veces lo que un falso negativo.',
  },
  f2: {
    sentence: 'Precisión y exhaustividad de {class} en un solo número que da más importancia a la exhaustividad.',
    note: 'Para cuando las omisiones cuestan más que las falsas alarmas: un falso negativo pesa cuatro veces lo que un falso positivo.',
  },
  f_beta: {
    sentence: 'Precisión y exhaustividad de {class} en un solo número; cuanto mayor es β, más cuenta la exhaustividad.',
    note: 'Si no se indica otra cosa, β es 1, y entonces es F1. β = 0 da la precisión; un β muy grande, la exhaustividad. El peso de un falso negativo es β², no β.',
  },
  jaccard: {
    sentence: 'De los casos que son de {class} o se predijeron como {class}, la proporción que cumple ambas cosas.',
    note: 'Ordena igual que F1: J = F1/(2 − F1), así que nunca pasa de F1. 0/0 si la clase no aparece ni en la verdad ni en las predicciones.',
  },
  tversky_index: {
    sentence: 'Solapamiento de verdad y predicción en {class}, con pesos propios para omisiones y falsas alarmas.',
    note: 'Aquí α pesa los falsos negativos y β los falsos positivos, como en PyCM; varias pérdidas de aprendizaje profundo los intercambian. Por defecto ambos son 0,5, y entonces es F1; con 1 y 1 es Jaccard.',
  },
  g_measure: {
    sentence: 'Media geométrica de la precisión y la exhaustividad de {class}.',
    note: 'No es la media G, que toma exhaustividad y especificidad. 0/0 si la clase no tiene casos o no se predice nunca.',
  },
  g_mean: {
    sentence: 'Media geométrica de la exhaustividad y la especificidad de {class}; 0 en cuanto una de las dos es 0.',
    note: 'Indefinida si la clase no tiene casos o los tiene todos.',
  },
  adjusted_g_mean: {
    sentence: 'Media G que da más peso a la especificidad cuantos más casos hay de clases distintas de {class}.',
    note: 'Se fija en 0 si no se encuentra nada de la clase (exhaustividad 0).',
  },
  adjusted_f_score: {
    sentence: 'Valor F de {class} que también premia los casos de otras clases reconocidos como tales.',
    note: 'Media geométrica de F2 y de un F0,5 en el que la clase y el resto cambian de papel.',
  },
  p4: {
    sentence:
      'Precisión, exhaustividad, especificidad y valor predictivo negativo de {class} en un número; bajo si alguno lo es.',
    note: 'Es su media armónica y no cambia al intercambiar la clase y el resto. 0/0 si no hay ningún acierto, o si todos los casos son verdaderos positivos o todos verdaderos negativos.',
  },
  overlap_coefficient: {
    sentence: 'El mayor de dos valores: la precisión y la exhaustividad de {class}.',
    note: 'Ya es 1 cuando uno de los dos conjuntos (los casos de la clase, los casos predichos como ella) contiene al otro.',
  },
  braun_blanquet: {
    sentence: 'El menor de dos valores: la precisión y la exhaustividad de {class}.',
    note: '0 cuando solo una de las dos es 0/0; es 0/0 si la clase no aparece ni en la verdad ni en las predicciones.',
  },

  // Skill of one class.
  informedness: {
    sentence: 'Hasta qué punto se distingue {class} del resto, comparado con el azar: 0 es azar, 1 es perfecto.',
    note: 'Exhaustividad + especificidad − 1. PyCM da el mismo número como BM, Y y GI. Indefinido si la clase no tiene casos o los tiene todos.',
  },
  markedness: {
    sentence: 'Cuánto se puede confiar en una predicción, sea {class} o no: 0 es azar, 1 es perfecto.',
    note: 'Precisión + valor predictivo negativo − 1. Es el índice J de Youden de la matriz traspuesta.',
  },
  matthews_correlation_class: {
    sentence: 'Correlación entre ser de {class} y ser predicho como {class}: 1 es perfecto, 0 es azar.',
    note: 'Indefinida si una fila o columna de la tabla 2×2 está vacía; scikit-learn da 0. Con dos clases, ambas tienen el valor global, y |MCC| = √(χ²/n) para χ² sin corrección.',
  },
  cohen_kappa_class: {
    sentence: 'Concordancia sobre {class} o no, más allá de la que daría el azar: 0 es azar, 1 es perfecta.',
    note: 'En meteorología se conoce como índice de Heidke (Heidke skill score) de un pronóstico de sí o no.',
  },
  yule_q: {
    sentence: 'Razón de momios (odds ratio) de {class}, comprimida entre −1 y 1: 0 es ausencia de asociación.',
    note: 'Si TP y TN no son 0, es 1 en cuanto no hay falsos positivos o no hay falsos negativos, aunque queden muchos errores del otro tipo. PyCM no da valor en ese caso.',
  },
  yule_y: {
    sentence:
      'Como Q, pero con la raíz de la razón de momios de {class}: 0 es ausencia de asociación; más cerca de 0 que Q.',
    note: 'Si TP y TN no son 0, es 1 en cuanto no hay falsos positivos o no hay falsos negativos.',
  },
  gilbert_skill_score: {
    sentence: 'Índice de Jaccard de {class} tras quitar los aciertos que daría el azar: 0 es azar, 1 es perfecto.',
    note: 'Su menor valor posible es −1/3, no −1.',
  },
  symmetric_extremal_dependence_index: {
    sentence: 'Destreza al predecir {class} que conserva su sentido en clases muy raras: 0 es azar, 1 es perfecto.',
    note: 'Usa logaritmos de la exhaustividad, de la tasa de falsos positivos y de sus complementos: indefinido si una tasa es 0 o 1. yardstick cambia esas tasas por 1e-9 o 1 − 1e-9.',
  },
  frequency_bias: {
    sentence: 'Cuántas veces se predice {class} por cada vez que aparece: más de 1 es de más, menos de 1 es de menos.',
    note: '1 no significa que las predicciones sean correctas: los errores de ambos tipos pueden compensarse.',
  },
  lift: {
    sentence: 'Proporción de {class} entre los casos predichos como {class}, dividida entre la total: 1 es azar.',
    note: 'Su mayor valor posible es 1/prevalencia, así que cuesta comparar los de clases de distinto tamaño.',
  },
  index_of_balanced_accuracy: {
    sentence:
      'Exhaustividad por especificidad de {class}; sube si la exhaustividad es la mayor de las dos y baja si es la menor.',
    note: 'El peso α es 1 por defecto, como en PyCM; imbalanced-learn toma 0,1. Con α = 1 es exhaustividad × especificidad × (1 + exhaustividad − especificidad).',
  },
  optimized_precision: {
    sentence:
      'Exactitud uno contra el resto, menos una penalización por reconocer {class} y el resto de forma desigual.',
    note: 'Parte de la exactitud, a pesar de su nombre. Indefinida si la exhaustividad y la especificidad son ambas 0.',
  },
  individual_classification_success_index: {
    sentence: 'Precisión más exhaustividad de {class} menos 1: 1 es perfecto, −1 significa que no se encontró nada.',
    note: 'Su cero no es el nivel del azar: el azar da la prevalencia más la prevalencia predicha, menos 1.',
  },
  aupr_single_point: {
    sentence: 'Media simple de la precisión y la exhaustividad de {class}.',
    note: 'PyCM la llama AUPR, pero no hay ninguna curva. Predecirlo todo como la clase da más de 0,5 aunque la precisión sea casi 0; F1 no premia eso.',
  },

  // Diagnostic tests.
  positive_likelihood_ratio: {
    sentence: 'Factor por el que una predicción de {class} multiplica los momios (odds) de {class}: 1 no dice nada.',
    note: 'Exhaustividad entre tasa de falsos positivos. Sin falsos positivos crece sin límite y aquí se da como indefinida (scikit-learn: nan, PyCM: None).',
  },
  negative_likelihood_ratio: {
    sentence:
      'Factor por el que otra predicción multiplica los momios (odds) de {class}: 1 no dice nada, 0 la descarta.',
    note: 'Tasa de falsos negativos entre especificidad; indefinida si la especificidad es 0.',
  },
  diagnostic_odds_ratio: {
    sentence:
      'Momios (odds) de ser predicho como {class} en sus propios casos, entre los de los demás casos: 1 es azar.',
    note: 'LR+ entre LR−. Los momios son p/(1 − p). Indefinida sin falsos positivos o sin falsos negativos. Con errores de ambos tipos y TN = 0 vale 0, donde PyCM no da valor.',
  },
  discriminant_power: {
    sentence:
      'Hasta qué punto se separan {class} y el resto, en escala logarítmica: 0 es azar; 3 suele considerarse bueno.',
    note: 'Con logaritmos naturales. PyCM toma base 10, y su valor es 2,3 veces menor. Indefinido si la exhaustividad o la especificidad es 0 o 1.',
  },
  discriminant_power_log10: {
    sentence: 'Hasta qué punto se separan {class} y el resto, en una escala logarítmica de base 10: 0 es azar.',
    note: 'Es el poder discriminante entre 2,3026 (ln 10); PyCM da este como DP. Los cortes usuales (3 se considera bueno) se propusieron para logaritmos naturales. Indefinido si la exhaustividad o la especificidad es 0 o 1.',
  },
  d_prime: {
    sentence: 'A cuántas desviaciones estándar estarían {class} y el resto en una escala normal: 0 es azar.',
    note: 'Indefinido si la exhaustividad o la tasa de falsos positivos es 0 o 1. En psicología se suele sumar entonces medio caso a cada celda; aquí no se hace.',
  },
  net_benefit: {
    sentence:
      'Verdaderos positivos por caso, menos los falsos positivos según su daño: 0 es no predecir nunca {class}.',
    note: 'El peso de un falso positivo es p/(1 − p), con p la probabilidad umbral, 0,5 por defecto: entonces ambos cuentan igual. PyCM pide directamente el peso.',
  },
  prevalence_threshold: {
    sentence: 'Frecuencia de {class} por debajo de la cual la precisión de sus predicciones empieza a caer deprisa.',
    note: 'Supone que la exhaustividad y la tasa de falsos positivos no cambian con la prevalencia. La fórmula original es 0/0 si ambas tasas son iguales; esta, equivalente, da entonces 1/2. Indefinido si ambas son 0.',
  },
  number_needed_to_diagnose: {
    sentence:
      'Cuántos casos de {class} hacen falta para detectar uno más que falsas alarmas en otros tantos ajenos: 1 es perfecto.',
    note: 'Es 1/J, con J el índice de Youden; indefinido si J = 0. Un valor negativo indica un clasificador peor que el azar, así que es peor que cualquier valor positivo.',
  },

  // Information of one class.
  information_score: {
    sentence: 'Información que una predicción de {class} da a favor de {class}: 0 es ninguna; si es negativa, engaña.',
    note: 'El logaritmo del lift, en bits con base 2. Indefinida si TP = 0, porque log 0 no es finito.',
  },

  // Chance agreement of one class.
  random_accuracy: {
    sentence:
      'Proporción de casos que serían de {class} y predichos como {class} si verdad y predicción fueran independientes.',
    note: 'La prevalencia por la prevalencia predicha. La suma de todas las clases es el acuerdo por azar del kappa de Cohen.',
  },
  random_accuracy_unbiased: {
    sentence:
      'Acuerdo por azar en {class} si verdad y predicción la usaran con la misma frecuencia, la media de ambas.',
    note: 'La suma de todas las clases es el acuerdo por azar de la pi de Scott. Nunca es menor que el que usa las dos proporciones por separado.',
  },

  // Distances of one class.
  distance_index: {
    sentence:
      'Cuánto dista de lo perfecto el par que forman la exhaustividad y la especificidad de {class}: 0 es perfecto.',
    note: 'El mayor valor posible es √2. El azar (exhaustividad igual a la tasa de falsos positivos) nunca baja de 0,707. Indefinida si la clase no tiene casos o los tiene todos.',
  },
  similarity_index: {
    sentence:
      'Cercanía a lo perfecto del par que forman la exhaustividad y la especificidad de {class}: 1 es perfecto.',
    note: 'Es 1 menos la distancia al clasificador perfecto entre √2: ordena igual que ella. El azar nunca pasa de 0,5.',
  },
  bray_curtis: {
    sentence:
      'Diferencia entre las veces que se predice {class} y las que aparece, respecto al doble de los casos: 0 es ninguna.',
    note: '0 significa que la clase se predice tantas veces como aparece, no que las predicciones sean correctas. Su mayor valor posible es 0,5.',
  },

  // Confusion entropy of one class.
  confusion_entropy: {
    sentence: 'Cuán repartidos entre las demás clases están los errores que afectan a {class}: 0 es sin dispersión.',
    note: 'Mide el desorden de los errores, no cuántos son: es 0 sin errores, pero también si toda la clase va a parar a otra y nada más se predice como ella. Con dos clases puede llegar a 1,06.',
  },
  modified_confusion_entropy: {
    sentence:
      'Cuán repartidos están los errores que afectan a {class}, sin contar dos veces sus aciertos: 0 es sin dispersión.',
    note: 'Divide entre los casos que son de la clase o se predijeron como ella, cada uno una vez; la original cuenta los aciertos dos veces. También es 0 si no hay aciertos y todos los errores caen en una sola celda. Con dos clases puede llegar a 1,06.',
  },

  // Values of one class in words.
  plr_interpretation: {
    sentence: 'Palabra de una escala para la razón de verosimilitud positiva de {class}, de «despreciable» a «bueno».',
    note: 'Convención de Raslich y otros (2007), como en PyCM: cortes en 1, 5 y 10; no es una ley. Jaeschke y otros (1994) cortan en 2, 5 y 10.',
  },
  nlr_interpretation: {
    sentence: 'Palabra de una escala para la razón de verosimilitud negativa de {class}, de «despreciable» a «bueno».',
    note: 'Convención de Raslich y otros (2007), como en PyCM: cortes en 0,1; 0,2 y 0,5; cuanto más bajo, mejor. No es una ley: otros autores usan otras palabras y otros cortes.',
  },
  dp_interpretation: {
    sentence: 'Palabra de una escala para el poder discriminante en base 10 de {class}, de «pobre» a «bueno».',
    note: 'Convención de Sokolova y otros (2006): cortes en 1, 2 y 3. Como PyCM, se aplica al valor en base 10, pero los cortes casan mejor con el de logaritmos naturales, 2,3 veces mayor: la palabra sale demasiado baja.',
  },
  auc_interpretation: {
    sentence: 'Palabra de una escala de AUC para la exactitud balanceada de {class}, de «pobre» a «excelente».',
    note: 'Convención de PyCM: cortes en 0,6; 0,7; 0,8 y 0,9; otros autores cortan en otros puntos. No hay curva: la exactitud balanceada es el área bajo una ROC de un solo punto.',
  },
  mcc_interpretation_class: {
    sentence: 'Palabra de una escala para la correlación de Matthews de {class}, de «despreciable» a «muy fuerte».',
    note: 'Convención de PyCM: cortes en 0,3; 0,5; 0,7 y 0,9; otros autores usan otros. Se aplica al valor con su signo, así que una correlación muy negativa también se lee como despreciable.',
  },
  yule_q_interpretation: {
    sentence: 'Palabra de una escala para la Q de Yule de {class}, de «despreciable» a «fuerte».',
    note: 'Convención de PyCM: cortes en 0,25; 0,5 y 0,75; otros autores usan otros. Se aplica al valor con su signo, así que una asociación muy negativa también se lee como despreciable.',
  },

  // Averages over the classes.
  precision_macro: {
    sentence: 'Promedio simple de la precisión de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'Una clase que nunca se predice da 0/0: entra como 0 o como 1, o se deja fuera, según se elija; las bibliotecas difieren.',
  },
  precision_micro: {
    sentence: 'Precisión a partir de los recuentos sumados de todas las clases: cada caso cuenta igual.',
    note: 'Con una etiqueta por caso, cada error es un falso positivo y un falso negativo, así que es igual a la exactitud, la exhaustividad micro y el F1 micro.',
  },
  precision_weighted: {
    sentence: 'Promedio de la precisión de las clases, cada una con el peso de su número de casos reales.',
    note: 'Una clase que nunca se predice da 0/0; si se deja fuera, los pesos de las demás se ajustan para que sumen 1.',
  },
  recall_macro: {
    sentence: 'Promedio simple de la exhaustividad de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'Es igual a la exactitud balanceada si todas las clases tienen casos. Una clase sin casos da 0/0: entra como 0 o 1, o se deja fuera, según se elija; la exactitud balanceada siempre la deja fuera.',
  },
  recall_micro: {
    sentence: 'Exhaustividad a partir de los recuentos sumados de todas las clases: cada caso cuenta igual.',
    note: 'Con una etiqueta por caso es igual a la exactitud, la precisión micro y el F1 micro.',
  },
  recall_weighted: {
    sentence: 'Promedio de la exhaustividad de las clases, cada una con el peso de su número de casos reales.',
    note: 'Con una etiqueta por caso es igual a la exactitud: los pesos cancelan los denominadores.',
  },
  specificity_macro: {
    sentence: 'Promedio simple de la especificidad de las clases.',
    note: 'Con muchas clases es alta casi por sí sola, pues la mayoría de los casos son verdaderos negativos de cada clase.',
  },
  specificity_micro: {
    sentence: 'Especificidad a partir de los recuentos sumados de todas las clases.',
    note: 'Con una etiqueta por caso es 1 − tasa de error/(K − 1), así que con muchas clases se acerca a 1 incluso con un mal clasificador.',
  },
  specificity_weighted: {
    sentence: 'Promedio de la especificidad de las clases, cada una con el peso de su número de casos reales.',
  },
  negative_predictive_value_macro: {
    sentence: 'Promedio simple del valor predictivo negativo de las clases.',
    note: 'Con muchas clases es alto casi por sí solo, pues la mayoría de los casos son verdaderos negativos de cada clase.',
  },
  negative_predictive_value_micro: {
    sentence: 'Valor predictivo negativo a partir de los recuentos sumados de todas las clases.',
    note: 'Con una etiqueta por caso es igual a la especificidad micro.',
  },
  negative_predictive_value_weighted: {
    sentence:
      'Promedio del valor predictivo negativo de las clases, cada una con el peso de su número de casos reales.',
  },
  false_positive_rate_macro: {
    sentence:
      'Promedio simple de la tasa de falsos positivos de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'Una clase a la que pertenecen todos los casos da 0/0 y se deja fuera; con ese criterio, es 1 menos la especificidad macro.',
  },
  false_positive_rate_micro: {
    sentence: 'Tasa de falsos positivos a partir de los recuentos sumados de todas las clases.',
    note: 'Con una etiqueta por caso es tasa de error/(K − 1), así que con muchas clases es baja incluso con un mal clasificador.',
  },
  false_positive_rate_weighted: {
    sentence:
      'Promedio de la tasa de falsos positivos de las clases, cada una con el peso de su número de casos reales.',
    note: 'Una clase que da 0/0 se deja fuera, y los pesos de las demás se ajustan para que sumen 1.',
  },
  false_negative_rate_macro: {
    sentence:
      'Promedio simple de la tasa de falsos negativos de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'Una clase que no tiene casos da 0/0 y se deja fuera; con ese criterio, es 1 menos la exhaustividad macro.',
  },
  false_negative_rate_micro: {
    sentence: 'Tasa de falsos negativos a partir de los recuentos sumados de todas las clases.',
    note: 'Con una etiqueta por caso es igual a la tasa de error.',
  },
  false_negative_rate_weighted: {
    sentence:
      'Promedio de la tasa de falsos negativos de las clases, cada una con el peso de su número de casos reales.',
    note: 'Con una etiqueta por caso es igual a la tasa de error: los pesos cancelan los denominadores.',
  },
  false_discovery_rate_macro: {
    sentence:
      'Promedio simple de la tasa de falsos descubrimientos de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'Una clase que nunca se predice da 0/0 y se deja fuera; con ese criterio, es 1 menos la precisión macro.',
  },
  false_discovery_rate_micro: {
    sentence: 'Tasa de falsos descubrimientos a partir de los recuentos sumados de todas las clases.',
    note: 'Con una etiqueta por caso es igual a la tasa de error.',
  },
  false_discovery_rate_weighted: {
    sentence:
      'Promedio de la tasa de falsos descubrimientos de las clases, cada una con el peso de su número de casos reales.',
    note: 'Una clase que da 0/0 se deja fuera, y los pesos de las demás se ajustan para que sumen 1.',
  },
  false_omission_rate_macro: {
    sentence:
      'Promedio simple de la tasa de falsas omisiones de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'Una clase que se predice siempre da 0/0 y se deja fuera; con ese criterio, es 1 menos el valor predictivo negativo macro.',
  },
  false_omission_rate_micro: {
    sentence: 'Tasa de falsas omisiones a partir de los recuentos sumados de todas las clases.',
    note: 'Con una etiqueta por caso es tasa de error/(K − 1), así que con muchas clases es baja incluso con un mal clasificador.',
  },
  false_omission_rate_weighted: {
    sentence:
      'Promedio de la tasa de falsas omisiones de las clases, cada una con el peso de su número de casos reales.',
    note: 'Una clase que da 0/0 se deja fuera, y los pesos de las demás se ajustan para que sumen 1.',
  },
  f1_macro: {
    sentence: 'Promedio simple del F1 de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'La media de los F1 de las clases, como en scikit-learn y PyCM. Otros toman el F1 de la precisión y la exhaustividad macro, un número distinto que aquí figura como F1 de los promedios macro.',
  },
  f1_micro: {
    sentence: 'F1 a partir de los recuentos sumados de todas las clases: cada caso cuenta igual.',
    note: 'Con una etiqueta por caso es igual a la exactitud, como también la precisión micro y la exhaustividad micro.',
  },
  f1_weighted: {
    sentence: 'Promedio del F1 de las clases, cada una con el peso de su número de casos reales.',
    note: 'No tiene por qué quedar entre la precisión ponderada y la exhaustividad ponderada.',
  },
  f_beta_macro: {
    sentence: 'Promedio simple del F-beta de las clases: una clase rara cuenta tanto como una frecuente.',
  },
  f_beta_micro: {
    sentence: 'F-beta a partir de los recuentos sumados de todas las clases: cada caso cuenta igual.',
    note: 'Con una etiqueta por caso es igual a la exactitud, sea cual sea β.',
  },
  f_beta_weighted: {
    sentence: 'Promedio del F-beta de las clases, cada una con el peso de su número de casos reales.',
  },
  jaccard_macro: {
    sentence: 'Promedio simple del índice de Jaccard de las clases: una clase rara cuenta tanto como una frecuente.',
    note: 'En segmentación de imágenes se llama IoU media (mean IoU).',
  },
  jaccard_micro: {
    sentence: 'Índice de Jaccard a partir de los recuentos sumados de todas las clases: cada caso cuenta igual.',
    note: 'Con una etiqueta por caso es exactitud/(2 − exactitud), así que es menor que la exactitud, salvo que esta sea 0 o 1.',
  },
  jaccard_weighted: {
    sentence: 'Promedio del índice de Jaccard de las clases, cada una con el peso de su número de casos reales.',
  },
  jaccard_sum: {
    sentence: 'Suma del índice de Jaccard de las clases: como mucho, el número de clases.',
    note: 'Dividida entre el número de clases con valor es el índice de Jaccard macro, más fácil de comparar. En PyCM es el primer valor de «Overall J».',
  },
  f1_of_macro_averages: {
    sentence: 'Media armónica de la precisión macro y la exhaustividad macro.',
    note: 'Algunos apuntes lo llaman F1 macro, pero casi todas las bibliotecas toman la media de los F1, que nunca es mayor si no se deja fuera ninguna clase. 2PR/(P⁻¹ + R⁻¹) es una errata por 2/(P⁻¹ + R⁻¹).',
  },
  g_mean_overall: {
    sentence: 'Raíz del producto de las exhaustividades de las clases: 0 en cuanto una clase no se reconoce nunca.',
    note: 'Solo sobre las clases que tienen casos.',
  },
  accuracy_class_macro: {
    sentence: 'Promedio de la exactitud con que se responde, para cada clase, si un caso es de ella o no.',
    note: 'Algunos textos la llaman exactitud media. Con una etiqueta por caso es 1 − 2·(tasa de error)/K, así que con muchas clases se acerca a 1 incluso con un mal clasificador; solo con dos clases es la exactitud.',
  },
  error_rate_class_macro: {
    sentence: 'Promedio de la tasa de error con que se responde, para cada clase, si un caso es de ella o no.',
    note: 'Sokolova y Lapalme (2009) la llaman tasa de error. Con una etiqueta por caso es 2/K veces la tasa de error, igual a ella solo con dos clases.',
  },
  informedness_macro: {
    sentence: 'Promedio simple de cuánto se distingue cada clase del resto: 0 es azar, 1 es perfecto.',
    note: 'Es el j_index macro de yardstick. Powers (2003) da a cada clase el peso de su proporción de predicciones, que es otro número. Las clases en las que es 0/0 se dejan fuera.',
  },
  aunu_labels: {
    sentence: 'Promedio de la exhaustividad y la especificidad de cada clase, todas con el mismo peso: 0,5 es azar.',
    note: 'AUNU en PyCM y exactitud balanceada en yardstick; con más de dos clases no es la de scikit-learn, que es la media de las exhaustividades. Con probabilidades, AUNU es un promedio de áreas bajo curvas ROC.',
  },
  aunp_labels: {
    sentence:
      'Promedio de la exhaustividad y la especificidad de cada clase, con el peso de sus casos reales: 0,5 es azar.',
    note: 'AUNP en PyCM. Con probabilidades, el mismo nombre es un promedio ponderado de áreas bajo curvas ROC, en general otro número.',
  },
  classification_success_index: {
    sentence:
      'Promedio, sobre las clases, de precisión más exhaustividad menos 1: 1 es perfecto, −1 es no acertar nada.',
    note: 'CSI en PyCM. No es el «critical success index» de los meteorólogos, también CSI, que es el índice de Jaccard. Las clases en las que es 0/0 se dejan fuera.',
  },

  // The matrix and its size.
  confusion_matrix: {
    sentence: 'Cuántos casos de cada clase real se predijeron como cada clase.',
    note: 'Aquí las filas son la verdad y las columnas las predicciones. Algunos apuntes, y caret en R, ponen las predicciones en las filas: conviene mirar los nombres de los ejes.',
  },
  confusion_matrix_row_normalized: {
    sentence:
      'Cómo se predijeron los casos de cada clase real, en proporciones; en la diagonal están las exhaustividades.',
    note: 'Una fila sin casos es 0/0; scikit-learn la llena de ceros.',
  },
  confusion_matrix_column_normalized: {
    sentence:
      'Clases reales de los casos predichos como cada clase, en proporciones; en la diagonal están las precisiones.',
    note: 'Una columna sin casos es 0/0; scikit-learn la llena de ceros.',
  },
  joint_distribution: {
    sentence: 'Proporción de todos los casos que hay en cada celda; todas suman 1.',
  },
  sample_size: {
    sentence: 'Cuántos casos hay en total.',
    note: 'La suma de los pesos si los casos tienen pesos. Conviene comprobarlo primero: un N equivocado estropea todas las proporciones.',
  },
  report_solutions: {
    sentence:
      'Cuántas elecciones de los verdaderos positivos y las predicciones de todas las clases dan las cifras impresas.',
    note: '1 significa que el informe determina los recuentos. Con más decimales encajan menos elecciones.',
  },
  class_count: {
    sentence: 'Cuántas clases hay, contando las que no tienen casos.',
  },
  mean_predictions_per_class: {
    sentence: 'Cuántas predicciones tocan de media a cada clase: el número de casos entre el de clases.',
    note: 'No dice nada de la calidad de las predicciones, aunque PyCM lo llame «global performance index» (RR).',
  },
  correct_count: {
    sentence: 'Cuántos casos se predijeron bien: la suma de la diagonal.',
  },
  error_count: {
    sentence: 'Cuántos casos se predijeron mal: todo lo que está fuera de la diagonal.',
  },

  // Accuracy.
  accuracy: {
    sentence: 'Proporción de casos bien predichos.',
    note: 'Con clases desiguales, conviene compararla con la tasa sin información: la exactitud de responder siempre la clase más frecuente.',
  },
  error_rate: {
    sentence: 'Proporción de casos mal predichos.',
    note: 'Con dos clases es α·(1 − π) + β·π, con π la prevalencia, no α + β como en algunos apuntes. El hamming_loss de scikit-learn da el mismo número con una etiqueta por caso.',
  },
  balanced_accuracy: {
    sentence: 'Exhaustividad media de las clases: todas cuentan igual; uno entre el número de clases es el azar.',
    note: 'Las clases sin casos se dejan siempre fuera, como en scikit-learn. yardstick promedia (exhaustividad + especificidad)/2 de las clases, que es distinto con más de dos clases.',
  },
  balanced_accuracy_adjusted: {
    sentence: 'Exactitud balanceada en una escala en la que 0 es lo que da el azar y 1 es perfecto.',
    note: 'Con dos clases es el índice J de Youden. Solo cuentan las clases que tienen casos.',
  },
  class_balance_accuracy: {
    sentence: 'Promedio, sobre las clases, del menor de dos valores: la precisión y la exhaustividad.',
    note: 'Una clase que falta solo en la verdad o solo en las predicciones cuenta como 0; si falta en ambas, se deja fuera (PyCM no da valor en ese caso).',
  },
  no_information_rate: {
    sentence: 'Exactitud de responder siempre la clase más frecuente: lo que un clasificador tiene que superar.',
  },
  accuracy_p_value: {
    sentence: 'Probabilidad de tantos aciertos o más si la exactitud verdadera fuera la tasa sin información.',
    note: 'Prueba binomial exacta de una cola, solo para recuentos enteros. PyCM resta de 1, con lo que se pierden todas las cifras de los valores pequeños.',
  },

  // Chance agreement.
  overall_random_accuracy: {
    sentence:
      'Exactitud que cabría esperar si la predicción fuera independiente de la verdad, con las mismas proporciones de clases.',
    note: 'Es el término de azar del kappa de Cohen.',
  },
  overall_random_accuracy_unbiased: {
    sentence:
      'Exactitud esperada por azar si verdad y predicción usaran las clases con las mismas proporciones, la media de ambas.',
    note: 'Es el término de azar de la pi de Scott; nunca es menor que el del kappa de Cohen.',
  },

  // Agreement.
  cohen_kappa: {
    sentence: 'Concordancia más allá de la que dan por azar las proporciones de las clases: 0 es azar, 1 es perfecta.',
    note: 'Puede ser bajo pese a una exactitud alta si una clase es muy frecuente, pues el azar también acierta mucho. 0/0 si verdad y predicciones tienen una única y misma clase.',
  },
  cohen_kappa_linear: {
    sentence: 'Kappa para clases ordenadas: un error cuenta según los pasos a los que queda.',
    note: 'Solo para clases con un orden que tenga sentido: otro orden da otro valor. Con dos clases es el kappa simple.',
  },
  cohen_kappa_quadratic: {
    sentence: 'Kappa para clases ordenadas: un error cuenta según el cuadrado de los pasos a los que queda.',
    note: 'Solo para clases con un orden que tenga sentido: otro orden da otro valor. Con dos clases es el kappa simple.',
  },
  cohen_kappa_weighted: {
    sentence: 'Kappa en el que cada tipo de error cuenta lo que se indique.',
    note: 'Requiere una tabla de pesos de desacuerdo con ceros en la diagonal. Algunos textos usan pesos de acuerdo, con unos en la diagonal.',
  },
  kappa_max: {
    sentence:
      'El kappa más alto que permiten los totales de filas y columnas: 1 solo si cada clase se predice tanto como aparece.',
    note: 'No mide el clasificador: sirve de referencia para el kappa obtenido. 0/0 si verdad y predicciones tienen una única y misma clase.',
  },
  kappa_no_prevalence: {
    sentence: 'La exactitud en una escala de −1 a 1: 1 es todo acierto, 0 es acertar la mitad, −1 es todo error.',
    note: 'Con dos clases es PABAK (Byrt y otros, 1993). Con más clases, 0 no es el azar; la forma que lo tiene en cuenta es la S de Bennett.',
  },
  scott_pi: {
    sentence:
      'Concordancia más allá del azar, con el azar según las proporciones de verdad y predicciones juntas: 0 es azar.',
    note: 'Nunca es mayor que el kappa de Cohen, y es igual si verdad y predicciones tienen las mismas proporciones de clases.',
  },
  bennett_s: {
    sentence: 'Concordancia más allá de un azar que elige todas las clases por igual: 0 es azar, 1 es perfecta.',
    note: 'Depende solo de la exactitud y del número de clases: añadir una clase que no aparece nunca la sube.',
  },
  gwet_ac1: {
    sentence: 'Concordancia más allá del azar que sigue alta donde una clase frecuente hunde el kappa: 1 es perfecta.',
    note: 'Su término de azar disminuye cuanto más domina una clase; el de kappa aumenta.',
  },
  krippendorff_alpha: {
    sentence: 'Cuánto se evita del desacuerdo que se espera por azar: 0 es azar, 1 es perfecto.',
    note: 'Es la pi de Scott con una corrección para muestras pequeñas; casi iguales si hay muchos casos. Solo para recuentos enteros.',
  },
  krippendorff_alpha_ordinal: {
    sentence:
      'Desacuerdo que se evita frente al azar si un error pesa según cuántos casos hay entre las dos clases: 1 es perfecto.',
    note: 'Solo para clases con un orden que tenga sentido: otro orden da otro valor. Solo para recuentos enteros. 0/0 si todo es de una misma clase.',
  },
  krippendorff_alpha_interval: {
    sentence:
      'Desacuerdo que se evita frente al azar si un error pesa según el cuadrado de los pasos a los que queda: 1 es perfecto.',
    note: 'Toma como valores los lugares 1, 2, …, K en el orden de las clases, como si todos los pasos fueran iguales. Solo para recuentos enteros. 0/0 si todo es de una misma clase.',
  },
  krippendorff_alpha_weighted: {
    sentence:
      'Desacuerdo que se evita frente al azar si cada tipo de error pesa lo que se indique: 0 es azar, 1 es perfecto.',
    note: 'Requiere una tabla de pesos de desacuerdo. Coincide con irrCAC. El weighted_alpha de PyCM eleva al cuadrado la media de los dos totales de cada celda en vez de multiplicar las proporciones combinadas, y da otro valor.',
  },
  bangdiwala_b: {
    sentence: 'Proporción del área de un gráfico de concordancia que es concordancia exacta: 1 es perfecta.',
    note: 'El gráfico dibuja un rectángulo por clase, total de fila por total de columna, y dentro el cuadrado de los aciertos.',
  },
  aickin_alpha: {
    sentence:
      'Proporción estimada de casos en que se coincide por algo más que el azar; en los demás, solo se coincidiría por azar.',
    note: 'Se calcula por iteración hasta el punto fijo. PyCM se detiene cuando el cambio baja de 0,0001, así que puede diferir en la tercera cifra decimal. Indefinido si la iteración no se estabiliza.',
  },

  // Confusion entropy.
  overall_confusion_entropy: {
    sentence: 'Cuán repartidos entre las celdas están los errores, en promedio de las clases: 0 es sin dispersión.',
    note: 'Mide el desorden de los errores, no cuántos son: también es 0 si todos los casos caen en una misma celda de error. Con dos clases puede llegar a 1,06.',
  },
  overall_modified_confusion_entropy: {
    sentence:
      'Cuán repartidos entre las celdas están los errores, sin contar dos veces los aciertos: 0 es sin dispersión.',
    note: 'Delgado y Núñez-González (2019) la proponen para corregir la original con dos clases, donde puede pasar de 1. Mide el desorden de los errores: también es 0 si todos los casos caen en una misma celda de error.',
  },

  // Correlation and association.
  matthews_correlation: {
    sentence: 'Correlación entre verdad y predicción en toda la matriz: 1 es perfecto, 0 es lo que da el azar.',
    note: 'MCC = 0 no implica independencia. Con más de dos clases, −1 en general no se alcanza; |MCC| = √(χ²/n) vale solo en 2×2, sin Yates. Indefinido si la verdad o la predicción es toda de una clase; scikit-learn: 0.',
  },
  chi_squared: {
    sentence: 'Cuánto se aleja la matriz de la independencia entre verdad y predicción: 0 es independencia exacta.',
    note: 'Sin corrección de continuidad de Yates. Se omiten filas y columnas vacías. Crece con el número de casos; unas etiquetas intercambiadas de forma sistemática también lo hacen grande.',
  },
  chi_squared_p_value: {
    sentence: 'Probabilidad de un chi-cuadrado igual o mayor si verdad y predicción son independientes.',
    note: 'Es una aproximación, mala cuando hay frecuencias esperadas menores que 5. Indefinido con una sola fila o columna no vacía.',
  },
  chi_squared_df: {
    sentence: 'Cuántas celdas pueden variar libremente si los totales de filas y columnas están fijados.',
    note: 'Solo cuentan las filas y columnas con casos. PyCM toma siempre (K − 1)².',
  },
  g_squared: {
    sentence: 'Cuánto se aleja la matriz de la independencia, medido con logaritmos: 0 es independencia exacta.',
    note: 'Es 2N veces la información mutua en nats. Como el chi-cuadrado, crece con el número de casos; con muchos casos y poca asociación, ambos se parecen.',
  },
  g_squared_p_value: {
    sentence: 'Probabilidad de un G igual o mayor si verdad y predicción son independientes.',
    note: 'La hipótesis es la independencia. Un valor pequeño habla en contra de ella; no es la probabilidad de que sea cierta. Aproximación mala con frecuencias esperadas pequeñas. Indefinido con una sola fila o columna no vacía.',
  },
  fisher_exact_p_value: {
    sentence: 'Probabilidad de una tabla 2×2 tan rara como esta o más, con los mismos totales, si hay independencia.',
    note: 'La hipótesis es la independencia. Un valor pequeño habla en contra de ella; no es la probabilidad de que sea cierta. De dos colas: suma las tablas no más probables que la observada. Solo con dos clases y recuentos enteros.',
  },
  phi_squared: {
    sentence: 'Chi-cuadrado por caso: fuerza de la asociación sin el efecto del número de casos; 0 es independencia.',
    note: 'Puede pasar de 1 con más de dos clases: su mayor valor es el menor de los números de filas y columnas, menos 1. Con dos clases es el cuadrado de la correlación de Matthews.',
  },
  cramers_v: {
    sentence: 'Fuerza de la asociación entre verdad y predicción: 0 es independencia; 1, la mayor posible.',
    note: 'No mira si las etiquetas son correctas: intercambiarlas de forma sistemática no la cambia. Las filas y columnas vacías no cuentan; en PyCM, sí.',
  },
  cramers_v_bias_corrected: {
    sentence: 'V de Cramér tras quitar la asociación que una muestra pequeña muestra por azar: 0 es independencia.',
    note: 'Corrección de Bergsma (2013): si hay menos asociación de la esperada por azar, da 0. La dan effectsize en R (adjust = TRUE) y torchmetrics; otras bibliotecas suelen dar la V sin corregir.',
  },
  tschuprow_t: {
    sentence:
      'Fuerza de la asociación entre verdad y predicción: 0 es independencia; 1, la mayor posible en una tabla cuadrada.',
    note: 'Con el mismo número de filas y columnas no vacías es igual a la V de Cramér; si no, no llega a 1. No mira si las etiquetas son correctas.',
  },
  pearson_contingency: {
    sentence: 'Fuerza de la asociación entre verdad y predicción: 0 es independencia; nunca llega a 1.',
    note: 'Su máximo es √((m − 1)/m), con m el menor de los números de filas y columnas (0,707 con dos clases): no conviene comparar tablas de distinto tamaño.',
  },
  lambda_true_given_predicted: {
    sentence: 'Proporción de los errores al adivinar la clase real que se evita al conocer la predicción.',
    note: 'Comparado con decir siempre la clase más frecuente. 0 no implica independencia.',
  },
  lambda_predicted_given_true: {
    sentence: 'Proporción de los errores al adivinar la clase predicha que se evita al conocer la verdad.',
    note: 'Comparado con decir siempre la predicción más frecuente. 0 no implica independencia.',
  },
  lambda_symmetric: {
    sentence: 'Proporción de los errores que se evita al adivinar cada una, verdad y predicción, conociendo la otra.',
    note: 'Combina las dos lambdas y queda entre ellas. 0 no implica independencia. 0/0 si verdad y predicciones son cada una de una sola clase.',
  },
  goodman_kruskal_tau_true: {
    sentence:
      'Proporción de los errores al sortear la clase real según sus proporciones que se evita al conocer la predicción.',
    note: 'A diferencia de lambda, es 0 solo si hay independencia. Indefinida si todos los casos son de una misma clase.',
  },
  goodman_kruskal_tau_predicted: {
    sentence:
      'Proporción de los errores al sortear la clase predicha según sus proporciones que se evita al conocer la verdad.',
    note: 'A diferencia de lambda, es 0 solo si hay independencia. Indefinida si se predice siempre la misma clase.',
  },

  // Symmetry of the errors.
  bowker_statistic: {
    sentence: 'Cuánto difiere confundir una clase con otra de la confusión contraria: 0 es simetría exacta.',
    note: 'Sin corrección de continuidad; mcnemar.test de R la aplica con dos clases. Los pares de clases que nunca se confunden se omiten; en R dan NaN. 0/0 si no hay errores.',
  },
  bowker_df: {
    sentence: 'Cuántos pares de clases se confunden alguna vez, en un sentido o en el otro.',
    note: 'R toma siempre K(K − 1)/2, contando los pares que nunca se confunden.',
  },
  bowker_p_value: {
    sentence:
      'Probabilidad de una asimetría igual o mayor si cada par de clases se confunde por igual en ambos sentidos.',
    note: 'La hipótesis es esa simetría. Un valor pequeño habla en contra de ella; no es la probabilidad de que sea cierta. La simetría no dice si hay pocos o muchos errores. Aproximación mala con pocos errores.',
  },

  // Ordered classes.
  ordinal_mae: {
    sentence: 'A cuántos pasos queda de media la clase predicha de la real en el orden de las clases: 0 es perfecto.',
    note: 'Supone que todos los pasos entre clases vecinas son iguales. Solo para clases con un orden que tenga sentido: otro orden da otro valor.',
  },
  ordinal_mse: {
    sentence:
      'Promedio del cuadrado de los pasos entre la clase predicha y la real: los errores lejanos cuentan mucho más.',
    note: 'Supone que todos los pasos entre clases vecinas son iguales. Solo para clases con un orden que tenga sentido.',
  },
  ordinal_mae_macro: {
    sentence:
      'Promedio, sobre las clases, de los pasos a los que quedan sus predicciones: una clase rara cuenta como las demás.',
    note: 'Solo sobre las clases que tienen casos. Es el macro_averaged_mean_absolute_error de imbalanced-learn.',
  },
  within_one_accuracy: {
    sentence: 'Proporción de casos que recibieron su clase real o una vecina en el orden de las clases.',
    note: 'Con dos clases siempre es 1, y con tres ya es 1 el clasificador que siempre responde la de en medio.',
  },
  kendall_tau_b: {
    sentence:
      'Hasta qué punto verdad y predicción ordenan los casos igual: 1 es igual, −1 es al revés, 0 es ninguna tendencia.',
    note: 'Compara pares de casos y corrige los empates. Mira solo el orden: predecir siempre la clase siguiente a la real también puede dar 1. Indefinida si la verdad o la predicción es toda de una clase.',
  },
  goodman_kruskal_gamma: {
    sentence: 'De los pares de casos sin empates, proporción ordenada igual menos proporción ordenada al revés.',
    note: 'Deja fuera los pares empatados en la verdad o en la predicción, así que nunca está más cerca de 0 que la tau-b. 0/0 si todos los pares están empatados.',
  },
  somers_d: {
    sentence:
      'De los pares de casos de clases reales distintas, proporción que se predijo en su orden menos proporción al revés.',
    note: 'No es simétrica: los pares empatados solo en la predicción cuentan en el denominador, los empatados en la verdad no. Es la de somersd(tabla) de SciPy con la verdad en las filas.',
  },

  // Values in words.
  kappa_landis_koch: {
    sentence: 'Palabra de la escala de Landis y Koch para el kappa de Cohen, de «pobre» a «casi perfecto».',
    note: 'Convención de Landis y Koch (1977), que ellos mismos llaman arbitraria: cortes en 0; 0,2; 0,4; 0,6 y 0,8. Otros cortan en otros puntos, y el kappa depende además de las proporciones de las clases.',
  },
  kappa_fleiss: {
    sentence: 'Palabra de la escala de Fleiss para el kappa de Cohen, de «pobre» a «excelente».',
    note: 'Convención de Fleiss (1981): cortes en 0,4 y 0,75; no es una ley. Para el tramo medio él escribe «fair to good» (regular a bueno); PyCM, «intermediate to good».',
  },
  kappa_altman: {
    sentence: 'Palabra de la escala de Altman para el kappa de Cohen, de «pobre» a «muy bueno».',
    note: 'Convención de Altman (1991): cortes en 0,2; 0,4; 0,6 y 0,8; no es una ley. El mismo kappa recibe otras palabras en las escalas de otros autores.',
  },
  kappa_cicchetti: {
    sentence: 'Palabra de la escala de Cicchetti para el kappa de Cohen, de «pobre» a «excelente».',
    note: 'Convención de Cicchetti (1994), no una ley. Él da tramos de dos cifras (0,40–0,59 y 0,60–0,74); aquí, como en PyCM, se corta en 0,4; 0,59 y 0,74.',
  },
  cramers_v_interpretation: {
    sentence: 'Palabra de una escala para la V de Cramér, de «despreciable» a «muy fuerte».',
    note: 'Convención de Rea y Parker (1992): cortes en 0,1; 0,2; 0,4; 0,6 y 0,8; no es una ley. Cohen (1988), por ejemplo, pone cortes que dependen del tamaño de la tabla.',
  },
  mcc_interpretation: {
    sentence: 'Palabra de una escala para la correlación de Matthews, de «despreciable» a «muy fuerte».',
    note: 'Convención de Hinkle y otros (2003) para correlaciones: cortes en 0,3; 0,5; 0,7 y 0,9; otros cortan en otros puntos. Se aplica al valor con su signo: una muy negativa se lee como despreciable.',
  },
  lambda_true_interpretation: {
    sentence: 'Palabra de una escala para la lambda que adivina la verdad, de «muy débil» a «perfecto».',
    note: 'Convención que da PyCM: cortes en 0,2; 0,4; 0,6 y 0,8; no es una ley. Sin palabra si lambda es 0, que no implica independencia.',
  },
  lambda_predicted_interpretation: {
    sentence: 'Palabra de una escala para la lambda que adivina la predicción, de «muy débil» a «perfecto».',
    note: 'Convención que da PyCM: cortes en 0,2; 0,4; 0,6 y 0,8; no es una ley. Sin palabra si lambda es 0, que no implica independencia.',
  },
  krippendorff_interpretation: {
    sentence:
      'Palabra de una escala para el alfa de Krippendorff: «bajo», «provisional» (conclusiones con cautela) o «alto».',
    note: 'Convención de Krippendorff (2004): fiarse desde 0,8; entre 0,667 y 0,8, solo conclusiones provisionales. No es una ley: él mismo pide fijar el corte según lo que cueste equivocarse.',
  },
  pearson_contingency_interpretation: {
    sentence: 'Palabra de una escala para el coeficiente de contingencia de Pearson, de «no apreciable» a «fuerte».',
    note: 'Convención que da PyCM: cortes en 0,1; 0,2 y 0,3; no es una ley. El máximo del coeficiente depende del número de clases, y los cortes no lo tienen en cuenta. Sin palabra si es 0.',
  },

  // Information.
  entropy_true: {
    sentence:
      'Incertidumbre sobre la clase real de un caso: 0 si hay una sola, máxima si todas son igual de frecuentes.',
    note: 'La base del logaritmo fija la unidad: bits con base 2 (por defecto), nats con base e, hartleys con base 10. Con base 2 y clases igual de frecuentes es log₂ K. 0 · log 0 cuenta como 0.',
  },
  entropy_predicted: {
    sentence:
      'Incertidumbre sobre la clase que se predice: 0 si es siempre la misma, máxima si todas se predicen por igual.',
    note: 'No dice nada de los aciertos: solo intervienen los totales de las predicciones.',
  },
  joint_entropy: {
    sentence:
      'Incertidumbre sobre el par formado por la clase real y la predicha de un caso: 0 si es siempre el mismo par.',
    note: 'Nunca es menor que la mayor de las dos entropías ni mayor que su suma, a la que llega solo si hay independencia.',
  },
  joint_entropy_terms: {
    sentence: 'Cuánto aporta cada celda a la entropía conjunta; todas las aportaciones suman la entropía conjunta.',
    note: 'Una celda vacía aporta 0, el límite de −p·log p. La celda más llena no tiene por qué ser la que más aporta: −p·log p es máximo en p = 1/e ≈ 0,37.',
  },
  conditional_entropy_true_given_predicted: {
    sentence: 'Incertidumbre que queda sobre la clase real cuando ya se conoce la predicción: 0 es ninguna.',
    note: 'El logaritmo divide entre el total de la columna, el de lo que ya se conoce; un error habitual es poner el otro total. PyCM no la da: su entropía condicional es la contraria.',
  },
  conditional_entropy_predicted_given_true: {
    sentence: 'Incertidumbre que queda sobre la predicción cuando ya se conoce la clase real: 0 es ninguna.',
    note: 'Es la única entropía condicional que da PyCM. El logaritmo divide entre el total de la fila, el de lo que ya se conoce.',
  },
  mutual_information: {
    sentence: 'Cuánta incertidumbre sobre la clase real quita conocer la predicción: 0 es independencia.',
    note: 'Renombrar las clases no la cambia: si las predicciones son un renombrado uno a uno, I = H(Y), no «cerca de 0,5» como en algunos apuntes. scikit-learn la da en nats; PyCM, en bits.',
  },
  mutual_information_terms: {
    sentence:
      'Aportación de cada celda a la información mutua: positiva con más casos que por azar, negativa con menos.',
    note: 'Todas suman la información mutua, que nunca es negativa aunque algunas celdas lo sean. Una celda vacía aporta 0.',
  },
  variation_of_information: {
    sentence: 'Lo que queda por saber de la verdad con la predicción, más lo que queda de la predicción con la verdad.',
    note: 'Es una distancia entre particiones: 0 si son iguales salvo los nombres, y cumple la desigualdad triangular. igraph la da en nats. Es una suma de dos términos no negativos, que pueden ser 0.',
  },
  normalized_variation_of_information: {
    sentence:
      'Proporción de la incertidumbre total que no comparten verdad y predicción: 0 es iguales salvo los nombres.',
    note: 'Dividida entre la entropía conjunta, como en aricode. Otros dividen entre log N o entre la suma de las entropías (el «nvi» de mclustcomp difiere). 0/0 si todos los casos están en una misma celda.',
  },
  normalized_information_distance: {
    sentence:
      'Lo que no comparten verdad y predicción, respecto a la más incierta de las dos: 0 es iguales salvo los nombres.',
    note: 'Es 1 menos la información mutua dividida entre la mayor de las dos entropías; aricode la llama NID. 0/0 si todos los casos están en una misma celda.',
  },
  cross_entropy_marginals: {
    sentence: 'Sorpresa media por caso si se esperan las proporciones predichas de las clases y llegan las reales.',
    note: 'Solo compara totales; no es la pérdida logarítmica de un clasificador. Infinita si una clase real no se predice nunca; PyCM omite ese término. Nunca es menor que la entropía de la verdad.',
  },
  kl_divergence: {
    sentence:
      'Sorpresa de más por esperar las proporciones predichas de las clases en vez de las reales: 0 si coinciden.',
    note: 'Solo compara totales: 0 no significa acertar. Infinita si una clase real no se predice nunca (PyCM: None). Las clases sin casos aportan 0. No es simétrica.',
  },
  kl_divergence_reverse: {
    sentence:
      'Sorpresa de más por esperar las proporciones reales de las clases en vez de las predichas: 0 si coinciden.',
    note: 'Solo compara totales: 0 no significa acertar. Infinita si se predice una clase que no tiene casos. En general no es igual a la del otro sentido.',
  },
  jensen_shannon_divergence: {
    sentence: 'Cuánto difieren las proporciones de clases de verdad y predicción: 0 si coinciden; siempre finita.',
    note: 'Solo compara totales: 0 no significa acertar. Como mucho 1 en bits. SciPy (jensenshannon) da su raíz cuadrada, la distancia.',
  },
  relative_classifier_information: {
    sentence:
      'Proporción de la incertidumbre sobre la clase real que quita conocer la predicción: 0 es nada, 1 es toda.',
    note: 'Es el coeficiente de incertidumbre U de Theil y coincide con la homogeneidad. DescTools suma una constante pequeña a las celdas vacías. 1 no significa acertar: basta un renombrado. 0/0 si hay una sola clase real.',
  },
  uncertainty_coefficient_predicted: {
    sentence:
      'Proporción de la incertidumbre sobre la predicción que quita conocer la clase real: 0 es nada, 1 es toda.',
    note: 'También de Theil; coincide con la completitud. 0/0 si se predice siempre la misma clase, donde la completitud vale 1.',
  },

  // Clustering: pairs of cases.
  rand_index: {
    sentence:
      'De los pares de casos, proporción tratada igual por las dos particiones: juntos en ambas o separados en ambas.',
    note: 'Los nombres de los grupos no importan, y puede haber distinto número de ellos. Con muchos grupos es alto incluso por azar; el índice ajustado lo corrige. Con un solo caso se toma como 1.',
  },
  adjusted_rand_index: {
    sentence: 'Parecido de dos particiones en los pares que juntan, descontado el azar: 0 es azar, 1 es iguales.',
    note: 'Los nombres de los grupos no importan, y puede haber distinto número de ellos. Su mínimo es −0,5, no −1. Se toma como 1 si las particiones son iguales, también las triviales; PyCM da None.',
  },
  fowlkes_mallows: {
    sentence: 'Media geométrica de la precisión y la exhaustividad al juntar pares de casos: 1 es iguales.',
    note: 'Los pares separados en ambas no cuentan. No descuenta el azar. 0/0 si una de las particiones no junta ningún par; scikit-learn da 0.',
  },
  pair_confusion_matrix: {
    sentence: 'Cuántos pares de casos están juntos o separados en la verdad (filas) y en la predicción (columnas).',
    note: 'Pares ordenados, como en scikit-learn: cada par cuenta dos veces. Primero separados, después juntos.',
  },
  pair_precision: {
    sentence: 'De los pares de casos juntos en la predicción, la proporción que también lo está en la verdad.',
    note: 'Uno de los dos índices de Wallace (1983). 0/0 si la predicción no junta ningún par.',
  },
  pair_recall: {
    sentence: 'De los pares de casos juntos en la verdad, la proporción que también lo está en la predicción.',
    note: 'Uno de los dos índices de Wallace (1983). 0/0 si la verdad no junta ningún par. Un solo grupo con todo da 1.',
  },
  pair_f1: {
    sentence: 'Precisión y exhaustividad de pares en un solo número, bajo en cuanto una de las dos es baja.',
    note: 'También: Dice o Czekanowski de pares. No descuenta el azar. 0/0 si ninguna de las dos particiones junta ningún par.',
  },
  pair_jaccard: {
    sentence: 'De los pares de casos juntos en alguna de las particiones, la proporción que lo está en ambas.',
    note: 'Ordena igual que el F1 de pares. No descuenta el azar. 0/0 si ninguna de las dos particiones junta ningún par.',
  },
  mirkin_metric: {
    sentence: 'Pares de casos juntos en una partición y separados en la otra, contados dos veces: 0 es iguales.',
    note: 'Cuenta pares ordenados, de ahí el doble. Crece con el cuadrado del número de casos; dividida entre N(N − 1) es 1 menos el índice de Rand.',
  },

  // Clustering: shared information.
  normalized_mutual_information_arithmetic: {
    sentence:
      'Información que comparten las dos particiones, respecto a la media de sus entropías: 0 es ninguna, 1 es iguales.',
    note: 'La de scikit-learn por defecto. 1 si las particiones son iguales, también con un solo grupo; 0 si solo una tiene un único grupo. No descuenta el azar: con muchos grupos sale alta.',
  },
  normalized_mutual_information_geometric: {
    sentence:
      'Información que comparten las dos particiones, respecto a la media geométrica de sus entropías: 1 es iguales.',
    note: 'La de Strehl y Ghosh (2002). 1 si las particiones son iguales, también con un solo grupo; 0 si solo una tiene un único grupo, donde la fórmula es 0/0, como en scikit-learn.',
  },
  normalized_mutual_information_min: {
    sentence:
      'Información que comparten las dos particiones, respecto a la menor de sus entropías: 1 si una se deduce de la otra.',
    note: 'Ya es 1 cuando una partición solo subdivide los grupos de la otra. Se toma como 1 si son iguales y como 0 si solo una tiene un único grupo (0/0), como en scikit-learn.',
  },
  normalized_mutual_information_max: {
    sentence:
      'Información que comparten las dos particiones, respecto a la mayor de sus entropías: 0 es ninguna, 1 es iguales.',
    note: 'La de aricode por defecto. 1 menos ella es una distancia. 1 si las particiones son iguales, también con un solo grupo; 0 si solo una tiene un único grupo, como en scikit-learn.',
  },
  normalized_mutual_information_joint: {
    sentence:
      'Información que comparten las dos particiones, respecto a toda la que contienen juntas: 0 es ninguna, 1 es iguales.',
    note: 'La variante «joint» de aricode; la menor de todas las normalizaciones. 1 si las particiones son iguales, también con un solo grupo; 0 si solo una tiene un único grupo.',
  },
  expected_mutual_information: {
    sentence:
      'Información mutua media de dos particiones al azar con grupos de los mismos tamaños: lo que hay que descontar.',
    note: 'Promedio sobre todas las tablas con los mismos totales. La base del logaritmo fija la unidad; scikit-learn la da en nats. Con muchos grupos y pocos casos es grande.',
  },
  adjusted_mutual_information_arithmetic: {
    sentence:
      'Información que comparten las dos particiones, descontado el azar y respecto a la media de sus entropías.',
    note: '0 es azar, 1 es iguales; puede ser negativa. La de scikit-learn por defecto. Se toma como 1 si son iguales y como 0 si no lo son y alguna es trivial (un único grupo o cada caso por separado).',
  },
  adjusted_mutual_information_geometric: {
    sentence: 'Información que comparten, descontado el azar y respecto a la media geométrica de sus entropías.',
    note: '0 es azar, 1 es iguales; puede ser negativa. Se toma como 1 si son iguales y como 0 si no lo son y alguna es trivial (un único grupo o cada caso por separado).',
  },
  adjusted_mutual_information_min: {
    sentence:
      'Información que comparten las dos particiones, descontado el azar y respecto a la menor de sus entropías.',
    note: '0 es azar; puede ser negativa. 1 si son iguales; 0 si no lo son y alguna es trivial: un único grupo o cada caso por separado. En lo segundo, scikit-learn da un valor que es puro redondeo.',
  },
  adjusted_mutual_information_max: {
    sentence:
      'Información que comparten las dos particiones, descontado el azar y respecto a la mayor de sus entropías.',
    note: '0 es azar, 1 es iguales; puede ser negativa. Es la AMI de aricode. Se toma como 1 si son iguales y como 0 si no lo son y alguna es trivial (un único grupo o cada caso por separado).',
  },
  homogeneity: {
    sentence: 'Hasta qué punto cada grupo predicho contiene casos de una sola clase: 1 es del todo.',
    note: 'Se toma como 1 si hay una sola clase real. Poner cada caso en su propio grupo da 1, así que conviene verla junto a la completitud. Donde no es 0/0, la información relativa del clasificador es el mismo número.',
  },
  completeness: {
    sentence: 'Hasta qué punto los casos de cada clase están todos en un mismo grupo predicho: 1 es del todo.',
    note: 'Se toma como 1 si hay un solo grupo predicho, que la cumple sin mérito: conviene verla junto a la homogeneidad.',
  },
  v_measure: {
    sentence: 'Homogeneidad y completitud en un solo número, bajo en cuanto una de las dos es baja: 1 es perfecto.',
    note: 'Su media armónica. Fuera de los casos triviales es la información mutua normalizada con media aritmética. 0 si ambas son 0. No descuenta el azar.',
  },
  v_measure_beta: {
    sentence: 'Homogeneidad y completitud en un solo número; cuanto mayor es β, más cuenta la completitud.',
    note: 'Si no se indica otra cosa, β es 1, y entonces es la medida V. Aquí el peso es β y no β², a diferencia del F-beta.',
  },

  // Clustering: matching of the groups.
  purity: {
    sentence: 'Proporción de aciertos si a cada grupo predicho se le da su clase más frecuente.',
    note: 'Poner cada caso en su propio grupo da 1. El «purity» de clue, con la verdad primero y la predicción después, es aquí la pureza inversa.',
  },
  inverse_purity: {
    sentence: 'Proporción de casos que están en el grupo predicho donde más casos hay de su clase.',
    note: 'Un solo grupo con todos los casos da 1: conviene verla junto a la pureza.',
  },
  clustering_f_measure: {
    sentence: 'Promedio del F1 de cada clase con el grupo predicho que mejor la recoge, con el peso de sus casos.',
    note: 'Definición de Larsen y Aone (1999); un mismo grupo puede servir a varias clases. El «f» de mclustcomp está en otra escala.',
  },
  clustering_accuracy: {
    sentence: 'Exactitud si los grupos se emparejan uno a uno con las clases de la mejor manera posible.',
    note: 'Cada grupo sirve a una clase como mucho, así que nunca pasa de la pureza. El «mmm» de mclustcomp 0.3.3 no es el máximo uno a uno.',
  },
  split_join_distance: {
    sentence:
      'Casos fuera del grupo principal de su clase, más casos fuera de la clase principal de su grupo: 0 es iguales.',
    note: 'Distancia de van Dongen (2000), «split.join» en igraph. Crece con el número de casos; la forma normalizada divide entre 2N.',
  },
  van_dongen_normalized: {
    sentence:
      'Promedio de dos proporciones: casos fuera del grupo principal de su clase y fuera de la clase principal de su grupo.',
    note: 'Criterio de van Dongen; 0 es particiones iguales y nunca llega a 1. Es 1 menos la media de la pureza y la pureza inversa.',
  },
  bcubed_precision: {
    sentence: 'Promedio, sobre los casos, de la proporción de su grupo predicho que es de su misma clase.',
    note: 'Cada caso se cuenta a sí mismo, así que nunca es 0 y poner cada caso en su propio grupo da 1.',
  },
  bcubed_recall: {
    sentence: 'Promedio, sobre los casos, de la proporción de su clase que está en su mismo grupo predicho.',
    note: 'Cada caso se cuenta a sí mismo, así que nunca es 0. Un solo grupo con todos los casos da 1.',
  },
  bcubed_f1: {
    sentence:
      'Precisión y exhaustividad BCubed en un solo número, bajo en cuanto una de las dos es baja: 1 es iguales.',
    note: 'Media armónica de los dos promedios, no el promedio de los F1 de los casos. No descuenta el azar.',
  },

  // Intervals of one class.
  recall_ci_wilson: {
    sentence: 'Entre qué valores cabe esperar la exhaustividad verdadera de {class}, vistos los casos suyos que hay.',
    note: 'Bueno también con pocos casos; nunca sale de [0, 1]. Su cobertura oscila en torno al nivel, 95 % si no se indica otro. PyCM redondea z a 1,96. 0/0 si la clase no tiene casos.',
  },
  precision_ci_wilson: {
    sentence: 'Entre qué valores cabe esperar la precisión verdadera de {class}, vistas las veces que se predijo.',
    note: 'Bueno también con pocos casos; nunca sale de [0, 1]. Su cobertura oscila en torno al nivel, 95 % si no se indica otro. PyCM redondea z a 1,96. 0/0 si la clase no se predice nunca.',
  },
  specificity_ci_wilson: {
    sentence:
      'Entre qué valores cabe esperar la especificidad verdadera de {class}, vistos los casos de otras clases que hay.',
    note: 'Bueno también con pocos casos; nunca sale de [0, 1]. Su cobertura oscila en torno al nivel, 95 % si no se indica otro. PyCM redondea z a 1,96. 0/0 si todos los casos son de la clase.',
  },
  negative_predictive_value_ci_wilson: {
    sentence:
      'Entre qué valores cabe esperar el valor predictivo negativo verdadero de {class}, vistos los casos no predichos así.',
    note: 'Bueno también con pocos casos; nunca sale de [0, 1]. Su cobertura oscila en torno al nivel, 95 % si no se indica otro. PyCM redondea z a 1,96. 0/0 si todo se predice como la clase.',
  },
  positive_likelihood_ratio_ci: {
    sentence: 'Entre qué valores cabe esperar la razón de verosimilitud positiva verdadera de {class}.',
    note: 'Aproximación normal del logaritmo, pobre con pocos casos y no simétrica en torno al valor. Si contiene 1, los datos no descartan que la predicción no diga nada. Indefinido si TP o FP es 0.',
  },
  negative_likelihood_ratio_ci: {
    sentence: 'Entre qué valores cabe esperar la razón de verosimilitud negativa verdadera de {class}.',
    note: 'Aproximación normal del logaritmo, pobre con pocos casos y no simétrica en torno al valor. Si contiene 1, los datos no descartan que la predicción no diga nada. Indefinido si FN o TN es 0.',
  },
  diagnostic_odds_ratio_ci: {
    sentence: 'Entre qué valores cabe esperar la razón de momios (odds ratio) verdadera de {class}.',
    note: 'Aproximación normal del logaritmo (Woolf), pobre con pocos casos. Si contiene 1, los datos no descartan el azar. Indefinido si alguna de las cuatro celdas es 0; algunos suman entonces 0,5 a cada una, aquí no.',
  },

  // Intervals of accuracy and kappa.
  accuracy_standard_error: {
    sentence: 'Cuánto variaría típicamente la exactitud de una muestra a otra del mismo tamaño.',
    note: 'Es 0 si todo se acierta o nada se acierta, aunque haya pocos casos: entonces no dice nada. Solo para recuentos enteros.',
  },
  accuracy_ci_wald: {
    sentence: 'Margen simétrico en torno a la exactitud en el que cabe esperar la verdadera: el más sencillo.',
    note: 'Demasiado corto con pocos casos o cerca de 0 y 1: cubre menos que el nivel. Puede salir de [0, 1], y aquí no se recorta; se reduce a un punto si todo se acierta. Es el intervalo del 95 % de PyCM.',
  },
  accuracy_ci_wilson: {
    sentence:
      'Entre qué valores cabe esperar la exactitud verdadera, vistos los casos que hay: a más casos, más estrecho.',
    note: 'Bueno también con pocos casos; nunca sale de [0, 1]. El nivel (95 % si no se indica otro) es la proporción aproximada de muestras cuyo intervalo contiene el valor verdadero.',
  },
  accuracy_ci_agresti_coull: {
    sentence:
      'Entre qué valores cabe esperar la exactitud verdadera, tras añadir unos pocos aciertos y errores ficticios.',
    note: 'Añade z²/2 de cada (unos dos al 95 %). Mismo centro que Wilson y nunca más corto que él. Puede salir de [0, 1]: aquí no se recorta; statsmodels sí lo hace.',
  },
  accuracy_ci_clopper_pearson: {
    sentence:
      'Entre qué valores cabe esperar la exactitud verdadera, con la garantía de cubrirla al menos al nivel pedido.',
    note: 'Llamado exacto: nunca cubre menos que el nivel, así que suele ser más ancho de lo necesario. Es el de binom.test en R y el de caret.',
  },
  kappa_standard_error: {
    sentence: 'Cuánto variaría kappa de una muestra a otra, según una primera aproximación.',
    note: 'De Cohen (1960), la de PyCM: trata el acuerdo por azar como si fuera un valor fijo. La de Fleiss, Cohen y Everitt (1969) es la válida con muchos casos.',
  },
  kappa_ci: {
    sentence: 'Entre qué valores cabe esperar el kappa verdadero, según una primera aproximación.',
    note: 'Usa el error estándar simple de Cohen (1960), como PyCM; con el de Fleiss, Cohen y Everitt (1969) sale otro. Simétrico: puede pasar de 1, y aquí no se recorta. Pobre con pocos casos.',
  },
  kappa_standard_error_fleiss: {
    sentence: 'Cuánto variaría kappa de una muestra a otra del mismo tamaño, si hay muchos casos.',
    note: 'El de Fleiss, Cohen y Everitt (1969), con pesos de acuerdo 1 en la diagonal y 0 fuera. Lo dan vcd, statsmodels y psych; PyCM da el simple.',
  },
  kappa_ci_fleiss: {
    sentence: 'Entre qué valores cabe esperar el kappa verdadero, si hay muchos casos.',
    note: 'Con el error estándar de Fleiss, Cohen y Everitt (1969). Simétrico: con pocos casos cubre menos de lo que promete y puede pasar de 1; aquí no se recorta.',
  },
  kappa_standard_error_null: {
    sentence: 'Cuánto variaría kappa de una muestra a otra si verdad y predicción fueran independientes.',
    note: 'Sirve para comprobar si kappa se distingue de 0, no para un intervalo. statsmodels lo llama std_kappa0.',
  },
  kappa_z: {
    sentence: 'A cuántos errores estándar queda kappa de 0, el valor que cabe esperar por azar.',
    note: 'La hipótesis es la independencia. Lejos de 0 (más de 1,96 al 5 %) dice que hay más concordancia que por azar, no que sea buena: con muchos casos basta un kappa muy pequeño.',
  },
  kappa_linear_standard_error_fleiss: {
    sentence: 'Cuánto variaría de una muestra a otra el kappa ponderado con pesos lineales, si hay muchos casos.',
    note: 'Fórmula de Fleiss, Cohen y Everitt (1969), como en vcd. Con dos clases es el del kappa simple.',
  },
  kappa_quadratic_standard_error_fleiss: {
    sentence: 'Cuánto variaría de una muestra a otra el kappa ponderado con pesos cuadráticos, si hay muchos casos.',
    note: 'Fórmula de Fleiss, Cohen y Everitt (1969), en la que coinciden vcd y statsmodels; el var.weighted de psych usa otra expresión.',
  },

  // Intervals of a proportion.
  proportion_ci_wald: {
    sentence:
      'Margen simétrico en torno a la proporción observada en el que cabe esperar la verdadera: el más sencillo.',
    note: 'Demasiado corto con pocos casos o cerca de 0 y 1: cubre menos que el nivel. Puede salir de [0, 1], y aquí no se recorta; se reduce a un punto si hay 0 éxitos o 0 fracasos.',
  },
  proportion_ci_wilson: {
    sentence:
      'Entre qué valores cabe esperar la proporción verdadera, vistos los éxitos y el total: a más casos, más estrecho.',
    note: 'Bueno también con pocos casos; nunca sale de [0, 1]. El nivel (95 % si no se indica otro) es la proporción aproximada de muestras cuyo intervalo contiene el valor verdadero.',
  },
  proportion_ci_agresti_coull: {
    sentence:
      'Entre qué valores cabe esperar la proporción verdadera, tras añadir unos pocos éxitos y fracasos ficticios.',
    note: 'Añade z²/2 de cada (unos dos al 95 %). Mismo centro que Wilson y nunca más corto que él. Puede salir de [0, 1]: aquí no se recorta; statsmodels sí lo hace.',
  },
  proportion_ci_clopper_pearson: {
    sentence:
      'Entre qué valores cabe esperar la proporción verdadera, con la garantía de cubrirla al menos al nivel pedido.',
    note: 'Llamado exacto: nunca cubre menos que el nivel, así que suele ser más ancho de lo necesario. Es el de binom.test en R.',
  },
  proportion_ci_wilson_cc: {
    sentence: 'Entre qué valores cabe esperar la proporción verdadera, algo más ancho que el de Wilson por prudencia.',
    note: 'Es el de prop.test en R por defecto. Raras veces cubre menos que el nivel, a costa de ser más ancho, parecido al de Clopper-Pearson. Llega a 0 sin éxitos y a 1 sin fracasos.',
  },
  proportion_ci_jeffreys: {
    sentence:
      'Entre qué valores queda la proporción verdadera con la probabilidad pedida, partiendo de no saber casi nada de ella.',
    note: 'Bayesiano, con distribución a priori Beta(1/2, 1/2). Su cobertura oscila en torno al nivel, también con pocos casos. El extremo inferior se fija en 0 sin éxitos y el superior en 1 sin fracasos.',
  },

  // Tests between two classifiers.
  mcnemar_statistic: {
    sentence:
      'Cuánto se desequilibran los casos que solo acierta uno de los dos clasificadores: 0 es equilibrio exacto.',
    note: 'Los casos que ambos aciertan o ambos fallan no intervienen. Sin corrección de continuidad, como mcnemar.test(correct = FALSE) de R. 0/0 si no hay casos que acierte solo uno.',
  },
  mcnemar_statistic_corrected: {
    sentence:
      'Desequilibrio entre los casos que solo acierta uno de los dos clasificadores, rebajado en un caso por prudencia.',
    note: 'Corrección de continuidad de Edwards (1948), la de mcnemar.test de R por defecto. 0/0 si no hay casos que acierte solo uno.',
  },
  mcnemar_p_value: {
    sentence:
      'Probabilidad de un desequilibrio igual o mayor entre los dos clasificadores si ambos aciertan por igual.',
    note: 'La hipótesis es que ambos tienen la misma exactitud. Un valor pequeño habla en contra de ella; no es la probabilidad de que sea cierta. Aproximación: suele pedirse que al menos 25 casos los acierte solo uno.',
  },
  mcnemar_p_value_corrected: {
    sentence:
      'Probabilidad, con corrección de continuidad, de un desequilibrio igual o mayor si ambos aciertan por igual.',
    note: 'La hipótesis es que ambos tienen la misma exactitud. Un valor pequeño habla en contra de ella; no es la probabilidad de que sea cierta. Más prudente que sin corregir: el de mcnemar.test de R por defecto.',
  },
  mcnemar_exact_p_value: {
    sentence:
      'Probabilidad exacta de un reparto igual de desequilibrado o más si ambos clasificadores aciertan por igual.',
    note: 'La hipótesis es que ambos tienen la misma exactitud. Un valor pequeño habla en contra de ella; no es la probabilidad de que sea cierta. Vale con pocos casos, aunque resulta prudente en exceso. 1 si no hay discrepancias.',
  },
  mcnemar_mid_p_value: {
    sentence: 'Como el valor p exacto, pero el reparto observado cuenta la mitad: menos prudente en exceso.',
    note: 'La hipótesis es que ambos tienen la misma exactitud. Un valor pequeño habla en contra de ella; no es la probabilidad de que sea cierta. No garantiza el nivel, aunque rara vez lo rebasa. 1 si no hay discrepancias.',
  },
  // Costs.
  expected_cost: {
    sentence: 'Lo que cuesta un caso en promedio si cada confusión cuesta lo que dice la tabla de costes.',
    note: 'Necesita una tabla de costes: fila la clase real, columna la decisión. Con coste 1 en cada error y 0 en los aciertos es la tasa de error.',
  },
  normalized_expected_cost: {
    sentence: 'Coste medio dividido entre el de decidir siempre la misma clase, la más barata.',
    note: 'Por encima de 1, el clasificador cuesta más que no mirar el caso. Indefinido si esa decisión constante no costara nada.',
  },
  expected_cost_with_priors: {
    sentence: 'Lo que costaría un caso en promedio si las clases se dieran en otras proporciones que en estos datos.',
    note: 'Necesita costes y proporciones a priori. Se conservan las tasas dentro de cada clase real. Indefinido si una clase con proporción positiva no tiene casos aquí.',
  },
};

export const quantities: Record<QuantityId, string> = {
  true_positive: 'casos de la clase predichos como la clase',
  false_positive: 'casos de otras clases predichos como la clase',
  false_negative: 'casos de la clase predichos como otra clase',
  true_negative: 'casos de otras clases no predichos como la clase',
  condition_positive: 'todos los casos de la clase',
  condition_negative: 'todos los casos de las otras clases',
  predicted_positive: 'todos los casos predichos como la clase',
  predicted_negative: 'todos los casos no predichos como la clase',
  cell: 'casos de la clase i predichos como clase j',
  diagonal: 'casos de la clase i predichos como clase i',
  row_total: 'total de la fila: todos los casos de esa clase',
  column_total: 'total de la columna: todos los casos predichos como esa clase',
  sample_size: 'número de casos',
  correct_count: 'número de aciertos',
  error_count: 'número de errores',
  solution_count: 'número de elecciones que encajan en las cifras impresas',
  class_count: 'número de clases',
  defined_classes: 'número de clases en las que está definido el valor que se promedia',
  row_count: 'número de filas con casos',
  column_count: 'número de columnas con casos',
  beta: 'cuántas veces más importante es la exhaustividad que la precisión',
  tversky_alpha: 'peso de los falsos negativos',
  tversky_beta: 'peso de los falsos positivos',
  iba_alpha: 'peso de la diferencia entre exhaustividad y especificidad',
  net_benefit_threshold: 'probabilidad a partir de la cual se predice la clase',
  base: 'base del logaritmo',
  kappa_weight: 'cuánto cuenta predecir j para un caso de la clase i',
  row_index: 'lugar de la clase real en el orden de las clases',
  column_index: 'lugar de la clase predicha en el orden de las clases',
  degrees_of_freedom: 'grados de libertad: (filas con casos − 1) × (columnas con casos − 1)',
  row_number: 'lugar de la fila, desde 1',
  column_number: 'lugar de la columna, desde 1',
  rest_of_row: 'los demás casos de la misma clase real',
  rest_of_column: 'los demás casos predichos como la misma clase',
  other_rows_and_columns: 'casos de otras clases reales y predichas',
  below_right: 'casos en filas posteriores y columnas posteriores',
  below_left: 'casos en filas posteriores y columnas anteriores',
  pooled_rank: 'rango medio de una clase entre todas las etiquetas, reales y predichas juntas',
  concordant_pairs: 'pares de casos que la verdad y la predicción ponen en el mismo orden',
  discordant_pairs: 'pares de casos que la verdad y la predicción ponen en orden contrario',
  confused_pairs: 'número de pares de clases que se confunden alguna vez',
  pairs_together: 'pares de casos juntos en ambas agrupaciones',
  pairs_split: 'pares de casos juntos en la verdad y separados en la predicción',
  pairs_joined: 'pares de casos separados en la verdad y juntos en la predicción',
  pairs_apart: 'pares de casos separados en ambas agrupaciones',
  cell_count: 'número de celdas con casos',
  matched_cases: 'casos en común cuando cada grupo se empareja lo mejor posible con uno, como mucho, del otro lado',
  expected_information: 'media de la información mutua de todas las agrupaciones con los mismos tamaños de grupo',
  products_of_margins: 'suma, en las clases, del producto del total de fila por el de columna',
  aickin_chance_agreement: 'acuerdo por azar de los casos cuyo acuerdo no es seguro',
  mean_linear_weight_of_row: 'peso lineal medio de la clase real, según el reparto de las predicciones',
  mean_linear_weight_of_column: 'peso lineal medio de la clase predicha, según el reparto de la verdad',
  mean_quadratic_weight_of_row: 'peso cuadrático medio de la clase real, según el reparto de las predicciones',
  mean_quadratic_weight_of_column: 'peso cuadrático medio de la clase predicha, según el reparto de la verdad',
  linear_chance_agreement: 'acuerdo esperado por azar, con pesos lineales',
  quadratic_chance_agreement: 'acuerdo esperado por azar, con pesos cuadráticos',
  v_beta: 'cuántas veces más importante es la completitud que la homogeneidad',
  cost: 'coste de decidir j para un caso de la clase i',
  prior: 'proporción de la clase donde se va a usar el clasificador',
  level: 'nivel de confianza del intervalo',
  normal_score: 'cuantil normal del nivel',
  successes: 'número de éxitos',
  failures: 'número de fracasos',
  only_first_right: 'casos en los que solo acierta el primer clasificador',
  only_second_right: 'casos en los que solo acierta el segundo clasificador',
  e: 'número de Euler, 2,71828…',
  pi: 'el número pi, 3,14159…',
};

export const details: Details = {
  where: 'donde',
  convention: (reference) => `Una convención de ${reference}, no una ley.`,
  inTruth: { apart: 'separados en la verdad', together: 'juntos en la verdad' },
  inPrediction: { apart: 'separados en la predicción', together: 'juntos en la predicción' },
  openReference: 'Todo sobre ella en la referencia',
  anotherRoute: 'Lo mismo por otro camino',
  undefinedBecause: 'indefinido, porque',
  replacedBy: (value) => `Cuenta como ${value}, según lo elegido en «0/0».`,
  leftOut: 'Se omite.',
  more: (count) => `y ${count} más`,
  range: 'Intervalo',
  better: {
    higher: 'cuanto más alto, mejor',
    lower: 'cuanto más bajo, mejor',
    neither: 'ni alto ni bajo es mejor por sí mismo',
  },
  alsoCalled: 'También llamada',
  reference: 'Fuente',
  identifier: 'Identificador',
};

/** Completes «indefinido, porque …». `{term}` is the part of the formula concerned. */
export const undefinedReasons: Record<Exclude<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'zero-denominator': 'el denominador {term} es 0',
  'logarithm-of-zero': 'el logaritmo o el cuantil normal de {term} no es finito',
  'out-of-domain': 'la función no está definida en este valor de {term}',
  requirement: 'necesita que {term} sea mayor que 0',
  'needs-option': 'necesita una opción que no se ha indicado',
  'fractional-counts': 'solo existe para recuentos enteros',
  'cases-unknown': 'necesita el número de casos, que las proporciones no dicen',
  'too-many-choices': 'hay más elecciones de las que se pueden contar',
  'negatives-unknown': 'necesita los verdaderos negativos, que aquí nadie puede contar',
  'no-class': 'no está definido para ninguna clase',
};
