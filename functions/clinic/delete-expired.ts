import { Query } from 'node-appwrite';
import { hashedId } from '../support/hashed-id.ts';
import { clinicSettings, CLINIC_SETTINGS_ID } from '../../src/model/clinic/clinic-settings.ts';
import { contactMessage } from '../../src/model/messages/contact-message.ts';
import { accessEntry } from '../../src/model/records/access-entry.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import type { Remote } from './remote.ts';

/** In one request, so that it ends within the time of the function. */
const PAGE = 100;
/** Requests in one run; the next day goes on. */
const MOST_PAGES = 50;

/** The instant so many calendar months before `now`; the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const at = new Date(now);
  at.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth(), Math.min(now.getUTCDate(), lastDay));
  return toInstant(at.getTime());
}

async function deleteOlder(remote: Remote, collection: string, limit: string): Promise<number> {
  let deleted = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const found = await remote.list(collection, [
      Query.select(['$id']),
      Query.lessThan('$createdAt', limit),
      Query.orderAsc('$createdAt'),
      Query.limit(PAGE),
    ]);
    for (const { $id } of found) await remote.remove(collection, $id);
    deleted += found.length;
    if (found.length < PAGE) break;
  }
  return deleted;
}

/** Deletes what is older than the clinic's settings allow. @returns how many records */
export async function deleteExpired(remote: Remote, now: Date): Promise<number> {
  const settings = await remote.find(clinicSettings.collection, CLINIC_SETTINGS_ID);
  let deleted = 0;
  for (const [collection, months] of [
    [contactMessage.collection, settings?.['contactMonths']],
    [accessEntry.collection, settings?.['accessMonths']],
  ] as const)
    if (typeof months === 'number') deleted += await deleteOlder(remote, collection, monthsBefore(now, months));
  return deleted;
}

const OWNER = 'clinic';
/** Earliest hour of the nightly deletion, UTC. */
const NIGHT_HOUR = 2;

/**
 * The same at most once a day, from two o'clock on (UTC); also later in the day when the server was off at night.
 * @returns how many records
 */
export async function deleteExpiredNightly(remote: Remote, now: Date): Promise<number> {
  const day = toInstant(now.getTime()).slice(0, 10);
  const id = hashedId(OWNER, 'run:expired');
  const last = await remote.find(functionState.collection, id);
  if (now.getUTCHours() < NIGHT_HOUR || last?.['value'] === JSON.stringify(day)) return 0;
  const deleted = await deleteExpired(remote, now);
  await remote.save(functionState.collection, id, { owner: OWNER, value: JSON.stringify(day) });
  return deleted;
}
