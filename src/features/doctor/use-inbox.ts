import { useDeferredValue, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MOST_PATIENTS } from '@/sync/online/doctor-lists.ts';
import { asOf, type AsOf } from './as-of.ts';
import { inboxRows, topRows } from './inbox-rows.ts';
import { nameSearch, searchable } from './name-search.ts';
import { troubleOf, type Trouble } from './trouble.ts';
import {
  careNotesQuery,
  newestReadingsQuery,
  overdueVisitsQuery,
  patientsQuery,
  recentlyUpdatedQuery,
  searchQuery,
  unreadMessagesQuery,
} from './patient-queries.ts';
import type { PatientRow } from './patient-row.ts';
import { byUrgency } from './row-order.ts';
import { useSettled } from './use-settled.ts';
import { useContact } from './doctor-view-provider.tsx';

interface InboxChoice {
  typed: string;
  view: 'urgent' | 'recent';
  now: number;
}

export interface InboxContent {
  readonly rows: readonly PatientRow[];
  /** False while only those who have to be called were looked at. */
  readonly isWhole: boolean;
  /** How many patients there are before search; null while no list was ever loaded. */
  readonly total: number | null;
  readonly asOf: AsOf | null;
  readonly trouble: Trouble;
}

const SHORTEST_SEARCH = 2;
/** The server is asked when typing rests. */
const SEARCH_PAUSE_MS = 300;
const none: readonly never[] = [];

/** The rows to show, from the list, what is known of all of them, and the search. */
export function useInbox(doctorId: string, { typed, view, now }: InboxChoice): InboxContent {
  const list = useQuery(patientsQuery(doctorId));
  const readings = useQuery(newestReadingsQuery(doctorId));
  const notes = useQuery(careNotesQuery(doctorId));
  const visits = useQuery(overdueVisitsQuery(doctorId));
  const messages = useQuery(unreadMessagesQuery(doctorId));
  const recent = useQuery({ ...recentlyUpdatedQuery(doctorId), enabled: view === 'recent' });
  const words = typed.trim();
  // The list holds everybody, unless the server has cut it off.
  const isCutOff = (list.data?.length ?? 0) >= MOST_PATIENTS;
  const settled = useSettled(words, SEARCH_PAUSE_MS);
  const isSearchAsked = isCutOff && view === 'urgent' && settled.length >= SHORTEST_SEARCH;
  const search = useQuery({ ...searchQuery(doctorId, settled), enabled: isSearchAsked });

  const patients = view === 'recent' ? recent.data : list.data;
  const found = isSearchAsked ? search.data : undefined;
  const asked = [view === 'recent' ? recent : list, readings, notes, visits, messages];
  const parts = useMemo(
    () => ({ readings: readings.data, notes: notes.data, visits: visits.data, messages: messages.data }),
    [readings.data, notes.data, visits.data, messages.data],
  );
  // The first frame shows who has to be called; the others are looked at when it is on screen.
  const isWhole = useDeferredValue(patients !== undefined && parts.readings !== undefined, false);
  const all = useMemo(() => {
    // Without her readings everybody would look silent.
    if (!parts.readings) return none;
    if (view === 'recent') return inboxRows(patients ?? none, parts, now);
    const rows = isWhole ? inboxRows(patients ?? none, parts, now) : topRows(patients ?? none, parts, now);
    return rows.toSorted(byUrgency);
  }, [patients, parts, now, view, isWhole]);
  const names = useMemo(() => all.map(({ patient }) => searchable(patient.name)), [all]);
  const rows = useMemo(() => {
    if (!words) return all;
    const matches = nameSearch(words);
    const listed = all.filter((_, at) => matches(names[at] ?? ''));
    const known = new Set(listed.map(({ patient }) => patient.id));
    const others = (found ?? []).filter(({ id, name }) => !known.has(id) && matches(searchable(name)));
    return others.length > 0 ? [...listed, ...inboxRows(others, parts, now)] : listed;
  }, [all, names, words, found, parts, now]);

  const contact = useContact();
  return {
    rows,
    isWhole,
    total: parts.readings ? (patients?.length ?? null) : null,
    asOf: asOf(
      asked.map((query) => query.dataUpdatedAt),
      contact === 'live',
      now,
    ),
    trouble: troubleOf(asked, contact),
  };
}
