import { flag, integer, texts, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/** The id of the one record. */
export const CLINIC_SETTINGS_ID = 'clinic';

/** The shortest time that a clinic can choose for the list of who looked, in months. */
export const LEAST_ACCESS_MONTHS = 12;

/**
 * What a clinic decides for itself. Guests read it, because the sign-up does, so it names no account: `clinic_actions`
 * says who changed it. Only the function `clinic` writes it.
 */
export const clinicSettings = sharedRecord({
  collection: 'clinic_settings',
  title: 'settings of the clinic',
  conflict: 'server',
  collectionGrants: ['read("any")'],
  fields: {
    /** Whether doctors and admins need a second factor. The embedded server enforces it. */
    requireStaffMfa: flag(false),
    /** Tags of the languages that the sign-up offers; empty for all. */
    languages: texts(8, 20),
    /** Age at which messages of the contact form are deleted, in months; null: never. */
    contactMonths: integer(1, 120),
    /** Age at which entries of `access_log` are deleted, in months; null: never. */
    accessMonths: integer(LEAST_ACCESS_MONTHS, 240),
  },
});
export type ClinicSettings = Values<typeof clinicSettings.fields>;
