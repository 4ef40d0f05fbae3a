import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { reportLostDevice, type AccountDevice } from '@/sync/api/account/devices.ts';
import { useDeviceName } from './device-row.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import styles from './account-page.module.css';

const points: readonly MessageId[] = ['account.lost.out', 'account.lost.erases', 'account.lost.shown'];

interface LostQuestionProps {
  device: AccountDevice;
  onDone: () => void;
  onClose: () => void;
}

/** Explains what happens to a lost phone, and what is lost with it. */
export function LostQuestion({ device, onDone, onClose }: LostQuestionProps) {
  const intl = useIntl();
  return (
    <PasswordSheet
      title={intl.formatMessage({ id: 'account.lost.title' })}
      action="account.lost.now"
      send={(password) => reportLostDevice(device.id, password)}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{useDeviceName()(device)}</p>
      <ul className={styles.points}>
        {points.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
      <p className={styles.warned}>
        <FormattedMessage id="account.lost.unsent" />
      </p>
    </PasswordSheet>
  );
}
