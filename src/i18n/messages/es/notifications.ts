import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notifications: Translated<typeof english> = {
  'notifications.title': 'Avisos',
  'notifications.detail': 'Cómo llegan, y una prueba',
  'notifications.offer': 'Recibe un aviso a la hora',
  'notifications.offer.why':
    'Este teléfono puede avisarte cuando toca una dosis o una cita, también con Maia cerrada. El texto no dice nada sobre tu salud, a menos que tú lo elijas.',
  'notifications.offerMessages': 'Entérate cuando llegue un mensaje',
  'notifications.offerMessages.why':
    'Un aviso puede decírtelo con la aplicación cerrada. Nunca dice lo que está escrito.',
  'notifications.offerMessages.turnOn': 'Activar los avisos',
  'notifications.turnOn': 'Activar recordatorios',
  'notifications.notNow': 'Ahora no',
  'notifications.failed':
    'No funcionó. Los recordatorios necesitan conexión la primera vez. Inténtalo de nuevo cuando tengas conexión.',
  'notifications.state.on': 'Los recordatorios están activados',
  'notifications.state.on.detail': 'Llegan cuando toca una dosis o una cita, si este teléfono tiene conexión.',
  'notifications.state.off': 'Los recordatorios están desactivados',
  'notifications.state.off.detail': 'Maia muestra lo que toca mientras está abierta.',
  'notifications.state.blocked': 'Este navegador no deja que Maia te avise',
  'notifications.state.blocked.detail':
    'Abre en tu navegador los ajustes de esta página (el signo junto a la dirección), permite las notificaciones y vuelve.',
  'notifications.state.install': 'Primero pon Maia en tu pantalla de inicio',
  'notifications.state.install.detail':
    'En un iPhone o iPad: toca el signo de compartir y luego “Agregar a inicio”. Abre Maia desde allí y activa los recordatorios.',
  'notifications.state.none': 'Este navegador no puede avisarte',
  'notifications.state.none.detail':
    'Maia muestra lo que toca mientras está abierta. Las citas se pueden poner en el calendario de tu teléfono, que tiene sus propias alarmas.',
  'notifications.turnOff': 'Desactivar recordatorios',
  'notifications.names': 'Mostrar el nombre del medicamento',
  'notifications.names.why': 'Cualquiera que vea esta pantalla puede leerlo, también con el teléfono bloqueado.',
  'notifications.names.on': 'Los nombres se muestran',
  'notifications.names.off': 'Los nombres están ocultos',
  'notifications.messages.on': 'Los mensajes se anuncian',
  'notifications.messages.muted': 'Los mensajes no se anuncian',
  'notifications.messages.why': 'El aviso dice que hay un mensaje, nunca lo que dice. Las alarmas llegan siempre.',
  'notifications.messages.mute': 'No anunciar los mensajes',
  'notifications.messages.names': 'Mostrar quién escribió',
  'notifications.messages.quiet': 'Silencio por la noche',
  'notifications.messages.quiet.why':
    'Los mensajes esperan hasta que termine el horario de silencio. Las palabras de peligro de una paciente no esperan.',
  'notifications.messages.quiet.never':
    'Las dos horas son iguales, así que ninguna hora sería de silencio. Esto no se guardó.',
  'notifications.messages.quiet.from': 'Desde',
  'notifications.messages.quiet.until': 'Hasta',
  'notifications.test': 'Probar un recordatorio',
  'notifications.test.why': 'Envía uno a este teléfono ahora y mide cuánto tarda.',
  'notifications.test.run': 'Enviar una prueba',
  'notifications.test.waiting': 'Enviado. Esperando a que llegue ...',
  'notifications.test.arrived':
    'Llegó después de {seconds, plural, =0 {menos de un segundo} one {# segundo} other {# segundos}}. Los recordatorios funcionan en este teléfono.',
  'notifications.test.slow':
    'Llegó después de {seconds, plural, one {# segundo} other {# segundos}}. Es tarde: mira abajo qué puede retrasarlo.',
  'notifications.test.lost': 'No llegó en {seconds} segundos. Mira abajo qué puede retrasarlo.',
  'notifications.test.failed': 'No se pudo enviar la prueba. Revisa la conexión e inténtalo de nuevo.',
  'notifications.help': 'Cuando los recordatorios llegan tarde',
  'notifications.help.android': 'Android: en Ajustes, Aplicaciones, tu navegador, Batería, elige “Sin restricciones”.',
  'notifications.help.sleep':
    'Muchos teléfonos ponen las aplicaciones a dormir: quita tu navegador (o Maia) de la lista de aplicaciones en suspensión.',
  'notifications.help.silent': 'Mira si el teléfono está en “No molestar” o ahorra datos o batería.',
  'notifications.help.iphone':
    'iPhone: Ajustes, Notificaciones, Maia: permite las notificaciones y sácala del resumen.',
};
