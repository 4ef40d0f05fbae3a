import { newestReadings } from '@/db/readings.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { Reading } from '@/model/reading.ts';
import { startOfDay } from '@/ui/chart/day-range.ts';
import { ReadingList } from './reading-list.tsx';
import type { useReadingDeletion } from './use-reading-deletion.ts';

/** Rows before today; the whole list is one tap away. */
const ROWS = 8;
/** Today's rows stand in their own list above, so as many as a day may have are asked for besides. */
const ASKED = 48;

/** The newest readings before today; undefined until the store has answered. */
export function useLatestReadings(now: number): readonly Reading[] | undefined {
  const today = startOfDay(now);
  const newest = useLiveQuery(() => newestReadings({ limit: ASKED }), `newest ${ASKED}`);
  return newest?.filter((reading) => startOfDay(Date.parse(reading.recordedAt)) !== today).slice(0, ROWS);
}

interface LatestReadingsProps {
  readings: readonly Reading[];
  now: number;
  deletion: ReturnType<typeof useReadingDeletion>;
}

export function LatestReadings({ readings, now, deletion }: LatestReadingsProps) {
  return <ReadingList readings={deletion.without(readings)} now={now} onDelete={deletion.remove} />;
}
