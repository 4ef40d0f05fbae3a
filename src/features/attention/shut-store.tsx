import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastUnsent } from '@/db/store-loss.ts';
import type { ShutReason } from '@/db/store-health.ts';
import { buildAgain } from '@/fetch-again.ts';
import { SaveBackup } from '@/save-backup.tsx';
import { useSession } from '@/sync/session.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Failed, News } from '@/ui/news.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import styles from './attention.module.css';

const startAnew = () => location.reload();

/** Nothing can be kept here: why, and the ways out, the gentle ones first. */
export function ShutStore({ reason }: { reason: ShutReason }) {
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
          <Button icon="refresh" wide onClick={startAnew}>
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
        <Button wide onClick={() => void buildAgain(userId).then(startAnew, () => setFailed(true))}>
          <FormattedMessage id="phone.shut.build" />
        </Button>
        <Button wide tone="secondary" onClick={onStay}>
          <FormattedMessage id="phone.shut.build.no" />
        </Button>
        <News>
          {hasFailed && (
            <Failed>
              <FormattedMessage id="attention.failed" />
            </Failed>
          )}
        </News>
      </div>
    </Sheet>
  );
}
