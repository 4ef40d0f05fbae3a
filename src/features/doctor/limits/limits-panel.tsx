import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { limitTexts } from '@/i18n/phrases/limit-words.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { Button } from '@/ui/controls/button.tsx';
import { isOtherUnit, unitOfPatient } from './limits-entry.ts';
import { LimitsForm } from './limits-form.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

interface LimitsPanelProps {
  doctorId: string;
  patient: Patient;
  limits: OwnLimits | null;
  canWrite: boolean;
}

/**
 * The limits set for this patient, with the reason, and a button to change them. The patient's own device uses them
 * too.
 */
export function LimitsPanel({ doctorId, patient, limits, canWrite }: LimitsPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.limits.title' })}>
      {limits ? (
        <>
          <ul>
            {limitTexts(intl, limits.note).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {!isOpen && isOtherUnit(limits.note, patient) && (
            <p>{intl.formatMessage({ id: 'doctor.limits.otherUnit' }, { unit: unitOfPatient(patient) })}</p>
          )}
          <p className={styles.detail}>
            {intl.formatMessage(
              { id: 'doctor.limits.by' },
              {
                name: senderName(intl, limits.note),
                date: words.date(Date.parse(limits.note.recordedAt)),
                reason: limits.note.text ?? '',
              },
            )}
          </p>
        </>
      ) : (
        <p>{intl.formatMessage({ id: 'doctor.limits.none' })}</p>
      )}
      {canWrite && !isOpen && (
        <div className={styles.form}>
          <Button tone="secondary" icon="pencil" onClick={() => setIsOpen(true)}>
            {intl.formatMessage({ id: 'doctor.limits.change' })}
          </Button>
        </div>
      )}
      {isOpen && (
        <LimitsForm
          {...{ doctorId, patient, canWrite }}
          before={limits?.note ?? null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Panel>
  );
}
