// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import { SectionRow } from './section-row.tsx';

afterEach(cleanup);

it('isolates each part of a summary, so that no digits of a phone number change places in Arabic', () => {
  const profile: Profile = { id: 'p', userId: 'p', name: 'Amina', age: 31, phoneNumber: '+44 7700 900128' };
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <SectionRow section="you" profile={profile} today="2026-11-27" />
      </MemoryRouter>
    </IntlProvider>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toContain('Amina · 31 years · +44 7700 900128');
  expect([...link.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Amina',
    '31 years',
    '+44 7700 900128',
  ]);
});
