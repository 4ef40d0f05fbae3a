import type { fromDoctor as english } from '../en/from-doctor.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** A doctor's notes to the patient, on the patient's phone. */
export const fromDoctor: Translated<typeof english> = {
  'fromDoctor.title': 'De tu médico',
  'fromDoctor.limits': 'Niveles fijados para ti',
  'fromDoctor.notes': 'Notas',
  'fromDoctor.none': 'Aún no hay notas.',
  'fromDoctor.by': '{name}, {date}',
  'fromDoctor.reason': '{by}: “{reason}”',
  'fromDoctor.short.note': '{name} te escribió',
  'fromDoctor.short.limits': '{name} fijó niveles para ti',
};
