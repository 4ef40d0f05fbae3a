import { FormattedMessage, useIntl } from 'react-intl';
import { pregnancyStatuses, type Profile } from '@/model/records/profile.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { BirthField } from './birth-field.tsx';
import { DatingSection } from './dating-section.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

interface ChangeSectionProps extends SectionProps {
  profile: Profile | null;
  /** The profile without the fields that the chosen status clears. */
  renewed: Profile | null;
  today: string;
}

/** A birth, a loss, or taking one back. A loss takes two taps, asks for no reason and no date, and can be undone. */
export function ChangeSection({ profile, renewed, today, ...section }: ChangeSectionProps) {
  const { form, set } = section;
  const intl = useIntl();
  const current = profile?.pregnancyStatus ?? null;
  const isBack = current === 'ended' || current === 'postpartum';
  const others = pregnancyStatuses.filter((value) => value !== current && (value !== 'pregnant' || isBack));
  const chosen = others.filter((value) => value === form.pregnancyStatus);
  return (
    <div className={styles.fields}>
      <p>
        <FormattedMessage id={isBack ? 'profile.change.back' : 'profile.change.lead'} />
      </p>
      <ChoiceChips
        legendHidden
        legend={intl.formatMessage({ id: 'profile.status' })}
        options={others.map((value) => ({ value, label: intl.formatMessage({ id: `profile.status.${value}` }) }))}
        chosen={chosen}
        onChange={([pregnancyStatus = current ?? '']) => set({ pregnancyStatus })}
      />
      {chosen[0] === 'ended' && (
        <div className={styles.words}>
          <p>
            <FormattedMessage id="profile.status.endedWords" />
          </p>
          <ButtonLink to="/emergency" tone="secondary" icon="phone">
            <FormattedMessage id="profile.status.ended.help" />
          </ButtonLink>
        </div>
      )}
      {chosen[0] === 'postpartum' && <BirthField {...section} today={today} />}
      {chosen[0] === 'pregnant' && <DatingSection {...section} profile={renewed} today={today} />}
    </div>
  );
}
