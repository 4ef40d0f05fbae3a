import { exportedRecords, filesWithoutRecord, type ExportedKind } from '@/db/backup/exported-records.ts';
import type { Upload } from '@/db/files/upload.ts';
import { bucketOfRecord, type BucketId } from '@/model/files/bucket.ts';
import { csvLine } from '@/model/files/csv.ts';
import { fileKinds, HEAD_BYTES, kindOfBytes, nameFor, type FileKind } from '@/model/files/file-kind.ts';
import type { ServerOnlyRecords } from '@/sync/api/account/server-only-records.ts';
import { ZipWriter } from './zip-writer.ts';

const FORMAT = 'maia-export-1';
/** Records turned into text per chunk. */
const RECORDS_PER_CHUNK = 200;

/** A file that a record refers to, or an upload whose record is not saved yet. */
interface NamedFile {
  readonly bucket: BucketId;
  readonly fileId: string;
  readonly fileName: string;
}

export interface ExportOptions {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly now: Date;
  /** Whether this phone has pulled all records of the server. Called at the start and at the end of the export. */
  readonly isAllFetched: () => boolean;
  /** Records that only the server has; null when it cannot be reached. */
  readonly onlyThere: () => Promise<readonly ServerOnlyRecords[] | null>;
  /** The bytes of a file, from this phone or the server; null when neither has them now. */
  readonly bytesOf: (file: NamedFile) => Promise<Blob | null>;
  /** 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

export interface Export {
  readonly zip: Blob;
  readonly records: number;
  readonly files: number;
  /** Names of documents whose bytes could not be read or fetched. */
  readonly missing: readonly string[];
  readonly isPhoneOnly: boolean;
  /** The first sync was not finished, so records may be missing. */
  readonly isUnfinished: boolean;
  /** Number of records stored on this phone that cannot be decrypted. */
  readonly unreadable: number;
}

type Kind = ExportedKind | ServerOnlyRecords;

function* jsonText({ records }: Kind): Generator<string> {
  yield '[';
  for (let from = 0; from < records.length; from += RECORDS_PER_CHUNK) {
    const lines = records.slice(from, from + RECORDS_PER_CHUNK).map((record) => JSON.stringify(record));
    yield `${from === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
  }
  yield '\n]\n';
}

function* csvText({ columns, records }: Kind): Generator<string> {
  // Spreadsheets recognise UTF-8 by the byte order mark.
  yield `\uFEFF${csvLine(columns)}`;
  for (let from = 0; from < records.length; from += RECORDS_PER_CHUNK)
    yield records
      .slice(from, from + RECORDS_PER_CHUNK)
      .map((record) => csvLine(columns.map((name) => (record as Record<string, unknown>)[name])))
      .join('');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const DEFAULT_FILE_NAME = 'photo';

function filesOf(kinds: readonly Kind[], withoutRecord: readonly Upload[]): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const { name: kind, records } of kinds)
    for (const record of records as readonly Readonly<Record<string, unknown>>[]) {
      const fileId = textOf(kind === 'profiles' ? record.profilePhotoId : record.fileId);
      const bucket = kind === 'profiles' ? 'profile-photos' : bucketOfRecord[kind];
      if (fileId === '' || bucket === undefined) continue;
      found.set(fileId, { bucket, fileId, fileName: textOf(record.fileName) || DEFAULT_FILE_NAME });
    }
  for (const { id, bucket } of withoutRecord) found.set(id, { bucket, fileId: id, fileName: DEFAULT_FILE_NAME });
  return [...found.values()];
}

/** Sets the extension by the content: the server sends no type, and photos have no name. */
async function nameByBytes(name: string, content: Blob): Promise<string> {
  const kind = kindOfBytes(new Uint8Array(await content.slice(0, HEAD_BYTES).arrayBuffer()));
  return kind in fileKinds ? nameFor(kind as FileKind, name) : name;
}

/** A file name that is valid on every system and unique in the export. */
const safeName = (name: string, index: number): string =>
  `files/${String(index + 1).padStart(3, '0')}-${name.replaceAll(/[^\p{L}\p{N}. _-]/gu, '_').slice(-100)}`;

/** Exports all data of one user as one ZIP: JSON and CSV of each kind of record, and the documents. */
export async function makeExport(options: ExportOptions): Promise<Export> {
  const { user, now, isAllFetched, onlyThere, bytesOf, onProgress } = options;
  const wasAllFetched = isAllFetched();
  const zip = await ZipWriter.open();
  const kinds: Kind[] = [];
  let unreadable = 0;
  for await (const kind of exportedRecords()) {
    kinds.push(kind);
    unreadable += kind.unreadable;
  }
  const fromServer = await onlyThere();
  kinds.push(...(fromServer ?? []));
  const files = filesOf(kinds, await filesWithoutRecord());
  const steps = kinds.length + files.length;
  let done = 0;
  const step = () => onProgress?.(++done / steps);

  for (const kind of kinds) {
    await zip.addText(`json/${kind.name}.json`, jsonText(kind));
    await zip.addText(`csv/${kind.name}.csv`, csvText(kind));
    step();
  }
  const missing: string[] = [];
  const stored: Record<string, string> = {};
  for (const [index, file] of files.entries()) {
    const content = await bytesOf(file);
    if (content) {
      const name = safeName(await nameByBytes(file.fileName, content), index);
      stored[file.fileId] = name;
      await zip.addFile(name, content);
    } else missing.push(file.fileName);
    step();
  }
  const records = kinds.reduce((sum, kind) => sum + kind.records.length, 0);
  const gaps = { isPhoneOnly: fromServer === null, isUnfinished: !wasAllFetched || !isAllFetched(), unreadable };
  const about = {
    format: FORMAT,
    madeAt: now.toISOString(),
    account: user,
    ...gaps,
    records: Object.fromEntries(kinds.map((kind) => [kind.name, kind.records.length])),
    files: stored,
    missingFiles: missing,
  };
  await zip.addText('export.json', [`${JSON.stringify(about, null, 2)}\n`]);
  return { zip: zip.finish(), records, files: files.length - missing.length, missing, ...gaps };
}
