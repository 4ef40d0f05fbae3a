import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { setEmergencyContacts, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { unitForHospital } from '@/app/emergency/hospital-unit.ts';
import { listHospitals } from '@/sync/api/directory/hospitals.ts';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import type { SignUpDraft } from './sign-up-form.ts';
import styles from './auth-page.module.css';

interface SignUpMoreProps {
  draft: SignUpDraft;
  set: (changes: Partial<SignUpDraft>) => void;
  weeksError: string | null;
}

/** Optional fields: week of pregnancy and hospital. Both can be added in the profile later. */
export function OptionalSignUpFields({ draft, set, weeksError }: SignUpMoreProps) {
  const intl = useIntl();
  const hospitals = useQuery({ queryKey: ['hospitals'], queryFn: listHospitals });
  const chooseHospital = (id: string) => {
    const chosen = hospitals.data?.find((hospital) => hospital.id === id);
    set({ hospitalId: id, hospitalName: chosen?.name ?? '' });
    const unit = unitForHospital(useEmergencyContacts.getState(), id, hospitals.data ?? []);
    if (unit) setEmergencyContacts(unit);
  };
  const detailsRef = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Open the section on an error, but never close it when the error is fixed: it would collapse while the user types.
    if (weeksError !== null && detailsRef.current) detailsRef.current.open = true;
  }, [weeksError]);
  return (
    <details ref={detailsRef} className={styles.more}>
      <summary>
        <FormattedMessage id="auth.signUp.more" />
      </summary>
      <div className={styles.fields}>
        <NumberField
          label={intl.formatMessage({ id: 'auth.weeks' })}
          hint={intl.formatMessage({ id: 'auth.weeksHint' })}
          value={draft.weeks}
          onChange={(weeks) => set({ weeks })}
          error={weeksError}
        />
        <SelectField
          label={intl.formatMessage({ id: 'auth.hospital' })}
          value={draft.hospitalId}
          onChange={chooseHospital}
          hint={hospitals.isError ? intl.formatMessage({ id: 'auth.hospitalsFailed' }) : undefined}
          options={[
            { value: '', label: intl.formatMessage({ id: 'auth.hospitalLater' }) },
            ...(hospitals.data ?? []).map(({ id, name, city }) => ({
              value: id,
              label: city ? `${name}, ${city}` : name,
            })),
          ]}
        />
      </div>
    </details>
  );
}
