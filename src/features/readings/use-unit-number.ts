import { useEffect } from 'react';
import { setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import type { Profile } from '@/model/profile.ts';

/**
 * Learns the telephone number of her hospital's maternity unit while there is a network, so that a card can offer it
 * when there is none. A number she typed herself stays. Without an answer the card offers the emergency number alone.
 */
export function useUnitNumber(profile: Profile | null): void {
  const unitPhone = useEmergencyContacts((contacts) => contacts.unitPhone);
  const hospitalId = profile?.hospitalId;
  useEffect(() => {
    if (!hospitalId || unitPhone || !navigator.onLine) return;
    let isGone = false;
    void import('@/sync/online/hospitals.ts')
      .then(({ listHospitals }) => listHospitals())
      .then((hospitals) => {
        const own = hospitals.find((hospital) => hospital.id === hospitalId);
        if (own?.maternityPhone && !isGone) {
          setEmergencyContacts({ unitName: own.name, unitPhone: own.maternityPhone });
        }
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [hospitalId, unitPhone]);
}
