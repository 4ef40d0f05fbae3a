import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { unitOf } from '../../../functions/support/unit-label.ts';
import { midwifeLabel } from '../../../src/model/account/midwife-label.ts';
import { recordTypes } from '../../../src/model/collections/collections.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { ownerGrants, type Action } from '../../../src/model/schema/permission.ts';
import type { RecordType } from '../../../src/model/schema/record.ts';
import { until } from '../../support/until.ts';
import { Client, PASSWORD, type Answer, type Json } from '../server/client.ts';
import { picture, upload } from '../server/upload-file.ts';
import { configWithoutSchedule } from '../server/without-schedule.ts';
import { actors, type Actor } from './rules.ts';
import { bucketIds, collections, CONFIG, sampleDocument, type ConfiguredCollection } from './samples.ts';

const PROJECT = 'maia';
/** Where her doctor and her midwife work; its midwives read everything. */
const HER_HOSPITAL = 'her-hospital';
export const idOf: Readonly<Record<Actor, string>> = {
  guest: '',
  patient: 'amina',
  'other patient': 'mallory',
  'her doctor': 'dr-ada',
  'former doctor': 'dr-ben',
  'other doctor': 'dr-cyd',
  'her midwife': 'mw-eve',
  'other midwife': 'mw-fay',
  admin: 'root',
};
const labelOf: Readonly<Partial<Record<Actor, string>>> = {
  'her doctor': 'doctor',
  'former doctor': 'doctor',
  'other doctor': 'doctor',
  'her midwife': midwifeLabel(unitOf(HER_HOSPITAL)),
  'other midwife': midwifeLabel(unitOf('elsewhere')),
  admin: 'admin',
};
const fileGrants: Readonly<Record<string, readonly Action[]>> = {
  'medical-files': ['read', 'delete'],
  'profile-photos': ['read'],
  'chat-images': ['read', 'delete'],
};
const DRAIN_MS = 30_000;
/** A document whose events reach every actor. Once its event has arrived, all earlier events have arrived too. */
export const FENCE = 'fence';

export const documents = (collection: string, id?: string): string =>
  `/databases/${DATABASE_ID}/collections/${collection}/documents${id === undefined ? '' : `/${id}`}`;
export const recordId = ({ $id }: Pick<ConfiguredCollection, '$id'>): string =>
  $id === 'profiles' ? idOf.patient : `of-${$id}`;
export const fileId = (bucket: string): string => `in-${bucket}`;

/** The body of an answer. @throws Error when the call failed */
export function done(answer: Answer): Json {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
}

const creatorMay = new Map<string, readonly Action[]>(
  recordTypes.map((type: RecordType) => [type.collection, type.creatorMay]),
);

/** A server in this process, all actors, and the patient's records after a change of her doctor. */
export class MatrixClinic implements AsyncDisposable {
  readonly clients = new Map<Actor, Client>();
  readonly listeners = new Map<Actor, { received: Set<string>; socket: WebSocket }>();
  picture!: Buffer;

  private constructor(
    readonly running: RunningBackend,
    private readonly folder: string,
    readonly server: Client,
    private readonly drain: (withinMs: number) => Promise<void>,
  ) {}

  /** @param config another appwrite.json, with other functions beside it */
  static async open(from = CONFIG): Promise<MatrixClinic> {
    const folder = mkdtempSync(join(tmpdir(), 'maia-matrix-'));
    // Without the schedule: its sweep would restore a grant that a test has just removed.
    const config = configWithoutSchedule(folder, from);
    const parts = runtimeParts();
    const running = await startBackend({ config, data: folder, port: 0, rateLimits: false, ...parts });
    const key = new Client(`${running.url}/v1`, PROJECT, { 'x-appwrite-key': running.apiKey });
    const clinic = new MatrixClinic(running, folder, key, parts.drain);
    await clinic.admitAll();
    return clinic;
  }

  of(actor: Actor): Client {
    return this.clients.get(actor)!;
  }

  private async admitAll(): Promise<void> {
    this.picture = await picture(4, 4);
    await Promise.all(actors.map((actor) => this.admit(actor)));
  }

  private async admit(actor: Actor): Promise<void> {
    const client = new Client(`${this.running.url}/v1`, PROJECT);
    client.id = idOf[actor];
    this.clients.set(actor, client);
    if (actor === 'guest') return;
    const email = `${client.id}@example.com`;
    done(await client.post('/account', { userId: client.id, email, password: PASSWORD, name: client.id }));
    done(await client.post('/account/sessions/email', { email, password: PASSWORD }));
    const label = labelOf[actor];
    if (label) done(await this.server.put(`/users/${client.id}/labels`, { labels: [label] }));
  }

  /** Writes the patient's records from her phone under her former doctor, then assigns her new doctor. */
  async writeRecords(): Promise<void> {
    const patient = this.of('patient');
    const profile = collections.find(({ $id }) => $id === 'profiles')!;
    const write = async (collection: ConfiguredCollection, by: Client, data: object) =>
      done(
        await by.post(documents(collection.$id), {
          documentId: recordId(collection),
          data,
          permissions: this.grantsOf(collection.$id),
        }),
      );
    await this.openWard();
    await write(profile, patient, { userId: patient.id, assignedDoctorId: idOf['former doctor'] });
    for (const collection of collections.filter(({ $id }) => $id !== 'profiles')) {
      const isHers = collection.$permissions.includes('create("users")');
      const sample = sampleDocument(collection, patient.id, idOf['her doctor']);
      await write(collection, isHers ? patient : this.server, {
        ...sample,
        ...(collection.$id === 'tombstones' && { entity: 'weight' }),
      });
    }
    for (const bucket of bucketIds) {
      const grants = fileGrants[bucket];
      const by = grants ? patient : this.server;
      done(await this.uploadAs(by, bucket, fileId(bucket), ownerGrants(grants ?? [], patient.id)));
    }
    done(await this.server.post(documents('hospitals'), { documentId: FENCE, data: { name: FENCE } }));
    await this.settle();
    await until('the first doctor reads her', () => this.mayRead('former doctor', 'blood_pressure'));
    done(await patient.patch(documents('profiles', patient.id), { data: { assignedDoctorId: idOf['her doctor'] } }));
    await until('the new doctor reads her', () => this.mayRead('her doctor', 'weight'));
    await this.settle();
    await until('her message is handed over', () => this.mayRead('her doctor', 'doctor_messages'));
  }

  /** The hospital of her doctor. */
  private async openWard(): Promise<void> {
    const ward = { name: HER_HOSPITAL, midwivesRead: 'everything' };
    done(await this.server.post(documents('hospitals'), { documentId: HER_HOSPITAL, data: ward }));
    const userId = idOf['her doctor'];
    const record = { userId, name: userId, hospitalId: HER_HOSPITAL };
    done(await this.server.post(documents('doctors'), { documentId: userId, data: record }));
  }

  /** Runs the update of grants that the patient's phone requests after each push. */
  async settle(): Promise<void> {
    done(await this.of('patient').post('/functions/care-access/executions', { path: '/', method: 'POST' }));
  }

  /** Stops the functions from answering events, because they would restore the grants that a mutant removes. */
  quieten(): Promise<void> {
    return this.drain(DRAIN_MS);
  }

  /** Runs the function's sweep of each minute now and waits for its end. */
  async sweep(): Promise<void> {
    await this.settle();
    done(await this.server.post('/functions/care-access/executions', {}));
  }

  private async mayRead(actor: Actor, collection: string): Promise<boolean> {
    return (await this.of(actor).get(documents(collection, recordId({ $id: collection })))).status === 200;
  }

  /** The grants of a record. In a collection without document security they have no effect. */
  private grantsOf(collection: string): string[] {
    const own = creatorMay.get(collection) ?? [];
    // The grants that the function gives to a hidden text; of its two labels only the one that an actor has.
    if (collection === 'forum_topics' || collection === 'forum_posts')
      return [...ownerGrants(['read'], idOf.patient), 'read("label:admin")'];
    if (['votes', 'access_log', 'forum_authors', 'devices', 'contact_messages', 'forum_notices'].includes(collection))
      return ownerGrants(['read'], idOf.patient);
    return ownerGrants(own.length > 0 ? own : ['read', 'update', 'delete'], idOf.patient);
  }

  uploadAs(client: Client, bucket: string, id: string, permissions: string[]): Promise<Answer> {
    return upload(client, bucket, id, this.picture, { name: 'picture.png', permissions });
  }

  /** Opens a socket for every actor, subscribed to all documents and files. */
  async listen(): Promise<void> {
    await Promise.all(actors.map((actor) => this.listenAs(actor)));
  }

  private async listenAs(actor: Actor): Promise<void> {
    const cookie = [...this.of(actor).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${this.running.url.replace('http', 'ws')}/v1/realtime?project=${PROJECT}`, {
      headers: { cookie, origin: 'http://localhost:3000' },
    });
    const received = new Set<string>();
    this.listeners.set(actor, { received, socket });
    await new Promise<void>((ready, fail) => {
      socket.on('error', fail);
      socket.on('message', (text) => {
        const { type, data } = JSON.parse(String(text));
        if (type === 'connected')
          socket.send(
            JSON.stringify({ type: 'subscribe', data: [{ subscriptionId: 's', channels: ['documents', 'files'] }] }),
          );
        if (type === 'response') ready();
        if (type === 'event') received.add(data.payload.$id);
      });
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { socket } of this.listeners.values()) socket.close();
    await this.running.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
