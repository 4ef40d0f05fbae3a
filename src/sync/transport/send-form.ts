/** The parts of a response that are used. */
export interface FormResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with the bytes sent so far; only where the browser reports them. */
  readonly progress?: ((bytes: number) => void) | undefined;
}

/** A connection without progress for this long counts as lost. */
const STALL_MS = 30_000;
/** Limit where the browser reports no progress: 5 MB over 2G take two and a half minutes. */
const MAX_UPLOAD_MS = 300_000;

interface TimeLimit {
  readonly signal: AbortSignal;
  end(): void;
}

/** A signal that aborts with `signal`, or after `ms` milliseconds. */
export function withTimeLimit(signal: AbortSignal, ms: number): TimeLimit {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, ms);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** Sends one request and reads the whole response. @throws TypeError or AbortError when there is none */
export async function fetchText(url: string, request: RequestInit, limit: TimeLimit): Promise<FormResponse> {
  try {
    const answer = await fetch(url, { ...request, cache: 'no-store', credentials: 'include', signal: limit.signal });
    return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  } finally {
    limit.end();
  }
}

const byFetch = (url: string, form: FormData, { headers, signal }: SendOptions): Promise<FormResponse> =>
  fetchText(url, { method: 'POST', headers, body: form }, withTimeLimit(signal, MAX_UPLOAD_MS));

function byRequest(url: string, form: FormData, { headers, signal, progress }: SendOptions): Promise<FormResponse> {
  const request = new XMLHttpRequest();
  return new Promise<FormResponse>((resolve, reject) => {
    const fail = () => reject(new TypeError('the line was lost'));
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const isMoving = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALL_MS);
    };
    const cut = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded }) => {
      isMoving();
      progress?.(loaded);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      }),
    );
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cut);
    });
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (signal.aborted) return fail();
    signal.addEventListener('abort', cut);
    isMoving();
    request.send(form);
  });
}

/**
 * Sends a form. A service worker has only fetch, which does not report upload progress. @throws TypeError when the
 * connection is lost
 */
export const sendForm = (url: string, form: FormData, options: SendOptions): Promise<FormResponse> =>
  typeof XMLHttpRequest === 'undefined' ? byFetch(url, form, options) : byRequest(url, form, options);
