import type { chat as english } from '../en/chat.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The assistant. No text promises that it is right, or that a person monitors it. */
export const chat: Translated<typeof english> = {
  'chat.title': 'Pregúntale a Maia',
  'chat.new': 'Nueva pregunta',
  'chat.empty.title': 'Pregunta sobre el embarazo, el parto o tu bebé',
  'chat.empty':
    'Maia responde con lo que ha aprendido y con los textos de esta aplicación. No es médico, y nadie más lee lo que escribes.',
  'chat.search': 'Buscar en tus conversaciones',
  'chat.noMatch': 'Ninguna conversación tiene estas palabras.',
  'chat.startedByAssistant': '[Chat iniciado por la IA]',
  'chat.bookmarks': 'Respuestas guardadas',
  'chat.bookmarks.empty':
    'Guarda una respuesta con el alfiler que está debajo y la tendrás aquí, también sin conexión.',
  'chat.bookmarks.deleted': 'Eliminada de las respuestas guardadas',
  'chat.form': 'Tu pregunta',
  'chat.message': 'Escribe un mensaje',
  'chat.picture.add': 'Agregar una imagen',
  'chat.picture.question': '¿Qué me puedes decir sobre esta imagen?',
  'chat.picture.leaves': 'Esta imagen va al servicio de IA con tu pregunta. Deja fuera caras y nombres.',
  'chat.picture.remove': 'No incluirla',
  'chat.picture.open': 'Abrir la imagen',
  'chat.picture.away': 'La imagen no está en este teléfono. Conéctate a una red para verla.',
  'chat.send': 'Enviar',
  'chat.stop': 'Detener',
  'chat.footer': 'Solo información. No es consejo médico. En una emergencia llama al {number}.',
  'chat.shared': 'Qué puede saber Maia para esta respuesta',
  'chat.shared.week': 'Semana {weeks}',
  'chat.shared.stage': 'En qué etapa estoy',
  'chat.shared.readings': 'Últimas mediciones',
  'chat.you': 'Tú',
  'chat.assistant': 'Maia',
  'chat.answering': 'Maia está respondiendo…',
  'chat.notSaved': 'El mensaje no se pudo guardar en este teléfono. Sigue en el cuadro. Inténtalo de nuevo.',
  'chat.long':
    'Un mensaje puede tener como máximo {limit, number} caracteres; este tiene {length, number}. Acórtalo y no se pierde nada.',
  'chat.keep': 'Guardar esta respuesta',
  'chat.kept': 'Guardada',
  'chat.rename': 'Cambiar nombre',
  'chat.rename.label': '¿De qué se trata?',
  'chat.rename.save': 'Guardar este título',
  'chat.delete': 'Eliminar',
  'chat.delete.title': '¿Eliminar esta conversación?',
  'chat.delete.text':
    'Se borran todos sus mensajes, aquí y en tus otros dispositivos. Las respuestas guardadas se quedan.',
  'chat.delete.stay': 'Conservarla',
  'chat.delete.failed':
    '{failed, plural, one {# mensaje no se pudo eliminar} other {# mensajes no se pudieron eliminar}}, {deleted} sí. Inténtalo de nuevo.',
  'chat.askAgain': 'Preguntar otra vez',
  'chat.unanswered': 'Esta pregunta aún no tiene respuesta. Se guarda aquí hasta que preguntes otra vez.',
  'chat.trouble.unreachable': 'No puedo comunicarme con el asistente. Esto es lo que importa ahora.',
  'chat.trouble.session': 'Inicia sesión otra vez para preguntar al asistente. Tu pregunta está guardada.',
  'chat.trouble.often':
    'Has preguntado mucho en poco tiempo. Tu pregunta está guardada; pregunta otra vez en un minuto.',
  'chat.trouble.no-key':
    'El asistente no puede responder en tu clínica. Los textos de esta aplicación pueden ayudarte.',
  'chat.admin.no-key': 'El servicio de IA no está iniciado. Revisa la clave de API.',
  'chat.trouble.blocked': 'La respuesta se bloqueó por {reason}',
  'chat.trouble.refused': 'El asistente no acepta este mensaje. Acórtalo o quita la imagen.',
  'chat.trouble.none': 'El asistente no dio respuesta. Pregunta otra vez.',
  'chat.trouble.server': 'El servidor del asistente dio un error. Tu pregunta está guardada; pregunta más tarde.',
  'chat.trouble.malformed': 'La respuesta del asistente no se pudo leer. Pregunta otra vez.',
  'chat.trouble.storage': 'La respuesta no se pudo guardar en este teléfono. Libera espacio y pregunta otra vez.',
  'chat.library': 'De los textos de esta aplicación',
  'chat.library.none':
    'Los textos de esta aplicación no dicen nada sobre esto. Si estás preocupada, llama a tu equipo de salud.',
  'chat.withheld.dose': 'Yo no digo ni cambio dosis. Pregunta a quien te lo recetó, a tu partera o a tu farmacéutico.',
  'chat.withheld.diagnosis': 'No puedo decir qué tienes. Por favor, muestra esto a tu equipo de salud.',
  'chat.withheld.no-need-to-call':
    'Si tienes dudas, llama a tu maternidad o a tu equipo de salud. Ellos quieren que llames.',
  'chat.withheld.clinician': 'No soy médico, partera ni enfermera. Por favor, pregunta a tu equipo de salud.',
};
