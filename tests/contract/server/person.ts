import { Query } from 'node-appwrite';
import { WebSocket } from 'ws';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly total?: number; readonly documents?: Held[] };
}
export interface Held {
  readonly $id: string;
  readonly $updatedAt: string;
  readonly $permissions: string[];
  readonly [field: string]: unknown;
}
type Wanted = string | ReturnType<typeof Query.equal>;

const PASSWORD = 'Kite-and-Lamp-42';
const PROJECT = 'maia';

/** A client that calls the backend over HTTP as the app does, or with a server key. */
export class Person {
  private cookie = '';

  constructor(
    readonly id: string,
    private readonly url: string,
    private readonly key = '',
  ) {}

  /** Signs up and logs in. */
  static async join(url: string, id: string): Promise<Person> {
    const person = new Person(id, url);
    const email = `${id}@example.com`;
    await person.must('POST', '/account', { userId: id, email, password: PASSWORD, name: id });
    await person.must('POST', '/account/sessions/email', { email, password: PASSWORD });
    return person;
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.url}/v1${path}`, {
      method,
      headers: {
        'x-appwrite-project': PROJECT,
        ...(this.key === ''
          ? { origin: 'http://localhost:3000', cookie: this.cookie }
          : { 'x-appwrite-key': this.key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) this.cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : {} };
  }

  /** The body of the answer. @throws Error when the call failed */
  async must(method: string, path: string, body?: unknown): Promise<Answer['body']> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  get(collection: string, id: string): Promise<Answer> {
    return this.call('GET', documents(collection, id));
  }

  list(collection: string, ...queries: Wanted[]): Promise<Answer> {
    const search = queries.map((query, index) => `queries[${index}]=${encodeURIComponent(query)}`).join('&');
    return this.call('GET', `${documents(collection)}?${search}`);
  }

  async create(collection: string, id: string, data: object, permissions?: string[]): Promise<Held> {
    return (await this.must('POST', documents(collection), { documentId: id, data, permissions })) as unknown as Held;
  }

  /** Opens a socket that collects the ids of all documents in its events, and the raw frames. */
  async listen(...channels: string[]): Promise<{ received: string[]; frames: string[]; close(): void }> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/v1/realtime?project=${PROJECT}`, {
      headers: { cookie: this.cookie, origin: 'http://localhost:3000' },
    });
    const received: string[] = [];
    const frames: string[] = [];
    await new Promise<void>((ready, fail) => {
      socket.on('error', fail);
      socket.on('message', (text) => {
        const { type, data } = JSON.parse(String(text));
        if (type === 'connected')
          socket.send(JSON.stringify({ type: 'subscribe', data: [{ subscriptionId: 's', channels }] }));
        if (type === 'response') ready();
        if (type !== 'event') return;
        received.push(data.payload.$id);
        frames.push(String(text));
      });
    });
    return { received, frames, close: () => socket.close() };
  }
}

export const documents = (collection: string, id?: string): string =>
  `/databases/${DATABASE_ID}/collections/${collection}/documents${id === undefined ? '' : `/${id}`}`;
