import { useMemo, useSyncExternalStore } from 'react';
import { ListState } from './list-state.tsx';
import { FIRST_ROWS, PatientList } from './patient-list.tsx';
import { belongsTo, type Filter } from './row-order.ts';
import type { SearchWords } from './search-words.ts';
import { canWrite } from './trouble.ts';
import type { InboxContent } from './use-inbox.ts';

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

/** The rows: as much as she can see with every letter, the whole list when typing rests. */
export function SearchedPatients(props: SearchedPatientsProps) {
  const { inbox, search, settled, filter, view, now, doctorId } = props;
  const typed = useSyncExternalStore(search.onChange, search.now);
  const isTyping = typed.trim() !== settled.trim();
  const whole = useMemo(
    () => (filter === 'all' ? inbox.rows : inbox.rows.filter(belongsTo[filter])),
    [inbox.rows, filter],
  );
  const shown = isTyping ? inbox.find(typed, belongsTo[filter], FIRST_ROWS) : whole;
  if (shown.length === 0) {
    const isFiltered = isTyping ? inbox.find(typed, belongsTo.all, 1).length > 0 : inbox.rows.length > 0;
    return <ListState inbox={inbox} typed={typed} isFiltered={isFiltered} />;
  }
  return (
    <PatientList
      // Another view or filter begins at the top.
      key={`${view} ${filter}`}
      rows={shown}
      now={now}
      isStale={inbox.asOf?.isStale ?? false}
      doctorId={doctorId}
      canWrite={canWrite(inbox.trouble)}
      showsChange={view === 'recent'}
      words={settled.trim()}
    />
  );
}
