import type { more as english } from '../en/more.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The page "More" (everything without a tab), and signing out of this phone. */
export const more: Translated<typeof english> = {
  'more.you': 'Tú',
  'more.add.symptom': 'Síntoma',
  'more.add.kicks': 'Movimientos',
  'more.add.contractions': 'Contracciones',
  'more.add.visit': 'Visita',
  'more.add.medicine': 'Medicamento',
  'more.add.document': 'Documento',
  'rail.related': 'También útil',
  'rail.calls': 'A quién llamar',
  'rail.values': 'Tus últimos valores',
  'rail.taken': '{kind}, {date}, {time}',
  'more.profile.detail': 'Fechas, hospital, médico, unidades',
  'more.phone.detail': 'Qué está a salvo, qué está pendiente, respaldo',
  'more.privacy.detail': 'Qué se guarda y quién puede verlo',
  'more.emergency.detail': 'Números y señales de peligro, sin conexión',
  'more.care': 'Tu atención',
  'more.learn': 'Aprender y preguntar',
  'more.about': 'Sobre Maia',
  'more.look': 'Colores',
  'more.look.system': 'Como el teléfono',
  'more.look.light': 'Claro',
  'more.look.dark': 'Oscuro',
  'more.signedInAs': 'Sesión iniciada como {who}',
  'more.logOut': 'Cerrar sesión',
  'more.logOut.notLoaded':
    'Para cerrar sesión falta una parte de Maia que no se pudo cargar. Tu sesión sigue abierta y no se ha borrado nada. Comprueba la red y vuelve a tocar Cerrar sesión.',
  'more.logOut.title': 'Antes de salir de este teléfono',
  'more.logOut.text': 'Maia quita entonces todo lo que guarda aquí sobre ti. Lo que se envió se queda en tu cuenta.',
  'more.logOut.waiting':
    '{pending, plural, one {# registro está solo en este teléfono. Aún no se ha enviado.} other {# registros están solo en este teléfono. Aún no se han enviado.}}',
  'more.logOut.refused':
    '{dead, plural, one {# registro no se aceptó y está solo en este teléfono.} other {# registros no se aceptaron y están solo en este teléfono.}}',
  'more.logOut.messages':
    '{count, plural, one {Un mensaje del formulario de contacto no se ha enviado y no está en ningún archivo.} other {# mensajes del formulario de contacto no se han enviado y no están en ningún archivo.}}',
  'more.logOut.forum.until':
    'El foro recibe solo unos pocos textos en poco tiempo, por eso lo que escribiste allí aún no se ha enviado. Quédate y se envía solo a las {time}.',
  'more.logOut.forum.soon':
    'El foro recibe solo unos pocos textos en poco tiempo, por eso lo que escribiste allí aún no se ha enviado. Quédate y se envía solo en unos minutos.',
  'more.logOut.forum.server':
    'El foro no puede recibir ahora lo que escribiste allí. Quédate y se intenta de nuevo solo cada pocos minutos.',
  'more.logOut.forum.refused':
    '{count, plural, one {El foro no aceptó # texto tuyo, y está solo en este teléfono.} other {El foro no aceptó # textos tuyos, y están solo en este teléfono.}}',
  'more.logOut.sent': 'Ya se envió todo.',
  'more.logOut.sending': 'Enviando…',
  'more.logOut.notSent': 'No se pudo enviar ahora. Quédate y se envía solo cuando haya conexión.',
  'more.logOut.signIn': 'Tu sesión terminó. Inicia sesión para enviarlo primero.',
  'more.logOut.send': 'Enviar primero',
  'more.logOut.toSignIn': 'Iniciar sesión para enviar',
  'more.logOut.look': 'Ver lo que no se aceptó',
  'more.logOut.stay': 'Quedarme',
  'more.logOut.lose': '{pending, plural, one {Salir y perder # registro} other {Salir y perder # registros}}',
  'more.logOut.leave': 'Salir ahora',
  'more.logOut.file': 'Guardar un archivo cifrado y salir',
  'more.logOut.file.text':
    'El archivo contiene lo que nunca se envió. Para recuperarlo, inicia sesión otra vez, aquí o en otro lugar, y abre “Tus datos en este teléfono”.',
  'more.logOut.leaveWithFile': 'Tengo el archivo. Salir ahora',
};
