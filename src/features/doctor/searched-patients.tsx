import { useMemo, useSyncExternalStore } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { ListState } from './list-state.tsx';
import { PatientList } from './patient-list.tsx';
import type { PatientRow } from './patient-row.ts';
import { belongsTo, type Filter } from './row-order.ts';
import { rowsOnScreen } from './rows-on-screen.ts';
import type { SearchWords } from './search-words.ts';
import { canWrite } from './trouble.ts';
import type { InboxContent } from './use-inbox.ts';
import styles from './patient-list.module.css';

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

const none: readonly PatientRow[] = [];

/**
 * The rows: all of them, or those with the name that is searched for: as many as the screen shows with every letter, the
 * others when typing rests. All of them stay drawn meanwhile, unseen: to take them away and bring them back costs more
 * than a letter may.
 */
export function SearchedPatients(props: SearchedPatientsProps) {
  const { inbox, search, settled, filter, view, now, doctorId } = props;
  const typed = useSyncExternalStore(search.onChange, search.now).trim();
  const passes = belongsTo[filter];
  const [all, searched] = useMemo(
    () => [inbox.all, inbox.rows].map((rows) => (filter === 'all' ? rows : rows.filter(belongsTo[filter]))),
    [inbox.all, inbox.rows, filter],
  ) as [readonly PatientRow[], readonly PatientRow[]];
  const found = () => (typed === settled.trim() ? searched : inbox.find(typed, passes, rowsOnScreen()));
  const rows = typed ? found() : none;
  const isEmpty = (typed ? rows : all).length === 0;
  const list = {
    now,
    isStale: inbox.asOf?.isStale ?? false,
    doctorId,
    canWrite: canWrite(inbox.trouble),
    showsChange: view === 'recent',
  };
  return (
    <>
      {isEmpty && <ListState inbox={inbox} typed={typed} isFiltered={inbox.find(typed, belongsTo.all, 1).length > 0} />}
      {/* Another view or filter begins at the top. */}
      {all.length > 0 && (
        <div
          key={`${view} ${filter}`}
          className={classNames(styles.all, typed !== '' && styles.unseen)}
          aria-hidden={typed !== ''}
        >
          <PatientList {...list} rows={all} />
        </div>
      )}
      {rows.length > 0 && <PatientList {...list} rows={rows} words={typed} />}
    </>
  );
}
