import { useIntl } from 'react-intl';
import { dangerText } from '@/clinical/danger/danger-text.ts';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { stageValues } from '@/clinical/gestation/stage-values.ts';
import { quotedWords } from '@/i18n/phrases/quoted-words.ts';
import { mustBeAcknowledged, tierWords } from '@/clinical/rules/acuity-tier.ts';
import styles from './danger-card.module.css';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { noteCall } from '@/app/episodes/note-in-episode.ts';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { AlertCard } from '@/ui/feedback/alert-card.tsx';

interface DangerCardProps {
  danger: Danger;
  stage: Stage;
  onClose: () => void;
}

/** What to do about a danger that a message describes. Shown before the message is sent; it never blocks sending. */
export const DangerCard = (props: DangerCardProps) => (
  <ClinicalContent line="after">
    <Card {...props} />
  </ClinicalContent>
);

function Card({ danger, stage, onClose }: DangerCardProps) {
  const intl = useIntl();
  const help = useHelpNumbers();
  const { tier, card, quotes } = danger;
  const isAlarm = card === 'full' && mustBeAcknowledged(tier);
  const words = quotedWords(intl, quotes);
  return (
    <AlertCard
      // A general question gets the text of the tier, but no alarm.
      tier={card === 'full' ? tier : 'SELF_CARE'}
      word={intl.formatMessage({ id: card === 'full' ? tierWords[tier] : 'danger.compact' })}
      lead={
        quotes.length > 0 && <p className={styles.quotes}>{intl.formatMessage({ id: 'danger.youWrote' }, { words })}</p>
      }
      calls={card === 'full' ? help.callsFor(tier) : []}
      onCall={isAlarm ? noteCall : undefined}
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
