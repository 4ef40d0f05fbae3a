import { useIntl } from 'react-intl';
import { DateField } from '@/ui/dates/date-field.tsx';
import type { SectionProps } from './section-props.ts';

/** The day of birth, today at the latest. */
export function BirthField({ form, set, error, today }: SectionProps & { today: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'profile.birthDate' });
  return (
    <DateField
      name="birthDate"
      max={today}
      label={label}
      hint={intl.formatMessage({ id: 'profile.birthDate.hint' })}
      value={form.birthDate}
      onChange={(birthDate) => set({ birthDate })}
      error={error('birthDate', label)}
    />
  );
}
