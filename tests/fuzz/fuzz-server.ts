import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type RunningBackend } from '../../server/backend.ts';
import type { Actor } from './oracle.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  text: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A backend in this process and its callers, without a network between them. */
export class FuzzServer implements AsyncDisposable {
  readonly actors: Actor[];
  private readonly secrets = new Map<string, string>();

  private constructor(
    readonly running: RunningBackend,
    private readonly folder: string,
    users: readonly string[],
  ) {
    const actor = (name: string, kind: Actor['kind'], labels: string[] = []): Actor => ({
      name,
      kind,
      id: kind === 'user' ? name : '',
      labels,
      isVerified: false,
      isBlocked: false,
    });
    const labels: Record<string, string[]> = { doc: ['doctor'], adm: ['admin'] };
    this.actors = [...users.map((id) => actor(id, 'user', labels[id])), actor('guest', 'guest'), actor('key', 'key')];
  }

  static async start(config: string, users: readonly string[]): Promise<FuzzServer> {
    const folder = mkdtempSync(join(tmpdir(), 'maia-fuzz-'));
    const running = await startBackend({ config, data: folder, port: 0, rateLimits: false });
    const server = new FuzzServer(running, folder, users);
    for (const { id, labels } of server.actors.filter(({ kind }) => kind === 'user')) {
      await server.must('POST', '/users', { userId: id, email: `${id}@example.com`, name: id });
      await server.must('PUT', `/users/${id}/labels`, { labels });
      await server.signIn(id);
    }
    return server;
  }

  get key(): Actor {
    const key = this.actors.find(({ kind }) => kind === 'key');
    if (!key) throw new Error('no key');
    return key;
  }

  /** @param payload a string is sent as it is, anything else as JSON */
  async call(
    actor: Actor,
    method: Method,
    path: string,
    payload?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const secret = this.secrets.get(actor.id);
    const { statusCode, payload: text } = await this.running.app.inject({
      method,
      url: `/v1${path}`,
      headers: {
        'x-appwrite-project': this.running.backend.projectId,
        ...(actor.kind === 'key' ? { 'x-appwrite-key': this.running.apiKey } : {}),
        ...(actor.kind === 'user' && secret !== undefined ? { 'x-appwrite-session': secret } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      payload: payload === undefined || typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    let body: unknown;
    try {
      body = text === '' ? {} : JSON.parse(text);
    } catch {
      body = {};
    }
    return {
      status: statusCode,
      text,
      body: typeof body === 'object' && body !== null ? (body as Answer['body']) : {},
    };
  }

  /** The body of a call with the server key. @throws Error when it fails */
  async must(method: Method, path: string, payload?: unknown): Promise<Answer['body']> {
    const { status, body, text } = await this.call(this.key, method, path, payload);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return body;
  }

  /** Signs the actor in again if a change of the account has ended the session. */
  async refreshSession(actor: Actor): Promise<void> {
    if (actor.isBlocked) return;
    const { status } = await this.call(actor, 'GET', '/account');
    if (status !== 200) await this.signIn(actor.id);
  }

  private async signIn(id: string): Promise<void> {
    this.secrets.set(id, String((await this.must('POST', `/users/${id}/sessions`, {}))['secret']));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.running.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
