import type { notices as english } from '../en/notices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/**
 * Texts of notifications. Other people can read a lock screen, so they are neutral unless the user chose to show the
 * name.
 */
export const notices: Translated<typeof english> = {
  'notice.title': 'Vous avez un rappel',
  'notice.today': '{time}',
  'notice.tomorrow': 'Demain, {date}, {time}',
  'notice.visitToday': 'Aujourd’hui, {time}',
  'notice.visitOn': '{date}, {time}',
  'notice.taken': 'Pris',
  'notice.add': 'Ajouter',
  'notice.later': 'Plus tard',
  'notice.notKept': 'Cela n’a pas été enregistré. Ouvrez l’app et répondez-y là.',
  'notice.stays': '{time}. Il n’y a pas de réseau, ceci ne peut donc pas resonner tout seul. L’avis reste ici.',
  'notice.test': 'Voilà comment un rappel arrive.',
  'notice.messageTitle': 'Vous avez un message',
  'notice.message': 'Ouvrez Maia pour le lire.',
  'notice.measureAgain': 'Ouvrez Maia maintenant, s’il vous plaît.',
  'notice.alarm': 'L’alarme d’une patiente est sans réponse. Ouvrez Maia, s’il vous plaît.',
  'notice.alarmSecond': 'Une alarme de votre clinique est sans réponse depuis 1 heure. Joignez le médecin responsable.',
  'notice.alarmOnCall':
    'Une alarme de votre clinique est sans réponse depuis 4 heures. Joignez le médecin responsable.',
};
