import { Dexie, type EntityTable, type Table } from 'dexie';
import { closeOnDeletion } from '@/db/browser-storage/connection-loss.ts';
import type { Removal, Upload } from './upload.ts';

export interface CopyRow {
  id: string;
  /** Bytes. */
  size: number;
  /** The copy stays on the device until the user unmarks it or the disk is full. */
  isKept: boolean;
  /** Name, type and record, encrypted. */
  box: string;
}

export interface PieceRow {
  id: string;
  index: number;
  box: Uint8Array<ArrayBuffer>;
}

interface ThumbnailRow {
  id: string;
  box: Uint8Array<ArrayBuffer>;
}

export type FileTables = Dexie & {
  uploads: EntityTable<Upload, 'id'>;
  removals: EntityTable<Removal, 'id'>;
  copies: EntityTable<CopyRow, 'id'>;
  pieces: Table<PieceRow, [string, number]>;
  thumbnails: EntityTable<ThumbnailRow, 'id'>;
  /** Ids of files that neither the server nor this device has. */
  missing: EntityTable<{ id: string }, 'id'>;
};

/** The tables of the file store, in a database beside the records of the store with this name. */
export function openFileTables(storeName: string): FileTables {
  // A saved file must survive a power cut, like a saved reading.
  const tables = new Dexie(`${storeName}--files`, { chromeTransactionDurability: 'strict' }) as FileTables;
  closeOnDeletion(tables);
  tables.version(1).stores({
    uploads: 'id, recordId, stage',
    removals: 'id',
    copies: 'id',
    pieces: '[id+index], id',
    thumbnails: 'id',
  });
  tables.version(2).stores({ missing: 'id' });
  return tables;
}
