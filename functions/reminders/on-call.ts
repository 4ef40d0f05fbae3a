import { Query } from 'node-appwrite';
import { onCallAt } from '../../src/model/clinic/on-call.ts';
import { planOf, roster, type Roster } from '../../src/model/clinic/roster.ts';
import { doctor, type Doctor } from '../../src/model/records/doctor.ts';
import { hospital, type Hospital } from '../../src/model/records/hospital.ts';
import type { Remote } from './remote.ts';

/** More doctors of one unit are not notified at once. */
const MOST_DOCTORS = 25;

async function byRoster(remote: Remote, hospitalId: string, now: number): Promise<string[]> {
  const found = await remote.find<Roster>(roster.collection, hospitalId);
  return found ? onCallAt(planOf(found), now) : [];
}

async function byStanding(remote: Remote, hospitalId: string): Promise<string[]> {
  const found = await remote.find<Hospital>(hospital.collection, hospitalId);
  return found?.onCallId ? [found.onCallId] : [];
}

async function doctorsOf(remote: Remote, hospitalId: string): Promise<string[]> {
  const found = await remote.list<Doctor>(doctor.collection, [
    Query.equal('hospitalId', [hospitalId]),
    Query.orderAsc('$id'),
  ]);
  // Some databases compare ids without regard to letter case.
  return found.filter((each) => each.hospitalId === hospitalId).map(({ $id }) => $id);
}

/**
 * Who is called in a hospital at `now` (ms since 1970): the people of the roster, else the standing doctor on call, else
 * all doctors of the unit. Someone who works no longer as a doctor counts as missing.
 */
export async function onCallNow(remote: Remote, hospitalId: string, now: number): Promise<string[]> {
  for (const find of [byRoster, byStanding, doctorsOf]) {
    const named = (await find(remote, hospitalId, now)).slice(0, MOST_DOCTORS);
    const working: string[] = [];
    for (const id of named) if (await remote.isDoctor(id)) working.push(id);
    if (working.length > 0) return working;
  }
  return [];
}
