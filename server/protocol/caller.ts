import { GUEST_ROLES } from './permissions.ts';

/** The caller of a request. `roles` are the permission roles of the caller: 'any', 'users', 'user:x', 'label:y', ... */
export interface Caller {
  kind: 'guest' | 'user' | 'key';
  userId?: string;
  /** Only for users with a session, not with a JWT. */
  sessionId?: string;
  /** Whether the session still has to complete a challenge with a second factor. */
  needsMoreFactors?: boolean;
  /** Whether only a new password opens the rest of the API to this session. */
  needsNewPassword?: boolean;
  /** Only for users with a JWT: the session that it was made in, '' for none, and its end in seconds since 1970. */
  token?: { sessionId: string; exp: number };
  roles: string[];
  /** Only for keys; ['*'] is the server key. */
  scopes?: string[];
}

export const guest = (): Caller => ({ kind: 'guest', roles: [...GUEST_ROLES] });
