import { ApiError } from '../api-error.ts';
import { toStamp } from '../clock.ts';
import { uniqueId } from '../ids.ts';
import {
  deleteTokens,
  deleteTokensExpiredBefore,
  findToken,
  insertToken,
  type Token,
  type TokenPurpose,
} from '../store/token-rows.ts';
import type { Accounts } from './accounts.ts';
import { hashSecret, newSecret } from './secrets.ts';

const LIFE_MS = 3_600_000;

const invalidToken = (): ApiError => new ApiError(401, 'user_invalid_token', 'Invalid token passed in the request.');

/** A new token of this purpose, in place of earlier ones. The secret is given out only here. */
export function issueToken(
  accounts: Accounts,
  userId: string,
  purpose: TokenPurpose,
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
      expires: toStamp(Date.now() + LIFE_MS),
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

/** Takes a token back; of two that come at once, one is refused. @throws user_invalid_token */
export function useToken(accounts: Accounts, userId: string, purpose: TokenPurpose, secret: string): Promise<Token> {
  return accounts.store.write(() => {
    const token = requireToken(accounts, userId, purpose, secret);
    deleteTokens(accounts.store, userId, purpose);
    return token;
  });
}

/** The link to mail: the page's own address with the parts that it needs. */
export function tokenLink(url: string, token: Token, secret: string): string {
  const link = new URL(url);
  link.searchParams.set('userId', token.userId);
  link.searchParams.set('secret', secret);
  link.searchParams.set('expire', token.expires);
  return link.href;
}
