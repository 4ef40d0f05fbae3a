// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorClient } from './doctor-client.ts';
import { PatientPanels } from './patient-panels.tsx';
import { careNote, DAY, HOUR, now, patient, pressure, sugar, weight } from './test-patients.ts';
import type { PatientParts } from './use-patient-parts.ts';

// What draws on a canvas, and what waits for the words of the checker.
vi.mock('./pressure-panel.tsx', () => ({ PressurePanel: () => null }));
vi.mock('./checks-panel.tsx', () => ({ ChecksPanel: () => null }));
vi.mock('./weight-panel.tsx', () => ({ WeightPanel: () => null }));

afterEach(cleanup);

const limits = careNote('amina', 'limits', { systolicFrom: 125, text: 'kidneys' }, 5 * DAY);
const asked = (data: unknown, isFetching = false) => ({ data, isFetching, dataUpdatedAt: data ? now : 0 });

/** Her page with one pressure that calls only by her own limits. */
async function show(changes: Record<string, ReturnType<typeof asked>> = {}) {
  const none = Object.fromEntries(['visits', 'checks', 'labs', 'files'].map((part) => [part, asked([])]));
  const parts = {
    ...none,
    readings: asked([pressure('amina', [130, 78], HOUR), sugar('amina', 92, HOUR)]),
    notes: asked([limits]),
    medicines: asked({ reminders: [], doses: [] }),
    ...changes,
  } as unknown as PatientParts;
  await act(
    async () =>
      void render(
        <IntlProvider locale="en" messages={en}>
          <QueryClientProvider client={doctorClient()}>
            <MemoryRouter>
              <PatientPanels doctorId="dr" patient={patient('amina')} parts={parts} now={now} canWrite />
            </MemoryRouter>
          </QueryClientProvider>
        </IntlProvider>,
      ),
  );
  await screen.findByRole('heading', { name: 'Flags' });
}

const notFlagged = /^No rule of this app flags/;
const notLoaded = /^Her limits and answers could not be loaded/;

it('a pressure over her own limit stands open', async () => {
  await show();
  screen.getByRole('heading', { name: /^Today:/ });
  expect(screen.queryByText(notLoaded)).toBeNull();
});

it('without her limits it is said, where the alert and the flags stand, that they are not here', async () => {
  await show({ notes: asked(undefined) });
  expect(screen.getAllByText(notLoaded)).toHaveLength(2);
  screen.getByText(/, levels set for her not loaded$/);
  expect(screen.queryByText(notFlagged)).toBeNull();
});

it('what she answered on the card of a weight, and signs noted with a sugar, are read in words', async () => {
  const heavy = weight('amina', 71, HOUR);
  const low = { ...sugar('amina', 60, 2 * HOUR), symptoms: 'cannot_swallow' };
  const answer = careNote('amina', 'symptoms', { readingId: heavy.id, symptoms: ['vision'] }, HOUR);
  await show({ readings: asked([heavy, low]), notes: asked([answer]) });
  screen.getByText(/· .*Cannot swallow$/);
  screen.getByText(/Weight · .*[Vv]ision/);
});

it('while they come nothing is said of them but that they come', async () => {
  await show({ notes: asked(undefined, true) });
  expect(screen.queryByText(notLoaded)).toBeNull();
  expect(screen.queryByText(notFlagged)).toBeNull();
});

it('the flags say when no lab result could be looked at', async () => {
  await show({ labs: asked(undefined) });
  expect(screen.getAllByText('Failed to retrieve bloodwork results.')).toHaveLength(2);
});
