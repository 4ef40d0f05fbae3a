import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { liveProfile } from '@/db/profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { setEmergencyContacts } from '@/emergency-contacts.ts';
import type { Profile } from '@/model/profile.ts';
import type { ListedHospital } from '@/sync/online/hospitals.ts';
import { changeAccountName } from '@/sync/online/own-account.ts';
import { Loading } from '@/ui/loading.tsx';
import { useStillFetching } from '@/use-nothing-yet.ts';
import { ProfileEditor } from './profile-editor.tsx';

export default function ProfilePage() {
  const profile = useLiveQuery(liveProfile, 'profile');
  const queries = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const isStillFetching = useStillFetching();
  // A new phone whose profile has not come yet would show an empty one.
  if (profile === undefined || (profile === null && isStillFetching)) return <Loading />;

  /** Emergency works without the store, so the numbers it needs are kept where it looks. */
  const keepForEmergency = ({ hospitalId, countryCode }: Partial<Profile>) => {
    if (countryCode) setEmergencyContacts({ countryCode });
    if (!hospitalId) return;
    const listed = queries
      .getQueryData<ListedHospital[]>(['kept-list', 'hospitals'])
      ?.find(({ id }) => id === hospitalId);
    if (listed) setEmergencyContacts({ unitName: listed.name, unitPhone: listed.maternityPhone ?? '' });
  };
  return (
    <ProfileEditor
      profile={profile}
      isSaved={isSaved}
      onTouched={() => setIsSaved(false)}
      onSaved={(changes, isWhole) => {
        keepForEmergency(changes);
        // The account is called the same; without a network the next change of it does this.
        if (changes.name) void changeAccountName(changes.name).catch(() => undefined);
        setIsSaved(isWhole);
      }}
    />
  );
}
