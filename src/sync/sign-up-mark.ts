/** Which account a sign-up on this phone began to make, until the sign-up is through. Nothing of health. */
const MARK = 'maia-sign-up';
/** The account whose link to confirm the address has gone out from this tab. */
const SENT = 'maia-sign-up-mail';

interface Mark {
  readonly userId: string;
  readonly email: string;
}

const read = (): Mark | null => JSON.parse(localStorage.getItem(MARK) ?? 'null') as Mark | null;

/** The id for the account of this address: the same as in an earlier try, so that a lost answer does no harm. */
export function beginSignUp(email: string, freshId: () => string): string {
  const begun = read();
  const mark = begun?.email === email ? begun : { userId: freshId(), email };
  localStorage.setItem(MARK, JSON.stringify(mark));
  return mark.userId;
}

/** Was a sign-up of this account begun here and not ended? */
export const isSignUpOpen = (userId: string): boolean => read()?.userId === userId;

export function endSignUp(): void {
  localStorage.removeItem(MARK);
  sessionStorage.removeItem(SENT);
}

/** Sends once, however often the sign-up is tried again. */
export async function sendOnce(userId: string, send: () => Promise<unknown>): Promise<void> {
  if (sessionStorage.getItem(SENT) === userId) return;
  await send();
  sessionStorage.setItem(SENT, userId);
}
