import type { SqlTexts } from '../en/sql.ts';

export const sql: SqlTexts = {
  title: 'À partir d’un milliard de lignes',
  back: 'Retour au calculateur',
  introduction:
    'Chaque métrique, chaque formule et chaque courbe découle ici d’effectifs : combien de fois chaque étiquette réelle rencontre chaque étiquette prédite, et combien de cas positifs et négatifs a chaque score. La base de données compte donc là où sont les lignes, et seul ce qu’elle a compté arrive ici. Aucune ligne n’en sort et, quel qu’en soit le nombre, le calculateur donne les mêmes résultats qu’à partir de toutes.',

  names: 'Moteur et noms',
  dialect: 'Moteur',
  dialects: { spark: 'Spark SQL', trino: 'Trino', bigquery: 'BigQuery', duckdb: 'DuckDB' },
  table: 'Table',
  tableHint: {
    spark: 'Ou schéma.table, ou un fichier : cas.parquet',
    trino: 'Ou catalogue.schéma.table',
    bigquery: 'Ou projet.jeu.table',
    duckdb: 'Ou schéma.table, ou des fichiers : cas/*.parquet',
  },
  truth: 'Étiquette réelle',
  predicted: 'Étiquette prédite',
  score: 'Score',
  positive: 'Classe positive',
  positiveHint: 'Comme l’écrit le moteur : 1, true, spam',
  parts: 'Ce qui est compté',
  allCases: 'Tous les cas ensemble',
  partKinds: { subgroup: 'Chaque groupe', fold: 'Chaque pli' },
  part: 'Groupe ou pli',

  labels: 'Étiquettes',
  labelsHint: 'Une ligne par paire d’étiquettes. Toutes les métriques des étiquettes et de la matrice sont exactes.',
  scores: 'Scores, un par un',
  scoresHint:
    'Une ligne par score présent. L’AUC, les courbes et les seuils sont exacts. Jusqu’à quelques millions de scores différents.',
  bins: 'Scores par tranches',
  binsHint:
    'Une ligne par tranche, sous sa borne inférieure. Aux bornes des tranches, les seuils décident exactement comme sur toutes les lignes : la précision, le rappel et les points des courbes y sont exacts. Entre les bornes, l’ordre est perdu.',
  binCount: 'Tranches',
  low: 'De',
  high: 'à',
  badRange: 'L’intervalle doit finir au-dessus de son début.',
  absent: 'Les lignes dont l’étiquette est NULL ne sont comptées d’aucun côté.',

  bound: 'L’erreur possible due aux tranches',
  boundHint:
    'D’un cas positif et d’un cas négatif d’une même tranche, on ne sait plus lequel a le score le plus élevé : la paire compte ½, alors qu’elle compterait entre 0 et 1. L’écart entre l’AUC de toutes les lignes et celle des tranches ne dépasse donc pas ceci, où P et N comptent les cas positifs et négatifs, et avec un indice ceux d’une tranche :',
  boundOf:
    'La même requête le calcule dans la base de données. Pour des effectifs collés, la valeur figure ici et sous les courbes.',

  query: (name) => `Requête : ${name}`,
  copy: 'Copier',
  copied: 'Copié',
  copyRefused: 'Le navigateur ne le permet pas. Il faut sélectionner le texte et le copier à la main.',
  paste: 'Coller le résultat',
  pasteHint: 'En CSV, ou tel que l’affiche le moteur.',
};
