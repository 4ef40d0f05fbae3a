import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endSessions } from '@/sync/api/account/account-settings.ts';
import { confirmPassword, listDevices, needsPassword, type AccountDevice } from '@/sync/api/account/devices.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { accountTrouble } from './account-trouble.ts';
import { DeviceRow } from './device-row.tsx';
import { LostQuestion } from './lost-question.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from './account-page.module.css';

/** What the page asks about: a lost device, or the password before these sessions end. */
type Question = { readonly lost: AccountDevice } | { readonly ending: readonly string[] };

const sessionIds = (devices: readonly AccountDevice[]): string[] =>
  devices.flatMap(({ session }) => (session && !session.isHere ? [session.id] : []));

/** All devices of the account; each except this one can be signed out here, or be reported lost. */
export function SessionsSection() {
  const intl = useIntl();
  const [devices, setDevices] = useState<readonly AccountDevice[] | null>(null);
  const [endedCount, setEndedCount] = useState(0);
  const [question, setQuestion] = useState<Question | null>(null);
  const { isBusy, failure, attempt } = useAttempt('account.sessions.failed', accountTrouble);

  const load = useCallback(() => attempt(async () => setDevices(await listDevices())), [attempt]);
  useEffect(() => {
    void load();
  }, [load]);

  const others = sessionIds(devices ?? []);
  const end = async (ids: readonly string[]) => {
    await endSessions(ids);
    setEndedCount(ids.length);
    setDevices(await listDevices());
  };
  const askToEnd = (ids: readonly string[]) => {
    if (needsPassword(devices ?? [])) setQuestion({ ending: ids });
    else void attempt(() => end(ids));
  };
  const close = () => setQuestion(null);
  const done = () => {
    close();
    void load();
  };

  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="account.sessions" />
      </SectionTitle>
      {devices === null && failure === null && (
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
      {devices && (
        <List>
          {devices.map((device) => (
            <DeviceRow
              key={device.session?.id ?? device.id}
              device={device}
              isBusy={isBusy}
              onEnd={() => askToEnd(sessionIds([device]))}
              onLost={() => setQuestion({ lost: device })}
            />
          ))}
        </List>
      )}
      <div className={styles.ends}>
        <Failure id={devices === null && failure === 'account.failed' ? 'account.sessions.failed' : failure} />
        <div role="status">
          {endedCount > 0 && <FormattedMessage id="account.sessions.ended" values={{ count: endedCount }} />}
        </div>
        {devices === null && failure !== null && (
          <Button tone="secondary" icon="refresh" wide onClick={() => void load()}>
            <FormattedMessage id="account.sessions.again" />
          </Button>
        )}
        {others.length > 0 && (
          <>
            <p className={styles.small}>
              <FormattedMessage id="account.sessions.rule" />
            </p>
            <Button tone="secondary" icon="log-out" wide busy={isBusy} onClick={() => askToEnd(others)}>
              <FormattedMessage id="account.sessions.endAll" />
            </Button>
          </>
        )}
      </div>
      {question && 'lost' in question && <LostQuestion device={question.lost} onDone={done} onClose={close} />}
      {question && 'ending' in question && (
        <PasswordSheet
          title={intl.formatMessage({ id: 'account.sessions.confirm' })}
          action="account.sessions.confirmed"
          send={async (password) => {
            await confirmPassword(password);
            await end(question.ending);
          }}
          onDone={close}
          onClose={close}
        >
          <p>
            <FormattedMessage id="account.sessions.confirm.text" values={{ count: question.ending.length }} />
          </p>
        </PasswordSheet>
      )}
    </section>
  );
}
