import { randomBytes } from 'node:crypto';
import { AppwriteException, ID } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { findAccount } from '../provision/accounts.ts';
import { readClinic, type Clinic } from '../provision/clinic-file.ts';
import { connect, type Connection, type ProvisionTarget } from '../provision/connect.ts';
import { provision } from '../provision/provision.ts';

export interface NewStaff {
  readonly email: string;
  readonly name?: string;
  /** Password of a new account; random by default. */
  readonly password?: string;
}

export interface NewDoctor extends NewStaff {
  readonly hospitalId: string;
  readonly phoneNumber?: string;
}

/** Lines to print. */
export type StaffReport = readonly string[];

const madePassword = (): string => randomBytes(15).toString('base64url');

/** Creates the account, unless one exists with this address. */
async function keepAccount({ users }: Connection, { email, name, password }: NewStaff): Promise<StaffReport> {
  if (await findAccount(users, email)) return [];
  const chosen = password ?? madePassword();
  await users.create({ userId: ID.unique(), email, password: chosen, name: name ?? email.split('@', 1)[0] });
  const told = [`account ${email} made`];
  return password === undefined ? [...told, `Its password, shown only now: ${chosen}`] : told;
}

async function keepStaff(target: ProvisionTarget, staff: NewStaff, clinic: Clinic): Promise<StaffReport> {
  const made = await keepAccount(connect(target), staff);
  const { changes, problems, notes } = await provision(target, clinic, { isPeopleOnly: true });
  if (problems.length > 0) throw new Error([...made, ...problems].join('\n'));
  const told = [...made, ...changes];
  if (told.length === 0) return [`${staff.email}: everything is as it should be.`];
  // The notes are about accounts that existed before; a new account needs none.
  return made.length > 0 ? told : [...told, ...notes];
}

async function requireHospital({ databases }: Connection, documentId: string): Promise<void> {
  try {
    await databases.getDocument({ databaseId: DATABASE_ID, collectionId: hospital.collection, documentId });
  } catch (error) {
    if (!(error instanceof AppwriteException) || error.code !== 404) throw error;
    throw new Error(
      `There is no hospital "${documentId}" yet: npm run admin -- add-hospital ${documentId} --name NAME`,
      {
        cause: error,
      },
    );
  }
}

/** Creates a doctor whom patients of a hospital can choose: account, label, record. May be repeated. */
export async function createDoctor(target: ProvisionTarget, given: NewDoctor): Promise<StaffReport> {
  const { email, hospitalId, name, phoneNumber } = given;
  const clinic = readClinic({ doctors: [{ email, hospitalId, name, phoneNumber }] });
  await requireHospital(connect(target), hospitalId);
  return keepStaff(target, { ...given, email: clinic.doctors[0]?.email ?? email }, clinic);
}

/** Creates an admin: account, label. May be repeated. */
export function createAdmin(target: ProvisionTarget, given: NewStaff): Promise<StaffReport> {
  const clinic = readClinic({ admins: [given.email] });
  return keepStaff(target, { ...given, email: clinic.admins[0] ?? given.email }, clinic);
}

/** Creates a hospital, or updates it with these values. */
export async function addHospital(target: ProvisionTarget, given: Clinic['hospitals'][number]): Promise<StaffReport> {
  const { changes, problems } = await provision(target, readClinic({ hospitals: [given] }), { isPeopleOnly: true });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return changes.length > 0 ? changes : [`hospital ${given.id}: everything is as it should be.`];
}
