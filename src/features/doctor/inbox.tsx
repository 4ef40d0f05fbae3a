import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/ui/button.tsx';
import { Chip } from '@/ui/chip.tsx';
import { Segments } from '@/ui/chart/segments.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { AsOfLine } from './as-of-line.tsx';
import { ListState } from './list-state.tsx';
import { PatientList } from './patient-list.tsx';
import { belongsTo, filters, type Filter } from './row-order.ts';
import { canWrite } from './trouble.ts';
import { useInbox } from './use-inbox.ts';
import { useSettled } from './use-settled.ts';
import { useNow } from '@/use-now.ts';
import styles from './inbox.module.css';

const views = ['urgent', 'recent'] as const;
/** Typing rests after so long (ms). */
const TYPING_PAUSE_MS = 300;

/** The list itself: search, order, filters, rows, and how old it is. */
export function Inbox({ doctorId }: { doctorId: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<(typeof views)[number]>('urgent');
  const [filter, setFilter] = useState<Filter>('all');
  // A letter stands in the field at once, whatever the list has to do for it.
  const words = useDeferredValue(typed);
  const isTyping = useSettled(typed, TYPING_PAUSE_MS) !== typed;
  const inbox = useInbox(doctorId, { typed: words, view, now });
  const shown = useMemo(
    () => (filter === 'all' ? inbox.rows : inbox.rows.filter(belongsTo[filter])),
    [inbox.rows, filter],
  );
  // Numbers on the filters follow a keystroke when the browser has time.
  const counted = useDeferredValue(inbox.rows);
  const counts = useMemo(
    () => Object.fromEntries(filters.map((each) => [each, counted.filter(belongsTo[each]).length])),
    [counted],
  );
  return (
    <div className={styles.inbox}>
      <div className={styles.tools}>
        <Segments
          options={views.map((value) => ({ value, text: intl.formatMessage({ id: `doctor.views.${value}` }) }))}
          chosen={view}
          onChoose={setView}
        />
        <div className={styles.search}>
          <TextField
            type="search"
            label={intl.formatMessage({ id: 'doctor.find' })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        </div>
        <ButtonLink to="/doctor/hand-over" tone="secondary" icon="print">
          {intl.formatMessage({ id: 'doctor.handOver' })}
        </ButtonLink>
      </div>
      <div className={styles.filters} role="group" aria-label={intl.formatMessage({ id: 'doctor.filter' })}>
        {filters.map((each) => (
          <Chip key={each} chosen={filter === each} onClick={() => setFilter(each)}>
            {intl.formatMessage({ id: `doctor.filter.${each}` })} {inbox.isWhole && <b>{counts[each]}</b>}
          </Chip>
        ))}
      </div>
      <AsOfLine asOf={inbox.asOf} trouble={inbox.trouble} now={now} />
      {shown.length > 0 ? (
        <PatientList
          // Another view or filter begins at the top.
          key={`${view} ${filter}`}
          rows={shown}
          now={now}
          isStale={inbox.asOf?.isStale ?? false}
          doctorId={doctorId}
          canWrite={canWrite(inbox.trouble)}
          showsChange={view === 'recent'}
          isBrief={isTyping}
        />
      ) : (
        <ListState inbox={inbox} typed={words} />
      )}
    </div>
  );
}
