/** An answer as far as it matters here. */
export interface Sent {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** How many bytes have left the phone; only where the browser says so. */
  readonly progress?: ((bytes: number) => void) | undefined;
}

/** A line on which nothing moves for so long is dead. */
const STALL_MS = 30_000;
/** Where nobody says whether something moves: 5 MB over 2G take two and a half minutes. */
const LONGEST_MS = 300_000;

interface Limit {
  readonly signal: AbortSignal;
  end(): void;
}

/** Ends with `signal`, or after so many milliseconds. */
export function limited(signal: AbortSignal, ms: number): Limit {
  const over = new AbortController();
  const stop = () => over.abort();
  const timer = setTimeout(stop, ms);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return {
    signal: over.signal,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** One request, read to its end. @throws TypeError or AbortError when there is no answer */
export async function fetched(url: string, request: RequestInit, limit: Limit): Promise<Sent> {
  try {
    const answer = await fetch(url, { ...request, credentials: 'include', signal: limit.signal });
    return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  } finally {
    limit.end();
  }
}

const byFetch = (url: string, form: FormData, { headers, signal }: SendOptions): Promise<Sent> =>
  fetched(url, { method: 'POST', headers, body: form }, limited(signal, LONGEST_MS));

function byRequest(url: string, form: FormData, { headers, signal, progress }: SendOptions): Promise<Sent> {
  const request = new XMLHttpRequest();
  return new Promise<Sent>((resolve, reject) => {
    const lost = () => reject(new TypeError('the line was lost'));
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
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, lost);
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cut);
    });
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (signal.aborted) return lost();
    signal.addEventListener('abort', cut);
    isMoving();
    request.send(form);
  });
}

/** Sends a form. A service worker has only fetch, which does not tell how far an upload is. @throws TypeError when the line is lost */
export const sendForm = (url: string, form: FormData, options: SendOptions): Promise<Sent> =>
  typeof XMLHttpRequest === 'undefined' ? byFetch(url, form, options) : byRequest(url, form, options);
