import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { TextField } from '@/ui/text-field.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

const activities = ['low', 'moderate', 'high'] as const;
const tones = ['friendly', 'formal', 'brief', 'encouraging'] as const;

/** Her days: what answers and advice take into account. */
export function LifeSection({ form, set, error }: SectionProps) {
  const intl = useIntl();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const line = (field: 'partnerSupport' | 'workSituation' | 'dietaryPreferences', id: MessageId, hint?: MessageId) => (
    <TextField
      label={say(id)}
      hint={hint && say(hint)}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      error={error(field, say(id))}
    />
  );
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="profile.life" />
      </SectionTitle>
      <div className={styles.fields}>
        {line('partnerSupport', 'profile.partner')}
        {line('workSituation', 'profile.work')}
        {line('dietaryPreferences', 'profile.diet', 'profile.diet.hint')}
        <ChoiceChips
          legend={say('profile.activity')}
          options={activities.map((value) => ({ value, label: say(`profile.activity.${value}`) }))}
          chosen={activities.filter((value) => value === form.activityLevel)}
          onChange={([activityLevel = '']) => set({ activityLevel })}
        />
        <ChoiceChips
          legend={say('profile.tone')}
          options={tones.map((value) => ({ value, label: say(`profile.tone.${value}`) }))}
          chosen={tones.filter((value) => value === form.chatTonePreference)}
          onChange={([chatTonePreference = '']) => set({ chatTonePreference })}
        />
      </div>
    </section>
  );
}
