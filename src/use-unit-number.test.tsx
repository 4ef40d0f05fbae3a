// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUnit, setEmergencyContacts, useEmergencyContacts } from './emergency-contacts.ts';
import { keepList } from './kept-list.ts';
import type { Profile } from './model/profile.ts';
import { useUnitNumber } from './use-unit-number.ts';

const hilltop = { id: 'hilltop', name: 'Hilltop', maternityPhone: '222' };
const ofHilltop = { unitName: 'Hilltop', unitPhone: '222', unitHospitalId: 'hilltop' };
let asked: number;
let isOnline: boolean;

beforeEach(() => {
  asked = 0;
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', () => {
    asked += 1;
    const body = { total: 1, documents: [{ $id: 'hilltop', name: 'Hilltop', maternityPhone: '222' }] };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
  });
  setEmergencyContacts({ unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' });
});
afterEach(() => {
  cleanup();
  forgetUnit();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (changes: object | null) =>
  renderHook(() => useUnitNumber(changes && ({ id: 'amina', userId: 'amina', ...changes } as Profile)));

it('follows a hospital that was changed on another phone', async () => {
  show({ hospitalId: 'hilltop' });
  await waitFor(() => expect(useEmergencyContacts.getState()).toMatchObject(ofHilltop));
});

it('takes it from the list of the last time where there is no network', () => {
  isOnline = false;
  keepList('hospitals', [hilltop]);
  show({ hospitalId: 'hilltop' });
  expect(useEmergencyContacts.getState()).toMatchObject(ofHilltop);
  expect(asked).toBe(0);
});

it('goes with a hospital that was removed, and asks nobody for one that is there', () => {
  show({ hospitalId: 'lakeside' });
  expect(asked).toBe(0);
  show({});
  expect(useEmergencyContacts.getState().unitPhone).toBe('');
});

it.each([[null], [{ unreadable: true }]])('keeps the number while the profile is not known: %j', (profile) => {
  show(profile);
  expect(useEmergencyContacts.getState().unitPhone).toBe('111');
});

it('leaves the number that she typed herself', () => {
  setEmergencyContacts({ unitName: '', unitPhone: '0700', unitHospitalId: null });
  show({ hospitalId: 'hilltop' });
  show({});
  expect(useEmergencyContacts.getState().unitPhone).toBe('0700');
  expect(asked).toBe(0);
});

it('follows the hospital also where its number was kept before its name was noted, and no list is on the phone', async () => {
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
