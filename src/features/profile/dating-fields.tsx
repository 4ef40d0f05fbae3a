import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { NumberField } from '@/ui/number-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

const methods = ['CLINICIAN_EDD', 'IVF', 'USER_EDD', 'LMP', 'WEEKS_ENTERED'] as const;
const embryoAges = ['3', '5'] as const;

/** How the dates are known, the surest first, and what belongs to that way. */
export function DatingFields({ form, set, error, today }: SectionProps & { today: string }) {
  const intl = useIntl();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const date = (field: 'dueDate' | 'transferDate' | 'lmp', limits: { max?: string }) => (
    <TextField
      type="date"
      name={field}
      {...limits}
      label={say(`profile.${field}`)}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      error={error(field, say(`profile.${field}`))}
    />
  );
  return (
    <div className={styles.entry}>
      <SelectField
        label={say('profile.dates.how')}
        value={form.datingMethod}
        onChange={(datingMethod) => set({ datingMethod })}
        options={[
          { value: '', label: say('profile.dates.none') },
          ...methods.map((value) => ({ value, label: say(`profile.dates.${value}`) })),
        ]}
      />
      {(form.datingMethod === 'CLINICIAN_EDD' || form.datingMethod === 'USER_EDD') && date('dueDate', {})}
      {form.datingMethod === 'IVF' && (
        <>
          {date('transferDate', { max: today })}
          <ChoiceChips
            always
            legend={say('profile.embryoDays')}
            options={embryoAges.map((value) => ({ value, label: say(`profile.embryoDays.${value}`) }))}
            chosen={[form.embryoDays]}
            onChange={([embryoDays = '5']) => set({ embryoDays })}
          />
        </>
      )}
      {form.datingMethod === 'LMP' && (
        <>
          {date('lmp', { max: today })}
          <NumberField
            label={say('profile.cycleDays')}
            hint={say('profile.cycleDays.hint')}
            maxLength={2}
            value={form.cycleDays}
            onChange={(cycleDays) => set({ cycleDays })}
            error={error('cycleDays', say('profile.cycleDays'))}
          />
        </>
      )}
      {form.datingMethod === 'WEEKS_ENTERED' && (
        <div className={styles.pair}>
          <NumberField
            label={say('profile.weeks')}
            maxLength={4}
            value={form.weeks}
            onChange={(weeks) => set({ weeks })}
            error={error('weeks', say('profile.weeks'))}
          />
          <NumberField
            label={say('profile.days')}
            hint={say('profile.days.hint')}
            maxLength={1}
            value={form.days}
            onChange={(days) => set({ days })}
            error={error('days', say('profile.days'))}
          />
        </div>
      )}
    </div>
  );
}
