import { useCallback, useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MOST_PATIENTS } from '@/sync/online/doctor-lists.ts';
import { FEW_PATIENTS } from '@/sync/online/first-lists.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { asOf, type AsOf } from './as-of.ts';
import { inboxRows, topRows, type KnownOfAll } from './inbox-rows.ts';
import { troubleOf, type Trouble } from './trouble.ts';
import {
  careNotesQuery,
  newestReadingsQuery,
  overdueVisitsQuery,
  patientsQuery,
  recentlyUpdatedQuery,
  unreadMessagesQuery,
} from './patient-queries.ts';
import type { PatientRow } from './patient-row.ts';
import { byUrgency } from './row-order.ts';
import { usePainted } from './use-painted.ts';
import { useContact, useDoctorView } from './doctor-view-provider.tsx';
import { useRanked } from './use-ranked.ts';

interface InboxChoice {
  view: 'urgent' | 'recent';
  now: number;
}

export interface InboxContent {
  /** The rows of the view. */
  readonly all: readonly PatientRow[];
  /** Everybody by risk, whatever the view. */
  readonly everybody: readonly PatientRow[];
  /** False while only those who have to be called were looked at. */
  readonly hasEverybody: boolean;
  /** The rows of people who are not in the list. */
  readonly rowsOf: (patients: readonly Patient[]) => readonly PatientRow[];
  /** The same as `hasEverybody` for the rows of the view. */
  readonly isWhole: boolean;
  /** The server has more patients than a list may hold. */
  readonly isCutOff: boolean;
  /** How many patients there are; null while no list was ever loaded. */
  readonly total: number | null;
  readonly asOf: AsOf | null;
  readonly trouble: Trouble;
}

const none: readonly never[] = [];

/** The rows to show, from the list and what is known of all who are in it. */
export function useInbox(doctorId: string, { view, now }: InboxChoice): InboxContent {
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
  const isRecent = view === 'recent';
  const recent = useQuery({ ...recentlyUpdatedQuery(doctorId), enabled: isRecent });

  const isSmall = (list.data?.length ?? 0) <= FEW_PATIENTS;
  const isAwaited =
    first !== null &&
    [list, readings, notes, visits, messages].some(({ dataUpdatedAt, error }) => dataUpdatedAt < first.at && !error);
  const known = useMemo(
    (): KnownOfAll => ({
      readings: readings.data,
      notes: notes.data,
      visits: visits.data,
      messages: messages.data,
    }),
    [readings.data, notes.data, visits.data, messages.data],
  );
  const isKnown = !isAwaited && list.data !== undefined && known.readings !== undefined;
  const isDrawn = usePainted(first !== null || isKnown);
  const ranked = useRanked(isKnown && isDrawn && !isSmall ? list.data : null, known, now);
  // The top of a long list, until all of it was read and ranked.
  const isFirst = first !== null && (isAwaited || (isKnown && !isSmall && !ranked));
  const patients = isFirst ? first.patients : list.data;
  const parts: KnownOfAll = isFirst ? first : known;
  const isRead = isSmall && !isFirst;
  const top = useMemo(() => {
    // Without her readings everybody would look silent.
    if (!parts.readings || ranked) return none;
    const rows = isRead ? inboxRows : topRows;
    return rows(patients ?? none, parts, now).toSorted(byUrgency);
  }, [patients, parts, now, isRead, ranked]);
  const everybody = ranked ?? top;
  const changed = useMemo(
    () => (isRecent && known.readings ? inboxRows(recent.data ?? none, known, now) : none),
    [isRecent, recent.data, known, now],
  );
  const rowsOf = useCallback((some: readonly Patient[]) => inboxRows(some, known, now), [known, now]);

  const contact = useContact();
  const asked = [isRecent ? recent : list, readings, notes, visits, messages];
  const isTop = isFirst && !isRecent;
  const whole = isRecent ? recent.data : patients;
  const hasEverybody =
    patients !== undefined && parts.readings !== undefined && !isFirst && (isSmall || ranked !== null);
  return {
    all: isRecent ? changed : everybody,
    everybody,
    hasEverybody,
    rowsOf,
    isWhole: isRecent ? recent.data !== undefined && known.readings !== undefined : hasEverybody,
    isCutOff: (list.data?.length ?? 0) >= MOST_PATIENTS,
    total: parts.readings ? (isTop ? first.total : (whole?.length ?? null)) : null,
    asOf: asOf(isTop ? [first.at] : asked.map((query) => query.dataUpdatedAt), contact === 'live', now),
    trouble: troubleOf(asked, contact),
  };
}
