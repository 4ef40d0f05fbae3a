import { Dexie, type EntityTable } from 'dexie';
import { neverMakeAnew } from './connection-loss.ts';
import { deviceKey } from './device-key.ts';
import { databaseName } from './database-name.ts';
import { inSlices } from './in-slices.ts';
import { sealBytes, unsealBytes } from './seal.ts';

/** One answer about patients, and when it was given (ms since 1970). */
export interface KeptAnswer {
  readonly key: readonly unknown[];
  readonly answeredAt: number;
  readonly value: unknown;
}

/** The last answers a doctor saw, sealed like the store, so that the list opens without a network. */
export interface DoctorCache {
  read(): Promise<KeptAnswer[]>;
  write(answer: KeptAnswer): Promise<void>;
  drop(key: readonly unknown[]): Promise<void>;
  close(): void;
}

interface Row {
  /** A digest, because a key holds the id of a patient. */
  id: string;
  box: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const digest = async (key: readonly unknown[]): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(key)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The answer as JSON. A long list is written row by row: whoever types meanwhile waits for no more than a few. */
function* jsonOf({ key, answeredAt, value }: KeptAnswer): Generator<void, string> {
  if (!Array.isArray(value)) return JSON.stringify({ key, answeredAt, value });
  const rows: string[] = [];
  for (const row of value) {
    rows.push(JSON.stringify(row));
    yield;
  }
  return `${JSON.stringify({ key, answeredAt }).slice(0, -1)},"value":[${rows.join()}]}`;
}

/** Opens the cache of this doctor; its name makes signing out erase it with the rest. */
export async function openDoctorCache(doctorId: string): Promise<DoctorCache> {
  const sealing = await deviceKey(doctorId);
  const database = new Dexie(`${databaseName(doctorId)}--doctor`) as Dexie & { answers: EntityTable<Row, 'id'> };
  neverMakeAnew(database);
  database.version(1).stores({ answers: 'id' });
  const place = (id: string) => `doctor|${doctorId}|${id}`;
  return {
    async read() {
      const rows = await database.answers.toArray();
      const opened = await Promise.allSettled(
        rows.map(
          async ({ id, box }) => JSON.parse(decoder.decode(await unsealBytes(sealing, box, place(id)))) as KeptAnswer,
        ),
      );
      // What does not open was sealed by a key that is gone: it is asked for again.
      return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    async write(answer) {
      const id = await digest(answer.key);
      const json = await inSlices(jsonOf(answer));
      if (json === undefined) return;
      await database.answers.put({ id, box: await sealBytes(sealing, encoder.encode(json), place(id)) });
    },
    async drop(key) {
      await database.answers.delete(await digest(key));
    },
    close: () => database.close(),
  };
}
