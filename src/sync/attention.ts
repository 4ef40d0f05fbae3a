import { switchMap } from 'rxjs';
import { liveQuery, type LiveQuery } from '@/db/live-query.ts';
import type { LocalRow } from '@/db/local-row.ts';
import type { Store } from '@/db/open-store.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { recordsHere } from './records-here.ts';
import type { DeadLetter } from './sync-records.ts';

/** Why the server did not take a record, as a message id of the screen that says it. */
export type RefusalReason =
  | 'attention.reason.invalid'
  | 'attention.reason.forbidden'
  | 'attention.reason.taken'
  | 'attention.reason.tooLarge'
  | 'attention.reason.file'
  | 'attention.reason.damaged'
  | 'attention.reason.other';

/** A record that the server refused: it delays no other and waits until a person mends, retries, exports or drops it. */
export interface Letter {
  readonly id: string;
  readonly collection: LocalCollectionName;
  readonly kind: string;
  readonly reason: {
    readonly messageId: RefusalReason;
    /** The backend's own type, for example `document_invalid_structure`, and its HTTP status. */
    readonly type: string;
    readonly code: number;
  };
  readonly refusedAt: string;
  readonly attempts: number;
  /** What was refused, with whatever was changed on this phone since; `_deleted` when it was a deletion. */
  readonly row: LocalRow & { readonly _deleted: boolean };
}

function reasonOf({ type, code }: Pick<DeadLetter, 'type' | 'code'>): RefusalReason {
  if (code === 413 || type === 'storage_invalid_file_size') return 'attention.reason.tooLarge';
  if (type === 'file_damaged') return 'attention.reason.damaged';
  if (type.startsWith('storage_')) return 'attention.reason.file';
  if (code === 401 || code === 403) return 'attention.reason.forbidden';
  if (code === 409) return 'attention.reason.taken';
  if (code === 400 || /invalid|structure/.test(type)) return 'attention.reason.invalid';
  return 'attention.reason.other';
}

/** Imported late: it brings RxDB, which a list of letters does not need. */
const writing = () => import('./write-again.ts');

const toLetter = ({ id, collection, type, code, refusedAt, attempts, row }: DeadLetter): Letter => ({
  id,
  collection,
  kind: row.kind ?? collection,
  reason: { messageId: reasonOf({ type, code }), type, code },
  refusedAt,
  attempts,
  row,
});

/** The refused row as it lies here: what was changed since counts. One that is gone is as it was refused. */
async function asHere(store: Store, letter: DeadLetter): Promise<Letter & { readonly isHere: boolean }> {
  const here = await (await store.collection(letter.collection)).findOne(letter.id).exec();
  const isReadable = here !== null && !here.get('unreadable');
  const row = isReadable ? { ...(here.toMutableJSON() as LocalRow), _deleted: false } : letter.row;
  return { ...toLetter({ ...letter, row }), isHere: here !== null };
}

/** All refused records, the newest refusal first. A mended one leaves the list by itself once the server has taken it. */
export const liveLetters = (): LiveQuery<Letter[]> =>
  liveQuery<Letter[], Letter[]>(
    async () => {
      const { store, records } = await recordsHere();
      return records.letters$.pipe(switchMap((letters) => Promise.all(letters.map((letter) => asHere(store, letter)))));
    },
    (letters) => letters.toSorted((one, other) => other.refusedAt.localeCompare(one.refusedAt)),
  );

/** One refused record, and whether it still stands on this phone: one that another device deleted does not. */
export async function letterOf(id: string): Promise<(Letter & { readonly isHere: boolean }) | undefined> {
  const { store, records } = await recordsHere();
  const letter = (await records.letters()).find((each) => each.id === id);
  return letter && asHere(store, letter);
}

/** Sends a refused record once more as it is. To send it mended, save the record again with its own form. */
export async function retryLetter(id: string): Promise<void> {
  const { store, records } = await recordsHere();
  const letter = (await records.letters()).find((each) => each.id === id);
  if (!letter) return;
  await records.askAgain(id);
  const { writeAgain } = await writing();
  await writeAgain(await store.collection(letter.collection), [id]);
}

/**
 * Gives a refused change up: the record is again what the server last had, and one that it never had is deleted. What was
 * changed on this phone since stays, and is sent. There is no way back; export it before.
 */
export async function dropLetter(id: string): Promise<void> {
  const { store, records } = await recordsHere();
  const letter = (await records.letters()).find((each) => each.id === id);
  if (!letter) return;
  const { giveUp } = await import('./give-up.ts');
  await giveUp(store, records, letter);
}
