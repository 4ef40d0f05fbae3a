import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { nameSearch, searchableOf } from '@/features/doctor/list/name-search.ts';
import { patientFinder, recentlyUpdated } from '@/features/doctor/list/patient-finder.ts';
import { searchQuery } from '@/features/doctor/queries/patient-queries.ts';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import type { InboxContent } from '@/features/doctor/list/use-inbox.ts';
import { useRowsOnScreen } from './use-rows-on-screen.ts';
import { useDebounced } from './use-debounced.ts';

/** Typing counts as paused after this many ms. */
const TYPING_PAUSE_MS = 300;
const SHORTEST_SEARCH = 2;
const MOST_RECENT = 10;

export interface SearchResults {
  readonly rows: readonly PatientRow[];
  /** The first of them: as many as fit on the screen. */
  readonly first: number;
  /** Number of all matches, once typing has paused and every patient was searched; null before. */
  readonly total: number | null;
  /**
   * Why the matches beyond a cut-off list are unknown: the server did not answer, or the text is too short to ask it.
   */
  readonly restUnknown: 'unanswered' | 'tooShort' | null;
}

/**
 * The patients that match these words, in all filters and views. Without words, the patients whose profiles changed
 * last.
 */
export function useSearchResults(doctorId: string, inbox: InboxContent, words: string): SearchResults {
  const { allRows, isCutOff, hasAllRows, rowsOf } = inbox;
  const settled = useDebounced(words, TYPING_PAUSE_MS);
  const hasSettled = settled === words;
  // The list contains every patient, unless the server has cut it off.
  const isTooShort = settled.length < SHORTEST_SEARCH;
  const isAsked = isCutOff && !isTooShort;
  const { data, isFetching } = useQuery({ ...searchQuery(doctorId, settled), enabled: isAsked });
  const find = useMemo(() => patientFinder(allRows), [allRows]);
  const recent = useMemo(() => recentlyUpdated(allRows, MOST_RECENT), [allRows]);
  const first = useRowsOnScreen();
  const all = useMemo(() => {
    if (settled === '') return [];
    const found = find(settled, allRows.length);
    const listed = new Set(found.map(({ patient }) => patient.id));
    const matches = nameSearch(settled);
    const others = (isAsked ? (data ?? []) : []).filter((each) => !listed.has(each.id) && matches(searchableOf(each)));
    return others.length > 0 ? [...found, ...rowsOf(others)] : found;
  }, [find, settled, allRows, isAsked, data, rowsOf]);
  if (words === '') return { rows: recent, first, total: null, restUnknown: null };
  if (!hasSettled) return { rows: find(words, first), first, total: null, restUnknown: null };
  // Refused, or not even sent without a network.
  const isUnanswered = isAsked && !isFetching && data === undefined;
  const restUnknown = isCutOff && isTooShort ? 'tooShort' : isUnanswered ? 'unanswered' : null;
  const isKnown = hasAllRows && !(isAsked && isFetching) && !restUnknown;
  return { rows: all, first, total: isKnown ? all.length : null, restUnknown };
}
