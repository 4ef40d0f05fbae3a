import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { Button } from '@/ui/controls/button.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import {
  isOtherUnit,
  readLimits,
  sugarFault,
  typedLimits,
  unitOfPatient,
  type LevelField,
  type SugarField,
} from './limits-entry.ts';
import { useWriteNote } from '@/features/doctor/notes/use-write-note.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

interface LimitsFormProps {
  doctorId: string;
  patient: Patient;
  before: CareNote | null;
  /** False while the page is read only; the typed values stay in the form. */
  canWrite: boolean;
  onClose: () => void;
}

const units = ['mg/dL', 'mmol/L'] as const;

/**
 * Limits for one patient, with a reason. Pressure limits can only be lower than the general ones: they can add a call
 * to the patient but never suppress one.
 */
export function LimitsForm({ doctorId, patient, before, canWrite, onClose }: LimitsFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(() => typedLimits(before, patient));
  const latest = useLatest(typed);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isError } = useWriteNote(doctorId);
  const { values, issues } = readLimits(patient.id, typed);
  const isWrong = (field: string) => isChecked && issues.some((issue) => issue.field === field);
  const save = () => {
    setIsChecked(true);
    // Close only if nothing was typed while saving: newer values are not saved yet.
    const onSuccess = () => latest() === typed && onClose();
    if (issues.length === 0) mutate(values, { onSuccess });
  };
  const level = (field: LevelField, kind: 'whole' | 'decimal', error: string | null) => (
    <NumberField
      kind={kind}
      label={intl.formatMessage({ id: `doctor.limits.${field}` })}
      error={isChecked ? error : null}
      value={typed[field]}
      onChange={(value) => setTyped({ ...typed, [field]: value })}
    />
  );
  const pressure = (field: LevelField) =>
    level(field, 'whole', isWrong(field) ? intl.formatMessage({ id: 'doctor.limits.wrong.whole' }) : null);
  const sugar = (field: SugarField) => {
    const fault = sugarFault(values[field], typed.sugarUnit);
    const { fits = null } = fault ?? {};
    const details = { ...fault, value: typed[field].trim(), unit: typed.sugarUnit, fits };
    const id = fits ? 'doctor.limits.wrong.unit' : 'doctor.limits.wrong.decimal';
    return level(field, 'decimal', fault && intl.formatMessage({ id }, details));
  };
  return (
    <div className={styles.form}>
      <p className={styles.detail}>{intl.formatMessage({ id: 'doctor.limits.hint' })}</p>
      <div className={styles.pair}>
        {pressure('systolicFrom')}
        {pressure('diastolicFrom')}
      </div>
      <SelectField
        label={intl.formatMessage({ id: 'doctor.limits.unit' })}
        options={units.map((unit) => ({ value: unit, label: unit }))}
        value={typed.sugarUnit}
        onChange={(sugarUnit) => setTyped({ ...typed, sugarUnit })}
      />
      {isOtherUnit(typed, patient) && (
        <p role="status">{intl.formatMessage({ id: 'doctor.limits.otherUnit' }, { unit: unitOfPatient(patient) })}</p>
      )}
      <div className={styles.pair}>
        {sugar('fastingBelow')}
        {sugar('oneHourBelow')}
        {sugar('twoHoursBelow')}
      </div>
      <TextAreaField
        label={intl.formatMessage({ id: 'doctor.limits.reason' })}
        error={isWrong('text') ? intl.formatMessage({ id: 'doctor.limits.reasonMissing' }) : null}
        maxLength={2000}
        value={typed.text}
        onChange={(text) => setTyped({ ...typed, text })}
      />
      {!canWrite && <p role="status">{intl.formatMessage({ id: 'doctor.notes.readOnly' })}</p>}
      {isError && <p role="alert">{intl.formatMessage({ id: 'doctor.acknowledge.failed' })}</p>}
      <div className={styles.pair}>
        {canWrite && (
          <Button busy={isPending} onClick={save}>
            {intl.formatMessage({ id: 'doctor.limits.save' })}
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {intl.formatMessage({ id: 'doctor.limits.cancel' })}
        </Button>
      </div>
    </div>
  );
}
