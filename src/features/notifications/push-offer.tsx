import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { turnOnPush, usePush } from '@/sync/api/push/push-subscription.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './notifications.module.css';
import { stateWords } from './push-words.ts';
import { usePushChange } from './use-push-change.ts';

/**
 * Offers to turn on push once there is a medicine. The browser permission is requested only on the tap. After "not now" the
 * setting is still under More.
 */
export function PushOffer() {
  const state = usePush((push) => push.state);
  const [isDismissed, setDismissed] = useState(false);
  const { isBusy, hasFailed, change } = usePushChange();
  if (isDismissed || state === 'unknown' || state === 'on' || state === 'none') return null;
  const isOffer = state === 'off';
  return (
    <Card tone="leaf" as="section">
      <div className={styles.stack}>
        <h2 className={styles.head}>
          <Icon name="bell" />
          <FormattedMessage id={isOffer ? 'notifications.offer' : stateWords[state].title} />
        </h2>
        <p>
          <FormattedMessage id={isOffer ? 'notifications.offer.why' : stateWords[state].detail} />
        </p>
        {hasFailed && (
          <p role="alert">
            <FormattedMessage id="notifications.failed" />
          </p>
        )}
        <div className={styles.actions}>
          {isOffer ? (
            <Button busy={isBusy} onClick={() => void change(turnOnPush)}>
              <FormattedMessage id="notifications.turnOn" />
            </Button>
          ) : (
            <ButtonLink tone="secondary" to="/notifications">
              <FormattedMessage id="notifications.title" />
            </ButtonLink>
          )}
          <Button tone="quiet" onClick={() => setDismissed(true)}>
            <FormattedMessage id="notifications.notNow" />
          </Button>
        </div>
      </div>
    </Card>
  );
}
