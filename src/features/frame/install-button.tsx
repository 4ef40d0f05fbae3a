import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { install, useInstallPrompt } from './install-prompt.ts';
import styles from './install-button.module.css';
import { useClearGround } from './use-clear-ground.ts';

/** The pink pill above the tabs. It steps aside for an alert, on a page that says `data-no-offers`, and wherever it would lie over the way to help. */
export function InstallButton() {
  const prompt = useInstallPrompt((state) => state.prompt);
  return prompt && <Pill />;
}

function Pill() {
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
