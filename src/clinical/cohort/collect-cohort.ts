import { answersOf, ownLimits } from '@/clinical/care/care-notes.ts';
import { withAnswers } from '@/clinical/care/symptom-answers.ts';
import type { CareEpisode, EpisodeAlarm } from '@/clinical/episodes/care-episode.ts';
import { coversAlarm } from '@/clinical/episodes/care-episode.ts';
import { answersIn, foldEpisodes, stateOf, unansweredAlarms } from '@/clinical/episodes/episode-timeline.ts';
import { highest, type Tier } from '@/clinical/rules/acuity-tier.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { PregnancyStatus } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { ALARM_DAYS, isExcused, type CohortRow } from './cohort.ts';
import { whoLogged, type LoggedAnswer, type LoggedQuestion } from './who-logged.ts';

/** One patient of the cohort. */
export interface CohortPatient {
  readonly id: string;
  readonly assignedDoctorId?: string | null | undefined;
  readonly createdAt?: string | undefined;
  readonly pregnancyStatus?: PregnancyStatus | null | undefined;
}

/** Where the records come from: the doctor's lists, or the server's own. */
export interface CohortSource {
  /** Readings of the last `SILENT_DAYS`. */
  logged(question: LoggedQuestion): Promise<LoggedAnswer>;
  /** The notes of `ALARM_DAYS`, without free notes, and every limit that was set. */
  notes(): Promise<readonly CareNote[]>;
  /** Pressures of these patients in the last `ALARM_DAYS`. */
  pressures(userIds: readonly string[]): Promise<readonly Reading[]>;
}

function byPatient<T extends { readonly userId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group) group.push(row);
    else groups.set(row.userId, [row]);
  }
  return groups;
}

const firstAnswer = (episode: CareEpisode, alarm: EpisodeAlarm): string | null =>
  answersIn(episode).find((note) => coversAlarm(episode, note, alarm))?.recordedAt ?? null;

const newestFirst = (a: CareNote, b: CareNote): number => a.recordedDesc - b.recordedDesc;

/** The row of one patient. @param notes of her, in any order @param now ms */
export function cohortRow(
  patient: CohortPatient,
  known: { readonly notes: readonly CareNote[]; readonly readings: readonly Reading[]; readonly hasLogged: boolean },
  now: number,
): CohortRow {
  const notes = known.notes.toSorted(newestFirst);
  const readings = withAnswers(known.readings, answersOf(notes));
  const own = ownLimits(notes, patient.assignedDoctorId)?.pressure ?? null;
  const context = { hasDoctor: true, own };
  const episodes = notes.some(({ entry }) => entry === 'opened') ? foldEpisodes(notes, readings, context) : [];
  const open = episodes.filter((episode) => stateOf(episode, readings, context).is !== 'closed');
  const isCounted = ({ at }: EpisodeAlarm) => now - Date.parse(at) <= ALARM_DAYS * DAY_MS;
  return {
    userId: patient.id,
    hasLogged: known.hasLogged,
    isExcused: isExcused(patient, now),
    alarms: episodes.flatMap((episode) =>
      episode.alarms.filter(isCounted).map((alarm) => ({ at: alarm.at, answeredAt: firstAnswer(episode, alarm) })),
    ),
    isWaiting: open.some((episode) => unansweredAlarms(episode).length > 0),
    open: open.reduce<Tier | null>((most, { tier }) => highest(most, tier), null),
  };
}

/**
 * The rows of a cohort. Readings are asked for only of patients whose pressure episode no note has closed: two readings
 * in range may have closed it.
 * @param now ms
 */
export async function collectCohort(
  patients: readonly CohortPatient[],
  source: CohortSource,
  now: number,
): Promise<CohortRow[]> {
  const ids = patients.map(({ id }) => id);
  const [logged, all] = await Promise.all([whoLogged(ids, (question) => source.logged(question)), source.notes()]);
  const notes = byPatient(all);
  const rowOf = (patient: CohortPatient, readings: readonly Reading[]) =>
    cohortRow(patient, { notes: notes.get(patient.id) ?? [], readings, hasLogged: logged.has(patient.id) }, now);
  const rows = patients.map((patient) => rowOf(patient, []));
  const inDoubt = rows.filter(({ open }) => open !== null).map(({ userId }) => userId);
  const pressures = byPatient(inDoubt.length === 0 ? [] : await source.pressures(inDoubt));
  return rows.map((row, nth) => {
    const patient = patients[nth];
    const readings = pressures.get(row.userId);
    return readings && patient ? rowOf(patient, readings) : row;
  });
}
