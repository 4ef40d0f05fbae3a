import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { nameSearch, searchableOf } from './name-search.ts';
import { patientFinder, recentlyUpdated } from './patient-finder.ts';
import { searchQuery } from './patient-queries.ts';
import type { PatientRow } from './patient-row.ts';
import type { InboxContent } from './use-inbox.ts';
import { useRowsOnScreen } from './use-rows-on-screen.ts';
import { useSettled } from './use-settled.ts';

/** Typing rests after so long (ms). */
const TYPING_PAUSE_MS = 300;
const SHORTEST_SEARCH = 2;
const MOST_RECENT = 10;

export interface Found {
  readonly rows: readonly PatientRow[];
  /** As many of them as the screen shows at most. */
  readonly first: number;
  /** All who are found, once typing rests and everybody was looked through; null before. */
  readonly total: number | null;
  /** Why nobody knows who else is found, where the list does not hold everybody: the server did not answer, or was not asked so little. */
  readonly restUnknown: 'unanswered' | 'tooShort' | null;
}

/** Whom these words find, everybody's filter and view aside; without words whose profile changed last. */
export function useFound(doctorId: string, inbox: InboxContent, words: string): Found {
  const { everybody, isCutOff, hasEverybody, rowsOf } = inbox;
  const settled = useSettled(words, TYPING_PAUSE_MS);
  const hasSettled = settled === words;
  // The list holds everybody, unless the server has cut it off.
  const isTooShort = settled.length < SHORTEST_SEARCH;
  const isAsked = isCutOff && !isTooShort;
  const { data, isFetching } = useQuery({ ...searchQuery(doctorId, settled), enabled: isAsked });
  const find = useMemo(() => patientFinder(everybody), [everybody]);
  const recent = useMemo(() => recentlyUpdated(everybody, MOST_RECENT), [everybody]);
  const first = useRowsOnScreen();
  const all = useMemo(() => {
    if (settled === '') return [];
    const found = find(settled, everybody.length);
    const listed = new Set(found.map(({ patient }) => patient.id));
    const matches = nameSearch(settled);
    const others = (isAsked ? (data ?? []) : []).filter((each) => !listed.has(each.id) && matches(searchableOf(each)));
    return others.length > 0 ? [...found, ...rowsOf(others)] : found;
  }, [find, settled, everybody, isAsked, data, rowsOf]);
  if (words === '') return { rows: recent, first, total: null, restUnknown: null };
  if (!hasSettled) return { rows: find(words, first), first, total: null, restUnknown: null };
  // Refused, or without a network not even tried.
  const isUnanswered = isAsked && !isFetching && data === undefined;
  const restUnknown = isCutOff && isTooShort ? 'tooShort' : isUnanswered ? 'unanswered' : null;
  const isKnown = hasEverybody && !(isAsked && isFetching) && !restUnknown;
  return { rows: all, first, total: isKnown ? all.length : null, restUnknown };
}
