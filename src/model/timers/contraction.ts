import { id, instant, required, type Values } from '@/model/schema/field.ts';
import { issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { RunningTimer } from './running-timer.ts';

/** A timer that ran longer was forgotten: the contraction is stored without an end, its length is not known [P]. */
export const MAX_CONTRACTION_MS = 10 * 60_000;
/** A second start within this time (ms) is an accidental double tap. */
export const DOUBLE_TAP_MS = 5000;

/** One contraction. Whether contractions need a call is judged by `needsCall` (clinical rules 5.3, S16). */
export const contraction = ownedRecord({
  collection: 'contractions',
  title: 'contraction',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    /** When it began. */
    recordedAt: required(instant()),
    /** Absent: its end was not timed. */
    endedAt: instant(),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
  check: ({ recordedAt, endedAt }) => (endedAt && endedAt < recordedAt ? [issue('endedAt', 'ends_early')] : []),
});
export type Contraction = Values<typeof contraction.fields>;

/** The record of a contraction that ends at `endedAt` (ms since 1970); null: the end was not timed. */
export function contractionRecord(
  { times: [start = 0] }: RunningTimer,
  endedAt: number | null,
): Omit<Contraction, 'userId'> {
  const isTimed = endedAt !== null && endedAt >= start && endedAt - start <= MAX_CONTRACTION_MS;
  return { recordedAt: toInstant(start), ...(isTimed && { endedAt: toInstant(endedAt) }) };
}
