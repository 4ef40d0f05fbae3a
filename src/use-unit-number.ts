import { useEffect } from 'react';
import { setEmergencyContacts, useEmergencyContacts } from './emergency-contacts.ts';
import { isOwnNumber, unitAfter } from './hospital-unit.ts';
import { readKeptList } from './kept-list.ts';
import type { Profile } from './model/profile.ts';
import type { ListedHospital } from './sync/online/hospitals.ts';

const keepUnit = (hospitalId: string | null | undefined, hospitals: readonly ListedHospital[]) => {
  const unit = unitAfter(useEmergencyContacts.getState(), hospitalId, hospitals);
  if (unit) setEmergencyContacts(unit);
};

/**
 * Keeps the telephone number of her hospital's maternity unit where Emergency and the cards look for it, also when the
 * hospital was changed on another phone. A number she typed herself stays. Without an answer of the server the number of the
 * hospital before stands there under that hospital's name.
 */
export function useUnitNumber(profile: (Profile & { readonly unreadable?: boolean }) | null): void {
  const unitPhone = useEmergencyContacts((contacts) => contacts.unitPhone);
  const unitHospitalId = useEmergencyContacts((contacts) => contacts.unitHospitalId);
  // A row that this phone cannot open says nothing of a hospital that was removed.
  const isKnown = profile !== null && !profile.unreadable;
  const hospitalId = profile?.hospitalId;
  useEffect(() => {
    if (!isKnown) return;
    const kept = readKeptList<ListedHospital>('hospitals') ?? [];
    if (!hospitalId) return keepUnit(null, kept);
    const unit = useEmergencyContacts.getState();
    // A number with a name is a hospital's, or was typed over one in an older version: the server's list tells which.
    if (unit.unitName === '' && isOwnNumber(unit, kept)) return;
    if (kept.some(({ id }) => id === hospitalId)) keepUnit(hospitalId, kept);
    const isThere = unitPhone !== '' && unitHospitalId === hospitalId;
    if (isThere || !navigator.onLine) return;
    let isGone = false;
    void import('@/sync/online/hospitals.ts')
      .then(({ listHospitals }) => listHospitals())
      .then((hospitals) => !isGone && keepUnit(hospitalId, hospitals))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isKnown, hospitalId, unitPhone, unitHospitalId]);
}
