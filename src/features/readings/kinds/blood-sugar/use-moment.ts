import { useMemo } from 'react';
import { HABIT_DAYS, proposedMoment } from '@/clinical/glucose/sugar-moment.ts';
import { readingsSince } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import { toInstant } from '@/model/time/instant.ts';
import { addDays } from '@/ui/chart/day-range.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { readTimeField } from '@/features/readings/entry/entry-time.ts';
import type { SugarDraft } from './sugar-entry.ts';

/** The chosen moment, else the one proposed for the time of the reading; blank while there is none. */
export function useMoment({
  measurementType,
  time,
}: Pick<SugarDraft, 'measurementType' | 'time'>): MeasurementType | '' {
  const now = useNow(60_000);
  const from = toInstant(addDays(now, -HABIT_DAYS - 1));
  const past = useLiveQuery(() => readingsSince({ kind: 'bloodSugar', from }), `sugar moments ${from.slice(0, 10)}`);
  const at = Date.parse(readTimeField(time, now) ?? '');
  const proposed = useMemo(
    // Before the earlier readings are known, the clock alone might propose what they contradict.
    () => (past === undefined || Number.isNaN(at) ? null : proposedMoment(at, past)),
    [at, past],
  );
  return measurementType || (proposed ?? '');
}
