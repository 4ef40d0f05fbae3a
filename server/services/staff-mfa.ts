import { clinicSettings, CLINIC_SETTINGS_ID } from '../../src/model/clinic/clinic-settings.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import type { Schema } from '../schema/schema.ts';
import type { CollectionTables } from '../store/tables/collection-tables.ts';

/**
 * Whether doctors and admins need a second factor now: the operator demands it by an option, or an administrator by the
 * settings of the clinic. Read for each request of staff, so a change holds at once.
 */
export function staffMfaRule(isForced: boolean, schema: Schema, tables: CollectionTables): () => boolean {
  const hasSettings = schema.databases.get(DATABASE_ID)?.collections.has(clinicSettings.collection) === true;
  if (isForced || !hasSettings) return () => isForced;
  const address = { databaseId: DATABASE_ID, id: clinicSettings.collection };
  return () => tables.of(address).byId(CLINIC_SETTINGS_ID)?.data['requireStaffMfa'] === true;
}
