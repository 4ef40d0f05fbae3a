import type { moderation as english } from '../en/moderation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The queue of moderators, and what they tell the author of a text. */
export const moderation: Translated<typeof english> = {
  'forum.queue.title': 'Moderación',
  'forum.queue.count':
    '{count, plural, =0 {No hay nada denunciado} one {Espera # texto denunciado} other {Esperan # textos denunciados}}',
  'forum.queue.none': 'No hay nada denunciado.',
  'forum.queue.topic': 'Tema',
  'forum.queue.reply': 'Respuesta',
  'forum.queue.in': 'En el tema «{title}»',
  'forum.queue.reason': '{reason} ({count, plural, one {# denuncia} other {# denuncias}})',
  'forum.queue.reportedAt': 'Primera denuncia: {when}',
  'forum.queue.hidden': 'Textos ocultos',
  'forum.queue.lock': 'Cerrar el tema',
  'forum.queue.unlock': 'Reabrir el tema',
  'forum.moderate.warn': 'Avisar a quien lo escribió',
  'forum.decide.hide': '¿Ocultar este texto?',
  'forum.decide.hide.text':
    'Después solo podrán leerlo quien lo escribió y los moderadores. Quien lo escribió leerá el motivo.',
  'forum.decide.hide.yes': 'Ocultarlo',
  'forum.decide.warn': '¿Avisar a quien lo escribió?',
  'forum.decide.warn.text':
    'El texto sigue visible para todos. Quien lo escribió leerá el aviso y el motivo. Los moderadores no saben quién es.',
  'forum.decide.warn.yes': 'Enviar el aviso',
  'forum.decide.no': 'Dejarlo',
  'forum.decided.hide': 'El texto está oculto.',
  'forum.decided.warn': 'Se avisó a quien lo escribió.',
  'forum.decided.dismiss': 'La denuncia está cerrada. El texto se queda.',
  'forum.decided.lock': 'El tema ya no admite respuestas.',
  'forum.decided.unlock': 'El tema vuelve a admitir respuestas.',
  'forum.decided.pin': 'El tema está fijado.',
  'forum.decided.unpin': 'El tema ya no está fijado.',
  'forum.notices': 'De los moderadores',
  'forum.notice.reason': 'Motivo: {reason}',
  'forum.notice.hide.topic': 'Un moderador ocultó tu tema. Solo tú y los moderadores pueden leerlo.',
  'forum.notice.hide.post': 'Un moderador ocultó tu respuesta. Solo tú y los moderadores pueden leerla.',
  'forum.notice.warn.topic': 'Un moderador te avisa sobre tu tema. Todavía se puede leer.',
  'forum.notice.warn.post': 'Un moderador te avisa sobre tu respuesta. Todavía se puede leer.',
};
