import { useIntl } from 'react-intl';
import { dangerText } from './clinical/danger/danger-text.ts';
import type { Danger } from './clinical/danger/recognise-danger.ts';
import type { Stage } from './clinical/stage.ts';
import { stageValues } from './clinical/stage-values.ts';
import { mustBeAcknowledged, tierWords } from './clinical/tier.ts';
import styles from './danger-card.module.css';
import { ClinicalWords } from './english-part.tsx';
import { useHelpNumbers } from './help-numbers.ts';
import { AlertCard } from './ui/alert-card.tsx';

interface DangerCardProps {
  danger: Danger;
  stage: Stage;
  countryCode?: string | null;
  onClose: () => void;
}

/** What to do about a danger that somebody wrote of: before her message is sent, and never in its way. */
export const DangerCard = (props: DangerCardProps) => (
  <ClinicalWords line="after">
    <Card {...props} />
  </ClinicalWords>
);

function Card({ danger, stage, countryCode, onClose }: DangerCardProps) {
  const intl = useIntl();
  const help = useHelpNumbers(countryCode);
  const { tier, card, quotes } = danger;
  const isAlarm = card === 'full' && mustBeAcknowledged(tier);
  const words = intl.formatList(
    quotes.map((quote) => `“${quote}”`),
    { type: 'conjunction' },
  );
  return (
    <AlertCard
      // A general question gets the words of the tier, not its alarm.
      tier={card === 'full' ? tier : 'SELF_CARE'}
      word={intl.formatMessage({ id: card === 'full' ? tierWords[tier] : 'danger.compact' })}
      lead={
        quotes.length > 0 && <p className={styles.quotes}>{intl.formatMessage({ id: 'danger.youWrote' }, { words })}</p>
      }
      calls={card === 'full' ? help.callsFor(tier) : []}
      close={{
        text: intl.formatMessage({ id: isAlarm ? 'clinical.acknowledge' : 'readings.answer.close' }),
        onPress: onClose,
      }}
      bodyLine={intl.formatMessage({ id: 'clinical.yourBody' })}
    >
      <p>
        {intl.formatMessage(
          { id: dangerText(danger) },
          { ...stageValues(stage), emergencyNumber: help.emergencyNumber },
        )}
      </p>
    </AlertCard>
  );
}
