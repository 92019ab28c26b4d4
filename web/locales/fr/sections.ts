import type { SectionTexts } from '../en/sections.ts';

export const sectionTexts: SectionTexts = {
  whatIsThis: 'Qu’est-ce que c’est ?',
  sections: {
    matrix:
      'La matrice de confusion compte les cas de chaque classe réelle (ligne) selon la classe prédite (colonne) ; la diagonale compte les cas justes.',
    number: 'Une métrique pas à pas : sa formule, vos nombres dans celle-ci, la fraction exacte et le nombre décimal.',
    metrics:
      'Toutes les métriques de vos données, groupées par thème ; choisissez-en une pour voir comment elle se calcule.',
    curves: 'Les courbes montrent ce que fait un classifieur à chaque seuil de ses scores, et non à un seul.',
    information:
      'À quel point la classe réelle est incertaine, en bits ou dans une autre unité, et quelle part de cette incertitude la prédiction lève.',
    check:
      'Saisissez les nombres que vous avez calculés : chacun est comparé au bon, et un faux aux erreurs courantes.',
    decisions:
      'Quelle action coûte le moins en moyenne, selon la probabilité de chaque état et le coût de chaque erreur.',
  },
};
