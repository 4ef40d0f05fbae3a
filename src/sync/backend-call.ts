import { checkConfiguration } from './configuration.ts';

/** The backend refused; `status` says how. */
export class BackendRefusal extends Error {
  override name = 'BackendRefusal';
  constructor(
    readonly status: number,
    /** After how many seconds it may do better, where it says so. */
    readonly waitS?: number,
  ) {
    super(`The backend answered ${status}`);
  }
}

interface KeptCookies {
  readonly localStorage?: { getItem(key: string): string | null };
}

/**
 * One call without the SDK, for a service worker, which has no place for it. The session travels as a cookie.
 * @throws BackendRefusal; TypeError when it cannot be reached
 */
export async function callBackend<T>(method: string, path: string, body?: object, as?: Speaker): Promise<T> {
  const text = await (await fetchBackend(method, path, body, as)).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** As whom a call is made: a guest's says nothing of whoever is signed in. */
type Speaker = 'session' | 'guest';

/** The same for an answer of any kind. @throws BackendRefusal; TypeError when it cannot be reached */
export async function fetchBackend(
  method: string,
  path: string,
  body?: object,
  as: Speaker = 'session',
): Promise<Response> {
  const { endpoint, projectId } = checkConfiguration(import.meta.env, self.location.origin);
  // Where browsers refuse cookies of another site, the session is kept here; pages have it, workers do not.
  const kept = as === 'session' && (globalThis as KeptCookies).localStorage?.getItem('cookieFallback');
  const answer = await fetch(`${endpoint}${path}`, {
    method,
    credentials: as === 'session' ? 'include' : 'omit',
    headers: {
      'X-Appwrite-Project': projectId,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(kept ? { 'X-Fallback-Cookies': kept } : {}),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new BackendRefusal(answer.status);
  return answer;
}

/** What a function that wants to be asked later says in its answer. */
function waitIn(body: string): number | undefined {
  try {
    const { waitS } = JSON.parse(body) as { waitS?: unknown };
    return typeof waitS === 'number' && waitS > 0 ? waitS : undefined;
  } catch {
    return undefined;
  }
}

/** Runs a function and waits for its answer. @throws BackendRefusal; TypeError when it cannot be reached */
export async function askFunction<T>(functionId: string, path: string, body: object = {}, as?: Speaker): Promise<T> {
  const run = await callBackend<{ responseStatusCode: number; responseBody: string }>(
    'POST',
    `/functions/${functionId}/executions`,
    { path, method: 'POST', body: JSON.stringify(body), async: false },
    as,
  );
  if (run.responseStatusCode < 200 || run.responseStatusCode > 299)
    throw new BackendRefusal(run.responseStatusCode, waitIn(run.responseBody));
  return JSON.parse(run.responseBody) as T;
}

/** Asks the reminders function. @throws BackendRefusal; TypeError when it cannot be reached */
export const askReminders = <T>(path: string, body: object = {}): Promise<T> => askFunction('reminders', path, body);
