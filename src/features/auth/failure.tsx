import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './auth-page.module.css';

/** Why it did not work; what was typed is still in the fields. */
export function Failure({ id }: { id: MessageId | null }) {
  if (!id) return null;
  return (
    <p className={styles.failure} role="alert">
      <Icon name="warning" />
      <FormattedMessage id={id} />
    </p>
  );
}
