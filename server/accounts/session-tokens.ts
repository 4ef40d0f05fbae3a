import { randomInt } from 'node:crypto';
import { toStamp } from '../protocol/clock.ts';
import { uniqueId } from '../protocol/ids.ts';
import { hashSecret } from '../protocol/secrets.ts';
import type { Accounts } from './accounts.ts';
import { invalidToken } from './one-time-tokens.ts';
import { deleteToken, deleteTokensExpiredBefore, findToken, insertToken, type Token } from './token-rows.ts';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const newShortSecret = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** With the account, because two accounts may get the same short secret. */
const hashOf = (userId: string, secret: string): string => hashSecret(`${userId}:${secret}`);

/**
 * Makes a token that opens a session of this user. Other tokens stay valid.
 * @param length of the secret, in characters
 */
export function issueSessionToken(
  accounts: Accounts,
  userId: string,
  { length, seconds }: { length: number; seconds: number },
): Promise<{ token: Token; secret: string }> {
  const { store, clock } = accounts;
  const secret = newShortSecret(length);
  return store.write(() => {
    const created = clock.stamp();
    const token: Token = {
      id: uniqueId(),
      userId,
      purpose: 'session',
      secretHash: hashOf(userId, secret),
      created,
      expires: toStamp(Date.now() + seconds * 1000),
    };
    deleteTokensExpiredBefore(store, created);
    insertToken(store, token);
    return { token, secret };
  });
}

/**
 * Uses up a token; of two simultaneous calls one fails.
 * @throws user_invalid_token
 */
export function useSessionToken(accounts: Accounts, userId: string, secret: string): Promise<void> {
  const { store } = accounts;
  return store.write(() => {
    const token = findToken(store, userId, 'session', hashOf(userId, secret));
    if (!token || Date.parse(token.expires) <= Date.now()) throw invalidToken();
    deleteToken(store, token.id);
  });
}
