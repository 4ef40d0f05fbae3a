import type { Edit } from './edit.ts';

/** Appointments that two phones make of one suggestion, and forms of them. */
export const appointmentsBugs = {
  'two phones make two appointments of one contact': [
    [
      'db/records/appointments.ts',
      "derivedId('contact', store.userId, key, String(attempt))",
      "derivedId('contact', store.userId, key, String(attempt + Date.now()))",
    ],
  ],
  'a form of an appointment overwrites what came since it was opened': [
    [
      'db/records/appointments.ts',
      "saveRecord('appointments', values, opened.id, { opened })",
      "saveRecord('appointments', values, opened.id)",
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;
