import { exportedRecords, filesNotNamedYet, type ExportedKind } from '@/db/exported-records.ts';
import type { Upload } from '@/db/upload.ts';
import { bucketOfRecord, type BucketId } from '@/model/bucket.ts';
import { csvLine } from '@/model/csv.ts';
import { fileKinds, HEAD_BYTES, kindOfBytes, nameFor, type FileKind } from '@/model/file-kind.ts';
import type { OwnRecords } from '@/sync/online/own-records.ts';
import { ZipWriter } from './zip-writer.ts';

const FORMAT = 'maia-export-1';
/** Records made into text at once. */
const LINES = 200;

/** A file that some record names, or will. */
interface NamedFile {
  readonly bucket: BucketId;
  readonly fileId: string;
  readonly fileName: string;
}

export interface ExportOptions {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly now: Date;
  /** Whether this phone has everything that she wrote elsewhere; asked when it begins and when it is made. */
  readonly isAllFetched: () => boolean;
  /** What only the server has; null when nobody answers. */
  readonly onlyThere: () => Promise<readonly OwnRecords[] | null>;
  /** The bytes of a file, from this phone or the server; null when neither has them now. */
  readonly bytesOf: (file: NamedFile) => Promise<Blob | null>;
  /** 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

export interface Export {
  readonly zip: Blob;
  readonly records: number;
  readonly files: number;
  /** Names of documents that could not be had. */
  readonly missing: readonly string[];
  readonly isPhoneOnly: boolean;
  /** Records were still on their way to this phone, or may have been. */
  readonly isUnfinished: boolean;
  /** Entries that lie on this phone and that it cannot read. */
  readonly unreadable: number;
}

type Kind = ExportedKind | OwnRecords;

function* jsonText({ records }: Kind): Generator<string> {
  yield '[';
  for (let from = 0; from < records.length; from += LINES) {
    const lines = records.slice(from, from + LINES).map((record) => JSON.stringify(record));
    yield `${from === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
  }
  yield '\n]\n';
}

function* csvText({ columns, records }: Kind): Generator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(columns)}`;
  for (let from = 0; from < records.length; from += LINES)
    yield records
      .slice(from, from + LINES)
      .map((record) => csvLine(columns.map((name) => (record as Record<string, unknown>)[name])))
      .join('');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const NAMELESS = 'photo';

function filesOf(kinds: readonly Kind[], notNamedYet: readonly Upload[]): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const { name: kind, records } of kinds)
    for (const record of records as readonly Readonly<Record<string, unknown>>[]) {
      const fileId = textOf(kind === 'profiles' ? record.profilePhotoId : record.fileId);
      const bucket = kind === 'profiles' ? 'profile-photos' : bucketOfRecord[kind];
      if (fileId === '' || bucket === undefined) continue;
      found.set(fileId, { bucket, fileId, fileName: textOf(record.fileName) || NAMELESS });
    }
  for (const { id, bucket } of notNamedYet) found.set(id, { bucket, fileId: id, fileName: NAMELESS });
  return [...found.values()];
}

/** The name with the ending of what the bytes are: the server tells no type, and photos have no name. */
async function nameByBytes(name: string, content: Blob): Promise<string> {
  const kind = kindOfBytes(new Uint8Array(await content.slice(0, HEAD_BYTES).arrayBuffer()));
  return kind in fileKinds ? nameFor(kind as FileKind, name) : name;
}

/** A name that every system takes, and no other file of the export has. */
const safeName = (name: string, index: number): string =>
  `files/${String(index + 1).padStart(3, '0')}-${name.replaceAll(/[^\p{L}\p{N}. _-]/gu, '_').slice(-100)}`;

/** Everything of one person in one file: JSON and CSV of each kind of record, and the documents. */
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
  const there = await onlyThere();
  kinds.push(...(there ?? []));
  const files = filesOf(kinds, await filesNotNamedYet());
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
  const lacks = { isPhoneOnly: there === null, isUnfinished: !wasAllFetched || !isAllFetched(), unreadable };
  const about = {
    format: FORMAT,
    madeAt: now.toISOString(),
    account: user,
    ...lacks,
    records: Object.fromEntries(kinds.map((kind) => [kind.name, kind.records.length])),
    files: stored,
    missingFiles: missing,
  };
  await zip.addText('export.json', [`${JSON.stringify(about, null, 2)}\n`]);
  return { zip: zip.finish(), records, files: files.length - missing.length, missing, ...lacks };
}
