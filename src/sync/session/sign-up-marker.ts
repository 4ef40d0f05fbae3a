/** The account that an unfinished sign-up on this device creates: its id, and a hash of its address. */
const KEY = 'maia-sign-up';
/** The account to which this tab has sent the verification mail. */
const MAIL_KEY = 'maia-sign-up-mail';

interface Marker {
  readonly userId: string;
  /** Of id and address. The address itself must not lie in clear on the disk, and is typed again at every try. */
  readonly hash: string;
}

async function hashOf(userId: string, email: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${userId} ${email}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const read = (): Marker | null => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Marker | null;

/** The id for the account of this address: the same as in an earlier try, so that a lost response does no harm. */
export async function beginSignUp(email: string, freshId: () => string): Promise<string> {
  const existing = read();
  if (existing && existing.hash === (await hashOf(existing.userId, email))) return existing.userId;
  const userId = freshId();
  const marker: Marker = { userId, hash: await hashOf(userId, email) };
  localStorage.setItem(KEY, JSON.stringify(marker));
  return userId;
}

/** Whether a sign-up of this account was started here and not finished. */
export const isSignUpOpen = (userId: string): boolean => read()?.userId === userId;

export function endSignUp(): void {
  localStorage.removeItem(KEY);
  sessionStorage.removeItem(MAIL_KEY);
}

/** Sends once, however often the sign-up is retried. */
export async function sendOnce(userId: string, send: () => Promise<unknown>): Promise<void> {
  if (sessionStorage.getItem(MAIL_KEY) === userId) return;
  await send();
  sessionStorage.setItem(MAIL_KEY, userId);
}
