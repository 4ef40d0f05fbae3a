import { bloodPressureSymptoms } from '@/model/records/blood-pressure.ts';
import type { Reading } from '@/model/records/reading.ts';

/**
 * Readings with the answers given later on their cards added: a reading itself is never changed. A weight record has no
 * field for symptoms; its rules get them separately (`askedByWeight`).
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

/** The symptoms stored with a reading; for a kind without a field for them, the answers on its card. */
export function notedSymptoms(reading: Reading, answers: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (reading.kind === 'bloodPressure') return reading.symptoms ?? [];
  if (reading.kind !== 'bloodSugar') return answers.get(reading.id) ?? [];
  const signs = (reading.symptoms ?? '').split(',').map((sign) => sign.trim());
  return signs.filter(Boolean);
}
