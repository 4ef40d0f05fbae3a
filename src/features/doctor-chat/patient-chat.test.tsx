// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '@/db/records/doctor-messages.ts';
import { addDocument, removeDocument } from '@/db/records/documents.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { en } from '@/i18n/messages/en.ts';
import { descendingKey } from '@/model/time/instant.ts';
import { seenMessages } from '@/app/notifications/seen-messages.ts';
import { messageDraftName } from '@/app/forms/doctor-message-draft.ts';
import { writeAttachment } from '@/model/messages/message-attachment.ts';
import { useSession } from '@/sync/session/session.ts';
import { storeDraft } from '@/ui/controls/use-draft.ts';
import { PatientChat } from './patient-chat.tsx';

const LONG_WAIT = { timeout: 5000 };
const server = vi.hoisted(() => ({ findDoctor: (): Promise<unknown> => Promise.resolve(null) }));
vi.mock('@/sync/api/messages/doctor-messages.ts', () => ({
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

const show = (offer?: React.ReactNode) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <PatientChat userId={store.userId} offer={offer} />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );

it('says that messages to a doctor who has left are not read, and where to choose another', async () => {
  server.findDoctor = () => Promise.resolve(null);
  show();
  await screen.findByText('Hello', undefined, LONG_WAIT);
  await screen.findByText(/^Your doctor is not on the clinic’s list any more/, undefined, LONG_WAIT);
  expect(screen.getByRole('link', { name: en['doctorChat.noDoctor.choose'] }).getAttribute('href')).toBe('/profile');
});

it('tells a patient above the messages that nobody watches them live, and whom to call', async () => {
  show();
  await screen.findByText(new RegExp(en['doctorChat.notForEmergencies']), undefined, LONG_WAIT);
  const call = screen.getByRole('link', { name: en['doctorChat.toEmergency'] });
  expect(call.getAttribute('href')).toBe('/emergency');
});

it.each([
  ['exists', () => Promise.resolve({ userId: 'dr-gone', name: 'Dr Ada', hospitalId: 'h' })],
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
])('shows no such notice for a doctor who %s', async (_, findDoctor) => {
  server.findDoctor = findDoctor;
  show();
  await screen.findByText('Hello', undefined, LONG_WAIT);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/not on the clinic’s list any more/)).toBeNull();
});

it('does not send a document deleted after it was attached, says so, and sends the text without it', async () => {
  const file = new File(['%PDF-1.4 scan'], 'scan.pdf', { type: 'application/pdf' });
  const fields = { category: null, documentDate: null, description: null };
  const { id, fileId, fileName } = await addDocument({ file, name: file.name, thumbnail: null, ...fields });
  useSession.setState({ user: { id: store.userId, name: 'Amina', email: 'amina@example.org', labels: [] } });
  const attachment = writeAttachment({ kind: 'document', id, fileName });
  storeDraft(`${store.userId} ${messageDraftName(store.userId, 'dr-gone')}`, { content: 'Please look', attachment });
  const sent = async () => (await (await store.collection('doctorMessages')).find().exec()).length;
  await removeDocument({ id, fileId });
  show();
  fireEvent.click(await screen.findByRole('button', { name: en['doctorChat.send'] }, LONG_WAIT));
  await screen.findByText(/scan\.pdf.? has been deleted, so it cannot be sent/, undefined, LONG_WAIT);
  expect(await sent()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: en['doctorChat.attached.remove'] }));
  fireEvent.click(screen.getByRole('button', { name: en['doctorChat.send'] }));
  await vi.waitFor(async () => expect(await sent()).toBe(2), LONG_WAIT);
});

it('offers to announce messages below what she has written', async () => {
  show(<p>Know when a message arrives</p>);
  const words = await screen.findByText('Hello', undefined, LONG_WAIT);
  const offer = screen.getByText('Know when a message arrives');
  expect(words.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('a conversation with unread messages', () => {
  const arrive = async (id: string, minute: number, isRead: boolean) => {
    const at = `2026-11-21T08:0${minute}:00.000+00:00`;
    await (
      await store.collection('doctorMessages')
    ).insert({
      id,
      userId: store.userId,
      doctorId: 'dr-gone',
      sessionId: 's',
      senderId: 'dr-gone',
      role: 'doctor',
      content: `words ${id}`,
      timestamp: at,
      createdAt: at,
      serverUpdatedAt: at,
      isRead,
      recordedDesc: descendingKey(at),
    } as never);
  };
  const scrolledTo: Element[] = [];
  beforeEach(() => {
    scrolledTo.length = 0;
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('opens at the first unread message, marks all as seen with no network, and keeps the line while it is open', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await arrive('read', 1, true);
    await arrive('first', 2, false);
    await arrive('second', 3, false);
    show();
    const line = await screen.findByText(en['doctorChat.newMessages'], undefined, LONG_WAIT);
    expect(line.nextElementSibling?.textContent).toContain('words first');
    expect(scrolledTo).toEqual([line]);
    expect([...seenMessages(store.userId)].toSorted()).toEqual(['first', 'second']);
    const row = await (await store.collection('doctorMessages')).findOne('first').exec();
    await act(async () => void (await row?.incrementalPatch({ isRead: true } as never)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    screen.getByText(en['doctorChat.newMessages']);
  });

  it('shows a danger card directly above the first unread message, and scrolls to it, so that both are seen', async () => {
    const parties = { userId: store.userId, doctorId: 'dr-gone' };
    await sendMessage(parties, 'patient', { content: 'I want to kill myself', attachment: null });
    await arrive('first', 2, false);
    show();
    const line = await screen.findByText(en['doctorChat.newMessages'], undefined, LONG_WAIT);
    await vi.waitFor(() => expect(scrolledTo.at(-1)?.className).toContain('danger'), LONG_WAIT);
    const above = line.closest('li')?.previousElementSibling;
    expect(above?.contains(scrolledTo.at(-1) ?? null)).toBe(true);
  });

  it('opens at its end, without a line, when all messages are read', async () => {
    await arrive('read', 1, true);
    show();
    await screen.findByText('words read', undefined, LONG_WAIT);
    expect(screen.queryByText(en['doctorChat.newMessages'])).toBeNull();
    expect(scrolledTo).toHaveLength(1);
    expect(scrolledTo[0]?.tagName).toBe('DIV');
  });
});
