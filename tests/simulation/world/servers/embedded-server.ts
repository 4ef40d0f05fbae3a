import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { careNote } from '@/model/records/care-note.ts';
import { profile } from '@/model/records/profile.ts';
import { connectRemote, type Remote } from '@/sync/transport/remote.ts';
import { updatePatientGrants } from '../../../../functions/care-access/update-patient-grants.ts';
import { updateRecentGrants } from '../../../../functions/care-access/update-recent-grants.ts';
import { sweep } from '../../../../functions/care-access/sweep.ts';
import { startBackend, type RunningBackend } from '../../../../server/backend.ts';
import { DATABASE_FILE } from '../../../../server/store/data-files.ts';
import { findUser } from '../../../../server/accounts/user-rows.ts';
import type { WorkerData } from '../run-jobs.ts';
import type { Boot } from '../disk.ts';
import { careRemote, documentsAt, type ByAdmin } from './embedded-care.ts';
import { callAs, type Sent, type ServeCall } from './embedded-calls.ts';
import type { Caller, NetworkConnection } from '../network-connection.ts';
import { doctors, patients } from '../steps.ts';
import { sleep, time } from '../virtual-time.ts';
import { serverNow, serverStamp, type Held, type WorldServer } from './world-server.ts';

/** The time limit of the function itself (ms). */
const LONGEST_SWEEP_MS = 40_000;

const API_KEY = 'the-key-of-the-simulated-world';
const byKey = { 'x-appwrite-key': API_KEY, 'x-appwrite-project': 'maia', 'content-type': 'application/json' };
const watched = [
  'blood_pressure',
  'weight',
  'medication_reminders',
  'profiles',
  'tombstones',
  'appointments',
  'medical_documents',
  careNote.collection,
];
const users = [...patients, ...doctors];

const { config, folder } = workerData as WorkerData;

const start = (data: string): Promise<RunningBackend> =>
  startBackend({ config, data, port: 0, host: '127.0.0.1', apiKey: API_KEY, rateLimits: true });

async function answered(running: RunningBackend, { method, url, headers, body }: Sent) {
  return running.app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
}

const adminOf =
  (running: RunningBackend): ByAdmin =>
  async (method, path, body) => {
    const sent: Sent = { method, url: `/v1${path}`, headers: byKey, body: body ? JSON.stringify(body) : undefined };
    const { statusCode, payload } = await answered(running, sent);
    if (statusCode >= 400 && statusCode !== 404) throw new Error(`${method} ${path}: ${payload}`);
    return statusCode === 404 || payload === '' ? undefined : (JSON.parse(payload) as Record<string, unknown>);
  };

/** Makes a data folder with the accounts of all users, from which each run starts. */
async function makeTemplate(): Promise<string> {
  const data = mkdtempSync(join(folder, 'data-'));
  const running = await start(data);
  const byAdmin = adminOf(running);
  for (const userId of users) {
    await byAdmin('POST', '/users', { userId, email: `${userId}@example.org`, name: userId });
    if ((doctors as readonly string[]).includes(userId))
      await byAdmin('PUT', `/users/${userId}/labels`, { labels: ['doctor'] });
  }
  await running.close();
  return data;
}

let template: Promise<string> | undefined;

/** A new session for each person, by the person's id. */
async function signIn({ backend: { services, store } }: RunningBackend): Promise<Map<string, string>> {
  const sessions = new Map<string, string>();
  for (const id of users) {
    const user = findUser(store, id);
    if (user) sessions.set(id, (await services.sessions.open(user, { ip: '127.0.0.1' }, 'server')).value);
  }
  return sessions;
}

/** The embedded server in this process, called through the SDK, with the real care-access function. */
export class EmbeddedServer implements WorldServer {
  readonly created = new Map<string, number>();
  readonly trespasses: string[] = [];
  writes = 0;
  conflicts = 0;
  stamp = serverStamp;
  #held = new Map<string, Held[]>();
  #started = Promise.resolve();
  readonly #copy: string;
  /** The stored state of care-access; on a real server it is restored with everything else. */
  readonly #careState = new Map<string, string>();
  #careCopy = new Map<string, string>();
  readonly #doctorOf = new Map<string, string>();
  readonly #byAdmin: ByAdmin;
  readonly #care: ReturnType<typeof careRemote>;
  readonly #staged = new Map<string, Staged[]>();

  private constructor(
    private running: RunningBackend,
    private readonly data: string,
    private sessions: ReadonlyMap<string, string>,
  ) {
    this.#byAdmin = (...call) => adminOf(this.running)(...call);
    this.#copy = `${data}.copy`;
    this.#care = careRemote(this.#byAdmin, this.#careState);
  }

  static async open(): Promise<EmbeddedServer> {
    const data = mkdtempSync(join(folder, 'data-'));
    cpSync(await (template ??= makeTemplate()), data, { recursive: true });
    const running = await start(data);
    // The simulation has no power cut of the server, so it need not flush to disk.
    running.backend.store.exec('PRAGMA synchronous = OFF');
    return new EmbeddedServer(running, data, await signIn(running));
  }

  remote(connection: NetworkConnection, boot: Boot): Remote {
    const serve: ServeCall = (caller, sent) => time.hold(this.#serve(caller, sent));
    const endpoint = callAs(connection, boot, serve);
    return connectRemote({ endpoint, projectId: 'maia', databaseId: 'maia', session: '' });
  }

  documents = (collection: string): Held[] => this.#held.get(collection) ?? [];

  refresh(): Promise<void> {
    return time.hold(this.#readAll());
  }

  assign(patient: string, doctor: string): void {
    this.#doctorOf.set(patient, doctor);
    void time.hold(this.#writeAssignment(patient));
  }

  doctorOf = (patient: string): string | undefined => this.#doctorOf.get(patient);

  /** A patient's session ends after 7 days without use. */
  timePassed(): void {
    this.#started = time.hold(this.#started.then(() => this.#signInAgain()));
  }

  sweep(): void {
    void time.hold(this.#sweepAll());
  }

  backUp(): void {
    this.#careCopy = new Map(this.#careState);
    rmSync(this.#copy, { force: true });
    this.running.backend.store.exec(`VACUUM INTO '${this.#copy}'`);
  }

  restore(): void {
    if (!existsSync(this.#copy)) return;
    this.created.clear();
    this.#careState.clear();
    for (const [name, value] of this.#careCopy) this.#careState.set(name, value);
    this.#started = time.hold(this.#setBack());
  }

  async end(): Promise<void> {
    await this.running.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  async #setBack(): Promise<void> {
    await this.running.close();
    for (const end of ['', '-wal', '-shm']) rmSync(join(this.data, `${DATABASE_FILE}${end}`), { force: true });
    copyFileSync(this.#copy, join(this.data, DATABASE_FILE));
    this.running = await start(this.data);
    this.running.backend.store.exec('PRAGMA synchronous = OFF');
    // The sessions of the backup may have ended meanwhile.
    await this.#signInAgain();
  }

  async #signInAgain(): Promise<void> {
    this.sessions = await signIn(this.running);
  }

  async #readAll(): Promise<void> {
    for (const collection of watched) {
      const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [5000] }));
      const page = await this.#byAdmin('GET', `${documentsAt(collection)}?queries[0]=${query}`);
      this.#held.set(collection, (page?.documents ?? []) as Held[]);
    }
  }

  /** Writes the doctor into her profile as soon as the profile exists. */
  async #writeAssignment(patient: string): Promise<void> {
    await this.#started;
    const assignedDoctorId = this.#doctorOf.get(patient);
    const path = documentsAt(profile.collection, patient);
    const held = await this.#byAdmin('GET', path);
    if (!held || assignedDoctorId === undefined) return;
    if (held.assignedDoctorId !== assignedDoctorId) await this.#byAdmin('PATCH', path, { data: { assignedDoctorId } });
    await updatePatientGrants(this.#care, patient);
  }

  async #sweepAll(): Promise<void> {
    await this.#started;
    for (const patient of patients) await this.#writeAssignment(patient);
    await sweep(this.#care, Date.now() + LONGEST_SWEEP_MS, (id, error) => {
      throw new Error(`care-access could not set ${id} right`, { cause: error });
    });
  }

  async #settle(caller: string): Promise<void> {
    await this.#started;
    await this.#writeAssignment(caller);
    await updateRecentGrants(this.#care, [caller], serverNow());
  }

  async #serve(caller: Caller, sent: Sent): Promise<Response> {
    if (sent.url.startsWith('/v1/functions/')) {
      if (caller !== null) void sleep(300).then(() => time.hold(this.#settle(caller)));
      return Response.json({ $id: 'execution' }, { status: 201 });
    }
    await this.#started;
    const session = this.sessions.get(caller ?? '');
    const headers = { ...sent.headers, ...(session !== undefined && { 'x-appwrite-session': session }) };
    const { statusCode, payload } = await answered(this.running, { ...sent, headers });
    if (statusCode === 409) this.conflicts += 1;
    if (statusCode < 300 && sent.method !== 'GET') this.#note(caller ?? 'nobody', sent);
    return new Response(statusCode === 204 ? null : payload, {
      status: statusCode,
      headers: { 'content-type': 'application/json', date: new Date(serverNow()).toUTCString() },
    });
  }

  /** Records what a call changed, for the invariants. */
  #note(caller: string, { method, url, body = '{}' }: Sent): void {
    const [, transaction, step] = /\/transactions\/([^/]+)(\/operations)?$/.exec(url) ?? [];
    const said = JSON.parse(body) as { operations?: Staged[]; commit?: boolean; data?: Record<string, unknown> };
    if (transaction && step) this.#staged.set(transaction, said.operations ?? []);
    if (method === 'PATCH' && url.includes('/documents/')) {
      this.writes += 1;
      if (said.data && '$permissions' in said.data) this.trespasses.push(`${caller} sent grants in an edit of ${url}`);
    }
    if (!transaction || !said.commit) return;
    for (const { action, collectionId, documentId, data } of this.#staged.get(transaction) ?? []) {
      this.writes += 1;
      const key = `${collectionId}/${documentId}`;
      if (action !== 'create') continue;
      this.created.set(key, (this.created.get(key) ?? 0) + 1);
      const isDoctorsNote = collectionId === careNote.collection && data?.senderId === caller;
      if (data?.userId !== caller && !isDoctorsNote)
        this.trespasses.push(`${caller} created ${key} for ${String(data?.userId)}`);
    }
  }
}

interface Staged {
  readonly action: string;
  readonly collectionId: string;
  readonly documentId: string;
  readonly data?: Readonly<Record<string, unknown>>;
}
