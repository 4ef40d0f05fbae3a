import { Query } from 'appwrite';
import { hospital, type Hospital } from '@/model/records/hospital.ts';
import { plainName } from '@/model/account/person-name.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';

const MAX_HOSPITALS = 500;

export type ListedHospital = Hospital & { readonly id: string };

/** The hospitals that can be chosen at sign-up, by name. Needs no session. */
export async function listHospitals(): Promise<ListedHospital[]> {
  const queries = [Query.orderAsc('name'), Query.limit(MAX_HOSPITALS)];
  const list = (await listOnline(hospital.collection, queries)) as unknown as ListedHospital[];
  return list.map((each) => ({ ...each, name: plainName(each.name), city: plainName(each.city) }));
}
