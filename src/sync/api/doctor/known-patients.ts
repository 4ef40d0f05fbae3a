import { MAX_ASKED_BY_ID } from './doctor-lists.ts';

/** In localStorage, because the first requests are sent before a database is open. Ids only; a sign-out removes it. */
const KEY = 'maia-patients';

/** The ids of the patients in this doctor's last list on this device; undefined when there was none. */
export function knownPatientIds(doctorId: string): readonly string[] | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { doctorId?: unknown; ids?: unknown } | null;
    if (stored?.doctorId !== doctorId || !Array.isArray(stored.ids)) return undefined;
    return stored.ids.filter((id): id is string => typeof id === 'string');
  } catch {
    return undefined;
  }
}

/** Stores the ids for the next visit, as many as show whether lists are requested by them. */
export function rememberPatientIds(doctorId: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ doctorId, ids: ids.slice(0, MAX_ASKED_BY_ID + 1) }));
  } catch {
    // Storage is full or blocked: the next visit asks for the ids first.
  }
}
