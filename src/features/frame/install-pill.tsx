import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { allWords } from '@/i18n/catalogue.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './install-button.module.css';
import { forgoHelp, install, useInstallPrompt } from './install-prompt.ts';
import { useClearGround } from './use-clear-ground.ts';

const InstallHelp = lazy(async () => {
  const [{ InstallHelp: help }] = await Promise.all([import('./install-help.tsx'), allWords()]);
  return { default: help };
});

/** Shown only while the app can be installed, so it is no part of the first chunk. */
export default function InstallPill() {
  const pill = useRef<HTMLButtonElement>(null);
  const isClear = useClearGround(pill);
  const isByHand = useInstallPrompt((state) => state.isByHand);
  const [isHelping, setHelping] = useState(false);
  const close = () => {
    setHelping(false);
    forgoHelp();
  };
  return (
    <div className={styles.place}>
      <button
        ref={pill}
        type="button"
        className={classNames(styles.install, !isClear && styles.aside)}
        onClick={() => (isByHand ? setHelping(true) : void install())}
      >
        <Icon name="smartphone" />
        <FormattedMessage id="frame.install" />
      </button>
      {isHelping && (
        <Suspense fallback={null}>
          <InstallHelp onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
