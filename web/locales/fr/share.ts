import type { ShareTexts } from '../en/share.ts';

export const share: ShareTexts = {
  title: 'Partager',
  close: 'Fermer',

  linkTitle: 'Sous forme de lien',
  intro:
    'Les données elles-mêmes sont dans le lien. Rien n’est téléversé : qui a le lien a les données, et personne d’autre, car les navigateurs n’envoient jamais à un serveur ce qui suit le signe #.',
  making: 'Création du lien…',
  failed: 'Ce navigateur n’a pas pu créer de lien. Il reste la possibilité d’enregistrer le travail dans un fichier.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié',
  copyRefused: 'Le navigateur ne laisse pas la page copier. Le lien est sélectionné : il faut le copier à la main.',
  send: 'Envoyer…',
  characters: (count) => `${count} caractères`,
  contains: (parts) => `Dans le lien : ${parts}.`,
  nothing: 'la page telle qu’elle est au départ',
  parts: {
    data: (count) => `les données (${count} caractères)`,
    example: 'l’exemple affiché',
    options: 'la façon de les lire et ce qui est calculé',
    open: 'ce qui est ouvert',
    view: 'la vue',
    checker: 'les réponses saisies',
    decisions: 'les pertes et les probabilités des décisions',
    sql: 'les noms dans les requêtes SQL',
  },
  fromFile: 'Cette page a été ouverte depuis un fichier : le lien fonctionne là où se trouve le même fichier.',
  tooLong: (needed, most) =>
    `Tout cela prend ${needed} caractères, et un lien en supporte au plus ${most}. On peut enregistrer le travail dans un fichier ou partager un lien sans les données.`,
  withoutData: 'Lien sans les données',
  withData: 'Lien avec les données',
  isWithoutData: 'Ce lien ne contient que les options et la vue : qui l’ouvre y met ses propres données.',

  fileTitle: 'Sous forme de fichier',
  fileIntro:
    'Un travail de n’importe quelle taille tient dans un fichier, qui s’ouvre ici comme des données : en le déposant ou avec « Ouvrir un fichier ».',
  save: 'Enregistrer le travail dans un fichier',
  fileName: 'deconfuse-travail.json',

  keepTitle: 'Sur cet ordinateur',
  keep: 'Conserver mon travail dans ce navigateur',
  keepHint:
    'Ainsi, rien ne se perd si la page est rechargée ou fermée. Tout reste dans ce navigateur, sur cet ordinateur. Sur un ordinateur que d’autres utilisent aussi, mieux vaut ne pas l’activer.',
  notKept: {
    full: 'Le navigateur n’a plus de place : ce qui est fait à partir de maintenant n’est pas conservé. Enregistrer le travail dans un fichier, sous « Partager », avant de fermer la page.',
    refused:
      'Ce navigateur ne laisse la page rien conserver. Enregistrer le travail dans un fichier avant de fermer la page.',
  },
  forget: 'Oublier maintenant',
  forgotten: 'Oublié.',

  problems: {
    'bad-link': 'Le lien ne peut pas être lu : une partie manque ou a été altérée. Rien n’a été modifié.',
    'unknown-example': 'Aucun exemple ne porte ce nom. Rien n’a été modifié. Les exemples sont :',
    'newer-version':
      'Il a été créé par une version plus récente de cette page, et celle-ci ne peut pas le lire. Rien n’a été modifié. Recharger la page pour obtenir la version plus récente.',
    'too-large': 'Le lien est trop grand pour être ouvert. Rien n’a été modifié.',
  },
  dismiss: 'Fermer ce message',
};
