import { FormattedMessage, useIntl } from 'react-intl';
import { removePushTarget, showNames, turnOnPush, usePush } from '@/sync/api/push/push-subscription.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { MessageSection } from './message-section.tsx';
import styles from './notifications.module.css';
import { stateWords } from './push-words.ts';
import { TestPush } from './test-push.tsx';
import { usePushChange } from './use-push-change.ts';

/** Push settings of this phone: on or off, names in notifications, a test, and help when pushes are late. */
export default function NotificationsPage() {
  const intl = useIntl();
  const { state, showsNames } = usePush();
  const userId = useSession((session) => session.user?.id ?? '');
  const { isBusy, hasFailed, change } = usePushChange();
  return (
    <Page
      title={intl.formatMessage({ id: 'notifications.title' })}
      back="/more"
      rail={<Rail related={['/reminders', '/appointment', '/doctor-chat', '/app-lock', '/your-data']} calls />}
    >
      <div className={styles.stack}>
        {state !== 'unknown' && (
          <Card tone={state === 'on' ? 'leaf' : 'plain'} as="section">
            <div className={styles.stack}>
              <h2 className={styles.head}>
                <Icon name={state === 'on' ? 'check-circle' : 'bell'} />
                <FormattedMessage id={stateWords[state].title} />
              </h2>
              <p>
                <FormattedMessage id={stateWords[state].detail} />
              </p>
              {hasFailed && (
                <p role="alert">
                  <FormattedMessage id="notifications.failed" />
                </p>
              )}
              <div className={styles.actions}>
                {state === 'off' && (
                  <Button busy={isBusy} onClick={() => void change(turnOnPush)}>
                    <FormattedMessage id="notifications.turnOn" />
                  </Button>
                )}
                {state === 'on' && (
                  <Button tone="secondary" busy={isBusy} onClick={() => void change(() => removePushTarget(userId))}>
                    <FormattedMessage id="notifications.turnOff" />
                  </Button>
                )}
              </div>
            </div>
          </Card>
        )}
        {state === 'on' && (
          <>
            <section className={styles.stack}>
              <SectionTitle inStack>
                <FormattedMessage id={showsNames ? 'notifications.names.on' : 'notifications.names.off'} />
              </SectionTitle>
              <p className={styles.quiet}>
                <FormattedMessage id="notifications.names.why" />
              </p>
              <div className={styles.actions}>
                <Button
                  tone="secondary"
                  icon={showsNames ? 'check' : 'eye'}
                  aria-pressed={showsNames}
                  busy={isBusy}
                  onClick={() => void change(() => showNames(!showsNames))}
                >
                  <FormattedMessage id="notifications.names" />
                </Button>
              </div>
            </section>
            <MessageSection />
            <TestPush />
          </>
        )}
        <SectionTitle inStack>
          <FormattedMessage id="notifications.help" />
        </SectionTitle>
        <ul className={styles.help}>
          <li>
            <FormattedMessage id="notifications.help.android" />
          </li>
          <li>
            <FormattedMessage id="notifications.help.sleep" />
          </li>
          <li>
            <FormattedMessage id="notifications.help.silent" />
          </li>
          <li>
            <FormattedMessage id="notifications.help.iphone" />
          </li>
        </ul>
      </div>
    </Page>
  );
}
