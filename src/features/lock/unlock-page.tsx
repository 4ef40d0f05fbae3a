import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lockedKeyOf } from '@/db/encryption/device-key.ts';
import { onKeyGiven } from '@/db/encryption/held-key.ts';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { checkLock, openWithKey } from '@/app/lock/lock-state.ts';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { ForgottenPin } from './forgotten-pin.tsx';
import { PhoneUnlock } from './phone-unlock.tsx';
import { PinUnlock } from './pin-unlock.tsx';
import styles from './lock.module.css';

/** How this device unlocks, and the tries of the PIN that are left. */
type Ways = { readonly pin: number | null; readonly isPhone: boolean };

/** In place of every page with the user's data while the app is locked. Shows nothing about her but numbers to call. */
export default function UnlockPage() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const [ways, setWays] = useState<Ways | null>(null);
  const readWays = async () => {
    const locked = await lockedKeyOf(userId);
    if (locked) setWays({ pin: locked.pin?.tries.length ?? null, isPhone: locked.phone !== null });
  };
  useEffect(() => {
    void checkLock(userId)
      .then((isLocked) => (isLocked ? readWays() : undefined))
      .catch(() => undefined);
    // Another tab may be open already, or be unlocked first.
    return onKeyGiven(userId, (key) => void openWithKey(userId, key));
    // `readWays` is a new function at every render.
  }, [userId]); // oxlint-disable-line react/exhaustive-deps
  return (
    <Page title={intl.formatMessage({ id: 'lock.unlock.title' })} tone="paper" width="reading">
      <div className={styles.stack} data-no-offers="">
        {ways?.pin !== null && ways && <PinUnlock userId={userId} left={ways.pin} onWrong={() => void readWays()} />}
        {ways?.isPhone && <PhoneUnlock userId={userId} />}
        <Calls />
        {ways && <ForgottenPin userId={userId} isOnlyWay={ways.pin === 0} />}
      </div>
    </Page>
  );
}

/** The numbers of a severe card: they must be there whatever is locked. */
function Calls() {
  const { callsFor } = useHelpNumbers();
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="lock.unlock.calls" />
      </SectionTitle>
      <div className={styles.calls}>
        {callsFor('EMERGENCY').map(({ number, text, detail, isEmergency }) => (
          <ButtonLink
            key={number}
            to={`tel:${number}`}
            tone={isEmergency ? 'danger' : 'secondary'}
            icon={isEmergency ? 'siren' : 'phone'}
            wide
            {...(detail !== undefined && { detail })}
          >
            {text}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
