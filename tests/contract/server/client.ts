import { randomBytes } from 'node:crypto';

export type Json = Record<string, unknown>;

export interface Answer {
  status: number;
  headers: Headers;
  /** {} when the answer has no body. */
  body: Json;
  text: string;
  bytes: Buffer;
}

export interface Call {
  headers?: Record<string, string>;
  /** The Origin header; null sends none. */
  origin?: string | null;
  /** The IP address that the call seems to come from. */
  from?: string;
}

export const PASSWORD = 'Quiet-River-73';
let made = 0;
const run = randomBytes(4).toString('hex');

/** An id that no test has used before. */
export function freshId(prefix = 'x'): string {
  made += 1;
  return `${prefix}-${run}-${made.toString(36)}`;
}

function freshAddress(): string {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

/** An HTTP client that keeps its cookies, like one browser. */
export class Client {
  readonly endpoint: string;
  readonly project: string;
  readonly cookies = new Map<string, string>();
  readonly headers: Record<string, string>;
  id = '';
  email = '';

  constructor(endpoint: string, project: string, headers: Record<string, string> = {}) {
    this.endpoint = endpoint;
    this.project = project;
    this.headers = headers;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, origin = 'http://localhost:3000', from }: Call = {},
  ): Promise<Answer> {
    const sent: Record<string, string> = {
      'x-appwrite-project': this.project,
      'x-forwarded-for': from ?? freshAddress(),
      ...this.headers,
      ...(origin === null ? {} : { origin }),
      ...(this.cookies.size > 0 ? { cookie: [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const whole = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetch(this.endpoint + path, { method, headers: sent, body: whole });
    this.keepCookies(response.headers.getSetCookie());
    const bytes = Buffer.from(await response.arrayBuffer());
    const answer = bytes.toString();
    const isJson = /json/.test(response.headers.get('content-type') ?? '') && answer !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(answer) as Json) : {},
      text: answer,
      bytes,
    };
  }

  get(path: string, call?: Call): Promise<Answer> {
    return this.call('GET', path, undefined, call);
  }
  post(path: string, body: unknown = {}, call?: Call): Promise<Answer> {
    return this.call('POST', path, body, call);
  }
  put(path: string, body: unknown = {}, call?: Call): Promise<Answer> {
    return this.call('PUT', path, body, call);
  }
  patch(path: string, body: unknown = {}, call?: Call): Promise<Answer> {
    return this.call('PATCH', path, body, call);
  }
  delete(path: string, body?: unknown, call?: Call): Promise<Answer> {
    return this.call('DELETE', path, body, call);
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }
}

export const documents = (collection: string, id?: string, rest = ''): string =>
  `/databases/main/collections/${collection}/documents${id === undefined ? '' : `/${id}`}${rest}`;

/** The URL parameters for these queries. */
export function asking(...queries: Json[]): string {
  return `?${queries.map((query, i) => `queries[${i}]=${encodeURIComponent(JSON.stringify(query))}`).join('&')}`;
}

export const where = (method: string, attribute: string, ...values: unknown[]): Json => ({ method, attribute, values });
export const limit = (n: number): Json => ({ method: 'limit', values: [n] });
export const orderAsc = (attribute: string): Json => ({ method: 'orderAsc', attribute });
export const orderDesc = (attribute: string): Json => ({ method: 'orderDesc', attribute });

export const ownedBy = (user: { id: string }): string[] =>
  ['read', 'update', 'delete'].map((action) => `${action}("user:${user.id}")`);
