import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBackend, type RunningBackend } from '../../server/backend.ts';
import { expandBody, expandPath } from './expand.ts';
import { recordedSchema } from './recorded-schema.ts';
import { metDocuments, type Exchange, type Recording } from './recording.ts';
import type { Comparison } from './same-answer.ts';

/** The project of the recordings. */
const PROJECT = 'lists';
const PASSWORD = 'Passw0rd!x';
/** Whose calls make their own accounts and sessions. */
const BARE = new Set(['account', 'rate-limits-and-cors']);
/** Where calls come from one address, so that limits are met. */
const ONE_ADDRESS = new Set(['rate-limits-and-cors', 'write-rate-limit']);
const LARGE = randomBytes(12_583_257);
const MOST_COUNTED = 1000;
const LINE = 'hello offline world\n';

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

interface RecordedFile {
  filename: string;
  type: string;
  bytes: number;
}

const freshAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

async function bytesOf({ filename, bytes }: RecordedFile, range: string | undefined): Promise<Buffer> {
  const start = Number(/^bytes (\d+)-/.exec(range ?? '')?.[1] ?? 0);
  if (bytes > 1_100_000) return LARGE.subarray(start, start + bytes);
  if (filename === 'pic.png') {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c86478' } });
    return Buffer.concat([await picture.png().toBuffer(), Buffer.alloc(bytes)]).subarray(0, bytes);
  }
  return Buffer.from(LINE.repeat(Math.ceil(bytes / LINE.length))).subarray(0, bytes);
}

/** A list that was never set was recorded as an empty one. */
const withoutEmptyLists = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !(Array.isArray(value) && value.length === 0)));

/** An embedded backend with the people and the documents that a recording begins with. */
export class Stage {
  private readonly cookies = new Map<string, Map<string, string>>();
  private lastJwt = '';
  private readonly recording: Recording;
  private readonly running: RunningBackend;
  private readonly folder: string;

  private constructor(recording: Recording, running: RunningBackend, folder: string) {
    this.recording = recording;
    this.running = running;
    this.folder = folder;
  }

  static async set(recording: Recording): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
    const config = join(folder, 'appwrite.json');
    writeFileSync(config, JSON.stringify(recordedSchema));
    const running = await startBackend({ config, data: join(folder, 'data'), port: 0, trustProxy: true });
    const stage = new Stage(recording, running, folder);
    if (!BARE.has(recording.name)) await stage.invitePeople();
    await stage.putDocuments();
    return stage;
  }

  async strike(): Promise<void> {
    await this.running.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes a recorded call here. */
  async play({ name, as, request }: Exchange, comparison: Comparison): Promise<Answer> {
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers ?? {})) headers[name] = this.header(name, value);
    if (!/[?&]project=/.test(request.path) && request.headers) headers['x-appwrite-project'] ??= PROJECT;
    if (name.includes('unknown project')) headers['x-appwrite-project'] = 'unknown';
    if (as === 'server-key') headers['x-appwrite-key'] = this.running.apiKey;
    const form = (request.body as { multipart?: { fields: [string, string][]; file?: RecordedFile } } | undefined)
      ?.multipart;
    let body: string | FormData | undefined;
    if (form) {
      delete headers['content-type'];
      body = new FormData();
      for (const [name, value] of form.fields) body.append(name, value);
      if (form.file) {
        const bytes = await bytesOf(form.file, headers['content-range']);
        body.append('file', new File([Buffer.from(bytes)], form.file.filename, { type: form.file.type }));
      }
    } else if (request.body !== undefined) {
      const text = request.body === '<raw>' ? '{"broken' : JSON.stringify(expandBody(request.body));
      body = comparison.translated(text).replaceAll('"<secret>"', () => JSON.stringify(this.mailedSecret()));
    }
    const answer = await this.call(
      as,
      request.method,
      comparison.translated(expandPath(request.path, name)),
      headers,
      body,
    );
    const { jwt } = (this.jsonOf(answer) ?? {}) as { jwt?: string };
    this.lastJwt = jwt ?? this.lastJwt;
    return answer;
  }

  jsonOf({ headers, bytes }: Answer): unknown {
    return /json/.test(headers.get('content-type') ?? '') && bytes.length > 0
      ? JSON.parse(bytes.toString())
      : undefined;
  }

  private async call(
    as: string,
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | FormData,
  ): Promise<Answer> {
    const jar = this.cookies.get(as) ?? new Map<string, string>();
    this.cookies.set(as, jar);
    const sent: Record<string, string> = {
      'x-forwarded-for': ONE_ADDRESS.has(this.recording.name) ? '10.20.30.40' : freshAddress(),
      ...headers,
    };
    if (jar.size > 0 && as !== 'guest') sent['cookie'] = [...jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(this.running.url + path, { method, headers: sent, body });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  private header(name: string, value: string): string {
    // The guard "as of now" means the moment of the call.
    if (name === 'x-appwrite-timestamp' && value.startsWith('2026-')) return new Date().toISOString();
    if (!value.includes('<secret>')) return value;
    const session = decodeURIComponent(this.cookies.get('alice')?.get('a_session_lists') ?? '');
    return value.replaceAll('<secret>', name === 'x-appwrite-jwt' ? this.lastJwt : session);
  }

  private mailedSecret(): string {
    const lines = readFileSync(join(this.folder, 'data', 'mail.jsonl'), 'utf8')
      .trim()
      .split('\n');
    return /secret=([^&\s]+)/.exec((JSON.parse(lines.at(-1) ?? '{}') as { text: string }).text)?.[1] ?? '';
  }

  private async asKey(method: string, path: string, body: unknown): Promise<void> {
    const headers = {
      'x-appwrite-project': PROJECT,
      'x-appwrite-key': this.running.apiKey,
      'content-type': 'application/json',
    };
    const { status, bytes } = await this.call('', method, path, headers, JSON.stringify(body));
    if (status >= 300) throw new Error(`cannot prepare ${path}: ${bytes.toString()}`);
  }

  private async invitePeople(): Promise<void> {
    const people = new Set(this.recording.exchanges.map(({ as }) => as));
    for (const name of people) {
      if (name === 'guest' || name === 'server-key') continue;
      const userId = this.idOf(name);
      const account = { userId, name, email: `${userId.replace('-', '.')}@example.com`, password: PASSWORD };
      await this.asKey('POST', '/v1/users', account);
      const headers = {
        'x-appwrite-project': PROJECT,
        'content-type': 'application/json',
        origin: 'http://localhost:3000',
      };
      await this.call(name, 'POST', '/v1/account/sessions/email', headers, JSON.stringify(account));
    }
  }

  /** The id of a person: the one that her own calls name, or else what she made belongs to. */
  private idOf(name: string): string {
    const { exchanges } = this.recording;
    const own = exchanges.filter((exchange) => exchange.as === name);
    const made = own.filter(({ request }) => request.method !== 'GET').map(({ response }) => response.body);
    for (const told of [own.map(({ request }) => request), made, exchanges]) {
      const ids = [...JSON.stringify(told).matchAll(new RegExp(`user:(${name}-[a-z\\d]{8})`, 'g'))].map(([, id]) => id);
      if (ids[0] !== undefined) return ids[0];
    }
    return `${name}-00000000`;
  }

  private async putDocuments(): Promise<void> {
    for (const { $id, $permissions, $sequence: _n, $databaseId, $collectionId, ...data } of metDocuments(
      this.recording,
    )) {
      const path = `/v1/databases/${String($databaseId)}/collections/${String($collectionId)}/documents`;
      // An increment alone passes the limit of a number.
      const surplus = Math.max(0, Number(data['count'] ?? 0) - MOST_COUNTED);
      const counted = surplus > 0 ? { ...data, count: MOST_COUNTED } : data;
      await this.asKey('POST', path, { documentId: $id, data: withoutEmptyLists(counted), permissions: $permissions });
      if (surplus > 0) await this.asKey('PATCH', `${path}/${String($id)}/count/increment`, { value: surplus });
    }
  }
}
