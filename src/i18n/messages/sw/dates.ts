import type { dates as english } from '../en/dates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Date and time fields, the calendar and the clock. */
export const dates: Translated<typeof english> = {
  'dates.calendar': 'Kalenda',
  'dates.part.day': 'SK',
  'dates.part.month': 'MW',
  'dates.part.year': 'MWAKA',
  'dates.date': 'Tarehe',
  'dates.time': 'Saa',
  'dates.unfinished': 'Andika siku, mwezi na mwaka, kama {example}.',
  'dates.impossible': 'Tarehe hii haipo. Iandike kama {example}.',
  'dates.early': 'Tarehe ya kwanza inayowezekana ni {date}.',
  'dates.late': 'Tarehe ya mwisho inayowezekana ni {date}.',
  'dates.month.previous': 'Mwezi uliopita',
  'dates.month.next': 'Mwezi ujao',
  'dates.today': 'Leo',
  'dates.clear': 'Futa',
  'times.clock': 'Chagua saa',
  'times.unfinished': 'Andika saa na dakika, kama 14:30.',
  'times.impossible': 'Huu si wakati wa siku. Uandike kama 14:30.',
  'times.hour': 'Saa',
  'times.minute': 'Dakika',
  'dates.now': 'Sasa, {time}',
};
