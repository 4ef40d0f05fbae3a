import type { files as english } from '../en/files.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Adding, sending and opening files: documents, lab reports, photos. */
export const files: Translated<typeof english> = {
  'files.refused.empty': '{name} est vide : il fait 0 octet. Choisissez un autre fichier.',
  'files.refused.tooLarge': '{name} est trop grand. Un fichier peut faire au plus {limit} Mo.',
  'files.refused.belied':
    '{name} n’est pas ce que dit son nom, il n’est donc pas accepté. Enregistrez-le à nouveau avec son vrai type.',
  'files.refused.active':
    '{name} peut lancer un programme ou contient un autre fichier, il n’est donc pas accepté. Photographiez les pages, ou imprimez-le dans un nouveau PDF.',
  'files.refused.notHere': '{name} n’est pas un genre de fichier qui a sa place ici.',
  'files.refused.svg':
    '{name} est un dessin SVG, qui peut contenir un programme. Prenez une photo ou enregistrez-le en PDF.',
  'files.refused.html': '{name} est une page web, qui peut contenir un programme. Enregistrez-la en PDF.',
  'files.refused.archive':
    '{name} est une archive ou un fichier de bureautique. Sortez ce qu’il contient, ou enregistrez-le en PDF, et ajoutez cela.',
  'files.refused.unknown':
    '{name} n’est ni une photo ni un PDF. Sont acceptés les photos (JPEG, PNG, WebP, HEIC) et les PDF.',
  'files.unreadable': '{name} n’a pas pu être lu comme image sur ce téléphone.',
  'files.waiting': 'En attente d’envoi',
  'files.partly': 'En attente, {share} envoyé',
  'files.sending': 'Envoi, {share}',
  'files.stored': 'Le fichier est envoyé, son entrée suit',
  'files.refused': 'Non accepté',
  'profile.photo.title': 'Votre photo',
  'profile.photo.choose': 'Choisir une photo',
  'profile.photo.change': 'Changer la photo',
  'profile.photo.remove': 'Retirer la photo',
  'profile.photo.owner': 'Vous seule la voyez.',
  'profile.photo.refused': 'Le serveur n’a pas accepté cette photo.',
  'profile.photo.retry': 'L’envoyer à nouveau',
  'profile.photo.failed': 'La photo n’a pas pu être gardée. Réessayez.',
  'profile.photo.failed.refused':
    'La photo n’est pas gardée : ce navigateur ne laisse Maia rien garder, et réessayer n’y change rien. Ouvrez Maia dans une fenêtre ordinaire ou autorisez les données de sites dans les réglages du navigateur.',
  'profile.photo.failed.damaged':
    'La photo n’est pas gardée : la copie de ce téléphone ne s’ouvre pas, et réessayer n’y change rien. Ouvrez « Vos données sur ce téléphone ».',
  'files.refused.why': 'Voir pourquoi',
};
