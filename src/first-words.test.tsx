// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import DashboardRoute from '@/dashboard-route.tsx';
import { forgetHead, keepHead } from '@/db/head-snapshot.ts';
import ReadingsPage from '@/features/readings/readings-page.tsx';
import type { Messages } from '@/i18n/messages/en.ts';
import { first } from '@/i18n/messages/en/first.ts';
import type { Reading } from '@/model/reading.ts';
import { useSession } from '@/sync/session.ts';

const pages: Readonly<Record<string, ComponentType>> = { Today: DashboardRoute, 'the readings': ReadingsPage };
const userId = 'wanjiru';
const recordedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
const written = { userId, recordedAt, recordedDesc: 0 };
const seen: Reading[] = [
  { ...written, id: 'p', kind: 'bloodPressure', systolic: 146, diastolic: 92 },
  { ...written, id: 's', kind: 'bloodSugar', level: 95, unit: 'mg/dL', measurementType: 'fasting' },
  { ...written, id: 'w', kind: 'weight', weight: 68.4, unit: 'kg' },
];

beforeEach(() => {
  const user = { id: userId, name: 'Wanjiru', email: 'wanjiru@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  keepHead(userId, 'readings', seen);
  keepHead(userId, 'profile', null);
});
afterEach(async () => {
  cleanup();
  await forgetHead(userId);
});

describe('the words that come with the app', () => {
  it.each(Object.entries(pages))('are all that the first frame of %s needs', (_, Page) => {
    const missing: string[] = [];
    render(
      <IntlProvider
        locale="en"
        messages={first as Partial<Messages> as Messages}
        onError={({ message }) => missing.push(message)}
      >
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </IntlProvider>,
    );
    screen.getAllByText(/68\.4/);
    expect([...new Set(missing)]).toEqual([]);
  });
});
