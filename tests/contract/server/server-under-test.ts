import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { until } from '../../support/until.ts';
import { Client, freshId, PASSWORD, type Answer, type Json } from './client.ts';
import { whyStricter } from './stricter-than-appwrite.ts';

export const CONFIG = fileURLToPath(new URL('../appwrite.json', import.meta.url));
export const PROJECT = process.env['CONTRACT_PROJECT'] || 'contract';
/** True for an external server. Tests that look at server internals are skipped then. */
export const isElsewhere = Boolean(process.env['CONTRACT_ENDPOINT']);
/** Tests that open a link from a mail need to read the mail. */
export const canReadMail = !isElsewhere || Boolean(process.env['CONTRACT_MAIL']);

/**
 * The server that the contract tests call: a backend in this process or, with CONTRACT_ENDPOINT and CONTRACT_API_KEY,
 * any server that has the appwrite.json of this folder. CONTRACT_PROJECT names its project (default `contract`).
 * CONTRACT_MAIL names its file of sent mail; without it the tests with links are skipped. The server must accept the
 * host `localhost` as a web platform. It must either trust X-Forwarded-For, with which the tests seem to come from many
 * addresses, or have its rate limits off. With CONTRACT_ALL the tests run there too that Appwrite does not pass, which
 * shows those that a newer Appwrite passes. Give that run a project of its own: what it leaves behind fails other tests.
 */
class ServerUnderTest {
  endpoint = process.env['CONTRACT_ENDPOINT'] ?? '';
  apiKey = process.env['CONTRACT_API_KEY'] ?? '';
  mailFile = process.env['CONTRACT_MAIL'] ?? '';
  /** The backend in this process; null for an external server. */
  own: RunningBackend | null = null;
  private folder = '';
  /** How many mails to each address were read. */
  private readonly mailsRead = new Map<string, number>();

  async start(): Promise<void> {
    if (this.endpoint !== '') return;
    this.folder = mkdtempSync(join(tmpdir(), 'contract-'));
    this.own = await startBackend({ config: CONFIG, data: this.folder, port: 0, trustProxy: true });
    this.endpoint = `${this.own.url}/v1`;
    this.apiKey = this.own.apiKey;
    this.mailFile = join(this.folder, 'mail.jsonl');
  }

  async stop(): Promise<void> {
    await this.own?.close();
    if (this.folder !== '') rmSync(this.folder, { recursive: true, force: true });
  }

  guest(): Client {
    return new Client(this.endpoint, PROJECT);
  }

  /** A client with the server key. */
  key(key = this.apiKey): Client {
    return new Client(this.endpoint, PROJECT, { 'x-appwrite-key': key });
  }

  async signUp(name = 'user'): Promise<Client> {
    const client = this.guest();
    client.id = freshId(name);
    client.email = `${client.id}@example.com`;
    done(await client.post('/account', { userId: client.id, email: client.email, password: PASSWORD, name }), 201);
    return client;
  }

  async logIn(client: Client, password = PASSWORD): Promise<Client> {
    done(await client.post('/account/sessions/email', { email: client.email, password }), 201);
    return client;
  }

  async member(name = 'user'): Promise<Client> {
    return this.logIn(await this.signUp(name));
  }

  /** The same account in another browser. */
  async device(client: Client): Promise<Client> {
    const other = this.guest();
    other.id = client.id;
    other.email = client.email;
    return this.logIn(other);
  }

  /** The mails to this address, oldest first. */
  mails(to: string): { to: string; subject: string; text: string }[] {
    const lines = existsSync(this.mailFile) ? readFileSync(this.mailFile, 'utf8').split('\n').filter(Boolean) : [];
    return lines
      .map((line) => JSON.parse(line) as { to: string; subject: string; text: string })
      .filter((mail) => mail.to === to);
  }

  /** The link of the next unread mail to this address. An external server may send it a little later, so this waits. */
  async mailedLink(to: string): Promise<URL> {
    const links = () => this.mails(to).flatMap(({ text }) => /https?:\/\/\S+secret=\S+/.exec(text)?.[0] ?? []);
    const read = this.mailsRead.get(to) ?? 0;
    const link = await until(`a mail to ${to}`, () => links()[read]);
    this.mailsRead.set(to, read + 1);
    return new URL(link);
  }
}

/** Starts the server for all tests of a file. */
export function serverUnderTest(): ServerUnderTest {
  const server = new ServerUnderTest();
  beforeAll(() => server.start());
  beforeEach(({ task, skip }) => {
    const because = isElsewhere && !process.env['CONTRACT_ALL'] ? whyStricter(task.name) : undefined;
    if (because) skip(because);
  });
  afterAll(() => server.stop());
  return server;
}

/** The body of an answer. @throws Error when the call failed */
export function done(answer: Answer, status = 200): Json {
  expect(answer.status, answer.text).toBe(status);
  return answer.body;
}

/** Expects a refusal in the form that every error has. */
export function refused(answer: Answer, status: number, type: string): void {
  expect({ status: answer.status, type: answer.body['type'], code: answer.body['code'] }, answer.text).toEqual({
    status,
    type,
    code: status,
  });
  expect(answer.body['message']).toBeTypeOf('string');
}
