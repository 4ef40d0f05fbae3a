import type { QueryClient } from '@tanstack/react-query';
import { setEmergencyContacts, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { unitForHospital } from '@/app/emergency/hospital-unit.ts';
import { replaceCountry } from '@/app/emergency/profile-country.ts';
import { readCachedList } from '@/db/cache/cached-list.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';

/**
 * Copies country and number of the hospital from saved changes of the profile to the emergency contacts, because
 * Emergency works without the store.
 */
export function copyToEmergency(changes: Partial<Profile>, queries: QueryClient): void {
  if (changes.countryCode !== undefined) replaceCountry(changes.countryCode);
  if (changes.hospitalId === undefined) return;
  // Offline, the query has no data; the user chose from the cached list.
  const hospitals =
    queries.getQueryData<ListedHospital[]>(['cached-list', 'hospitals']) ?? readCachedList<ListedHospital>('hospitals');
  const unit = unitForHospital(useEmergencyContacts.getState(), changes.hospitalId, hospitals ?? []);
  if (unit) setEmergencyContacts(unit);
}
