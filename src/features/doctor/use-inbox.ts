import { useMemo } from 'react';
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
import { usePainted } from './use-painted.ts';
import { useContact } from './doctor-view-provider.tsx';

interface InboxChoice {
  /** What was typed, once typing rests. */
  typed: string;
  view: 'urgent' | 'recent';
  now: number;
}

export interface InboxContent {
  readonly all: readonly PatientRow[];
  /** Those of them whose name has what was searched for. */
  readonly rows: readonly PatientRow[];
  /** The first so many of all rows that have a name with these words and pass the filter. */
  readonly find: (typed: string, passes: (row: PatientRow) => boolean, most: number) => readonly PatientRow[];
  /** False while only those who have to be called were looked at. */
  readonly isWhole: boolean;
  /** How many patients there are before search; null while no list was ever loaded. */
  readonly total: number | null;
  readonly asOf: AsOf | null;
  readonly trouble: Trouble;
}

const SHORTEST_SEARCH = 2;
/** So many are looked at within a frame. */
const FEW_PATIENTS = 300;
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
  const isSearchAsked = isCutOff && view === 'urgent' && words.length >= SHORTEST_SEARCH;
  const search = useQuery({ ...searchQuery(doctorId, words), enabled: isSearchAsked });

  const patients = view === 'recent' ? recent.data : list.data;
  const found = isSearchAsked ? search.data : undefined;
  const asked = [view === 'recent' ? recent : list, readings, notes, visits, messages];
  const parts = useMemo(
    () => ({ readings: readings.data, notes: notes.data, visits: visits.data, messages: messages.data }),
    [readings.data, notes.data, visits.data, messages.data],
  );
  const isReady = patients !== undefined && parts.readings !== undefined;
  // The first frame shows who has to be called; the others are looked at when it is on screen.
  const isPainted = usePainted(isReady);
  const isWhole = isReady && (isPainted || patients.length <= FEW_PATIENTS);
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
  const find: InboxContent['find'] = (typed, passes, most) => {
    const matches = nameSearch(typed);
    const first: PatientRow[] = [];
    for (let at = 0; at < all.length && first.length < most; at += 1) {
      const row = all[at];
      if (row && matches(names[at] ?? '') && passes(row)) first.push(row);
    }
    return first;
  };

  const contact = useContact();
  return {
    all,
    rows,
    find,
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
