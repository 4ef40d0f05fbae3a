import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MOST_PATIENTS } from '@/sync/online/doctor-lists.ts';
import { FEW_PATIENTS } from '@/sync/online/first-lists.ts';
import { asOf, type AsOf } from './as-of.ts';
import { inboxRows, topRows, type KnownOfAll } from './inbox-rows.ts';
import { nameSearch, searchableOf } from './name-search.ts';
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
import { useContact, useDoctorView } from './doctor-view-provider.tsx';
import { useRanked } from './use-ranked.ts';

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
const none: readonly never[] = [];

/** The rows to show, from the list, what is known of all of them, and the search. */
export function useInbox(doctorId: string, { typed, view, now }: InboxChoice): InboxContent {
  const { first = null, readRest } = useDoctorView() ?? {};
  // The first frame shows who has to be called; the others are looked at when it is on screen.
  const isFirstPainted = usePainted(first !== null);
  const enabled = first === null || isFirstPainted;
  const list = useQuery({ ...patientsQuery(doctorId), enabled });
  const readings = useQuery({ ...newestReadingsQuery(doctorId), enabled });
  const notes = useQuery({ ...careNotesQuery(doctorId), enabled });
  const visits = useQuery({ ...overdueVisitsQuery(doctorId), enabled });
  const messages = useQuery({ ...unreadMessagesQuery(doctorId), enabled });
  useEffect(() => {
    if (isFirstPainted) readRest?.();
  }, [isFirstPainted, readRest]);
  const recent = useQuery({ ...recentlyUpdatedQuery(doctorId), enabled: view === 'recent' });
  const words = typed.trim();
  // The list holds everybody, unless the server has cut it off.
  const isCutOff = (list.data?.length ?? 0) >= MOST_PATIENTS;
  const isSearchAsked = isCutOff && view === 'urgent' && words.length >= SHORTEST_SEARCH;
  const search = useQuery({ ...searchQuery(doctorId, words), enabled: isSearchAsked });

  const isSmall = view === 'recent' || (list.data?.length ?? 0) <= FEW_PATIENTS;
  const isAwaited =
    first !== null &&
    view === 'urgent' &&
    [list, readings, notes, visits, messages].some(({ dataUpdatedAt, error }) => dataUpdatedAt < first.at && !error);
  const whole = view === 'recent' ? recent.data : list.data;
  const known = useMemo(
    (): KnownOfAll => ({
      readings: readings.data,
      notes: notes.data,
      visits: visits.data,
      messages: messages.data,
    }),
    [readings.data, notes.data, visits.data, messages.data],
  );
  const isKnown = !isAwaited && whole !== undefined && known.readings !== undefined;
  const isDrawn = usePainted(first !== null || isKnown);
  const ranked = useRanked(isKnown && isDrawn && !isSmall ? whole : null, known, now);
  // The top of a long list, until all of it was read and ranked.
  const isFirst = first !== null && view === 'urgent' && (isAwaited || (isKnown && !isSmall && !ranked));
  const patients = isFirst ? first.patients : whole;
  const found = isSearchAsked ? search.data : undefined;
  const asked = [view === 'recent' ? recent : list, readings, notes, visits, messages];
  const parts: KnownOfAll = isFirst ? first : known;
  const isReady = patients !== undefined && parts.readings !== undefined;
  const top = useMemo(() => {
    // Without her readings everybody would look silent.
    if (!parts.readings || ranked) return none;
    if (view === 'recent') return inboxRows(patients ?? none, parts, now);
    const rows = isSmall && !isFirst ? inboxRows : topRows;
    return rows(patients ?? none, parts, now).toSorted(byUrgency);
  }, [patients, parts, now, view, isSmall, isFirst, ranked]);
  const all = ranked ?? top;
  const isWhole = isReady && !isFirst && (isSmall || ranked !== null);
  const names = useMemo(() => all.map(({ patient }) => searchableOf(patient)), [all]);
  const rows = useMemo(() => {
    if (!words) return all;
    const matches = nameSearch(words);
    const listed = all.filter((_, at) => matches(names[at] ?? ''));
    const known = new Set(listed.map(({ patient }) => patient.id));
    const others = (found ?? []).filter((each) => !known.has(each.id) && matches(searchableOf(each)));
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
    total: parts.readings ? (isFirst ? first.total : (patients?.length ?? null)) : null,
    asOf: asOf(isFirst ? [first.at] : asked.map((query) => query.dataUpdatedAt), contact === 'live', now),
    trouble: troubleOf(asked, contact),
  };
}
