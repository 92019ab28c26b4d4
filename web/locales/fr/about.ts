import type { AboutTexts } from '../en/about.ts';

export const about: AboutTexts = {
  title: 'À propos de cette copie',
  back: 'Retour au calculateur',
  introduction:
    'Tout est calculé dans le navigateur, et rien de ce qui est saisi ou collé ne quitte cet ordinateur. L’exactitude des calculs se vérifie ci-dessous.',
  version: 'Version',
  build: 'Compilation',
  buildHint: 'Les copies qui portent ici les mêmes chiffres ont les mêmes fichiers.',
  noBuild: 'aucune : page du serveur de développement',
  browser: 'Navigateur',

  check: 'Autotest',
  checkHint:
    'Un autre programme a calculé chaque valeur de ces cas en fractions exactes ou avec 60 chiffres. Ce navigateur les recalcule maintenant avec le code de cette page. Les nombres décimaux doivent concorder sur 11 chiffres, ceux de certaines métriques sur 8 ou 9 ; les fractions et les valeurs non définies doivent être identiques.',
  progress: (cases, of) => `${cases} cas sur ${of}`,
  right: 'Les calculs sont justes.',
  wrong: (count) => `Les calculs ne sont pas tous justes ; comparaisons en désaccord : ${count}.`,
  compared: (cases, metrics, numbers, fractions) =>
    `${numbers} nombres et ${fractions} fractions exactes de ${metrics} métriques ont été comparés dans ${cases} cas.`,
  took: (seconds) => `Durée : ${seconds} s.`,
  mistakes: (count) => `Valeurs attendues que l’on sait erronées, et omises : ${count}.`,
  again: 'Vérifier de nouveau',
  failed:
    'La vérification n’est pas terminée : un fichier n’a pas été chargé ou la mémoire a manqué. Vérifier de nouveau.',
  differences: 'Ce qui diffère',
  columns: { case: 'Cas', metric: 'Métrique', place: 'Où', expected: 'Attendu', actual: 'Ici' },

  licences: 'Licences',
  own: 'Deconfuse est un logiciel libre sous licence MIT. Ces parties ont été écrites par d’autres :',
  noLicences: 'La liste n’a pas pu être chargée.',
};
