import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from '@/i18n/isolated.ts';
import { readingText } from '@/i18n/reading-words.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { Icon } from '@/ui/icon.tsx';
import { levelIcons } from './level-chip.tsx';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { patientRow, type Known } from './patient-row.ts';
import { dialled } from './phone.ts';
import { waitingSince } from './row-order.ts';
import { ruleRow } from './rule-row.ts';
import { sourceWords } from './source-words.ts';
import { useAcknowledge } from './use-acknowledge.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import { useReason } from './use-reason.ts';
import styles from './open-alert-card.module.css';

interface OpenAlertCardProps {
  doctorId: string;
  patient: Patient;
  known: Known;
  now: number;
  /** False while the page is read only. */
  canWrite: boolean;
}

/** What stands open for her, in a doctor's words: how urgent, why, since when, by which rule, and the way to call her. */
export function OpenAlertCard({ doctorId, patient, known, now, canWrite }: OpenAlertCardProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const reason = useReason(now);
  const { acknowledge, notings } = useAcknowledge(doctorId);
  const row = useMemo(() => patientRow(patient, known, now), [patient, known, now]);
  const { alert, seen, level } = row;
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
        <a className={styles.call} href={`tel:${dialled(patient.phoneNumber)}`}>
          <Icon name="phone" />
          {intl.formatMessage({ id: 'doctor.call.name' }, { name: isolated(intl, name) })}
        </a>
      )}
      {!seen && canWrite && (
        <AcknowledgeButton
          {...{ intl, alert, name }}
          noting={notings.get(alert.reading.id)}
          onAcknowledge={acknowledge}
          tone="secondary"
        />
      )}
    </section>
  );
}
