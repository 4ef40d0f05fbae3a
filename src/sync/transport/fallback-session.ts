import type { Connection } from './connection.ts';

/** Where Appwrite's SDK keeps the session when the browser blocks the cookies of an API on another origin. */
export const FALLBACK_KEY = 'cookieFallback';

/** What a page has and a worker lacks. */
interface PageStorage {
  readonly localStorage?: { getItem(key: string): string | null };
}

/** What the SDK has stored, for the `X-Fallback-Cookies` header; undefined in a worker, which has no `localStorage`. */
export const fallbackCookies = (): string | null | undefined =>
  (globalThis as PageStorage).localStorage?.getItem(FALLBACK_KEY);

/**
 * The session that the SDK keeps in `localStorage`, for the `X-Appwrite-Session` header and for realtime. undefined
 * where the browser sends a cookie, and in a worker, which has no `localStorage`.
 */
export function fallbackSession(projectId: string): string | undefined {
  try {
    const cookies = JSON.parse(fallbackCookies() ?? '{}') as Record<string, unknown>;
    const session = cookies[`a_session_${projectId}`];
    return typeof session === 'string' && session !== '' ? session : undefined;
  } catch {
    return undefined;
  }
}

/** The same backend with a session that is read again for every request, because a sign-in replaces it. */
export function withLiveSession(
  { endpoint, projectId, databaseId }: Connection,
  read: () => string | undefined,
): Connection {
  return {
    endpoint,
    projectId,
    databaseId,
    get session() {
      return read();
    },
  };
}

/** The backend as a page reaches it: with its fallback session, if there is one. */
export const pageConnection = (connection: Connection): Connection =>
  withLiveSession(connection, () => fallbackSession(connection.projectId));
