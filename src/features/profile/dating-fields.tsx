import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

const methods = ['CLINICIAN_EDD', 'IVF', 'USER_EDD', 'LMP', 'WEEKS_ENTERED'] as const;
const embryoAges = ['3', '5'] as const;

/** The dating method, most reliable first, and its fields. */
export function DatingFields({ form, set, error, today }: SectionProps & { today: string }) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const date = (field: 'dueDate' | 'transferDate' | 'lmp', limits: { max?: string }) => (
    <DateField
      name={field}
      {...limits}
      label={text(`profile.${field}`)}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      error={error(field, text(`profile.${field}`))}
    />
  );
  return (
    <div className={styles.entry}>
      <SelectField
        label={text('profile.dates.how')}
        value={form.datingMethod}
        onChange={(datingMethod) => set({ datingMethod })}
        options={[
          { value: '', label: text('profile.dates.none') },
          ...methods.map((value) => ({ value, label: text(`profile.dates.${value}`) })),
        ]}
      />
      {(form.datingMethod === 'CLINICIAN_EDD' || form.datingMethod === 'USER_EDD') && date('dueDate', {})}
      {form.datingMethod === 'IVF' && (
        <>
          {date('transferDate', { max: today })}
          <ChoiceChips
            always
            legend={text('profile.embryoDays')}
            options={embryoAges.map((value) => ({ value, label: text(`profile.embryoDays.${value}`) }))}
            chosen={[form.embryoDays]}
            onChange={([embryoDays = '5']) => set({ embryoDays })}
          />
        </>
      )}
      {form.datingMethod === 'LMP' && (
        <>
          {date('lmp', { max: today })}
          <NumberField
            label={text('profile.cycleDays')}
            hint={text('profile.cycleDays.hint')}
            maxLength={2}
            value={form.cycleDays}
            onChange={(cycleDays) => set({ cycleDays })}
            error={error('cycleDays', text('profile.cycleDays'))}
          />
        </>
      )}
      {form.datingMethod === 'WEEKS_ENTERED' && (
        <div className={styles.pair}>
          <NumberField
            label={text('profile.weeks')}
            maxLength={4}
            value={form.weeks}
            onChange={(weeks) => set({ weeks })}
            error={error('weeks', text('profile.weeks'))}
          />
          <NumberField
            label={text('profile.days')}
            hint={text('profile.days.hint')}
            maxLength={1}
            value={form.days}
            onChange={(days) => set({ days })}
            error={error('days', text('profile.days'))}
          />
        </div>
      )}
    </div>
  );
}
