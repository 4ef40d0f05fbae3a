import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { BirthField } from './birth-field.tsx';
import { DatingSection } from './dating-section.tsx';
import { isShown } from './profile-form.ts';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

interface PregnancySectionProps extends SectionProps {
  profile: Profile | null;
  today: string;
}

const babies = ['1', '2', '3', '4'] as const;

/** The dates and what belongs to them. A birth and a loss have a page of their own, `/profile/change`. */
export function PregnancySection({ profile, today, ...section }: PregnancySectionProps) {
  const { form, set, error } = section;
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const count = Number(form.fetuses) > 4 ? '4' : form.fetuses;
  const status = form.pregnancyStatus;
  return (
    <div className={styles.fields}>
      {status === 'ended' && (
        <div className={styles.words}>
          <p>
            <FormattedMessage id="profile.status.endedIs" />
          </p>
          <ButtonLink to="/emergency" tone="secondary" icon="phone">
            <FormattedMessage id="profile.status.ended.help" />
          </ButtonLink>
        </div>
      )}
      {isShown('birthDate', form) && <BirthField {...section} today={today} />}
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
      <p className={styles.door}>
        <ButtonLink to="/profile/change" tone="quiet">
          <FormattedMessage
            id={status === 'ended' || status === 'postpartum' ? 'profile.change.open.back' : 'profile.change.open'}
          />
        </ButtonLink>
      </p>
    </div>
  );
}
