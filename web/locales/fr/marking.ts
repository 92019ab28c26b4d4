import type { MarkingTexts } from '../en/marking.ts';

export const marking: MarkingTexts = {
  intro:
    'Collez ou ouvrez un tableau (CSV) de ce que la classe a rendu : une ligne par étudiant avec le numéro dont viennent les données, et une colonne par réponse. Tout reste dans ce navigateur.',
  table: 'Ce qui a été rendu',
  open: 'Ouvrir un fichier…',
  noRows: 'Attendu : une ligne de noms et, dessous, au moins une ligne.',
  tooMany: (most) => `Au plus ${most} lignes.`,
  found: (students, columns) => `${students} lignes, ${columns} colonnes.`,
  uneven: (rows) =>
    `Ligne ${rows} : plus ou moins de cellules que de noms. Les virgules décimales et les guillemets non fermés déplacent des cellules.`,
  student: 'Numéro d’étudiant',
  none: '(pas demandé)',
  columnsLabel: 'Colonnes',
  column: (at) => `Colonne ${at}`,
  mark: 'Noter',
  marking: (done, all) => `${done} sur ${all}…`,
  save: 'Enregistrer les notes (CSV)',
  failed: 'Les réponses n’ont pas pu être notées. De telles données n’ont peut-être pas cette métrique.',
  mean: (points, most, students) => `En moyenne ${points} points sur ${most}, ${students} étudiants.`,
  unnumbered: (rows) => `Pas de numéro à la ligne ${rows} : pas notée.`,
  right: 'Juste',
  missing: 'Pas de réponse',
  students: (some, all) => `${some} étudiants sur ${all}`,
  findings: 'Ce qui a été trouvé',
  marks: 'Notes',
  points: 'Points',
  finding: 'constat',
};
