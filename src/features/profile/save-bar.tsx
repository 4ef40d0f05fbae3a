import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import type { ProfileFormState } from './use-profile-form.ts';
import styles from './profile.module.css';

interface SaveBarProps {
  state: ProfileFormState;
  isSaved: boolean;
  onSave: () => void;
}

/** The Save button and its result. The result is a polite live region, because the sync line is the only status of the page. */
export function SaveBar({ state: { isSaving, isInvalid, failure }, isSaved, onSave }: SaveBarProps) {
  const trouble = failure ?? (isInvalid ? 'profile.refused' : null);
  return (
    <div className={styles.bar}>
      <Button wide busy={isSaving} onClick={onSave}>
        <FormattedMessage id="profile.save" />
      </Button>
      <LiveRegion>
        {trouble ? (
          <FailureMessage>
            <FormattedMessage id={trouble} />
          </FailureMessage>
        ) : (
          isSaved && (
            <SuccessMessage>
              <FormattedMessage id="profile.saved" />
            </SuccessMessage>
          )
        )}
      </LiveRegion>
    </div>
  );
}
