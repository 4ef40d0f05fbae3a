import { ApiError } from '../protocol/api-error.ts';
import { toStamp } from '../protocol/clock.ts';
import { uniqueId } from '../protocol/ids.ts';
import {
  deleteTokens,
  deleteTokensExpiredBefore,
  findToken,
  insertToken,
  type Token,
  type TokenPurpose,
} from './token-rows.ts';
import type { Accounts } from './accounts.ts';
import { hashSecret, newSecret } from '../protocol/secrets.ts';

const LIFETIME_MS = 3_600_000;
/** The person does not wait for an invitation as for a link that she has asked for. */
export const INVITATION_MS = 3 * 24 * 3_600_000;

export const invalidToken = (): ApiError =>
  new ApiError(401, 'user_invalid_token', 'Invalid token passed in the request.');

/** Creates a token that replaces earlier ones of this purpose. This is the only time that the secret is readable. */
export function issueToken(
  accounts: Accounts,
  userId: string,
  purpose: TokenPurpose,
  lifetimeMs = LIFETIME_MS,
): Promise<{ token: Token; secret: string }> {
  const { store, clock } = accounts;
  const secret = newSecret();
  return store.write(() => {
    const created = clock.stamp();
    const token: Token = {
      id: uniqueId(),
      userId,
      purpose,
      secretHash: hashSecret(secret),
      created,
      expires: toStamp(Date.now() + lifetimeMs),
    };
    deleteTokensExpiredBefore(store, created);
    deleteTokens(store, userId, purpose);
    insertToken(store, token);
    return { token, secret };
  });
}

/** @throws user_invalid_token */
export function requireToken(accounts: Accounts, userId: string, purpose: TokenPurpose, secret: string): Token {
  const token = findToken(accounts.store, userId, purpose, hashSecret(secret));
  if (!token || Date.parse(token.expires) <= Date.now()) throw invalidToken();
  return token;
}

/**
 * Uses up a token; of two simultaneous calls one fails. Call it in the write that does what the token allows: between two
 * writes the address could change, which ends the token.
 * @throws user_invalid_token
 */
export function useToken(accounts: Accounts, userId: string, purpose: TokenPurpose, secret: string): Token {
  const token = requireToken(accounts, userId, purpose, secret);
  deleteTokens(accounts.store, userId, purpose);
  return token;
}

/** The link for the mail: the URL of the page with the parameters that it needs. */
export function tokenLink(url: string, token: Token, secret: string): string {
  const link = new URL(url);
  link.searchParams.set('userId', token.userId);
  link.searchParams.set('secret', secret);
  link.searchParams.set('expire', token.expires);
  return link.href;
}
