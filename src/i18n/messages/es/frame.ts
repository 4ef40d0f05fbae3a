import type { frame as english } from '../en/frame.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The frame around every page. */
export const frame: Translated<typeof english> = {
  'frame.skip': 'Saltar a la página',
  'frame.navigation': 'Principal',
  'frame.add': 'Agregar',
  'frame.today': 'Hoy',
  'frame.readings': 'Medidas',
  'frame.messages': 'Mensajes',
  'frame.learn': 'Aprender',
  'frame.more': 'Más',
  'frame.more.tab': 'Más<rest> páginas</rest>',
  'frame.profile': 'Perfil',
  'frame.patients': 'Pacientes',
  'frame.library': 'Biblioteca',
  'frame.clinic.people': 'Personas',
  'frame.clinic.hospital': 'Hospital',
  'frame.clinic.community': 'Comunidad',
  'frame.clinic.articles': 'Artículos',
  'frame.clinic.installation': 'Instalación',
  'frame.install': 'Instalar Maia',
  'frame.install.why': 'Se abre desde tu pantalla de inicio, también sin red.',
  'frame.install.later': 'Ahora no',
  'frame.update': 'Hay una versión nueva lista.',
  'frame.reload': 'Recargar',
  'frame.synced': 'Guardado en este dispositivo · sincronizado {ago}',
  'frame.notSynced': 'Guardado en este dispositivo · sirve sin conexión',
  'frame.fetching': 'Guardado en este dispositivo · trayendo tus registros: {done, number} hasta ahora',
  'frame.fetchingOf': 'Guardado en este dispositivo · trayendo tus registros: {done, number} de {total, number}',
  'frame.minutesAgo': '{minutes, plural, =0 {ahora} other {hace # min}}',
  'frame.hoursAgo': '{hours, plural, other {hace # h}}',
  'frame.waiting':
    '{pending, plural, one {# pendiente} other {# pendientes}} · a salvo en este dispositivo, se envía solo',
  'frame.waitingRetry':
    '{pending, plural, one {# pendiente} other {# pendientes}} · a salvo en este dispositivo, pronto se intenta otra vez',
  'frame.offline':
    '{pending, plural, =0 {Sin conexión. Guardado en este dispositivo.} one {Sin conexión. # pendiente, a salvo en este dispositivo. Se enviará solo.} other {Sin conexión. # pendientes, a salvo en este dispositivo. Se envían solos.}}',
  'frame.signInAgain':
    '{pending, plural, =0 {Guardado en este dispositivo · inicia sesión para sincronizar} one {# pendiente · inicia sesión para enviarlo} other {# pendientes · inicia sesión para enviarlos}}',
  'frame.old':
    '{pending, plural, one {# registro está solo en este dispositivo desde {since}.} other {# registros están solo en este dispositivo desde {since}.}}',
  'frame.clock': 'El reloj de este dispositivo está mal por {minutes, plural, one {# minuto} other {# minutos}}.',
  'frame.loss': 'La copia de este dispositivo desapareció. Vuelve desde el servidor.',
  'frame.unreadList': 'No se pudo leer una lista de este dispositivo. Puede que no se muestre todo.',
  'frame.unreadable':
    '{count, plural, one {# registro no se puede leer en este dispositivo.} other {# registros no se pueden leer en este dispositivo.}}',
  'frame.shut.damaged': 'La copia de este dispositivo no se puede abrir. Aquí no se guarda nada nuevo.',
  'frame.shut.refused': 'En este dispositivo no se guarda nada.',
  'frame.notice': 'Aviso',
  'frame.notAccepted':
    '{dead, plural, one {# registro no se aceptó. Guardado en este dispositivo.} other {# registros no se aceptaron. Guardados en este dispositivo.}}',
  'frame.due': '{count, plural, one {Toca una dosis} other {Tocan # dosis}}',
  'frame.unread': '{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
};
