/** A request, as fault injection sees it. */
export interface Sent {
  readonly method: string;
  /** The path after `/v1`, without the query. */
  readonly path: string;
  readonly session: string;
  readonly body: string;
}

/**
 * `lose request`: the request never arrives. `lose response`: it is handled, but the client gets no response. A number:
 * the answer has this status.
 */
export type Fault = 'lose request' | 'lose response' | number;

export type Trouble = (sent: Sent) => Fault | undefined;

/** Whether a call commits a transaction: whole in one call, or the last of three. */
export const isCommit = ({ method, path, body }: Sent): boolean =>
  path === '/maia/transactions' || (method === 'PATCH' && body.includes('"commit":true'));

/** The network between devices and a server in one process. It records requests and injects faults. */
export class Network implements Disposable {
  readonly sent: Sent[] = [];
  readonly faults: { fault: Fault; sent: Sent }[] = [];
  trouble: Trouble = () => undefined;
  readonly #fetch = globalThis.fetch;

  constructor() {
    globalThis.fetch = (input, init) => this.#send(input, init);
  }

  /** The writes: only these are rate-limited, and only these could create duplicates. */
  get writes(): Sent[] {
    return this.sent.filter(({ method }) => method !== 'GET');
  }

  [Symbol.dispose](): void {
    globalThis.fetch = this.#fetch;
  }

  async #send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const session = new Headers(init.headers).get('x-appwrite-session') ?? '';
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (session === '') return this.#fetch(input, init);
    const sent: Sent = {
      method: init.method ?? 'GET',
      path: pathname.replace('/v1', ''),
      session,
      body: String(init.body ?? ''),
    };
    this.sent.push(sent);
    const fault = this.trouble(sent);
    if (fault !== undefined) this.faults.push({ fault, sent });
    if (fault === 'lose request') throw new TypeError('fetch failed');
    if (typeof fault === 'number') {
      const type = fault === 429 ? 'general_rate_limit_exceeded' : 'general_server_error';
      return Response.json({ message: 'injected', code: fault, type, version: '' }, { status: fault });
    }
    const response = await this.#fetch(input, init);
    if (fault === 'lose response') throw new TypeError('network changed');
    return response;
  }
}
