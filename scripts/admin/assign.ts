import { AppwriteException, type Databases, type Users } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { profile } from '../../src/model/records/profile.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { findAccount, type Account } from '../provision/accounts.ts';
import { connect, type ProvisionTarget } from '../provision/connect.ts';
import type { StaffReport } from './create-staff.ts';

async function find(databases: Databases, type: RecordType, documentId: string): Promise<object | undefined> {
  try {
    return await databases.getDocument({ databaseId: DATABASE_ID, collectionId: type.collection, documentId });
  } catch (error) {
    if (error instanceof AppwriteException && error.code === 404) return undefined;
    throw error;
  }
}

async function accountOf(users: Users, email: string): Promise<Account> {
  const account = await findAccount(users, email);
  if (!account) throw new Error(`No account has the address ${email}.`);
  return account;
}

const textOf = (record: object | undefined, field: string): string | null => {
  const value: unknown = record && Reflect.get(record, field);
  return typeof value === 'string' ? value : null;
};

/** The fields of a patient's profile that name a doctor, as the profile form writes them. */
async function choiceOf(databases: Databases, account: Account): Promise<Record<string, string | null>> {
  const record = await find(databases, doctor, account.$id);
  if (!record || !account.labels.includes('doctor'))
    throw new Error(`${account.email} is no doctor: npm run admin -- create-doctor ${account.email} --hospital ID`);
  const hospitalId = textOf(record, 'hospitalId');
  const held = hospitalId === null ? undefined : await find(databases, hospital, hospitalId);
  return { assignedDoctorId: account.$id, hospitalId, hospitalName: textOf(held, 'name') };
}

/**
 * Writes the doctor into a patient's profile, or removes her. The function care-access then grants or revokes the access.
 * @param doctorEmail null: no doctor any more
 */
export async function assign(
  target: ProvisionTarget,
  patientEmail: string,
  doctorEmail: string | null,
): Promise<StaffReport> {
  const { users, databases } = connect(target);
  const patient = await accountOf(users, patientEmail);
  const choice =
    doctorEmail === null ? { assignedDoctorId: null } : await choiceOf(databases, await accountOf(users, doctorEmail));
  const held = await find(databases, profile, patient.$id);
  if (!held)
    throw new Error(`${patientEmail} has no profile on the server yet: she opens the app once with a network.`);
  if (Reflect.get(held, 'assignedDoctorId') === choice.assignedDoctorId)
    return [`${patientEmail}: everything is as it should be.`];
  const at = { databaseId: DATABASE_ID, collectionId: profile.collection, documentId: patient.$id };
  await databases.updateDocument({ ...at, data: choice });
  return [
    doctorEmail === null ? `${patientEmail} has no doctor now` : `${patientEmail} is a patient of ${doctorEmail} now`,
  ];
}
