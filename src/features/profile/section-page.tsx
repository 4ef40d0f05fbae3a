import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useMatch, useNavigate } from 'react-router-dom';
import { useStillFetching } from '@/app/network/use-first-sync.ts';
import { copyToEmergency } from '@/app/profile/copy-to-emergency.ts';
import { liveProfile } from '@/db/records/profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { isClinician } from '@/model/account/staff.ts';
import { setAccountName } from '@/sync/api/account/account-name.ts';
import { useSession } from '@/sync/session/session.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { PhoneSection } from './phone-section.tsx';
import { SectionEditor } from './section-editor.tsx';
import { sections, sectionsOfAll } from './sections.ts';
import type { OnProfileSaved } from './use-profile-form.ts';

/** /profile/:section, one part of the profile. */
export default function ProfileSectionPage() {
  const asked = useMatch('/profile/:section')?.params.section;
  const section = sections.find((each) => each === asked);
  const isPatient = useSession((session) => !isClinician(session.user?.labels ?? []));
  const profile = useLiveQuery(liveProfile, 'profile');
  const isStillFetching = useStillFetching();
  const intl = useIntl();
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (!section || (!isPatient && !sectionsOfAll.includes(section))) return <Navigate to="/profile" replace />;
  if (section === 'phone')
    return (
      <Page title={intl.formatMessage({ id: 'profile.phoneSettings' })} back="/profile" width="reading">
        <PhoneSection />
      </Page>
    );
  // During the first sync, a missing profile must not look like an empty one.
  if (profile === undefined || (profile === null && isStillFetching)) return <Loading />;

  const onSaved: OnProfileSaved = (changes, isWhole) => {
    copyToEmergency(changes, queries);
    if (changes.name) void setAccountName(changes.name);
    // What was typed during the save is not saved yet: the form stays open.
    if (isWhole) void navigate('/profile', { state: { saved: section } });
  };
  return <SectionEditor key={section} section={section} profile={profile} onSaved={onSaved} />;
}
