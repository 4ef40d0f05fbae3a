// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import Today from '@/app/pages/dashboard-route.tsx';
import { saveSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import ReadingsPage from '@/features/readings/readings-page.tsx';
import { cacheLocaleForms } from '@/i18n/formats/locale-forms.ts';
import type { Messages } from '@/i18n/messages/en.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { useRejectedRecords } from '@/app/recovery/rejected-records.ts';
import { signedIn, useSession } from '@/sync/account/session-store.ts';

const pages: Readonly<Record<string, ComponentType>> = { Today, 'the list of readings': ReadingsPage };
const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
const hour = 3_600_000;
const pressure = { kind: 'bloodPressure', systolic: 118, diastolic: 76 };
const sugar = { kind: 'bloodSugar', level: 98, unit: 'mg/dL', measurementType: 'fasting' };
/** One reading of each kind, level and state, today and before. */
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

/** Creating the first of each takes a browser as long as rendering twenty rows. */
const slowFormats = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'RelativeTimeFormat'] as const;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the messages in the first chunk', () => {
  it.each(Object.entries(pages))('are all that %s needs to show the snapshot of the last visit', (_, Page) => {
    useSession.setState(signedIn(amina));
    useRejectedRecords.setState({ ids: new Set(['r0 30']) });
    saveSnapshot(amina.id, 'readings', readings);
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

  it('are all that Today needs from 43 weeks on to ask whether the baby is born', () => {
    const zola = { ...amina, id: 'zola' };
    useSession.setState(signedIn(zola));
    const lmp = addDays(localDate(new Date()), -43 * 7);
    const dates = { estimatedLmp: lmp, datingMethod: 'LMP', pregnancyStatus: 'pregnant' } as const;
    saveSnapshot(zola.id, 'profile', { id: zola.id, userId: zola.id, ...dates });
    const missing: string[] = [];
    render(
      <IntlProvider locale="en" messages={first as Messages} onError={({ message }) => missing.push(message)}>
        <MemoryRouter>
          <Today />
        </MemoryRouter>
      </IntlProvider>,
    );
    expect(screen.getByRole('link', { name: 'Has your baby been born?' }).getAttribute('href')).toBe('/profile/change');
    expect(screen.queryByText(/past the due date/)).toBeNull();
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(pages))('and dates of %s create no Intl format, which is slow to set up', (_, Page) => {
    useSession.setState(signedIn(amina));
    saveSnapshot(amina.id, 'readings', readings);
    cacheLocaleForms('en');
    const constructors = slowFormats.map((format) => vi.spyOn(Intl, format));
    render(
      <IntlProvider locale="en" messages={first as Messages}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </IntlProvider>,
    );
    expect(screen.getAllByText(/118\/76/).length).toBeGreaterThan(0);
    expect(constructors.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
