import { useIntl } from 'react-intl';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { levelIcons } from '@/features/doctor/triage/level-chip.tsx';
import { AnswerButtons } from '@/features/doctor/notes/answer-buttons.tsx';
import type { AnswerAlarms } from '@/features/doctor/notes/use-answer-alarms.ts';
import { caseOf, waitingSince, type PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { dialableNumber } from '@/features/doctor/elements/phone.ts';
import { ruleRow } from '@/features/doctor/triage/rule-row.ts';
import { sourceWords } from '@/features/doctor/triage/source-words.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import { useReason } from '@/features/doctor/triage/use-reason.ts';
import styles from './open-alert-card.module.css';

interface OpenAlertCardProps {
  row: PatientRow;
  answers: AnswerAlarms;
  now: number;
  /** False while the page is read only. */
  canWrite: boolean;
}

/** The patient's open alert: urgency, reason, start time, rule and a call button. */
export function OpenAlertCard({ row, answers, now, canWrite }: OpenAlertCardProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const reason = useReason(now);
  const { patient, alert, seen, level, open } = row;
  if (!alert) return null;
  const source = sourceWords(intl, ruleRow(alert.reading.kind, alert.rule)?.source ?? '');
  const since = waitingSince(alert);
  const name = patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' });
  return (
    <section className={`${styles.card} ${styles[level]}`} aria-live="polite">
      <span className={styles.icon}>
        <Icon name={levelIcons[level]} size={32} />
      </span>
      <div className={styles.words}>
        <h2>
          {intl.formatMessage(
            { id: 'doctor.alert.title' },
            { level: intl.formatMessage({ id: `doctor.level.${level}` }), reason: reason(row) },
          )}
        </h2>
        <p>
          {intl.formatMessage(
            { id: 'doctor.alert.detail' },
            {
              value: readingText(intl, alert.reading),
              when: words.when(since, now),
              time: words.span(now - since),
              isSeen: String(seen !== null),
            },
          )}{' '}
          {intl.formatMessage({ id: 'doctor.alert.rule' }, { rule: alert.rule, source })}
        </p>
      </div>
      {patient.phoneNumber && (
        <a className={styles.call} href={`tel:${dialableNumber(patient.phoneNumber)}`}>
          <Icon name="phone" />
          {intl.formatMessage({ id: 'doctor.call.name' }, { name: bidiIsolate(intl, name) })}
        </a>
      )}
      {/* An open case is answered on its own card. */}
      {!seen && canWrite && !caseOf(alert, open) && (
        <AnswerButtons
          {...{ intl, name }}
          state={answers.states.get(patient.id)}
          onSeen={() => answers.markSeen({ userId: patient.id, alerts: [alert], episodes: [] })}
          onClose={undefined}
          tone="secondary"
        />
      )}
    </section>
  );
}
