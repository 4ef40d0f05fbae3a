import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { setShowsNames } from '@/db/encryption/app-lock.ts';
import { lockedKeyOf } from '@/db/encryption/device-key.ts';
import type { LockedKey } from '@/db/encryption/key-wrapping.ts';
import { lockNow } from '@/app/lock/lock-now.ts';
import { saveLockSettings, type LockSettings } from '@/app/lock/lock-settings.ts';
import { Button } from '@/ui/controls/button.tsx';
import { OptionList } from '@/ui/controls/option-list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { ChangeLock } from './change-lock.tsx';
import { DelayChoice } from './delay-choice.tsx';
import styles from './lock.module.css';

/** The settings of a lock that is set. */
export function ActiveLock({ userId, settings }: { userId: string; settings: LockSettings }) {
  const [locked, setLocked] = useState<LockedKey | null>(null);
  const read = () => void lockedKeyOf(userId).then(setLocked);
  useEffect(() => {
    void lockedKeyOf(userId).then(setLocked);
  }, [userId]);
  const showsNames = locked?.showsNames ?? false;
  return (
    <>
      <p className={styles.on}>
        <Icon name="check-circle" />
        <FormattedMessage id="lock.on" />
      </p>
      <Button icon="lock" wide onClick={() => void lockNow(userId)}>
        <FormattedMessage id="lock.now" />
      </Button>
      <DelayChoice delay={settings.delay} onChange={(delay) => saveLockSettings(userId, { delay })} />
      <div className={styles.form}>
        <OptionList
          options={[{ value: 'names', label: <FormattedMessage id="lock.names" /> }]}
          chosen={showsNames ? ['names'] : []}
          onToggle={() => void setShowsNames(userId, !showsNames).then(read)}
        />
        <p className={styles.small}>
          <FormattedMessage id="lock.names.hint" /> <FormattedMessage id="lock.reminders" />
        </p>
      </div>
      {locked && <ChangeLock userId={userId} isByPin={locked.pin !== null} onChanged={read} />}
    </>
  );
}
