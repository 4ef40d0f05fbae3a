/** A doctor's notes to the patient, on the patient's phone. */
export const fromDoctor = {
  'fromDoctor.title': 'From your doctor',
  'fromDoctor.limits': 'Levels set for you',
  'fromDoctor.notes': 'Notes',
  'fromDoctor.none': 'No notes yet.',
  'fromDoctor.by': '{name}, {date}',
  'fromDoctor.reason': '{by}: “{reason}”',
  'fromDoctor.short.note': '{name} wrote to you',
  'fromDoctor.short.limits': '{name} set levels for you',
} as const;
