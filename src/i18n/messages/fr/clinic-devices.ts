import type { clinicDevices as english } from '../en/clinic-devices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The devices of other people, for administrators. */
export const clinicDevices: Translated<typeof english> = {
  'clinic.devices': 'Appareils',
  'clinic.devices.text':
    'Téléphones et navigateurs sur lesquels cette personne s’est connectée. Déconnectez ici un appareil perdu : il efface ses données.',
  'clinic.devices.none': 'Aucun appareil ne s’est encore signalé.',
  'clinic.devices.waiting': 'Effacement ordonné {when}. Déconnecté ; il efface ses données dès sa prochaine connexion.',
  'clinic.devices.wiped': 'Effacé {when} ; l’appareil l’a confirmé.',
  'clinic.devices.confirm':
    'Il est affiché comme effacé quand l’appareil l’a confirmé. Un appareil qui ne se reconnecte jamais garde ses données chiffrées.',
  'clinic.wipe.all': 'Tout déconnecter et effacer',
  'clinic.wipe.ask': 'Déconnecter et effacer cet appareil de {name} ?',
  'clinic.wipe.askAll': 'Déconnecter et effacer tous les appareils de {name} ?',
  'clinic.wipe.sessions':
    'Toutes les sessions se terminent tout de suite, aussi celles d’appareils absents de la liste.',
  'clinic.wipe.erases':
    'À sa prochaine connexion, il efface tout ce que cette application y a enregistré pour cette personne. Jusque-là cela y reste, chiffré.',
  'clinic.wipe.unsent': 'Ce qu’il n’a pas encore envoyé est perdu.',
  'clinic.wipe.stays':
    'Le compte reste et peut servir sur d’autres appareils. La personne lit dans « Qui a regardé vos données » que vous l’avez fait.',
  'clinic.wipe.ordered':
    '{count, plural, =0 {Déconnecté. Aucun appareil de la liste n’a plus de données à effacer.} one {Déconnecté. # appareil efface ses données à sa prochaine connexion.} other {Déconnecté. # appareils effacent leurs données à leur prochaine connexion.}}',
  'clinic.lostPhone': 'Un téléphone perdu',
  'clinic.lostPhone.text':
    'Pour une personne qui ne peut pas le signaler elle-même sous Compte. Vérifiez qui le demande avant de le faire. Chaque consultation est notée, et la personne le lit.',
  'clinic.lostPhone.find': 'Chercher les appareils',
  'clinic.lostPhone.nobody': 'Aucun compte n’a cette adresse.',
  'clinic.lostPhone.own': 'C’est votre propre compte. Signalez votre appareil sous Compte, avec votre mot de passe.',
};
