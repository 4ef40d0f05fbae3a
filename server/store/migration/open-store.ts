import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../schema/schema.ts';
import { makeBaseTables } from './base-tables.ts';
import { dropCollection, dropColumns } from '../tables/collection-layout.ts';
import { BLOB_FOLDER, DATABASE_FILE, UNFINISHED_FILE } from '../data-files.ts';
import { readDatabase } from '../read-only.ts';
import { withMadeCollections } from './made-collections.ts';
import { compareCollections, schemaRefusals } from './schema-changes.ts';
import { recordSchema } from './schema-record.ts';
import { markStore, requireIntactStore } from '../integrity-check.ts';
import { forgetCleanStop } from '../clean-stop.ts';
import { appVersion } from '../app-version.ts';
import { logFailure } from '../../logging/log.ts';
import { findSetting, removeSetting, saveSetting } from '../settings-rows.ts';
import { scrubAtOpening } from '../scrub.ts';
import { Store } from '../store.ts';

/** Name of the setting with the version of the app that opened the data last. */
export const APP_VERSION = 'app-version';

/** Name of the setting that is there while free pages may have values in clear that are encrypted now. */
const SCRUB_DUE = 'scrub-due';

/** Marks, inside the write that opens the store, that clear values must be removed from the file. */
export const markScrubDue = (store: Store): void => saveSetting(store, SCRUB_DUE, '1');

/** Removes clear values from the file. When it fails, for example on a full disk, the next start does it. */
function scrubIfDue(store: Store): void {
  if (findSetting(store, SCRUB_DUE) === null) return;
  try {
    scrubAtOpening(store);
    store.atomically(() => removeSetting(store, SCRUB_DUE));
  } catch (error) {
    logFailure(error);
  }
}

const isFilled = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

/** Without the database the stored files would be deleted as unreferenced. */
function requireNoLostDatabase(dataPath: string): void {
  if (existsSync(join(dataPath, UNFINISHED_FILE)))
    throw new Error(`A restore into ${dataPath} has not ended. Empty the folder and restore again.`);
  const blobs = join(dataPath, BLOB_FOLDER);
  if (!existsSync(blobs) || readdirSync(blobs).length === 0) return;
  throw new Error(`${dataPath} has files and no ${DATABASE_FILE}. Restore a backup, or choose an empty folder.`);
}

/** @throws Error with the reasons; nothing has been changed then */
function requireCompatible(file: string, schema: Schema): void {
  const refusals = readDatabase(file, (database) => schemaRefusals(database, schema));
  if (refusals.length === 0) return;
  throw new Error(
    ['The appwrite.json would lose data of this folder, so nothing was changed:', ...refusals].join('\n- '),
  );
}

/**
 * Opens the database of a folder and migrates its tables to the schema: adds what is new and drops what was removed and
 * is empty, in one transaction together with `prepare`, which gets the schema with the collections that keys have made.
 * @throws Error with every reason when data would be lost, or when the database is damaged or missing
 */
export function openStore<T>(dataPath: string, declared: Schema, prepare: (store: Store, schema: Schema) => T): T {
  const file = join(dataPath, DATABASE_FILE);
  if (!isFilled(file)) requireNoLostDatabase(dataPath);
  requireIntactStore(dataPath);
  const schema = isFilled(file) ? readDatabase(file, (database) => withMadeCollections(database, declared)) : declared;
  if (isFilled(file)) requireCompatible(file, schema);
  forgetCleanStop(file);
  const store = new Store(file);
  try {
    const opened = store.atomically(() => {
      makeBaseTables(store);
      for (const { n, target, outdated } of compareCollections(store, schema)) {
        if (target) dropColumns(store, n, outdated);
        else dropCollection(store, n);
      }
      const prepared = prepare(store, schema);
      recordSchema(store, schema);
      // Write only when it changed, so that the server can start on a full disk.
      if (findSetting(store, APP_VERSION) !== appVersion()) saveSetting(store, APP_VERSION, appVersion());
      return prepared;
    });
    scrubIfDue(store);
    markStore(dataPath);
    return opened;
  } catch (error) {
    store.close();
    throw error;
  }
}
