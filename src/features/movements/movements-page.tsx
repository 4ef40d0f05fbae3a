import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { useTimed, useTimedDeletion, useTimerWrites } from '@/app/timers/use-timed.ts';
import { setAsideExpired } from '@/db/records/movement-counts.ts';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { Columns, Page } from '@/ui/layout/page.tsx';
import { MovementCounter } from './movement-counter.tsx';
import { MovementHistory } from './movement-history.tsx';
import styles from './movements.module.css';

/** Counts the baby's movements. It judges nothing: there is no normal number, and a change needs a call, not a count. */
export default function MovementsPage() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const { running, records } = useTimed('movements', 'movementCount');
  const { hasFailed, write } = useTimerWrites(useCallback(() => setAsideExpired(Date.now()), []));
  const { gone, undo, remove } = useTimedDeletion('movementCount', write);
  return (
    <Page title={intl.formatMessage({ id: 'movements.title' })} back="/more" tone={isPlain ? 'paper' : 'blush'}>
      <div data-no-offers="">
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            <FormattedMessage id="timers.failed" />
          </p>
        )}
        <Columns>
          {running !== undefined && <MovementCounter running={running} newest={records?.[0]} write={write} />}
          {records && <MovementHistory counts={records} onDelete={(count) => remove([count])} />}
        </Columns>
      </div>
      {gone && <UndoToast text={intl.formatMessage({ id: 'movements.deleted' })} onUndo={undo} />}
    </Page>
  );
}
