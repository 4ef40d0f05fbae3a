import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/time/instant.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { currentTeams, type CareTeamOf } from './care-team.ts';
import { Failures, type OnFailure } from './failures.ts';
import { documentsOf } from './patient-documents.ts';
import type { Remote } from './remote.ts';
import type { ServerDocument } from './server-document.ts';
import { personalRecords } from './expected-grants.ts';
import { correctGrants } from './correct-grants.ts';

/** Clients call this right after they push a batch; ten minutes allow for clocks that differ. */
const RECENT_MS = 10 * 60_000;

async function correctType(
  remote: Remote,
  type: RecordType,
  pages: AsyncGenerator<ServerDocument[]>,
  teamOf: CareTeamOf,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  for await (const page of pages) written += await correctGrants(remote, type, page, teamOf, onFailure);
  return written;
}

/**
 * Corrects the grants of the recent documents of these accounts in all collections: one request for each collection,
 * however many accounts there are.
 * @param userIds the callers as authenticated by the backend, never ids from a request body; at most `MAX_PATIENTS`
 * @returns how many documents were written
 * @throws AggregateError for the documents that failed, after all others were corrected
 */
export async function updateRecentGrants(remote: Remote, userIds: readonly string[], now: number): Promise<number> {
  const isRecent = Query.greaterThanEqual('$updatedAt', toInstant(now - RECENT_MS));
  const failures = new Failures();
  const teamOf = await currentTeams(remote, userIds);
  const counts = await Promise.all(
    personalRecords.map((type) =>
      correctType(remote, type, documentsOf(remote, type.collection, userIds, [isRecent]), teamOf, failures.add),
    ),
  );
  failures.throwIfAny();
  return counts.reduce((sum, count) => sum + count, 0);
}
