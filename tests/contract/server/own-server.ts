import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { WebSocket } from 'ws';
import { startBackend, type BackendOptions, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Client, freshId, PASSWORD } from './client.ts';
import { CONFIG, done, PROJECT } from './server-under-test.ts';

export interface Listener {
  /** The ids of the documents whose events arrived. */
  received: string[];
  /** The close code of the socket; undefined while it is open. */
  closedWith(): number | undefined;
  close(): void;
}

/** A backend in this process with all its background jobs, for tests that look at server internals. */
class OwnServer {
  running!: RunningBackend;

  /** @param config the path of its appwrite.json */
  constructor(
    readonly config: string,
    private readonly project: string,
  ) {}

  readonly folder = mkdtempSync(join(tmpdir(), 'own-server-'));

  guest(): Client {
    return new Client(`${this.running.url}/v1`, this.project);
  }

  key(): Client {
    return new Client(`${this.running.url}/v1`, this.project, { 'x-appwrite-key': this.running.apiKey });
  }

  async signUp(name = 'user'): Promise<Client> {
    const client = this.guest();
    client.id = freshId(name);
    client.email = `${client.id}@example.com`;
    done(await client.post('/account', { userId: client.id, email: client.email, password: PASSWORD, name }), 201);
    return client;
  }

  async member(name = 'user'): Promise<Client> {
    return this.logIn(await this.signUp(name));
  }

  async logIn(client: Client): Promise<Client> {
    done(await client.post('/account/sessions/email', { email: client.email, password: PASSWORD }), 201);
    return client;
  }

  /** The same account in another browser. */
  async device(client: Client): Promise<Client> {
    const other = this.guest();
    Object.assign(other, { id: client.id, email: client.email });
    return this.logIn(other);
  }

  /** Opens a socket of this browser and subscribes to the channels. */
  async listen(client: Client, ...channels: string[]): Promise<Listener> {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${this.running.url.replace('http', 'ws')}/v1/realtime?project=${this.project}`, {
      headers: { cookie, origin: 'http://localhost:3000' },
    });
    const received: string[] = [];
    let code: number | undefined;
    await new Promise<void>((ready, fail) => {
      socket.on('error', fail);
      socket.on('close', (closedWith) => (code = closedWith));
      socket.on('message', (text) => {
        const { type, data } = JSON.parse(String(text));
        if (type === 'connected') {
          expect(data.user?.$id).toBe(client.id);
          socket.send(JSON.stringify({ type: 'subscribe', data: [{ subscriptionId: 's', channels }] }));
        }
        if (type === 'response') ready();
        if (type === 'event') received.push(data.payload.$id);
      });
    });
    return { received, closedWith: () => code, close: () => socket.close() };
  }
}

/** A server with Maia's own collections and functions. */
export const ownMaia = (): OwnServer =>
  ownServer(fileURLToPath(new URL('../../../appwrite.json', import.meta.url)), 'maia');

export function ownServer(
  config = CONFIG,
  project = PROJECT,
  settings: Pick<BackendOptions, 'requireStaffMfa'> = {},
): OwnServer {
  const server = new OwnServer(config, project);
  beforeAll(async () => {
    server.running = await startBackend({
      config: server.config,
      data: server.folder,
      port: 0,
      trustProxy: true,
      ...settings,
      ...runtimeParts(),
    });
  });
  afterAll(async () => {
    await server.running.close();
    rmSync(server.folder, { recursive: true });
  });
  return server;
}
