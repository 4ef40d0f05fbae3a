import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { pregnancyStatuses, type Profile } from '@/model/records/profile.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { DatingSection } from './dating-section.tsx';
import { isShown } from './profile-form.ts';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

interface PregnancySectionProps extends SectionProps {
  profile: Profile | null;
  today: string;
}

const babies = ['1', '2', '3', '4'] as const;

/** Pregnancy status and dates. A loss takes two taps, asks for no reason, hides weeks and babies, and can be undone. */
export function PregnancySection({ profile, today, ...section }: PregnancySectionProps) {
  const { form, set, error } = section;
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
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
          legend={text('profile.status')}
          options={pregnancyStatuses.map((value) => ({ value, label: text(`profile.status.${value}`) }))}
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
          <DateField
            name="birthDate"
            max={today}
            label={text('profile.birthDate')}
            hint={text('profile.birthDate.hint')}
            value={form.birthDate}
            onChange={(birthDate) => set({ birthDate })}
            error={error('birthDate', text('profile.birthDate'))}
          />
        )}
        {isShown('datingMethod', form) && (
          <>
            <DatingSection {...section} profile={profile} today={today} />
            <ChoiceChips
              legend={text('profile.fetuses')}
              options={babies.map((value) => ({ value, label: text(`profile.fetuses.${value}`) }))}
              chosen={babies.filter((value) => value === count)}
              onChange={([fetuses = '']) => set({ fetuses })}
            />
            <TextField
              label={text('profile.delivery')}
              value={form.deliveryPreference}
              onChange={(deliveryPreference) => set({ deliveryPreference })}
              error={error('deliveryPreference', text('profile.delivery'))}
            />
          </>
        )}
        {isShown('previousPregnancies', form) && (
          <NumberField
            label={text('profile.previous')}
            maxLength={2}
            value={form.previousPregnancies}
            onChange={(previousPregnancies) => set({ previousPregnancies })}
            error={error('previousPregnancies', text('profile.previous'))}
          />
        )}
      </div>
    </section>
  );
}
