import type { notices as english } from '../en/notices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/**
 * Texts of notifications. Other people can read a lock screen, so they are neutral unless the user chose to show the
 * name.
 */
export const notices: Translated<typeof english> = {
  'notice.title': 'Tienes un recordatorio',
  'notice.today': '{time}',
  'notice.tomorrow': 'Mañana, {date}, {time}',
  'notice.visitToday': 'Hoy, {time}',
  'notice.visitOn': '{date}, {time}',
  'notice.taken': 'Tomada',
  'notice.add': 'Añadir',
  'notice.later': 'Después',
  'notice.notKept': 'Eso no se guardó. Abre la app y responde allí.',
  'notice.stays': '{time}. No hay conexión, así que no puede sonar otra vez por sí solo. Se queda aquí.',
  'notice.test': 'Así llega un recordatorio.',
  'notice.messageTitle': 'Tienes un mensaje',
  'notice.message': 'Abre Maia para leerlo.',
  'notice.measureAgain': 'Abra Maia ahora, por favor.',
  'notice.alarm': 'La alarma de una paciente no tiene respuesta. Abra Maia, por favor.',
  'notice.alarmSecond': 'Una alarma en su clínica lleva 1 hora sin respuesta. Avise al médico a cargo, por favor.',
  'notice.alarmOnCall': 'Una alarma en su clínica lleva 4 horas sin respuesta. Avise al médico a cargo, por favor.',
};
