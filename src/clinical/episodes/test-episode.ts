import type { CareNote } from '@/model/records/care-note.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';

/** 23:43 of the first evening of the tests, in UTC. */
const EVENING = Date.parse('2026-06-15T23:43:00.000+00:00');

/** An instant so many minutes after the first alarm. */
export const minute = (minutes: number): string => toInstant(EVENING + minutes * MINUTE_MS);

let notes = 0;

/** A note of the episode `e1`, by the patient; `given` overrides any field. */
export function patientNote(minutes: number, given: Partial<CareNote>): CareNote {
  const recordedAt = minute(minutes);
  return {
    id: `n${(notes += 1)}`,
    userId: 'amina',
    senderId: 'amina',
    entry: 'action',
    episodeId: 'e1',
    recordedDesc: 0,
    recordedAt,
    ...given,
  };
}

/** The alarm of a reading. */
export const opened = (minutes: number, causeId: string, given: Partial<CareNote> = {}): CareNote =>
  patientNote(minutes, {
    entry: 'opened',
    cause: 'bloodPressure',
    causeId,
    tier: 'URGENT',
    rule: 'B1',
    textId: 'clinical.bp.severe',
    ...given,
  });

/** A note of her doctor. */
export const doctorNote = (minutes: number, given: Partial<CareNote>): CareNote =>
  patientNote(minutes, { senderId: 'ada', doctorId: 'ada', senderName: 'Dr Ada', ...given });

export const outcome = (minutes: number, coveredIds: string[], given: Partial<CareNote> = {}): CareNote =>
  doctorNote(minutes, { entry: 'outcome', outcome: 'called', tier: 'URGENT', coveredIds, ...given });

export function pressure(
  minutes: number,
  systolic: number,
  diastolic: number,
  given: Partial<BloodPressureReading> = {},
): BloodPressureReading {
  const recordedAt = minute(minutes);
  const recordedDesc = -Date.parse(recordedAt);
  return {
    id: `p${minutes}`,
    userId: 'amina',
    kind: 'bloodPressure',
    recordedAt,
    recordedDesc,
    systolic,
    diastolic,
    ...given,
  };
}
