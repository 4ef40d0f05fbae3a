import type { fromDoctor as english } from '../en/from-doctor.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** A doctor's notes to the patient, on the patient's phone. */
export const fromDoctor: Translated<typeof english> = {
  'fromDoctor.title': 'من طبيبك',
  'fromDoctor.limits': 'حدود وُضعت لك',
  'fromDoctor.notes': 'ملاحظات',
  'fromDoctor.none': 'لا ملاحظات بعد.',
  'fromDoctor.by': '{name}، {date}',
  'fromDoctor.reason': '{by}: «{reason}»',
  'fromDoctor.short.note': 'كتب لك {name}',
  'fromDoctor.short.limits': 'وضع لك {name} حدودًا',
};
