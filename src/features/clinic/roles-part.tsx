import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StaffMember, StaffRole } from '@/model/clinic/clinic-answers.ts';
import { changeRoles } from '@/sync/api/clinic/clinic.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { RolesField } from './roles-field.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import styles from './clinic.module.css';

/** Gives and withdraws roles. All of them are withdrawn only by the end of the work. */
export function RolesPart({ person }: { person: StaffMember }) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  const [roles, setRoles] = useState<readonly StaffRole[]>(person.roles);
  const [hospitalId, setHospitalId] = useState(person.hospitalId ?? '');
  const [state, setState] = useState<'saved' | 'missing' | null>(null);
  const isNew = !person.roles.includes('doctor');

  async function save(): Promise<void> {
    setState(null);
    if (roles.length === 0 || (roles.includes('doctor') && isNew && hospitalId === '')) return setState('missing');
    if (await run(() => changeRoles(person.id, roles, hospitalId))) setState('saved');
  }

  return (
    <section className={styles.stack}>
      <SectionTitle>{intl.formatMessage({ id: 'clinic.roles' })}</SectionTitle>
      <RolesField
        asksHospital={isNew}
        roles={roles}
        hospitalId={hospitalId}
        onChange={(changes) => {
          if (changes.roles) setRoles(changes.roles);
          if (changes.hospitalId !== undefined) setHospitalId(changes.hospitalId);
          setState(null);
        }}
      />
      <p className={styles.quiet}>{intl.formatMessage({ id: 'clinic.roles.hint' })}</p>
      <div className={styles.acts}>
        <Button tone="secondary" busy={isBusy} onClick={() => void save()}>
          {intl.formatMessage({ id: 'clinic.save' })}
        </Button>
      </div>
      <div role="status">
        {state === 'saved' && <SuccessMessage>{intl.formatMessage({ id: 'clinic.saved' })}</SuccessMessage>}
      </div>
      {state === 'missing' && (
        <FailureMessage alert>{intl.formatMessage({ id: 'clinic.roles.missing' })}</FailureMessage>
      )}
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
    </section>
  );
}
