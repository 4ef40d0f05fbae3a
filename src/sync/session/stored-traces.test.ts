// @vitest-environment page
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { knownPatientIds, rememberPatientIds } from '@/sync/api/doctor/known-patients.ts';
import { forgetStoredTraces } from './stored-traces.ts';

it('a sign-out removes what notes store about a user, such as the time zone of the device', async () => {
  await openStore('amina');
  localStorage.setItem('maia-theme', 'dark');
  await saveSealedItem('zone', 'Africa/Nairobi');
  expect(await readSealedItem('zone')).toBe('Africa/Nairobi');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Nairobi');
  forgetStoredTraces('amina');
  expect(await readSealedItem('zone')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['maia-theme']);
});

it('a sign-out removes the ids of a doctor’s patients', () => {
  rememberPatientIds('dr', ['amina']);
  expect(knownPatientIds('dr')).toEqual(['amina']);
  forgetStoredTraces('dr');
  expect(knownPatientIds('dr')).toBeUndefined();
});

it('a sign-out keeps the language and appearance of the device', () => {
  const settings = ['maia-language', 'maia-low-data', 'maia-text-size', 'maia-theme'];
  for (const key of [...settings, 'maia-hospitals']) localStorage.setItem(key, 'chosen');
  forgetStoredTraces('amina');
  expect(Object.keys(localStorage).toSorted()).toEqual(settings);
});
