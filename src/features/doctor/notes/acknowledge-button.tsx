import type { IntlShape } from 'react-intl';
import type { OpenAlert } from '@/clinical/care/open-alerts.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { Button } from '@/ui/controls/button.tsx';
import type { AcknowledgeState } from './use-acknowledge.ts';
import styles from './acknowledge-button.module.css';

interface AcknowledgeButtonProps {
  intl: IntlShape;
  alert: OpenAlert;
  /** Patient name for the accessible label, because the button is also read alone. */
  name: string;
  state: AcknowledgeState | undefined;
  onAcknowledge: (alert: OpenAlert) => void;
  tone?: 'primary' | 'secondary';
}

/** Saves that the doctor has seen an alert, and shows an error when that fails. */
export function AcknowledgeButton({ intl, alert, name, state, onAcknowledge, tone }: AcknowledgeButtonProps) {
  return (
    <span className={styles.place}>
      <Button
        tone={tone}
        aria-label={intl.formatMessage({ id: 'doctor.acknowledge.name' }, { name: bidiIsolate(intl, name) })}
        busy={state === 'pending'}
        onClick={() => onAcknowledge(alert)}
      >
        {intl.formatMessage({ id: 'doctor.acknowledge' })}
      </Button>
      {state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {intl.formatMessage({ id: 'doctor.acknowledge.failed' })}
        </span>
      )}
    </span>
  );
}
