// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '@/clinical/calendar-date.ts';
import Today from '@/dashboard-route.tsx';
import { keepHead } from '@/db/head-snapshot.ts';
import ReadingsPage from '@/features/readings/readings-page.tsx';
import { keepLocaleForms } from '@/i18n/locale-forms.ts';
import type { Messages } from '@/i18n/messages/en.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { toInstant } from '@/model/instant.ts';
import type { Reading } from '@/model/reading.ts';
import { useRefused } from '@/refused.ts';
import { signedIn, useSession } from '@/sync/session-store.ts';

const pages: Readonly<Record<string, ComponentType>> = { Today, 'the list of readings': ReadingsPage };
const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
const hour = 3_600_000;
const pressure = { kind: 'bloodPressure', systolic: 118, diastolic: 76 };
const sugar = { kind: 'bloodSugar', level: 98, unit: 'mg/dL', measurementType: 'fasting' };
/** One of each kind, each level and each state, today and before. */
const each = [
  pressure,
  { ...pressure, systolic: 143 },
  { ...pressure, systolic: 166 },
  { ...pressure, systolic: 84 },
  sugar,
  { kind: 'weight', weight: 68.4, unit: 'kg', note: 'after breakfast' },
];
const readings = [1, 30, 80].flatMap((hours) =>
  each.map((values, at) => ({
    ...values,
    id: `r${at} ${hours}`,
    userId: amina.id,
    recordedAt: toInstant(Date.now() - hours * hour - at * 1000),
    serverUpdatedAt: hours === 1 ? '' : toInstant(Date.now()),
  })),
) as never as Reading[];

/** The first of each takes a browser as long as drawing twenty rows. */
const slowFormats = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'RelativeTimeFormat'] as const;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the words that come with the app', () => {
  it.each(Object.entries(pages))('are all that %s needs for what the last visit left', (_, Page) => {
    useSession.setState(signedIn(amina));
    useRefused.setState({ ids: new Set(['r0 30']) });
    keepHead(amina.id, 'readings', readings);
    const missing: string[] = [];
    render(
      <IntlProvider locale="en" messages={first as Messages} onError={({ message }) => missing.push(message)}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </IntlProvider>,
    );
    expect(screen.getAllByText(/118\/76/).length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('are all that Today needs to ask from 43 weeks on whether the baby is born', () => {
    const zola = { ...amina, id: 'zola' };
    useSession.setState(signedIn(zola));
    const lmp = addDays(localDate(new Date()), -43 * 7);
    const dates = { estimatedLmp: lmp, datingMethod: 'LMP', pregnancyStatus: 'pregnant' } as const;
    keepHead(zola.id, 'profile', { id: zola.id, userId: zola.id, ...dates });
    const missing: string[] = [];
    render(
      <IntlProvider locale="en" messages={first as Messages} onError={({ message }) => missing.push(message)}>
        <MemoryRouter>
          <Today />
        </MemoryRouter>
      </IntlProvider>,
    );
    expect(screen.getByRole('link', { name: 'Has your baby been born?' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByText(/past the due date/)).toBeNull();
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(pages))(
    'and dates of %s ask the browser for no format, which it takes long to set up',
    (_, Page) => {
      useSession.setState(signedIn(amina));
      keepHead(amina.id, 'readings', readings);
      keepLocaleForms('en');
      const asked = slowFormats.map((format) => vi.spyOn(Intl, format));
      render(
        <IntlProvider locale="en" messages={first as Messages}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </IntlProvider>,
      );
      expect(screen.getAllByText(/118\/76/).length).toBeGreaterThan(0);
      expect(asked.flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});
