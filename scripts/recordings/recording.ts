import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expandBody } from './expand.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One call that was made to a real Appwrite, and what it answered. */
export interface Exchange {
  name: string;
  /** Who called: a person, `guest` or `server-key`. */
  as: string;
  request: RecordedRequest;
  response: { status: number; body?: unknown; headers?: Record<string, string> };
}

export interface Recording {
  name: string;
  exchanges: Exchange[];
}

/** The recordings of a folder, one a file; entries that are no exchange are left out. */
export function readRecordings(folder: string): Recording[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted();
  return files.map((file) => {
    const entries = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Partial<Exchange>[];
    return {
      name: basename(file, '.json'),
      exchanges: entries.filter(
        (entry): entry is Exchange => entry.request !== undefined && entry.response !== undefined,
      ),
    };
  });
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every object inside a value that `test` accepts, outermost first. */
function objectsIn(value: unknown, test: (object: Json) => boolean): Json[] {
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap((member) => objectsIn(member, test));
  return test(value) ? [value, ...inside] : inside;
}

/** Documents that the recorded calls met without having made them, as they were met first, in the order of their making. */
export function metDocuments({ exchanges }: Recording): Json[] {
  const made = new Set<unknown>();
  const met = new Map<unknown, Json>();
  for (const { request, response } of exchanges) {
    for (const object of objectsIn(expandBody(request.body), () => true)) {
      for (const key of ['documentId', 'rowId', '$id']) made.add(object[key]);
    }
    if (request.method === 'PUT') made.add(request.path.split(/[/?]/).at(-1));
    for (const document of objectsIn(response.body, (object) => typeof object['$collectionId'] === 'string')) {
      const id = document['$id'];
      if (!made.has(id) && !met.has(id)) met.set(id, document);
    }
  }
  return [...met.values()].toSorted((a, b) => Number(a['$sequence']) - Number(b['$sequence']));
}
