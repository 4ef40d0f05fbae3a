import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/ui/button.tsx';
import { Chip } from '@/ui/chip.tsx';
import { Segments } from '@/ui/chart/segments.tsx';
import { AsOfLine } from './as-of-line.tsx';
import { ListState } from './list-state.tsx';
import { PatientList } from './patient-list.tsx';
import type { PatientRow } from './patient-row.ts';
import { PatientSearch } from './patient-search.tsx';
import { belongsTo, filters, isDecided, type Filter } from './row-order.ts';
import { canWrite } from './trouble.ts';
import { useInbox } from './use-inbox.ts';
import { useNow } from '@/use-now.ts';
import styles from './inbox.module.css';

const views = ['urgent', 'recent'] as const;

/** The list itself: search, order, filters, rows, and how old it is. */
export function Inbox({ doctorId }: { doctorId: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const [view, setView] = useState<(typeof views)[number]>('urgent');
  const [filter, setFilter] = useState<Filter>('all');
  const inbox = useInbox(doctorId, { view, now });
  const rows = useMemo(() => (filter === 'all' ? inbox.all : inbox.all.filter(belongsTo[filter])), [inbox.all, filter]);
  return (
    <div className={styles.inbox}>
      <div className={styles.tools}>
        <Segments
          options={views.map((value) => ({ value, text: intl.formatMessage({ id: `doctor.views.${value}` }) }))}
          chosen={view}
          onChoose={setView}
        />
        <div className={styles.search}>
          <PatientSearch {...{ doctorId, inbox, now }} />
        </div>
        <ButtonLink to="/doctor/hand-over" tone="secondary" icon="print">
          {intl.formatMessage({ id: 'doctor.handOver' })}
        </ButtonLink>
      </div>
      <Filters rows={inbox.isWhole ? inbox.all : null} chosen={filter} onChoose={setFilter} />
      <AsOfLine asOf={inbox.asOf} trouble={inbox.trouble} now={now} />
      {rows.length === 0 ? (
        <ListState inbox={{ ...inbox, isWhole: inbox.isWhole && isDecided(filter, inbox.all) }} />
      ) : (
        <PatientList
          // Another view or filter begins at the top.
          key={`${view} ${filter}`}
          {...{ rows, now, doctorId }}
          isStale={inbox.asOf?.isStale ?? false}
          canWrite={canWrite(inbox.trouble)}
          showsChange={view === 'recent'}
        />
      )}
    </div>
  );
}

interface FiltersProps {
  /** What is counted; null while not everybody was looked at. */
  rows: readonly PatientRow[] | null;
  chosen: Filter;
  onChoose: (filter: Filter) => void;
}

const Filters = memo(function Filters({ rows, chosen, onChoose }: FiltersProps) {
  const intl = useIntl();
  // Numbers follow when the browser has time.
  const counted = useDeferredValue(rows);
  const counts = useMemo(
    () => counted && Object.fromEntries(filters.map((each) => [each, counted.filter(belongsTo[each]).length])),
    [counted],
  );
  return (
    <div className={styles.filters} role="group" aria-label={intl.formatMessage({ id: 'doctor.filter' })}>
      {filters.map((each) => (
        <Chip key={each} chosen={chosen === each} onClick={() => onChoose(each)}>
          {intl.formatMessage({ id: `doctor.filter.${each}` })}{' '}
          {counts && isDecided(each, counted ?? []) && <b>{counts[each]}</b>}
        </Chip>
      ))}
    </div>
  );
});
