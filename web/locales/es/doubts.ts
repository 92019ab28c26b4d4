import type { DoubtTexts } from '../en/doubts.ts';

const others = (count: string | undefined): string =>
  count === undefined || count === '0' ? '' : count === '1' ? ' (y otra más)' : ` (y ${count} más)`;

export const doubts: DoubtTexts = {
  laws: {
    'predictions-shifted': {
      says: ({ rows, shifted, inPlace }) =>
        rows === '1'
          ? `Las predicciones parecen estar una fila más abajo: el ${shifted} coincide con el caso de arriba, el ${inPlace} con el suyo.`
          : `Las predicciones parecen estar una fila más arriba: el ${shifted} coincide con el caso de abajo, el ${inPlace} con el suyo.`,
      why: ({ cases, p }) =>
        `Una columna se desplaza cuando solo uno de dos archivos tiene encabezado, o cuando se borró una fila en uno de ellos. Con ${cases} casos, una diferencia así difícilmente se debe al azar (p = ${p}, McNemar 1947).`,
      mend: ({ rows }) => (rows === '1' ? 'Subir las predicciones una fila' : 'Bajar las predicciones una fila'),
    },
    'predictions-equal-truth': {
      says: ({ model, cases }) => `Las ${cases} predicciones${model ? ` de ${model}` : ''} son todas correctas.`,
      why: () =>
        'Casi ningún modelo acierta siempre. Lo más frecuente es que se haya pegado dos veces la misma columna, o que el modelo se haya evaluado con los casos de los que aprendió.',
    },
    'scores-reversed': {
      says: ({ model, area, positive }) =>
        `El área bajo la curva ROC${model ? ` de ${model}` : ''} es ${area}: los casos «${positive}» tienen las puntuaciones más bajas.`,
      why: ({ other, p }) =>
        `Unas puntuaciones que ordenan tanto peor que una moneda ordenan bien al revés: el área pasa a ser ${other}. Quizá una puntuación baja signifique la clase positiva, o las puntuaciones sean de la otra clase. Difícilmente se debe al azar (p = ${p}, Mann y Whitney 1947).`,
      mend: () => 'Invertir las puntuaciones',
    },
    'probabilities-of-the-other-class': {
      says: ({ column, positive, negative, asNamed, otherwise }) =>
        column
          ? `La columna «${column}» lleva el nombre de «${negative}», pero cuenta como la probabilidad de «${positive}».`
          : `Las dos columnas de probabilidades parecen intercambiadas: con sus nombres acierta el ${asNamed} de los casos, al revés el ${otherwise}.`,
      why: () =>
        'Los programas dan las probabilidades de las clases por orden alfabético; la primera columna es la de la primera clase, que suele ser la negativa.',
      mend: () => 'Tomarlas por las de la otra clase',
    },
    'probability-columns-permuted': {
      says: ({ asNamed, otherwise, columns }) =>
        `Las columnas de probabilidades parecen llevar los nombres unas de otras: tal como están acierta el ${asNamed} de los casos, con ${columns} el ${otherwise}.`,
      why: ({ p }) =>
        `Los programas dan las columnas en un orden propio, casi siempre alfabético; los nombres que se ponen encima a mano pueden ir en otro. El orden se buscó con uno de cada dos casos y se comprobó con los demás (p = ${p}, McNemar 1947).`,
      mend: () => 'Nombrar así las columnas',
    },
    'confidence-not-score': {
      says: ({ lowest, negatives, positive }) =>
        `Ninguna puntuación es menor que ${lowest}, ni siquiera entre los ${negatives} casos que no son «${positive}».`,
      why: ({ positive }) =>
        `Pueden ser las probabilidades de la clase que se predijo, fuera cual fuera. La curva ROC y su área necesitan la probabilidad de «${positive}» en cada caso: 1 − p donde se predijo la otra clase. Pega esa columna, o una probabilidad por clase.`,
    },
    'scores-are-labels': {
      says: ({ low, high }) => `Todas las puntuaciones son ${low} o ${high}: son predicciones, no puntuaciones.`,
      why: () =>
        'Una curva por predicciones tiene una sola esquina, y el área bajo ella es la exactitud balanceada. En scikit-learn, predict da clases; predict_proba y decision_function dan puntuaciones.',
      mend: () => 'Tomarlas por predicciones',
    },
    'codes-for-labels': {
      says: ({ pairing, agreement }) =>
        `Un lado tiene nombres y el otro números, así que no coincide ningún caso. Con ${pairing} coincide el ${agreement}.`,
      why: ({ by }) =>
        by === 'alphabet'
          ? 'Los codificadores de etiquetas numeran las clases por orden alfabético, desde 0.'
          : 'Por orden alfabético, como numeran los codificadores de etiquetas, coinciden muchos menos casos. Si los números son grupos (clústeres), déjalos como están: la información mutua y el índice de Rand comparan agrupaciones sin sus nombres.',
      mend: () => 'Emparejarlos así',
    },
    'booleans-for-codes': {
      says: ({ pairing }) =>
        `Un lado tiene valores lógicos y el otro números, así que no coincide ningún caso: ¿${pairing}?`,
      why: () => 'Los programas escriben los mismos valores como True y False, o como 1 y 0.',
      mend: () => 'Emparejarlos así',
    },
    'labels-all-different': {
      says: ({ classes, cases, example }) =>
        `Casi cada caso tiene una clase propia: ${classes} clases en ${cases} casos, como «${example}».`,
      why: () =>
        'Los nombres de archivos, los números de caso y el texto libre no son clases. Elige en «Leer como» qué columnas tienen las clases reales y las predichas, o pega solo esas dos.',
    },
    'labels-nearly-equal': {
      says: ({ first, second, others: count }) => `«${first}» y «${second}» pueden ser la misma clase${others(count)}.`,
      why: () =>
        'Una mayúscula, un punto, una tilde o una errata forman una clase aparte, cuyos casos no se pueden acertar.',
      mend: ({ first, second, others: count }) =>
        count === '0' ? `Tomar «${first}» por «${second}»` : 'Tomar cada par así por una sola clase',
    },
    'pasted-twice': {
      says: ({ times, once, cases }) =>
        times === '2'
          ? `Los ${cases} casos son ${once} casos dos veces.`
          : `Los ${cases} casos son ${once} casos tres veces.`,
      why: () =>
        'La mayoría de las métricas no cambian, pero los intervalos son demasiado estrechos y los valores p demasiado pequeños: cada caso cuenta varias veces.',
      mend: () => 'Dejarlos una vez',
    },
    'totals-among-counts': {
      says: ({ class: name }) => `La última fila y la última columna («${name}») son las sumas de las demás.`,
      why: () => 'Si los totales se toman por una clase, cada caso cuenta cuatro veces.',
      mend: () => 'Quitar los totales',
    },
    'counts-are-percentages': {
      says: ({ of, sum }) =>
        of === 'rows'
          ? `Cada fila suma ${sum}: ¿son porcentajes y no recuentos?`
          : of === 'columns'
            ? `Cada columna suma ${sum}: ¿son porcentajes y no recuentos?`
            : `Todos los números juntos suman ${sum}: ¿son porcentajes y no recuentos?`,
      why: ({ of }) =>
        of === 'rows'
          ? 'Lo que se calcula dentro de una fila, como la exhaustividad, es correcto. La exactitud, la precisión y los promedios solo lo son si todas las clases tienen los mismos casos. Con los recuentos lo es todo.'
          : of === 'columns'
            ? 'Lo que se calcula dentro de una columna, como la precisión, es correcto. La exactitud, la exhaustividad y los promedios solo lo son si todas las clases se predicen igual de a menudo. Con los recuentos lo es todo.'
            : 'Los cocientes son correctos. Los intervalos y los contrastes necesitan saber cuántos casos hay.',
      mend: () => 'Tomarlos por proporciones de todos los casos',
    },
    'orientation-not-stated': {
      says: ({ rows }) =>
        `No está claro si las filas son la verdad o las predicciones; se tomaron por ${rows === 'truth' ? 'la verdad' : 'las predicciones'}.`,
      why: () =>
        'En scikit-learn las filas son la verdad; en R, table(predicted, truth) y caret tienen las predicciones en las filas. Al revés, precisión y exhaustividad se intercambian.',
      mend: ({ rows }) => (rows === 'truth' ? 'Las filas son las predicciones' : 'Las filas son la verdad'),
    },
    'classes-out-of-order': {
      says: ({ now, ordered }) => `Las clases están en el orden ${now}. Como grados van así: ${ordered}.`,
      why: () =>
        'Las métricas de grados, como el kappa ponderado, toman por vecinas las clases vecinas en la lista. Las demás no dependen del orden.',
      mend: () => 'Ponerlas en orden',
    },
    'classes-with-gap': {
      says: ({ missing }) => `Las clases son números, y entre ellas falta ${missing}.`,
      why: () =>
        'Las métricas de grados, como el kappa ponderado, cuentan lugares en la lista: a través del hueco cuentan un solo paso. Con la clase que falta en la lista cuentan por valor. Los promedios de las clases incluyen entonces también la clase que falta.',
      mend: ({ missing }) => `Añadir ${missing} a la lista`,
    },
    'class-never-true': {
      says: ({ class: name, cases, others: count }) =>
        cases
          ? `«${name}» se predice (casos: ${cases}) y nunca es la verdadera${others(count)}.`
          : `«${name}» tiene una probabilidad y nunca es la verdadera${others(count)}.`,
      why: () =>
        'Su exhaustividad es 0/0. scikit-learn la cuenta como 0 en los promedios macro, otros programas dejan la clase fuera; la exactitud balanceada la deja fuera siempre. Por eso los mismos datos dan promedios distintos.',
    },
    'class-never-predicted': {
      says: ({ class: name, cases, others: count }) =>
        `«${name}» nunca se predice, aunque es verdadera (casos: ${cases})${others(count)}.`,
      why: () =>
        'Su precisión es 0/0. scikit-learn la cuenta como 0 en los promedios macro y avisa; otros programas dejan la clase fuera. Su exhaustividad y su F1 son 0 siempre.',
    },
    'stated-result-differs': {
      says: ({ metric, class: name, stated, found, line }) =>
        `La línea ${line} dice ${metric}${name ? ` de «${name}»` : ''} ${stated}; estos datos dan ${found}.`,
      why: () =>
        'El número puede ser de otros datos, como los de entrenamiento, de otra clase u otro promedio, o de otra definición. O los datos no se leyeron como son: filas por columnas, u otra clase positiva.',
    },
    'ties-move-precision': {
      says: ({ cases, lowest, highest }) =>
        `La precisión media depende del orden de las puntuaciones iguales, de ${lowest} a ${highest}: ${cases} casos tienen la misma puntuación que un caso de la otra clase.`,
      why: () =>
        'Aquí las puntuaciones iguales cuentan a la vez, como en scikit-learn; trec_eval y otros les dan un orden. «Precisión media esperada» es la media sobre todos los órdenes (McSherry y Najork 2008).',
    },
    'few-cases': {
      says: ({ onlyFirst, onlySecond, firstArea, secondArea, p }) =>
        firstArea
          ? `Con tan pocos casos no se puede decir qué modelo es mejor: las áreas bajo las curvas ROC son ${firstArea} y ${secondArea} (p = ${p}).`
          : `Con tan pocos casos no se puede decir qué clasificador es mejor: solo el primero acierta en ${onlyFirst}, solo el segundo en ${onlySecond} (p = ${p}).`,
      why: ({ firstArea }) =>
        firstArea
          ? 'Con otros casos como estos el orden puede ser el contrario. Las áreas se comparan con el contraste de DeLong, DeLong y Clarke-Pearson (1988).'
          : 'Los casos en que ambos aciertan, o ambos fallan, no dicen nada de la diferencia. Los demás se comparan con el contraste exacto de McNemar (1947).',
    },
  },
  title: '¿Son los datos como deben ser?',
  possible: (count) => (count === 1 ? 'Otra cosa que mirar' : `Otras ${count} cosas que mirar`),
  onlyPossible: (count) => (count === 1 ? 'Una cosa que mirar' : `${count} cosas que mirar`),
  why: '¿Por qué?',
  asks: 'El texto pide:',
  claimed: (metric, answer) => `¿${metric} es ${answer}?`,
  slip: '¿Qué error lo da?',
  agrees: (metric, value, line) => `${metric} ${value}, como dice la línea ${line}`,
  asItShouldBe: 'Está bien así',
};
