// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { setEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { storeProfileCountry } from '@/app/emergency/profile-country.ts';
import { CallNow } from '@/features/emergency/call-now.tsx';
import { Helplines } from '@/features/resources/helplines.tsx';
import { en } from '@/i18n/messages/en.ts';

afterEach(() => {
  cleanup();
  setEmergencyContacts({ countryCode: null, profileCountryCode: null });
});

it.each<[string, ComponentType]>([
  ['Emergency', CallNow],
  ['Learn', Helplines],
])('%s calls 999 for the United Kingdom in the profile', (_, Part) => {
  storeProfileCountry('GB');
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <Part />
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:999');
});
