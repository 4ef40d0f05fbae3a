import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './auth-page.module.css';

/** A step that is done; the same words whatever the server knows. */
export function Success({ id }: { id: MessageId }) {
  return (
    <p className={styles.success} role="status">
      <Icon name="check-circle" />
      <FormattedMessage id={id} />
    </p>
  );
}
