import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../../translated.ts';

/** What a notification says. A lock screen shows it to everybody, so it is neutral unless its owner wants a name there. */
export const notices: Translated<typeof english> = {
  'notice.title': 'Tienes un recordatorio',
  'notice.today': '{time}',
  'notice.tomorrow': 'Mañana, {date}, {time}',
  'notice.visitToday': 'Hoy, {time}',
  'notice.visitOn': '{date}, {time}',
  'notice.taken': 'Tomada',
  'notice.later': 'Después',
  'notice.notKept': 'Eso no se guardó. Abre Maia y responde allí.',
  'notice.stays': '{time}. No hay conexión, así que no puede sonar otra vez por sí solo. Se queda aquí.',
  'notice.test': 'Así llega un recordatorio.',
};
