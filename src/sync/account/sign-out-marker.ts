import { create } from 'zustand';
import { withLock } from '@/db/scheduling/with-lock.ts';

/** Marks that a user signed out; contains no name and no id. */
const KEY = 'maia-left';
/** The value after the server could not be reached, or did not end the session. */
const FAILED = 'failed';

/** A worker has no `localStorage`, and signs nobody out. */
const isMarkedFailed = (): boolean => typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === FAILED;

/** Whether the session of the signed-out user could not be ended on the server yet. */
export const useSignOutFailure = create<{ readonly hasFailed: boolean }>(() => ({ hasFailed: isMarkedFailed() }));

function show(): void {
  useSignOutFailure.setState({ hasFailed: isMarkedFailed() });
}

// Another tab may end the session.
if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => key === KEY && show());

/** A sign-out without a network leaves a session open on the server, whose cookie no script can remove. */
export function setSignedOut(): void {
  localStorage.setItem(KEY, 'yes');
  show();
}
export const wasSignedOut = (): boolean => localStorage.getItem(KEY) !== null;
export function clearSignedOut(): void {
  localStorage.removeItem(KEY);
  show();
}

/** Records that the server has not ended the session yet; it is tried again. */
export function noteSignOutFailure(): void {
  if (!wasSignedOut()) return;
  localStorage.setItem(KEY, FAILED);
  show();
}

const LOCK = 'maia-left';

/** Runs work on the session of the signed-out user: one tab at a time, in the order of the calls. */
export const withSignOutLock = <T>(work: () => Promise<T>): Promise<T> => withLock(LOCK, work);
