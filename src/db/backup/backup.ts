import * as v from 'valibot';
import { fromDescendingKey, toInstant } from '@/model/time/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { backedUpFileSchema, unsentFiles } from './backup-files.ts';
import { backedUpWriteSchema } from './backup-forum.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { currentStore, type Store } from '@/db/store/open-store.ts';
import {
  sealByPassphrase,
  unsealByPassphrase,
  type PassphraseEnvelope,
} from '@/db/encryption/passphrase-encryption.ts';

const FORMAT = 'maia-backup-1';

const envelopeSchema = v.object({
  format: v.literal(FORMAT),
  rounds: v.number(),
  salt: v.string(),
  box: v.string(),
});
const newerSchema = v.object({ format: v.pipe(v.string(), v.regex(/^maia-backup-(?!1$)\d+$/)) });

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
  /** Only for deletions; missing in older backups. */
  deletedAt: v.optional(timeSchema),
  content: v.record(v.string(), v.unknown()),
});
const backupSchema = v.object({
  userId: v.string(),
  madeAt: timeSchema,
  records: v.array(recordSchema),
  // Missing in older backups.
  files: v.optional(v.array(backedUpFileSchema), []),
  forum: v.optional(v.array(backedUpWriteSchema), []),
});

/** One entry of a backup: the fields of the record, without local bookkeeping. */
export type BackupEntry = v.InferOutput<typeof recordSchema>;
export type Backup = v.InferOutput<typeof backupSchema>;

/** Why a backup could not be opened. `owner`: it belongs to another account. `newer`: a newer app version created it. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
  constructor(readonly reason: 'format' | 'newer' | 'passphrase' | 'owner') {
    super(`this backup cannot be restored (${reason})`);
  }
}

/** The entry of a backup for a row. */
export function toBackupEntry(collection: LocalCollectionName, row: LocalRow & { _deleted?: boolean }): BackupEntry {
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

async function rowsOf(store: Store, name: LocalCollectionName, scope: 'unsent' | 'everything'): Promise<LocalRow[]> {
  const collection = await store.collection(name);
  // Imported late because it imports RxDB, which is loaded once a store is open.
  const unsent = await (await import('@/db/outbox/unsent-rows.ts')).unsentRows(collection);
  if (scope === 'unsent') return unsent;
  const all = await collection.find().exec();
  // `find` does not return deleted rows, and only this device has the unsent deletions.
  return [...all.map((row) => row.toJSON() as LocalRow), ...unsent.filter((row) => row._deleted)];
}

/**
 * Creates an encrypted backup of all records, or only of those that the server is not known to have. Both contain unsent files
 * and unsent forum writes. Unreadable rows are left out. @returns the text of the file and the number of entries
 */
export async function createBackup(passphrase: string, scope: 'unsent' | 'everything') {
  const store = await currentStore();
  const records: BackupEntry[] = [];
  for (const name of Object.keys(localCollections) as LocalCollectionName[])
    for (const row of await rowsOf(store, name, scope)) if (!row.unreadable) records.push(toBackupEntry(name, row));
  const files = await unsentFiles(await currentFileStore());
  const forum = (await (await currentForumStore()).unsent()).map(({ write }) => write);
  return encryptBackup({ userId: store.userId, records, files, forum }, passphrase);
}

/** Encrypts a backup of these entries. @returns the text of the file and the number of entries */
export async function encryptBackup(content: Omit<Backup, 'madeAt'>, passphrase: string) {
  const backup: Backup = { ...content, madeAt: toInstant(Date.now()) };
  const { records, files, forum } = backup;
  // All other files are counted with their record.
  const photos = files.filter(({ field }) => field !== null);
  const box = await sealByPassphrase(passphrase, JSON.stringify(backup), FORMAT);
  return { text: JSON.stringify({ format: FORMAT, ...box }), count: records.length + photos.length + forum.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function envelopeOf(text: string): PassphraseEnvelope {
  const file = parseJson(text);
  const box = v.safeParse(envelopeSchema, file);
  if (box.success) return box.output;
  throw new BackupRefused(v.is(newerSchema, file) ? 'newer' : 'format');
}

/** Decrypts and validates a backup of this user. @throws BackupRefused */
export async function openBackup(text: string, passphrase: string, userId: string): Promise<Backup> {
  const box = envelopeOf(text);
  const opened = await unsealByPassphrase(passphrase, box, FORMAT).catch(() => {
    throw new BackupRefused('passphrase');
  });
  const read = v.safeParse(backupSchema, JSON.parse(opened));
  // The passphrase was correct, so the app created the file: an unknown content means a newer version.
  if (!read.success) throw new BackupRefused('newer');
  if (read.output.userId !== userId) throw new BackupRefused('owner');
  return read.output;
}
