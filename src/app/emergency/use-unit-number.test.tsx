// @vitest-environment page
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetEmergencyContacts, setEmergencyContacts, useEmergencyContacts } from './emergency-contacts.ts';
import { cacheList } from '@/db/cache/cached-list.ts';
import type { Profile } from '@/model/records/profile.ts';
import { useUnitNumber } from './use-unit-number.ts';

const hilltop = { id: 'hilltop', name: 'Hilltop', maternityPhone: '222' };
const ofHilltop = { unitName: 'Hilltop', unitPhone: '222', unitHospitalId: 'hilltop' };
let requestCount: number;
let isOnline: boolean;

beforeEach(() => {
  requestCount = 0;
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', () => {
    requestCount += 1;
    const body = { total: 1, documents: [{ $id: 'hilltop', name: 'Hilltop', maternityPhone: '222' }] };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
  });
  setEmergencyContacts({ unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' });
});
afterEach(() => {
  cleanup();
  forgetEmergencyContacts();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (changes: object | null) =>
  renderHook(() => useUnitNumber(changes && ({ id: 'amina', userId: 'amina', ...changes } as Profile)));

it('sets the number of a hospital that was chosen on another device', async () => {
  show({ hospitalId: 'hilltop' });
  await waitFor(() => expect(useEmergencyContacts.getState()).toMatchObject(ofHilltop));
});

it('takes the number from the cached list when offline', () => {
  isOnline = false;
  cacheList('hospitals', [hilltop]);
  show({ hospitalId: 'hilltop' });
  expect(useEmergencyContacts.getState()).toMatchObject(ofHilltop);
  expect(requestCount).toBe(0);
});

it('clears the number of a removed hospital, and sends no request for one that is already set', () => {
  show({ hospitalId: 'lakeside' });
  expect(requestCount).toBe(0);
  show({});
  expect(useEmergencyContacts.getState().unitPhone).toBe('');
});

it.each([[null], [{ unreadable: true }]])('keeps the number while the profile is unknown: %j', (profile) => {
  show(profile);
  expect(useEmergencyContacts.getState().unitPhone).toBe('111');
});

it('keeps a number that the user typed', () => {
  setEmergencyContacts({ unitName: '', unitPhone: '0700', unitHospitalId: null });
  show({ hospitalId: 'hilltop' });
  show({});
  expect(useEmergencyContacts.getState().unitPhone).toBe('0700');
  expect(requestCount).toBe(0);
});

it('replaces a number that was stored without a hospital id, also when no list is cached', async () => {
  vi.stubGlobal('fetch', () => {
    const documents = [
      { $id: 'hilltop', name: 'Hilltop', maternityPhone: '222' },
      { $id: 'lakeside', name: 'Lakeside', maternityPhone: '111' },
    ];
    const body = JSON.stringify({ total: 2, documents });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  });
  setEmergencyContacts({ unitName: 'Lakeside', unitPhone: '111', unitHospitalId: null });
  show({ hospitalId: 'hilltop' });
  await waitFor(() => expect(useEmergencyContacts.getState()).toMatchObject(ofHilltop));
});
