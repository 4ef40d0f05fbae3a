import { backgroundSession } from '@/db/outbox/background-session.ts';
import { checkConfiguration } from './configuration.ts';
import { fallbackCookies } from './fallback-session.ts';

/** The backend rejected the request; `status` is the HTTP status. */
export class BackendRefusal extends Error {
  override name = 'BackendRefusal';
  constructor(
    readonly status: number,
    /** After how many seconds to retry, if the backend says so. */
    readonly waitS?: number,
  ) {
    super(`The backend answered ${status}`);
  }
}

/**
 * The session for a browser that blocks the API's cookies: a page reads what the SDK keeps in `localStorage`, a service
 * worker what the page has saved for it.
 */
async function sessionHeader(): Promise<Record<string, string>> {
  const cookies = fallbackCookies();
  if (cookies !== undefined) return cookies ? { 'X-Fallback-Cookies': cookies } : {};
  const session = await backgroundSession().catch(() => undefined);
  return session === undefined ? {} : { 'X-Appwrite-Session': session };
}

/**
 * One call without the SDK, which a service worker does not load. The session is sent as a cookie where the browser
 * allows it.
 * @throws BackendRefusal; TypeError when the backend cannot be reached
 */
export async function callBackend<T>(method: string, path: string, body?: object, as?: Identity): Promise<T> {
  const text = await (await fetchBackend(method, path, body, as)).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** As whom a call is made. `guest`: sent without the session, so that it does not reveal the signed-in user. */
type Identity = 'session' | 'guest';

/** The same for a response of any kind. @throws BackendRefusal; TypeError when the backend cannot be reached */
export async function fetchBackend(
  method: string,
  path: string,
  body?: object,
  as: Identity = 'session',
): Promise<Response> {
  const { endpoint, projectId } = checkConfiguration(import.meta.env, self.location.origin);
  const answer = await fetch(`${endpoint}${path}`, {
    method,
    // Otherwise the browser writes the answer in clear to its HTTP cache, unless the server forbids it.
    cache: 'no-store',
    credentials: as === 'session' ? 'include' : 'omit',
    headers: {
      'X-Appwrite-Project': projectId,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(as === 'session' ? await sessionHeader() : {}),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new BackendRefusal(answer.status);
  return answer;
}

/** The retry time in the body of a function's response, if there is one. */
function waitSecondsIn(body: string): number | undefined {
  try {
    const { waitS } = JSON.parse(body) as { waitS?: unknown };
    return typeof waitS === 'number' && waitS > 0 ? waitS : undefined;
  } catch {
    return undefined;
  }
}

/** Runs a function and waits for its response. @throws BackendRefusal; TypeError when the backend cannot be reached */
export async function callFunction<T>(functionId: string, path: string, body: object = {}, as?: Identity): Promise<T> {
  const run = await callBackend<{ responseStatusCode: number; responseBody: string }>(
    'POST',
    `/functions/${functionId}/executions`,
    { path, method: 'POST', body: JSON.stringify(body), async: false },
    as,
  );
  if (run.responseStatusCode < 200 || run.responseStatusCode > 299)
    throw new BackendRefusal(run.responseStatusCode, waitSecondsIn(run.responseBody));
  return JSON.parse(run.responseBody) as T;
}

/** Calls the reminders function. @throws BackendRefusal; TypeError when the backend cannot be reached */
export const callReminders = <T>(path: string, body: object = {}): Promise<T> => callFunction('reminders', path, body);
