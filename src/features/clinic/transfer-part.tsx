import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StaffMember } from '@/model/clinic/clinic-answers.ts';
import { transferPatients } from '@/sync/api/clinic/clinic.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import { useNameOf } from './use-staff.ts';
import styles from './clinic.module.css';

interface TransferPartProps {
  person: StaffMember;
  /** Everyone who could take the patients. */
  doctors: readonly StaffMember[];
  /** @param count how many patients were moved */
  onMoved: (count: number) => void;
}

/** Moves all patients of a doctor to another one. */
export function TransferPart({ person, doctors, onMoved }: TransferPartProps) {
  const intl = useIntl();
  const nameOf = useNameOf();
  const { run, isBusy, trouble } = useClinicAction();
  const [to, setTo] = useState('');

  async function transfer(): Promise<void> {
    const count = to === '' ? undefined : await run(() => transferPatients(person.id, to));
    if (count !== undefined) onMoved(count);
  }

  if (person.patients === 0) return null;
  return (
    <section className={styles.stack}>
      <SectionTitle>{intl.formatMessage({ id: 'clinic.transfer' })}</SectionTitle>
      <p>{intl.formatMessage({ id: 'clinic.transfer.text' })}</p>
      <SelectField
        label={intl.formatMessage({ id: 'clinic.transfer.to' })}
        value={to}
        options={[
          { value: '', label: intl.formatMessage({ id: 'clinic.choose' }) },
          ...doctors.map((each) => ({ value: each.id, label: nameOf(each) })),
        ]}
        onChange={setTo}
      />
      <div className={styles.acts}>
        <Button busy={isBusy || to === ''} icon="users" onClick={() => void transfer()}>
          {intl.formatMessage({ id: 'clinic.transfer.move' }, { count: person.patients })}
        </Button>
      </div>
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
    </section>
  );
}
