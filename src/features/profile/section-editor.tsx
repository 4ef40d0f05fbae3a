import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { incompleteDatesIn } from '@/app/forms/incomplete-dates.ts';
import type { Profile } from '@/model/records/profile.ts';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { Page } from '@/ui/layout/page.tsx';
import { AboutSection } from './about-section.tsx';
import { CareSection } from './care-section.tsx';
import { ChangeSection } from './change-section.tsx';
import { HealthSection } from './health-section.tsx';
import { LifeSection } from './life-section.tsx';
import { PregnancySection } from './pregnancy-section.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { ProfileQuestion } from './profile-question.tsx';
import { SaveBar } from './save-bar.tsx';
import { titleOf, type Section } from './sections.ts';
import { useProfileForm, type OnProfileSaved } from './use-profile-form.ts';

interface SectionEditorProps {
  section: Exclude<Section, 'phone'>;
  profile: Profile | null;
  onSaved: OnProfileSaved;
}

/** One part of the profile as a form with a Save of its own. It changes no field of another part. */
export function SectionEditor({ section, profile, onSaved }: SectionEditorProps) {
  const intl = useIntl();
  const isPatient = useSession((session) => !isClinician(session.user?.labels ?? []));
  const state = useProfileForm(section, profile, onSaved);
  const { form, error, set, today, isInvalid, renewed } = state;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isInvalid) container.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isInvalid]);
  const save = () => void state.submit(container.current ? incompleteDatesIn(container.current) : []);
  const shared = { form, set, error };
  const isEnded = profile?.pregnancyStatus === 'ended';
  const isNothingToSave = section === 'pregnancy' && isEnded;
  return (
    <Page
      title={intl.formatMessage({ id: titleOf(section, isEnded) })}
      back={section === 'change' ? '/profile/pregnancy' : '/profile'}
      width="reading"
      foot={isNothingToSave ? undefined : <SaveBar state={state} onSave={save} />}
    >
      <div ref={container}>
        {section === 'pregnancy' && <PregnancySection {...shared} profile={renewed} today={today} />}
        {section === 'change' && <ChangeSection {...shared} profile={profile} renewed={renewed} today={today} />}
        {section === 'health' && <HealthSection {...shared} />}
        {section === 'care' && <CareSection {...shared} />}
        {section === 'you' && <AboutSection {...shared} photo={isPatient && <ProfilePhoto profile={profile} />} />}
        {section === 'life' && <LifeSection {...shared} />}
      </div>
      <ProfileQuestion state={state} profile={profile} />
    </Page>
  );
}
