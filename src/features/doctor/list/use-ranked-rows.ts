import { startTransition, useEffect, useState } from 'react';
import { inChunks } from '@/db/scheduling/in-chunks.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { rankedRows, type LoadedLists } from './inbox-rows.ts';
import { indexRows } from './patient-finder.ts';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';

/** Ranks the rows and prepares them for the search. */
function* rankedAndIndexed(...known: Parameters<typeof rankedRows>): Generator<void, readonly PatientRow[]> {
  const rows = yield* rankedRows(...known);
  yield* indexRows(rows);
  return rows;
}

/**
 * The rows of all these patients by risk, computed while the browser is idle; the previous rows are returned until
 * then. Null before the first result and while `patients` is null.
 */
export function useRankedRows(
  patients: readonly Patient[] | null,
  known: LoadedLists,
  now: number,
): readonly PatientRow[] | null {
  const [ranked, setRanked] = useState<readonly PatientRow[] | null>(null);
  useEffect(() => {
    if (!patients) return undefined;
    let isStopped = false;
    const work = inChunks(rankedAndIndexed(patients, known, now), () => isStopped);
    void work.then((rows) => {
      if (rows && !isStopped) startTransition(() => setRanked(rows));
    });
    return () => {
      isStopped = true;
    };
  }, [patients, known, now]);
  return patients && ranked;
}
