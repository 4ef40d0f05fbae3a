import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './install-button.module.css';
import { install } from './install-prompt.ts';
import { useClearGround } from './use-clear-ground.ts';

/** Shown only while the app can be installed, so it is no part of the first chunk. */
export default function InstallPill() {
  const pill = useRef<HTMLButtonElement>(null);
  const isClear = useClearGround(pill);
  return (
    <div className={styles.place}>
      <button
        ref={pill}
        type="button"
        className={classNames(styles.install, !isClear && styles.aside)}
        onClick={() => void install()}
      >
        <Icon name="smartphone" />
        <FormattedMessage id="frame.install" />
      </button>
    </div>
  );
}
