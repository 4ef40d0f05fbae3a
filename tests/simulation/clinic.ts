import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Databases, Query, type Models } from 'node-appwrite';
import { bloodPressure, type BloodPressure } from '../../src/model/records/blood-pressure.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { startBackend, type RunningBackend } from '../../server/backend.ts';
import { runtimeParts } from '../../server/runtime.ts';
import type { Account } from './device.ts';

const PASSWORD = 'Kite-and-Lamp-42';

function start(data: string): Promise<RunningBackend> {
  const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
  return startBackend({ config, data, port: 0, rateLimits: true, ...runtimeParts() });
}

/** The real server in this process, with access through its server key. */
export class Clinic implements AsyncDisposable {
  private constructor(
    private running: RunningBackend,
    private readonly data: string,
  ) {}

  static async open(): Promise<Clinic> {
    const data = mkdtempSync(join(tmpdir(), 'maia-simulation-'));
    return new Clinic(await start(data), data);
  }

  /** Stops the server, copies its data folder, and starts it again. @returns a function that restores that copy */
  async keepCopy(): Promise<() => Promise<void>> {
    const copy = mkdtempSync(join(tmpdir(), 'maia-simulation-copy-'));
    await this.running.close();
    cpSync(this.data, copy, { recursive: true });
    this.running = await start(this.data);
    return async () => {
      await this.running.close();
      rmSync(this.data, { recursive: true, force: true });
      cpSync(copy, this.data, { recursive: true });
      rmSync(copy, { recursive: true, force: true });
      this.running = await start(this.data);
    };
  }

  /** Overwrites a document with the server key, like an edit of another device that the server accepted. */
  async overwrite(collectionId: string, documentId: string, data: Record<string, unknown>): Promise<void> {
    await this.#databases.updateDocument({ databaseId: 'maia', collectionId, documentId, data });
  }

  /** Deletes a document and writes no tombstone. */
  async erase(collectionId: string, documentId: string): Promise<void> {
    await this.#databases.deleteDocument({ databaseId: 'maia', collectionId, documentId });
  }

  get url(): string {
    return this.running.url;
  }

  async signUp(id: string): Promise<Account> {
    // Created with the key, because sign-ups are limited to ten an hour for one address.
    const user = { userId: id, email: `${id}@example.org`, password: PASSWORD, name: id };
    await this.#post('/users', user, this.#keyHeaders());
    return this.logIn(id);
  }

  async logIn(id: string): Promise<Account> {
    const response = await this.#post('/account/sessions/email', { email: `${id}@example.org`, password: PASSWORD });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('a_session_maia='));
    const session = decodeURIComponent(cookie?.split(';')[0]?.split('=').slice(1).join('=') ?? '');
    return { id, session };
  }

  async endAllSessions(id: string): Promise<void> {
    const response = await fetch(`${this.url}/v1/users/${id}/sessions`, {
      method: 'DELETE',
      headers: this.#keyHeaders(),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** Creates a document with the key and any grants, as Appwrite would accept it from a user with these roles. */
  async plant(collectionId: string, documentId: string, data: object, permissions: string[]): Promise<void> {
    await this.#databases.createDocument({ databaseId: 'maia', collectionId, documentId, data, permissions });
  }

  /** All documents of a collection that belong to this user. */
  async documents(collectionId: string, userId: string): Promise<Record<string, unknown>[]> {
    const queries = [Query.equal('userId', userId), Query.limit(5000)];
    return (await this.#databases.listDocuments({ databaseId: 'maia', collectionId, queries })).documents;
  }

  /**
   * Creates a reading of this person that was delayed on its way and arrives now.
   * @param stampedAt the server's timestamp, if it is earlier than now
   */
  async lateCreate({ id: userId }: Account, documentId: string, stampedAt?: string): Promise<BloodPressure> {
    return this.#databases.createDocument<Models.Document & BloodPressure>({
      databaseId: 'maia',
      collectionId: bloodPressure.collection,
      documentId,
      data: {
        userId,
        systolic: 118,
        diastolic: 76,
        recordedAt: toInstant(Date.UTC(2026, 10, 1)),
        ...(stampedAt && { $updatedAt: stampedAt }),
      },
      permissions: ownerGrants(bloodPressure.creatorMay, userId),
    });
  }

  /** Removes all grants of a document, so that its owner can no longer see it. */
  async hide(collectionId: string, documentId: string): Promise<void> {
    await this.#databases.updateDocument({ databaseId: 'maia', collectionId, documentId, permissions: [] });
  }

  get #databases(): Databases {
    const client = new Client().setEndpoint(`${this.url}/v1`).setProject('maia').setKey(this.running.apiKey);
    return new Databases(client);
  }

  #keyHeaders() {
    return { 'x-appwrite-project': 'maia', 'x-appwrite-key': this.running.apiKey, 'content-type': 'application/json' };
  }

  async #post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {
      'x-appwrite-project': 'maia',
      'content-type': 'application/json',
      origin: this.url,
    },
  ): Promise<Response> {
    const response = await fetch(`${this.url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.running.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}
