// @vitest-environment page
import { act, cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetEmergencyContacts,
  setEmergencyContacts,
  useEmergencyContacts,
} from '@/app/emergency/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import { cacheList } from '@/db/cache/cached-list.ts';
import type { Profile } from '@/model/records/profile.ts';
import CallerIntro from './caller-intro.tsx';

let profile: Partial<Profile>;
vi.mock('@/db/records/profile.ts', () => ({ liveProfile: () => ({}) }));
vi.mock('@/db/queries/use-live-query.ts', () => ({ useLiveQuery: () => profile }));

afterEach(() => {
  cleanup();
  forgetEmergencyContacts();
  localStorage.clear();
  vi.useRealTimers();
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <CallerIntro />
    </IntlProvider>,
  ).container;

it('says the current week on a page that has been open since yesterday', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 10, 20, 22));
  profile = { pregnancyStatus: 'pregnant', datingMethod: 'CLINICIAN_EDD', estimatedLmp: '2026-05-06' };
  const container = show();
  expect(container.textContent).toContain('28 weeks and 2 days');
  vi.setSystemTime(new Date(2026, 10, 21, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(container.textContent).toContain('28 weeks and 3 days');
});

it('sets the number of a hospital that was chosen on another device', () => {
  cacheList('hospitals', [{ id: 'hilltop', name: 'Hilltop', maternityPhone: '222' }]);
  setEmergencyContacts({ unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' });
  profile = { hospitalId: 'hilltop' };
  show();
  expect(useEmergencyContacts.getState()).toMatchObject({ unitName: 'Hilltop', unitPhone: '222' });
});
