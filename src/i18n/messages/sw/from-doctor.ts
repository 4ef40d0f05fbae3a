import type { fromDoctor as english } from '../en/from-doctor.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const fromDoctor: Translated<typeof english> = {
  'fromDoctor.title': 'Kutoka kwa daktari wako',
  'fromDoctor.limits': 'Viwango ulivyowekewa',
  'fromDoctor.notes': 'Maelezo',
  'fromDoctor.none': 'Bado hakuna maelezo.',
  'fromDoctor.by': '{name}, {date}',
  'fromDoctor.reason': '{by}: “{reason}”',
  'fromDoctor.short.note': '{name} amekuandikia',
  'fromDoctor.short.limits': '{name} amekuwekea viwango',
};
