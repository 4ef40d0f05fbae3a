import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { connect, type Remote } from '../../../functions/support/forum/remote.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Person, type Held } from '../server/person.ts';

export interface Told {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A backend in this process with forum users and a client with the server key. */
class ForumClinic {
  running!: RunningBackend;
  server!: Person;
  private readonly folder = mkdtempSync(join(tmpdir(), 'maia-forum-'));

  async open(): Promise<void> {
    const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
    this.running = await startBackend({ config, data: this.folder, port: 0, rateLimits: false, ...runtimeParts() });
    this.server = new Person('server', this.running.url, this.running.apiKey);
  }

  async close(): Promise<void> {
    await this.running.close();
    rmSync(this.folder, { recursive: true });
  }

  join(id: string): Promise<Person> {
    return Person.join(this.running.url, id);
  }

  async moderator(id: string): Promise<Person> {
    const person = await this.join(id);
    await this.server.must('PUT', `/users/${id}/labels`, { labels: ['moderator'] });
    return person;
  }

  /** The interface through which the forum function calls the backend. */
  remote(): Remote {
    process.env.APPWRITE_FUNCTION_API_ENDPOINT = `${this.running.url}/v1`;
    process.env.APPWRITE_FUNCTION_PROJECT_ID = 'maia';
    return connect(this.running.apiKey);
  }

  /** Does what the scheduled function does each minute. */
  async sweep(): Promise<void> {
    await this.server.must('POST', '/functions/forum-counters/executions', {});
  }

  async held(collection: string, id: string): Promise<Held | null> {
    const { status, body } = await this.server.get(collection, id);
    return status === 200 ? (body as unknown as Held) : null;
  }

  topic(id: string): Promise<Held | null> {
    return this.held('forum_topics', id);
  }
}

export function forumClinic(): ForumClinic {
  const clinic = new ForumClinic();
  beforeAll(() => clinic.open());
  afterAll(() => clinic.close());
  return clinic;
}

/** Calls the forum function as this person. */
export async function ask(person: Person, path: string, body: object): Promise<Told> {
  const run = await person.must('POST', '/functions/forum/executions', { path, body: JSON.stringify(body) });
  const status = Number(run['responseStatusCode']);
  if (status === 500) throw new Error(`${path}: ${String(run['errors'])}`);
  return { status, body: JSON.parse(String(run['responseBody'])) as Told['body'] };
}
