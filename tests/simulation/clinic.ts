import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Databases, Query } from 'node-appwrite';
import { startBackend, type RunningBackend } from '../../server/backend.ts';
import { runtimeParts } from '../../server/runtime.ts';
import type { Account } from './device.ts';

const PASSWORD = 'Kite-and-Lamp-42';

/** The real server in this process, seen also with its key. */
export class Clinic implements AsyncDisposable {
  private constructor(
    private readonly running: RunningBackend,
    private readonly data: string,
  ) {}

  static async open(): Promise<Clinic> {
    const data = mkdtempSync(join(tmpdir(), 'maia-simulation-'));
    const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
    return new Clinic(await startBackend({ config, data, port: 0, rateLimits: true, ...runtimeParts() }), data);
  }

  get url(): string {
    return this.running.url;
  }

  async signUp(id: string): Promise<Account> {
    await this.#post('/account', { userId: id, email: `${id}@example.org`, password: PASSWORD, name: id });
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

  /** Everything of a collection that belongs to this user. */
  async documents(collectionId: string, userId: string): Promise<Record<string, unknown>[]> {
    const queries = [Query.equal('userId', userId), Query.limit(5000)];
    return (await this.#databases.listDocuments({ databaseId: 'maia', collectionId, queries })).documents;
  }

  async changeDocument(collectionId: string, documentId: string, data: Record<string, unknown>): Promise<void> {
    await this.#databases.updateDocument({ databaseId: 'maia', collectionId, documentId, data });
  }

  get #databases(): Databases {
    const client = new Client().setEndpoint(`${this.url}/v1`).setProject('maia').setKey(this.running.apiKey);
    return new Databases(client);
  }

  #keyHeaders() {
    return { 'x-appwrite-project': 'maia', 'x-appwrite-key': this.running.apiKey, 'content-type': 'application/json' };
  }

  async #post(path: string, body: unknown): Promise<Response> {
    const headers = { 'x-appwrite-project': 'maia', 'content-type': 'application/json', origin: this.url };
    const response = await fetch(`${this.url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.running.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}
