import { FormattedMessage, useIntl } from 'react-intl';
import { gateSigns } from '@/clinical/symptoms/emergency-screening.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { EarlierChecks } from './earlier-checks.tsx';
import styles from './symptom-checker.module.css';

/** The first question. With one of these signs the user must call at once and gets no more questions. */
export function EmergencyStep({ onAnswer }: { onAnswer: (gate: boolean) => void }) {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const shown = gateSigns.filter((sign) => !isPlain || sign !== 'birth');
  return (
    <>
      <p className={styles.lead}>
        <FormattedMessage id="schecker.lead" />
      </p>
      <h2 id="gate" tabIndex={-1} className={styles.question}>
        <FormattedMessage id="schecker.gate" />
      </h2>
      <ul className={styles.signs} aria-labelledby="gate">
        {shown.map((sign) => (
          <li key={sign}>
            <Icon name="siren" size={20} />
            <FormattedMessage id={isPlain && sign === 'harm' ? 'schecker.gate.harmPlain' : `emergency.sign.${sign}`} />
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button tone="secondary" icon="siren" wide large onClick={() => onAnswer(true)}>
          {intl.formatMessage({ id: 'schecker.gate.yes' })}
        </Button>
        <Button wide large onClick={() => onAnswer(false)}>
          {intl.formatMessage({ id: 'schecker.gate.no' })}
        </Button>
      </div>
      <EarlierChecks />
    </>
  );
}
