// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendMessage } from '@/db/doctor-messages.ts';
import { addDocument, removeDocument } from '@/db/documents.ts';
import { openStore, type Store } from '@/db/open-store.ts';
import { saveProfile } from '@/db/profile.ts';
import { en } from '@/i18n/messages/en.ts';
import { messageForm } from '@/doctor-message-draft.ts';
import { writeAttachment } from '@/model/message-attachment.ts';
import { useSession } from '@/sync/session.ts';
import { keepDraft } from '@/ui/use-draft.ts';
import { PatientChat } from './patient-chat.tsx';

const PATIENT = { timeout: 5000 };
const server = vi.hoisted(() => ({ findDoctor: (): Promise<unknown> => Promise.resolve(null) }));
vi.mock('@/sync/online/messages.ts', () => ({
  findDoctor: () => server.findDoctor(),
  markMessagesRead: () => Promise.resolve(),
}));

let store: Store;
let patients = 0;
beforeEach(async () => {
  store = await openStore(`amina${(patients += 1)}`);
  await saveProfile({ assignedDoctorId: 'dr-gone' });
  await sendMessage({ userId: store.userId, doctorId: 'dr-gone' }, 'patient', { content: 'Hello', attachment: null });
});
afterEach(async () => {
  cleanup();
  await store.close();
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <PatientChat userId={store.userId} />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );

it('says that nobody reads what is written to a doctor who is gone, and where to choose another', async () => {
  server.findDoctor = () => Promise.resolve(null);
  show();
  await screen.findByText('Hello', undefined, PATIENT);
  await screen.findByText(/^Your doctor is not on the clinic’s list any more/, undefined, PATIENT);
  expect(screen.getByRole('link', { name: en['doctorChat.noDoctor.choose'] }).getAttribute('href')).toBe('/profile');
});

it.each([
  ['is there', () => Promise.resolve({ userId: 'dr-gone', name: 'Dr Ada', hospitalId: 'h' })],
  ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says no such thing of one who %s', async (_, findDoctor) => {
  server.findDoctor = findDoctor;
  show();
  await screen.findByText('Hello', undefined, PATIENT);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/not on the clinic’s list any more/)).toBeNull();
});

it('does not send a document that was deleted after it was attached, says so, and sends the words without it', async () => {
  const file = new File(['%PDF-1.4 scan'], 'scan.pdf', { type: 'application/pdf' });
  const given = { category: null, documentDate: null, description: null };
  const { id, fileId, fileName } = await addDocument({ file, name: file.name, thumbnail: null, ...given });
  useSession.setState({ user: { id: store.userId, name: 'Amina', email: 'amina@example.org', labels: [] } });
  const attachment = writeAttachment({ kind: 'document', id, fileName });
  keepDraft(`${store.userId} ${messageForm(store.userId, 'dr-gone')}`, { content: 'Please look', attachment });
  const sent = async () => (await (await store.collection('doctorMessages')).find().exec()).length;
  await removeDocument({ id, fileId });
  show();
  fireEvent.click(await screen.findByRole('button', { name: en['doctorChat.send'] }, PATIENT));
  await screen.findByText(/scan\.pdf.? has been deleted, so it cannot be sent/, undefined, PATIENT);
  expect(await sent()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: en['doctorChat.attached.remove'] }));
  fireEvent.click(screen.getByRole('button', { name: en['doctorChat.send'] }));
  await vi.waitFor(async () => expect(await sent()).toBe(2), PATIENT);
});
