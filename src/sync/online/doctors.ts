import { Query } from 'appwrite';
import { doctor, type Doctor } from '@/model/doctor.ts';
import { listOnline } from './listing.ts';

/** Doctors of one hospital in one list (spec section 9). */
const MOST_DOCTORS = 100;

export type ListedDoctor = Doctor & { readonly id: string };

/** The doctors of one hospital. */
export async function listDoctors(hospitalId: string): Promise<ListedDoctor[]> {
  const queries = [Query.equal('hospitalId', hospitalId), Query.limit(MOST_DOCTORS)];
  return (await listOnline(doctor.collection, queries)) as unknown as ListedDoctor[];
}
