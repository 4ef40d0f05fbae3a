import type { about as english } from '../en/about.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** What Maia costs, how to contact the operator, and the terms of use. */
export const about: Translated<typeof english> = {
  'pricing.title': 'Precios',
  'pricing.free': 'Para las pacientes, Maia es gratis.',
  'pricing.free.text':
    'Todo: mediciones, respuestas, recordatorios, documentos, comunidad. Sin periodo de prueba, sin número de tarjeta, sin publicidad, y nada tuyo se vende.',
  'pricing.clinic': 'Para clínicas',
  'pricing.clinic.text':
    'Una clínica puede usar Maia en una máquina propia. Cuánto cuesta eso para una clínica no está decidido; hasta entonces, aquí no hay ningún precio.',
  'pricing.demo': 'Pida ver la demostración',
  'pricing.table': 'Qué recibe una clínica',
  'pricing.ask': 'Preguntar por una clínica',
  'contact.title': 'Contacto',
  'contact.health': '¿Una pregunta sobre tu salud?',
  'contact.health.text':
    'Aquí nadie puede responderla, y nadie lee este formulario enseguida. Llama a tu maternidad, escribe a tu médico o, si hay peligro, usa Emergencia.',
  'contact.health.doctor': 'Escribe a tu médico',
  'contact.app': 'Sobre la aplicación',
  'contact.about': '¿De qué se trata?',
  'contact.about.trouble': 'Algo no funciona',
  'contact.about.idea': 'Una idea',
  'contact.about.data': 'Mis datos',
  'contact.about.clinic': 'Maia para una clínica',
  'contact.message': 'Tu mensaje',
  'contact.message.hint':
    'Por favor, nada sobre tu salud. Lo lee quien ofrece esta copia de Maia; tu nombre no se envía, a menos que tengas la sesión iniciada.',
  'contact.log': 'Añadir las notas de este teléfono ({count, number})',
  'contact.log.hint':
    'Líneas técnicas sin tu nombre y sin nada sobre tu salud. Puedes leerlas en «Tus datos en este teléfono».',
  'contact.blank': 'Escribe primero un mensaje.',
  'contact.replyTo': 'Dirección para una respuesta (opcional)',
  'contact.replyTo.hint': 'Un correo electrónico. Sin él nadie puede responderte.',
  'contact.replyTo.wrong': 'Escribe la dirección como amina@example.org, o no la pongas.',
  'contact.long': 'Un mensaje puede tener como máximo {limit, number} caracteres; este tiene {length, number}.',
  'contact.submit': 'Enviar mensaje',
  'contact.submit.kept': 'Guardado en este teléfono, y se envía solo. Abajo ves si ya se envió.',
  'contact.failed': 'El mensaje no se pudo guardar en este teléfono. Sigue en el cuadro. Inténtalo de nuevo.',
  'contact.yours': 'Tus mensajes',
  'contact.answers': 'Respuestas',
  'contact.answered': 'Respondido el {when}',
  'contact.state.waiting': 'Espera conexión en este teléfono',
  'contact.state.sent': 'Enviado',
  'contact.state.refused': 'No se aceptó. Copia lo que necesites y escríbelo de nuevo.',
  'contact.again': 'Intentar enviar ahora',
  'contact.drop': 'Quitarlo de este teléfono',
  'contact.otherWays': 'Otras maneras de enviarlo',
  'contact.send': 'Enviar por correo',
  'contact.send.hint': 'Abre tu programa de correo con el mensaje; se envía cuando hay conexión.',
  'contact.noAddress':
    'Quien ofrece esta copia de Maia no ha dado una dirección de correo. También puedes enviar tu mensaje a la clínica que te dio Maia:',
  'contact.share': 'Enviar de otra manera',
  'contact.copied': 'Copiado. Pégalo en un mensaje.',
  'contact.subject': 'Maia: {about}',
  'terms.title': 'Condiciones de uso',
  'terms.version': 'Versión del {date}. Cada cambio lleva aquí su fecha, y se dice qué cambió.',
  'terms.short': 'En pocas palabras',
  'terms.short.text':
    'Maia te ayuda a guardar números y a saber cuándo llamar. No es médico y no vigila nada. Lo que anotas es tuyo. Es gratis y se ofrece tal como es.',
  'terms.what': 'Qué es Maia',
  'terms.what.1':
    'Maia guarda lo que mides y responde según reglas publicadas, que se nombran junto a cada respuesta. Ningún profesional de salud ha aprobado todavía estas reglas.',
  'terms.what.2':
    'Maia es información. No hace diagnósticos y no receta nada. No reemplaza a tu partera, a tu médico ni al número de emergencias.',
  'terms.what.3':
    'Nadie vigila tus números ni tus mensajes en vivo. Si una tarjeta te dice que llames, llama. Si sientes que algo anda mal, llama, diga lo que diga Maia.',
  'terms.you': 'A qué te comprometes',
  'terms.you.1':
    'Anotas lo que es cierto, y sobre ti. Para los datos de un niño o de otra persona hace falta su propia cuenta.',
  'terms.you.2': 'No le das tu contraseña a nadie y bloqueas un teléfono que otras personas usan.',
  'terms.you.3':
    'En la comunidad no escribes nada que haga daño a otras personas, ni nada sobre la salud de otra persona con su nombre.',
  'terms.data': 'Tus datos',
  'terms.data.1': 'Siguen siendo tuyos. Dónde están, quién los ve y cómo borrarlos está en la página sobre tus datos.',
  'terms.data.2':
    'Quien ofrece esta copia de Maia la cuida lo mejor que puede; conviene guardar de vez en cuando una copia propia.',
  'terms.end': 'Terminar',
  'terms.end.1': 'Puedes dejarlo cuando quieras. No se debe nada.',
  'terms.end.2':
    'Una cuenta que hace daño a otras personas puede cerrarse; sus registros se entregan entonces si se piden.',
  'terms.law': 'Responsabilidad y ley',
  'terms.law.1':
    'Maia se ofrece tal como es, sin la promesa de que nunca falle. Nada de esto te quita un derecho que te da la ley de tu país.',
  'terms.law.2':
    'Antes de ofrecer Maia al público, quien la ofrece agrega aquí su nombre y dirección y hace revisar estas condiciones.',
  'terms.privacy': 'Dónde están tus datos',
};
