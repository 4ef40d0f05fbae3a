import { AppwriteException, Client } from 'appwrite';

/** What an answer says beside its content. */
export interface Heard {
  /** The server's clock against this phone's, in milliseconds; null when the answer does not say. */
  readonly clockSkewMs: number | null;
}

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

/**
 * The SDK's client with its own last step: it reads the headers that the SDK throws away (`Date`, `Retry-After`), and it
 * can be cut off, so that nothing of a sync that has ended leaves the phone.
 */
export class Line extends Client {
  readonly #heard: (heard: Heard) => void;
  readonly #cut = new AbortController();

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
    const response = await fetch(uri, { ...options, signal: this.#cut.signal });
    const isJson = response.headers.get('content-type')?.includes('application/json');
    const text = await response.text();
    const data = (isJson ? JSON.parse(text) : { message: text }) as { message?: string; type?: string };
    this.#heard({ clockSkewMs: this.#skew(response.headers, began) });
    if (response.status >= 400)
      throw new Refused(data.message ?? text, response.status, data.type ?? '', retryAfterMs(response.headers));
    return data;
  }

  /** `Date` has whole seconds: half a second is added. */
  #skew(headers: globalThis.Headers, began: number): number | null {
    const said = Date.parse(headers.get('date') ?? '');
    const ended = Date.now();
    if (Number.isNaN(said) || ended - began > CLOCK_PATIENCE_MS || ended < began) return null;
    return Math.round((began + ended) / 2 - (said + 500));
  }
}
