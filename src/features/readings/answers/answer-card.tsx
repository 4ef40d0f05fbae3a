import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { pressureLabel } from '@/clinical/pressure/pressure-category.ts';
import { mustBeAcknowledged, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { noteCall } from '@/app/episodes/note-in-episode.ts';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { TextForHelp } from '@/app/emergency/text-for-help.tsx';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { AlertCard } from '@/ui/feedback/alert-card.tsx';
import { AnswerAsks, asksAnything } from './answer-asks.tsx';
import { answerTexts } from './answer-texts.ts';
import { answerValues } from './answer-values.ts';
import { AnswerTimer } from './answer-timer.tsx';
import styles from './answer.module.css';
import type { Answer } from './answer.ts';
import { LimitsLine } from './limits-line.tsx';
import { SeenLine } from '@/features/readings/values/seen-line.tsx';
import { measuredText, readingText, readingWords } from '@/features/readings/values/reading-words.ts';

interface AnswerCardProps {
  answer: Answer & { readonly tier: Tier };
  profile: Profile | null;
  now: number;
  /** Absent when the reading could not be saved: then no symptoms can be stored with it. */
  onSymptoms?: (chosen: string[]) => void;
  onClose?: () => void;
}

/** The answer to a reading: what it is, what to do, whom to call, when to measure again. */
export const AnswerCard = (props: AnswerCardProps) => (
  <ClinicalContent line="after">
    <Card {...props} />
  </ClinicalContent>
);

function Card({ answer, profile, now, onSymptoms, onClose }: AnswerCardProps) {
  const intl = useIntl();
  const { tier, decidedBy } = answer;
  const isAlarm = mustBeAcknowledged(tier);
  const help = useHelpNumbers();
  const values = answerValues(answer, profile, help.emergencyNumber, intl);
  const smsText = (place: string) =>
    intl.formatMessage(
      { id: 'readings.answer.smsText' },
      {
        kind: intl.formatMessage({ id: `readings.kindTitle.${decidedBy.kind}` }).toLocaleLowerCase(intl.locale),
        value: readingText(intl, decidedBy),
        time: clockText(decidedBy.recordedAt),
        weeks: values.weeks ?? 'none',
        place,
      },
    );
  const more: ReactNode[] = [
    answer.repeat && <AnswerTimer key="timer" repeat={answer.repeat} />,
    asksAnything(answer, onSymptoms !== undefined) && <AnswerAsks key="asks" {...{ answer, onSymptoms }} />,
    isAlarm && <TextForHelp key="help" smsText={smsText} />,
  ].filter(Boolean);
  return (
    <AlertCard
      tier={tier}
      word={intl.formatMessage({ id: answer.headingId ?? 'clinical.tier.selfCare' })}
      lead={<Lead reading={decidedBy} now={now} isLarge={isAlarm} />}
      calls={help.callsFor(tier)}
      onCall={isAlarm ? noteCall : undefined}
      more={more.length > 0 ? <div className={styles.more}>{more}</div> : undefined}
      close={
        onClose && {
          text: intl.formatMessage({ id: isAlarm ? 'clinical.acknowledge' : 'readings.answer.close' }),
          onPress: onClose,
        }
      }
      bodyLine={intl.formatMessage({ id: 'clinical.yourBody' })}
    >
      {answerTexts(answer, values, intl).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {answer.limits && <LimitsLine limits={answer.limits} />}
      <SeenLine readingId={answer.reading.id} />
    </AlertCard>
  );
}

/** The number the card is about. Its unit is a separate element: only the row in the list has the single text `118/76 mmHg`. */
function Lead({ reading, now, isLarge }: { reading: Reading; now: number; isLarge: boolean }) {
  const intl = useIntl();
  const { value, unit } = readingWords(intl, reading);
  const label = reading.kind === 'bloodPressure' ? intl.formatMessage({ id: pressureLabel(reading) }) : null;
  return (
    <>
      <bdi dir="ltr" className={isLarge ? styles.hero : styles.number}>
        <span>{value}</span>
        <small>{unit}</small>
      </bdi>
      <span className={styles.measured}>
        {label && <b>{label}</b>} {label && '·'} {measuredText(intl, reading.recordedAt, now)}
      </span>
    </>
  );
}
