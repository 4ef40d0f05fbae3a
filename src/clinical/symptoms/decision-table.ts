import { afterAndMindRows } from './rows-after-and-mind.ts';
import { headAndChestRows } from './rows-head-and-chest.ts';
import { pregnancyRows } from './rows-pregnancy.ts';
import type { SymptomRow } from './symptom-row.ts';
import { stomachAndInfectionRows } from './rows-stomach-and-infection.ts';

const table = { ...pregnancyRows, ...headAndChestRows, ...stomachAndInfectionRows, ...afterAndMindRows };

/**
 * A row of the decision table, S01 to S44 (clinical rules 5.3). Stored in records: never reuse an id for another
 * symptom.
 */
export type SymptomId = keyof typeof table;
export const symptomTable: Readonly<Record<SymptomId, SymptomRow>> = table;
export const symptomIds = (Object.keys(table) as SymptomId[]).toSorted();

/** "Something feels wrong" stands first and never leads to less than a call (clinical rules 5.3, S42). */
export const FEELS_WRONG: SymptomId = 'S42';
