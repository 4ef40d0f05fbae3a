import { Dexie, type EntityTable } from 'dexie';
import { closeOnDeletion } from '@/db/browser-storage/connection-loss.ts';
import { deviceKey } from '@/db/encryption/device-key.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { sealBytes, unsealBytes } from '@/db/encryption/seal.ts';

/** One answer of the server about patients, and when it was given (ms since 1970). */
export interface CachedAnswer {
  readonly key: readonly unknown[];
  readonly answeredAt: number;
  readonly value: unknown;
}

/** The last answers that a doctor saw, encrypted like the store, so that the patient list opens offline. */
export interface DoctorCache {
  read(): Promise<CachedAnswer[]>;
  write(answer: CachedAnswer): Promise<void>;
  drop(key: readonly unknown[]): Promise<void>;
  close(): void;
}

interface Row {
  /** A digest, because a key contains the id of a patient. */
  id: string;
  boxes: Uint8Array<ArrayBuffer>[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const digest = async (key: readonly unknown[]): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(key)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Rows of a list that are encrypted as one piece. */
const PIECE_ROWS = 100;

/** The answer as JSON, a long list in pieces, so that typing is never delayed by more than one piece. */
function* jsonPieces({ key, answeredAt, value }: CachedAnswer): Generator<string> {
  if (!Array.isArray(value)) {
    yield JSON.stringify({ key, answeredAt, value });
    return;
  }
  yield `${JSON.stringify({ key, answeredAt }).slice(0, -1)},"value":[`;
  for (let at = 0; at < value.length; at += PIECE_ROWS)
    yield (at === 0 ? '' : ',') + JSON.stringify(value.slice(at, at + PIECE_ROWS)).slice(1, -1);
  yield ']}';
}

/** Opens the cache of this doctor. The database name has the prefix of the store, so that the sign-out erases it too. */
export async function openDoctorCache(doctorId: string): Promise<DoctorCache> {
  const cryptoKey = await deviceKey(doctorId);
  const database = new Dexie(`${databaseName(doctorId)}--doctor`) as Dexie & { answers: EntityTable<Row, 'id'> };
  closeOnDeletion(database);
  database.version(1).stores({ answers: 'id' });
  const pieceAad = (id: string, at: number) => `doctor|${doctorId}|${id}|${at}`;
  return {
    async read() {
      const rows = await database.answers.toArray();
      const opened = await Promise.allSettled(
        rows.map(async ({ id, boxes }) => {
          const pieces = await Promise.all(boxes.map((box, at) => unsealBytes(cryptoKey, box, pieceAad(id, at))));
          return JSON.parse(pieces.map((piece) => decoder.decode(piece)).join('')) as CachedAnswer;
        }),
      );
      // An entry encrypted with a lost key is skipped: the app fetches it again.
      return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    async write(answer) {
      const id = await digest(answer.key);
      const boxes: Row['boxes'] = [];
      for (const piece of jsonPieces(answer))
        boxes.push(await sealBytes(cryptoKey, encoder.encode(piece), pieceAad(id, boxes.length)));
      await database.answers.put({ id, boxes });
    },
    async drop(key) {
      await database.answers.delete(await digest(key));
    },
    close: () => database.close(),
  };
}
