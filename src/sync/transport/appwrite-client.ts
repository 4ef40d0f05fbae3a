import { AppwriteException } from 'appwrite';
import { captivePortalAnswer, isCaptivePortal, RemoteFailure } from './remote-failure.ts';
import { withTimeLimit } from './send-form.ts';
import { UncachedClient } from './uncached-client.ts';

/** What the headers of a response say. */
export interface AnswerHeaders {
  /** This device's clock minus the server's, in milliseconds; null when the response does not say. */
  readonly clockSkewMs: number | null;
  /** Whether the server accepts several lists, or a whole transaction, in one request; only the embedded server does. */
  readonly joinsCalls: boolean;
}

/** A browser opens six connections to a server. Lists use at most five, so that one is always free for writes. */
const MAX_CONCURRENT_LISTS = 5;
/** A call without a response for this long counts as lost. */
const TIMEOUT_MS = 30_000;
/** A shorter body, compressed, would not save a network packet. */
const MIN_COMPRESSED_CHARACTERS = 1024;
/** Statuses with which a server or proxy rejects a body that it cannot decompress. */
const COMPRESSION_REFUSED = new Set([400, 413, 415]);
const gzipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** A response that took longer says too little about the server's clock. */
const MAX_CLOCK_ROUND_TRIP_MS = 5_000;

function retryAfterMs(headers: globalThis.Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** An error response with its Retry-After time; the SDK's own exception drops the headers. */
export class ErrorResponse extends AppwriteException {
  constructor(
    message: string,
    code: number,
    type: string,
    readonly retryAfterMs: number,
  ) {
    super(message, code, type);
  }
}

/** A response and its complete body. */
interface Answer {
  readonly response: Response;
  readonly text: string;
}

/**
 * The SDK's client with its own request step. It reads the headers that the SDK drops (`Date`, `Retry-After`), it can
 * be aborted, so that nothing is sent after sync has ended, and it has a timeout.
 */
export class AppwriteClient extends UncachedClient {
  readonly #onHeaders: (headers: AnswerHeaders) => void;
  readonly #session: () => string | undefined;
  readonly #abort = new AbortController();
  /** Whether this server has announced that it accepts compressed bodies, and several calls in one request. */
  #acceptsGzip = false;
  joinsCalls = false;
  #runningLists = 0;
  readonly #listQueue: (() => void)[] = [];

  /** @param session returns the session for the next request; undefined where the browser sends a cookie */
  constructor(
    onHeaders: (headers: AnswerHeaders) => void = () => {},
    session: () => string | undefined = () => undefined,
  ) {
    super();
    this.#onHeaders = onHeaders;
    this.#session = session;
  }

  /** At an earlier start the server has announced `joinsCalls`. */
  assumeJoinedCalls(): void {
    [this.joinsCalls, this.#acceptsGzip] = [true, true];
  }

  /** Aborts every call under way; all later ones fail. */
  cut(): void {
    this.#abort.abort();
  }

  override async call(method: string, url: URL, headers?: Record<string, string>, params?: Record<string, unknown>) {
    const session = this.#session();
    const withSession = { ...headers, ...(session && { 'X-Appwrite-Session': session }) };
    const { uri, options } = this.prepareRequest(method, url, withSession, params);
    const began = Date.now();
    const { response, text } = await this.#send(uri, options);
    const isJson = response.headers.get('content-type')?.includes('application/json');
    const data = (isJson ? JSON.parse(text) : { message: text }) as { message?: string; type?: string };
    this.joinsCalls = response.headers.has('x-maia-joins');
    this.#onHeaders({ clockSkewMs: this.#skew(response.headers, began), joinsCalls: this.joinsCalls });
    if (response.status >= 400) {
      if (isCaptivePortal(response.status, data.type)) throw captivePortalAnswer();
      throw new ErrorResponse(data.message ?? text, response.status, data.type ?? '', retryAfterMs(response.headers));
    }
    return data;
  }

  /** Limits the concurrent lists, so that a connection is free for writes. */
  async #send(uri: string, options: RequestInit): Promise<Answer> {
    if (options.method !== 'GET' || !uri.includes('/documents')) return this.#sendWithTimeout(uri, options);
    if (this.#runningLists >= MAX_CONCURRENT_LISTS) await new Promise<void>((resolve) => this.#listQueue.push(resolve));
    else this.#runningLists += 1;
    try {
      return await this.#sendWithTimeout(uri, { ...options, priority: 'low' });
    } finally {
      // The next waiting list takes this one's place.
      const next = this.#listQueue.shift();
      if (next) next();
      else this.#runningLists -= 1;
    }
  }

  /** @throws RemoteFailure `unreachable` when there is no answer in time */
  async #sendWithTimeout(uri: string, options: RequestInit): Promise<Answer> {
    const limit = withTimeLimit(this.#abort.signal, TIMEOUT_MS);
    // A write is not aborted: it may still arrive over a slow connection, and the server is asked for its outcome. A
    // read is aborted, because its response would only occupy the connection.
    const signal = options.method === 'GET' ? limit.signal : this.#abort.signal;
    const timedOut = new Promise<never>((_, reject) => limit.signal.addEventListener('abort', reject));
    const answered = async (): Promise<Answer> => {
      const response = await this.#sendNow(uri, { ...options, signal });
      return { response, text: await response.text() };
    };
    try {
      return await Promise.race([answered(), timedOut]);
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      throw new RemoteFailure('unreachable', 'timeout', 'no answer', { isNetwork: true });
    } finally {
      limit.end();
    }
  }

  async #sendNow(uri: string, options: RequestInit): Promise<Response> {
    const { body } = options;
    const isCompressed = this.#acceptsGzip && typeof body === 'string' && body.length >= MIN_COMPRESSED_CHARACTERS;
    const compressed = isCompressed && {
      body: await gzipped(body),
      headers: { ...(options.headers as Record<string, string>), 'content-encoding': 'gzip' },
    };
    let response = await fetch(uri, { ...options, ...compressed });
    this.#acceptsGzip = response.headers.get('accept-encoding')?.includes('gzip') ?? false;
    // A record must not be rejected because of its compression: send it again uncompressed.
    if (isCompressed && COMPRESSION_REFUSED.has(response.status)) {
      this.#acceptsGzip = false;
      response = await fetch(uri, options);
    }
    return response;
  }

  /** `Date` has whole seconds, so half a second is added. */
  #skew(headers: globalThis.Headers, began: number): number | null {
    const serverTime = Date.parse(headers.get('date') ?? '');
    const ended = Date.now();
    if (Number.isNaN(serverTime) || ended - began > MAX_CLOCK_ROUND_TRIP_MS || ended < began) return null;
    return Math.round((began + ended) / 2 - (serverTime + 500));
  }
}
