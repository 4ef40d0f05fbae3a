import type { Reading } from '@/model/records/reading.ts';
import { startOfDay } from '@/ui/chart/day-range.ts';
import { ReadingList } from './reading-list.tsx';
import type { useReadingDeletion } from '@/features/readings/state/use-reading-deletion.ts';

/** Rows before today; the whole list is one tap away. */
const ROWS = 8;

/** The newest readings before today; those of today are in the list above them. */
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
