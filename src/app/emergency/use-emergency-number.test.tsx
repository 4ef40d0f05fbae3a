// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveProfile } from '@/db/records/profile.ts';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { setEmergencyContacts, useEmergencyContacts } from './emergency-contacts.ts';
import { followProfileCountry, replaceCountry } from './profile-country.ts';
import { useEmergencyNumber } from './use-emergency-number.ts';
import { useHelpNumbers } from './use-help-numbers.ts';

/** The time zone of the tests: the guess is Kenya. */
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone: 'Africa/Nairobi',
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setEmergencyContacts({ countryCode: null, profileCountryCode: null });
});

const read = () => renderHook(() => useEmergencyNumber()).result.current;

describe('the emergency number', () => {
  it.each([
    ['chosen on Emergency', 'US', 'GB', '911', false],
    ['of the profile', null, 'GB', '999', false],
    ['of the guess, marked as such', null, null, '999', true],
    ['112 when the country of the profile has no row', null, 'XX', '112', false],
  ])('is %s', (_, countryCode, profileCountryCode, number, isGuess) => {
    setEmergencyContacts({ countryCode, profileCountryCode });
    expect(read()).toMatchObject({ number, isGuess });
  });

  it('brings the helplines of the same country', () => {
    setEmergencyContacts({ profileCountryCode: 'US' });
    expect(read().crisisLines.map(({ number }) => number)).toContain('988');
    setEmergencyContacts({ profileCountryCode: 'GB' });
    expect(read().crisisLines).toEqual([]);
  });

  it('is the same on the cards', () => {
    setEmergencyContacts({ profileCountryCode: 'FR' });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>{children}</MemoryRouter>
      </IntlProvider>
    );
    const help = renderHook(() => useHelpNumbers(), { wrapper }).result.current;
    expect(help.callsFor('EMERGENCY').map(({ number }) => number)).toEqual([read().number]);
  });
});

describe('the country of the profile', () => {
  const country = () => useEmergencyContacts.getState().profileCountryCode;

  it('is followed, also when another device changes it, and stays while there is no profile', async () => {
    const store = await openStore('amina-country');
    setEmergencyContacts({ profileCountryCode: 'FR' });
    const stop = followProfileCountry();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(country()).toBe('FR');
    await saveProfile({ countryCode: 'GB' });
    await waitFor(() => expect(country()).toBe('GB'));
    await saveProfile({ countryCode: null });
    await waitFor(() => expect(country()).toBeNull());
    stop();
    await store.close();
  });

  it('replaces the choice on Emergency when it is changed later', () => {
    setEmergencyContacts({ countryCode: 'KE' });
    replaceCountry('GB');
    expect(read()).toMatchObject({ number: '999', isGuess: false });
    replaceCountry('FR');
    expect(read().number).toBe('15');
  });
});
