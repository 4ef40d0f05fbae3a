// @vitest-environment page
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { CareNote } from '@/model/records/care-note.ts';
import { en } from '@/i18n/messages/en.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { PatientPanels } from './patient-panels.tsx';
import { careNote, DAY, HOUR, now, patient, pressure, sugar, weight } from '@/features/doctor/queries/test-patients.ts';
import type { PatientParts } from '@/features/doctor/queries/use-patient-parts.ts';

// Stub panels that draw on a canvas or wait for the symptom checker's texts.
vi.mock('@/features/doctor/readings/pressure-panel.tsx', () => ({ PressurePanel: () => null }));
vi.mock('@/features/doctor/records/checks-panel.tsx', () => ({ ChecksPanel: () => null }));
vi.mock('@/features/doctor/readings/weight-panel.tsx', () => ({ WeightPanel: () => null }));

afterEach(cleanup);

const limits = careNote('amina', 'limits', { systolicFrom: 125, text: 'kidneys' }, 5 * DAY);
const queryOf = (data: unknown, isFetching = false) => ({ data, isFetching, dataUpdatedAt: data ? now : 0 });

/** Renders a patient page with one pressure that is only high by the patient's own limits. */
async function show(changes: Record<string, ReturnType<typeof queryOf>> = {}) {
  const none = Object.fromEntries(['visits', 'checks', 'labs', 'files'].map((part) => [part, queryOf([])]));
  const parts = {
    ...none,
    timed: queryOf({ movements: [], contractions: [] }),
    readings: queryOf([pressure('amina', [130, 78], HOUR), sugar('amina', 92, HOUR)]),
    notes: queryOf([limits]),
    medicines: queryOf({ reminders: [], doses: [] }),
    ...changes,
  } as unknown as PatientParts;
  await act(
    async () =>
      void render(
        <IntlProvider locale="en" messages={en}>
          <QueryClientProvider client={doctorQueryClient()}>
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

it("a pressure above the patient's own limit is an open alert", async () => {
  await show();
  screen.getByRole('heading', { name: /^Today:/ });
  expect(screen.queryByText(notLoaded)).toBeNull();
});

it('when the limits could not be loaded, the alert and the flags say so', async () => {
  await show({ notes: queryOf(undefined) });
  expect(screen.getAllByText(notLoaded)).toHaveLength(2);
  screen.getByText(/, levels set for her not loaded$/);
  expect(screen.queryByText(notFlagged)).toBeNull();
});

it('an open alarm stands above the panels with its timeline; a closed one does not', async () => {
  const severe = pressure('amina', [168, 114], HOUR);
  const inEpisode = { episodeId: 'e1', senderId: 'amina', doctorId: null };
  const opened = { ...inEpisode, cause: 'bloodPressure', causeId: severe.id, tier: 'URGENT' } as const;
  const notes = [
    careNote('amina', 'opened', opened, HOUR),
    careNote('amina', 'action', { ...inEpisode, action: 'calledUnit' }, HOUR / 2),
  ];
  await show({ readings: queryOf([severe]), notes: queryOf(notes) });
  const timeline = within(screen.getByRole('list', { name: 'What happened' }));
  const lines = timeline.getAllByRole('listitem').map((line) => line.querySelector('span')?.textContent);
  expect(lines).toEqual(['168/114 mmHg', 'Call to the maternity unit']);
  cleanup();
  const outcome: Partial<CareNote> = { episodeId: 'e1', tier: 'URGENT', coveredIds: [severe.id], outcome: 'called' };
  const closed = careNote('amina', 'outcome', { ...outcome, senderId: 'dr', doctorId: 'dr' }, HOUR / 4);
  await show({ readings: queryOf([severe]), notes: queryOf([...notes, closed]) });
  expect(screen.queryByRole('list', { name: 'What happened' })).toBeNull();
});

it('symptom answers for a weight, and symptoms noted with a sugar reading, are shown as text', async () => {
  const heavy = weight('amina', 71, HOUR);
  const low = { ...sugar('amina', 60, 2 * HOUR), symptoms: 'cannot_swallow' };
  const answer = careNote('amina', 'symptoms', { readingId: heavy.id, symptoms: ['vision'] }, HOUR);
  await show({ readings: queryOf([heavy, low]), notes: queryOf([answer]) });
  screen.getByText(/· .*Cannot swallow$/);
  screen.getByText(/Weight · .*[Vv]ision/);
});

it('an SBAR note begins with why she is in the list, her readings of three days and her facts, to be edited', async () => {
  const readings = [pressure('amina', [168, 114], HOUR), pressure('amina', [131, 79], 4 * DAY)];
  await show({ readings: queryOf(readings), notes: queryOf([]) });
  fireEvent.click(screen.getByRole('button', { name: 'SBAR note' }));
  const words = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;
  expect(words('Situation')).toMatch(/^Severe reading, not repeated within 15 min\.\n168\/114 mmHg, today 11:00$/);
  expect(words('Background')).toContain('28+4');
  expect([words('Assessment'), words('Recommendation')]).toEqual(['', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  screen.getByText(en['doctor.sbar.missing']);
});

it('while the limits are loading, only the loading state is shown', async () => {
  await show({ notes: queryOf(undefined, true) });
  expect(screen.queryByText(notLoaded)).toBeNull();
  expect(screen.queryByText(notFlagged)).toBeNull();
});

it('the flags say when the lab results could not be loaded', async () => {
  await show({ labs: queryOf(undefined) });
  expect(screen.getAllByText('Failed to retrieve bloodwork results.')).toHaveLength(2);
});

it('shows contractions and counts of movements with the words that the patient sees, and nothing where none was timed', async () => {
  const at = (ago: number) => new Date(now - ago).toISOString().replace('Z', '+00:00');
  const minute = 60_000;
  const contraction = (ago: number) => ({ id: `c${ago}`, recordedAt: at(ago), endedAt: at(ago - 50_000) });
  const count = { id: 'm', recordedAt: at(40 * minute), endedAt: at(10 * minute), count: 2, seconds: ['60', '90'] };
  await show({
    timed: queryOf({ movements: [count], contractions: [contraction(5 * minute), contraction(9 * minute)] }),
  });
  const contractions = screen.getByRole('region', { name: 'Contractions timed' });
  within(contractions).getByText(/2 contractions · About every 4 minutes · 50 seconds long/);
  within(screen.getByRole('region', { name: 'Movements counted' })).getByText(/2 movements in 30 minutes/);
  cleanup();
  await show();
  expect(screen.queryByText(/Contractions timed|Movements counted/)).toBeNull();
});
