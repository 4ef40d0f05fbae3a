import type { frame as english } from '../en/frame.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The frame around every page. */
export const frame: Translated<typeof english> = {
  'frame.skip': 'Aller à la page',
  'frame.navigation': 'Principal',
  'frame.add': 'Ajouter',
  'frame.today': 'Accueil',
  'frame.readings': 'Mesures',
  'frame.messages': 'Messages',
  'frame.learn': 'Apprendre',
  'frame.more': 'Plus',
  'frame.more.tab': 'Plus<rest> de pages</rest>',
  'frame.profile': 'Profil',
  'frame.patients': 'Patientes',
  'frame.library': 'Bibliothèque',
  'frame.clinic.people': 'Personnes',
  'frame.clinic.hospital': 'Hôpital',
  'frame.clinic.community': 'Communauté',
  'frame.clinic.articles': 'Articles',
  'frame.clinic.installation': 'Installation',
  'frame.install': 'Installer Maia',
  'frame.install.why': 'S’ouvre depuis votre écran d’accueil, même sans réseau.',
  'frame.install.later': 'Pas maintenant',
  'frame.update': 'Une nouvelle version est prête.',
  'frame.reload': 'Recharger',
  'frame.synced': 'Enregistré sur cet appareil · synchronisé {ago}',
  'frame.notSynced': 'Enregistré sur cet appareil · marche sans réseau',
  'frame.fetching': 'Enregistré sur cet appareil · récupération de vos données : {done, number} jusqu’ici',
  'frame.fetchingOf': 'Enregistré sur cet appareil · récupération de vos données : {done, number} sur {total, number}',
  'frame.minutesAgo': '{minutes, plural, =0 {à l’instant} other {il y a # min}}',
  'frame.hoursAgo': '{hours, plural, other {il y a # h}}',
  'frame.waiting': '{pending, plural, other {# en attente}} · en sécurité sur cet appareil, envoi automatique',
  'frame.waitingRetry': '{pending, plural, other {# en attente}} · en sécurité sur cet appareil, nouvel essai bientôt',
  'frame.offline':
    '{pending, plural, =0 {Hors ligne. Enregistré sur cet appareil.} one {Hors ligne. # en attente, en sécurité sur cet appareil. L’envoi se fera tout seul.} other {Hors ligne. # en attente, en sécurité sur cet appareil. L’envoi se fera tout seul.}}',
  'frame.signInAgain':
    '{pending, plural, =0 {Enregistré sur cet appareil · connectez-vous pour synchroniser} one {# en attente · connectez-vous pour l’envoyer} other {# en attente · connectez-vous pour les envoyer}}',
  'frame.old':
    '{pending, plural, one {# entrée est seulement sur cet appareil depuis {since}.} other {# entrées sont seulement sur cet appareil depuis {since}.}}',
  'frame.clock': 'L’horloge de cet appareil est fausse de {minutes, plural, one {# minute} other {# minutes}}.',
  'frame.loss': 'La copie de cet appareil avait disparu. Elle revient du serveur.',
  'frame.unreadList': 'Une liste de cet appareil n’a pas pu être lue. Tout n’est peut-être pas affiché.',
  'frame.unreadable':
    '{count, plural, one {# donnée ne peut pas être lue sur cet appareil.} other {# données ne peuvent pas être lues sur cet appareil.}}',
  'frame.shut.damaged': 'La copie de cet appareil ne s’ouvre pas. Rien de nouveau n’est gardé ici.',
  'frame.shut.refused': 'Rien n’est gardé sur cet appareil.',
  'frame.notice': 'Avis',
  'frame.notAccepted':
    '{dead, plural, one {# entrée n’a pas été acceptée. Enregistrée sur cet appareil.} other {# entrées n’ont pas été acceptées. Enregistrées sur cet appareil.}}',
  'frame.due': '{count, plural, one {Une prise est prévue} other {# prises sont prévues}}',
  'frame.unread': '{count, plural, one {# message non lu} other {# messages non lus}}',
};
