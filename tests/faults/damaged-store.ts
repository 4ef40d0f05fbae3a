import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type RunningBackend } from '../../server/backend.ts';
import { asking, Client, documents, limit, orderDesc, where, type Json } from '../contract/server/client.ts';
import { files, upload } from '../contract/server/upload-file.ts';
import { Random } from '../support/samples/random.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { DATABASE_DAMAGES, hasLog, LOG_DAMAGES } from './damage.ts';

const DOCUMENTS = 160;
const OWNERS = 4;

export interface DamageReport {
  rounds: number;
  /** Starts that the server refused, with a message about the damage and what to do. */
  refused: number;
  /** Starts with all data: the damaged part is not in use, or was repaired. */
  whole: number;
  /** Starts with the state of an earlier commit, because the log had lost its end. */
  earlier: number;
  /** Starts with changed texts or numbers that no index contains, so that SQLite cannot detect the change. */
  changed: number;
}

interface Contents {
  documents: Json[];
  users: number;
  files: number;
}

/** Two data folders with the same contents: one after an orderly stop, one as after a power cut. */
export interface Originals {
  stopped: string;
  killed: string;
  contents: Contents;
  dispose(): void;
}

const start = (config: string, data: string): Promise<RunningBackend> =>
  startBackend({ config, data, port: 0, rateLimits: false });
const keyOf = ({ url, apiKey }: RunningBackend): Client =>
  new Client(`${url}/v1`, 'contract', { 'x-appwrite-key': apiKey });

async function must(call: ReturnType<Client['call']>): Promise<Json> {
  const { status, body, text } = await call;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body;
}

/** Reads everything through several indexes. @throws Error when an answer is not a success */
async function readAll(client: Client): Promise<Contents> {
  const list = (...queries: Json[]): Promise<Json> =>
    must(client.get(documents('entries') + asking(...queries, limit(5000))));
  const all = (await list(orderDesc('$createdAt')))['documents'] as Json[];
  for (let owner = 0; owner < OWNERS; owner++) await list(where('equal', 'owner', `o${owner}`), orderDesc('due'));
  await list(where('search', 'text', 'word'));
  await list(where('startsWith', 'slug', 's'));
  const { users } = await must(client.get(`/users${asking(limit(100))}`));
  const found = (await must(client.get(files('papers'))))['files'] as Json[];
  return { documents: all, users: (users as Json[]).length, files: found.length };
}

/** Writes documents in order, so that an earlier state is a prefix of the list. */
async function makeOriginals(config: string): Promise<Originals> {
  const root = mkdtempSync(join(tmpdir(), 'maia-damage-'));
  const [stopped, killed] = [join(root, 'stopped'), join(root, 'killed')];
  const running = await start(config, stopped);
  const client = keyOf(running);
  await must(client.post('/users', { userId: 'somebody', email: 'somebody@example.com', name: 'Somebody' }));
  await must(upload(client, 'papers', 'paper', Buffer.from('paper')));
  for (let n = 0; n < DOCUMENTS; n++) {
    const more = { owner: `o${n % OWNERS}`, due: new Date(Date.UTC(2026, 0, n + 1)).toISOString(), tags: ['a', 'b'] };
    const data = {
      title: `entry ${n}`,
      text: `word ${'long text '.repeat(60)}${n}`,
      slug: `s${n}`,
      count: n % 100,
      ...more,
    };
    await must(client.post(documents('entries'), { documentId: `d${n}`, data, permissions: ['read("users")'] }));
  }
  const contents = await readAll(client);
  cpSync(stopped, killed, { recursive: true });
  await running.close();
  if (!hasLog(killed)) throw new Error('The copy of a running store has no log');
  return { stopped, killed, contents, dispose: () => rmSync(root, { recursive: true, force: true }) };
}

type Outcome = Exclude<keyof DamageReport, 'rounds'>;

/** @throws Error when documents are missing and the server did not report it */
function judge(found: Contents, { contents }: Originals, mayBeEarlier: boolean): Outcome {
  const idsOf = (list: Json[]): string => list.map(({ $id }) => String($id)).join();
  const inOrder = [...contents.documents].reverse();
  const foundInOrder = [...found.documents].reverse();
  if (idsOf(found.documents) === idsOf(contents.documents)) {
    const isSame = JSON.stringify(found.documents) === JSON.stringify(contents.documents);
    return isSame && found.users === contents.users && found.files === contents.files ? 'whole' : 'changed';
  }
  const isBeginning = idsOf(inOrder.slice(0, foundInOrder.length)) === idsOf(foundInOrder);
  if (mayBeEarlier && isBeginning && found.documents.length < DOCUMENTS) return 'earlier';
  throw new Error(`${found.documents.length} of ${DOCUMENTS} documents are there, and the server says nothing`);
}

const SAYS_WHAT_TO_DO = /Restore a backup|would lose data/;

async function outcomeOf(
  config: string,
  folder: string,
  originals: Originals,
  mayBeEarlier: boolean,
): Promise<Outcome> {
  let running: RunningBackend;
  try {
    running = await start(config, folder);
  } catch (error) {
    if (!SAYS_WHAT_TO_DO.test(String(error))) throw error;
    return 'refused';
  }
  try {
    return judge(await readAll(keyOf(running)), originals, mayBeEarlier);
  } finally {
    await running.close();
  }
}

/**
 * Damages a copy of an intact data folder and starts a server on it, many times.
 * @throws Error with the seed when a server serves less data without a message, answers with an error, or ends without
 * a reason
 */
export async function damageRounds(config: string, rounds: number, seed: number): Promise<DamageReport> {
  const originals = await makeOriginals(config);
  const random = new Random(seed);
  const report: DamageReport = { rounds, refused: 0, whole: 0, earlier: 0, changed: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'maia-damaged-'));
  try {
    for (let round = 1; round <= rounds; round++) {
      const isLog = random.below(3) === 0;
      rmSync(folder, { recursive: true, force: true });
      cpSync(isLog || random.below(2) === 0 ? originals.killed : originals.stopped, folder, { recursive: true });
      const what = random.pick(isLog ? LOG_DAMAGES : DATABASE_DAMAGES)(folder, random);
      try {
        report[await outcomeOf(config, folder, originals, isLog)] += 1;
      } catch (error) {
        throw new Error(`Seed ${seed}, round ${round}: ${what}`, { cause: error });
      }
    }
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    originals.dispose();
  }
}

/** Starts the server as a process on a damaged folder; it must exit with an error and advice. @returns its output */
export async function refusedStart(config: string, damage: (folder: string) => void): Promise<string> {
  const originals = await makeOriginals(config);
  const server = await ServerProcess.prepare({ app: false, config, dataFolder: originals.stopped });
  try {
    damage(originals.stopped);
    const failure: unknown = await server.run().catch((error: unknown) => error);
    if (!/ended with 1:/.test(String(failure)))
      throw new Error('The server served a damaged store', { cause: failure });
    return server.printed;
  } finally {
    await server.kill();
    originals.dispose();
  }
}
