// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import { writeReply } from '@/db/forum/forum-writes.ts';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { LanguageProvider } from '@/i18n/catalogue/language-provider.tsx';
import { startForumOutbox } from '@/sync/outbox/forum-outbox.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { LogOutQuestion } from './log-out-question.tsx';

/** The worker needs a browser; its code cannot be fetched while `isBlocked`. */
const sync = vi.hoisted(() => ({ isBlocked: false, resynced: [] as string[] }));
vi.mock('@/sync/worker/start-sync.ts', () => ({
  startSync: async (userId: string) => {
    if (sync.isBlocked) throw new Error('the replication worker does not start');
    return { resync: () => sync.resynced.push(userId) };
  },
  resyncNow: async () => {},
}));

beforeEach(async () => {
  await loadAllMessages();
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), lastSafeCopyAt: '2026-11-20T08:00:00.000Z' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function ask(pending: number, dead: number) {
  useSyncStatus.setState({ pending, dead });
  render(
    <LanguageProvider>
      <MemoryRouter>
        <LogOutQuestion
          waiting={pending + dead}
          messages={0}
          refusedTexts={0}
          onStay={() => undefined}
          onLeave={() => undefined}
        />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return {
    send: screen.queryByRole('button', { name: 'Send first' }),
    look: screen.queryByRole('link', { name: 'See what was not accepted' })?.getAttribute('href') ?? null,
    refused: screen.queryByText(/(was|were) not accepted/, { selector: 'p' })?.textContent ?? null,
  };
}

describe('a log-out with unsent entries', () => {
  it('starts a sync that could not start before at "Send first", and says when it still cannot', async () => {
    useSession.setState({ user: { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] } });
    sync.isBlocked = true;
    const { send } = ask(2, 0);
    fireEvent.click(send!);
    expect(await screen.findByText(en['more.logOut.notSent'])).toBeTruthy();
    expect(sync.resynced).toEqual([]);
    sync.isBlocked = false;
    fireEvent.click(screen.getByRole('button', { name: 'Send first' }));
    await expect.poll(() => sync.resynced).toEqual(['amina']);
    await expect.poll(() => screen.queryByText(en['more.logOut.notSent'])).toBeNull();
  });

  it('offers to send them first', () => {
    expect(ask(2, 0)).toEqual({ send: expect.anything(), look: null, refused: null });
  });

  it('leads to the rejected entries, because sending them again does not help', () => {
    const refused = '2 entries were not accepted and are only on this phone.';
    expect(ask(0, 2)).toEqual({ send: null, look: '/needs-you', refused });
    expect(screen.queryByText(/not been sent yet/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave and lose 2 entries' })).toBeTruthy();
  });

  it('reports unsent and rejected entries when there are both', () => {
    expect(ask(1, 1)).toMatchObject({ send: expect.anything(), refused: expect.stringMatching(/^1 entry was/) });
  });
});

const PATIENT = { timeout: 10_000 };

describe('a log-out with an unsent forum text', () => {
  /** Stubs a forum that gives this answer to every request. @returns the mock, for counting requests */
  function forumAnswering(responseStatusCode: number, answer: object) {
    const execution = JSON.stringify({ responseStatusCode, responseBody: JSON.stringify(answer) });
    const asked = vi.fn(() => Promise.resolve(new Response(execution, { status: 201 })));
    vi.stubGlobal('fetch', asked);
    return asked;
  }
  const stops: (() => void)[] = [];
  let person = 0;
  /** Writes a reply, waits for the first attempt to send it, and opens the question. */
  async function write(pending: number): Promise<void> {
    await openStore(`writer${(person += 1)}`);
    await writeReply('sleep', { content: 'It gets better', isNamed: false });
    stops.push(startForumOutbox(`writer${person}`));
    const isTried = async () =>
      (await (await currentForumStore()).writes()).some(({ held, state }) => held || state !== 'waiting');
    await expect.poll(isTried, PATIENT).toBe(true);
    ask(pending, 0);
  }
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it('says why it is held back and when it is sent, and "Send first" asks the forum again', async () => {
    const asked = forumAnswering(429, { reason: 'often', waitS: 300 });
    await write(1);
    const notice = await screen.findByText(/The forum takes only a few texts in a short time/, {}, PATIENT);
    const [{ heldUntil = 0 } = {}] = await (await currentForumStore()).writes();
    expect(Math.abs(heldUntil - Date.now() - 300_000)).toBeLessThan(60_000);
    // Rounded up to the minute: earlier the server would not accept it.
    const minute = String(new Date(heldUntil + 59_999).getMinutes()).padStart(2, '0');
    expect(notice.textContent).toMatch(new RegExp(`sent by itself at \\d+:${minute}`));
    const before = asked.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Send first' }));
    await expect.poll(() => asked.mock.calls.length, PATIENT).toBe(before + 1);
    await screen.findByRole('button', { name: 'Send first' }, PATIENT);
    expect((await (await currentForumStore()).writes()).map(({ state }) => state)).toEqual(['waiting']);
  });

  it.each([
    ['gives no waiting time', 429, /sent by itself in a few minutes/],
    ['answers with a server error', 500, /tried again by itself every few minutes/],
  ])('says when it is sent again when the forum %s', async (_, status, words) => {
    forumAnswering(status, {});
    await write(1);
    await screen.findByText(words, {}, PATIENT);
  });

  it('does not say that everything is sent when a text was rejected, and leads to it', async () => {
    forumAnswering(423, { reason: 'locked' });
    await write(0);
    await screen.findByText('1 text of yours was not taken by the forum and is only on this phone.', {}, PATIENT);
    expect(screen.queryByText('Everything has been sent now.')).toBeNull();
    expect(screen.getByRole('link', { name: 'See what was not accepted' }).getAttribute('href')).toBe('/forum');
    expect(screen.getByRole('button', { name: 'Save an encrypted file and leave' })).toBeTruthy();
  });

  it('says that it is sent as soon as it is', async () => {
    forumAnswering(429, { waitS: 300 });
    await write(1);
    await screen.findByText(/takes only a few texts/, {}, PATIENT);
    forumAnswering(200, {});
    fireEvent.click(screen.getByRole('button', { name: 'Send first' }));
    const states = async () => (await (await currentForumStore()).writes()).map(({ state }) => state);
    await expect.poll(states, PATIENT).toEqual(['sent']);
    act(() => useSyncStatus.setState({ pending: 0 }));
    await screen.findByText('Everything has been sent now.', {}, PATIENT);
  });
});
