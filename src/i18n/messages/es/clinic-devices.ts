import type { clinicDevices as english } from '../en/clinic-devices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The devices of other people, for administrators. */
export const clinicDevices: Translated<typeof english> = {
  'clinic.devices': 'Dispositivos',
  'clinic.devices.text':
    'Teléfonos y navegadores en los que esta persona ha iniciado sesión. Cierra aquí la sesión de uno perdido: borra sus datos.',
  'clinic.devices.none': 'Ningún dispositivo se ha anunciado todavía.',
  'clinic.devices.waiting': 'Borrado ordenado {when}. Sesión cerrada; borra sus datos cuando vuelva a tener conexión.',
  'clinic.devices.wiped': 'Borrado {when}; el dispositivo lo ha confirmado.',
  'clinic.devices.confirm':
    'Se muestra como borrado cuando el dispositivo lo confirma. Un dispositivo que no vuelve a conectarse conserva sus datos cifrados.',
  'clinic.wipe.all': 'Cerrar y borrar todos',
  'clinic.wipe.ask': '¿Cerrar la sesión y borrar este dispositivo de {name}?',
  'clinic.wipe.askAll': '¿Cerrar la sesión y borrar todos los dispositivos de {name}?',
  'clinic.wipe.sessions':
    'Todas las sesiones se cierran en el acto, también las de dispositivos que no están en la lista.',
  'clinic.wipe.erases':
    'Cuando vuelva a tener conexión, borra todo lo que esta aplicación guardó en él de esta persona. Hasta entonces queda ahí, cifrado.',
  'clinic.wipe.unsent': 'Lo que aún no ha enviado se pierde.',
  'clinic.wipe.stays':
    'La cuenta se conserva y puede usarse en otros dispositivos. La persona lee en «Quién miró tus datos» que lo hiciste tú.',
  'clinic.wipe.ordered':
    '{count, plural, =0 {Sesión cerrada. Ningún dispositivo de la lista tiene datos que borrar.} one {Sesión cerrada. # dispositivo borra sus datos cuando vuelva a tener conexión.} other {Sesión cerrada. # dispositivos borran sus datos cuando vuelvan a tener conexión.}}',
  'clinic.lostPhone': 'Un teléfono perdido',
  'clinic.lostPhone.text':
    'Para quien no puede avisarlo ella misma en Cuenta. Asegúrate de quién lo pide antes de hacerlo. Cada consulta queda anotada, y la persona lo lee.',
  'clinic.lostPhone.find': 'Buscar los dispositivos',
  'clinic.lostPhone.nobody': 'Ninguna cuenta tiene este correo.',
  'clinic.lostPhone.own': 'Es tu propia cuenta. Avisa de tu dispositivo en Cuenta, con tu contraseña.',
};
