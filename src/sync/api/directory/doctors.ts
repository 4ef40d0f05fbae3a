import { Query } from 'appwrite';
import { doctor, type Doctor } from '@/model/records/doctor.ts';
import { plainName } from '@/model/account/person-name.ts';
import { connectAccount, currentUser } from '@/sync/account/account.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

/** Doctors of one hospital in one list (spec section 9). */
const MOST_DOCTORS = 100;

export type ListedDoctor = Doctor & { readonly id: string };

/**
 * The doctors of one hospital. @throws Error with the spec's words; also when no user is signed in any more, because
 * the list is empty then
 */
export async function listDoctors(hospitalId: string): Promise<ListedDoctor[]> {
  try {
    const queries = [Query.equal('hospitalId', hospitalId), Query.limit(MOST_DOCTORS)];
    const list = (await listOnline(doctor.collection, queries)) as unknown as ListedDoctor[];
    if (list.length === 0 && !(await currentUser(connectAccount()))) throw new SessionEnded();
    return list.map((each) => ({ ...each, name: plainName(each.name) }));
  } catch (error) {
    throw new Error('Could not retrieve the list of doctors for your hospital.', { cause: error });
  }
}
