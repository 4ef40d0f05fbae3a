import { FormattedMessage } from 'react-intl';
import { saveLockSettings, type LockSettings } from '@/app/lock/lock-settings.ts';
import { OptionList } from '@/ui/controls/option-list.tsx';
import styles from './lock.module.css';

/** Shows or hides the button that leaves quickly. Without a lock it would hide nothing, so it is offered only with one. */
export function QuickExitChoice({ userId, settings }: { userId: string; settings: LockSettings | null }) {
  return (
    <>
      {settings && (
        <OptionList
          options={[{ value: 'exit', label: <FormattedMessage id="lock.exit.show" /> }]}
          chosen={settings.hasQuickExit ? ['exit'] : []}
          onToggle={() => saveLockSettings(userId, { hasQuickExit: !settings.hasQuickExit })}
        />
      )}
      <p className={styles.small}>
        <FormattedMessage id="lock.exit.hint" />
      </p>
    </>
  );
}
