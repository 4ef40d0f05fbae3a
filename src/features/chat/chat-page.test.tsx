// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AiQuestion } from '@/ask-ai.ts';
import * as bookmarks from '@/db/bookmarks.ts';
import { deleteChatSession, everyChatMessage } from '@/db/chat.ts';
import { openStore } from '@/db/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession, type SessionUser } from '@/sync/session.ts';
import ChatPage from './chat-page.tsx';

const PATIENT = { timeout: 10_000 };
/** The service: says its first words and the rest when it is let go on. */
const service = vi.hoisted(() => ({ asked: 0, goOn: () => undefined as void }));
vi.mock('@/ask-ai.ts', async (original) => ({
  ...(await original<object>()),
  async *streamAnswer({ signal }: AiQuestion) {
    service.asked += 1;
    yield 'Eat small meals. ';
    await new Promise<void>((resolve) => {
      service.goOn = resolve;
      signal?.addEventListener('abort', () => resolve());
    });
    if (!signal?.aborted) yield 'Drink water.';
  },
}));
let person = 0;

beforeEach(async () => {
  person += 1;
  service.asked = 0;
  Element.prototype.scrollIntoView = () => undefined;
  const user: SessionUser = { id: `asker${person}`, name: 'Amina', email: 'amina@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  await openStore(user.id, 'profile');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (address: string) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <ChatPage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Your question' }));
const tap = (name: string, place = document.body) => fireEvent.click(within(place).getByRole('button', { name }));
const kept = async () => (await everyChatMessage()).map(({ role, content }) => `${role}: ${content}`).toReversed();
/** Whatever a page that has gone still writes stands by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
const waitForFirstWords = () => screen.findByText('Eat small meals.', {}, PATIENT);

describe('a message', () => {
  it('that is sent twice in one moment is kept once and asked once, and its answer can be stopped', async () => {
    show('/chat?with=once');
    write('Is cheese safe?');
    send();
    send();
    await waitForFirstWords();
    tap('Stop');
    await waitFor(async () => expect(await kept()).toEqual(['user: Is cheese safe?', 'model: Eat small meals.']));
    expect(service.asked).toBe(1);
  });

  it('that is begun while the one before is being kept stays in the box', async () => {
    show('/chat?with=next');
    write('Is cheese safe?');
    send();
    write('And fish?');
    await waitForFirstWords();
    expect(box().value).toBe('And fish?');
    service.goOn();
    await screen.findByText(/Drink water/, {}, PATIENT);
    await screen.findByRole('button', { name: 'Send' }, PATIENT);
    send();
    await waitFor(async () => expect(await kept()).toContain('user: And fish?'), PATIENT);
    await waitFor(() => expect(box().value).toBe(''));
  });
});

describe('a conversation that is deleted while its answer comes', () => {
  const ask = async (session: string) => {
    show(`/chat?with=${session}`);
    write('Something private');
    send();
    await waitForFirstWords();
  };

  it('leaves nothing of the answer', async () => {
    await ask('here');
    tap('Delete');
    tap('Delete', screen.getByRole('dialog'));
    await screen.findByText('New question', {}, PATIENT);
    await settled();
    await expect(kept()).resolves.toEqual([]);
  });

  it('in another tab leaves nothing of it either', async () => {
    await ask('there');
    await deleteChatSession('there');
    service.goOn();
    await screen.findByRole('button', { name: 'Send' }, PATIENT);
    await settled();
    await expect(kept()).resolves.toEqual([]);
  });
});

describe('a kept answer', () => {
  const open = async () => {
    await bookmarks.bookmarkMessage('Ginger helps.');
    show('/chat');
    await screen.findByText('Ginger helps.', {}, PATIENT);
  };

  it('that was deleted can be had back', async () => {
    await open();
    tap('Delete');
    await screen.findByText('Deleted from the kept answers', {}, PATIENT);
    await waitFor(() => expect(screen.queryByText('Ginger helps.')).toBeNull());
    tap('Undo');
    await screen.findByText('Ginger helps.', {}, PATIENT);
  });

  it('that could not be deleted says so', async () => {
    await open();
    vi.spyOn(bookmarks, 'removeBookmark').mockRejectedValue(new Error('no room'));
    tap('Delete');
    expect((await screen.findByRole('alert', {}, PATIENT)).textContent).toContain(en['records.notDeleted']);
  });

  it('that could not be kept says so, and can be kept after all', async () => {
    show('/chat?with=keeping');
    write('Is ginger safe?');
    send();
    await waitForFirstWords();
    service.goOn();
    await screen.findByRole('button', { name: 'Keep this answer' }, PATIENT);
    const keeping = vi.spyOn(bookmarks, 'bookmarkMessage').mockRejectedValue(new Error('no room'));
    tap('Keep this answer');
    expect((await screen.findByRole('alert', {}, PATIENT)).textContent).toContain(en['records.notChanged']);
    keeping.mockRestore();
    tap('Keep this answer');
    await screen.findByText('Kept', {}, PATIENT);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
