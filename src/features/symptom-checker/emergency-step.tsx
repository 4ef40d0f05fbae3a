import { FormattedMessage, useIntl } from 'react-intl';
import { gateSigns } from '@/clinical/symptoms/emergency-screening.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { DangerSign } from '@/ui/drawings/danger-sign.tsx';
import { EarlierChecks } from './earlier-checks.tsx';
import { Part } from './part.tsx';
import { gateDrawings } from './symptom-drawings.ts';
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
      <Part at={1} />
      <h2 id="gate" tabIndex={-1} className={styles.question}>
        <FormattedMessage id="schecker.gate" />
      </h2>
      <ul className={styles.signs} aria-labelledby="gate">
        {shown.map((sign) => (
          <li key={sign}>
            <span className={styles.small}>
              <DangerSign name={gateDrawings[sign]} />
            </span>
            <span>
              <FormattedMessage
                id={isPlain && sign === 'harm' ? 'schecker.gate.harmPlain' : `emergency.sign.${sign}`}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.pinned}>
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
