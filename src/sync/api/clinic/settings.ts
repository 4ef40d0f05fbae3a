import { Query } from 'appwrite';
import { clinicSettings, type ClinicSettings } from '@/model/clinic/clinic-settings.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { callFunction } from '@/sync/transport/backend-call.ts';

/** The settings that an administrator changes. */
export type ChosenSettings = Required<ClinicSettings>;

/** The settings of the clinic; those that it never changed are as on a new server. Needs no session. */
export async function readClinicSettings(): Promise<ChosenSettings> {
  const [held] = (await listOnline(clinicSettings.collection, [Query.limit(1)])) as readonly Partial<ClinicSettings>[];
  return {
    requireStaffMfa: held?.requireStaffMfa ?? false,
    languages: held?.languages ?? [],
    contactMonths: held?.contactMonths ?? null,
    accessMonths: held?.accessMonths ?? null,
  };
}

/** @throws BackendRefusal when the server refuses, TypeError when it cannot be reached */
export const saveClinicSettings = (settings: Partial<ChosenSettings>): Promise<object> =>
  callFunction('clinic', '/settings', settings);
