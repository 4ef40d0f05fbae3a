import type { dates as english } from '../en/dates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Date and time fields, the calendar and the clock. */
export const dates: Translated<typeof english> = {
  'dates.calendar': 'Calendrier',
  'dates.part.day': 'JJ',
  'dates.part.month': 'MM',
  'dates.part.year': 'AAAA',
  'dates.date': 'Date',
  'dates.time': 'Heure',
  'dates.unfinished': 'Écrivez le jour, le mois et l’année, comme {example}.',
  'dates.impossible': 'Cette date n’existe pas. Écrivez-la comme {example}.',
  'dates.early': 'La première date possible est le {date}.',
  'dates.late': 'La dernière date possible est le {date}.',
  'dates.month.previous': 'Mois précédent',
  'dates.month.next': 'Mois suivant',
  'dates.today': 'Aujourd’hui',
  'dates.clear': 'Effacer',
  'times.clock': 'Horloge',
  'times.unfinished': 'Écrivez l’heure et les minutes, comme 14:30.',
  'times.impossible': 'Ce n’est pas une heure du jour. Écrivez-la comme 14:30.',
  'times.hour': 'Heure',
  'times.minute': 'Minutes',
  'dates.now': 'Maintenant, {time}',
};
