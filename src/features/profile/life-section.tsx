import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

const activities = ['low', 'moderate', 'high'] as const;
const tones = ['friendly', 'formal', 'brief', 'encouraging'] as const;

/** Daily life: support, work, diet, activity and the tone of the chat. */
export function LifeSection({ form, set, error }: SectionProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const textField = (
    field: 'partnerSupport' | 'workSituation' | 'dietaryPreferences',
    id: MessageId,
    hint?: MessageId,
  ) => (
    <TextField
      label={text(id)}
      hint={hint && text(hint)}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      error={error(field, text(id))}
    />
  );
  return (
    <div className={styles.fields}>
      {textField('partnerSupport', 'profile.partner')}
      {textField('workSituation', 'profile.work')}
      {textField('dietaryPreferences', 'profile.diet', 'profile.diet.hint')}
      <ChoiceChips
        legend={text('profile.activity')}
        options={activities.map((value) => ({ value, label: text(`profile.activity.${value}`) }))}
        chosen={activities.filter((value) => value === form.activityLevel)}
        onChange={([activityLevel = '']) => set({ activityLevel })}
      />
      <ChoiceChips
        legend={text('profile.tone')}
        options={tones.map((value) => ({ value, label: text(`profile.tone.${value}`) }))}
        chosen={tones.filter((value) => value === form.chatTonePreference)}
        onChange={([chatTonePreference = '']) => set({ chatTonePreference })}
      />
    </div>
  );
}
