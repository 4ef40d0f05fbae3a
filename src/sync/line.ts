import { AppwriteException, Client } from 'appwrite';
import { foreignAnswer, isForeignRefusal, RemoteFailure } from './remote-failure.ts';
import { limited } from './send-form.ts';

/** What an answer says beside its content. */
export interface Heard {
  /** The server's clock against this phone's, in milliseconds; null when the answer does not say. */
  readonly clockSkewMs: number | null;
}

/** A browser opens six lanes to a server; what is sent always finds one that no list keeps. */
const MOST_LISTS = 5;
/** A call without an answer for this long is a lost one. */
const PATIENCE_MS = 30_000;
/** Below this a compressed body saves no packet. */
const LEAST_CHARACTERS = 1024;
/** How a server refuses a body that it, or somebody on the way, could not unpack. */
const UNREADABLE = new Set([400, 413, 415]);
const gzipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** An answer that took longer says too little about the server's clock. */
const CLOCK_PATIENCE_MS = 5_000;

function retryAfterMs(headers: globalThis.Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** A refusal with how long the server asks to be left alone; the SDK's own drops what the headers say. */
export class Refused extends AppwriteException {
  constructor(
    message: string,
    code: number,
    type: string,
    readonly retryAfterMs: number,
  ) {
    super(message, code, type);
  }
}

/** An answer read to its end. */
interface Answer {
  readonly response: Response;
  readonly text: string;
}

/**
 * The SDK's client with its own last step: it reads the headers that the SDK throws away (`Date`, `Retry-After`), and it
 * can be cut off, so that nothing of a sync that has ended leaves the phone. It gives a call up that nobody answers.
 */
export class Line extends Client {
  readonly #heard: (heard: Heard) => void;
  readonly #cut = new AbortController();
  /** Whether this server has said that it unpacks what it is sent. */
  #unpacks = false;
  #lists = 0;
  readonly #waitingLists: (() => void)[] = [];

  constructor(heard: (heard: Heard) => void = () => {}) {
    super();
    this.#heard = heard;
  }

  /** Ends every call under way; all later ones fail. */
  cut(): void {
    this.#cut.abort();
  }

  override async call(method: string, url: URL, headers?: Record<string, string>, params?: Record<string, unknown>) {
    const { uri, options } = this.prepareRequest(method, url, headers, params);
    const began = Date.now();
    const { response, text } = await this.#send(uri, options);
    const isJson = response.headers.get('content-type')?.includes('application/json');
    const data = (isJson ? JSON.parse(text) : { message: text }) as { message?: string; type?: string };
    this.#heard({ clockSkewMs: this.#skew(response.headers, began) });
    if (response.status >= 400) {
      if (isForeignRefusal(response.status, data.type)) throw foreignAnswer();
      throw new Refused(data.message ?? text, response.status, data.type ?? '', retryAfterMs(response.headers));
    }
    return data;
  }

  /** What is read makes room for what is written. */
  async #send(uri: string, options: RequestInit): Promise<Answer> {
    if (options.method !== 'GET' || !uri.includes('/documents')) return this.#patiently(uri, options);
    if (this.#lists >= MOST_LISTS) await new Promise<void>((resolve) => this.#waitingLists.push(resolve));
    else this.#lists += 1;
    try {
      return await this.#patiently(uri, { ...options, priority: 'low' });
    } finally {
      // Whoever waits takes the place over.
      const next = this.#waitingLists.shift();
      if (next) next();
      else this.#lists -= 1;
    }
  }

  /** @throws RemoteFailure `unreachable` when there is no answer in time */
  async #patiently(uri: string, options: RequestInit): Promise<Answer> {
    const limit = limited(this.#cut.signal, PATIENCE_MS);
    // What writes may yet arrive on a slow line, and the server is asked; an answer that nobody waits for only holds the line.
    const signal = options.method === 'GET' ? limit.signal : this.#cut.signal;
    const over = new Promise<never>((_, reject) => limit.signal.addEventListener('abort', reject));
    const answered = async (): Promise<Answer> => {
      const response = await this.#sendNow(uri, { ...options, signal });
      return { response, text: await response.text() };
    };
    try {
      return await Promise.race([answered(), over]);
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      throw new RemoteFailure('unreachable', 'timeout', 'no answer', { isNetwork: true });
    } finally {
      limit.end();
    }
  }

  async #sendNow(uri: string, whole: RequestInit): Promise<Response> {
    const { body } = whole;
    const isPacked = this.#unpacks && typeof body === 'string' && body.length >= LEAST_CHARACTERS;
    const packed = isPacked && {
      body: await gzipped(body),
      headers: { ...(whole.headers as Record<string, string>), 'content-encoding': 'gzip' },
    };
    let response = await fetch(uri, { ...whole, ...packed });
    this.#unpacks = response.headers.get('accept-encoding')?.includes('gzip') ?? false;
    // No record may be refused for the way it was packed.
    if (isPacked && UNREADABLE.has(response.status)) {
      this.#unpacks = false;
      response = await fetch(uri, whole);
    }
    return response;
  }

  /** `Date` has whole seconds: half a second is added. */
  #skew(headers: globalThis.Headers, began: number): number | null {
    const said = Date.parse(headers.get('date') ?? '');
    const ended = Date.now();
    if (Number.isNaN(said) || ended - began > CLOCK_PATIENCE_MS || ended < began) return null;
    return Math.round((began + ended) / 2 - (said + 500));
  }
}
