import type { EpisodeCause, EscalationStep } from '@/model/records/care-episode.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { HIGH_CONFIRMED_MINUTES, SEVERE_REPEAT } from '@/clinical/pressure/pressure-episode.ts';

/** After this time (ms) without an answer the doctor is called. The times are a choice of this project [P]. */
const DOCTOR_MS = 15 * MINUTE_MS;
const SECOND_CONTACT_MS = HOUR_MS;
const ON_CALL_MS = 4 * HOUR_MS;
/** No step is done later than this (ms) after the server could know of the alarm. */
export const ESCALATION_ENDS_MS = 24 * HOUR_MS;

export interface DueStep {
  readonly step: EscalationStep;
  /** ms since 1970 */
  readonly dueAt: number;
  /** Not to be done after this time, in ms since 1970. */
  readonly lastAt: number;
}

/**
 * The steps of an alarm without an answer, in the order in which they are due. When the alarm reached the server late,
 * its doctor is called at once, and the later steps keep their distance to that. Only a pressure is repeated.
 * @param alarmAt time of the alarm, ms since 1970 @param receivedAt when the server learned of it, ms since 1970
 */
export function escalationOf(cause: EpisodeCause, alarmAt: number, receivedAt: number): DueStep[] {
  const since = Math.max(alarmAt, receivedAt - DOCTOR_MS);
  const lastAt = since + ESCALATION_ENDS_MS;
  const repeat: DueStep = {
    step: 'repeat',
    dueAt: alarmAt + SEVERE_REPEAT.until * MINUTE_MS,
    lastAt: alarmAt + HIGH_CONFIRMED_MINUTES * MINUTE_MS,
  };
  return [
    ...(cause === 'bloodPressure' ? [repeat] : []),
    { step: 'doctor', dueAt: since + DOCTOR_MS, lastAt },
    { step: 'secondContact', dueAt: since + SECOND_CONTACT_MS, lastAt },
    { step: 'onCall', dueAt: since + ON_CALL_MS, lastAt },
  ];
}
