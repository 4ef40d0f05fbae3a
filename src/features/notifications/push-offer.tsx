import { FormattedMessage } from 'react-intl';
import { create } from 'zustand';
import type { MessageId } from '@/i18n/messages/en.ts';
import { turnOnPush, usePush } from '@/sync/api/push/push-subscription.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './notifications.module.css';
import { stateWords } from './push-words.ts';
import { usePushChange } from './use-push-change.ts';

const words = {
  medicines: {
    title: 'notifications.offer',
    why: 'notifications.offer.why',
    turnOn: 'notifications.turnOn',
  },
  messages: {
    title: 'notifications.offerMessages',
    why: 'notifications.offerMessages.why',
    turnOn: 'notifications.offerMessages.turnOn',
  },
} as const satisfies Record<string, Record<string, MessageId>>;

/** What was declined since the app was opened. */
const useDeclined = create<Partial<Record<keyof typeof words, boolean>>>(() => ({}));

/**
 * Offers to turn on push once there is a medicine or a message. The browser permission is requested only on the tap. After
 * "not now" the setting is still under More.
 */
export function PushOffer({ about = 'medicines' }: { about?: keyof typeof words }) {
  const state = usePush((push) => push.state);
  const isDismissed = useDeclined((declined) => declined[about] ?? false);
  const { isBusy, hasFailed, change } = usePushChange();
  if (isDismissed || state === 'unknown' || state === 'on' || state === 'none') return null;
  const isOffer = state === 'off';
  return (
    <Card tone="leaf" as="section">
      <div className={styles.stack}>
        <h2 className={styles.head}>
          <Icon name="bell" />
          <FormattedMessage id={isOffer ? words[about].title : stateWords[state].title} />
        </h2>
        <p>
          <FormattedMessage id={isOffer ? words[about].why : stateWords[state].detail} />
        </p>
        {hasFailed && (
          <p role="alert">
            <FormattedMessage id="notifications.failed" />
          </p>
        )}
        <div className={styles.actions}>
          {isOffer ? (
            <Button busy={isBusy} onClick={() => void change(turnOnPush)}>
              <FormattedMessage id={words[about].turnOn} />
            </Button>
          ) : (
            <ButtonLink tone="secondary" to="/notifications">
              <FormattedMessage id="notifications.title" />
            </ButtonLink>
          )}
          <Button tone="quiet" onClick={() => useDeclined.setState({ [about]: true })}>
            <FormattedMessage id="notifications.notNow" />
          </Button>
        </div>
      </div>
    </Card>
  );
}
