import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastUnsent } from '@/db/store/store-loss.ts';
import type { OpenFailureReason } from '@/db/store/store-health.ts';
import { rebuildStore } from '@/app/recovery/rebuild-store.ts';
import { SaveBackup } from '@/app/backup/save-backup.tsx';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { FailureMessage, LiveRegion } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './attention.module.css';

const reloadPage = () => location.reload();

/** The local database cannot be opened: the reason and the possible actions, the least destructive first. */
export function StoreFailureCard({ reason }: { reason: OpenFailureReason }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.form}>
      <Card tone="amber" as="section">
        <div className={styles.form}>
          <h2>
            <FormattedMessage id={`phone.shut.${reason}`} />
          </h2>
          <p>
            <FormattedMessage id={`phone.shut.${reason}.text`} />
          </p>
          <Button icon="refresh" wide onClick={reloadPage}>
            <FormattedMessage id="phone.shut.again" />
          </Button>
        </div>
      </Card>
      {reason === 'damaged' && (
        <>
          <details className={styles.more}>
            <summary>
              <FormattedMessage id="phone.shut.save" />
            </summary>
            <div className={styles.inside}>
              <SaveBackup what="salvage" />
            </div>
          </details>
          <Button tone="secondary" icon="download" wide onClick={() => setAsked(true)}>
            <FormattedMessage id="phone.shut.build" />
          </Button>
        </>
      )}
      {isAsked && <BuildQuestion onStay={() => setAsked(false)} />}
    </div>
  );
}

function BuildQuestion({ onStay }: { onStay: () => void }) {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const [hasFailed, setFailed] = useState(false);
  return (
    <Sheet open onClose={onStay} title={intl.formatMessage({ id: 'phone.shut.build.title' })}>
      <div className={styles.form}>
        <p>
          <FormattedMessage id="phone.shut.build.text" values={{ unsent: lastUnsent(userId) }} />
        </p>
        <Button wide onClick={() => void rebuildStore(userId).then(reloadPage, () => setFailed(true))}>
          <FormattedMessage id="phone.shut.build" />
        </Button>
        <Button wide tone="secondary" onClick={onStay}>
          <FormattedMessage id="phone.shut.build.no" />
        </Button>
        <LiveRegion>
          {hasFailed && (
            <FailureMessage>
              <FormattedMessage id="attention.failed" />
            </FailureMessage>
          )}
        </LiveRegion>
      </div>
    </Sheet>
  );
}
