import { startTransition, useEffect, useState } from 'react';
import { inSlices } from '@/db/in-slices.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { rankedRows, type KnownOfAll } from './inbox-rows.ts';
import { findable } from './patient-finder.ts';
import type { PatientRow } from './patient-row.ts';

/** The rows by risk, ready to be searched. */
function* madeReady(...known: Parameters<typeof rankedRows>): Generator<void, readonly PatientRow[]> {
  const rows = yield* rankedRows(...known);
  yield* findable(rows);
  return rows;
}

/**
 * The rows of all these patients by risk, made while nothing more urgent is to be done; those made before stand until
 * then. Null until they were made once, and while `patients` is null.
 */
export function useRanked(
  patients: readonly Patient[] | null,
  known: KnownOfAll,
  now: number,
): readonly PatientRow[] | null {
  const [ranked, setRanked] = useState<readonly PatientRow[] | null>(null);
  useEffect(() => {
    if (!patients) return undefined;
    let isStopped = false;
    const work = inSlices(madeReady(patients, known, now), () => isStopped);
    void work.then((rows) => {
      if (rows && !isStopped) startTransition(() => setRanked(rows));
    });
    return () => {
      isStopped = true;
    };
  }, [patients, known, now]);
  return patients && ranked;
}
