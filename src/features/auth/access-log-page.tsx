import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { readingDescriptors } from '@/model/records/reading-kinds.ts';
import { AccessLogUnavailable, listAccess } from '@/sync/api/account/access-log.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { accessRows, type AccessRow } from '@/features/auth/account/access-rows.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from '@/features/auth/account/account-page.module.css';

const words: Readonly<Record<string, MessageId>> = {
  overview: 'account.looked.what.overview',
  live: 'account.looked.what.live',
  profiles: 'account.looked.what.profiles',
  ...Object.fromEntries(
    Object.values(readingDescriptors).map(({ collection }) => [
      collection,
      `account.looked.what.${collection}` as const,
    ]),
  ),
  appointments: 'account.looked.what.appointments',
  medication_reminders: 'account.looked.what.medication_reminders',
  dose_events: 'account.looked.what.dose_events',
  symptom_checks: 'account.looked.what.symptom_checks',
  care_notes: 'account.looked.what.care_notes',
  medical_documents: 'account.looked.what.medical_documents',
  bloodwork_results: 'account.looked.what.bloodwork_results',
  'medical-files': 'account.looked.what.medical-files',
  'profile-photos': 'account.looked.what.profile-photos',
};
const wordOf = (what: string): MessageId =>
  (Object.hasOwn(words, what) ? words[what] : null) ?? 'account.looked.what.other';

const NOT_KEPT = 'account.looked.notKept';
const trouble = (error: unknown): MessageId | null => (error instanceof AccessLogUnavailable ? NOT_KEPT : null);

/** The access log of the signed-in user's records. */
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
  const when = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const viewedText = ({ what }: AccessRow) =>
    intl.formatList(
      what.map((each) => intl.formatMessage({ id: wordOf(each) })),
      { type: 'conjunction' },
    );
  return (
    <Page title={intl.formatMessage({ id: 'account.looked' })} back="/account" width="reading">
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
        {rows?.length === 0 && (
          <p>
            <FormattedMessage id="account.looked.none" />
          </p>
        )}
        {rows !== null && rows.length > 0 && (
          <>
            <List>
              {rows.map((row) => (
                <ListRow
                  key={row.key}
                  lead={<Icon name="user" />}
                  title={row.viewerName || intl.formatMessage({ id: 'account.looked.nobody' })}
                  detail={`${when(row.at)}: ${viewedText(row)}`}
                />
              ))}
            </List>
            <p className={styles.small}>
              <FormattedMessage id="account.looked.rule" />
            </p>
          </>
        )}
      </div>
    </Page>
  );
}
