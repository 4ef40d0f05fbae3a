import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './install-button.module.css';

/** How to add the app to the home screen by hand, for browsers without an install prompt. */
export function InstallHelp({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'installHelp.title' })}
      lead={intl.formatMessage({ id: 'installHelp.why' })}
      foot={
        <Button wide large onClick={onClose}>
          <FormattedMessage id="installHelp.done" />
        </Button>
      }
    >
      <ol className={styles.steps}>
        <li>
          <FormattedMessage id="installHelp.share" />
        </li>
        <li>
          <FormattedMessage id="installHelp.add" />
        </li>
        <li>
          <FormattedMessage id="installHelp.open" />
        </li>
      </ol>
    </Sheet>
  );
}
