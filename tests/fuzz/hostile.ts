import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { startBackend } from '../../server/backend.ts';
import { runtimeParts } from '../../server/runtime.ts';
import { Random } from '../support/samples/random.ts';
import { hostileRequest, type HostileRequest, type Method } from './hostile-requests.ts';
import { memory } from './memory.ts';

const BATCH = 500;
/** After this share of the requests, all data that the server caches exists. */
const WARM = 0.3;
/** Memory is measured after each batch in this share after the warm-up, and again at the end: one value alone swings by a third. */
const MEASURED = 0.1;
/** The limit of memory growth: the median at the end divided by the median after the warm-up. */
const MAX_GROWTH = 1.3;
const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const HEADERS = { 'x-appwrite-project': 'maia', 'content-type': 'application/json' };

/** The calls that may succeed for a guest. */
const OPEN_TO_GUESTS =
  /^(GET \/(v1\/(ping|health\/version|maia\/(epoch|health))|functions\/.*)|GET .*(\/documents|\/files|\/transactions)$|POST \/v1\/(account|account\/sessions\/email|account\/recovery|csp|functions\/:functionId\/executions)|POST \/functions\/.*)$/;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export interface HostileReport {
  readonly seed: number;
  readonly requests: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** Median of the resident memory at the end, divided by that after the warm-up. */
  readonly growth: number;
  readonly slowestMs: number;
}

/**
 * Sends requests to every route of the server, with its rate limits, from many addresses.
 * @throws Error with seed and request at an answer 5xx, an error in another form, a success that guests must not have,
 * or when the memory grows
 */
export async function sendHostileRequests({
  requests,
  seed,
  endsAt = Infinity,
}: {
  requests: number;
  seed: number;
  /** No batch begins later than this, ms since 1970. */
  endsAt?: number;
}): Promise<HostileReport> {
  const folder = mkdtempSync(join(tmpdir(), 'maia-hostile-'));
  const routes: { method: Method; url: string }[] = [];
  const parts = runtimeParts();
  const running = await startBackend({
    config,
    data: folder,
    port: 0,
    ...parts,
    extend: async (app, backend) => {
      app.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat())
          if (!['HEAD', 'OPTIONS'].includes(each)) routes.push({ method: each as Method, url });
      });
      await parts.extend(app, backend);
    },
  });
  const random = new Random(seed);
  const statuses: Record<number, number> = {};
  let slowestMs = 0;
  const send = async (request: HostileRequest, sessions: readonly string[]): Promise<void> => {
    const route = routes[request.route];
    if (!route) return;
    const { method, url } = route;
    const values = [...request.parts];
    const path = url.replaceAll(/:\w+|\*/g, () => encodeURIComponent(values.shift() ?? 'x'));
    const session = sessions[request.actor];
    const start = performance.now();
    const { statusCode, payload } = await running.app.inject({
      method,
      url: `${path}?${request.query}`,
      remoteAddress: request.from,
      headers: { ...HEADERS, ...(session === undefined ? {} : { 'x-appwrite-session': session }), ...request.headers },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(request.body) }),
    });
    slowestMs = Math.max(slowestMs, performance.now() - start);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const what = `Seed ${seed}: ${method} ${url} is ${statusCode}: ${JSON.stringify(request).slice(0, 1500)}`;
    if (statusCode >= 500) throw new Error(`${what} ${payload.slice(0, 300)}`);
    if (statusCode >= 400 && !url.startsWith('/functions/') && !payload.includes('"type":"')) throw new Error(what);
    if (statusCode < 300 && session === undefined && !OPEN_TO_GUESTS.test(`${method} ${url}`)) throw new Error(what);
  };
  const signIn = async (id: string): Promise<string> => {
    const call = async (path: string, body: object) => {
      const headers = { ...HEADERS, 'x-appwrite-key': running.apiKey };
      return (await running.app.inject({ method: 'POST', url: `/v1${path}`, headers, payload: body })).json<{
        secret: string;
      }>();
    };
    await call('/users', { userId: id, email: `${id}@example.com`, password: 'Quiet-River-73', name: id });
    return (await call(`/users/${id}/sessions`, {})).secret;
  };
  try {
    const [warm, last]: [number[], number[]] = [[], []];
    let sent = 0;
    for (let done = 0; done < requests && Date.now() < endsAt; done += BATCH) {
      // The accounts may have been blocked or signed out by earlier requests.
      const sessions = [await signIn(`ann-${done}`), await signIn(`ben-${done}`)];
      const numRuns = Math.min(BATCH, requests - done);
      // The last of the three callers is a guest.
      for (const request of fc.sample(hostileRequest(routes.length, 3), { seed: random.below(1e9), numRuns }))
        await send(request, sessions);
      sent = done + numRuns;
      const share = sent / requests;
      if (share >= WARM && (warm.length === 0 || share <= WARM + MEASURED)) warm.push(memory().resident);
      if (share > 1 - MEASURED) last.push(memory().resident);
    }
    // A run that its time ended early has one value.
    const growth = median(last.length > 0 ? last : [memory().resident]) / median(warm);
    if (growth > MAX_GROWTH)
      throw new Error(`Seed ${seed}: the process grew to ${growth.toFixed(2)} of its size in ${sent} requests`);
    return { seed, requests: sent, statuses, growth, slowestMs };
  } finally {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
