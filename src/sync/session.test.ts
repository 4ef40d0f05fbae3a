// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastUnsent, noteKept } from '@/db/store-loss.ts';
import { useSession } from './session.ts';
import { signedIn, signedOut } from './session-store.ts';
import { tellOtherTabs } from './session-channel.ts';

const KEY = 'maia-auth';
const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
const beatrice = { id: 'beatrice', name: 'Beatrice', email: 'beatrice@example.org', labels: [] };

const notes = () => Object.keys(localStorage).filter((key) => key.includes(amina.id));
/** Another tab writes down who is signed in, and tells. */
function elsewhere(session: object): void {
  localStorage.setItem(KEY, JSON.stringify({ state: session, version: 0 }));
  tellOtherTabs();
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState(signedIn(amina));
});

describe('a tab in which somebody was signed in', () => {
  it('takes back what it noted of her when it hears late that she left in another', async () => {
    // As it reads on a disk that the other tab has cleared already.
    noteKept(amina.id, 1);
    elsewhere(signedOut);
    await expect.poll(() => useSession.getState().user).toBeNull();
    await expect.poll(notes).toEqual([]);
  });

  it('does so also when somebody else has signed in there, and leaves alone what is hers', async () => {
    noteKept(amina.id, 1);
    noteKept(beatrice.id, 2);
    elsewhere(signedIn(beatrice));
    await expect.poll(notes).toEqual([]);
    expect(lastUnsent(beatrice.id)).toBe(2);
  });

  it('keeps what it noted when she has come back since', async () => {
    noteKept(amina.id, 1);
    elsewhere(signedOut);
    localStorage.setItem(KEY, JSON.stringify({ state: signedIn(amina), version: 0 }));
    tellOtherTabs();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lastUnsent(amina.id)).toBe(1);
  });
});
