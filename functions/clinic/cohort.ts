import { Query } from 'node-appwrite';
import { ALARM_DAYS, cohortOf, SILENT_DAYS } from '../../src/clinical/cohort/cohort.ts';
import { collectCohort, type CohortPatient, type CohortSource } from '../../src/clinical/cohort/collect-cohort.ts';
import { tiers, type Tier } from '../../src/clinical/rules/acuity-tier.ts';
import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import type { CohortAnswer } from '../../src/model/clinic/clinic-answers.ts';
import { careNote, type CareNote } from '../../src/model/records/care-note.ts';
import { isUserProfile, profile, type PregnancyStatus } from '../../src/model/records/profile.ts';
import { readingTypes, type Reading } from '../../src/model/records/reading.ts';
import { isFromCare } from '../../src/model/schema/care-author.ts';
import { ownerByGrant } from '../../src/model/schema/permission.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import type { Caller } from './call.ts';
import type { Remote, ServerDocument } from './remote.ts';

const PAGE = 1000;
const IDS_IN_QUESTION = 50;

async function allOf(remote: Remote, collection: string, queries: readonly string[]): Promise<ServerDocument[]> {
  const found: ServerDocument[] = [];
  for (;;) {
    const last = found.at(-1)?.$id;
    const after = last === undefined ? [] : [Query.greaterThan('$id', last)];
    const page = await remote.list(collection, [...queries, ...after, Query.orderAsc('$id'), Query.limit(PAGE)]);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

const ownerOf = ({ $permissions, userId }: ServerDocument): string | undefined =>
  ownerByGrant({ userId: String(userId), $permissions });

const dated = (document: ServerDocument) => {
  const recordedAt = toInstant(String(document['recordedAt']));
  return { ...document, id: document.$id, recordedAt, recordedDesc: -Date.parse(recordedAt) };
};

const sourceOf = (remote: Remote, now: number): CohortSource => ({
  async logged({ kind, userIds, limit }) {
    const page = await remote.list(readingTypes[kind].collection, [
      Query.select(['$id', '$permissions', 'userId']),
      Query.greaterThanEqual('recordedAt', toInstant(now - SILENT_DAYS * DAY_MS)),
      ...(userIds === null ? [] : [Query.equal('userId', [...userIds])]),
      Query.orderDesc('recordedAt'),
      Query.limit(limit),
    ]);
    return { userIds: page.flatMap((document) => ownerOf(document) ?? []), isFull: page.length >= limit };
  },
  async notes() {
    const isRecent = Query.greaterThanEqual('recordedAt', toInstant(now - ALARM_DAYS * DAY_MS));
    const found = [
      ...(await allOf(remote, careNote.collection, [isRecent])),
      ...(await allOf(remote, careNote.collection, [Query.equal('entry', ['limits'])])),
    ];
    // What the patient's own phone would accept.
    const genuine = found.filter((note) => isFromCare(note, String(note['userId'])));
    return [...new Map(genuine.map((note) => [note.$id, dated(note) as unknown as CareNote])).values()];
  },
  async pressures(userIds) {
    const isRecent = Query.greaterThanEqual('recordedAt', toInstant(now - ALARM_DAYS * DAY_MS));
    const found: ServerDocument[] = [];
    for (let at = 0; at < userIds.length; at += IDS_IN_QUESTION) {
      const some = Query.equal('userId', userIds.slice(at, at + IDS_IN_QUESTION));
      found.push(...(await allOf(remote, readingTypes.bloodPressure.collection, [some, isRecent])));
    }
    return found
      .filter((reading) => ownerOf(reading) !== undefined)
      .map((reading) => ({ ...dated(reading), kind: 'bloodPressure' }) as unknown as Reading);
  },
});

/** The patients whose profile names a working doctor; nothing but ids, dates and the kind of pregnancy is read. */
async function patientsWithDoctor(remote: Remote): Promise<CohortPatient[]> {
  const profiles = await allOf(remote, profile.collection, [
    Query.select(['$id', '$permissions', '$createdAt', 'userId', 'assignedDoctorId', 'pregnancyStatus']),
    Query.isNotNull('assignedDoctorId'),
  ]);
  const own = profiles.filter(({ $id, $permissions, userId }) =>
    isUserProfile({ $id, $permissions, userId: String(userId) }),
  );
  const doctorIds = [...new Set(own.map(({ assignedDoctorId }) => String(assignedDoctorId)))];
  const working = new Set((await remote.accountsOf(doctorIds)).filter(isWorkingDoctor).map(({ $id }) => $id));
  return own
    .filter(({ assignedDoctorId }) => working.has(String(assignedDoctorId)))
    .map(({ $id, $createdAt, assignedDoctorId, pregnancyStatus }) => ({
      id: $id,
      createdAt: String($createdAt),
      assignedDoctorId: String(assignedDoctorId),
      pregnancyStatus: pregnancyStatus as PregnancyStatus | null,
    }));
}

/** The numbers of all patients who have a doctor: counts and times, without ids and names. */
export async function countCohort({ remote }: Caller): Promise<CohortAnswer> {
  const now = Date.now();
  const rows = await collectCohort(await patientsWithDoctor(remote), sourceOf(remote, now), now);
  const { all, logging, silent, excused, waiting, open, answers } = cohortOf(rows);
  return {
    all: all.length,
    logging: logging.length,
    silent: silent.length,
    excused: excused.length,
    waiting: waiting.length,
    open: Object.fromEntries(tiers.map((tier) => [tier, open[tier].length])) as Record<Tier, number>,
    answers,
  };
}
