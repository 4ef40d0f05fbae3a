import { Dexie, liveQuery, type EntityTable } from 'dexie';
import { contactMessage, type ContactMessage } from '@/model/contact-message.ts';
import { toInstant } from '@/model/instant.ts';
import { accept } from '@/model/record.ts';
import { neverMakeAnew } from './connection-loss.ts';
import { databaseName } from './database-name.ts';
import { deviceKey } from './device-key.ts';
import type { LiveQuery } from './live-query.ts';
import { newId } from './new-id.ts';
import { seal, unseal } from './seal.ts';
import { storing } from './storage-failure.ts';

/** Who writes: an account, or null for whoever uses the phone without one. */
export type Writer = string | null;
/** `refused`: the server does not take it as it is. */
type State = 'waiting' | 'sent' | 'refused';
type Written = Pick<ContactMessage, 'kind' | 'text' | 'replyTo'>;
export type KeptMessage = Written & Pick<ContactMessage, 'writtenAt'> & { readonly id: string; readonly state: State };

interface Row {
  id: string;
  state: State;
  writtenAt: string;
  box: string;
}

type Tables = Dexie & { messages: EntityTable<Row, 'id'>; keys: EntityTable<{ id: string; key: CryptoKey }, 'id'> };

/** Sent ones stay so long in sight, the newest of them. */
const MOST_SENT = 5;
const GUEST = 'maia-guest-contact';

interface Outbox {
  readonly tables: Tables;
  readonly key: CryptoKey;
}

/** A guest has no key of the device, which is for accounts: hers lies beside her messages and goes with them. */
async function guestKey({ keys }: Tables): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Of two tabs the first one's key counts.
  await keys.add({ id: GUEST, key: made }).catch(() => undefined);
  return (await keys.get(GUEST))?.key ?? made;
}

const opened = new Map<Writer, Promise<Outbox>>();

const nameFor = (writer: Writer): string => (writer === null ? GUEST : `${databaseName(writer)}--contact`);

/** Whether this writer ever wrote a message on this phone; asking makes nothing. */
export const hasContact = (writer: Writer): Promise<boolean> => Dexie.exists(nameFor(writer));

async function make(writer: Writer): Promise<Outbox> {
  const tables = new Dexie(nameFor(writer), { chromeTransactionDurability: 'strict' }) as Tables;
  neverMakeAnew(tables);
  tables.version(1).stores({ messages: 'id, state', keys: 'id' });
  await tables.open();
  return { tables, key: writer === null ? await guestKey(tables) : await deviceKey(writer) };
}

/** One connection for each writer; made anew after it was closed, as by signing out. */
async function open(writer: Writer): Promise<Outbox> {
  const known = opened.get(writer);
  if (known) {
    const outbox = await known.catch(() => undefined);
    if (outbox?.tables.isOpen()) return outbox;
    if (opened.get(writer) !== known) return open(writer);
  }
  const making = make(writer);
  opened.set(writer, making);
  return making;
}

const place = (id: string) => `contact|${id}`;

async function read({ key }: Outbox, { id, state, box }: Row): Promise<KeptMessage[]> {
  try {
    return [{ ...(JSON.parse(await unseal(key, box, place(id))) as ContactMessage), id, state }];
  } catch {
    return [];
  }
}

const newestFirst = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.writtenAt < other.writtenAt ? 1 : -1));

const readAll = async (outbox: Outbox, rows: readonly Row[]): Promise<KeptMessage[]> =>
  (await Promise.all(newestFirst(rows).map((row) => read(outbox, row)))).flat();

/** The messages of one writer on this phone, the newest first: those that wait, were refused, or were sent lately. */
export const liveContact = (writer: Writer): LiveQuery<KeptMessage[]> => ({
  subscribe(listener, failed = () => {}) {
    let stop = () => {};
    let isOver = false;
    let asked = 0;
    open(writer)
      .then((outbox) => {
        if (isOver) return;
        const subscription = liveQuery(() => outbox.tables.messages.toArray()).subscribe((rows) => {
          const mine = (asked += 1);
          void readAll(outbox, rows).then((messages) => !isOver && mine === asked && listener(messages));
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

/** Keeps a message on this phone until the server has it. @throws InvalidRecord, StorageFailure */
export async function keepContact(writer: Writer, message: Written, now = Date.now()): Promise<void> {
  const writtenAt = toInstant(now);
  const text = message.text.trim();
  const accepted = accept(contactMessage, { ...message, text, replyTo: message.replyTo?.trim() || null, writtenAt });
  await storing(async () => {
    const { tables, key } = await open(writer);
    const id = newId();
    const box = await seal(key, JSON.stringify(accepted), place(id));
    await tables.messages.add({ id, state: 'waiting', writtenAt, box });
  });
}

/** What has yet to be sent, the oldest first. */
export async function waitingContact(writer: Writer): Promise<KeptMessage[]> {
  const outbox = await open(writer);
  return (await readAll(outbox, await outbox.tables.messages.where({ state: 'waiting' }).toArray())).toReversed();
}

/** Notes what the server said to a message; of the sent ones only the newest stay. */
export async function settleContact(writer: Writer, id: string, state: Exclude<State, 'waiting'>): Promise<void> {
  const { messages } = (await open(writer)).tables;
  await messages.update(id, { state });
  const sent = newestFirst(await messages.where({ state: 'sent' }).toArray());
  await messages.bulkDelete(sent.slice(MOST_SENT).map((row) => row.id));
}

/** Takes a message off this phone. */
export async function dropContact(writer: Writer, id: string): Promise<void> {
  await (await open(writer)).tables.messages.delete(id);
}
