import type { Store } from '@/db/open-store.ts';
import { toInstant } from '@/model/instant.ts';
import { recordOf } from './record-of.ts';
import { goneRow, type Row } from './rows.ts';
import type { DeadLetter, SyncRecords } from './sync-records.ts';
import { replaceRefused } from './write-again.ts';

/** What takes the place of a record that the server never had: nothing, unless its deletion must not travel (see take-in). */
function insteadOf({ collection, row }: DeadLetter): Row | undefined {
  if (!recordOf(collection, row).isNeverDeleted) return undefined;
  return goneRow(collection, row.kind ?? collection, row.id, row.userId, toInstant(0));
}

/** Gives a refused change up, unless its record says something else by now: that is sent by itself. */
export async function giveUp(
  store: Pick<Store, 'collection'>,
  records: SyncRecords,
  letter: DeadLetter,
): Promise<void> {
  const { id, collection, row, base } = letter;
  await replaceRefused(await store.collection(collection), collection, row, base ?? insteadOf(letter));
  await records.raise([id]);
}
