import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { liveProfile } from '@/db/records/profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { setEmergencyContacts, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { replaceCountry } from '@/app/emergency/profile-country.ts';
import { unitForHospital } from '@/app/emergency/hospital-unit.ts';
import { readCachedList } from '@/db/cache/cached-list.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { setAccountName } from '@/sync/api/account/account-name.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { useStillFetching } from '@/app/network/use-first-sync.ts';
import { ProfileEditor } from './profile-editor.tsx';

export default function ProfilePage() {
  const profile = useLiveQuery(liveProfile, 'profile');
  const queries = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const isStillFetching = useStillFetching();
  // During the first sync, a missing profile must not look like an empty one.
  if (profile === undefined || (profile === null && isStillFetching)) return <Loading />;

  /** Emergency works without the store, so country and unit number are copied to the emergency contacts. */
  const updateEmergencyContacts = (changes: Partial<Profile>) => {
    if (changes.countryCode !== undefined) replaceCountry(changes.countryCode);
    if (changes.hospitalId === undefined) return;
    // Offline, the query has no data; the user chose from the cached list.
    const hospitals =
      queries.getQueryData<ListedHospital[]>(['cached-list', 'hospitals']) ??
      readCachedList<ListedHospital>('hospitals');
    const unit = unitForHospital(useEmergencyContacts.getState(), changes.hospitalId, hospitals ?? []);
    if (unit) setEmergencyContacts(unit);
  };
  return (
    <ProfileEditor
      profile={profile}
      isSaved={isSaved}
      onTouched={() => setIsSaved(false)}
      onSaved={(changes, isWhole) => {
        updateEmergencyContacts(changes);
        if (changes.name) void setAccountName(changes.name);
        setIsSaved(isWhole);
      }}
    />
  );
}
