import type { messages as english } from '../en/messages.ts';

export const errors: typeof english.errors = {
  'no-answers':
    'Il n’y a pas de réponses ici. Coller un rapport de classification, un tableau avec des noms de métriques et de classes, ou des lignes comme « précision de A = 0,72 ».',
  'unknown-metric': '« {excerpt} » n’est pas une métrique de ces données. En vérifier l’orthographe.',
  'unknown-class':
    'On ne sait pas quelle classe désigne « {excerpt} ». Nommer une des classes ou une moyenne, ou donner une valeur par classe.',
  'too-many-answers': 'Il y a ici plus de {maximum} cellules, ou énormément de texte. Coller seulement les réponses.',
  'empty-text':
    'Il n’y a encore rien à lire. Coller deux colonnes d’étiquettes, une matrice de confusion, ou la vérité avec des scores.',
  'no-data':
    'Rien ici ne ressemble à des données : la ligne {line} (« {excerpt} ») pourrait se lire, mais aucune étiquette ne revient, ou aucune n’est à la fois vraie et prédite. Choisissez sous « Lire comme » ce que c’est.',
  'binary-file':
    'Ce n’est pas du texte : l’octet {offset} est nul. Ouvrir le fichier dans son propre programme et copier les cellules.',
  'invalid-utf8':
    'L’octet {offset} ({byte}) n’est pas de l’UTF-8 valide. Enregistrer le fichier en UTF-8 et réessayer.',
  'invalid-utf16':
    'Le texte UTF-16 est interrompu ou endommagé à l’octet {offset}. Enregistrer le fichier en UTF-8 et réessayer.',
  'file-rows-differ':
    'Un fichier de plus de 500 Mo est lu si toutes ses lignes ont la même forme : une étiquette réelle et une étiquette prédite de peu de classes, ou une étiquette et des scores, au plus 67 millions de nombres. Ce n’est pas le cas de celui-ci. En prendre une partie, ou compter ses lignes dans une base de données.',
  'file-needs-memory':
    'Le navigateur n’a pas fourni la mémoire que demande ce fichier : environ 130 octets par score. Fermer d’autres onglets, ou prendre une partie du fichier.',
  'file-unreadable':
    'Le navigateur ne peut pas poursuivre la lecture du fichier. Il a peut-être été déplacé ou modifié entre-temps.',
  'looks-like-html': 'C’est du code source HTML. Copier le tableau tel que la page l’affiche, pas son code source.',
  'looks-like-report':
    'C’est un rapport de classification dont les effectifs ne peuvent être déduits : il faut la précision, le rappel et le support de chaque classe. Coller les étiquettes ou la matrice de confusion.',
  'looks-like-scores':
    '« {excerpt} » ressemble à un score, mais aucune colonne voisine ne contient les classes réelles. Coller la vérité et les scores côte à côte.',
  'looks-like-metrics':
    'Ce sont des valeurs de métriques (« {excerpt} » …), pas des données. Coller les étiquettes ou la matrice de confusion dont elles proviennent ; pour vérifier une réponse, la coller sous « Vérifier ».',
  'looks-like-curve':
    'Ce sont les points d’une courbe déjà calculée. Son aire, son enveloppe et son taux d’égale erreur en découlent : ils se calculent sous « Courbes », « Points ou formules ». Pour tout le reste, saisir la classe réelle et le score de chaque cas.',
  'looks-like-function':
    'C’est une formule, « {excerpt} », pas des données. Comme courbe ROC ou précision-rappel, elle est tracée et intégrée sous « Courbes », « Points ou formules ».',
  'looks-like-losses':
    'C’est une table des pertes, avec une ligne par état et une colonne par action. Elle se lit sous « Décisions », et non comme matrice de confusion.',
  'columns-needed':
    'Il manque des colonnes. En choisir exactement une comme vérité, une ou deux comme prédictions ou plusieurs comme scores, et au plus une comme effectifs ou poids.',
  'looks-like-one-hot':
    'Ces lignes marquent chacune une classe (one-hot), mais il n’y a qu’une matrice. Coller la vérité et, après une ligne vide, les prédictions.',
  'not-one-hot':
    'Dans des données one-hot, chaque cas a exactement un 1 ; ici, à la ligne {line}, il y en a {found}. Corriger ce cas.',
  'looks-like-sets':
    '« {excerpt} » ressemble à des ensembles d’étiquettes. Coller un ensemble réel et un ensemble prédit par ligne, ou les deux partitions, une par ligne.',
  percentages:
    '« {excerpt} » est un pourcentage, mais le total des nombres n’est pas 100 %, ni dans l’ensemble ni par ligne ou par colonne. Les corriger ou coller les effectifs.',
  'cases-do-not-fit':
    'Pour {cases} cas, ces proportions ne donnent pas d’effectifs entiers, ou ont trop peu de chiffres pour savoir lesquels. Corriger le nombre ou l’omettre.',
  'shortened-print':
    'L’affichage a été abrégé ici (« {excerpt} ») : il manque des cas. Tout afficher, ou exporter un fichier CSV.',
  'unexpected-text': '« {excerpt} » se trouve là où une liste ou une matrice était attendue. À supprimer.',
  'several-tables': 'Il y a {found} tableaux ici. Coller une seule matrice de confusion à la fois.',
  'code-not-run': '« {excerpt} » devrait d’abord être calculé. Exécuter le code et coller ce qu’il affiche.',
  'unknown-function': '« {name}(…) » devrait d’abord être calculé. Exécuter le code et coller ce qu’il affiche.',
  'no-scores': 'Il n’y a pas de scores ici. Coller côte à côte la classe réelle et le score de chaque cas.',
  'no-label-sets': 'Il n’y a pas d’ensembles d’étiquettes ici. Coller un ensemble réel et un ensemble prédit par cas.',
  'no-losses': 'Il n’y a pas de table des pertes ici. Coller une ligne par état et une colonne par action.',
  'no-report': 'Il n’y a pas de rapport ici. Coller une ligne par classe sous precision, recall et support.',
  'no-class-counts': 'Il n’y a pas d’effectifs de classes ici. Coller une ligne par classe sous TP, FP et FN.',
  'no-distributions':
    'Il n’y a pas de distribution ici. Coller les probabilités ou les effectifs de chaque issue en une ou deux listes, ou une liste d’étiquettes.',

  'header-only': 'Il y a un en-tête, mais aucune ligne de données en dessous.',
  'one-column': 'Il n’y a qu’une colonne. Coller côte à côte l’étiquette réelle et l’étiquette prédite de chaque cas.',
  'too-many-columns':
    'Il y a {found} colonnes, et on ne sait pas lesquelles contiennent les étiquettes. Garder la vérité et une ou deux prédictions, ou les nommer « vérité » et « prédit ».',
  'ragged-rows': 'Nombre de cellules de la ligne {line} : {found}, au lieu de {expected}.',
  'mixed-delimiters':
    'La ligne {line} sépare ses cellules par « {found} », les précédentes non. Employer partout le même séparateur.',
  'unclosed-quote': 'Le guillemet ouvert à la ligne {line} n’est jamais fermé.',
  'text-after-quote': '« {excerpt} » suit un guillemet fermant. Doubler les guillemets qui font partie du texte.',
  'missing-value': 'Il manque une valeur à la ligne {line}. La compléter.',

  'one-vector': 'Il n’y a qu’une liste. En coller deux : les étiquettes réelles et les étiquettes prédites.',
  'one-partition':
    'Il n’y a qu’une partition en ensembles. En coller deux, chacune sur sa ligne : les classes réelles et les classes prédites.',
  'element-twice':
    '« {element} » est dans l’ensemble {first} et de nouveau dans l’ensemble {second}. Ne le laisser que dans un seul : chaque cas a une seule classe.',
  'element-missing': '« {element} » n’est que dans une des partitions. Les deux doivent contenir les mêmes cas.',
  'three-vectors':
    'Il y a {found} listes. Garder les étiquettes réelles et les prédictions d’un ou deux classifieurs, toutes avec les mêmes étiquettes.',
  'unequal-lengths':
    'Les listes n’ont pas la même longueur. La première, la vérité, a pour longueur {truth} ; toutes les autres doivent avoir la même.',
  'empty-brackets': 'Ces crochets sont vides.',
  'unclosed-bracket': 'Ce crochet n’est jamais fermé. Ajouter « {closing} ».',
  'unbalanced-bracket': '« {excerpt} » ne ferme pas le crochet ouvert. Il faudrait « {closing} ».',
  'nested-too-deep':
    'Les crochets sont imbriqués sur plus de deux niveaux. Coller deux listes, ou une liste de lignes.',
  'missing-comma': 'Il manque une virgule avant « {excerpt} ».',
  'json-syntax': 'Le JSON n’est pas valide, près de « {excerpt} ».',
  'json-shape': 'Ce JSON ne contient pas deux listes. Nommer l’une « truth » et l’autre « predicted ».',
  'unclosed-environment': 'L’environnement LaTeX {excerpt} n’est jamais fermé par \\end{…}.',

  'not-a-number': '« {excerpt} » n’est pas un nombre.',
  'negative-count': 'Un effectif est négatif. Les effectifs valent 0 ou plus.',
  'fractional-count':
    '« {excerpt} » n’est pas un nombre entier, donc pas un effectif. Si ce sont des poids, autoriser les décimales.',
  'bad-count': 'L’effectif de la ligne {row}, colonne {cell}, n’est pas un nombre fini.',
  'infinite-number': '« {excerpt} » n’est pas un nombre fini.',
  'number-too-large': '« {excerpt} » est trop grand pour les calculs.',
  'count-too-large': 'Un effectif dépasse 9 007 199 254 740 992 ; au-delà, les nombres entiers ne sont plus exacts.',
  'box-without-area':
    'Une boîte a besoin d’une aire : xmax supérieur à xmin et ymax à ymin. Celle-ci va de {left} à {right} et de {top} à {bottom}.',
  'overlap-out-of-range': 'Le recouvrement est {found}. Il doit être supérieur à 0 et au plus égal à 1.',
  'ambiguous-number':
    '« {excerpt} » peut être un nombre de milliers ou un nombre décimal. L’écrire sans ce signe, ou choisir le signe décimal.',
  'negative-weight': '« {excerpt} » est un poids négatif. Les poids valent 0 ou plus.',
  'bad-weight': 'Le poids du cas {case} n’est pas un nombre de 0 à 9 007 199 254 740 992.',

  'nan-score':
    'Le score du cas {case} est NaN, qui n’est ni élevé ni bas. Le corriger, ou écarter les cas de ce genre.',
  'negative-probability':
    'Le cas {case} a une probabilité négative, {value}. Les probabilités sont comprises entre 0 et 1.',
  'probability-above-one':
    'Le cas {case} a une probabilité supérieure à 1, {value}. Les probabilités sont comprises entre 0 et 1.',
  'probabilities-do-not-sum':
    'La somme des probabilités du cas {case} est {sum}, et non 1 (écart : {difference}). Les corriger, ou faire diviser chaque ligne par sa somme.',
  'shares-do-not-sum': '{path}, ligne {case} : la somme des probabilités est {sum}, et non 1 (écart : {difference}).',
  'reserved-label': 'Une ligne rejetée s’appelle « reject » : aucune classe ne peut donc porter ce nom.',
  'columns-for-classes': 'Colonnes de nombres : {found} ; classes : {expected}. Il faut une colonne par classe.',
  'more-than-two-classes':
    'La vérité a {found} classes ({first}, {second}, {third} …), et les scores en opposent une à toutes les autres. Indiquer laquelle est positive.',
  'no-model': 'Il n’y a pas de scores. En donner une liste, ou une liste par modèle.',
  'duplicate-model': 'Deux modèles s’appellent « {model} ». Donner à chacun son propre nom.',
  'no-classes': 'Il n’y a pas de classes. Nommer la classe de chaque colonne.',
  'nothing-predicted': 'Il n’y a ni ensembles prédits ni scores à comparer avec la vérité.',
  'more-than-total': 'Il y a plus de cas d’une classe que de cas en tout : « {excerpt} ».',

  'matrix-without-numbers':
    'Ce tableau ne contient pas de nombres : « {excerpt} » se trouve là où un effectif était attendu.',
  'totals-only': 'Il ne reste que des totaux. Coller aussi les cellules de la matrice.',
  'empty-matrix': 'La matrice est vide.',
  'ragged-counts': 'La ligne {row} a {found} effectifs, la première {expected}.',
  'not-square':
    'Pour les mêmes classes, le nombre de lignes ({rows}) et le nombre de colonnes ({columns}) devraient être égaux. Donner à une classe jamais rencontrée une ligne ou une colonne de zéros ; si lignes et colonnes sont des groupes différents, leur donner des noms différents.',
  'duplicate-label': '« {label} » est nommé deux fois.',
  'label-count': 'Il y a {found} noms pour {expected} classes.',
  'labels-differ':
    'Lignes et colonnes ont certaines classes en commun, mais pas toutes : « {label} » n’est que dans les colonnes. Leur donner les mêmes noms ou, pour deux partitions différentes, aucun nom commun.',
  'states-differ':
    'Les colonnes du second tableau doivent être les états du premier : « {label} » n’est que dans l’un des deux.',
  'errors-do-not-fit':
    'Aucune matrice n’a ces effectifs : chaque erreur est un faux négatif d’une classe et un faux positif d’une autre, or il y a {missed} faux négatifs et {alarms} faux positifs, ou une classe en a plus que toutes les autres ensemble.',
  'true-negatives-do-not-fit':
    'Les vrais négatifs de {label} sont {found}, mais à part ses TP, FP et FN il reste {expected} cas.',
  'too-many-classes':
    'Il y a {found} étiquettes différentes ; une matrice de plus de {maximum} classes n’est pas calculée. S’agit-il vraiment de classes ?',
  'no-cases': 'Il n’y a aucun cas.',
  'unknown-label': 'L’étiquette « {label} » du cas {case} n’est pas parmi les classes données.',
  'unknown-positive': 'La classe positive « {label} » ne figure pas parmi les étiquettes.',

  'no-states': 'Il n’y a pas d’états. Nommer au moins une classe ou un état de la nature.',
  'no-actions': 'Il n’y a pas d’actions entre lesquelles choisir. En nommer au moins une.',
  'no-observations': 'Il n’y a pas d’observations. Donner les probabilités d’au moins une.',
  'too-many-cases': 'Les effectifs d’un rapport sont déduits pour {maximum} cas au plus ; il y en a {found}.',
  'report-decimals': 'Les proportions d’un rapport ont de 1 à {maximum} décimales, et non {found}.',
  'report-recall-impossible':
    '{label} : aucun nombre entier sur {cases} cas ne donne un rappel de {recall} ; sur {other}, ce serait {hits}/{other}.',
  'report-row-impossible':
    '{label} : la précision {precision}, le rappel {recall} de {cases} cas et le F1 à côté ne peuvent pas tous être justes. Aucun nombre de prédictions ne les donne.',
  'report-impossible':
    'Chaque ligne est possible seule, mais les lignes ne vont pas ensemble : aucuns effectifs n’ont des prédictions dont la somme fait les {cases} cas et l’exactitude imprimée.',
  'too-many-groups':
    'Il y a {found} groupes différents ; plus de {maximum} ne sont pas comparés. Est-ce vraiment une colonne de groupes ?',
  'no-ratings':
    'Il n’y a pas d’évaluations ici. Coller une colonne par évaluateur et une ligne par objet ; une cellule peut être vide.',
  'no-ranked-list':
    'Il n’y a pas de liste ordonnée ici. Coller des marques d’éléments pertinents et non pertinents, le meilleur d’abord, comme R N R R N, ou les rangs des éléments pertinents.',
  'too-few-raters': 'Il y a les évaluations de {found} évaluateurs. L’accord en demande au moins deux.',
  'negative-relevance': 'L’élément de rang {rank} a une pertinence de {found}. Elle doit valoir 0 ou plus.',
  'too-few-relevant': 'La liste contient {returned} éléments pertinents, mais il n’y en aurait que {found}.',
  'wrong-length': 'La longueur de {path} est {found} ; il faut {expected}.',
  'negative-loss': '{path} vaut {found}. La perte d’un rejet ou d’une erreur ne peut pas être négative.',
  'unknown-truth': 'La classe réelle « {label} » de l’observation {case} n’est pas parmi les classes données.',
  'share-outside': '{path} vaut {found}, mais doit être compris entre 0 et 1.',

  'bad-option': '« {found} » n’est pas une valeur de l’option {option}.',
  'bad-problem': '{path} vaut {found}, ce qui n’est pas utilisable.',
  'count-not-whole': '{name} n’est pas un nombre entier de 0 à 9 007 199 254 740 992.',
  'more-successes-than-trials': 'Il ne peut pas y avoir plus de succès que d’essais.',
  'rivals-without-classes':
    'Deux classifieurs ne peuvent être comparés que s’ils prédisent les classes réelles, et non des groupes qui leur sont propres.',
};

export const expected: typeof english.expected = {
  metric: 'le nom d’une métrique',
  class: 'le nom d’une classe ou une moyenne',
  'labels-or-matrix': 'deux colonnes d’étiquettes, deux listes, une matrice de confusion, ou la vérité avec des scores',
  'vectors-or-matrix': 'deux listes, ou une matrice sous forme de liste de lignes',
  'text-encoding': 'du texte en UTF-8, ou en UTF-16 avec indicateur d’ordre des octets',
  'plain-text': 'les cellules en texte brut',
  'complete-data': 'toutes les données, sans omission',
  'printed-values': 'des valeurs, comme [1, 0, 1]',
  'rows-of-labels': 'sous l’en-tête, une ligne par cas',
  'two-columns': 'une colonne de vérité et une ou deux de prédictions',
  'two-vectors': 'deux listes de même longueur : vérité et prédictions',
  'equal-lengths': 'autant de prédictions que d’étiquettes réelles',
  'equal-rows': 'autant de cellules dans chaque ligne',
  'one-delimiter': 'le même séparateur dans toutes les lignes',
  delimiter: 'un séparateur ou la fin de la ligne',
  'closing-quote': 'un guillemet fermant',
  'closing-bracket': 'le crochet fermant correspondant',
  comma: 'une virgule entre les éléments',
  'key-and-value': 'un nom, un deux-points et une valeur',
  'one-value': 'une seule valeur JSON',
  'truth-and-predicted': '{"truth": […], "predicted": […]}',
  'objects-alike': 'des objets ayant chacun une étiquette réelle et une étiquette prédite',
  'end-of-environment': '\\end{…} avec le même nom',
  'one-table': 'une seule matrice de confusion',
  'counts-matrix': 'un tableau carré d’effectifs',
  'square-matrix': 'autant de colonnes que de lignes',
  counts: 'des effectifs',
  count: 'un effectif',
  value: 'une valeur',
  label: 'une étiquette',
  labels: 'une classe pour chaque cas',
  'one-label': 'une étiquette par cas',
  'second-table': 'les classes réelles et les classes prédites',
  'one-mark': 'exactement un 1 par cas',
  'two-partitions': 'deux lignes d’ensembles : vérité et prédictions',
  'disjoint-sets': 'chaque élément dans un seul ensemble',
  'same-elements': 'les mêmes éléments dans les deux partitions',
  number: 'un nombre',
  score: 'un score : un nombre, ou l’infini',
  probability: 'un nombre de 0 à 1',
  'rows-that-sum-to-one': 'des nombres de somme 1',
  'truth-and-predictions': 'une colonne de vérité et une de prédictions ou de scores',
  'truth-and-scores': 'une colonne de classes réelles et une ou plusieurs de nombres',
  'label-sets': 'un ensemble d’étiquettes réel et un ensemble prédit par cas',
  'loss-table': 'une ligne par état avec une perte par action',
  'class-counts': 'une ligne par classe sous TP, FP et FN',
  report: 'la précision, le rappel et le support de chaque classe',
  distributions: 'une ou deux listes de probabilités ou d’effectifs, ou une liste d’étiquettes',
  'state-names': 'les noms des états, dans n’importe quel ordre',
  'column-per-class': 'une colonne par classe',
  'class-of-column': 'une classe qui donne son nom à une des colonnes',
  'at-most-total': 'au plus le total',
  'whole-number': 'un nombre entier',
  'number-of-cases': 'le nombre de cas dont les proportions sont tirées',
  'finite-number': 'un nombre fini',
  'exact-count': 'au plus 9 007 199 254 740 992',
  'not-negative': '0 ou plus',
  'decimal-option': 'des nombres qui ne se lisent que d’une façon',
  'different-labels': 'un nom différent pour chacun',
  'a-label-each': 'un nom pour chaque classe',
  'same-labels': 'les mêmes classes en lignes et en colonnes',
  ratings: 'une colonne par évaluateur',
  'ranked-list': 'des marques d’éléments pertinents et non pertinents, le meilleur d’abord',
  box: 'xmin, ymin, xmax, ymax, avec xmax supérieur à xmin et ymax à ymin',
  groups: 'une colonne de groupes qui reviennent',
  'fewer-classes': 'au plus {maximum} classes',
  'one-character': 'un seul caractère',
  'point-or-comma': 'un point ou une virgule',
  'different-marks': 'un signe décimal autre que le séparateur',
  list: 'une liste',
  kind: 'labels, matrix, counts, scores, probabilities, multilabel ou decision',
  decision:
    'states, actions et loss avec posteriors, ou avec prior et likelihoods ; labels, posteriors, rejectLoss et errorLoss ; prior, sensitivity et specificity ; costs ou costRatio ; values et posterior ; ou labels, counts et costMatrix',
  classifiers: 'les prédictions d’un classifieur, ou celles de chacun sous son nom',
  'groups-or-folds': 'soit des groupes, soit des plis',
  'parts-of-one-kind': 'des données nommées, toutes d’un même type',
};

export const notices: typeof english.notices = {
  'aggregated-rows': 'Chacune des {rows} lignes représente autant de cas que l’indique son effectif.',
  'aggregated-scores':
    'Chacune des {rows} lignes contient un score avec ses nombres de cas positifs (1) et négatifs (0).',
  'code-skipped': 'Le code saisi à l’invite de commande a été ignoré.',
  'columns-ignored': 'D’autres colonnes ont été ignorées : {names}.',
  'columns-reordered': 'Les colonnes ont été mises dans l’ordre des lignes.',
  'comment-skipped': 'Lignes de commentaire ignorées : {count}.',
  'contingency-table':
    'Les lignes ({rows}) et les colonnes ({columns}) ont été prises pour des groupes différents, non pour les mêmes classes : les métriques de partitions sont calculées (association, information, accord entre partitions), celles de réponses justes ou fausses ne le sont pas.',
  'decimal-comma': 'La virgule a été lue comme signe décimal, comme dans {example}.',
  'decision-values':
    'La plupart des lignes ne sont pas des probabilités : les nombres ont été pris pour des valeurs de décision (logits ou marges), et les métriques de probabilités ne sont pas calculées.',
  delimiter: 'Les cellules ont été séparées par « {used} » ; « {other} » aurait aussi été possible.',
  'first-line-is-case': 'La première ligne a été prise pour un cas, bien qu’un de ses mots puisse nommer une colonne.',
  'html-table': 'Le tableau a été extrait du HTML ; le reste est ignoré.',
  'header-used': 'La première ligne a été prise pour les noms des colonnes : {names}.',
  'text-below-skipped': 'Le texte sous la matrice (« {text} ») a été ignoré.',
  'third-column-weights': 'La troisième colonne a été prise pour les poids des cas.',
  'heading-skipped': 'Un titre a été ignoré : « {text} ».',
  'index-column-skipped': 'La première colonne ne fait que numéroter les lignes : elle a été ignorée.',
  'index-row-skipped': 'La première ligne ne fait que numéroter les colonnes : elle a été ignorée.',
  'label-sets': 'Chaque cas a un ensemble d’étiquettes (cas : {cases}, étiquettes : {labels}).',
  'labels-differ-in-case':
    '« {first} » et « {second} » ne diffèrent que par les majuscules et les minuscules ; elles comptent comme deux classes.',
  'labels-trimmed': 'Les blancs autour des étiquettes ont été supprimés, comme autour de « {label} ».',
  'missing-omitted': 'Cas écartés parce qu’il leur manque une valeur : {count}.',
  'none-is-a-class': '« None » est pris pour une classe, car il est prédit pour des cas qui sont « None ».',
  'one-class-only':
    'Tous les cas sont « {label} ». La courbe ROC et son aire demandent des cas positifs et des cas négatifs, sans quoi l’un des taux est 0/0 ; la courbe précision-rappel demande des cas positifs.',
  'other-data': 'Ce texte contient d’autres données, aux lignes {lines}. On les choisit sous « Lire comme ».',
  'percent-signs': 'Les pourcentages ont été divisés par 100 : {example} a été lu comme {value}.',
  'predicted-first':
    'D’après les noms, les prédictions viennent en premier et la vérité en second ; la lecture en a tenu compte.',
  'probabilities-normalised':
    'Chaque ligne a été divisée par sa somme ; le plus grand écart à 1 était de {difference}.',
  'probabilities-sum':
    'La somme du cas {case} s’écarte de 1 de {difference}, comme avec des nombres arrondis. Les probabilités ont été utilisées telles quelles.',
  'probability-columns': 'Les colonnes sont les probabilités des classes {labels}, dans cet ordre.',
  'rest-is-negative': '« {label} » est la classe positive ; toutes les autres réunies forment la classe négative.',
  'scores-first': 'Les scores viennent en premier et la vérité en second ; la lecture en a tenu compte.',
  'scores-of-models': 'Il y a les scores de {count} modèles sur les mêmes cas : {names}.',
  'thousands-marks': 'Les séparateurs de milliers ont été supprimés : {example} a été lu comme {value}.',
  'totals-do-not-add-up':
    'Le total {stated} (« {which} ») n’est pas juste : la somme des cellules est {computed}. Les cellules ont été utilisées, pas les totaux.',
  'totals-removed': 'Les totaux ont été reconnus et laissés hors de la matrice.',
  'shares-of-all':
    'La somme des nombres est 1 : ce sont des proportions de l’ensemble des cas. Tests et intervalles dépendent du nombre de cas et restent non définis tant qu’il n’est pas indiqué.',
  'shares-of-rows':
    'La somme de chaque ligne est 1 : ce sont des proportions par ligne. Toutes les lignes sont supposées de même fréquence ; si ce n’est pas le cas, coller les effectifs ou les proportions de l’ensemble.',
  'shares-of-columns':
    'La somme de chaque colonne est 1 : ce sont des proportions par colonne. Toutes les colonnes sont supposées de même fréquence ; si ce n’est pas le cas, coller les effectifs ou les proportions de l’ensemble.',
  'counts-of-outcomes':
    'Nombres entiers : lus comme effectifs de {outcomes} issues, dont les parts sont la distribution.',
  'one-labelling': 'Un étiquetage de {cases} cas en {classes} classes : les parts des classes sont la distribution.',
  'counts-of-shares': 'Les proportions ont été converties en effectifs pour {cases} cas.',
  'also-two-cases':
    'Ces nombres sont pris pour les quatre effectifs d’une matrice. Ce pourrait aussi être la vérité et la prédiction de deux cas.',
  'settled-by-result':
    'Le résultat indiqué à cette ligne ne s’obtient qu’avec cette orientation et cette classe positive ; un clic permet de changer l’une ou l’autre.',
  'count-from-total': 'Le texte donne trois effectifs et un total de {total} ; le quatrième est donc {count}.',
  'recovered-from-report': 'Les effectifs ont été déduits du rapport imprimé : seuls ceux-ci donnent ses chiffres.',
  'second-positive':
    'La matrice ne nomme pas les classes. La seconde est prise comme positive, comme dans les affichages de scikit-learn ; un clic permet d’en changer.',
  'no-common-label': 'Aucune étiquette n’est à la fois réelle et prédite. S’agit-il des bonnes colonnes ?',
  'one-hot-rows': 'Chaque ligne marque sa classe par un 1 (one-hot) : {cases} cas, {classes} classes.',
  'one-hot-columns':
    'Chaque colonne marque sa classe par un 1 (one-hot, une colonne par cas) : {cases} cas, {classes} classes.',
  'sets-numbered': 'Les ensembles sont les classes 1, 2, 3, … dans l’ordre donné.',
  'two-classifiers':
    'Il y a les prédictions de deux classifieurs : {first} et {second}. Les métriques sont celles du premier ; le second lui est comparé.',
  'several-classifiers': '{count} classifieurs sont côte à côte : {names}. La page montre le premier.',
  'column-of-groups': 'Les cas appartiennent à {count} groupes, qui sont côte à côte.',
  'column-of-folds': 'Les cas appartiennent à {count} plis, qui sont côte à côte.',
  'several-raters': '{count} évaluateurs, dont aucun n’est la vérité : seul leur accord est mesuré.',
  'list-end-assumed':
    'Rien ne dit quelle est la longueur de la liste ; on a supposé qu’elle finit au rang {rank}, celui de son dernier élément pertinent. La précision de toute la liste en dépend.',
  'relevant-assumed':
    'Rien ne dit combien d’éléments pertinents il y a ; on a supposé que ceux du texte, {count}, sont tous. Le rappel et la précision moyenne (AP) en dépendent.',
  'mark-of-relevant': 'On a supposé que « {text} » marque les éléments pertinents.',
  'equal-scores-ordered':
    'Les éléments de même score ont été mis dans un ordre fixe. La précision moyenne (AP) en dépend.',
  'queries-left-out': 'Laissées de côté, faute de jugements ou de liste : {names}',
  'background-no-class':
    '« {name} » n’est pas une classe ici : sa ligne compte les détections là où il n’y a rien, sa colonne les objets manqués. Il n’y a pas de vrais négatifs.',
  'boxes-unscored': 'Les détections n’ont pas de score. Elles restent dans l’ordre du texte.',
  'two-groupings':
    'La vérité (groupes : {rows}) et les prédictions (groupes : {columns}) n’ont aucune classe en commun : elles ont été prises pour deux partitions des mêmes cas. Les métriques de partitions sont calculées, celles de réponses justes ou fausses ne le sont pas.',
  'whole-scores':
    'Les nombres entiers à côté de la vérité prennent trop de valeurs pour être des classes : ils ont été lus comme des scores.',
  'zeros-before-numbers':
    'Les zéros en tête d’un nombre ne comptent pas : « {label} » est la même classe que le nombre sans eux.',
  transposed:
    'Les prédictions étaient en lignes ; lignes et colonnes ont été échangées, si bien que la vérité est en lignes.',
  'always-negative':
    'Le seuil n’est pas inférieur à 1 : décider 0 ne coûte jamais plus cher, aussi probable que soit 1.',
  'always-positive':
    'Le seuil n’est pas supérieur à 0 : décider 1 ne coûte jamais plus cher, aussi improbable que soit 1.',
  'always-rejects': 'Rejeter ne coûte rien (λr = 0) : λ* vaut donc 1, et tout est rejeté, même ce qui est certain.',
  'evidence-equal':
    'Les probabilités des observations ne sont pas connues ; dans le risque total, toutes comptent également.',
  'impossible-observation':
    'L’observation « {observation} » a une probabilité nulle dans tous les états possibles : il n’y a donc pas de probabilités a posteriori.',
  'losses-only':
    'Ce ne sont que des pertes. Les risques demandent aussi les probabilités des états : a posteriori, ou a priori avec des vraisemblances.',
  'negative-loss':
    'La perte {name} vaut {value}. Une perte négative est un gain, et les risques peuvent alors aussi être négatifs.',
  'negative-ratio':
    'Le rapport des coûts vaut {value}. En dessous de 0, il signifie que manquer un positif est un gain.',
  'never-rejects':
    'λ* = {threshold} est inférieur à 1/K, que la plus grande de K probabilités atteint toujours : rien n’est jamais rejeté. Un rejet n’est rentable que si λr est inférieur à λe·(1 − 1/K).',
  'no-error-loss':
    'Les erreurs ne coûtent rien (λe = 0) : λ* = 1 − λr/λe serait une division par 0, il n’y a pas de seuil.',
  'no-threshold':
    'Dans l’ensemble, les mauvaises décisions ne coûtent pas plus cher que les bonnes (ℓ01 − ℓ00 + ℓ10 − ℓ11 n’est pas strictement positif) : aucun seuil ne sépare la décision 0 de la décision 1.',
  'zero-costs':
    'Dans les deux classes, une mauvaise décision coûte autant qu’une bonne (ℓ01 = ℓ00 et ℓ10 = ℓ11) : toutes les décisions coûtent donc autant.',
};

export const corrections: typeof english.corrections = {
  firstLineIsHeader: 'La première ligne est un en-tête',
  firstLineIsData: 'La première ligne contient des données',
  otherDelimiter: 'Prendre l’autre séparateur',
  omitMissing: 'Écarter les cas incomplets',
  allowFractions: 'Ce sont des poids',
  decimalPoint: 'Le point est le signe décimal',
  decimalComma: 'La virgule est le signe décimal',
  normalise: 'Diviser chaque ligne par sa somme',
  decisionValues: 'Ce sont des logits ou des marges',
  areDistributions: 'C’est un seul étiquetage ou une seule distribution',
  areDetections: 'Ce sont des objets : certains ont été manqués, ou trouvés là où il n’y en a pas',
  isRanked: 'C’est une liste ordonnée : éléments pertinents et non pertinents, le meilleur d’abord',
  relevant: 'Est pertinent :',
  areLabels: 'Ce sont deux cas',
  areScores: 'Ce sont des scores',
  areLabelSets: 'Chaque ligne est un ensemble d’étiquettes',
  areProbabilities: 'Ce sont des probabilités, une ligne par cas',
  positive: 'Positive :',
  decide: 'Ouvrir dans Décisions',
  draw: 'Ouvrir dans Courbes',
  cases: 'Nombre de cas :',
};

export const readAs: typeof english.readAs = {
  title: 'Façons de lire le texte',
  none: 'Aucune façon de lire ce texte n’a été trouvée. Choisir ses colonnes, s’il en a.',
  kinds: {
    labels: 'Étiquettes réelles et prédites',
    matrix: 'Matrice de confusion',
    scores: 'Vérité et scores',
    probabilities: 'Une probabilité par classe',
    multilabel: 'Ensembles d’étiquettes',
    decision: 'Pertes',
    distributions: 'Distributions',
    'class-counts': 'TP, FP et FN de chaque classe',
    raters: 'Évaluateurs',
    ranked: 'Liste ordonnée',
    report: 'Rapport imprimé',
  },
  counted: 'cas : {cases}, classes : {classes}',
  ofShares: 'proportions, classes : {classes}',
  together: 'Les {count} côte à côte',
  evidence: {
    'common-labels': 'les deux ont des étiquettes communes',
    'labels-recur': 'les étiquettes se répètent',
    named: 'les classes ont des noms',
    'whole-counts': 'tous les nombres sont entiers',
    shares: 'la somme des nombres est 1',
    'two-classes': 'la vérité a deux classes',
    fractions: 'certains nombres ont des décimales',
    'rows-sum-to-1': 'la somme de chaque ligne est 1',
    sets: 'les cellules contiennent plusieurs étiquettes',
    'sums-to-1': 'la somme des nombres est 1',
    'one-labelling': 'une liste d’étiquettes',
    marks: 'marques d’éléments pertinents',
  },
  columns:
    'Ou indiquer ce que contient chaque colonne : une pour la vérité, une ou plusieurs pour les prédictions ou les scores.',
  column: 'Colonne {number}',
  uses: {
    ignored: '–',
    truth: 'Vérité',
    predicted: 'Prédiction',
    score: 'Score',
    count: 'Effectif',
    group: 'Groupe',
    fold: 'Pli',
    model: 'Modèle',
    weight: 'Poids',
  },
};

export const messages: typeof english = { errors, expected, notices, corrections, readAs };
