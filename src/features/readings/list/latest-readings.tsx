import type { Reading } from '@/model/records/reading.ts';
import { startOfDay } from '@/ui/chart/day-range.ts';
import { ReadingList } from './reading-list.tsx';
import { showReading } from '@/features/readings/state/open-reading.ts';

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
}

export const LatestReadings = ({ readings, now }: LatestReadingsProps) => (
  <ReadingList readings={readings} now={now} onOpen={showReading} />
);
