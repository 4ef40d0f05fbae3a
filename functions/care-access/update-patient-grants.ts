import { Query } from 'node-appwrite';
import { profile } from '../../src/model/records/profile.ts';
import { currentTeams, noTeam, unitKey, type CareTeam } from './care-team.ts';
import { Failures, type OnFailure } from './failures.ts';
import type { ServerDocument } from './server-document.ts';
import { documentsOf } from './patient-documents.ts';
import type { Remote } from './remote.ts';
import { personalRecords } from './expected-grants.ts';
import { correctGrants } from './correct-grants.ts';

/** The last team for which the grants of one patient were written. */
interface GrantState {
  readonly doctorId: string | null;
  /** `unitKey` of the team; absent means null. */
  readonly unit?: string | null;
  /** False from the first to the last write of a change: an interrupted change is repeated. */
  readonly isDone: boolean;
}

/** The state of a change that is not finished. It has the patient's id, because the stored name is a hash. */
export interface PatientWork extends GrantState {
  readonly patientId: string;
}

const stateFor = (team: CareTeam) => {
  const unit = unitKey(team);
  return { doctorId: team.doctorId, ...(unit !== null && { unit }) };
};

/** Stores that all documents of the patient must be checked again, whatever was written before. */
export async function markUnfinished(remote: Remote, patientId: string, team: CareTeam = noTeam): Promise<void> {
  await remote.remember(patientId, { patientId, ...stateFor(team), isDone: false } satisfies PatientWork, true);
}

/** The doctor may change again while the grants are written; then another round is needed, up to this limit. */
const MAX_ROUNDS = 5;

/** The failures of each patient. */
class FailuresByPatient {
  private readonly byPatient: ReadonlyMap<string, Failures>;

  constructor(patientIds: readonly string[]) {
    this.byPatient = new Map(patientIds.map((id) => [id, new Failures()]));
  }

  hasFailed(patientId: string): boolean {
    return this.byPatient.get(patientId)?.isEmpty === false;
  }

  /** For work on these documents: a failure belongs to the patient of the document. */
  onFailureOf(documents: readonly ServerDocument[]): OnFailure {
    const patients = new Map(documents.map(({ $id, userId }) => [$id, userId]));
    return (id, error) => this.byPatient.get(patients.get(id) ?? id)?.add(id, error);
  }

  /** Does the work for each of these patients. A failure does not stop the others. */
  async each(patientIds: Iterable<string>, work: (patientId: string) => Promise<unknown>): Promise<void> {
    await Promise.all(
      [...patientIds].map((id) => work(id).catch((error: unknown) => this.byPatient.get(id)?.add(id, error))),
    );
  }

  /** @throws AggregateError whose message lists all failures */
  throwIfAny(): void {
    const all = new Failures();
    for (const failures of this.byPatient.values()) all.addAll(failures);
    all.throwIfAny();
  }
}

/**
 * Sets the grants of all documents of these patients for their teams. Each document changes from the old team to the new
 * one in a single write.
 */
async function correctAll(
  remote: Remote,
  teams: ReadonlyMap<string, CareTeam>,
  failures: FailuresByPatient,
): Promise<number> {
  const teamOf = (userId: string) => Promise.resolve(teams.get(userId) ?? noTeam);
  let written = 0;
  if (teams.size === 0) return written;
  for (const type of personalRecords)
    for await (const page of documentsOf(remote, type.collection, [...teams.keys()]))
      written += await correctGrants(remote, type, page, teamOf, failures.onFailureOf(page));
  return written;
}

/** The patients whose last change is not finished or was for another team, with their teams of now. */
async function startChanges(
  remote: Remote,
  patientIds: readonly string[],
  failures: FailuresByPatient,
): Promise<Map<string, CareTeam>> {
  const teamOf = await currentTeams(remote, patientIds);
  const started = new Map<string, CareTeam>();
  await failures.each(patientIds, async (patientId) => {
    const team = await teamOf(patientId);
    const state: GrantState = (await remote.recall<GrantState>(patientId)) ?? { doctorId: null, isDone: true };
    const isSame = state.doctorId === team.doctorId && (state.unit ?? null) === unitKey(team);
    if (state.isDone && isSame) return;
    await markUnfinished(remote, patientId, team);
    started.set(patientId, team);
  });
  return started;
}

/**
 * Sets the grants of all documents of these patients for their teams of now. Does nothing for a
 * patient for whom that was finished before, so an ordinary edit of a profile costs one read. Can be repeated and
 * interrupted: unfinished work stays stored, and the sweep continues it.
 * @param patientIds at most `MAX_PATIENTS`
 * @returns how many documents were written
 * @throws AggregateError for the documents that failed, after all others were corrected
 */
export async function updateGrantsOfPatients(remote: Remote, patientIds: readonly string[]): Promise<number> {
  const failures = new FailuresByPatient(patientIds);
  let written = 0;
  let open = [...patientIds];
  for (let round = 0; round < MAX_ROUNDS && open.length > 0; round++) {
    const started = await startChanges(remote, open, failures);
    written += await correctAll(remote, started, failures);
    open = [...started.keys()].filter((id) => !failures.hasFailed(id));
    await failures.each(open, (patientId) => {
      const team = started.get(patientId) ?? noTeam;
      return remote.remember(patientId, { ...stateFor(team), isDone: true } satisfies GrantState);
    });
  }
  // Another run may have finished meanwhile and stored that nothing is left to do.
  const unsettled = patientIds.filter((id) => open.includes(id) || failures.hasFailed(id));
  await failures.each(unsettled, (patientId) => markUnfinished(remote, patientId));
  const found = await remote.list(profile.collection, [Query.equal('$id', [...patientIds])]);
  const profiles = found.filter(({ $id }) => patientIds.includes($id));
  if (profiles.length > 0) {
    const teamOf = await currentTeams(
      remote,
      profiles.map(({ userId }) => userId),
    );
    // The id of a profile is that of its patient.
    written += await correctGrants(remote, profile, profiles, teamOf, failures.onFailureOf([]));
  }
  failures.throwIfAny();
  return written;
}

/** The same for one patient. */
export const updatePatientGrants = (remote: Remote, patientId: string): Promise<number> =>
  updateGrantsOfPatients(remote, [patientId]);
