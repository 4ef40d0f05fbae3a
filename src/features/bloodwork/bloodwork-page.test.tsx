// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addBloodwork, type StoredBloodwork } from '@/db/records/bloodwork.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { followRejectedRecords } from '@/app/recovery/follow-rejected-records.ts';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { rejectChange } from '../../../tests/support/reject-change.ts';
import BloodworkPage from './bloodwork-page.tsx';

const PATIENT = { timeout: 10_000 };
let person = 0;
let store: Store;
let report: StoredBloodwork;
let stopFollowing: () => void;

beforeEach(async () => {
  person += 1;
  const id = `reader${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  useSyncStatus.setState({ lastSafeCopyAt: '2026-11-22T08:00:00.000Z', dead: 0 });
  store = await openStore(id, 'bloodwork');
  const iron = { name: 'Ferritin', value: '12', unit: 'µg/L', referenceRange: '15-150', flag: 'Low' } as const;
  const recordedAt = '2026-11-20T12:00:00.000+00:00';
  report = await addBloodwork({ testName: 'Iron', recordedAt, summary: '', results: [iron] }, null);
  stopFollowing = followRejectedRecords();
});
afterEach(() => {
  stopFollowing();
  cleanup();
  vi.restoreAllMocks();
});

const open = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <BloodworkPage />
      </MemoryRouter>
    </IntlProvider>,
  );
const alerts = async (text: string) =>
  within((await screen.findAllByRole('alert', undefined, PATIENT))[0]!).getByText(text);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

it('a store that cannot be read says so, and the next try shows the reports', async () => {
  const bloodwork = await store.collection('bloodwork');
  const find = vi.spyOn(bloodwork, 'find').mockImplementation(() => {
    throw new Error('the disk cannot be read');
  });
  open();
  await alerts('Failed to retrieve bloodwork results.');
  expect(screen.queryByText(en['bloodwork.empty.title'])).toBeNull();
  find.mockRestore();
  press('Try again');
  await screen.findByRole('heading', { name: 'Iron' }, PATIENT);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a report says how many values lie within their range, and shows those outside it first', async () => {
  const row = (name: string, value: string, flag: 'Low' | 'Normal' | 'N/A', referenceRange: string) =>
    ({ name, value, unit: 'mmol/L', referenceRange, flag }) as const;
  const results = [
    row('Sodium', '140', 'Normal', '136 - 146'),
    row('Zinc', '12', 'N/A', ''),
    row('Chloride', '95', 'Low', '98 - 107'),
  ];
  const recordedAt = '2026-11-21T12:00:00.000+00:00';
  await addBloodwork({ testName: 'Salts', recordedAt, summary: '', results }, null);
  open();
  await screen.findByText('1 of 2 within the printed range · 1 value was not compared', undefined, PATIENT);
  const values = screen.getAllByText(/^(?:Sodium|Zinc|Chloride)$/).map((name) => name.textContent);
  expect(values).toEqual(['Chloride', 'Sodium', 'Zinc']);
});

it('an edit that the phone cannot save says so and stays in the form', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Correct it' }, PATIENT));
  fireEvent.change(await screen.findByLabelText('Result'), { target: { value: '14' } });
  const { storageInstance } = await store.collection('bloodwork');
  vi.spyOn(storageInstance, 'bulkWrite').mockRejectedValue(new Error('the disk is gone'));
  press('Save');
  await screen.findByText('Failed to update bloodwork result.', undefined, PATIENT);
  expect(screen.getByLabelText<HTMLInputElement>('Result').value).toBe('14');
});

it('a deletion that the phone cannot save says so, and the report stays', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }, PATIENT));
  const { storageInstance } = await store.collection('bloodwork');
  vi.spyOn(storageInstance, 'bulkWrite').mockRejectedValue(new Error('the disk is gone'));
  fireEvent.click(within(document.querySelector('dialog')!).getByRole('button', { name: 'Delete', hidden: true }));
  await alerts('Failed to delete the bloodwork result and its file.');
  expect(screen.getByRole('heading', { name: 'Iron' })).toBeDefined();
});

const local = () => ({ ...report, _deleted: false }) as unknown as LocalRow & { _deleted: boolean };
const onServer = () => ({ ...local(), serverUpdatedAt: '2026-11-20T13:00:00.000+00:00' });

it.each([
  ['a new report', 'Failed to upload and save bloodwork result.', false, false],
  ['an edit', 'Failed to update bloodwork result.', true, false],
  ['a deletion', 'Failed to delete the bloodwork result and its file.', true, true],
])('when the server rejects %s, the page says so while the change waits', async (_, text, isKnown, isDeletion) => {
  const bloodwork = await store.collection('bloodwork');
  const stored = await bloodwork.findOne(report.id).exec();
  if (isDeletion) await stored?.incrementalModify((row: LocalRow) => ({ ...row, _deleted: true }));
  open();
  const row = { ...local(), _deleted: isDeletion };
  const accept = await rejectChange('bloodwork', row, isKnown ? onServer() : undefined);
  act(() => useSyncStatus.setState({ dead: 1 }));
  await alerts(text);
  expect(screen.getByRole('link', { name: 'Needs your attention' }).getAttribute('href')).toBe('/needs-you');
  await act(accept);
  act(() => useSyncStatus.setState({ dead: 0 }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
