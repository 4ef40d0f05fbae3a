import { useCallback, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { AccessLogUnavailable, listAccess } from '@/sync/api/account/access-log.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { accessRows, type AccessRow } from '@/features/auth/account/access-rows.ts';
import { actionWords, actorWords } from '@/features/auth/account/access-words.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from '@/features/auth/account/account-page.module.css';

const NOT_KEPT = 'account.looked.notKept';
const trouble = (error: unknown): MessageId | null => (error instanceof AccessLogUnavailable ? NOT_KEPT : null);

const icons = { looked: 'eye', wrote: 'pencil', deleted: 'trash', doctor: 'share', account: 'key' } as const;

function Rows({ title, rows }: { title: MessageId; rows: readonly AccessRow[] }) {
  const intl = useIntl();
  const id = useId();
  const when = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <SectionTitle id={id}>
        <FormattedMessage id={title} />
      </SectionTitle>
      <List labelledBy={id}>
        {rows.map((row) => (
          <ListRow
            key={row.key}
            lead={<Icon name={icons[row.kind]} />}
            title={actorWords(intl, row)}
            detail={
              row.device === ''
                ? `${when(row.at)}: ${actionWords(intl, row)}`
                : intl.formatMessage(
                    { id: 'account.trail.line' },
                    { when: when(row.at), what: actionWords(intl, row), device: row.device },
                  )
            }
          />
        ))}
      </List>
    </section>
  );
}

/** What the audit trail has about the signed-in user: who opened or changed her records, and the events of her account. */
export default function AccessLogPage() {
  const intl = useIntl();
  const [rows, setRows] = useState<readonly AccessRow[] | null>(null);
  const { isBusy, failure, attempt } = useAttempt('account.looked.failed', trouble);
  const load = useCallback(() => attempt(async () => setRows(accessRows(await listAccess()))), [attempt]);
  useEffect(() => {
    void load();
  }, [load]);

  // Not an error: a server that writes no log will have none when asked again.
  const isKept = failure !== NOT_KEPT;
  const ofRecords = rows?.filter(({ kind }) => kind !== 'account') ?? [];
  const ofAccount = rows?.filter(({ kind }) => kind === 'account') ?? [];
  const hasLooks = ofRecords.some(({ kind }) => kind === 'looked');
  return (
    <Page
      title={intl.formatMessage({ id: 'account.looked' })}
      back="/account"
      rail={<Rail related={['/privacy', '/account', '/your-data', '/profile', '/contact']} calls />}
    >
      <div className={styles.stack}>
        {isKept && (
          <p>
            <FormattedMessage id="account.looked.lead" />
          </p>
        )}
        {isKept ? (
          <Failure id={failure} />
        ) : (
          <p role="status">
            <FormattedMessage id={NOT_KEPT} />
          </p>
        )}
        {rows === null && isBusy && (
          <p role="status">
            <FormattedMessage id="account.sessions.loading" />
          </p>
        )}
        {rows === null && !isBusy && isKept && (
          <Button tone="secondary" icon="refresh" wide onClick={() => void load()}>
            <FormattedMessage id="account.sessions.again" />
          </Button>
        )}
        {rows !== null && !hasLooks && (
          <p>
            <FormattedMessage id="account.looked.none" />
          </p>
        )}
        {ofRecords.length > 0 && (
          <>
            <Rows title="account.trail.records" rows={ofRecords} />
            <p className={styles.small}>
              <FormattedMessage id="account.looked.rule" />
            </p>
          </>
        )}
        {ofAccount.length > 0 && <Rows title="account.trail.account" rows={ofAccount} />}
      </div>
    </Page>
  );
}
