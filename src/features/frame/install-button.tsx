import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { install, useInstallPrompt } from './install-prompt.ts';
import styles from './install-button.module.css';

/** The pink pill above the tabs. It steps aside while an alert is on screen, and on a page that says `data-no-offers` (see the styles). */
export function InstallButton() {
  const prompt = useInstallPrompt((state) => state.prompt);
  if (!prompt) return null;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.install} onClick={() => void install()}>
        <Icon name="smartphone" />
        <FormattedMessage id="frame.install" />
      </button>
    </div>
  );
}
