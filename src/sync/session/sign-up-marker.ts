/** The account that an unfinished sign-up on this device creates. Contains no health data. */
const KEY = 'maia-sign-up';
/** The account to which this tab has sent the verification mail. */
const MAIL_KEY = 'maia-sign-up-mail';

interface Marker {
  readonly userId: string;
  readonly email: string;
}

const read = (): Marker | null => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Marker | null;

/** The id for the account of this address: the same as in an earlier try, so that a lost response does no harm. */
export function beginSignUp(email: string, freshId: () => string): string {
  const existing = read();
  const marker = existing?.email === email ? existing : { userId: freshId(), email };
  localStorage.setItem(KEY, JSON.stringify(marker));
  return marker.userId;
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
