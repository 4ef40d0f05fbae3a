import { useIntl } from 'react-intl';
import { staffRoles, type StaffRole } from '@/model/clinic/clinic-answers.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { useHospitals } from './use-staff.ts';

interface RolesFieldProps {
  roles: readonly StaffRole[];
  hospitalId: string;
  /** Hospitals of a midwife. */
  units: readonly string[];
  /** The hospital is asked for with the role of a doctor, where the person has no hospital yet. */
  asksHospital: boolean;
  /** The section above has the same title. */
  legendHidden?: boolean;
  onChange: (changes: { roles?: StaffRole[]; hospitalId?: string; units?: string[] }) => void;
}

/** Why these roles cannot be saved together: a midwife without a hospital, or a midwife who is a doctor. */
export const areUnitsWrong = (roles: readonly StaffRole[], units: readonly string[]): boolean =>
  roles.includes('midwife') && (units.length === 0 || roles.includes('doctor'));

/** The roles of a person, with what each may do, the hospital of a doctor and the hospitals of a midwife. */
export function RolesField({ roles, hospitalId, units, asksHospital, legendHidden, onChange }: RolesFieldProps) {
  const intl = useIntl();
  const hospitals = useHospitals();
  return (
    <>
      <ChoiceChips
        many
        legendHidden={legendHidden}
        legend={intl.formatMessage({ id: 'clinic.roles' })}
        options={staffRoles.map((value) => ({ value, label: intl.formatMessage({ id: `clinic.role.${value}` }) }))}
        chosen={roles}
        onChange={(chosen) => onChange({ roles: chosen })}
      />
      {roles.map((role) => (
        <p key={role}>{intl.formatMessage({ id: `clinic.role.${role}.may` })}</p>
      ))}
      {asksHospital && roles.includes('doctor') && (
        <SelectField
          label={intl.formatMessage({ id: 'clinic.hospital' })}
          hint={hospitals.data?.length === 0 ? intl.formatMessage({ id: 'clinic.hospital.first' }) : undefined}
          value={hospitalId}
          options={[
            { value: '', label: intl.formatMessage({ id: 'clinic.choose' }) },
            ...(hospitals.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(chosen) => onChange({ hospitalId: chosen })}
        />
      )}
      {roles.includes('midwife') && (
        <ChoiceChips
          many
          legend={intl.formatMessage({ id: 'midwives.units' })}
          options={(hospitals.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          chosen={units}
          onChange={(chosen) => onChange({ units: chosen })}
        />
      )}
    </>
  );
}
