import type { IntlShape } from 'react-intl';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { isolated } from '@/i18n/isolated.ts';
import { Button } from '@/ui/button.tsx';
import type { Noting } from './use-acknowledge.ts';
import styles from './acknowledge-button.module.css';

interface AcknowledgeButtonProps {
  intl: IntlShape;
  alert: OpenAlert;
  /** Whose alert it is, said to those who hear the button alone. */
  name: string;
  noting: Noting | undefined;
  onAcknowledge: (alert: OpenAlert) => void;
  tone?: 'primary' | 'secondary';
}

/** Notes that the doctor has seen an alert, and says when that could not be saved. */
export function AcknowledgeButton({ intl, alert, name, noting, onAcknowledge, tone }: AcknowledgeButtonProps) {
  return (
    <span className={styles.place}>
      <Button
        tone={tone}
        aria-label={intl.formatMessage({ id: 'doctor.acknowledge.name' }, { name: isolated(intl, name) })}
        busy={noting === 'pending'}
        onClick={() => onAcknowledge(alert)}
      >
        {intl.formatMessage({ id: 'doctor.acknowledge' })}
      </Button>
      {noting === 'failed' && (
        <span role="alert" className={styles.failed}>
          {intl.formatMessage({ id: 'doctor.acknowledge.failed' })}
        </span>
      )}
    </span>
  );
}
