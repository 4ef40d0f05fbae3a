import { Query } from 'appwrite';
import { hospital, type Hospital } from '@/model/hospital.ts';
import { plainName } from '@/model/person-name.ts';
import { listOnline } from './listing.ts';

const MOST_HOSPITALS = 500;

export type ListedHospital = Hospital & { readonly id: string };

/** The hospitals that can be chosen at sign-up, by name. Anyone may ask. */
export async function listHospitals(): Promise<ListedHospital[]> {
  const queries = [Query.orderAsc('name'), Query.limit(MOST_HOSPITALS)];
  const list = (await listOnline(hospital.collection, queries)) as unknown as ListedHospital[];
  return list.map((each) => ({ ...each, name: plainName(each.name), city: plainName(each.city) }));
}
