import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StaffMember, StaffRole } from '@/model/clinic/clinic-answers.ts';
import { changeRoles } from '@/sync/api/clinic/clinic.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { areUnitsWrong, RolesField } from './roles-field.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import styles from './clinic.module.css';

/** Gives and withdraws roles. All of them are withdrawn only by the end of the work. */
export function RolesPart({ person, onSaved }: { person: StaffMember; onSaved: () => void }) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  const [roles, setRoles] = useState<readonly StaffRole[]>(person.roles);
  const [hospitalId, setHospitalId] = useState(person.hospitalId ?? '');
  const [units, setUnits] = useState<readonly string[]>(person.units);
  const [isMissing, setMissing] = useState(false);
  const isNew = !person.roles.includes('doctor');

  async function save(): Promise<void> {
    const lacks = roles.length === 0 || (roles.includes('doctor') && isNew && hospitalId === '');
    setMissing(lacks);
    if (lacks || areUnitsWrong(roles, units)) return;
    if (await run(() => changeRoles(person.id, roles, { hospitalId, units }))) onSaved();
  }

  return (
    <section className={styles.stack}>
      <SectionTitle>{intl.formatMessage({ id: 'clinic.roles' })}</SectionTitle>
      <RolesField
        legendHidden
        asksHospital={isNew}
        roles={roles}
        hospitalId={hospitalId}
        units={units}
        onChange={(changes) => {
          if (changes.roles) setRoles(changes.roles);
          if (changes.units) setUnits(changes.units);
          if (changes.hospitalId !== undefined) setHospitalId(changes.hospitalId);
          setMissing(false);
        }}
      />
      <p className={styles.quiet}>{intl.formatMessage({ id: 'clinic.roles.hint' })}</p>
      <div className={styles.acts}>
        <Button tone="secondary" busy={isBusy} onClick={() => void save()}>
          {intl.formatMessage({ id: 'clinic.save' })}
        </Button>
      </div>
      {isMissing && <FailureMessage alert>{intl.formatMessage({ id: 'clinic.roles.missing' })}</FailureMessage>}
      {areUnitsWrong(roles, units) && <p role="status">{intl.formatMessage({ id: 'midwives.units.wrong' })}</p>}
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
    </section>
  );
}
