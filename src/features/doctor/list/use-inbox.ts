import { useCallback, useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMessageDangers } from '@/app/danger/use-message-dangers.ts';
import { noteServerUnread } from '@/app/notifications/server-unread.ts';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { MAX_PATIENTS } from '@/sync/api/doctor/doctor-lists.ts';
import { FEW_PATIENTS } from '@/sync/api/doctor/first-screen-lists.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { asOf, type AsOf } from '@/features/doctor/queries/as-of.ts';
import { inboxRows, topRows, type LoadedLists } from './inbox-rows.ts';
import { troubleOf, type Trouble } from '@/features/doctor/queries/trouble.ts';
import {
  careNotesQuery,
  newestReadingsQuery,
  overdueVisitsQuery,
  patientsQuery,
  recentlyUpdatedQuery,
  unreadMessagesQuery,
} from '@/features/doctor/queries/patient-queries.ts';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { useStageOf } from '@/features/doctor/triage/use-stage-of.ts';
import { byUrgency } from '@/features/doctor/triage/row-order.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useConnectionState, useDoctorView } from '@/features/doctor/queries/doctor-view-provider.tsx';
import { useRankedRows } from './use-ranked-rows.ts';

interface InboxChoice {
  view: 'urgent' | 'recent';
  now: number;
}

export interface InboxContent {
  /** The rows of the selected view. */
  readonly all: readonly PatientRow[];
  /** All patients by risk, in every view. */
  readonly allRows: readonly PatientRow[];
  /** False while only the patients with urgent alerts have been evaluated. */
  readonly hasAllRows: boolean;
  /** Builds rows for patients who are not in the list. */
  readonly rowsOf: (patients: readonly Patient[]) => readonly PatientRow[];
  /** Like `hasAllRows`, for the rows of the selected view. */
  readonly isComplete: boolean;
  /** True when the server has more patients than one list may contain. */
  readonly isCutOff: boolean;
  /** Number of patients; null while no list was ever loaded. */
  readonly total: number | null;
  readonly asOf: AsOf | null;
  readonly trouble: Trouble;
}

const none: readonly never[] = [];

/** The rows to show, from the patient list and the lists loaded for all patients. */
export function useInbox(doctorId: string, { view, now }: InboxChoice): InboxContent {
  const { first = null, readRest } = useDoctorView() ?? {};
  // The first frame shows the patients with urgent alerts; the others are evaluated after it was painted.
  const isFirstPainted = useAfterPaint(first !== null);
  const enabled = first === null || isFirstPainted;
  const list = useQuery({ ...patientsQuery(doctorId), enabled });
  const readings = useQuery({ ...newestReadingsQuery(doctorId), enabled });
  const notes = useQuery({ ...careNotesQuery(doctorId), enabled });
  const visits = useQuery({ ...overdueVisitsQuery(doctorId), enabled });
  const messages = useQuery({ ...unreadMessagesQuery(doctorId), enabled });
  useEffect(() => {
    if (messages.data) noteServerUnread(doctorId, messages.data, messages.dataUpdatedAt);
  }, [doctorId, messages.data, messages.dataUpdatedAt]);
  // What the navigation counts: without the messages that this device has just shown.
  const unread = useUnreadMessages((store) => store.messages) ?? messages.data;
  const dangers = useMessageDangers(unread ?? none, useStageOf(list.data, now));
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
    (): LoadedLists => ({
      readings: readings.data,
      notes: notes.data,
      visits: visits.data,
      messages: unread,
      dangers,
    }),
    [readings.data, notes.data, visits.data, unread, dangers],
  );
  // Readings that cannot be loaded must not hide the patients: each row then says that it has none.
  const areReadingsDecided = known.readings !== undefined || readings.isError;
  const isKnown = !isAwaited && list.data !== undefined && areReadingsDecided;
  const isPainted = useAfterPaint(first !== null || isKnown);
  const ranked = useRankedRows(isKnown && isPainted && !isSmall ? list.data : null, known, now);
  // Show only the top of a long list until all readings are loaded and ranked.
  const isFirst = first !== null && (isAwaited || (isKnown && !isSmall && !ranked));
  const patients = isFirst ? first.patients : list.data;
  const parts: LoadedLists = isFirst ? first : known;
  const isRead = isSmall && !isFirst;
  const top = useMemo(() => {
    // While readings are on their way there is no order yet.
    if ((!parts.readings && !areReadingsDecided) || ranked) return none;
    const rows = isRead ? inboxRows : topRows;
    return rows(patients ?? none, parts, now).toSorted(byUrgency);
  }, [patients, parts, now, isRead, ranked, areReadingsDecided]);
  const allRows = ranked ?? top;
  const changed = useMemo(
    () => (isRecent && areReadingsDecided ? inboxRows(recent.data ?? none, known, now) : none),
    [isRecent, recent.data, known, now, areReadingsDecided],
  );
  const rowsOf = useCallback((some: readonly Patient[]) => inboxRows(some, known, now), [known, now]);

  const contact = useConnectionState();
  const queries = [isRecent ? recent : list, readings, notes, visits, messages];
  const isTop = isFirst && !isRecent;
  const shownPatients = isRecent ? recent.data : patients;
  const areRowsBuilt = parts.readings !== undefined || areReadingsDecided;
  const hasAllRows = patients !== undefined && areRowsBuilt && !isFirst && (isSmall || ranked !== null);
  return {
    all: isRecent ? changed : allRows,
    allRows,
    hasAllRows,
    rowsOf,
    isComplete: isRecent ? recent.data !== undefined && areReadingsDecided : hasAllRows,
    isCutOff: (list.data?.length ?? 0) >= MAX_PATIENTS,
    total: areRowsBuilt ? (isTop ? first.total : (shownPatients?.length ?? null)) : null,
    asOf: asOf(isTop ? [first.at] : queries.map((query) => query.dataUpdatedAt), contact === 'live', now),
    trouble: troubleOf(queries, contact),
  };
}
