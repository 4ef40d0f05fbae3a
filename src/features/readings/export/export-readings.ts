import { newestReadings } from '@/db/records/live-readings.ts';
import type { Reading } from '@/model/records/reading.ts';
import { saveFile } from '@/ui/media/save-file.ts';
import { readOnce } from './read-once.ts';
import { readingsCsv } from './readings-csv.ts';

/** Rows fetched at a time. */
const PAGE = 500;

/** Every reading on this phone, newest first, page by page through the index. */
async function allReadings(): Promise<Reading[]> {
  const all: Reading[] = [];
  for (;;) {
    const before = all.at(-1)?.recordedDesc;
    const page = await readOnce(newestReadings({ limit: PAGE, before }));
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/** Saves a spreadsheet file of all her readings. Nothing is sent. */
export async function exportReadings(fileName: string): Promise<void> {
  saveFile(fileName, readingsCsv(await allReadings()), 'text/csv;charset=utf-8');
}
