import { FormattedMessage, useIntl } from 'react-intl';
import { gateSigns, type GateSign } from '@/clinical/symptoms/gate.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { EarlierChecks } from './earlier-checks.tsx';
import styles from './symptom-checker.module.css';

const words: Readonly<Record<GateSign, MessageId>> = {
  fit: 'emergency.sign.fit',
  unconscious: 'emergency.sign.unconscious',
  breath: 'emergency.sign.breath',
  chest: 'emergency.sign.chest',
  bleeding: 'emergency.sign.bleeding',
  stroke: 'emergency.sign.stroke',
  birth: 'emergency.sign.birth',
  harm: 'emergency.sign.harm',
  allergy: 'schecker.gate.allergy',
  accident: 'schecker.gate.accident',
};

/** Asked before anything else: whoever has one of these calls, and answers no more questions. */
export function GateStep({ onAnswer }: { onAnswer: (gate: boolean) => void }) {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
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
            <FormattedMessage id={isPlain && sign === 'harm' ? 'schecker.gate.harmPlain' : words[sign]} />
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
