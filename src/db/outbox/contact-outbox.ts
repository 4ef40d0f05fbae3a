import { Dexie, liveQuery, type EntityTable } from 'dexie';
import { contactMessage, type ContactMessage } from '@/model/messages/contact-message.ts';
import { toInstant } from '@/model/time/instant.ts';
import { accept } from '@/model/schema/record.ts';
import { closeOnDeletion } from '@/db/browser-storage/connection-loss.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { deviceKey } from '@/db/encryption/device-key.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { newId } from '@/db/store/new-id.ts';
import { seal, unseal } from '@/db/encryption/seal.ts';
import { withStorageFailure } from '@/db/browser-storage/storage-failure.ts';

/** The user id of the writer, or null for a guest without an account. */
export type Writer = string | null;
/** `refused`: the server rejected the message. */
type State = 'waiting' | 'sent' | 'refused';
type MessageFields = Pick<ContactMessage, 'kind' | 'text' | 'replyTo'>;
export type OutboxMessage = MessageFields &
  Pick<ContactMessage, 'writtenAt'> & { readonly id: string; readonly state: State };

interface Row {
  id: string;
  state: State;
  writtenAt: string;
  box: string;
}

type Tables = Dexie & { messages: EntityTable<Row, 'id'>; keys: EntityTable<{ id: string; key: CryptoKey }, 'id'> };

/** How many sent messages stay listed. */
const MAX_SENT = 5;
const GUEST = 'maia-guest-contact';

interface Outbox {
  readonly tables: Tables;
  readonly key: CryptoKey;
}

/** Device keys belong to accounts, so the key of a guest is stored beside her messages and deleted with them. */
async function guestKey({ keys }: Tables): Promise<CryptoKey> {
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // If two tabs create a key, the first one counts.
  await keys.add({ id: GUEST, key: created }).catch(() => undefined);
  return (await keys.get(GUEST))?.key ?? created;
}

const connections = new Map<Writer, Promise<Outbox>>();

const nameFor = (writer: Writer): string => (writer === null ? GUEST : `${databaseName(writer)}--contact`);

/** True when this writer has an outbox on this device; does not create one. */
export const hasContact = (writer: Writer): Promise<boolean> => Dexie.exists(nameFor(writer));

async function createOutbox(writer: Writer): Promise<Outbox> {
  const tables = new Dexie(nameFor(writer), { chromeTransactionDurability: 'strict' }) as Tables;
  closeOnDeletion(tables);
  tables.version(1).stores({ messages: 'id, state', keys: 'id' });
  await tables.open();
  return { tables, key: writer === null ? await guestKey(tables) : await deviceKey(writer) };
}

/** One connection per writer; opened again after it was closed, for example by a sign-out. */
async function open(writer: Writer): Promise<Outbox> {
  const existing = connections.get(writer);
  if (existing) {
    const outbox = await existing.catch(() => undefined);
    if (outbox?.tables.isOpen()) return outbox;
    if (connections.get(writer) !== existing) return open(writer);
  }
  const opening = createOutbox(writer);
  connections.set(writer, opening);
  return opening;
}

const aadOf = (id: string) => `contact|${id}`;

async function read({ key }: Outbox, { id, state, box }: Row): Promise<OutboxMessage[]> {
  try {
    return [{ ...(JSON.parse(await unseal(key, box, aadOf(id))) as ContactMessage), id, state }];
  } catch {
    return [];
  }
}

const newestFirst = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.writtenAt < other.writtenAt ? 1 : -1));

const readAll = async (outbox: Outbox, rows: readonly Row[]): Promise<OutboxMessage[]> =>
  (await Promise.all(newestFirst(rows).map((row) => read(outbox, row)))).flat();

/** The unsent, refused and recently sent messages of one writer on this device, the newest first. */
export const liveContact = (writer: Writer): LiveQuery<OutboxMessage[]> => ({
  subscribe(listener, failed = () => {}) {
    let stop = () => {};
    let isOver = false;
    let latestRead = 0;
    open(writer)
      .then((outbox) => {
        if (isOver) return;
        const subscription = liveQuery(() => outbox.tables.messages.toArray()).subscribe((rows) => {
          const thisRead = (latestRead += 1);
          void readAll(outbox, rows).then((messages) => !isOver && thisRead === latestRead && listener(messages));
        }, failed);
        stop = () => subscription.unsubscribe();
      })
      .catch(failed);
    return () => {
      isOver = true;
      stop();
    };
  },
});

/** Stores a message on this device until the server has it. @throws InvalidRecord, StorageFailure */
export async function queueContact(writer: Writer, message: MessageFields, now = Date.now()): Promise<void> {
  const writtenAt = toInstant(now);
  const text = message.text.trim();
  const accepted = accept(contactMessage, { ...message, text, replyTo: message.replyTo?.trim() || null, writtenAt });
  await withStorageFailure(async () => {
    const { tables, key } = await open(writer);
    const id = newId();
    const box = await seal(key, JSON.stringify(accepted), aadOf(id));
    await tables.messages.add({ id, state: 'waiting', writtenAt, box });
  });
}

/** The unsent messages, the oldest first. */
export async function unsentContact(writer: Writer): Promise<OutboxMessage[]> {
  const outbox = await open(writer);
  return (await readAll(outbox, await outbox.tables.messages.where({ state: 'waiting' }).toArray())).toReversed();
}

/** Saves the result of sending a message; only the newest five sent messages stay. */
export async function settleContact(writer: Writer, id: string, state: Exclude<State, 'waiting'>): Promise<void> {
  const { messages } = (await open(writer)).tables;
  await messages.update(id, { state });
  const sent = newestFirst(await messages.where({ state: 'sent' }).toArray());
  await messages.bulkDelete(sent.slice(MAX_SENT).map((row) => row.id));
}

export async function dropContact(writer: Writer, id: string): Promise<void> {
  await (await open(writer)).tables.messages.delete(id);
}
