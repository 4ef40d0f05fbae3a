import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './auth-page.module.css';

/** Why the attempt failed. The typed values stay in the fields. */
export function Failure({ id }: { id: MessageId | null }) {
  if (!id) return null;
  return (
    <p className={styles.failure} role="alert">
      <Icon name="warning" />
      <FormattedMessage id={id} />
    </p>
  );
}
