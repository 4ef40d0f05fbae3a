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
/** Cases that look behind the interface run only here. */
export const isElsewhere = Boolean(process.env['CONTRACT_ENDPOINT']);
/** Cases that open a link from a mail need to see the mail. */
export const canReadMail = !isElsewhere || Boolean(process.env['CONTRACT_MAIL']);

/**
 * What the cases talk to: a backend of their own in this process, or, given CONTRACT_ENDPOINT and CONTRACT_API_KEY,
 * any server that has the appwrite.json of this folder. CONTRACT_PROJECT names its project, `contract` unless told;
 * CONTRACT_MAIL its file of sent mail, without which the cases with links are skipped. It has to know the host `localhost`
 * as a web platform, and either to trust X-Forwarded-For, by which the cases seem to come from many addresses, or to have
 * its rate limits off.
 */
class ServerUnderTest {
  endpoint = process.env['CONTRACT_ENDPOINT'] ?? '';
  apiKey = process.env['CONTRACT_API_KEY'] ?? '';
  mailFile = process.env['CONTRACT_MAIL'] ?? '';
  /** null when the server is somewhere else. */
  own: RunningBackend | null = null;
  private folder = '';
  /** How many mails to an address were read. */
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

  /** A caller with the server key. */
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

  /** The mails to this address, the oldest first. */
  mails(to: string): { to: string; subject: string; text: string }[] {
    const lines = existsSync(this.mailFile) ? readFileSync(this.mailFile, 'utf8').split('\n').filter(Boolean) : [];
    return lines
      .map((line) => JSON.parse(line) as { to: string; subject: string; text: string })
      .filter((mail) => mail.to === to);
  }

  /** The link of the next mail to this address with a secret that was not asked for yet; a real server sends it a while later. */
  async mailedLink(to: string): Promise<URL> {
    const links = () => this.mails(to).flatMap(({ text }) => /https?:\/\/\S+secret=\S+/.exec(text)?.[0] ?? []);
    const read = this.mailsRead.get(to) ?? 0;
    const link = await until(`a mail to ${to}`, () => links()[read]);
    this.mailsRead.set(to, read + 1);
    return new URL(link);
  }
}

/** A server for all cases of a file. */
export function serverUnderTest(): ServerUnderTest {
  const server = new ServerUnderTest();
  beforeAll(() => server.start());
  beforeEach(({ task, skip }) => {
    const because = isElsewhere ? whyStricter(task.name) : undefined;
    if (because) skip(because);
  });
  afterAll(() => server.stop());
  return server;
}

/** The body of an answer that has to be a success. */
export function done(answer: Answer, status = 200): Json {
  expect(answer.status, answer.text).toBe(status);
  return answer.body;
}

/** Expects a refusal, in the form every error has. */
export function refused(answer: Answer, status: number, type: string): void {
  expect({ status: answer.status, type: answer.body['type'], code: answer.body['code'] }, answer.text).toEqual({
    status,
    type,
    code: status,
  });
  expect(answer.body['message']).toBeTypeOf('string');
}
