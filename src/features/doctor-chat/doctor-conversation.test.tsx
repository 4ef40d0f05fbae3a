// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteMessage, sendMessage, type StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { DoctorConversation } from './doctor-conversation.tsx';

/** A fake server: its messages, and the number of requests. No realtime events arrive. */
const server = vi.hoisted(() => ({ listed: [] as unknown[], asked: 0 }));
vi.mock('@/sync/api/doctor/watch-patients.ts', () => ({ watchPatients: () => () => undefined }));
vi.mock('@/sync/api/messages/doctor-messages.ts', () => ({
  listConversation: () => {
    server.asked += 1;
    return Promise.resolve([...server.listed]);
  },
  patientNames: () => Promise.resolve([]),
  markMessagesRead: () => Promise.resolve(),
}));

const LONG_WAIT = { timeout: 5000 };
const parties = { userId: 'amina', doctorId: '' };
const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000+00:00`;
const arrived = (id: string, senderId: string, minute: number): StoredDoctorMessage => ({
  ...parties,
  id,
  sessionId: 's',
  senderId,
  role: senderId === 'amina' ? 'patient' : 'doctor',
  content: `words ${id}`,
  timestamp: at(minute),
  createdAt: at(minute),
  serverUpdatedAt: at(minute),
  isRead: true,
});

let client: QueryClient;
let store: Store;
let doctors = 0;
beforeEach(async () => {
  doctors += 1;
  parties.doctorId = `dr${doctors}`;
  server.listed = [arrived('hers', 'amina', 1)];
  server.asked = 0;
  store = await openStore(parties.doctorId);
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000, retry: false } } });
});
afterEach(async () => {
  cleanup();
  await store.close();
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <DoctorConversation doctorId={parties.doctorId} userId="amina" />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );

it('shows a sent message while the server list is older, and refetches when the conversation opens', async () => {
  show();
  await screen.findByText('words hers', undefined, LONG_WAIT);
  const messages = await store.collection('doctorMessages');
  await act(async () => void (await messages.insert({ ...arrived('his', parties.doctorId, 20), recordedDesc: 1 })));
  await screen.findByText('words his', undefined, LONG_WAIT);
  cleanup();
  const before = server.asked;
  show();
  await screen.findByText('words his', undefined, LONG_WAIT);
  await vi.waitFor(() => expect(server.asked).toBe(before + 1), LONG_WAIT);
  await screen.findByText(/^What is shown is from .* No new message rings here/, undefined, LONG_WAIT);
});

it('does not show the notice for patients, which tells a patient to call, to a doctor', async () => {
  show();
  await screen.findByText('words hers', undefined, LONG_WAIT);
  expect(screen.queryByText(new RegExp(en['doctorChat.notForEmergencies']))).toBeNull();
  expect(screen.queryByRole('link', { name: en['doctorChat.toEmergency'] })).toBeNull();
});

it('does not show a message deleted here, although the server list still contains it', async () => {
  const { id } = await sendMessage(parties, 'doctor', { content: 'A slip', attachment: null });
  server.listed.push({ ...arrived(id, parties.doctorId, 2), content: 'A slip' });
  show();
  await screen.findByText('A slip', undefined, LONG_WAIT);
  await act(() => deleteMessage(parties, id));
  await vi.waitFor(() => expect(screen.queryByText('A slip')).toBeNull(), LONG_WAIT);
  screen.getByText('words hers');
});

it.each([
  ['one message', en['doctorChat.messageMenu'], en['doctorChat.delete']],
  ['all messages that he wrote', en['doctorChat.menu'], en['doctorChat.deleteAll']],
])('deletes %s that this device has not fetched yet', async (_, menu, item) => {
  server.listed.push(arrived('elsewhere', parties.doctorId, 2));
  show();
  await screen.findByText('words elsewhere', undefined, LONG_WAIT);
  fireEvent.click(screen.getAllByRole('button', { name: menu }).at(-1)!);
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
  fireEvent.click((await screen.findAllByRole('button', { name: en['doctorChat.delete'] })).at(-1)!);
  await vi.waitFor(() => expect(screen.queryByText('words elsewhere')).toBeNull(), LONG_WAIT);
  expect(screen.queryByText(/You had written nothing/)).toBeNull();
  screen.getByText('words hers');
  const { storageInstance } = await store.collection('doctorMessages');
  expect(await storageInstance.findDocumentsById(['elsewhere'], true)).toMatchObject([
    { userId: 'amina', doctorId: parties.doctorId, serverUpdatedAt: '', _deleted: true },
  ]);
});

it('keeps text typed while the previous message is being saved', async () => {
  show();
  await screen.findByText('words hers', undefined, LONG_WAIT);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: 'Come in today.' } });
  fireEvent.click(screen.getByRole('button', { name: /Send/ }));
  fireEvent.change(field, { target: { value: 'Come in today. Bring the sample.' } });
  await screen.findByText('Come in today.', { selector: 'li *' }, LONG_WAIT);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(field.value).toBe('Come in today. Bring the sample.');
});
