import type { doctorChat as english } from '../en/doctor-chat.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** /doctor-chat: a patient and her doctor. */
export const doctorChat: Translated<typeof english> = {
  'doctorChat.title': 'Messages',
  'doctorChat.notForEmergencies': 'Pas pour les urgences. Personne ne surveille les messages en direct.',
  'doctorChat.toEmergency': 'Si vous avez besoin d’aide maintenant, appelez',
  'doctorChat.with': 'Avec {name}',
  'doctorChat.yourDoctor': 'votre médecin',
  'doctorChat.namesFailed': 'Les noms des patientes n’ont pas pu être chargés. Un nouvel essai suivra.',
  'doctorChat.patient': 'Patiente',
  'doctorChat.noDoctor.title': 'Pas encore de médecin',
  'doctorChat.noDoctor': 'Choisissez votre médecin dans votre profil, ensuite vous pourrez écrire ici.',
  'doctorChat.doctorGone':
    'Votre médecin n’est plus sur la liste de la clinique : il se peut que personne ne lise ce que vous écrivez ici. Choisissez un autre médecin dans votre profil ou appelez votre clinique.',
  'doctorChat.noDoctor.choose': 'Choisir un médecin',
  'doctorChat.noDoctor.call': 'Appeler {name}',
  'doctorChat.unit': 'votre maternité',
  'doctorChat.empty.title': 'Pas encore de messages',
  'doctorChat.empty': 'Écrivez quand la réponse peut attendre. Un message écrit sans réseau part tout seul plus tard.',
  'doctorChat.empty.doctor': 'Personne ne vous a encore écrit. Ouvrez une patiente pour écrire en premier.',
  'doctorChat.conversation': 'Messages avec {name}',
  'doctorChat.write': 'Écrire un message',
  'doctorChat.form': 'Votre message',
  'doctorChat.send': 'Envoyer',
  'doctorChat.attach': 'Joindre',
  'doctorChat.attached.remove': 'Ne pas l’inclure',
  'doctorChat.attached.gone':
    '{name} a été supprimé et ne peut donc pas être envoyé. Ne l’incluez pas ou joignez autre chose.',
  'doctorChat.nothing': 'Écrivez ou joignez d’abord quelque chose.',
  'doctorChat.tooLong': 'Un message a au plus {most} caractères. Celui-ci en a {length}.',
  'doctorChat.notSaved': 'Le téléphone n’a pas pu garder ce message. Il est encore dans le champ : réessayez.',
  'doctorChat.status.waiting': 'En attente d’envoi',
  'doctorChat.status.sent': 'Envoyé',
  'doctorChat.status.delivered': 'Reçu',
  'doctorChat.status.read': 'Lu',
  'doctorChat.you': 'Vous',
  'doctorChat.delete': 'Supprimer',
  'doctorChat.deleteOne': 'Supprimer ce message ? {name} ne le verra plus non plus.',
  'doctorChat.deleteAll': 'Supprimer ce que j’ai écrit',
  'doctorChat.deleteAll.title': 'Supprimer ce que vous avez écrit ?',
  'doctorChat.deleteAll.text':
    'Jusqu’à {most} de vos messages dans cette conversation sont supprimés, pour vous et pour {name}. Ce que {name} a écrit reste.',
  'doctorChat.deleteAll.done':
    '{count, plural, =0 {Vous n’aviez rien écrit ici.} one {# message supprimé.} other {# messages supprimés.}}',
  'doctorChat.keep': 'Garder',
  'doctorChat.notDeleted': 'Le téléphone n’a pas pu le supprimer. Réessayez.',
  'doctorChat.attach.title': 'Que joindre',
  'doctorChat.attach.days': '{days, plural, one {Dernier jour} other {# derniers jours}}',
  'doctorChat.attach.range': 'Mesures de',
  'doctorChat.attach.none': 'Pas encore de documents sur ce téléphone.',
  'doctorChat.attach.documents': 'Documents',
  'doctorChat.readings': '{kind} : {count, plural, =0 {aucune mesure} one {# mesure} other {# mesures}}',
  'doctorChat.readings.range': 'du {from} au {to}',
  'doctorChat.document': 'Document',
  'doctorChat.unread': '{count, plural, one {# nouveau} other {# nouveaux}}',
  'doctorChat.asOf': 'Les messages les plus récents n’ont pas pu être chargés. Ce qui est affiché date de {time}.',
  'doctorChat.asOf.noBell':
    'Ce qui est affiché date de {time}. Aucun nouveau message n’est signalé ici en ce moment : la liste est redemandée toutes les quelques minutes.',
  'doctorChat.notLoaded':
    'Les messages n’ont pas pu être chargés. Ce que vous écrivez est gardé sur ce téléphone et part tout seul.',
  'doctorChat.today':
    '{count, plural, one {Nouveau message de votre médecin} other {# nouveaux messages de votre médecin}}',
  'doctorChat.newMessages': 'Nouveaux messages',
};
