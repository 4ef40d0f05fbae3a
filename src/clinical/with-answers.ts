import { bloodPressureSymptoms } from '@/model/blood-pressure.ts';
import type { Reading } from '@/model/reading.ts';

/**
 * Readings with what she answered afterwards on their cards: a reading itself is never changed. A weight has no place for
 * symptoms; its rules are given them beside it (`askedByWeight`).
 */
export function withAnswers(
  readings: readonly Reading[],
  answers: ReadonlyMap<string, readonly string[]>,
): readonly Reading[] {
  if (answers.size === 0) return readings;
  return readings.map((reading) => {
    const answered = answers.get(reading.id) ?? [];
    if (answered.length === 0) return reading;
    if (reading.kind === 'bloodPressure') {
      const noted = [...(reading.symptoms ?? []), ...answered];
      return { ...reading, symptoms: bloodPressureSymptoms.filter((symptom) => noted.includes(symptom)) };
    }
    if (reading.kind !== 'bloodSugar') return reading;
    const signs = new Set([...(reading.symptoms ?? '').split(','), ...answered].filter(Boolean));
    return { ...reading, symptoms: [...signs].join(',') };
  });
}

/** The symptoms kept with a reading; of a weight, which has no place for them, what she answered on its card. */
export function notedSymptoms(reading: Reading, answers: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (reading.kind === 'bloodPressure') return reading.symptoms ?? [];
  if (reading.kind === 'weight') return answers.get(reading.id) ?? [];
  const signs = (reading.symptoms ?? '').split(',').map((sign) => sign.trim());
  return signs.filter(Boolean);
}
