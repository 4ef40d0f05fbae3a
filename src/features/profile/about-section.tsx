import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countryOptions } from '@/countries.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { NumberField } from '@/ui/number-field.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

/** Who she is, and how she is reached. */
export function AboutSection({ form, set, error, photo }: SectionProps & { photo?: ReactNode }) {
  const intl = useIntl();
  const say = (id: MessageId) => intl.formatMessage({ id });
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="profile.about" />
      </SectionTitle>
      <div className={styles.fields}>
        {photo}
        <TextField
          label={say('auth.name')}
          autoComplete="name"
          value={form.name}
          onChange={(name) => set({ name })}
          error={error('name', say('auth.name'))}
        />
        <div className={styles.pair}>
          <NumberField
            label={say('profile.age')}
            unit={say('profile.age.unit')}
            maxLength={3}
            value={form.age}
            onChange={(age) => set({ age })}
            error={error('age', say('profile.age'))}
          />
          <TextField
            label={say('profile.gender')}
            value={form.gender}
            onChange={(gender) => set({ gender })}
            error={error('gender', say('profile.gender'))}
          />
        </div>
        <TextField
          label={say('profile.phone')}
          hint={say('profile.phone.hint')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          value={form.phoneNumber}
          onChange={(phoneNumber) => set({ phoneNumber })}
          error={error('phoneNumber', say('profile.phone'))}
        />
        <TextField
          label={say('profile.address')}
          autoComplete="street-address"
          value={form.address}
          onChange={(address) => set({ address })}
          error={error('address', say('profile.address'))}
        />
        <SelectField
          label={say('profile.country')}
          hint={say('profile.country.hint')}
          value={form.countryCode}
          onChange={(countryCode) => set({ countryCode })}
          options={[{ value: '', label: say('profile.country.none') }, ...countryOptions(intl.locale)]}
        />
      </div>
    </section>
  );
}
