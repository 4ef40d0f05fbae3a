import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { Failed, News, Told } from '@/ui/news.tsx';
import type { ProfileFormState } from './use-profile-form.ts';
import styles from './profile.module.css';

interface SaveBarProps {
  state: ProfileFormState;
  isSaved: boolean;
  onSave: () => void;
}

/** The one action, and what became of it. The words are polite: the line below it is the page's only status. */
export function SaveBar({ state: { isSaving, isRefused, failure }, isSaved, onSave }: SaveBarProps) {
  const trouble = failure ?? (isRefused ? 'profile.refused' : null);
  return (
    <div className={styles.bar}>
      <Button wide busy={isSaving} onClick={onSave}>
        <FormattedMessage id="profile.save" />
      </Button>
      <News>
        {trouble ? (
          <Failed>
            <FormattedMessage id={trouble} />
          </Failed>
        ) : (
          isSaved && (
            <Told>
              <FormattedMessage id="profile.saved" />
            </Told>
          )
        )}
      </News>
    </div>
  );
}
