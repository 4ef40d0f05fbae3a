import { useMemo, useSyncExternalStore } from 'react';
import { ListState } from './list-state.tsx';
import { PatientList } from './patient-list.tsx';
import type { PatientRow } from './patient-row.ts';
import { belongsTo, type Filter } from './row-order.ts';
import type { SearchWords } from './search-words.ts';
import { canWrite } from './trouble.ts';
import type { InboxContent } from './use-inbox.ts';
import { useRowsOnScreen } from './use-rows-on-screen.ts';

interface SearchedPatientsProps {
  inbox: InboxContent;
  search: SearchWords;
  /** What the rows of `inbox` were searched for. */
  settled: string;
  filter: Filter;
  view: 'urgent' | 'recent';
  now: number;
  doctorId: string;
}

/** The rows: all of them, or those with the name that is searched for: as many as the screen shows with every letter, the others when typing rests. */
export function SearchedPatients(props: SearchedPatientsProps) {
  const { inbox, search, settled, filter, view, now, doctorId } = props;
  const typed = useSyncExternalStore(search.onChange, search.now).trim();
  const passes = belongsTo[filter];
  const [all, searched] = useMemo(
    () => [inbox.all, inbox.rows].map((rows) => (filter === 'all' ? rows : rows.filter(belongsTo[filter]))),
    [inbox.all, inbox.rows, filter],
  ) as [readonly PatientRow[], readonly PatientRow[]];
  const first = useRowsOnScreen();
  const match = () => (typed === settled.trim() ? searched : inbox.find(typed, passes, first));
  const found = typed ? match() : null;
  const isEmpty = (found ?? all).length === 0;
  return (
    <>
      {isEmpty && <ListState inbox={inbox} typed={typed} isFiltered={inbox.find(typed, belongsTo.all, 1).length > 0} />}
      {/* Another view or filter begins at the top. */}
      {all.length + (found?.length ?? 0) > 0 && (
        <PatientList
          key={`${view} ${filter}`}
          {...{ all, found, now, doctorId }}
          words={typed}
          isStale={inbox.asOf?.isStale ?? false}
          canWrite={canWrite(inbox.trouble)}
          showsChange={view === 'recent'}
        />
      )}
    </>
  );
}
