import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { useTimed, useTimedDeletion, useTimerWrites } from '@/app/timers/use-timed.ts';
import { savePendingContraction } from '@/db/records/contractions.ts';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { Columns, Page } from '@/ui/layout/page.tsx';
import { ContractionHistory } from './contraction-history.tsx';
import { ContractionTimer } from './contraction-timer.tsx';
import styles from './contractions.module.css';

/** Times contractions: their length, their distance, and an alert by the rule of when to call. */
export default function ContractionsPage() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const { running, records } = useTimed('contraction', 'contraction');
  const { hasFailed, write } = useTimerWrites(useCallback(() => savePendingContraction(), []));
  const { gone, undo, remove } = useTimedDeletion('contraction', write);
  return (
    <Page title={intl.formatMessage({ id: 'contractions.title' })} back="/more" tone={isPlain ? 'paper' : 'blush'}>
      <div data-no-offers="">
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            <FormattedMessage id="timers.failed" />
          </p>
        )}
        <Columns>
          {running !== undefined && records && (
            <ContractionTimer running={running} contractions={records} write={write} />
          )}
          {records && <ContractionHistory contractions={records} onDelete={remove} />}
        </Columns>
      </div>
      {gone && (
        <UndoToast text={intl.formatMessage({ id: 'contractions.deleted' }, { count: gone.length })} onUndo={undo} />
      )}
    </Page>
  );
}
