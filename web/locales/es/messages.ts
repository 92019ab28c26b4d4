import type { messages as english } from '../en/messages.ts';

export const errors: typeof english.errors = {
  'no-answers':
    'Aquí no hay respuestas. Pega un informe de clasificación, una tabla con nombres de métricas y clases, o líneas como «precisión de A = 0,72».',
  'unknown-metric': '«{excerpt}» no es una métrica de estos datos. Revisa cómo está escrita.',
  'unknown-class':
    'No está claro a qué clase corresponde «{excerpt}». Nombra una de las clases o un promedio, o da un valor por clase.',
  'too-many-answers': 'Aquí hay más de {maximum} celdas, o muchísimo texto. Pega solo las respuestas.',
  'empty-text':
    'Todavía no hay nada que leer. Pega dos columnas de etiquetas, una matriz de confusión o la verdad con puntuaciones.',
  'no-data':
    'Nada aquí parece un conjunto de datos: la línea {line} («{excerpt}») podría leerse, pero ninguna etiqueta se repite, o ninguna es a la vez verdadera y predicha. Elige en «Leer como» qué es.',
  'binary-file': 'Esto no es texto: el byte {offset} es cero. Abre el archivo en su programa y copia las celdas.',
  'invalid-utf8': 'El byte {offset} ({byte}) no es UTF-8 válido. Guarda el archivo en UTF-8 e inténtalo de nuevo.',
  'invalid-utf16':
    'El texto UTF-16 está cortado o dañado en el byte {offset}. Guarda el archivo en UTF-8 e inténtalo de nuevo.',
  'file-rows-differ':
    'Un archivo de más de 500 MB se lee si todas sus filas tienen la misma forma: una etiqueta real y otra predicha de pocas clases, o una etiqueta y puntuaciones, con 67 millones de números como mucho. Este no es así. Puede tomarse una parte, o contar sus filas en una base de datos.',
  'file-needs-memory':
    'El navegador no ha dado la memoria que necesita este archivo: unos 130 bytes por puntuación. Puede ayudar cerrar otras pestañas o tomar una parte del archivo.',
  'file-unreadable': 'El navegador no puede seguir leyendo el archivo. Quizá se ha movido o ha cambiado entretanto.',
  'looks-like-html': 'Esto es código HTML. Copia la tabla de la página tal como se ve, no su código.',
  'looks-like-report':
    'Es un informe de clasificación del que no se pueden deducir los recuentos: hacen falta la precisión, la exhaustividad y el soporte de cada clase. Pega las etiquetas o la matriz de confusión.',
  'looks-like-scores':
    '«{excerpt}» parece una puntuación, pero ninguna columna a su lado contiene las clases reales. Pega la verdad y las puntuaciones una junto a otra.',
  'looks-like-metrics':
    'Son valores de métricas («{excerpt}» …), no datos. Pega las etiquetas o la matriz de confusión de las que salen; para comprobar una respuesta, pégala en «Comprobar».',
  'looks-like-curve':
    'Son puntos de una curva ya calculada. De ellos se siguen su área, su envolvente y su tasa de igual error: se calculan en Curvas, «Puntos o fórmulas». Para todo lo demás, introduce la clase real y la puntuación de cada caso.',
  'looks-like-function':
    'Es una fórmula, «{excerpt}», no datos. Como curva ROC o precisión-exhaustividad se dibuja y se integra en Curvas, «Puntos o fórmulas».',
  'looks-like-losses':
    'Es una tabla de pérdidas, con una fila por estado y una columna por acción. Se lee en Decisiones, no como matriz de confusión.',
  'columns-needed':
    'Faltan columnas para esto. Elige exactamente una como verdad, una o dos como predicciones o algunas como puntuaciones, y como mucho una como recuentos o pesos.',
  'looks-like-one-hot':
    'Cada fila marca una clase (one-hot), pero solo hay una matriz. Pega la verdad y, tras una línea en blanco, las predicciones.',
  'not-one-hot':
    'En datos one-hot cada caso tiene exactamente un 1; aquí, en la línea {line}, hay {found}. Corrige este caso.',
  'looks-like-sets':
    '«{excerpt}» parecen conjuntos de etiquetas. Pega un conjunto real y uno predicho por línea, o las dos particiones, una por línea.',
  percentages:
    '«{excerpt}» es un porcentaje, pero los números no suman 100 %, ni todos juntos ni los de cada fila o columna. Corrígelos o pega los recuentos.',
  'cases-do-not-fit':
    'De {cases} casos estas proporciones no dan recuentos enteros, o tienen muy pocas cifras para saber cuáles. Corrige el número o déjalo vacío.',
  'shortened-print':
    'La salida está recortada aquí («{excerpt}»), así que faltan casos. Imprime todo o exporta un archivo CSV.',
  'unexpected-text': '«{excerpt}» está donde se esperaba una lista o una matriz. Quítalo.',
  'several-tables': 'Aquí hay {found} tablas. Pega una sola matriz de confusión.',
  'code-not-run': '«{excerpt}» habría que calcularlo antes. Ejecuta el código y pega lo que imprime.',
  'unknown-function': '«{name}(…)» habría que calcularlo antes. Ejecuta el código y pega lo que imprime.',
  'no-scores': 'Aquí no hay puntuaciones. Pega la clase real y la puntuación de cada caso una junto a otra.',
  'no-label-sets': 'Aquí no hay conjuntos de etiquetas. Pega un conjunto real y uno predicho por caso.',
  'no-losses': 'Aquí no hay ninguna tabla de pérdidas. Pega una fila por estado y una columna por acción.',
  'no-report': 'Aquí no hay ningún informe. Pega una fila por clase bajo precision, recall y support.',
  'no-class-counts': 'Aquí no hay recuentos de clases. Pega una fila por clase bajo TP, FP y FN.',
  'no-distributions':
    'Aquí no hay ninguna distribución. Pega las probabilidades o los recuentos de cada resultado en una o dos listas, o una lista de etiquetas.',

  'header-only': 'Hay una cabecera, pero ninguna fila de datos debajo.',
  'one-column': 'Solo hay una columna. Pega la etiqueta real y la predicha de cada caso una junto a otra.',
  'too-many-columns':
    'Hay {found} columnas y no está claro cuáles son las etiquetas. Deja la verdad y una o dos predicciones, o nómbralas «verdad» y «predicho».',
  'ragged-rows': 'La línea {line} tiene {found} donde se esperaban {expected} celdas.',
  'mixed-delimiters':
    'La línea {line} separa sus celdas con «{found}» y las anteriores no. Usa el mismo separador en todas.',
  'unclosed-quote': 'Las comillas de la línea {line} no se cierran.',
  'text-after-quote': '«{excerpt}» sigue a unas comillas de cierre. Duplica las comillas que sean parte del texto.',
  'missing-value': 'Falta un valor en la línea {line}. Complétalo.',

  'one-vector': 'Solo hay una lista. Pega dos: las etiquetas reales y las predichas.',
  'one-partition':
    'Solo hay una partición en conjuntos. Pega dos, cada una en su línea: las clases reales y las predichas.',
  'element-twice':
    '«{element}» está en el conjunto {first} y otra vez en el conjunto {second}. Déjalo en uno solo: cada caso tiene una clase.',
  'element-missing': '«{element}» está solo en una de las particiones. Las dos tienen que contener los mismos casos.',
  'three-vectors':
    'Hay {found} listas. Deja las etiquetas reales y las predicciones de uno o dos clasificadores, todas con las mismas etiquetas.',
  'unequal-lengths':
    'Las listas no tienen la misma longitud. La primera, la verdad, tiene {truth} elementos; las demás necesitan otros tantos.',
  'empty-brackets': 'Estos corchetes están vacíos.',
  'unclosed-bracket': 'Este corchete no se cierra. Añade «{closing}».',
  'unbalanced-bracket': '«{excerpt}» no cierra el corchete abierto. Lo cerraría «{closing}».',
  'nested-too-deep': 'Los corchetes están anidados a más de dos niveles. Pega dos listas, o una lista de filas.',
  'missing-comma': 'Falta una coma antes de «{excerpt}».',
  'json-syntax': 'El JSON no es válido en «{excerpt}».',
  'json-shape': 'Este JSON no contiene un par de listas. Llama «truth» a una y «predicted» a la otra.',
  'unclosed-environment': 'El entorno de LaTeX {excerpt} no se cierra con \\end{…}.',

  'not-a-number': '«{excerpt}» no es un número.',
  'negative-count': 'Hay un recuento negativo. Los recuentos son 0 o más.',
  'fractional-count':
    '«{excerpt}» no es un número entero, así que no es un recuento. Si son pesos, permite fracciones.',
  'bad-count': 'El recuento de la fila {row}, columna {cell} no es un número finito.',
  'infinite-number': '«{excerpt}» no es un número finito.',
  'number-too-large': '«{excerpt}» es demasiado grande para calcular con él.',
  'count-too-large':
    'Hay un recuento mayor que 9 007 199 254 740 992; más allá, los números enteros dejan de ser exactos.',
  'box-without-area':
    'Una caja necesita un área: xmax mayor que xmin e ymax mayor que ymin. Esta va de {left} a {right} y de {top} a {bottom}.',
  'overlap-out-of-range': 'El solapamiento es {found}. Debe ser mayor que 0 y como máximo 1.',
  'ambiguous-number':
    '«{excerpt}» puede ser un millar o una fracción. Escríbelo sin el signo, o elige el signo decimal.',
  'negative-weight': '«{excerpt}» es un peso negativo. Los pesos son 0 o más.',
  'bad-weight': 'El peso del caso {case} no es un número entre 0 y 9 007 199 254 740 992.',

  'nan-score': 'La puntuación del caso {case} es NaN, que no es ni alta ni baja. Corrígela, o deja fuera esos casos.',
  'negative-probability': 'El caso {case} tiene una probabilidad negativa, {value}. Las probabilidades van de 0 a 1.',
  'probability-above-one':
    'El caso {case} tiene una probabilidad mayor que 1, {value}. Las probabilidades van de 0 a 1.',
  'probabilities-do-not-sum':
    'Las probabilidades del caso {case} suman {sum} y no 1 (diferencia: {difference}). Corrígelas, o haz que cada fila se divida entre su suma.',
  'shares-do-not-sum': '{path}, fila {case}: las probabilidades suman {sum} y no 1 (diferencia: {difference}).',
  'reserved-label': 'Una fila rechazada se llama «reject», así que ninguna clase puede llamarse así.',
  'columns-for-classes': 'Hay {found} columnas de números para {expected} clases. Cada clase necesita una columna.',
  'more-than-two-classes':
    'La verdad tiene {found} clases ({first}, {second}, {third} …), y las puntuaciones enfrentan una a las demás. Di cuál es la positiva.',
  'no-model': 'No hay puntuaciones. Da una lista de ellas, o una lista por modelo.',
  'duplicate-model': 'Dos modelos se llaman «{model}». Da a cada uno su propio nombre.',
  'no-classes': 'No hay clases. Nombra la clase de cada columna.',
  'nothing-predicted': 'No hay conjuntos predichos ni puntuaciones que comparar con la verdad.',
  'more-than-total': 'Hay más casos de una clase que en total: «{excerpt}».',

  'matrix-without-numbers': 'Esta tabla no tiene números: «{excerpt}» está donde se esperaba un recuento.',
  'totals-only': 'Solo quedan totales. Pega también las celdas de la matriz.',
  'empty-matrix': 'La matriz está vacía.',
  'ragged-counts': 'La fila {row} tiene {found} recuentos; la primera, {expected}.',
  'not-square':
    'Hay {rows} filas y {columns} columnas de las mismas clases, pero debe haber tantas unas como otras. Pon una fila o columna de ceros a la clase que nunca aparece; si filas y columnas son grupos distintos, dales nombres distintos.',
  'duplicate-label': '«{label}» aparece dos veces.',
  'label-count': 'Hay {found} nombres para {expected} clases.',
  'labels-differ':
    'Filas y columnas comparten algunas clases, pero no todas: «{label}» solo está en las columnas. Usa los mismos nombres en ambas o, si son dos agrupaciones distintas, ninguno en común.',
  'states-differ':
    'Las columnas de la segunda tabla deben ser los estados de la primera: «{label}» solo está en una de las dos.',
  'errors-do-not-fit':
    'Ninguna matriz tiene estos recuentos: cada error es un falso negativo de una clase y un falso positivo de otra, pero hay {missed} falsos negativos y {alarms} falsos positivos, o una clase tiene más que todas las demás juntas.',
  'true-negatives-do-not-fit':
    'Los verdaderos negativos de {label} son {found}, pero aparte de sus TP, FP y FN quedan {expected} casos.',
  'too-many-classes':
    'Hay {found} etiquetas distintas; no se calcula una matriz de más de {maximum} clases. ¿Seguro que son clases?',
  'no-cases': 'No hay ningún caso.',
  'unknown-label': 'La etiqueta «{label}» del caso {case} no está entre las clases dadas.',
  'unknown-positive': 'La clase positiva «{label}» no aparece entre las etiquetas.',

  'no-states': 'No hay estados. Nombra al menos una clase o estado de la naturaleza.',
  'no-actions': 'No hay acciones entre las que elegir. Nombra al menos una.',
  'no-observations': 'No hay observaciones. Da las probabilidades de al menos una.',
  'too-many-cases': 'Los recuentos de un informe se deducen para {maximum} casos como máximo; aquí son {found}.',
  'report-decimals': 'Las proporciones de un informe llevan de 1 a {maximum} decimales, no {found}.',
  'report-recall-impossible':
    '{label}: ningún número entero de {cases} casos da una exhaustividad de {recall}; de {other} sería {hits}/{other}.',
  'report-row-impossible':
    '{label}: la precisión {precision}, la exhaustividad {recall} de {cases} casos y el F1 de al lado no pueden ser todos correctos. Ningún número de predicciones los da.',
  'report-impossible':
    'Cada fila es posible por sí sola, pero las filas no encajan entre sí: ningún recuento tiene predicciones que sumen los {cases} casos y la exactitud impresa.',
  'too-many-groups':
    'Hay {found} grupos distintos; no se comparan más de {maximum}. ¿Seguro que es una columna de grupos?',
  'no-ratings':
    'Aquí no hay valoraciones. Pega una columna por evaluador y una fila por elemento; una celda puede estar vacía.',
  'no-ranked-list':
    'Aquí no hay una lista ordenada. Pega marcas de elementos relevantes y no relevantes, el mejor primero, como R N R R N, o los rangos de los relevantes.',
  'too-few-raters': 'Hay valoraciones de {found} evaluadores. El acuerdo necesita dos o más.',
  'negative-relevance': 'El elemento de rango {rank} tiene una relevancia de {found}. Debe ser 0 o más.',
  'too-few-relevant': 'En la lista hay {returned} elementos relevantes, pero se dice que existen {found}.',
  'wrong-length': '{path} tiene {found} elementos, pero se necesitan {expected}.',
  'negative-loss': '{path} es {found}. La pérdida de un rechazo o de un error no puede ser negativa.',
  'unknown-truth': 'La clase real «{label}» de la observación {case} no está entre las clases dadas.',
  'share-outside': '{path} es {found}, pero debe estar entre 0 y 1.',

  'bad-option': '«{found}» no es un valor de la opción {option}.',
  'bad-problem': '{path} es {found}, que no se puede usar.',
  'count-not-whole': '{name} no es un número entero de 0 a 9 007 199 254 740 992.',
  'more-successes-than-trials': 'No puede haber más éxitos que ensayos.',
  'rivals-without-classes':
    'Dos clasificadores solo se pueden comparar si predicen las clases reales, no grupos propios.',
};

export const expected: typeof english.expected = {
  metric: 'el nombre de una métrica',
  class: 'el nombre de una clase o un promedio',
  'labels-or-matrix': 'dos columnas de etiquetas, dos listas, una matriz de confusión o la verdad con puntuaciones',
  'vectors-or-matrix': 'dos listas, o una matriz como lista de filas',
  'text-encoding': 'texto en UTF-8, o en UTF-16 con marca de orden de bytes',
  'plain-text': 'las celdas como texto simple',
  'complete-data': 'todos los datos, sin recortes',
  'printed-values': 'valores, como [1, 0, 1]',
  'rows-of-labels': 'bajo la cabecera, una línea por caso',
  'two-columns': 'una columna de la verdad y una o dos de predicciones',
  'two-vectors': 'dos listas de la misma longitud: verdad y predicciones',
  'equal-lengths': 'tantas predicciones como etiquetas reales',
  'equal-rows': 'tantas celdas en cada fila',
  'one-delimiter': 'el mismo separador en todas las líneas',
  delimiter: 'un separador o el final de la línea',
  'closing-quote': 'unas comillas de cierre',
  'closing-bracket': 'el corchete de cierre correspondiente',
  comma: 'una coma entre los elementos',
  'key-and-value': 'un nombre, dos puntos y un valor',
  'one-value': 'un solo valor JSON',
  'truth-and-predicted': '{"truth": […], "predicted": […]}',
  'objects-alike': 'objetos con una etiqueta real y una predicha cada uno',
  'end-of-environment': '\\end{…} con el mismo nombre',
  'one-table': 'una sola matriz de confusión',
  'counts-matrix': 'un cuadrado de recuentos',
  'square-matrix': 'tantas columnas como filas',
  counts: 'recuentos de casos',
  count: 'un recuento',
  value: 'un valor',
  label: 'una etiqueta',
  labels: 'una clase para cada caso',
  'one-label': 'una etiqueta por caso',
  'second-table': 'las clases reales y las predichas',
  'one-mark': 'exactamente un 1 por caso',
  'two-partitions': 'dos líneas de conjuntos: verdad y predicciones',
  'disjoint-sets': 'cada elemento en un solo conjunto',
  'same-elements': 'los mismos elementos en las dos particiones',
  number: 'un número',
  score: 'una puntuación: un número, o infinito',
  probability: 'un número de 0 a 1',
  'rows-that-sum-to-one': 'números que sumen 1',
  'truth-and-predictions': 'una columna con la verdad y una de predicciones o puntuaciones',
  'truth-and-scores': 'una columna de clases reales y una o varias de números',
  'label-sets': 'un conjunto de etiquetas real y uno predicho por caso',
  'loss-table': 'una fila por estado con una pérdida por acción',
  'class-counts': 'una fila por clase bajo TP, FP y FN',
  report: 'precisión, exhaustividad y soporte de cada clase',
  distributions: 'una o dos listas de probabilidades o recuentos, o una lista de etiquetas',
  'state-names': 'los nombres de los estados, en cualquier orden',
  'column-per-class': 'una columna por clase',
  'class-of-column': 'una clase que dé nombre a una de las columnas',
  'at-most-total': 'como mucho el total',
  'whole-number': 'un número entero',
  'number-of-cases': 'el número de casos del que salen las proporciones',
  'finite-number': 'un número finito',
  'exact-count': 'como mucho 9 007 199 254 740 992',
  'not-negative': '0 o más',
  'decimal-option': 'números que solo se puedan leer de una manera',
  'different-labels': 'un nombre distinto para cada uno',
  'a-label-each': 'un nombre para cada clase',
  'same-labels': 'las mismas clases en filas y columnas',
  ratings: 'una columna por evaluador',
  'ranked-list': 'marcas de elementos relevantes y no relevantes, el mejor primero',
  box: 'xmin, ymin, xmax, ymax, con xmax mayor que xmin e ymax mayor que ymin',
  groups: 'una columna de grupos que se repiten',
  'fewer-classes': 'como mucho {maximum} clases',
  'one-character': 'un solo carácter',
  'point-or-comma': 'un punto o una coma',
  'different-marks': 'un signo decimal que no sea el separador',
  list: 'una lista',
  kind: 'labels, matrix, counts, scores, probabilities, multilabel o decision',
  decision:
    'states, actions y loss con posteriors, o con prior y likelihoods; labels, posteriors, rejectLoss y errorLoss; prior, sensitivity y specificity; costs o costRatio; values y posterior; o labels, counts y costMatrix',
  classifiers: 'las predicciones de un clasificador, o las de cada uno con su nombre',
  'groups-or-folds': 'grupos o particiones, no ambos',
  'parts-of-one-kind': 'datos con sus nombres, todos de un mismo tipo',
};

export const notices: typeof english.notices = {
  'aggregated-rows': 'Cada una de las {rows} filas representa tantos casos como dice su recuento.',
  'aggregated-scores':
    'Cada una de las {rows} filas contiene una puntuación con sus números de casos positivos (1) y negativos (0).',
  'code-skipped': 'Se dejó fuera el código escrito en la consola.',
  'columns-ignored': 'Se dejaron fuera otras columnas: {names}.',
  'columns-reordered': 'Las columnas se pusieron en el orden de las filas.',
  'comment-skipped': 'Líneas de comentario que se dejaron fuera: {count}.',
  'contingency-table':
    'Las filas ({rows}) y las columnas ({columns}) se tomaron por grupos distintos, no por las mismas clases: se calculan las métricas de agrupaciones (asociación, información, acuerdo entre agrupamientos), no las de acierto y error.',
  'decimal-comma': 'La coma se leyó como signo decimal, como en {example}.',
  'decision-values':
    'La mayoría de las filas no son probabilidades, así que los números se tomaron por valores de decisión (logits o márgenes): no se calculan métricas de probabilidades.',
  delimiter: 'Las celdas se separaron por «{used}»; también habría sido posible «{other}».',
  'first-line-is-case':
    'La primera línea se tomó por un caso, aunque una de sus palabras puede dar nombre a una columna.',
  'html-table': 'La tabla se ha sacado del HTML; el resto se omitió.',
  'header-used': 'La primera línea se tomó por los nombres de las columnas: {names}.',
  'text-below-skipped': 'El texto bajo la matriz («{text}») no se ha leído.',
  'third-column-weights': 'La tercera columna se tomó por pesos de los casos.',
  'heading-skipped': 'Se dejó fuera un encabezado: «{text}».',
  'index-column-skipped': 'La primera columna solo numera las filas y se dejó fuera.',
  'index-row-skipped': 'La primera fila solo numera las columnas y se dejó fuera.',
  'label-sets': 'Cada caso tiene un conjunto de etiquetas: {cases} casos, {labels} etiquetas.',
  'labels-differ-in-case': '«{first}» y «{second}» solo difieren en mayúsculas y minúsculas; cuentan como dos clases.',
  'labels-trimmed': 'Se quitaron los espacios alrededor de las etiquetas, como en «{label}».',
  'missing-omitted': 'Casos con algún valor ausente que se dejaron fuera: {count}.',
  'none-is-a-class': '«None» se toma por una clase, porque se predice en casos que son «None».',
  'one-class-only':
    'Todos los casos son «{label}». La curva ROC y su área necesitan casos positivos y negativos, pues si no una de las tasas es 0/0; la curva precisión-exhaustividad necesita positivos.',
  'other-data': 'Hay otros datos en este texto, en las líneas {lines}. Elígelos en «Leer como».',
  'percent-signs': 'Los porcentajes se dividieron entre 100: {example} se leyó como {value}.',
  'predicted-first': 'Según sus nombres, primero van las predicciones y después la verdad; así se leyeron.',
  'probabilities-normalised':
    'Cada fila se dividió entre su suma; la que más se apartaba de 1 lo hacía en {difference}.',
  'probabilities-sum':
    'La suma del caso {case} se aparta de 1 en {difference}, como con números redondeados. Las probabilidades se usaron tal cual.',
  'probability-columns': 'Las columnas son las probabilidades de las clases {labels}, en este orden.',
  'rest-is-negative': '«{label}» es la clase positiva; todas las demás juntas son la negativa.',
  'scores-first': 'Primero van las puntuaciones y después la verdad; así se leyeron.',
  'scores-of-models': 'Hay puntuaciones de {count} modelos sobre los mismos casos: {names}.',
  'thousands-marks': 'Se quitaron los signos de millares: {example} se leyó como {value}.',
  'totals-do-not-add-up':
    'El total {stated} («{which}») no cuadra: las celdas suman {computed}. Se usaron las celdas, no los totales.',
  'totals-removed': 'Se reconocieron los totales y se dejaron fuera de la matriz.',
  'shares-of-all':
    'Los números suman 1: son proporciones de todos los casos. Las pruebas y los intervalos necesitan el número de casos; quedan indefinidos hasta que lo indiques.',
  'shares-of-rows':
    'Cada fila suma 1: son proporciones de las filas. Se supone que todas las filas son igual de frecuentes; si no lo son, pega los recuentos o las proporciones del total.',
  'shares-of-columns':
    'Cada columna suma 1: son proporciones de las columnas. Se supone que todas las columnas son igual de frecuentes; si no lo son, pega los recuentos o las proporciones del total.',
  'counts-of-outcomes':
    'Números enteros: leídos como recuentos de {outcomes} resultados, cuyas proporciones son la distribución.',
  'one-labelling':
    'Un etiquetado de {cases} casos en {classes} clases: las proporciones de las clases son la distribución.',
  'counts-of-shares': 'Las proporciones se han convertido en recuentos de {cases} casos.',
  'also-two-cases':
    'Se toman por los cuatro recuentos de una matriz. También podrían ser la verdad y la predicción de dos casos.',
  'settled-by-result':
    'El resultado indicado en esta línea solo sale con esta orientación y esta clase positiva; un clic cambia cada una.',
  'count-from-total': 'El texto da tres recuentos y un total de {total}, así que el cuarto es {count}.',
  'recovered-from-report': 'Los recuentos se han deducido del informe impreso: solo estos dan sus cifras.',
  'second-positive':
    'La matriz no nombra las clases. Se toma la segunda como positiva, como en lo que imprime scikit-learn; un clic lo cambia.',
  'no-common-label': 'Ninguna etiqueta es a la vez real y predicha. ¿Son estas las columnas?',
  'one-hot-rows': 'Cada fila marca su clase con un 1 (one-hot): {cases} casos, {classes} clases.',
  'one-hot-columns':
    'Cada columna marca su clase con un 1 (one-hot, una columna por caso): {cases} casos, {classes} clases.',
  'sets-numbered': 'Los conjuntos son las clases 1, 2, 3, … en el orden dado.',
  'two-classifiers':
    'Hay predicciones de dos clasificadores: {first} y {second}. Las métricas son las del primero; el segundo se compara con él.',
  'several-classifiers': '{count} clasificadores están lado a lado: {names}. La página muestra el primero.',
  'column-of-groups': 'Los casos pertenecen a {count} grupos, que están lado a lado.',
  'column-of-folds': 'Los casos pertenecen a {count} particiones, que están lado a lado.',
  'several-raters': '{count} evaluadores, ninguno de los cuales es la verdad: solo se mide su acuerdo.',
  'list-end-assumed':
    'Nada dice cuántos elementos tiene la lista; se supuso que termina en el rango {rank}, el de su último elemento relevante. De eso depende la precisión de toda la lista.',
  'relevant-assumed':
    'Nada dice cuántos elementos relevantes hay; se supuso que los del texto, {count}, son todos. De eso dependen la exhaustividad y la precisión media (AP).',
  'mark-of-relevant': 'Se supuso que «{text}» marca los elementos relevantes.',
  'equal-scores-ordered':
    'Los elementos con la misma puntuación se pusieron en un orden fijo. La precisión media (AP) depende de ese orden.',
  'queries-left-out': 'Se omitieron porque les faltan juicios o una lista: {names}',
  'background-no-class':
    '«{name}» no es aquí una clase: su fila cuenta detecciones donde no hay nada, y su columna objetos no detectados. No hay verdaderos negativos.',
  'boxes-unscored': 'Las detecciones no tienen puntuación. Quedan en el orden del texto.',
  'two-groupings':
    'La verdad ({rows} grupos) y las predicciones ({columns}) no tienen ninguna clase en común, así que se tomaron por dos agrupaciones de los mismos casos: se calculan las métricas de agrupaciones, no las de acierto y error.',
  'whole-scores':
    'Los números enteros junto a la verdad toman demasiados valores para ser clases, así que se leyeron como puntuaciones.',
  'zeros-before-numbers':
    'Los ceros delante de un número no cuentan: «{label}» es la misma clase que el número sin ellos.',
  transposed:
    'Las predicciones estaban en las filas; se intercambiaron filas y columnas, de modo que las filas son la verdad.',
  'always-negative': 'El umbral no es menor que 1: decidir 0 nunca cuesta más, por probable que sea 1.',
  'always-positive': 'El umbral no es mayor que 0: decidir 1 nunca cuesta más, por improbable que sea 1.',
  'always-rejects': 'Rechazar no cuesta nada (λr = 0), así que λ* es 1 y se rechaza todo, incluso lo seguro.',
  'evidence-equal': 'No se conocen las probabilidades de las observaciones; en el riesgo total cuentan todas igual.',
  'impossible-observation':
    'La observación «{observation}» tiene probabilidad 0 en todos los estados posibles, así que no hay probabilidades a posteriori.',
  'losses-only':
    'Aquí solo hay pérdidas. Los riesgos necesitan además las probabilidades de los estados: a posteriori, o a priori con verosimilitudes.',
  'negative-loss':
    'La pérdida {name} es {value}. Una pérdida negativa es una ganancia, y los riesgos pueden ser entonces negativos.',
  'negative-ratio': 'La razón de costes es {value}. Por debajo de 0 dice que omitir un positivo es una ganancia.',
  'never-rejects':
    'λ* = {threshold} es menor que 1/K, que la mayor de K probabilidades siempre alcanza: no se rechaza nunca. Rechazar solo conviene mientras λr sea menor que λe·(1 − 1/K).',
  'no-error-loss': 'Los errores no cuestan nada (λe = 0), así que λ* = 1 − λr/λe dividiría entre 0: no hay umbral.',
  'no-threshold':
    'En conjunto, equivocarse no cuesta más que acertar (ℓ01 − ℓ00 + ℓ10 − ℓ11 no es positivo), así que ningún umbral separa decidir 0 de decidir 1.',
  'zero-costs':
    'En las dos clases equivocarse cuesta lo mismo que acertar (ℓ01 = ℓ00 y ℓ10 = ℓ11), así que toda decisión cuesta lo mismo.',
};

export const corrections: typeof english.corrections = {
  firstLineIsHeader: 'La primera línea es una cabecera',
  firstLineIsData: 'La primera línea son datos',
  otherDelimiter: 'Separar por el otro',
  omitMissing: 'Omitir los casos incompletos',
  allowFractions: 'Son pesos',
  decimalPoint: 'El punto es el signo decimal',
  decimalComma: 'La coma es el signo decimal',
  normalise: 'Dividir cada fila entre su suma',
  decisionValues: 'Son logits o márgenes',
  areDistributions: 'Es un solo etiquetado o una sola distribución',
  areDetections: 'Son objetos: algunos no se detectaron, o se hallaron donde no hay',
  isRanked: 'Es una lista ordenada: elementos relevantes y no relevantes, el mejor primero',
  relevant: 'Relevante es:',
  areLabels: 'Son dos casos',
  areScores: 'Son puntuaciones',
  areLabelSets: 'Cada fila es un conjunto de etiquetas',
  areProbabilities: 'Son probabilidades, una fila por caso',
  positive: 'Positiva:',
  decide: 'Abrir en Decisiones',
  draw: 'Abrir en Curvas',
  cases: 'Número de casos:',
};

export const readAs: typeof english.readAs = {
  title: 'Maneras de leer el texto',
  none: 'No se ha encontrado una manera de leer este texto. Elige sus columnas, si las tiene.',
  kinds: {
    labels: 'Etiquetas reales y predichas',
    matrix: 'Matriz de confusión',
    scores: 'Verdad y puntuaciones',
    probabilities: 'Una probabilidad por clase',
    multilabel: 'Conjuntos de etiquetas',
    decision: 'Pérdidas',
    distributions: 'Distribuciones',
    'class-counts': 'TP, FP y FN de cada clase',
    raters: 'Evaluadores',
    ranked: 'Lista ordenada',
    report: 'Informe impreso',
  },
  counted: 'casos: {cases}, clases: {classes}',
  ofShares: 'proporciones, clases: {classes}',
  together: 'Los {count} lado a lado',
  evidence: {
    'common-labels': 'ambas comparten etiquetas',
    'labels-recur': 'las etiquetas se repiten',
    named: 'las clases tienen nombre',
    'whole-counts': 'todos los números son enteros',
    shares: 'los números suman 1',
    'two-classes': 'la verdad tiene dos clases',
    fractions: 'hay números con decimales',
    'rows-sum-to-1': 'cada fila suma 1',
    sets: 'las celdas tienen varias etiquetas',
    'sums-to-1': 'los números suman 1',
    'one-labelling': 'una lista de etiquetas',
    marks: 'marcas de elementos relevantes',
  },
  columns: 'O indica qué contiene cada columna: una la verdad y una o más predicciones o puntuaciones.',
  column: 'Columna {number}',
  uses: {
    ignored: '–',
    truth: 'Verdad',
    predicted: 'Predicción',
    score: 'Puntuación',
    count: 'Recuento',
    group: 'Grupo',
    fold: 'Partición',
    model: 'Modelo',
    weight: 'Peso',
  },
};

export const messages: typeof english = { errors, expected, notices, corrections, readAs };
