import { bloodPressureSymptoms, type BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import { highestReading, type PressureReading } from '@/clinical/pressure/pressure-episode.ts';
import { elapsedMs, isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import type { WeightReading } from './weight.ts';
import type { WeightFacts } from './weight-findings.ts';

/** Asked after a fast gain after birth (clinical rules 3.3, W6). */
export const askedAfterBirth = ['swelling', 'breathing'] as const satisfies readonly BloodPressureSymptom[];

/** The highest pressure within 24 hours from an instant; null when there is none. */
function highestSince(since: string, pressures: readonly PressureReading[]): PressureReading | null {
  const [first, ...rest] = pressures.filter(
    ({ recordedAt }) => elapsedMs(since, recordedAt) >= 0 && !isTooOldToAlarm(since, recordedAt),
  );
  return first ? highestReading([first, ...rest]) : null;
}

/**
 * The answers and readings that a weight asked for (clinical rules 3.3: W1 and W2 ask for a pressure and the symptoms
 * of 1.4, W3 for vomiting and fluids, W6 for swelling and breathing). A lower pressure measured later cancels nothing
 * (0, invariant 1).
 * @param given ids of the symptoms answered on the weight's card
 */
export function askedByWeight(
  { recordedAt }: Pick<WeightReading, 'recordedAt'>,
  pressures: readonly PressureReading[],
  given: readonly string[] = [],
): Required<Pick<WeightFacts, 'pressure' | 'symptoms' | 'isVomiting' | 'cannotKeepFluids'>> {
  return {
    pressure: highestSince(recordedAt, pressures),
    symptoms: bloodPressureSymptoms.filter((symptom) => given.includes(symptom)),
    isVomiting: given.includes('vomiting'),
    cannotKeepFluids: given.includes('cannot_keep_fluids'),
  };
}
