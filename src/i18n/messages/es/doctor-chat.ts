import type { doctorChat as english } from '../en/doctor-chat.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** /doctor-chat: a patient and her doctor. */
export const doctorChat: Translated<typeof english> = {
  'doctorChat.title': 'Mensajes',
  'doctorChat.notForEmergencies': 'No es para emergencias. Nadie vigila los mensajes en vivo.',
  'doctorChat.toEmergency': 'Si necesitas ayuda ahora, llama',
  'doctorChat.with': 'Con {name}',
  'doctorChat.yourDoctor': 'tu médico',
  'doctorChat.patient': 'Paciente',
  'doctorChat.noDoctor.title': 'Aún no hay médico',
  'doctorChat.noDoctor': 'Elige tu médico en tu perfil y entonces puedes escribir aquí.',
  'doctorChat.doctorGone':
    'Tu médico ya no está en la lista de la clínica, así que es posible que nadie lea lo que escribas aquí. Elige otro médico en tu perfil o llama a tu clínica.',
  'doctorChat.noDoctor.choose': 'Elegir un médico',
  'doctorChat.noDoctor.call': 'Llamar a {name}',
  'doctorChat.unit': 'tu maternidad',
  'doctorChat.empty.title': 'Aún no hay mensajes',
  'doctorChat.empty':
    'Escribe cuando la respuesta pueda esperar. Un mensaje escrito sin conexión se envía solo más tarde.',
  'doctorChat.empty.doctor': 'Nadie te ha escrito todavía. Abre una paciente para escribir tú primero.',
  'doctorChat.conversation': 'Mensajes con {name}',
  'doctorChat.write': 'Escribe un mensaje',
  'doctorChat.form': 'Tu mensaje',
  'doctorChat.send': 'Enviar',
  'doctorChat.attach': 'Adjuntar',
  'doctorChat.attached.remove': 'No incluirlo',
  'doctorChat.attached.gone': '{name} se ha eliminado, así que no se puede enviar. No lo incluyas o adjunta otra cosa.',
  'doctorChat.nothing': 'Primero escribe o adjunta algo.',
  'doctorChat.tooLong': 'Un mensaje tiene como máximo {most} caracteres. Este tiene {length}.',
  'doctorChat.notSaved': 'El teléfono no pudo guardar este mensaje. Sigue en el campo: inténtalo de nuevo.',
  'doctorChat.status.waiting': 'Pendiente de enviar',
  'doctorChat.status.sent': 'Enviado',
  'doctorChat.status.delivered': 'Entregado',
  'doctorChat.status.read': 'Leído',
  'doctorChat.you': 'Tú',
  'doctorChat.delete': 'Eliminar',
  'doctorChat.deleteOne': '¿Eliminar este mensaje? {name} tampoco lo verá más.',
  'doctorChat.deleteAll': 'Eliminar lo que escribí',
  'doctorChat.deleteAll.title': '¿Eliminar lo que escribiste?',
  'doctorChat.deleteAll.text':
    'Se eliminan hasta {most} de tus mensajes en esta conversación, para ti y para {name}. Lo que escribió {name} se queda.',
  'doctorChat.deleteAll.done':
    '{count, plural, =0 {No habías escrito nada aquí.} one {# mensaje eliminado.} other {# mensajes eliminados.}}',
  'doctorChat.keep': 'Conservar',
  'doctorChat.notDeleted': 'El teléfono no pudo eliminarlo. Inténtalo de nuevo.',
  'doctorChat.attach.title': 'Qué adjuntar',
  'doctorChat.attach.days': '{days, plural, one {Último día} other {Últimos # días}}',
  'doctorChat.attach.range': 'Mediciones de',
  'doctorChat.attach.none': 'Aún no hay documentos en este teléfono.',
  'doctorChat.attach.documents': 'Documentos',
  'doctorChat.readings': '{kind}: {count, plural, =0 {ninguna medición} one {# medición} other {# mediciones}}',
  'doctorChat.readings.range': '{from} a {to}',
  'doctorChat.document': 'Documento',
  'doctorChat.unread': '{count, plural, one {# nuevo} other {# nuevos}}',
  'doctorChat.asOf': 'No se pudieron cargar los mensajes más nuevos. Lo que se muestra es de {time}.',
  'doctorChat.asOf.noBell':
    'Lo que se muestra es de {time}. Ahora no se avisa aquí de mensajes nuevos: la lista se vuelve a pedir cada pocos minutos.',
  'doctorChat.notLoaded':
    'No se pudieron cargar los mensajes. Lo que escribes se guarda en este teléfono y se envía solo.',
  'doctorChat.today': '{count, plural, one {Mensaje nuevo de tu médico} other {# mensajes nuevos de tu médico}}',
  'doctorChat.newMessages': 'Mensajes nuevos',
};
