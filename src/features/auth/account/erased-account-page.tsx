import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveBackup } from '@/app/backup/save-backup.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { useSession, wipeErasedAccount } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import styles from './account-page.module.css';

/** Entries that were never sent; null while they are counted, undefined when they cannot be. */
function useUnsentEntries(): number | null | undefined {
  const [count, setCount] = useState<number | null | undefined>(null);
  useEffect(() => {
    let isShown = true;
    const show = (counted: number | undefined) => isShown && setCount(counted);
    void import('@/db/outbox/unsent-count.ts')
      .then(({ countAllUnsent }) => countAllUnsent())
      .then(show, () => show(undefined));
    return () => {
      isShown = false;
    };
  }, []);
  return count;
}

/**
 * In place of every page with the user's data once her account was erased on another device. What was never sent can be
 * saved to a file; this device is erased only after the tap.
 */
export default function ErasedAccountPage() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const unsent = useUnsentEntries();
  const { isBusy, failure, attempt } = useAttempt('account.erase.notLoaded', () => null);
  return (
    <Page title={intl.formatMessage({ id: 'account.gone.title' })} tone="paper" width="reading">
      <div className={styles.stack} data-no-offers="">
        <p>
          <FormattedMessage id="account.gone.text" />
        </p>
        {unsent === 0 && (
          <p>
            <FormattedMessage id="account.gone.allSent" />
          </p>
        )}
        {unsent !== 0 && unsent !== null && (
          <section className={styles.stack}>
            <p className={styles.warned}>
              {unsent === undefined ? (
                <FormattedMessage id="account.gone.notCounted" />
              ) : (
                <FormattedMessage id="account.gone.unsent" values={{ count: unsent }} />
              )}
            </p>
            <SaveBackup what="unsent" />
          </section>
        )}
        <p className={styles.small}>
          <FormattedMessage id="account.gone.after" />
        </p>
        <Failure id={failure} />
        <Button
          tone="secondary"
          icon="trash"
          wide
          busy={isBusy}
          onClick={() => void attempt(() => wipeErasedAccount(userId))}
        >
          <FormattedMessage id="account.gone.erase" />
        </Button>
      </div>
    </Page>
  );
}
