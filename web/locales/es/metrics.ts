import type { Undefined } from '../../core/types.ts';
import type { MetricText, QuantityId } from '../en/metrics.ts';
import type { MetricId } from '../en/names.ts';

export const metrics: Record<MetricId, MetricText> = {
  // Recuentos de una clase.
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
    sentence: 'Casos de otras clases que no se predijeron como {class}, sea cual sea la otra clase que recibieron.',
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

  // Tasas de una clase.
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

  // Valores F y solapamiento.
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

  // Destreza en una clase.
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
    sentence: 'Por cuánto se multiplica la frecuencia de {class} entre los casos predichos como {class}: 1 es azar.',
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

  // Pruebas diagnósticas.
  positive_likelihood_ratio: {
    sentence: 'Por cuánto multiplica una predicción de {class} los momios (odds) de {class}: 1 no dice nada.',
    note: 'Exhaustividad entre tasa de falsos positivos. Sin falsos positivos crece sin límite y aquí se da como indefinida (scikit-learn: nan, PyCM: None).',
  },
  negative_likelihood_ratio: {
    sentence:
      'Por cuánto multiplica cualquier otra predicción los momios (odds) de {class}: 1 no dice nada, 0 la descarta.',
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
  d_prime: {
    sentence: 'A cuántas desviaciones estándar estarían {class} y el resto en una escala normal: 0 es azar.',
    note: 'Indefinido si la exhaustividad o la tasa de falsos positivos es 0 o 1. En psicología se suele sumar entonces medio caso a cada celda; aquí no se hace.',
  },
  net_benefit: {
    sentence:
      'Verdaderos positivos por caso, menos los falsos positivos según su daño: 0 es no predecir nunca {class}.',
    note: 'El peso de un falso positivo es p/(1 − p), con p la probabilidad umbral, 0,5 por defecto: entonces ambos cuentan igual. PyCM pide directamente el peso.',
  },

  // Información de una clase.
  information_score: {
    sentence: 'Información que una predicción de {class} da a favor de {class}: 0 es ninguna; si es negativa, engaña.',
    note: 'El logaritmo del lift, en bits con base 2. Indefinida si TP = 0, porque log 0 no es finito.',
  },

  // Promedios de las clases.
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
  f1_of_macro_averages: {
    sentence: 'Media armónica de la precisión macro y la exhaustividad macro.',
    note: 'Algunos apuntes lo llaman F1 macro, pero casi todas las bibliotecas toman la media de los F1, que nunca es mayor si no se deja fuera ninguna clase. 2PR/(P⁻¹ + R⁻¹) es una errata por 2/(P⁻¹ + R⁻¹).',
  },
  g_mean_overall: {
    sentence: 'Raíz del producto de las exhaustividades de las clases: 0 en cuanto una clase no se reconoce nunca.',
    note: 'Solo sobre las clases que tienen casos.',
  },

  // La matriz y su tamaño.
  confusion_matrix: {
    sentence: 'Cuántos casos de cada clase real recibieron cada clase.',
    note: 'Aquí las filas son la verdad y las columnas las predicciones. Algunos apuntes, y caret en R, ponen las predicciones en las filas: conviene mirar los nombres de los ejes.',
  },
  confusion_matrix_row_normalized: {
    sentence: 'Adónde fueron los casos de cada clase real, en proporciones; en la diagonal están las exhaustividades.',
    note: 'Una fila sin casos es 0/0; scikit-learn la llena de ceros.',
  },
  confusion_matrix_column_normalized: {
    sentence:
      'De dónde vienen los casos predichos como cada clase, en proporciones; en la diagonal están las precisiones.',
    note: 'Una columna sin casos es 0/0; scikit-learn la llena de ceros.',
  },
  joint_distribution: {
    sentence: 'Proporción de todos los casos que hay en cada celda; todas suman 1.',
  },
  sample_size: {
    sentence: 'Cuántos casos hay en total.',
    note: 'La suma de los pesos si los casos tienen pesos. Conviene comprobarlo primero: un N equivocado estropea todas las proporciones.',
  },
  class_count: {
    sentence: 'Cuántas clases hay, contando las que no tienen casos.',
  },
  correct_count: {
    sentence: 'Cuántos casos recibieron su clase real: la suma de la diagonal.',
  },
  error_count: {
    sentence: 'Cuántos casos recibieron una clase que no era la suya: todo lo que está fuera de la diagonal.',
  },

  // Exactitud.
  accuracy: {
    sentence: 'Proporción de casos que recibieron su clase real.',
    note: 'Con clases desiguales, conviene compararla con la tasa sin información: la exactitud de responder siempre la clase más frecuente.',
  },
  error_rate: {
    sentence: 'Proporción de casos que recibieron una clase equivocada.',
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

  // Concordancia.
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
  bangdiwala_b: {
    sentence: 'Proporción del área de un gráfico de concordancia que es concordancia exacta: 1 es perfecta.',
    note: 'El gráfico dibuja un rectángulo por clase, total de fila por total de columna, y dentro el cuadrado de los aciertos.',
  },

  // Correlación y asociación.
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
  cramers_v: {
    sentence: 'Fuerza de la asociación entre verdad y predicción: 0 es independencia; 1, la mayor posible.',
    note: 'No mira si las etiquetas son correctas: intercambiarlas de forma sistemática no la cambia. Las filas y columnas vacías no cuentan; en PyCM, sí.',
  },
  lambda_true_given_predicted: {
    sentence: 'Proporción de los errores al adivinar la clase real que se evita al conocer la predicción.',
    note: 'Comparado con decir siempre la clase más frecuente. 0 no implica independencia.',
  },
  lambda_predicted_given_true: {
    sentence: 'Proporción de los errores al adivinar la clase predicha que se evita al conocer la verdad.',
    note: 'Comparado con decir siempre la predicción más frecuente. 0 no implica independencia.',
  },
};

export const quantities: Record<QuantityId, string> = {
  true_positive: 'casos de la clase que recibieron esa clase',
  false_positive: 'casos de otras clases que recibieron la clase',
  false_negative: 'casos de la clase que recibieron otra clase',
  true_negative: 'casos de otras clases que no recibieron la clase',
  condition_positive: 'todos los casos de la clase',
  condition_negative: 'todos los casos de las otras clases',
  predicted_positive: 'todos los casos que recibieron la clase',
  predicted_negative: 'todos los casos que no recibieron la clase',
  cell: 'casos de la clase i que recibieron la clase j',
  diagonal: 'casos de la clase i que recibieron la clase i',
  row_total: 'total de la fila: todos los casos de esa clase',
  column_total: 'total de la columna: todos los casos que recibieron esa clase',
  sample_size: 'número de casos',
  correct_count: 'número de aciertos',
  error_count: 'número de errores',
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
  kappa_weight: 'cuánto cuenta dar la clase j a un caso de la clase i',
  row_index: 'lugar de la clase real en el orden de las clases',
  column_index: 'lugar de la clase predicha en el orden de las clases',
  degrees_of_freedom: 'grados de libertad: (filas con casos − 1) × (columnas con casos − 1)',
  e: 'número de Euler, 2,71828…',
  pi: 'el número pi, 3,14159…',
};

/** Completa «Indefinido: …». */
export const undefinedReasons: Record<Undefined['reason'], string> = {
  'zero-denominator': 'el denominador {term} es 0',
  'logarithm-of-zero': 'el logaritmo o el cuantil normal de {term} no es finito',
  'out-of-domain': 'la función no está definida en este valor de {term}',
  'needs-option': 'necesita una opción que no se ha indicado',
  'fractional-counts': 'solo existe para recuentos enteros',
  'no-class': 'no está definido para ninguna clase',
};
