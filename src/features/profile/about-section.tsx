import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { countryOptions } from '@/app/emergency/country-options.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

/** Name, age, contact details and country. */
export function AboutSection({ form, set, error, photo }: SectionProps & { photo?: ReactNode }) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <div className={styles.fields}>
      {photo}
      <TextField
        label={text('auth.name')}
        autoComplete="name"
        value={form.name}
        onChange={(name) => set({ name })}
        error={error('name', text('auth.name'))}
      />
      <div className={styles.pair}>
        <NumberField
          label={text('profile.age')}
          unit={text('profile.age.unit')}
          maxLength={3}
          value={form.age}
          onChange={(age) => set({ age })}
          error={error('age', text('profile.age'))}
        />
        <TextField
          label={text('profile.gender')}
          value={form.gender}
          onChange={(gender) => set({ gender })}
          error={error('gender', text('profile.gender'))}
        />
      </div>
      <TextField
        label={text('profile.phone')}
        hint={text('profile.phone.hint')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        value={form.phoneNumber}
        onChange={(phoneNumber) => set({ phoneNumber })}
        error={error('phoneNumber', text('profile.phone'))}
      />
      <TextField
        label={text('profile.address')}
        autoComplete="street-address"
        value={form.address}
        onChange={(address) => set({ address })}
        error={error('address', text('profile.address'))}
      />
      <SelectField
        label={text('profile.country')}
        hint={text('profile.country.hint')}
        value={form.countryCode}
        onChange={(countryCode) => set({ countryCode })}
        options={[{ value: '', label: text('profile.country.none') }, ...countryOptions(intl.locale)]}
      />
    </div>
  );
}
