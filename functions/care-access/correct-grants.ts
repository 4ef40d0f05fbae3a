import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/time/instant.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { currentTeams, isSameTeam, noTeam, type CareTeam, type CareTeamOf } from './care-team.ts';
import type { OnFailure } from './failures.ts';
import type { ServerDocument } from './server-document.ts';
import type { Remote } from './remote.ts';
import { correctFileGrants } from './correct-file-grants.ts';
import { areSameGrants, fieldsOnHandOver, expectedGrants } from './expected-grants.ts';

type Change = [grants: string[], fields: Readonly<Record<string, unknown>>];

/** How often the team may change while the same documents are written. */
const MAX_ROUNDS = 5;

/**
 * Writes all documents in one call. If that fails, writes each one alone, because one document may be the reason.
 * @returns how many were written
 */
async function writeAll(
  remote: Remote,
  type: RecordType,
  ids: readonly string[],
  change: Change,
  onFailure: OnFailure,
): Promise<number> {
  try {
    await remote.setGrants(type.collection, ids, ...change);
    return ids.length;
  } catch (error) {
    const [id = '', ...others] = ids;
    if (others.length === 0) {
      onFailure(id, error);
      return 0;
    }
  }
  let written = 0;
  for (const id of ids) written += await writeAll(remote, type, [id], change, onFailure);
  return written;
}

/** What was written in one round. */
interface Round {
  readonly written: number;
  /** For each document whose grants or file were written, also without an answer: the team they were written for. */
  readonly teams: ReadonlyMap<ServerDocument, CareTeam>;
}

/**
 * The patients of the documents whose grants differ from what `teamOf` expects, and their teams of now. Only for what
 * is to be written: a former doctor would receive the event of a wrong write.
 */
async function freshTeams(
  remote: Remote,
  type: RecordType,
  documents: readonly ServerDocument[],
  teamOf: CareTeamOf,
): Promise<CareTeamOf> {
  const different = new Set<string>();
  for (const document of documents) {
    const { userId, $permissions } = document;
    // The caller gets the failure of this patient when it asks again.
    const team = await teamOf(userId).catch(() => undefined);
    if (team !== undefined && !areSameGrants(expectedGrants(type, document, team), $permissions)) different.add(userId);
  }
  if (different.size === 0) return teamOf;
  const fresh = await currentTeams(remote, [...different]);
  return (userId) => (different.has(userId) ? fresh(userId) : teamOf(userId));
}

/** Writes at once: the writes of many patients, who each have grants of their own. */
const MAX_WRITES = 8;

async function correctOnce(
  remote: Remote,
  type: RecordType,
  documents: readonly ServerDocument[],
  teamOf: CareTeamOf,
  onFailure: OnFailure,
): Promise<Round> {
  let written = 0;
  const now = toInstant(Date.now());
  const teams = new Map<ServerDocument, CareTeam>();
  const idsByChange = new Map<string, string[]>();
  let teamNow: CareTeamOf;
  try {
    teamNow = await freshTeams(remote, type, documents, teamOf);
  } catch (error) {
    for (const { $id } of documents) onFailure($id, error);
    return { written, teams };
  }
  for (const document of documents) {
    try {
      const team = await teamNow(document.userId);
      const expected = expectedGrants(type, document, team);
      const isDifferent = !areSameGrants(expected, document.$permissions);
      // Before the write of the file: if it throws, it may have been done all the same.
      teams.set(document, team);
      const files = await correctFileGrants(remote, type, document, expected);
      written += files;
      if (!isDifferent && files === 0) teams.delete(document);
      if (!isDifferent) continue;
      const change: Change = [expected.toSorted(), fieldsOnHandOver(type, document, expected, now)];
      const key = JSON.stringify(change);
      idsByChange.set(key, [...(idsByChange.get(key) ?? []), document.$id]);
    } catch (error) {
      onFailure(document.$id, error);
    }
  }
  const changes = [...idsByChange];
  for (let at = 0; at < changes.length; at += MAX_WRITES) {
    const counts = await Promise.all(
      changes
        .slice(at, at + MAX_WRITES)
        .map(([key, ids]) => writeAll(remote, type, ids, JSON.parse(key) as Change, onFailure)),
    );
    written += counts.reduce((sum, count) => sum + count, 0);
  }
  return { written, teams };
}

/** The current teams of the patients whose team is not the one that the documents were written for. */
async function changedTeams(remote: Remote, { teams }: Round): Promise<Map<string, CareTeam>> {
  const teamOf = await currentTeams(
    remote,
    [...teams.keys()].map(({ userId }) => userId),
  );
  const changed = new Map<string, CareTeam>();
  for (const [{ userId }, team] of teams) {
    const current = await teamOf(userId);
    if (!isSameTeam(current, team)) changed.set(userId, current);
  }
  return changed;
}

/**
 * Corrects the grants of these documents and of their files. Documents with correct grants are not written.
 *
 * The doctor may change between the read of the assignment and the write: then the write gives the former doctor access
 * again, after the run for that change has taken it away. So the assignment is read again after each write, and the
 * documents of a patient whose doctor has changed are corrected until it agrees.
 * @param teamOf may be some time old: it decides what is looked at, and is asked again before a write
 * @param onFailure called for each document that could not be corrected; the others are still corrected
 * @returns how many documents and files were written
 */
export async function correctGrants(
  remote: Remote,
  type: RecordType,
  documents: readonly ServerDocument[],
  teamOf: CareTeamOf,
  onFailure: OnFailure,
): Promise<number> {
  let round = await correctOnce(remote, type, documents, teamOf, onFailure);
  let written = round.written;
  for (let nth = 1; round.teams.size > 0; nth++) {
    let ids = [...round.teams.keys()].map(({ $id }) => $id);
    try {
      const current = await changedTeams(remote, round);
      ids = [...round.teams.keys()].filter(({ userId }) => current.has(userId)).map(({ $id }) => $id);
      if (ids.length === 0) break;
      if (nth === MAX_ROUNDS) throw new Error('the team changed during each of the writes');
      const page = await remote.list(type.collection, [Query.equal('$id', ids)]);
      // Only documents of the patients in question: a `userId` may have changed meanwhile.
      const again = page.filter(({ userId }) => current.has(userId));
      round = await correctOnce(remote, type, again, async (userId) => current.get(userId) ?? noTeam, onFailure);
      written += round.written;
    } catch (error) {
      for (const id of ids) onFailure(id, error);
      break;
    }
  }
  return written;
}
