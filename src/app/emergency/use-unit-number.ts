import { useEffect } from 'react';
import { setEmergencyContacts, useEmergencyContacts } from './emergency-contacts.ts';
import { isUserEnteredNumber, unitForHospital } from './hospital-unit.ts';
import { readCachedList } from '@/db/cache/cached-list.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';

const storeUnitOf = (hospitalId: string | null | undefined, hospitals: readonly ListedHospital[]) => {
  const unit = unitForHospital(useEmergencyContacts.getState(), hospitalId, hospitals);
  if (unit) setEmergencyContacts(unit);
};

/**
 * Stores the phone number of the maternity unit in the emergency contacts when the hospital in the profile changes, also
 * on another device. A number that the user typed stays. While the server cannot be reached, the number of the former
 * hospital stays under that hospital's name.
 */
export function useUnitNumber(profile: (Profile & { readonly unreadable?: boolean }) | null): void {
  const unitPhone = useEmergencyContacts((contacts) => contacts.unitPhone);
  const unitHospitalId = useEmergencyContacts((contacts) => contacts.unitHospitalId);
  // A profile that cannot be decrypted does not mean that the hospital was removed.
  const isKnown = profile !== null && !profile.unreadable;
  const hospitalId = profile?.hospitalId;
  useEffect(() => {
    if (!isKnown) return;
    const cached = readCachedList<ListedHospital>('hospitals') ?? [];
    if (!hospitalId) return storeUnitOf(null, cached);
    const unit = useEmergencyContacts.getState();
    // A number with a name belongs to a hospital, or an older version let the user overwrite it: only the server's list decides.
    if (unit.unitName === '' && isUserEnteredNumber(unit, cached)) return;
    if (cached.some(({ id }) => id === hospitalId)) storeUnitOf(hospitalId, cached);
    const isStored = unitPhone !== '' && unitHospitalId === hospitalId;
    if (isStored || !navigator.onLine) return;
    let isUnmounted = false;
    void import('@/sync/api/directory/hospitals.ts')
      .then(({ listHospitals }) => listHospitals())
      .then((hospitals) => !isUnmounted && storeUnitOf(hospitalId, hospitals))
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isKnown, hospitalId, unitPhone, unitHospitalId]);
}
