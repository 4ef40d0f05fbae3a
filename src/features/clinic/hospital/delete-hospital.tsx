import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { HospitalUse } from '@/model/clinic/clinic-answers.ts';
import { deleteHospital, describeHospitalUse, moveHospital } from '@/sync/api/clinic/hospital-use.ts';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { Loaded } from '@/features/clinic/loaded.tsx';
import { CLINIC_KEY, useClinicAction } from '@/features/clinic/use-clinic-action.ts';
import clinic from '@/features/clinic/clinic.module.css';

interface DeleteHospitalProps {
  hospital: ListedHospital;
  /** The other hospitals. */
  others: readonly ListedHospital[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a hospital that nothing refers to; else says who does, and moves them. */
export function DeleteHospital({ hospital, others, onClose, onDeleted }: DeleteHospitalProps) {
  const intl = useIntl();
  const { id, name } = hospital;
  const { run, isBusy, trouble } = useClinicAction();
  const use = useQuery({ queryKey: [CLINIC_KEY, 'hospital use', id], queryFn: () => describeHospitalUse(id) });
  const isFree = use.data && use.data.doctors.value + use.data.patients.value + use.data.shifts === 0;
  const remove = async () => {
    if (await run(() => deleteHospital(id))) onDeleted();
  };
  return (
    <Sheet
      open
      title={intl.formatMessage({ id: 'hospital.delete.title' }, { name })}
      onClose={onClose}
      foot={
        isFree && (
          <Button wide large busy={isBusy} onClick={() => void remove()}>
            {intl.formatMessage({ id: 'hospital.delete.now' })}
          </Button>
        )
      }
    >
      <div className={clinic.stack}>
        <Loaded query={use}>
          {(answer) =>
            isFree ? (
              <p>{intl.formatMessage({ id: 'hospital.delete.free' })}</p>
            ) : (
              <InUse id={id} use={answer} others={others} />
            )
          }
        </Loaded>
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      </div>
    </Sheet>
  );
}

interface InUseProps {
  id: string;
  use: HospitalUse;
  others: readonly ListedHospital[];
}

function InUse({ id, use: { doctors, patients, shifts, names }, others }: InUseProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  const [to, setTo] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const people = doctors.value + patients.value;
  async function move(): Promise<void> {
    const count = to === '' ? undefined : await run(() => moveHospital(id, to));
    if (count !== undefined) setMoved(count);
  }
  return (
    <>
      <p>{intl.formatMessage({ id: 'hospital.delete.used' })}</p>
      <ul>
        {doctors.value > 0 && (
          <li>
            {intl.formatMessage({ id: 'hospital.delete.doctors' }, { count: doctors.value })}:{' '}
            <bdi>{intl.formatList(names)}</bdi>
          </li>
        )}
        {patients.value > 0 && (
          <li>{intl.formatMessage({ id: 'hospital.delete.patients' }, { count: patients.value })}</li>
        )}
        {shifts > 0 && <li>{intl.formatMessage({ id: 'hospital.delete.shifts' }, { count: shifts })}</li>}
      </ul>
      {shifts > 0 && (
        <ButtonLink to={`/clinic/roster/${id}`} tone="secondary" icon="clock">
          {intl.formatMessage({ id: 'hospital.delete.roster' })}
        </ButtonLink>
      )}
      {people > 0 && others.length > 0 && (
        <>
          <SelectField
            label={intl.formatMessage({ id: 'hospital.move.to' })}
            hint={intl.formatMessage({ id: 'hospital.move.hint' })}
            value={to}
            options={[
              { value: '', label: intl.formatMessage({ id: 'clinic.choose' }) },
              ...others.map((other) => ({ value: other.id, label: other.name })),
            ]}
            onChange={setTo}
          />
          <Button busy={isBusy || to === ''} icon="users" onClick={() => void move()}>
            {intl.formatMessage({ id: 'hospital.move.now' })}
          </Button>
        </>
      )}
      {people > 0 && others.length === 0 && <p>{intl.formatMessage({ id: 'hospital.move.nowhere' })}</p>}
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      <div role="status">
        {moved !== null && (
          <SuccessMessage>{intl.formatMessage({ id: 'hospital.move.done' }, { count: moved })}</SuccessMessage>
        )}
      </div>
    </>
  );
}
