import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Chip } from '@/ui/controls/chip.tsx';
import { Segments } from '@/ui/chart/segments.tsx';
import { AsOfLine } from '@/features/doctor/elements/as-of-line.tsx';
import { ListState } from '@/features/doctor/list/list-state.tsx';
import { CloseSheet } from '@/features/doctor/notes/close-sheet.tsx';
import { OutcomeToast } from '@/features/doctor/notes/outcome-toast.tsx';
import { useAnswerAlarms } from '@/features/doctor/notes/use-answer-alarms.ts';
import { PatientList } from '@/features/doctor/list/patient-list.tsx';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { PatientSearch } from '@/features/doctor/search/patient-search.tsx';
import { belongsTo, byCallback, filters, isDecided, type Filter } from '@/features/doctor/triage/row-order.ts';
import { canWrite } from '@/features/doctor/queries/trouble.ts';
import { useInbox } from '@/features/doctor/list/use-inbox.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import styles from './inbox.module.css';

const views = ['urgent', 'recent'] as const;

/** The patient list of a doctor: search, order, filters, rows and the age of the data. */
export function Inbox({ doctorId }: { doctorId: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const [view, setView] = useState<(typeof views)[number]>('urgent');
  const [filter, setFilter] = useState<Filter>('all');
  const inbox = useInbox(doctorId, { view, now });
  const answers = useAnswerAlarms(doctorId);
  const [closing, setClosing] = useState<PatientRow | null>(null);
  const closingCase = closing?.open[0];
  const rows = useMemo(() => {
    if (filter === 'all') return inbox.all;
    const some = inbox.all.filter(belongsTo[filter]);
    return filter === 'callback' ? some.toSorted(byCallback) : some;
  }, [inbox.all, filter]);
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
      </div>
      <Filters rows={inbox.isComplete ? inbox.all : null} chosen={filter} onChoose={setFilter} />
      <AsOfLine asOf={inbox.asOf} trouble={inbox.trouble} now={now} />
      {rows.length === 0 ? (
        <ListState inbox={{ ...inbox, isComplete: inbox.isComplete && isDecided(filter, inbox.all) }} />
      ) : (
        <PatientList
          // A new key resets the scroll position and the number of rows when the view or the filter changes.
          key={`${view} ${filter}`}
          {...{ rows, now }}
          answerStates={answers.states}
          onSeen={answers.markSeen}
          onClose={setClosing}
          isStale={inbox.asOf?.isStale ?? false}
          canWrite={canWrite(inbox.trouble)}
          showsChange={view === 'recent'}
        />
      )}
      {closing && closingCase && (
        <CloseSheet
          episode={closingCase.episode}
          name={closing.patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' })}
          onChoose={(chosen) => answers.close(closingCase.episode, chosen)}
          onClose={() => setClosing(null)}
        />
      )}
      <OutcomeToast {...answers} />
    </div>
  );
}

interface FiltersProps {
  /** The rows to count; null until every patient was evaluated. */
  rows: readonly PatientRow[] | null;
  chosen: Filter;
  onChoose: (filter: Filter) => void;
}

const Filters = memo(function Filters({ rows, chosen, onChoose }: FiltersProps) {
  const intl = useIntl();
  // The counts may lag behind: the rows are more urgent.
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
