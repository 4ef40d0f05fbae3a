import type { content as english } from '../en/content.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Labels beside every built-in text. */
export const content: Translated<typeof english> = {
  'content.source.itself': '{title}, leído el {date}',
  'content.source.copy': '{title}, leído en una copia el {date}',
  'content.source.never': '{title}, citado y aún por comprobar',
  'content.source.own': 'Una elección prudente de Maia misma, por falta de una fuente',
  'content.sources': 'De dónde viene esto',
  'content.draft':
    'Texto del {date}, tomado de estas fuentes. Ningún profesional de salud lo ha aprobado todavía. Si tienes dudas, llama.',
  'content.reviewed': 'Texto del {date}, tomado de estas fuentes y aprobado por {who}.',
  'content.part.baby': 'Bebé',
  'content.part.body': 'Tú',
  'content.part.todo': 'Qué hacer',
  'content.part.watch': 'Cuidado',
  'content.mark.avoid': 'Evítalo',
  'content.mark.limit': 'Con cuidado',
  'content.mark.ok': 'Está bien',
  'content.none': 'Nada coincide con esta palabra. Prueba con otra.',
  'content.found': '{count, plural, one {# encontrado} other {# encontrados}}',
};
