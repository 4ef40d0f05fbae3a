import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endSessions, listSessions, type ActiveSession } from '@/sync/api/account/account-settings.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { accountTrouble } from './account-trouble.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from './account-page.module.css';

/** All devices with an open session; each except this one can be signed out here. */
export function SessionsSection() {
  const intl = useIntl();
  const [sessions, setSessions] = useState<readonly ActiveSession[] | null>(null);
  const [endedCount, setEndedCount] = useState(0);
  const { isBusy, failure, attempt } = useAttempt('account.sessions.failed', accountTrouble);

  const load = useCallback(() => attempt(async () => setSessions(await listSessions())), [attempt]);
  useEffect(() => {
    void load();
  }, [load]);

  const others = (sessions ?? []).filter(({ isHere }) => !isHere);
  const end = async (ids: readonly string[]) => {
    const isEnded = await attempt(async () => {
      await endSessions(ids);
      setSessions(await listSessions());
    });
    if (isEnded) setEndedCount(ids.length);
  };
  const deviceOf = ({ browser, system }: ActiveSession) =>
    browser === '' && system === ''
      ? intl.formatMessage({ id: 'account.sessions.unknown' })
      : intl.formatMessage({ id: 'account.sessions.device' }, { browser, system });
  const lastSeenText = ({ isHere, lastSeenAt }: ActiveSession) =>
    isHere
      ? intl.formatMessage({ id: 'account.sessions.now' })
      : intl.formatMessage(
          { id: 'account.sessions.seen' },
          { when: intl.formatDate(lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' }) },
        );

  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="account.sessions" />
      </SectionTitle>
      {sessions === null && failure === null && (
        <List>
          <ListRow
            lead={<Icon name="smartphone" />}
            title={intl.formatMessage({ id: 'account.sessions.here' })}
            detail={
              <span role="status">
                <FormattedMessage id="account.sessions.loading" />
              </span>
            }
          />
        </List>
      )}
      {sessions && (
        <List>
          {sessions.map((session) => (
            <ListRow
              key={session.id}
              lead={<Icon name="smartphone" />}
              title={
                session.isHere
                  ? `${intl.formatMessage({ id: 'account.sessions.here' })}: ${deviceOf(session)}`
                  : deviceOf(session)
              }
              detail={lastSeenText(session)}
              action={
                !session.isHere && (
                  <Button tone="quiet" busy={isBusy} onClick={() => void end([session.id])}>
                    <FormattedMessage id="account.sessions.end" />
                  </Button>
                )
              }
            />
          ))}
        </List>
      )}
      <div className={styles.ends}>
        <Failure id={sessions === null && failure === 'account.failed' ? 'account.sessions.failed' : failure} />
        <div role="status">
          {endedCount > 0 && <FormattedMessage id="account.sessions.ended" values={{ count: endedCount }} />}
        </div>
        {sessions === null && failure !== null && (
          <Button tone="secondary" icon="refresh" wide onClick={() => void load()}>
            <FormattedMessage id="account.sessions.again" />
          </Button>
        )}
        {others.length > 0 && (
          <>
            <p className={styles.small}>
              <FormattedMessage id="account.sessions.rule" />
            </p>
            <Button
              tone="secondary"
              icon="log-out"
              wide
              busy={isBusy}
              onClick={() => void end(others.map(({ id }) => id))}
            >
              <FormattedMessage id="account.sessions.endAll" />
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
