import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notifications: Translated<typeof english> = {
  'notifications.title': 'Avis',
  'notifications.detail': 'Comment ils arrivent, et un essai',
  'notifications.offer': 'Un rappel à l’heure',
  'notifications.offer.why':
    'Ce téléphone peut vous rappeler une prise ou un rendez-vous, même quand Maia est fermée. Le texte ne dit rien de votre santé, sauf si vous le choisissez.',
  'notifications.offerMessages': 'Sachez quand un message arrive',
  'notifications.offerMessages.why':
    'Un avis peut vous le dire quand l’application est fermée. Il ne dit jamais ce qui est écrit.',
  'notifications.offerMessages.turnOn': 'Activer les avis',
  'notifications.turnOn': 'Activer les rappels',
  'notifications.notNow': 'Pas maintenant',
  'notifications.failed':
    'Cela n’a pas marché. Les rappels demandent du réseau la première fois. Réessayez quand vous serez en ligne.',
  'notifications.state.on': 'Les rappels sont activés',
  'notifications.state.on.detail':
    'Ils arrivent quand une prise ou un rendez-vous est prévu, si ce téléphone a du réseau.',
  'notifications.state.off': 'Les rappels sont désactivés',
  'notifications.state.off.detail': 'Maia montre ce qui est prévu tant qu’elle est ouverte.',
  'notifications.state.blocked': 'Ce navigateur ne laisse pas Maia vous envoyer de rappels',
  'notifications.state.blocked.detail':
    'Ouvrez dans votre navigateur les réglages de cette page (le signe à côté de l’adresse), autorisez les notifications, et revenez.',
  'notifications.state.install': 'Mettez d’abord Maia sur votre écran d’accueil',
  'notifications.state.install.detail':
    'Sur un iPhone ou un iPad : touchez le signe de partage, puis « Sur l’écran d’accueil ». Ouvrez Maia de là et activez les rappels.',
  'notifications.state.none': 'Ce navigateur ne peut pas vous envoyer de rappels',
  'notifications.state.none.detail':
    'Maia montre ce qui est prévu tant qu’elle est ouverte. Les rendez-vous peuvent être mis dans l’agenda de votre téléphone, qui a ses propres alarmes.',
  'notifications.turnOff': 'Désactiver les rappels',
  'notifications.names': 'Afficher le nom du médicament',
  'notifications.names.why': 'Toute personne qui voit cet écran peut le lire, même quand le téléphone est verrouillé.',
  'notifications.names.on': 'Les noms sont affichés',
  'notifications.names.off': 'Les noms sont masqués',
  'notifications.messages.on': 'Les messages sont annoncés',
  'notifications.messages.muted': 'Les messages ne sont pas annoncés',
  'notifications.messages.why': 'L’avis dit qu’il y a un message, jamais ce qu’il dit. Les alarmes arrivent toujours.',
  'notifications.messages.mute': 'Ne pas annoncer les messages',
  'notifications.messages.names': 'Montrer qui a écrit',
  'notifications.messages.quiet': 'Silence la nuit',
  'notifications.messages.quiet.why':
    'Les messages attendent la fin des heures de silence. Les mots de danger d’une patiente n’attendent pas.',
  'notifications.messages.quiet.never':
    'Les deux heures sont les mêmes : aucune heure ne serait silencieuse. Ceci n’est pas enregistré.',
  'notifications.messages.quiet.from': 'De',
  'notifications.messages.quiet.until': 'À',
  'notifications.test': 'Essayer un rappel',
  'notifications.test.why': 'En envoie un à ce téléphone maintenant et mesure combien de temps il met.',
  'notifications.test.run': 'Envoyer un essai',
  'notifications.test.waiting': 'Envoyé. En attente de son arrivée ...',
  'notifications.test.arrived':
    'Il est arrivé après {seconds, plural, =0 {moins d’une seconde} one {# seconde} other {# secondes}}. Les rappels marchent sur ce téléphone.',
  'notifications.test.slow':
    'Il est arrivé après {seconds, plural, one {# seconde} other {# secondes}}. C’est tard : voyez ci-dessous ce qui peut le retarder.',
  'notifications.test.lost': 'Il n’est pas arrivé en {seconds} secondes. Voyez ci-dessous ce qui peut le retarder.',
  'notifications.test.failed': 'L’essai n’a pas pu être envoyé. Vérifiez le réseau et réessayez.',
  'notifications.help': 'Quand les rappels arrivent en retard',
  'notifications.help.android':
    'Android : dans Paramètres, Applications, votre navigateur, Batterie, choisissez « Sans restriction ».',
  'notifications.help.sleep':
    'Beaucoup de téléphones mettent les applications en veille : retirez votre navigateur (ou Maia) de la liste des applications en veille.',
  'notifications.help.silent':
    'Regardez si le téléphone est en mode « Ne pas déranger » ou économise les données ou la batterie.',
  'notifications.help.iphone':
    'iPhone : Réglages, Notifications, Maia : autorisez les notifications, et retirez-la du résumé.',
};
