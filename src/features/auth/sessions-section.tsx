import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endSessions, listSessions, type OpenSession } from '@/sync/online/own-account.ts';
import { Button } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { accountTrouble } from './account-trouble.ts';
import { Failure } from './failure.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './account-page.module.css';

/** Every device with an open sign-in; each but this one can be signed out from here. */
export function SessionsSection() {
  const intl = useIntl();
  const [sessions, setSessions] = useState<readonly OpenSession[] | null>(null);
  const [ended, setEnded] = useState(0);
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
    if (isEnded) setEnded(ids.length);
  };
  const deviceOf = ({ browser, system }: OpenSession) =>
    browser === '' && system === ''
      ? intl.formatMessage({ id: 'account.sessions.unknown' })
      : intl.formatMessage({ id: 'account.sessions.device' }, { browser, system });
  const seen = ({ isHere, lastSeenAt }: OpenSession) =>
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
              detail={seen(session)}
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
          {ended > 0 && <FormattedMessage id="account.sessions.ended" values={{ count: ended }} />}
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
