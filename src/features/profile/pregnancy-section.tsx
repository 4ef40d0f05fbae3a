import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { pregnancyStatuses, type Profile } from '@/model/profile.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { NumberField } from '@/ui/number-field.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { DatingSection } from './dating-section.tsx';
import { isShown } from './profile-form.ts';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

interface PregnancySectionProps extends SectionProps {
  profile: Profile | null;
  today: string;
}

const babies = ['1', '2', '3', '4'] as const;

/** Where she is. After a loss: no reason, no week, no baby; two taps, and it can be taken back. */
export function PregnancySection({ profile, today, ...section }: PregnancySectionProps) {
  const { form, set, error } = section;
  const intl = useIntl();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const status = form.pregnancyStatus;
  const count = Number(form.fetuses) > 4 ? '4' : form.fetuses;
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="profile.status" />
      </SectionTitle>
      <div className={styles.fields}>
        <ChoiceChips
          legendHidden
          legend={say('profile.status')}
          options={pregnancyStatuses.map((value) => ({ value, label: say(`profile.status.${value}`) }))}
          chosen={pregnancyStatuses.filter((value) => value === status)}
          onChange={([pregnancyStatus = '']) => set({ pregnancyStatus })}
        />
        {status === 'ended' && (
          <div className={styles.words}>
            <p>
              <FormattedMessage
                id={profile?.pregnancyStatus === 'ended' ? 'profile.status.endedIs' : 'profile.status.endedWords'}
              />
            </p>
            <ButtonLink to="/emergency" tone="secondary" icon="phone">
              <FormattedMessage id="profile.status.ended.help" />
            </ButtonLink>
          </div>
        )}
        {isShown('birthDate', form) && (
          <TextField
            type="date"
            name="birthDate"
            max={today}
            label={say('profile.birthDate')}
            hint={say('profile.birthDate.hint')}
            value={form.birthDate}
            onChange={(birthDate) => set({ birthDate })}
            error={error('birthDate', say('profile.birthDate'))}
          />
        )}
        {isShown('datingMethod', form) && (
          <>
            <DatingSection {...section} profile={profile} today={today} />
            <ChoiceChips
              legend={say('profile.fetuses')}
              options={babies.map((value) => ({ value, label: say(`profile.fetuses.${value}`) }))}
              chosen={babies.filter((value) => value === count)}
              onChange={([fetuses = '']) => set({ fetuses })}
            />
            <TextField
              label={say('profile.delivery')}
              value={form.deliveryPreference}
              onChange={(deliveryPreference) => set({ deliveryPreference })}
              error={error('deliveryPreference', say('profile.delivery'))}
            />
          </>
        )}
        {isShown('previousPregnancies', form) && (
          <NumberField
            label={say('profile.previous')}
            maxLength={2}
            value={form.previousPregnancies}
            onChange={(previousPregnancies) => set({ previousPregnancies })}
            error={error('previousPregnancies', say('profile.previous'))}
          />
        )}
      </div>
    </section>
  );
}
