import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type Heard } from './line.ts';

const heard: Heard[] = [];
const line = () => new Line((each) => heard.push(each)).setEndpoint('http://clinic/v1').setProject('maia') as Line;
const answer = (status: number, body: string, headers: Record<string, string>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, headers })),
  );
const ask = (one = line()) => one.call('get', new URL('http://clinic/v1/account'));
const json = { 'content-type': 'application/json' };

afterEach(() => {
  heard.splice(0);
  vi.unstubAllGlobals();
});

it('hears how far the phone’s clock is ahead of the server’s', async () => {
  answer(200, '{"$id":"amina"}', { ...json, date: new Date(Date.now() - 600_000).toUTCString() });
  expect(await ask()).toEqual({ $id: 'amina' });
  const [{ clockSkewMs } = { clockSkewMs: null }] = heard;
  expect(Math.abs((clockSkewMs ?? 0) - 600_000)).toBeLessThan(2_000);
});

it('knows nothing of a clock that the answer does not show', async () => {
  answer(200, '{}', json);
  await ask();
  expect(heard).toEqual([{ clockSkewMs: null }]);
});

it('says how long a refusal asks to be left alone, and whose type it has', async () => {
  answer(429, '{"message":"slow down","type":"general_rate_limit_exceeded"}', { ...json, 'retry-after': '7' });
  await expect(ask()).rejects.toMatchObject({ code: 429, type: 'general_rate_limit_exceeded', retryAfterMs: 7_000 });
});

it('gives a page of somebody else’s network back as text, never as data', async () => {
  answer(200, '<html>Sign in to the hotel</html>', { 'content-type': 'text/html' });
  expect(await ask()).toEqual({ message: '<html>Sign in to the hotel</html>' });
});

it.each([400, 401, 403, 404, 405, 407, 409, 410, 451])(
  'takes a page of somebody else’s network with %i for a lost line, never for the server’s refusal',
  async (status) => {
    answer(status, '<html>Access denied by the hotel</html>', { 'content-type': 'text/html' });
    await expect(ask()).rejects.toMatchObject({ kind: 'unreachable', type: 'foreign_answer', isNetwork: true });
  },
);

it('takes a refusal in JSON that says no type for one of somebody else’s network', async () => {
  answer(403, '{"message":"blocked by the filter"}', json);
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable', type: 'foreign_answer', isNetwork: true });
});

it('hears the server’s own refusal', async () => {
  answer(400, '{"message":"too long","code":400,"type":"document_invalid_structure"}', json);
  await expect(ask()).rejects.toMatchObject({ code: 400, type: 'document_invalid_structure' });
});

it('hears a proxy before the server that finds a body too large, or has no server behind it just now', async () => {
  answer(413, '<html>Request Entity Too Large</html>', { 'content-type': 'text/html' });
  await expect(ask()).rejects.toMatchObject({ code: 413 });
  answer(503, '<html>Service Unavailable</html>', { 'content-type': 'text/html', 'retry-after': '30' });
  await expect(ask()).rejects.toMatchObject({ code: 503, retryAfterMs: 30_000 });
});

it('sends nothing once it is cut', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Response('{}');
    }),
  );
  const cut = line();
  cut.cut();
  await expect(ask(cut)).rejects.toThrow();
});

describe('a long body', () => {
  const note = 'The left foot is swollen. '.repeat(100);
  const send = (one: Line) =>
    one.call('post', new URL('http://clinic/v1/x'), { 'content-type': 'application/json' }, { note });
  /** A server that says what it unpacks; `refuses`: how it answers what is packed. */
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

  it('is compressed once the server has said that it unpacks', async () => {
    const bodies = server(true);
    const one = line();
    await send(one);
    await send(one);
    expect(bodies).toEqual(['plain', 'packed']);
  });

  it('goes as it is to a server that has not', async () => {
    const bodies = server(false);
    const one = line();
    await send(one);
    await send(one);
    expect(bodies).toEqual(['plain', 'plain']);
  });

  it('that could not be unpacked is sent again as it is, and so are those after it', async () => {
    const bodies = server(true, 400);
    const one = line();
    await send(one);
    expect(await send(one)).toEqual({});
    expect(bodies).toEqual(['plain', 'packed', 'plain']);
  });
});

it('leaves room for what is sent, however many lists are asked for', async () => {
  const open: (() => void)[] = [];
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((uri: string) => {
      asked.push(uri);
      return new Promise((resolve) => open.push(() => resolve(new Response('{}', { headers: json }))));
    }),
  );
  const one = line();
  const lists = Array.from({ length: 8 }, (_, n) => one.call('get', new URL(`http://clinic/v1/documents?n=${n}`)));
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  const account = ask(one);
  await vi.waitFor(() => expect(asked.at(-1)).toBe('http://clinic/v1/account'));
  const answerAll = setInterval(() => open.splice(0).forEach((give) => give()), 1);
  expect(await Promise.all([...lists, account])).toHaveLength(9);
  clearInterval(answerAll);
  expect(asked).toHaveLength(9);
});

describe('a call that nobody answers', () => {
  const signals = new Map<string, AbortSignal | null | undefined>();
  /** As a browser does it: what is ended fails at once. `answers`: after how many milliseconds; never without. */
  const wire = (answers: (uri: string) => number | undefined) =>
    vi.stubGlobal('fetch', (uri: string, { signal }: RequestInit) => {
      signals.set(uri, signal);
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
        const after = answers(uri);
        if (after !== undefined) setTimeout(() => resolve(new Response('{"$id":"n"}', { headers: json })), after);
      });
    });
  const list = (one: Line, n: number) => one.call('get', new URL(`http://clinic/v1/documents?n=${n}`));
  const lost = { kind: 'unreachable', type: 'timeout', isNetwork: true };

  beforeEach(() => {
    vi.useFakeTimers();
    signals.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('is given up after half a minute and ended, so that five unanswered lists leave their lanes to others', async () => {
    wire((uri) => (uri.endsWith('?n=5') ? 10 : undefined));
    const one = line();
    const unanswered = [0, 1, 2, 3, 4].map((n) => expect(list(one, n)).rejects.toMatchObject(lost));
    const later = list(one, 5);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(signals.size).toBe(5);
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(unanswered);
    expect([...signals.values()].map((signal) => signal?.aborted)).toEqual([true, true, true, true, true, false]);
    expect(await later).toEqual({ $id: 'n' });
  });

  it('is not given up while it waits for its lane', async () => {
    wire((uri) => (uri.endsWith('?n=5') ? 25_000 : undefined));
    const one = line();
    for (const n of [0, 1, 2, 3, 4]) list(one, n).catch(() => undefined);
    const later = list(one, 5);
    await vi.advanceTimersByTimeAsync(56_000);
    expect(await later).toEqual({ $id: 'n' });
  });

  it('is given up when its answer begins and never comes to an end', async () => {
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream(), { headers: json }));
    const stalled = expect(list(line(), 0)).rejects.toMatchObject(lost);
    await vi.advanceTimersByTimeAsync(31_000);
    await stalled;
  });

  it('is not ended when it writes, which may yet arrive on a slow line', async () => {
    wire(() => undefined);
    const sent = expect(line().call('post', new URL('http://clinic/v1/x'), json, {})).rejects.toMatchObject(lost);
    await vi.advanceTimersByTimeAsync(31_000);
    await sent;
    expect(signals.get('http://clinic/v1/x')?.aborted).toBe(false);
  });
});
