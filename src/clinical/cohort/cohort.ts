import { tiers, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { DAY_MS } from '@/model/time/durations.ts';

/** A patient without a reading for so long is silent [P]. */
export const SILENT_DAYS = 7;
/** How far back the alarms are counted. */
export const ALARM_DAYS = 30;

export interface CohortAlarm {
  /** Instants: of the alarm, and of the first note of a clinician that covers it; null without one. */
  readonly at: string;
  readonly answeredAt: string | null;
}

/** What a cohort needs to know of one patient. */
export interface CohortRow {
  readonly userId: string;
  /** Whether she has a reading of the last `SILENT_DAYS`. */
  readonly hasLogged: boolean;
  /** No reading is expected yet, or any more: a profile of this week, a pregnancy that has ended. */
  readonly isExcused: boolean;
  /** The alarms of the last `ALARM_DAYS`. */
  readonly alarms: readonly CohortAlarm[];
  /** Whether an alarm of an open episode has no answer. */
  readonly isWaiting: boolean;
  /** The highest tier of her open episodes; null without one. */
  readonly open: Tier | null;
}

/** Groups of patients by id. */
export interface Cohort {
  readonly all: readonly string[];
  readonly logging: readonly string[];
  readonly silent: readonly string[];
  readonly excused: readonly string[];
  readonly waiting: readonly string[];
  readonly open: Readonly<Record<Tier, readonly string[]>>;
  readonly answers: AnswerTimes;
}

/** Times from an alarm to its answer. */
export interface AnswerTimes {
  /** How many alarms were answered. */
  readonly count: number;
  /** ms; null without an answer. */
  readonly p50Ms: number | null;
  readonly p90Ms: number | null;
}

/** The smallest value that at least this share of the values does not exceed (nearest rank). @param sorted ascending */
export const nearestRank = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;

/** A phone's clock may be ahead of that of the doctor's device: an answer is never older than its alarm. */
const waitOf = ({ at, answeredAt }: CohortAlarm): number[] =>
  answeredAt === null ? [] : [Math.max(0, Date.parse(answeredAt) - Date.parse(at))];

export function answerTimes(alarms: readonly CohortAlarm[]): AnswerTimes {
  const waits = alarms.flatMap(waitOf).sort((a, b) => a - b);
  return { count: waits.length, p50Ms: nearestRank(waits, 0.5), p90Ms: nearestRank(waits, 0.9) };
}

const groups = {
  all: () => true,
  logging: ({ hasLogged }: CohortRow) => hasLogged,
  silent: ({ hasLogged, isExcused }: CohortRow) => !hasLogged && !isExcused,
  excused: ({ hasLogged, isExcused }: CohortRow) => !hasLogged && isExcused,
  waiting: ({ isWaiting }: CohortRow) => isWaiting,
} as const satisfies Record<string, (row: CohortRow) => boolean>;
export type CohortGroup = keyof typeof groups;

/** The numbers of a cohort: each is a group of patients, or a time. */
export function cohortOf(rows: readonly CohortRow[]): Cohort {
  const idsWhere = (isIn: (row: CohortRow) => boolean) => rows.filter(isIn).map(({ userId }) => userId);
  const all = Object.entries(groups).map(([name, isIn]) => [name, idsWhere(isIn)]);
  return {
    ...(Object.fromEntries(all) as Record<CohortGroup, string[]>),
    open: Object.fromEntries(tiers.map((tier) => [tier, idsWhere(({ open }) => open === tier)])) as Record<
      Tier,
      string[]
    >,
    answers: answerTimes(rows.flatMap(({ alarms }) => alarms)),
  };
}

/** Whether no reading is expected of this patient. @param createdAt of the profile @param now ms */
export const isExcused = (
  { createdAt, pregnancyStatus }: { createdAt?: string | undefined; pregnancyStatus?: string | null | undefined },
  now: number,
): boolean =>
  pregnancyStatus === 'ended' || (createdAt !== undefined && now - Date.parse(createdAt) < SILENT_DAYS * DAY_MS);
