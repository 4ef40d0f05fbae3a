import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './auth-page.module.css';

/** Confirms a step. The text is always the same, so it does not reveal whether an account exists. */
export function Success({ id }: { id: MessageId }) {
  return (
    <p className={styles.success} role="status">
      <Icon name="check-circle" />
      <FormattedMessage id={id} />
    </p>
  );
}
