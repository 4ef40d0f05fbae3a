import { unitOf } from '../../functions/support/unit-label.ts';
import { midwifeLabel } from '../../src/model/account/midwife-label.ts';
import { isMidwife, isStaff } from '../../src/model/account/staff.ts';
import { Query, type Models } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { profile } from '../../src/model/records/profile.ts';
import type { Account, Label } from '../provision/accounts.ts';
import { connect, type Connection, type ProvisionTarget } from '../provision/connect.ts';
import type { StaffReport } from './create-staff.ts';

const PAGE = 100;

/** All pages of a list, oldest first. */
async function all<T extends { $id: string }>(page: (queries: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const last = found.at(-1);
    const next = await page([Query.limit(PAGE), ...(last ? [Query.cursorAfter(last.$id)] : [])]);
    found.push(...next);
    if (next.length < PAGE) return found;
  }
}

const records = (
  { databases }: Connection,
  collectionId: string,
  fields: string[],
): Promise<Models.DefaultDocument[]> =>
  all(async (queries) => {
    const select = Query.select(['$id', ...fields]);
    const page = await databases.listDocuments({
      databaseId: DATABASE_ID,
      collectionId,
      queries: [...queries, select],
    });
    return page.documents as Models.DefaultDocument[];
  });

const accounts = ({ users }: Connection): Promise<Account[]> =>
  all(async (queries) => (await users.list({ queries })).users);

const textOf = (record: Models.DefaultDocument | undefined, field: string): string => String(record?.[field] ?? '');

/** Columns as wide as their longest value. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
}

function section(title: string, rows: readonly (readonly string[])[]): string[] {
  return [`${title} (${rows.length})`, ...table(rows), ''];
}

/** Hospitals, doctors, admins and patients by address and name; no health data. */
export async function list(target: ProvisionTarget): Promise<StaffReport> {
  const connection = connect(target);
  const [hospitals, doctors, profiles, people] = await Promise.all([
    records(connection, hospital.collection, ['name', 'city']),
    records(connection, doctor.collection, ['name', 'hospitalId']),
    records(connection, profile.collection, ['assignedDoctorId']),
    accounts(connection),
  ]);
  const has = (label: Label) => (account: Account) => account.labels.includes(label);
  const doctorOf = (patientId: string): string => {
    const id = textOf(
      profiles.find(({ $id }) => $id === patientId),
      'assignedDoctorId',
    );
    return people.find(({ $id }) => $id === id)?.email ?? '';
  };
  const patients = people.filter(({ labels }) => !isStaff(labels));
  return [
    ...section(
      'Hospitals',
      hospitals.map((held) => [held.$id, textOf(held, 'name'), textOf(held, 'city')]),
    ),
    ...section(
      'Doctors',
      people.filter(has('doctor')).map(({ $id, email, name }) => {
        const record = doctors.find((held) => held.$id === $id);
        return [email, textOf(record, 'name') || name, textOf(record, 'hospitalId') || 'no hospital'];
      }),
    ),
    ...section(
      'Midwives',
      people
        .filter(({ labels }) => isMidwife(labels))
        .map(({ $id, email, name, labels }) => {
          const own = hospitals.filter((held) => labels.includes(midwifeLabel(unitOf(held.$id))));
          return [email, name || $id, own.map((held) => held.$id).join(' ')];
        }),
    ),
    ...section(
      'Admins',
      people.filter(has('admin')).map(({ email, name }) => [email, name]),
    ),
    ...section(
      'Patients, with their doctor',
      patients.map(({ $id, email, name }) => [email, name, doctorOf($id)]),
    ),
  ];
}
