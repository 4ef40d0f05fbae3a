import { Query, type Users } from 'node-appwrite';
import { everythingMark, midwifeLabel, type MidwifeReach } from '../../src/model/account/midwife-label.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { unitOf } from './unit-label.ts';

/** The midwives of one hospital, as far as its setting lets them read. */
export interface Unit {
  readonly label: string;
  readonly mark: string;
  readonly reach: Exclude<MidwifeReach, 'nothing'>;
  /** The accounts whose notes the patient may get: working midwives, if they read everything. */
  readonly writers: ReadonlySet<string>;
}

/** Accounts in one answer. */
const PAGE = 100;

async function workingMidwives(users: Users, label: string): Promise<Set<string>> {
  const found = new Set<string>();
  let after: string | undefined;
  for (;;) {
    const page = await users.list({
      queries: [
        Query.contains('labels', [label]),
        Query.orderAsc('$id'),
        ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
        Query.limit(PAGE),
      ],
    });
    for (const { $id, labels, status } of page.users) if (status && labels.includes(label)) found.add($id);
    if (page.users.length < PAGE) return found;
    after = page.users.at(-1)?.$id;
  }
}

/**
 * The unit of the hospital that this doctor's record names; null when its midwives read nothing. Only administrators
 * write both records.
 */
export async function unitOfDoctor(
  find: (collection: string, id: string) => Promise<Readonly<Record<string, unknown>> | undefined>,
  users: Users,
  doctorId: string,
): Promise<Unit | null> {
  const hospitalId = String((await find(doctor.collection, doctorId))?.['hospitalId'] ?? '');
  const reach = (await find(hospital.collection, hospitalId))?.['midwivesRead'];
  if (reach !== 'readings' && reach !== 'everything') return null;
  const unit = unitOf(hospitalId);
  const label = midwifeLabel(unit);
  const writers = reach === 'everything' ? await workingMidwives(users, label) : new Set<string>();
  return { label, mark: everythingMark(unit), reach, writers };
}
