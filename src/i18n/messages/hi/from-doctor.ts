import type { fromDoctor as english } from '../en/from-doctor.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** A doctor's notes to the patient, on the patient's phone. */
export const fromDoctor: Translated<typeof english> = {
  'fromDoctor.title': 'आपके डॉक्टर से',
  'fromDoctor.limits': 'आपके लिए तय स्तर',
  'fromDoctor.notes': 'नोट',
  'fromDoctor.none': 'अभी कोई नोट नहीं।',
  'fromDoctor.by': '{name}, {date}',
  'fromDoctor.reason': '{by}: “{reason}”',
  'fromDoctor.short.note': '{name} ने आपको लिखा',
  'fromDoctor.short.limits': '{name} ने आपके लिए स्तर तय किए',
};
