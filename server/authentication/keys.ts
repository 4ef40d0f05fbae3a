import { DAY_MS } from '../../src/model/time/durations.ts';
import { ApiError, unauthorized } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import { toStamp } from '../protocol/clock.ts';
import { hashSecret, isSameSecret, newSecret, readJwt, signJwt } from '../protocol/secrets.ts';
import type { Store } from '../store/store.ts';
import { findKeyBySecret, touchKey, type ProjectKey } from './key-rows.ts';

/** The scope that includes all others. */
export const EVERY_SCOPE = '*';

const EPHEMERAL = 'ephemeral_';

interface EphemeralClaims {
  scopes: string[];
  exp: number;
}

const keyExpired = (): ApiError =>
  new ApiError(401, 'project_key_expired', 'The project key has expired. Please generate a new key.');

/** Determines what the sender of an API key may do. */
export class Keys {
  private readonly store: Store;
  private readonly serverKey: string;
  /** Signs ephemeral keys. Not the key of users' JWTs, so that neither is taken for the other. */
  private readonly signingKey: string;
  private readonly ofFunctions = new Map<string, { scopes: string[]; until: number }>();
  /** Ids of the keys whose last use is being written. */
  private readonly writingUse = new Set<string>();

  constructor(parts: { store: Store; serverKey: string; jwtKey: string }) {
    this.store = parts.store;
    this.serverKey = parts.serverKey;
    this.signingKey = `${EPHEMERAL}${parts.jwtKey}`;
  }

  /**
   * As on Appwrite a wrong key is refused; a broken or expired key of a function or of an hour is refused too, where
   * Appwrite takes its sender for a guest.
   * @throws user_unauthorized, project_key_expired
   */
  callerOf(key: string): Caller {
    if (isSameSecret(key, this.serverKey)) return { kind: 'key', roles: [], scopes: [EVERY_SCOPE] };
    return { kind: 'key', roles: [], scopes: [...(this.ephemeralScopes(key) ?? this.storedScopes(key))] };
  }

  /** A key for a run of a function. It ends with the process. */
  issueForFunction(scopes: string[], ttlSeconds: number): string {
    const now = Date.now();
    for (const [hash, { until }] of this.ofFunctions) if (until <= now) this.ofFunctions.delete(hash);
    const key = `dynamic_${newSecret()}`;
    this.ofFunctions.set(hashSecret(key), { scopes, until: now + ttlSeconds * 1000 });
    return key;
  }

  isOfFunction(key: string): boolean {
    return (this.ofFunctions.get(hashSecret(key))?.until ?? 0) > Date.now();
  }

  /**
   * A key that carries its scopes and its end. It cannot be revoked.
   * @returns the key and its end, ISO 8601
   */
  issueEphemeral(scopes: string[], seconds: number): { secret: string; expires: string } {
    const exp = Math.floor(Date.now() / 1000) + seconds;
    const claims: EphemeralClaims = { scopes, exp };
    return { secret: `${EPHEMERAL}${signJwt(claims, this.signingKey)}`, expires: toStamp(exp * 1000) };
  }

  private ephemeralScopes(key: string): readonly string[] | null {
    if (!key.startsWith(EPHEMERAL)) return null;
    const claims = readJwt<EphemeralClaims>(key.slice(EPHEMERAL.length), this.signingKey);
    if (!claims) throw unauthorized();
    return claims.scopes;
  }

  private storedScopes(key: string): readonly string[] {
    const hash = hashSecret(key);
    const issued = this.ofFunctions.get(hash);
    if (issued && issued.until > Date.now()) return issued.scopes;
    const stored = findKeyBySecret(this.store, hash);
    if (!stored) throw unauthorized();
    if (stored.expires !== '' && Date.parse(stored.expires) <= Date.now()) throw keyExpired();
    this.used(stored);
    return stored.scopes;
  }

  private used({ id, accessed }: ProjectKey): void {
    const now = Date.now();
    if ((Date.parse(accessed) || 0) + DAY_MS > now || this.writingUse.has(id)) return;
    this.writingUse.add(id);
    const written = this.store.write(() => touchKey(this.store, id, toStamp(now)));
    // A full disk must not fail the request; the next use is stored instead.
    void written.catch(() => {}).finally(() => this.writingUse.delete(id));
  }
}
