import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '@/model/records/profile.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import type { ProfileFormState } from './use-profile-form.ts';
import styles from './profile.module.css';

/** A question before saving. The first button changes nothing. */
export function ProfileQuestion({ state, profile }: { state: ProfileFormState; profile: Profile | null }) {
  const intl = useIntl();
  const { question, form, weeks, accept, reconsider, set } = state;
  if (!question) return null;
  const method = (of: NonNullable<Profile['datingMethod']>) => intl.formatMessage({ id: `profile.dates.${of}` });
  const keepDates = () => {
    set({ datingMethod: '' });
    reconsider();
  };
  const isReplacing = question === 'replace';
  return (
    <Sheet
      open
      onClose={reconsider}
      title={intl.formatMessage({ id: isReplacing ? 'profile.replace.title' : 'profile.late.title' })}
    >
      <div className={styles.question}>
        <p>
          {question === 'height' && <FormattedMessage id="profile.height.text" values={{ height: form.heightCm }} />}
          {question === 'late' && <FormattedMessage id="profile.late.text" values={{ weeks }} />}
          {isReplacing && profile?.datingMethod && form.datingMethod !== '' && (
            <FormattedMessage
              id="profile.replace.text"
              values={{ before: method(profile.datingMethod), next: method(form.datingMethod) }}
            />
          )}
        </p>
        <Button wide onClick={isReplacing ? keepDates : reconsider}>
          <FormattedMessage id={isReplacing ? 'profile.replace.keep' : 'profile.late.correct'} />
        </Button>
        <Button tone="secondary" wide onClick={accept}>
          <FormattedMessage id={isReplacing ? 'profile.replace.take' : 'profile.late.accept'} />
        </Button>
      </div>
    </Sheet>
  );
}
