import type { dates as english } from '../en/dates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Date and time fields, the calendar and the clock. */
export const dates: Translated<typeof english> = {
  'dates.calendar': 'Calendario',
  'dates.part.day': 'DD',
  'dates.part.month': 'MM',
  'dates.part.year': 'AAAA',
  'dates.date': 'Fecha',
  'dates.time': 'Hora',
  'dates.unfinished': 'Escribe el día, el mes y el año, como {example}.',
  'dates.impossible': 'Esta fecha no existe. Escríbela como {example}.',
  'dates.early': 'La primera fecha posible es {date}.',
  'dates.late': 'La última fecha posible es {date}.',
  'dates.month.previous': 'Mes anterior',
  'dates.month.next': 'Mes siguiente',
  'dates.today': 'Hoy',
  'dates.clear': 'Borrar',
  'times.clock': 'Reloj',
  'times.unfinished': 'Escribe la hora y los minutos, como 14:30.',
  'times.impossible': 'No es una hora del día. Escríbela como 14:30.',
  'times.hour': 'Hora',
  'times.minute': 'Minutos',
  'dates.now': 'Ahora, {time}',
};
