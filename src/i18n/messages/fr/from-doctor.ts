import type { fromDoctor as english } from '../en/from-doctor.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** A doctor's notes to the patient, on the patient's phone. */
export const fromDoctor: Translated<typeof english> = {
  'fromDoctor.title': 'De votre médecin',
  'fromDoctor.limits': 'Niveaux fixés pour vous',
  'fromDoctor.notes': 'Notes',
  'fromDoctor.none': 'Pas encore de notes.',
  'fromDoctor.by': '{name}, {date}',
  'fromDoctor.reason': '{by} : « {reason} »',
  'fromDoctor.short.note': '{name} vous a écrit',
  'fromDoctor.short.limits': '{name} a fixé des niveaux pour vous',
};
