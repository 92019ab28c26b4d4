import type { ScormTexts } from '../en/scorm.ts';

export const scorm: ScormTexts = {
  intro:
    'Un zip pour les plateformes d’apprentissage qui acceptent SCORM 1.2 : cet exercice seul, avec son score, ses tentatives et son achèvement. Il contient l’outil entier, de sorte qu’aucun autre serveur n’est nécessaire.',
  attempts: 'Réponses par question',
  values: 'Bonnes valeurs',
  shown: {
    after: 'après une bonne réponse ou la dernière',
    never: 'jamais',
    always: 'après chaque réponse',
  },
  save: 'Enregistrer le paquet',
  saving: 'Création du paquet …',
  notBeside: 'Le fichier deconfuse.html, qui va dans le paquet, n’a pas pu être obtenu à côté de cette page.',
  failed: 'Le paquet n’a pas pu être créé, ce qui ne devrait pas arriver.',
  unrecorded: 'Aucune plateforme d’apprentissage n’a été trouvée : rien de ceci n’est enregistré.',
};
