/// <reference types="vite/client" />
import { openStore } from '@/db/store/open-store.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import { allowAppWorkers } from '@/platform/trusted-types.ts';
import { pressureValues } from './made-readings.ts';

allowAppWorkers();
const BATCH = 1_000;
const headers = { 'x-appwrite-project': 'maia', 'content-type': 'application/json' };
const documentsPath = '/v1/databases/maia/collections/blood_pressure/documents';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const send = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(`/v1${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
};

const gzipped = async (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

const pressure = (n: number, userId: string) => {
  const { systolic, diastolic, at } = pressureValues(n, Date.now());
  return { userId, systolic, diastolic, recordedAt: toInstant(at) };
};

const bench = {
  /** Stores a session of this user, which the app finds at its next start. */
  async signIn({ id, name, email, password }: Member) {
    await send('POST', '/account/sessions/email', { email, password });
    useSession.setState({ user: { id, name, email, labels: [] }, isAuthenticated: true });
  },

  /** The time in ms of one fetch of all readings and one write of raw rows. */
  pullAtOnce: (limit: number) =>
    new Promise<{ ms: number; count: number }>((resolve) => {
      const worker = new Worker(new URL('./raw-pull.worker.ts', import.meta.url), { type: 'module' });
      const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [limit] }));
      worker.addEventListener('message', ({ data }) => {
        resolve(data as { ms: number; count: number });
        worker.terminate();
      });
      worker.postMessage({ url: `${location.origin}${documentsPath}?queries[0]=${query}&total=false`, headers });
    }),

  /** Stores so many unsent readings. */
  async keepPending(count: number) {
    const { user } = useSession.getState();
    if (!user) throw new Error('No user is signed in');
    const store = await openStore(user.id);
    const readings = await store.collection('readings');
    for (let from = 0; from < count; from += BATCH)
      await readings.bulkInsert(
        Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
          const values = pressure(from + at, user.id);
          const recordedDesc = descendingKey(values.recordedAt);
          return { ...values, id: crypto.randomUUID(), kind: 'bloodPressure', recordedDesc, serverUpdatedAt: '' };
        }),
      );
    await store.close();
  },

  /** The time in ms to send as many bytes as so many readings have, in one compressed request that is dropped. */
  async sendAtOnce(count: number) {
    const from = performance.now();
    const body = await gzipped(JSON.stringify(Array.from({ length: count }, (_, n) => pressure(n, 'somebody'))));
    await fetch('/swallow', { method: 'POST', body });
    return performance.now() - from;
  },

  /** The time in ms to send so many readings from memory in plain transactions of 100, one after the other. */
  async sendByTransactions(count: number) {
    const userId = useSession.getState().user?.id ?? '';
    const permissions = ['read', 'delete'].map((verb) => `${verb}("user:${userId}")`);
    const from = performance.now();
    for (let sent = 0; sent < count; sent += 100) {
      const { $id } = await send('POST', '/databases/transactions', { ttl: 60 });
      const operations = Array.from({ length: Math.min(100, count - sent) }, (_, at) => ({
        action: 'create',
        databaseId: 'maia',
        collectionId: 'blood_pressure',
        documentId: crypto.randomUUID(),
        data: { ...pressure(sent + at, userId), $permissions: permissions },
      }));
      await send('POST', `/databases/transactions/${String($id)}/operations`, { operations });
      await send('PATCH', `/databases/transactions/${String($id)}`, { commit: true });
    }
    return performance.now() - from;
  },
};

export type SyncBench = typeof bench;
Object.assign(globalThis, { bench });
