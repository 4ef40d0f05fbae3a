import { Dexie, type EntityTable } from 'dexie';
import { neverMakeAnew } from './connection-loss.ts';
import { deviceKey } from './device-key.ts';
import { databaseName } from './database-name.ts';
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
  boxes: Uint8Array<ArrayBuffer>[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const digest = async (key: readonly unknown[]): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(key)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Rows of a list that are written and sealed at once. */
const ROWS = 100;

/** The answer as JSON, a long list a few rows at a time: whoever types meanwhile waits for no more than one piece. */
function* jsonPieces({ key, answeredAt, value }: KeptAnswer): Generator<string> {
  if (!Array.isArray(value)) {
    yield JSON.stringify({ key, answeredAt, value });
    return;
  }
  yield `${JSON.stringify({ key, answeredAt }).slice(0, -1)},"value":[`;
  for (let at = 0; at < value.length; at += ROWS)
    yield (at === 0 ? '' : ',') + JSON.stringify(value.slice(at, at + ROWS)).slice(1, -1);
  yield ']}';
}

/** Opens the cache of this doctor; its name makes signing out erase it with the rest. */
export async function openDoctorCache(doctorId: string): Promise<DoctorCache> {
  const sealing = await deviceKey(doctorId);
  const database = new Dexie(`${databaseName(doctorId)}--doctor`) as Dexie & { answers: EntityTable<Row, 'id'> };
  neverMakeAnew(database);
  database.version(1).stores({ answers: 'id' });
  const place = (id: string, at: number) => `doctor|${doctorId}|${id}|${at}`;
  return {
    async read() {
      const rows = await database.answers.toArray();
      const opened = await Promise.allSettled(
        rows.map(async ({ id, boxes }) => {
          const pieces = await Promise.all(boxes.map((box, at) => unsealBytes(sealing, box, place(id, at))));
          return JSON.parse(pieces.map((piece) => decoder.decode(piece)).join('')) as KeptAnswer;
        }),
      );
      // What does not open was sealed by a key that is gone: it is asked for again.
      return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    async write(answer) {
      const id = await digest(answer.key);
      const boxes: Row['boxes'] = [];
      for (const piece of jsonPieces(answer))
        boxes.push(await sealBytes(sealing, encoder.encode(piece), place(id, boxes.length)));
      await database.answers.put({ id, boxes });
    },
    async drop(key) {
      await database.answers.delete(await digest(key));
    },
    close: () => database.close(),
  };
}
