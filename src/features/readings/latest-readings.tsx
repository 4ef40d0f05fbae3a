import type { Reading } from '@/model/reading.ts';
import { startOfDay } from '@/ui/chart/day-range.ts';
import { ReadingList } from './reading-list.tsx';
import type { useReadingDeletion } from './use-reading-deletion.ts';

/** Rows before today; the whole list is one tap away. */
const ROWS = 8;

/** Those of the newest readings that Today lists as the latest: today's own stand in their list above. */
export function latestBeforeToday(newest: readonly Reading[], now: number): readonly Reading[] {
  const today = startOfDay(now);
  return newest.filter((reading) => startOfDay(Date.parse(reading.recordedAt)) !== today).slice(0, ROWS);
}

interface LatestReadingsProps {
  readings: readonly Reading[];
  now: number;
  deletion: ReturnType<typeof useReadingDeletion>;
}

export function LatestReadings({ readings, now, deletion }: LatestReadingsProps) {
  return <ReadingList readings={readings} now={now} onDelete={deletion.remove} />;
}
