import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import { incompleteDatesIn } from '@/app/forms/incomplete-dates.ts';
import { LogOut } from '@/app/session/log-out.tsx';
import type { Profile } from '@/model/records/profile.ts';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { Columns, Page } from '@/ui/layout/page.tsx';
import { AboutSection } from './about-section.tsx';
import { CareSection } from './care-section.tsx';
import { HealthSection } from './health-section.tsx';
import { LifeSection } from './life-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { PregnancySection } from './pregnancy-section.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { ProfileQuestion } from './profile-question.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfileForm, type OnProfileSaved } from './use-profile-form.ts';
import styles from './profile.module.css';

interface ProfileEditorProps {
  profile: Profile | null;
  isSaved: boolean;
  onTouched: () => void;
  onSaved: OnProfileSaved;
}

/** The whole profile as one form with one Save. */
export function ProfileEditor({ profile, isSaved, onTouched, onSaved }: ProfileEditorProps) {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const state = useProfileForm(profile, onSaved);
  const { form, error, today, isInvalid } = state;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isInvalid) container.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isInvalid]);
  const set: typeof state.set = (changes) => {
    onTouched();
    state.set(changes);
  };
  const save = () => void state.submit(container.current ? incompleteDatesIn(container.current) : []);
  const section = { form, set, error };
  const isPatient = !isClinician(user?.labels ?? []);

  return (
    <Page
      title={intl.formatMessage({ id: 'profile.title' })}
      back="/more"
      foot={<SaveBar state={state} isSaved={isSaved} onSave={save} />}
    >
      <div className={styles.merges}>
        <ConflictLines recordId={user?.id ?? ''} />
      </div>
      <div ref={container}>
        <Columns>
          {isPatient && (
            <div>
              <PregnancySection {...section} profile={state.renewed} today={today} />
              <HealthSection {...section} />
            </div>
          )}
          <div>
            {isPatient && <CareSection {...section} />}
            <AboutSection {...section} photo={isPatient && <ProfilePhoto profile={profile} />} />
            {isPatient && <LifeSection {...section} />}
            <PhoneSection />
            <div className={styles.leave}>
              {user?.email && (
                <p className={styles.small}>
                  <FormattedMessage id="profile.mail" values={{ who: user.email }} />
                </p>
              )}
              <p>
                <Link to="/account">
                  <FormattedMessage id="profile.account" />
                </Link>
              </p>
              <p>
                <Link to="/verify-email">
                  <FormattedMessage id="auth.verify.title" />
                </Link>
              </p>
              <LogOut />
            </div>
          </div>
        </Columns>
      </div>
      <ProfileQuestion state={state} profile={profile} />
    </Page>
  );
}
