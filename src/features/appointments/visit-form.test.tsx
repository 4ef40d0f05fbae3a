// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addAppointment,
  changeAppointment,
  removeAppointment,
  type StoredAppointment,
} from '@/db/records/appointments.ts';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { VisitForm } from './visit-form.tsx';

const LONG_WAIT = { timeout: 5000 };
let person = 0;
const saved = vi.fn<(visit: StoredAppointment) => void>();

beforeEach(async () => {
  person += 1;
  saved.mockClear();
  const id = `visitor${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  await openStore(id, 'appointments');
});
afterEach(cleanup);

const show = (visit: StoredAppointment) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <VisitForm visit={visit} onClose={() => undefined} onSaved={saved} onDelete={() => undefined} />
      </MemoryRouter>
    </IntlProvider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function readSaved(): Promise<unknown> {
  fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() => expect(saved).toHaveBeenCalled(), LONG_WAIT);
  return saved.mock.calls[0]?.[0];
}
const moved = { date: '2100-03-11', place: 'Room 7' };
const scan = { date: '2100-03-04', time: '09:30', timeZone: 'UTC', place: 'Room 2', notes: 'Bring the folder' };

it("a remote change made while the form is open is kept beside the user's change", async () => {
  const visit = await addAppointment({ ...scan, isCompleted: false, isMissed: false });
  show(visit);
  await changeAppointment(visit, moved);
  type('Notes', 'Bring the blue folder');
  expect(await readSaved()).toMatchObject({ ...moved, notes: 'Bring the blue folder' });
});

it('a stored draft takes over remote changes made since', async () => {
  const visit = await addAppointment({ ...scan, isCompleted: false, isMissed: false });
  show(visit);
  type('Notes', 'Bring the blue folder');
  cleanup();
  show(await changeAppointment(visit, moved));
  expect(await readSaved()).toMatchObject({ ...moved, notes: 'Bring the blue folder' });
});

it('a visit deleted elsewhere while the form is open is created again when it is saved', async () => {
  const visit = await addAppointment({ ...scan, isCompleted: false, isMissed: false });
  show(visit);
  await removeAppointment(visit.id);
  type('Notes', 'Bring the blue folder');
  expect(await readSaved()).toMatchObject({ ...scan, notes: 'Bring the blue folder' });
});
