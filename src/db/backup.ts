import * as v from 'valibot';
import { fromDescendingKey, toInstant } from '@/model/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import type { RecordType } from '@/model/record.ts';
import { backedUpFileSchema, unsentFiles } from './backed-up-files.ts';
import { backedUpWriteSchema } from './backed-up-forum.ts';
import { filesHere } from './files-here.ts';
import { forumHere } from './forum-box.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore, type Store } from './open-store.ts';
import { sealByPassphrase, unsealByPassphrase, type PassphraseBox } from './passphrase.ts';

const FORMAT = 'maia-backup-1';

const boxSchema = v.object({
  format: v.literal(FORMAT),
  rounds: v.number(),
  salt: v.string(),
  box: v.string(),
});
const laterSchema = v.object({ format: v.pipe(v.string(), v.regex(/^maia-backup-(?!1$)\d+$/)) });

const timeSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const recordSchema = v.object({
  collection: v.picklist(Object.keys(localCollections) as LocalCollectionName[]),
  kind: v.string(),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,35}$/)),
  isDeleted: v.boolean(),
  createdAt: v.optional(v.nullable(v.string())),
  /** Of a deletion; older files do not say it. */
  deletedAt: v.optional(timeSchema),
  content: v.record(v.string(), v.unknown()),
});
const backupSchema = v.object({
  userId: v.string(),
  madeAt: timeSchema,
  records: v.array(recordSchema),
  // Older ones hold none.
  files: v.optional(v.array(backedUpFileSchema), []),
  forum: v.optional(v.array(backedUpWriteSchema), []),
});

/** One entry as the file holds it: the record's own fields, nothing of this phone's bookkeeping. */
export type BackedUp = v.InferOutput<typeof recordSchema>;
export type Backup = v.InferOutput<typeof backupSchema>;

/** Why a file could not be opened. `owner`: it belongs to another account. `newer`: a later Maia made it. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
  constructor(readonly reason: 'format' | 'newer' | 'passphrase' | 'owner') {
    super(`this backup cannot be brought back (${reason})`);
  }
}

/** A row as the file holds it. */
export function backedUp(collection: LocalCollectionName, row: LocalRow & { _deleted?: boolean }): BackedUp {
  const kind = row.kind ?? collection;
  const { fields }: RecordType = (localCollections[collection].records as Record<string, RecordType>)[kind]!;
  const isDeleted = row._deleted === true;
  const values = Object.keys(fields).filter((name) => row[name] !== undefined && row[name] !== null);
  return {
    collection,
    kind,
    id: row.id,
    isDeleted,
    createdAt: row.createdAt,
    ...(isDeleted && { deletedAt: fromDescendingKey(row.recordedDesc) }),
    content: isDeleted ? {} : Object.fromEntries(values.map((name) => [name, row[name]])),
  };
}

async function rowsOf(store: Store, name: LocalCollectionName, what: 'unsent' | 'everything'): Promise<LocalRow[]> {
  const collection = await store.collection(name);
  // Imported late: it brings RxDB, which whoever has a store has loaded.
  const waiting = await (await import('./count-waiting.ts')).waitingRows(collection);
  if (what === 'unsent') return waiting;
  const all = await collection.find().exec();
  // A deletion that has not travelled is known to this phone alone.
  return [...all.map((row) => row.toJSON() as LocalRow), ...waiting.filter((row) => row._deleted)];
}

/**
 * An encrypted file of what is on this phone: everything, or only what the server is not known to have. Files that wait
 * to be sent are in both, and so is what she wrote in the forum and it does not have.
 * Rows that this phone cannot open are not in it. @returns its text and how many entries it holds
 */
export async function makeBackup(passphrase: string, what: 'unsent' | 'everything') {
  const store = await currentStore();
  const records: BackedUp[] = [];
  for (const name of Object.keys(localCollections) as LocalCollectionName[])
    for (const row of await rowsOf(store, name, what)) if (!row.unreadable) records.push(backedUp(name, row));
  const files = await unsentFiles(await filesHere());
  const forum = (await (await forumHere()).unsent()).map(({ write }) => write);
  return sealBackup({ userId: store.userId, records, files, forum }, passphrase);
}

/** The file of these entries. @returns its text and how many entries it holds */
export async function sealBackup(content: Omit<Backup, 'madeAt'>, passphrase: string) {
  const backup: Backup = { ...content, madeAt: toInstant(Date.now()) };
  const { records, files, forum } = backup;
  // Any other file is counted with its record.
  const photos = files.filter(({ field }) => field !== null);
  const box = await sealByPassphrase(passphrase, JSON.stringify(backup), FORMAT);
  return { text: JSON.stringify({ format: FORMAT, ...box }), count: records.length + photos.length + forum.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function boxOf(text: string): PassphraseBox {
  const file = parsed(text);
  const box = v.safeParse(boxSchema, file);
  if (box.success) return box.output;
  throw new BackupRefused(v.is(laterSchema, file) ? 'newer' : 'format');
}

/** The entries and unsent files of a backup file of this user. @throws BackupRefused */
export async function openBackup(text: string, passphrase: string, userId: string): Promise<Backup> {
  const box = boxOf(text);
  const opened = await unsealByPassphrase(passphrase, box, FORMAT).catch(() => {
    throw new BackupRefused('passphrase');
  });
  const read = v.safeParse(backupSchema, JSON.parse(opened));
  // What the passphrase opens was made by some Maia.
  if (!read.success) throw new BackupRefused('newer');
  if (read.output.userId !== userId) throw new BackupRefused('owner');
  return read.output;
}
