import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { groupByPatient, type Patient } from '@/sync/online/patient-documents.ts';
import { asOf, type AsOf } from './as-of.ts';
import { troubleOf, type Trouble } from './trouble.ts';
import { newestReadingsQuery, patientsQuery, recentlyUpdatedQuery, searchQuery } from './patient-queries.ts';
import { patientRow, type PatientRow } from './patient-row.ts';
import { byUrgency, nameMatches } from './row-order.ts';
import { useContact } from './doctor-view-provider.tsx';

interface InboxChoice {
  typed: string;
  view: 'urgent' | 'recent';
  now: number;
}

export interface InboxContent {
  readonly rows: readonly PatientRow[];
  /** How many patients there are before search; null while no list was ever loaded. */
  readonly total: number | null;
  readonly asOf: AsOf | null;
  readonly trouble: Trouble;
}

/** A patient found by the server counts only while she is in the list, unless the list is too long to hold her. */
const together = (listed: readonly Patient[], found: readonly Patient[]) => [
  ...listed,
  ...found.filter((patient) => !listed.some(({ id }) => id === patient.id)),
];

const SHORTEST_SEARCH = 2;

/** The rows to show, from the list, the newest readings of all, and the search. */
export function useInbox(doctorId: string, { typed, view, now }: InboxChoice): InboxContent {
  const list = useQuery(patientsQuery(doctorId));
  const readings = useQuery(newestReadingsQuery(doctorId));
  const recent = useQuery({ ...recentlyUpdatedQuery(doctorId), enabled: view === 'recent' });
  const words = typed.trim();
  const search = useQuery({ ...searchQuery(doctorId, words), enabled: words.length >= SHORTEST_SEARCH });

  const patients = view === 'recent' ? recent.data : list.data;
  const found = search.data;
  const measured = readings.data;
  const rows = useMemo(() => {
    const wanted = together(patients ?? [], view === 'urgent' && words ? (found ?? []) : []).filter(({ name }) =>
      nameMatches(name, words),
    );
    const groups = groupByPatient(
      wanted.map(({ id }) => id),
      measured ?? [],
    );
    const all = wanted.map((patient) => patientRow(patient, groups.get(patient.id) ?? [], now));
    return view === 'urgent' ? all.toSorted(byUrgency) : all;
  }, [patients, found, measured, words, view, now]);

  const contact = useContact();
  const asked = view === 'recent' ? [recent, readings] : [list, readings];
  return {
    rows,
    total: patients?.length ?? null,
    asOf: asOf(
      asked.map((query) => query.dataUpdatedAt),
      contact === 'live',
      now,
    ),
    trouble: troubleOf(asked, contact),
  };
}
