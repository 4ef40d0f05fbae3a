import { useIntl } from 'react-intl';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { isolated } from '@/i18n/isolated.ts';
import { Button } from '@/ui/button.tsx';
import { useAcknowledge } from './use-acknowledge.ts';
import styles from './acknowledge-button.module.css';

interface AcknowledgeButtonProps {
  doctorId: string;
  alert: OpenAlert;
  /** Whose alert it is, said to those who hear the button alone. */
  name: string;
  tone?: 'primary' | 'secondary';
}

/** Notes that the doctor has seen an alert, and says when that could not be saved. */
export function AcknowledgeButton({ doctorId, alert, name, tone }: AcknowledgeButtonProps) {
  const intl = useIntl();
  const { acknowledge, isPending, isError } = useAcknowledge(doctorId);
  return (
    <span className={styles.place}>
      <Button
        tone={tone}
        aria-label={intl.formatMessage({ id: 'doctor.acknowledge.name' }, { name: isolated(intl, name) })}
        busy={isPending}
        onClick={() => acknowledge(alert)}
      >
        {intl.formatMessage({ id: 'doctor.acknowledge' })}
      </Button>
      {isError && (
        <span role="alert" className={styles.failed}>
          {intl.formatMessage({ id: 'doctor.acknowledge.failed' })}
        </span>
      )}
    </span>
  );
}
