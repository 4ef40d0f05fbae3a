import type { more as english } from '../en/more.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The page "More" (everything without a tab), and signing out of this phone. */
export const more: Translated<typeof english> = {
  'more.you': 'Vous',
  'more.add.symptom': 'Symptôme',
  'more.add.kicks': 'Mouvements',
  'more.add.contractions': 'Contractions',
  'more.add.visit': 'Rendez-vous',
  'more.add.medicine': 'Médicament',
  'more.add.document': 'Document',
  'rail.related': 'Utile aussi',
  'rail.calls': 'Qui appeler',
  'rail.values': 'Vos dernières valeurs',
  'rail.taken': '{kind}, {date}, {time}',
  'more.profile.detail': 'Dates, hôpital, médecin, unités',
  'more.phone.detail': 'Ce qui est en sécurité, ce qui attend, sauvegarde',
  'more.privacy.detail': 'Ce qui est gardé, et qui peut le voir',
  'more.emergency.detail': 'Numéros et signes de danger, sans réseau',
  'more.care': 'Vos soins',
  'more.learn': 'Apprendre et demander',
  'more.about': 'À propos de Maia',
  'more.look': 'Couleurs',
  'more.look.system': 'Comme le téléphone',
  'more.look.light': 'Clair',
  'more.look.dark': 'Sombre',
  'more.signedInAs': 'Connectée comme {who}',
  'more.logOut': 'Se déconnecter',
  'more.logOut.notLoaded':
    'La déconnexion a besoin d’une partie de Maia qui n’a pas pu être chargée. Vous êtes toujours connectée et rien n’a été effacé. Vérifiez le réseau, puis touchez de nouveau Se déconnecter.',
  'more.logOut.title': 'Avant de quitter ce téléphone',
  'more.logOut.text':
    'Maia retire alors tout ce qu’elle garde ici sur vous. Ce qui a été envoyé reste dans votre compte.',
  'more.logOut.waiting':
    '{pending, plural, one {# entrée est seulement sur ce téléphone. Elle n’a pas encore été envoyée.} other {# entrées sont seulement sur ce téléphone. Elles n’ont pas encore été envoyées.}}',
  'more.logOut.refused':
    '{dead, plural, one {# entrée n’a pas été acceptée et est seulement sur ce téléphone.} other {# entrées n’ont pas été acceptées et sont seulement sur ce téléphone.}}',
  'more.logOut.messages':
    '{count, plural, one {Un message du formulaire de contact n’a pas été envoyé, et n’est dans aucun fichier.} other {# messages du formulaire de contact n’ont pas été envoyés, et ne sont dans aucun fichier.}}',
  'more.logOut.forum.until':
    'Le forum ne prend que quelques textes en peu de temps : ce que vous y avez écrit n’est donc pas encore parti. Restez, et l’envoi se fait tout seul à {time}.',
  'more.logOut.forum.soon':
    'Le forum ne prend que quelques textes en peu de temps : ce que vous y avez écrit n’est donc pas encore parti. Restez, et l’envoi se fait tout seul dans quelques minutes.',
  'more.logOut.forum.server':
    'Le forum ne peut pas prendre maintenant ce que vous y avez écrit. Restez, et l’envoi est retenté tout seul toutes les quelques minutes.',
  'more.logOut.forum.refused':
    '{count, plural, one {Le forum n’a pas accepté # de vos textes, qui est seulement sur ce téléphone.} other {Le forum n’a pas accepté # de vos textes, qui sont seulement sur ce téléphone.}}',
  'more.logOut.sent': 'Tout est envoyé maintenant.',
  'more.logOut.sending': 'Envoi…',
  'more.logOut.notSent':
    'L’envoi n’a pas été possible maintenant. Restez, et il se fait tout seul quand il y a du réseau.',
  'more.logOut.signIn': 'Votre session est terminée. Connectez-vous pour envoyer d’abord.',
  'more.logOut.send': 'Envoyer d’abord',
  'more.logOut.toSignIn': 'Se connecter pour envoyer',
  'more.logOut.look': 'Voir ce qui n’a pas été accepté',
  'more.logOut.stay': 'Rester',
  'more.logOut.lose': '{pending, plural, one {Partir et perdre # entrée} other {Partir et perdre # entrées}}',
  'more.logOut.leave': 'Partir maintenant',
  'more.logOut.file': 'Enregistrer un fichier chiffré et partir',
  'more.logOut.file.text':
    'Le fichier contient ce qui n’a jamais été envoyé. Pour le restaurer, reconnectez-vous, ici ou ailleurs, et ouvrez « Vos données sur ce téléphone ».',
  'more.logOut.leaveWithFile': 'J’ai le fichier. Partir maintenant',
};
