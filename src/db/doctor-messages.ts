import type { RxCollection, RxDocumentData } from 'rxdb';
import { combineLatest, map, startWith, switchMap } from 'rxjs';
import { derivedId } from '@/model/derived-id.ts';
import type { DoctorMessage } from '@/model/doctor-message.ts';
import { DAY_MS } from '@/model/durations.ts';
import { descendingKey, toInstant } from '@/model/instant.ts';
import { appendRecord } from './append-record.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore } from './open-store.ts';
import { withoutContent } from './without-content.ts';

export type KeptMessage = DoctorMessage & {
  readonly id: string;
  /** The server's time of creation, the phone's while it waits. */
  readonly createdAt?: string | null;
  /** Empty while it waits to be sent. */
  readonly serverUpdatedAt: string;
};

/** The two who write to each other. */
export interface Parties {
  /** The patient. */
  readonly userId: string;
  readonly doctorId: string;
}

/** How many messages are shown, and how many a deletion takes at most (spec section 9). */
export const MOST_SHOWN = 100;
export const MOST_DELETED = 1000;
const BATCH = 100;

const newestFirst = ({ createdAt: one }: KeptMessage, { createdAt: other }: KeptMessage): number =>
  (one ?? '') < (other ?? '') ? 1 : (one ?? '') > (other ?? '') ? -1 : 0;

/** The newest messages that this phone keeps of a conversation, and all that wait: a patient's all, a doctor's what he wrote. */
export const liveConversation = ({ userId, doctorId }: Parties): LiveQuery<KeptMessage[]> =>
  liveQuery(
    async () => {
      const messages = await (await currentStore()).collection('doctorMessages');
      const sort = [{ doctorId: 'asc' }, { recordedDesc: 'asc' }] as never;
      const key = descendingKey(toInstant(Date.now() + DAY_MS));
      const newest = messages.find({
        selector: { doctorId, userId, recordedDesc: { $gte: key } },
        sort,
        limit: MOST_SHOWN,
      });
      // Rows of before are ordered by the clock of whoever wrote them; one that was ahead keeps none behind them away.
      const ahead = messages.find({
        selector: { doctorId, userId, recordedDesc: { $lt: key } },
        sort,
        limit: MOST_SHOWN,
      });
      // Until the server has said when, only this phone's clock orders it, and that may be years behind.
      const waiting = messages.find({ selector: { serverUpdatedAt: '', doctorId, userId } });
      // One list: what this phone cannot open is taken out of that.
      return combineLatest([newest.$, ahead.$, waiting.$]).pipe(map((found) => found.flat()));
    },
    (rows: { toJSON(): unknown }[]) => {
      const found = new Map(rows.map((row) => row.toJSON() as KeptMessage).map((message) => [message.id, message]));
      const arrived = [...found.values()].filter(({ serverUpdatedAt }) => serverUpdatedAt !== '');
      const waiting = [...found.values()].filter(({ serverUpdatedAt }) => serverUpdatedAt === '');
      return [...arrived.toSorted(newestFirst).slice(0, MOST_SHOWN), ...waiting];
    },
  );

/** Keeps a message on this phone; it is sent by itself. @throws InvalidRecord, StorageFailure */
export async function sendMessage(
  { userId, doctorId }: Parties,
  role: DoctorMessage['role'],
  { content, attachment }: Pick<DoctorMessage, 'content' | 'attachment'>,
): Promise<KeptMessage> {
  const values = {
    doctorId,
    sessionId: await derivedId('conversation', userId, doctorId),
    senderId: role === 'doctor' ? doctorId : userId,
    role,
    content,
    attachment,
    timestamp: toInstant(Date.now()),
    isRead: false,
  };
  return appendRecord<KeptMessage>('doctorMessages', values, { ofUser: userId });
}

/** Deletes a message that is here, or that only the server's list has shown yet. Gone already is fine. */
async function bury(messages: RxCollection<LocalRow>, { userId, doctorId }: Parties, id: string): Promise<void> {
  const row = await messages.findOne(id).exec();
  if (row) return void (await row.incrementalModify(withoutContent));
  // Imported late: it brings RxDB, which whoever has a store has loaded.
  const { buryRow } = await import('./bury-row.ts');
  await buryRow(messages, withoutContent({ id, userId, doctorId, recordedDesc: 0, serverUpdatedAt: '' }));
  // A sync may have brought it here meanwhile.
  await (await messages.findOne(id).exec())?.incrementalModify(withoutContent);
}

/** Deletes one own message, for both. @throws StorageFailure */
export const deleteMessage = (parties: Parties, id: string): Promise<void> =>
  inStore(async (store) => bury(await store.collection('doctorMessages'), parties, id));

/** Which of these messages this phone has deleted; the server may hold them until that has travelled. */
export const deletedMessages = (ids: readonly string[]): LiveQuery<ReadonlySet<string>> =>
  liveQuery(
    async () => {
      const { storageInstance, eventBulks$ } = await (await currentStore()).collection('doctorMessages');
      const find = () => storageInstance.findDocumentsById([...ids], true);
      return eventBulks$.pipe(startWith(null), switchMap(find));
    },
    (found: RxDocumentData<LocalRow>[]) => new Set(found.filter(({ _deleted }) => _deleted).map(({ id }) => id)),
  );

/**
 * Deletes what this person wrote in a conversation, up to 1,000 messages, for both. Each batch stands by itself, so
 * what was broken off goes on when it is asked for again. @param shown ids of own ones that may not have come here yet
 * @returns how many were deleted @throws StorageFailure
 */
export const deleteConversation = (
  { userId, doctorId }: Parties,
  shown: readonly string[] = [],
  most = MOST_DELETED,
): Promise<number> =>
  inStore(async (store) => {
    const messages = await store.collection('doctorMessages');
    // Who wrote a message is sealed, so no query can ask for it.
    const rows = await messages.find({ selector: { doctorId, userId } }).exec();
    const here = rows.filter((row) => row.get('senderId') === store.userId).map(({ id }) => id);
    const own = [...new Set([...here, ...shown])].slice(0, most);
    for (let at = 0; at < own.length; at += BATCH)
      await Promise.all(own.slice(at, at + BATCH).map((id) => bury(messages, { userId, doctorId }, id)));
    return own.length;
  });
