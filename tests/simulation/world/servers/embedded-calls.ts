import { setMaxListeners } from 'node:events';
import type { Boot } from '../disk.ts';
import type { Caller, NetworkConnection, Work } from '../network-connection.ts';
import type { CallKind } from '../steps.ts';

/** A request as the server receives it. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export type ServeCall = (caller: Caller, sent: Sent) => Promise<Response>;

const lives = new Map<string, (sent: Sent) => Promise<Response>>();
const realFetch = globalThis.fetch;

function kindOf({ method, url }: Sent): CallKind {
  if (url.startsWith('/v1/account')) return 'account';
  if (url.startsWith('/v1/functions/')) return 'start';
  if (method === 'PATCH' && url.includes('/documents/')) return 'patchIf';
  if (method !== 'GET') return 'commit';
  return decodeURIComponent(url).includes('"attribute":"$id","values":["') && !url.includes('updatedAt')
    ? 'byIds'
    : 'list';
}

const broken: Omit<Work<Response>, 'run'> = {
  lost() {
    throw new TypeError('fetch failed');
  },
  foreign: (status) =>
    new Response('<h1>Welcome to our guests</h1>', { status, headers: { 'content-type': 'text/html' } }),
  status: (code, type) => Response.json({ message: 'injected', code, type }, { status: code }),
};

/** @returns the endpoint under which `fetch` sends the calls of one process over its phone's connection */
export function callAs(connection: NetworkConnection, boot: Boot, serve: ServeCall): string {
  const host = `life-${boot.number}.world`;
  lives.set(host, (sent) => connection.send(boot, kindOf(sent), { ...broken, run: (caller) => serve(caller, sent) }));
  return `http://${host}/v1`;
}

function unlessCut<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // Every running call listens to the same signal, so remove the limit of listeners.
    setMaxListeners(0, signal);
    const cut = () => reject(new DOMException('cut off', 'AbortError'));
    if (signal.aborted) cut();
    signal.addEventListener('abort', cut);
    const forget = () => signal.removeEventListener('abort', cut);
    answer.then(resolve, reject).finally(forget);
  });
}

globalThis.fetch = async (input, init = {}) => {
  const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
  const send = lives.get(host);
  if (!send) return realFetch(input, init);
  const method = (init.method ?? 'GET').toUpperCase() as Sent['method'];
  const headers = Object.fromEntries(new Headers(init.headers));
  const body = typeof init.body === 'string' ? init.body : undefined;
  const sent = send({ method, url: `${pathname}${search}`, headers, body });
  return init.signal ? unlessCut(init.signal, sent) : sent;
};
