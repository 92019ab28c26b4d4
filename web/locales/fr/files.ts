import type { FileTexts } from '../en/files.ts';

export const files: FileTexts = {
  dropHere: 'Déposé ici, le fichier est lu sur place. Il ne quitte pas cet ordinateur.',
  reading: (name) => `Lecture de « ${name} »`,
  read: (done, size) => `${done} Mo sur ${size} Mo`,
  pace: (speed, left) => `${speed} Mo par seconde, encore ${left} s`,
  tallied: (name, rows) =>
    `« ${name} » contient ${rows} lignes. Elles ont été comptées pendant la lecture : le texte contient maintenant chaque paire d’étiquettes une seule fois, avec son effectif.`,
  leftInFile: (name) =>
    `« ${name} » est trop long pour tenir dans un texte : il est lu depuis son fichier, dont voici les premières lignes. Le partage, les programmes et le rapport imprimé ne sont pas proposés, et la page ne le conserve pas.`,
  understanding: 'Interprétation du texte…',
  cancel: 'Annuler',
  cancelled: 'Lecture annulée. Les données sont celles d’avant.',
  onlyFirst: (name, count) => `Sur ${count} fichiers, seul « ${name} » a été lu : il s’en lit un à la fois.`,
  sideBySide: (first, second) =>
    `« ${first} » et « ${second} » ont une valeur par ligne et autant de lignes l’un que l’autre : ils ont été mis côte à côte.`,
  fromFile: (name) => `Le texte provient de « ${name} ».`,
  table: 'Tableau',
  columns: 'Colonnes',
  range: 'Seulement la plage',
  rangeExpected: 'Une plage s’écrit B2:D20.',
  notRead: (name) => `« ${name} » n’a pas été lu.`,
  refused: {
    spreadsheet:
      'Ce type de classeur n’est pas lu. L’ouvrir, copier la plage et la coller ici, ou l’enregistrer en .xlsx, .ods ou CSV.',
    compressed:
      'C’est une archive qui ne contient pas de tableaux. La décompresser, puis ouvrir le texte qu’elle contient.',
    document: 'C’est un PDF. L’ouvrir et y copier le tableau ou le texte.',
    picture: 'C’est une image. Seul du texte peut être lu.',
    empty: 'Il est vide.',
    'too-large':
      'Il dépasse 500 Mo, ou 300 Mo une fois décompressé, le maximum qu’un navigateur prend comme un seul texte.',
    damaged: 'Il est endommagé, ou d’un type qui n’est pas lu.',
    nested: 'Ses cellules contiennent des listes ou des objets, pas une seule valeur.',
    unreadable:
      'Le navigateur ne peut pas l’ouvrir. C’est peut-être un dossier, ou il a été déplacé ou modifié entre-temps.',
  },
  largerOnes:
    'Les fichiers plus gros sont lus en UTF-8 si chaque ligne contient une étiquette réelle et une étiquette prédite, de peu de classes, ou une étiquette et des scores.',
  readAsWindows: 'Le lire comme texte Windows d’Europe occidentale',
};
