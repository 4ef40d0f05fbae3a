import { setTimeout as sleep } from 'node:timers/promises';
import type { ProvisionTarget } from '../../provision/connect.ts';

export type Json = Record<string, unknown>;

/** An answer that a repetition does not change. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    /** The error type of Appwrite, as `document_already_exists`. */
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

const MAX_TRIES = 10;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const TIMEOUT_MS = 120_000;

const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Pauses before the next try: 0.5 s, 1 s, 2 s and so on, at most 30 s. All tries together take about two minutes. */
const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

/** The text of one query in the address. */
export const query = (method: string, attribute: string | undefined, ...values: unknown[]): string =>
  JSON.stringify({ method, ...(attribute !== undefined && { attribute }), values });

export const withQueries = (path: string, ...queries: string[]): string =>
  // The total would be counted for every page.
  `${path}?total=false${queries.map((text, i) => `&queries[${i}]=${encodeURIComponent(text)}`).join('')}`;

/** The API of the Appwrite to which a clinic moves, with a key. Repeats what fails for a time. */
export class TargetApi {
  constructor(
    private readonly target: ProvisionTarget,
    private readonly pause: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /**
   * @returns the answer; an empty object when it has no JSON
   * @throws Refused; Error when the server does not answer for about two minutes
   */
  async call(
    method: string,
    path: string,
    body?: Json | FormData,
    headers: Record<string, string> = {},
  ): Promise<Json> {
    for (let tries = 1; ; tries++) {
      const answer = await this.once(method, path, body, headers);
      if (!(answer instanceof Error)) return answer;
      const isFinal = answer instanceof Refused && !isTemporary(answer.status);
      if (isFinal || tries === MAX_TRIES) throw answer;
      await this.pause(pauseAfter(tries));
    }
  }

  /** As `call`. @returns null when the server answers 404 */
  async find(path: string): Promise<Json | null> {
    return this.call('GET', path).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 404) return null;
      throw error;
    });
  }

  private async once(
    method: string,
    path: string,
    body: Json | FormData | undefined,
    headers: Record<string, string>,
  ): Promise<Json | Error> {
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${this.target.endpoint}${path}`, {
        method,
        headers: {
          'x-appwrite-project': this.target.projectId,
          'x-appwrite-key': this.target.apiKey,
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        body: body && !isForm ? JSON.stringify(body) : body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      const json = parsed(text);
      if (response.ok) return json;
      const what = `${method} ${path.split('?', 1)[0] ?? ''}: ${response.status} ${String(json['message'] ?? '')}`;
      return new Refused(response.status, String(json['type'] ?? ''), what);
    } catch (error) {
      return new Error(`${this.target.endpoint} does not answer.`, { cause: error });
    }
  }
}

function parsed(text: string): Json {
  try {
    return (JSON.parse(text) as Json | null) ?? {};
  } catch {
    return {};
  }
}

/** All entries of a list, in pages. Nothing may change meanwhile. */
export async function* eachEntry(api: TargetApi, path: string, field: string, page = 500): AsyncGenerator<Json> {
  for (let last: string | undefined, isLast = false; !isLast;) {
    const queries = [
      query('limit', undefined, page),
      ...(last === undefined ? [] : [query('cursorAfter', undefined, last)]),
    ];
    const entries = (await api.call('GET', withQueries(path, ...queries)))[field] as Json[];
    yield* entries;
    isLast = entries.length < page;
    last = String(entries.at(-1)?.['$id']);
  }
}

/** All entries of a list by id. */
export async function entriesById(api: TargetApi, path: string, field: string): Promise<Map<string, Json>> {
  const found = new Map<string, Json>();
  for await (const entry of eachEntry(api, path, field, 100)) found.set(String(entry['$id']), entry);
  return found;
}
