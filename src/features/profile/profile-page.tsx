import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { liveProfile } from '@/db/profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import { unitAfter } from '@/hospital-unit.ts';
import { readKeptList } from '@/kept-list.ts';
import type { Profile } from '@/model/profile.ts';
import type { ListedHospital } from '@/sync/online/hospitals.ts';
import { nameAccount } from '@/sync/online/name-account.ts';
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
  const keepForEmergency = (changes: Partial<Profile>) => {
    if (changes.countryCode) setEmergencyContacts({ countryCode: changes.countryCode });
    if (changes.hospitalId === undefined) return;
    // Without a network nothing was asked, and the list of the last time is what she chose from.
    const hospitals =
      queries.getQueryData<ListedHospital[]>(['kept-list', 'hospitals']) ?? readKeptList<ListedHospital>('hospitals');
    const unit = unitAfter(useEmergencyContacts.getState(), changes.hospitalId, hospitals ?? []);
    if (unit) setEmergencyContacts(unit);
  };
  return (
    <ProfileEditor
      profile={profile}
      isSaved={isSaved}
      onTouched={() => setIsSaved(false)}
      onSaved={(changes, isWhole) => {
        keepForEmergency(changes);
        if (changes.name) void nameAccount(changes.name);
        setIsSaved(isWhole);
      }}
    />
  );
}
