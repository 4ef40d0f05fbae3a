import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion } from '@/ui/feedback/live-region.tsx';
import type { ProfileFormState } from './use-profile-form.ts';
import styles from './profile.module.css';

interface SaveBarProps {
  state: ProfileFormState;
  onSave: () => void;
}

/** The Save button, and why it did not save. The page of summaries says that it has saved. */
export function SaveBar({ state: { isSaving, isInvalid, failure }, onSave }: SaveBarProps) {
  const trouble = failure ?? (isInvalid ? 'profile.refused' : null);
  return (
    <div className={styles.bar}>
      <Button wide busy={isSaving} onClick={onSave}>
        <FormattedMessage id="profile.save" />
      </Button>
      <LiveRegion>
        {trouble && (
          <FailureMessage>
            <FormattedMessage id={trouble} />
          </FailureMessage>
        )}
      </LiveRegion>
    </div>
  );
}
