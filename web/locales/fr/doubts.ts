import type { DoubtTexts } from '../en/doubts.ts';

const others = (count: string | undefined): string =>
  count === undefined || count === '0' ? '' : count === '1' ? ' (et une autre)' : ` (et ${count} autres)`;

export const doubts: DoubtTexts = {
  laws: {
    'predictions-shifted': {
      says: ({ rows, shifted, inPlace }) =>
        rows === '1'
          ? `Les prédictions semblent une ligne trop bas : ${shifted} d’entre elles correspondent au cas du dessus, ${inPlace} au leur.`
          : `Les prédictions semblent une ligne trop haut : ${shifted} d’entre elles correspondent au cas du dessous, ${inPlace} au leur.`,
      why: ({ cases, p }) =>
        `Une colonne glisse quand un seul de deux fichiers a un en-tête, ou quand une ligne a été supprimée dans l’un d’eux. Sur ${cases} cas, une telle différence n’est guère due au hasard (p = ${p}, McNemar 1947).`,
      mend: ({ rows }) =>
        rows === '1' ? 'Remonter les prédictions d’une ligne' : 'Descendre les prédictions d’une ligne',
    },
    'predictions-equal-truth': {
      says: ({ model, cases }) => `Les ${cases} prédictions${model ? ` de ${model}` : ''} sont toutes justes.`,
      why: () =>
        'Presque aucun modèle n’a toujours raison. Le plus souvent, la même colonne a été collée deux fois, ou le modèle a été évalué sur les cas dont il a appris.',
    },
    'scores-reversed': {
      says: ({ model, area, positive }) =>
        `L’aire sous la courbe ROC${model ? ` de ${model}` : ''} est ${area} : les cas « ${positive} » ont les scores les plus bas.`,
      why: ({ other, p }) =>
        `Des scores qui classent tellement moins bien qu’une pièce classent bien à l’envers : l’aire devient ${other}. Peut-être un score bas signifie-t-il la classe positive, ou les scores sont-ils ceux de l’autre classe. Ce n’est guère dû au hasard (p = ${p}, Mann et Whitney 1947).`,
      mend: () => 'Renverser les scores',
    },
    'probabilities-of-the-other-class': {
      says: ({ column, positive, negative, asNamed, otherwise }) =>
        column
          ? `La colonne « ${column} » porte le nom de « ${negative} », mais compte comme la probabilité de « ${positive} ».`
          : `Les deux colonnes de probabilités semblent échangées : avec leurs noms, ${asNamed} des cas sont justes, dans l’autre sens ${otherwise}.`,
      why: () =>
        'Les programmes donnent les probabilités des classes par ordre alphabétique ; la première colonne est celle de la première classe, le plus souvent la négative.',
      mend: () => 'Les prendre pour celles de l’autre classe',
    },
    'probability-columns-permuted': {
      says: ({ asNamed, otherwise, columns }) =>
        `Les colonnes de probabilités semblent avoir échangé leurs noms : telles quelles, ${asNamed} des cas sont justes, avec ${columns}, ${otherwise}.`,
      why: ({ p }) =>
        `Les programmes donnent les colonnes dans leur propre ordre, le plus souvent alphabétique ; des noms écrits à la main au-dessus peuvent en suivre un autre. L’ordre a été trouvé avec un cas sur deux et vérifié avec les autres (p = ${p}, McNemar 1947).`,
      mend: () => 'Nommer ainsi les colonnes',
    },
    'confidence-not-score': {
      says: ({ lowest, negatives, positive }) =>
        `Aucun score n’est inférieur à ${lowest}, même parmi les ${negatives} cas qui ne sont pas « ${positive} ».`,
      why: ({ positive }) =>
        `Ce peuvent être les probabilités de la classe prédite, quelle qu’elle soit. La courbe ROC et son aire demandent la probabilité de « ${positive} » dans chaque cas : 1 − p là où l’autre classe a été prédite. Collez cette colonne, ou une probabilité par classe.`,
    },
    'scores-are-labels': {
      says: ({ low, high }) => `Tous les scores valent ${low} ou ${high} : ce sont des prédictions, pas des scores.`,
      why: () =>
        'Une courbe tracée par des prédictions n’a qu’un coin, et l’aire au-dessous est l’exactitude équilibrée. Dans scikit-learn, predict donne des classes ; predict_proba et decision_function donnent des scores.',
      mend: () => 'Les prendre pour des prédictions',
    },
    'codes-for-labels': {
      says: ({ pairing, agreement }) =>
        `D’un côté des noms, de l’autre des nombres : aucun cas ne concorde. Avec ${pairing}, ce sont ${agreement} des cas.`,
      why: ({ by }) =>
        by === 'alphabet'
          ? 'Les encodeurs d’étiquettes numérotent les classes par ordre alphabétique, à partir de 0.'
          : 'Par ordre alphabétique, comme numérotent les encodeurs d’étiquettes, bien moins de cas concordent. Si les nombres sont des groupes (clusters), laissez-les : l’information mutuelle et l’indice de Rand comparent des partitions sans leurs noms.',
      mend: () => 'Les associer ainsi',
    },
    'booleans-for-codes': {
      says: ({ pairing }) =>
        `D’un côté des valeurs logiques, de l’autre des nombres : aucun cas ne concorde. Est-ce ${pairing} ?`,
      why: () => 'Les programmes écrivent les mêmes valeurs True et False, ou 1 et 0.',
      mend: () => 'Les associer ainsi',
    },
    'labels-all-different': {
      says: ({ classes, cases, example }) =>
        `Presque chaque cas a sa propre classe : ${classes} classes pour ${cases} cas, comme « ${example} ».`,
      why: () =>
        'Des noms de fichiers, des numéros de cas ou du texte libre ne sont pas des classes. Choisissez sous « Lire comme » les colonnes des classes réelles et prédites, ou collez seulement ces deux-là.',
    },
    'labels-nearly-equal': {
      says: ({ first, second, others: count }) =>
        `« ${first} » et « ${second} » sont peut-être une seule classe${others(count)}.`,
      why: () =>
        'Une majuscule, un point, un accent ou une coquille font une classe à part, dont les cas ne peuvent être prédits justement.',
      mend: ({ first, second, others: count }) =>
        count === '0' ? `Prendre « ${first} » pour « ${second} »` : 'Prendre chaque paire pour une seule classe',
    },
    'pasted-twice': {
      says: ({ times, once, cases }) =>
        times === '2'
          ? `Les ${cases} cas sont ${once} cas, deux fois.`
          : `Les ${cases} cas sont ${once} cas, trois fois.`,
      why: () =>
        'La plupart des métriques ne changent pas, mais les intervalles sont trop étroits et les valeurs p trop petites : chaque cas compte plusieurs fois.',
      mend: () => 'Les garder une fois',
    },
    'totals-among-counts': {
      says: ({ class: name }) => `La dernière ligne et la dernière colonne (« ${name} ») sont les sommes des autres.`,
      why: () => 'Si les totaux sont pris pour une classe, chaque cas compte quatre fois.',
      mend: () => 'Retirer les totaux',
    },
    'counts-are-percentages': {
      says: ({ of, sum }) =>
        of === 'rows'
          ? `Chaque ligne fait ${sum} : sont-ce des pourcentages et non des effectifs ?`
          : of === 'columns'
            ? `Chaque colonne fait ${sum} : sont-ce des pourcentages et non des effectifs ?`
            : `Tous les nombres ensemble font ${sum} : sont-ce des pourcentages et non des effectifs ?`,
      why: ({ of }) =>
        of === 'rows'
          ? 'Ce qui se calcule dans une seule ligne, comme le rappel, est juste. L’exactitude, la précision et les moyennes ne le sont que si toutes les classes ont autant de cas. Avec les effectifs, tout l’est.'
          : of === 'columns'
            ? 'Ce qui se calcule dans une seule colonne, comme la précision, est juste. L’exactitude, le rappel et les moyennes ne le sont que si toutes les classes sont prédites aussi souvent. Avec les effectifs, tout l’est.'
            : 'Les rapports sont justes. Les intervalles et les tests ont besoin du nombre de cas.',
      mend: () => 'Les prendre pour des parts de tous les cas',
    },
    'orientation-not-stated': {
      says: ({ rows }) =>
        `Il n’est pas clair si les lignes sont la vérité ou les prédictions ; elles ont été prises pour ${rows === 'truth' ? 'la vérité' : 'les prédictions'}.`,
      why: () =>
        'Dans scikit-learn, les lignes sont la vérité ; dans R, table(predicted, truth) et caret ont les prédictions en lignes. Dans l’autre sens, précision et rappel échangent leurs places.',
      mend: ({ rows }) => (rows === 'truth' ? 'Les lignes sont les prédictions' : 'Les lignes sont la vérité'),
    },
    'classes-out-of-order': {
      says: ({ now, ordered }) => `Les classes sont dans l’ordre ${now}. Comme degrés, c’est ${ordered}.`,
      why: () =>
        'Les métriques de degrés, comme le kappa pondéré, prennent pour voisines les classes voisines dans la liste. Les autres ne dépendent pas de l’ordre.',
      mend: () => 'Les mettre en ordre',
    },
    'classes-with-gap': {
      says: ({ missing }) => `Les classes sont des nombres, et ${missing} n’en est pas.`,
      why: () =>
        'Les métriques de degrés, comme le kappa pondéré, comptent les places dans la liste : au-dessus du trou, un seul pas. Avec la classe absente dans la liste, elles comptent par valeur. Les moyennes sur les classes comptent alors aussi la classe absente.',
      mend: ({ missing }) => `Ajouter ${missing} à la liste`,
    },
    'class-never-true': {
      says: ({ class: name, cases, others: count }) =>
        cases
          ? `« ${name} » est prédite (cas : ${cases}) et n’est jamais vraie${others(count)}.`
          : `« ${name} » a une probabilité et n’est jamais vraie${others(count)}.`,
      why: () =>
        'Son rappel est 0/0. scikit-learn le compte comme 0 dans les moyennes macro, d’autres programmes omettent la classe ; l’exactitude équilibrée l’omet toujours. D’où des moyennes différentes pour les mêmes données.',
    },
    'class-never-predicted': {
      says: ({ class: name, cases, others: count }) =>
        `« ${name} » n’est jamais prédite, mais vraie (cas : ${cases})${others(count)}.`,
      why: () =>
        'Sa précision est 0/0. scikit-learn la compte comme 0 dans les moyennes macro et avertit ; d’autres programmes omettent la classe. Son rappel et son F1 sont toujours 0.',
    },
    'stated-result-differs': {
      says: ({ metric, class: name, stated, found, line }) =>
        `La ligne ${line} indique ${metric}${name ? ` de « ${name} »` : ''} ${stated} ; ces données donnent ${found}.`,
      why: () =>
        'Le nombre peut venir d’autres données, comme celles d’entraînement, d’une autre classe ou moyenne, ou d’une autre définition. Ou les données ont été lues autrement : lignes pour colonnes, ou autre classe positive.',
    },
    'ties-move-precision': {
      says: ({ cases, lowest, highest }) =>
        `La précision moyenne dépend de l’ordre des scores égaux, de ${lowest} à ${highest} : ${cases} cas ont le même score qu’un cas de l’autre classe.`,
      why: () =>
        'Ici les scores égaux comptent en même temps, comme dans scikit-learn ; trec_eval et d’autres leur donnent un ordre. « Précision moyenne attendue » est la moyenne sur tous les ordres (McSherry et Najork 2008).',
    },
    'few-cases': {
      says: ({ onlyFirst, onlySecond, firstArea, secondArea, p }) =>
        firstArea
          ? `Avec si peu de cas, on ne peut dire quel modèle est meilleur : les aires sous les courbes ROC sont ${firstArea} et ${secondArea} (p = ${p}).`
          : `Avec si peu de cas, on ne peut dire quel classifieur est meilleur : seul le premier a raison dans ${onlyFirst}, seul le second dans ${onlySecond} (p = ${p}).`,
      why: ({ firstArea }) =>
        firstArea
          ? 'Avec d’autres cas, l’ordre peut être inverse. Les aires sont comparées par le test de DeLong, DeLong et Clarke-Pearson (1988).'
          : 'Les cas où les deux ont raison, ou tort, ne disent rien de la différence. Les autres sont comparés par le test exact de McNemar (1947).',
    },
  },
  title: 'Les données sont-elles comme elles doivent être ?',
  possible: (count) => (count === 1 ? 'Autre chose à regarder' : `${count} autres choses à regarder`),
  onlyPossible: (count) => (count === 1 ? 'Une chose à regarder' : `${count} choses à regarder`),
  why: 'Pourquoi ?',
  asks: 'Le texte demande :',
  claimed: (metric, answer) => `${metric} vaut-il ${answer} ?`,
  slip: 'Quelle erreur le donne ?',
  agrees: (metric, value, line) => `${metric} ${value}, comme l’indique la ligne ${line}`,
  asItShouldBe: 'C’est bien ainsi',
};
