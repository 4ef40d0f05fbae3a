import type { records as english } from '../en/records.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Forms of editable records: visits and reminders. */
export const records: Translated<typeof english> = {
  'records.full': 'Ce téléphone n’a plus de place, ceci n’est donc pas enregistré. Libérez de la place et réessayez.',
  'records.failed':
    'Ceci n’est pas enregistré : la mémoire du téléphone n’a pas répondu. Ce que vous avez écrit est encore ici. Réessayez.',
  'records.shut.refused':
    'Ceci n’est pas enregistré : ce navigateur ne laisse Maia rien garder, et réessayer n’y change rien. Notez-le ailleurs, puis ouvrez Maia dans une fenêtre ordinaire ou autorisez les données de sites dans les réglages du navigateur.',
  'records.shut.damaged':
    'Ceci n’est pas enregistré : la copie de ce téléphone ne s’ouvre pas, et réessayer n’y change rien. Notez-le ailleurs, puis ouvrez « Vos données sur ce téléphone ».',
  'records.notChanged': 'Ceci n’a pas pu être changé : la mémoire du téléphone n’a pas répondu. Réessayez.',
  'records.notDeleted': 'Ceci n’a pas pu être supprimé. C’est encore dans votre liste.',
  'records.notDeleted.refused':
    'Ceci n’a pas pu être supprimé : ce navigateur ne laisse Maia rien garder ni changer, et réessayer n’y change rien. Ouvrez Maia dans une fenêtre ordinaire ou autorisez les données de sites dans les réglages du navigateur.',
  'records.notDeleted.damaged':
    'Ceci n’a pas pu être supprimé : la copie de ce téléphone ne s’ouvre pas, et réessayer n’y change rien. Ouvrez « Vos données sur ce téléphone ».',
};
