import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import { unitAfter } from '@/hospital-unit.ts';
import { listHospitals } from '@/sync/online/hospitals.ts';
import { NumberField } from '@/ui/number-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import type { SignUpDraft } from './sign-up-form.ts';
import styles from './auth-page.module.css';

interface SignUpMoreProps {
  draft: SignUpDraft;
  set: (changes: Partial<SignUpDraft>) => void;
  weeksError: string | null;
}

/** What can wait: how far along, and the hospital. Both have their place in the profile too. */
export function SignUpMore({ draft, set, weeksError }: SignUpMoreProps) {
  const intl = useIntl();
  const hospitals = useQuery({ queryKey: ['hospitals'], queryFn: listHospitals });
  const chooseHospital = (id: string) => {
    const chosen = hospitals.data?.find((hospital) => hospital.id === id);
    set({ hospitalId: id, hospitalName: chosen?.name ?? '' });
    const unit = unitAfter(useEmergencyContacts.getState(), id, hospitals.data ?? []);
    if (unit) setEmergencyContacts(unit);
  };
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Only opened: closed with the last mistake, it would fold away under what she types.
    if (weeksError !== null && place.current) place.current.open = true;
  }, [weeksError]);
  return (
    <details ref={place} className={styles.more}>
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
