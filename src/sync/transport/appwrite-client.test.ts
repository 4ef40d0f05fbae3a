import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppwriteClient, type AnswerHeaders } from './appwrite-client.ts';

const headersSeen: AnswerHeaders[] = [];
const client = () =>
  new AppwriteClient((each) => headersSeen.push(each))
    .setEndpoint('http://clinic/v1')
    .setProject('maia') as AppwriteClient;
const answer = (status: number, body: string, headers: Record<string, string>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, headers })),
  );
const request = (one = client()) => one.call('get', new URL('http://clinic/v1/account'));
const json = { 'content-type': 'application/json' };

afterEach(() => {
  headersSeen.splice(0);
  vi.unstubAllGlobals();
});

it('reports how far the device’s clock is ahead of the server’s', async () => {
  answer(200, '{"$id":"amina"}', { ...json, date: new Date(Date.now() - 600_000).toUTCString() });
  expect(await request()).toEqual({ $id: 'amina' });
  const [{ clockSkewMs } = { clockSkewMs: null }] = headersSeen;
  expect(Math.abs((clockSkewMs ?? 0) - 600_000)).toBeLessThan(2_000);
});

it('reports no clock difference when the response has no date', async () => {
  answer(200, '{}', json);
  await request();
  expect(headersSeen).toEqual([{ clockSkewMs: null, joinsCalls: false }]);
});

it('throws an error response with its Retry-After time and its type', async () => {
  answer(429, '{"message":"slow down","type":"general_rate_limit_exceeded"}', { ...json, 'retry-after': '7' });
  await expect(request()).rejects.toMatchObject({
    code: 429,
    type: 'general_rate_limit_exceeded',
    retryAfterMs: 7_000,
  });
});

it('treats the page of a captive portal as text, never as data', async () => {
  answer(200, '<html>Sign in to the hotel</html>', { 'content-type': 'text/html' });
  expect(await request()).toEqual({ message: '<html>Sign in to the hotel</html>' });
});

it.each([400, 401, 403, 404, 405, 407, 409, 410, 451])(
  'treats a captive portal’s page with %i as a lost connection, never as a rejection by the server',
  async (status) => {
    answer(status, '<html>Access denied by the hotel</html>', { 'content-type': 'text/html' });
    await expect(request()).rejects.toMatchObject({ kind: 'unreachable', type: 'foreign_answer', isNetwork: true });
  },
);

it('treats a JSON error without a type as a captive portal’s', async () => {
  answer(403, '{"message":"blocked by the filter"}', json);
  await expect(request()).rejects.toMatchObject({ kind: 'unreachable', type: 'foreign_answer', isNetwork: true });
});

it('throws the server’s own error', async () => {
  answer(400, '{"message":"too long","code":400,"type":"document_invalid_structure"}', json);
  await expect(request()).rejects.toMatchObject({ code: 400, type: 'document_invalid_structure' });
});

it('throws the error of a proxy that finds a body too large or has no server behind it', async () => {
  answer(413, '<html>Request Entity Too Large</html>', { 'content-type': 'text/html' });
  await expect(request()).rejects.toMatchObject({ code: 413 });
  answer(503, '<html>Service Unavailable</html>', { 'content-type': 'text/html', 'retry-after': '30' });
  await expect(request()).rejects.toMatchObject({ code: 503, retryAfterMs: 30_000 });
});

it('sends nothing after it was aborted', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Response('{}');
    }),
  );
  const cut = client();
  cut.cut();
  await expect(request(cut)).rejects.toThrow();
});

describe('a long body', () => {
  const note = 'The left foot is swollen. '.repeat(100);
  const send = (one: AppwriteClient) =>
    one.call('post', new URL('http://clinic/v1/x'), { 'content-type': 'application/json' }, { note });
  /** A server that announces gzip; `refuses`: its status for compressed bodies. */
  const server = (unpacks: boolean, refuses?: number) => {
    const bodies: string[] = [];
    const fetched = vi.fn(async (_: string, { body, headers }: { body?: string | ArrayBuffer; headers: object }) => {
      const isPacked = 'content-encoding' in headers;
      if (body !== undefined) bodies.push(isPacked ? 'packed' : 'plain');
      if (isPacked && body instanceof ArrayBuffer) {
        const unpacked = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'));
        expect(JSON.parse(await new Response(unpacked).text())).toEqual({ note });
        expect(body.byteLength).toBeLessThan(note.length / 10);
      }
      const status = isPacked ? (refuses ?? 200) : 200;
      return new Response('{}', { status, headers: { ...json, ...(unpacks && { 'accept-encoding': 'gzip' }) } });
    });
    vi.stubGlobal('fetch', fetched);
    return bodies;
  };

  it('is compressed once the server has announced that it accepts gzip', async () => {
    const bodies = server(true);
    const one = client();
    await send(one);
    await send(one);
    expect(bodies).toEqual(['plain', 'packed']);
  });

  it('is sent uncompressed to a server that has not', async () => {
    const bodies = server(false);
    const one = client();
    await send(one);
    await send(one);
    expect(bodies).toEqual(['plain', 'plain']);
  });

  it('that the server cannot decompress is sent again uncompressed, and so are those after it', async () => {
    const bodies = server(true, 400);
    const one = client();
    await send(one);
    expect(await send(one)).toEqual({});
    expect(bodies).toEqual(['plain', 'packed', 'plain']);
  });
});

it('leaves a connection free for writes, however many lists are requested', async () => {
  const open: (() => void)[] = [];
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((uri: string) => {
      asked.push(uri);
      return new Promise((resolve) => open.push(() => resolve(new Response('{}', { headers: json }))));
    }),
  );
  const one = client();
  const lists = Array.from({ length: 8 }, (_, n) => one.call('get', new URL(`http://clinic/v1/documents?n=${n}`)));
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  const account = request(one);
  await vi.waitFor(() => expect(asked.at(-1)).toBe('http://clinic/v1/account'));
  const answerAll = setInterval(() => open.splice(0).forEach((give) => give()), 1);
  expect(await Promise.all([...lists, account])).toHaveLength(9);
  clearInterval(answerAll);
  expect(asked).toHaveLength(9);
});

describe('a call without a response', () => {
  const signals = new Map<string, AbortSignal | null | undefined>();
  /**
   * A fetch like a browser's: it fails at once when aborted. `answers`: responds after this many milliseconds; never
   * without it.
   */
  const wire = (answers: (uri: string) => number | undefined) =>
    vi.stubGlobal('fetch', (uri: string, { signal }: RequestInit) => {
      signals.set(uri, signal);
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
        const after = answers(uri);
        if (after !== undefined) setTimeout(() => resolve(new Response('{"$id":"n"}', { headers: json })), after);
      });
    });
  const list = (one: AppwriteClient, n: number) => one.call('get', new URL(`http://clinic/v1/documents?n=${n}`));
  const lost = { kind: 'unreachable', type: 'timeout', isNetwork: true };

  beforeEach(() => {
    vi.useFakeTimers();
    signals.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('is aborted after 30 s, so that five unanswered lists free their connections', async () => {
    wire((uri) => (uri.endsWith('?n=5') ? 10 : undefined));
    const one = client();
    const unanswered = [0, 1, 2, 3, 4].map((n) => expect(list(one, n)).rejects.toMatchObject(lost));
    const later = list(one, 5);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(signals.size).toBe(5);
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(unanswered);
    expect([...signals.values()].map((signal) => signal?.aborted)).toEqual([true, true, true, true, true, false]);
    expect(await later).toEqual({ $id: 'n' });
  });

  it('does not time out while it waits for its connection', async () => {
    wire((uri) => (uri.endsWith('?n=5') ? 25_000 : undefined));
    const one = client();
    for (const n of [0, 1, 2, 3, 4]) list(one, n).catch(() => undefined);
    const later = list(one, 5);
    await vi.advanceTimersByTimeAsync(56_000);
    expect(await later).toEqual({ $id: 'n' });
  });

  it('times out when its response starts and never ends', async () => {
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream(), { headers: json }));
    const stalled = expect(list(client(), 0)).rejects.toMatchObject(lost);
    await vi.advanceTimersByTimeAsync(31_000);
    await stalled;
  });

  it('is not aborted when it writes, because it may still arrive over a slow connection', async () => {
    wire(() => undefined);
    const sent = expect(client().call('post', new URL('http://clinic/v1/x'), json, {})).rejects.toMatchObject(lost);
    await vi.advanceTimersByTimeAsync(31_000);
    await sent;
    expect(signals.get('http://clinic/v1/x')?.aborted).toBe(false);
  });
});
