// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AiQuestion } from '@/app/network/ask-ai.ts';
import * as bookmarks from '@/db/records/bookmarks.ts';
import { deleteChatSession, allChatMessages } from '@/db/records/chat.ts';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession, type SessionUser } from '@/sync/session/session.ts';
import ChatPage from './chat-page.tsx';

const LONG_WAIT = { timeout: 10_000 };
/** A fake assistant: streams its first words, and the rest after `goOn()`. */
const service = vi.hoisted(() => ({ asked: 0, goOn: () => undefined as void }));
vi.mock('@/app/network/ask-ai.ts', async (original) => ({
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
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Your question' }));
const tap = (name: string, place = document.body) => fireEvent.click(within(place).getByRole('button', { name }));
const savedMessages = async () =>
  (await allChatMessages()).map(({ role, content }) => `${role}: ${content}`).toReversed();
/** Waits for late writes of an unmounted page. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
const waitForFirstWords = () => screen.findByText('Eat small meals.', {}, LONG_WAIT);

describe('a message', () => {
  it('submitted twice at once is saved once and sent once, and its answer can be stopped', async () => {
    show('/chat?with=once');
    write('Is cheese safe?');
    send();
    send();
    await waitForFirstWords();
    tap('Stop');
    await waitFor(async () =>
      expect(await savedMessages()).toEqual(['user: Is cheese safe?', 'model: Eat small meals.']),
    );
    expect(service.asked).toBe(1);
  });

  it('started while the previous one is being saved stays in the field', async () => {
    show('/chat?with=next');
    write('Is cheese safe?');
    send();
    write('And fish?');
    await waitForFirstWords();
    expect(field().value).toBe('And fish?');
    service.goOn();
    await screen.findByText(/Drink water/, {}, LONG_WAIT);
    await screen.findByRole('button', { name: 'Send' }, LONG_WAIT);
    send();
    await waitFor(async () => expect(await savedMessages()).toContain('user: And fish?'), LONG_WAIT);
    await waitFor(() => expect(field().value).toBe(''));
  });
});

describe('a conversation deleted while its answer arrives', () => {
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
    await screen.findByText('New question', {}, LONG_WAIT);
    await settled();
    await expect(savedMessages()).resolves.toEqual([]);
  });

  it('in another tab leaves nothing of the answer either', async () => {
    await ask('there');
    await deleteChatSession('there');
    service.goOn();
    await screen.findByRole('button', { name: 'Send' }, LONG_WAIT);
    await settled();
    await expect(savedMessages()).resolves.toEqual([]);
  });
});

describe('a bookmarked answer', () => {
  const open = async () => {
    await bookmarks.bookmarkMessage('Ginger helps.');
    show('/chat');
    await screen.findByText('Ginger helps.', {}, LONG_WAIT);
  };

  it('can be restored after it was removed', async () => {
    await open();
    tap('Delete');
    await screen.findByText('Deleted from the kept answers', {}, LONG_WAIT);
    await waitFor(() => expect(screen.queryByText('Ginger helps.')).toBeNull());
    tap('Undo');
    await screen.findByText('Ginger helps.', {}, LONG_WAIT);
  });

  it('reports when it could not be removed', async () => {
    await open();
    vi.spyOn(bookmarks, 'removeBookmark').mockRejectedValue(new Error('no room'));
    tap('Delete');
    expect((await screen.findByRole('alert', {}, LONG_WAIT)).textContent).toContain(en['records.notDeleted']);
  });

  it('reports when it could not be saved, and can be saved on the next try', async () => {
    show('/chat?with=keeping');
    write('Is ginger safe?');
    send();
    await waitForFirstWords();
    service.goOn();
    await screen.findByRole('button', { name: 'Keep this answer' }, LONG_WAIT);
    const saving = vi.spyOn(bookmarks, 'bookmarkMessage').mockRejectedValue(new Error('no room'));
    tap('Keep this answer');
    expect((await screen.findByRole('alert', {}, LONG_WAIT)).textContent).toContain(en['records.notChanged']);
    saving.mockRestore();
    tap('Keep this answer');
    await screen.findByText('Kept', {}, LONG_WAIT);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
