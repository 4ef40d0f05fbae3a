import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { smtpSettings } from '../../../server/mail/smtp.ts';
import { mailKind, parseSettings } from '../../../server/running-settings.ts';
import { readSchema } from '../../../server/schema/read-schema.ts';
import { referencedBlobs } from '../../../server/storage/referenced-blobs.ts';
import { API_KEY_FILE, BLOB_FOLDER, DATABASE_FILE } from '../../../server/store/data-files.ts';
import { announcedSettings, isServed } from '../../../server/store/folder-lock.ts';
import { findDamage } from '../../../server/store/integrity-check.ts';
import { readDatabase } from '../../../server/store/read-only.ts';
import { checkBackup } from './check-backup.ts';
import { checkClock } from './check-clock.ts';
import { checkFolder, checkSecretFile } from './check-files.ts';
import { checkServer, type StoredSettings } from './check-server.ts';
import { checkVersions } from './check-versions.ts';
import { ok, unsafe, type Finding } from './finding.ts';

export interface CheckOptions {
  readonly dataPath: string;
  /** The installed appwrite.json. */
  readonly config: string;
  /** Where the settings with secrets are. */
  readonly envFile: string;
  /** Whether to read the whole database: about 11 seconds for a gigabyte. */
  readonly isFull: boolean;
  /** Web servers whose clocks are asked; the push services by default. */
  readonly timeSources?: readonly string[];
  readonly now?: () => number;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

function storedSettings(dataPath: string, env: Readonly<Record<string, string | undefined>>): StoredSettings {
  const file = join(dataPath, API_KEY_FILE);
  const apiKey = env['APPWRITE_API_KEY'] || (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  return { apiKey, mail: mailKind(smtpSettings(env)) };
}

/** Reads the whole database, and looks for every uploaded file. */
export function checkContents(dataPath: string): Finding[] {
  const file = join(dataPath, DATABASE_FILE);
  const damage = findDamage(file);
  if (damage !== null)
    return [
      unsafe(
        `The database is damaged: ${damage}`,
        'Stop the server, keep the folder, and restore a backup into an empty one: npm run admin -- restore',
      ),
    ];
  const blobs = join(dataPath, BLOB_FOLDER);
  const names = new Set(existsSync(blobs) ? readdirSync(blobs) : []);
  const lost = [...readDatabase(file, referencedBlobs)].filter((blob) => !names.has(blob)).length;
  return [
    ok('Every page and index of the database is intact.'),
    lost > 0
      ? unsafe(`${lost} uploaded files have lost their bytes.`, `Take them from a backup: they belong into ${blobs}.`)
      : ok('Every uploaded file has its bytes.'),
  ];
}

/**
 * What is unsafe in an installation, whether its server runs or not. Changes nothing.
 * @throws Error when the folder has no data
 */
export async function checkInstallation(options: CheckOptions): Promise<Finding[]> {
  const { dataPath, config, envFile, isFull, timeSources, now = Date.now, env = process.env } = options;
  if (!existsSync(join(dataPath, DATABASE_FILE))) throw new Error(`There is no data in ${resolve(dataPath)}.`);
  const running = isServed(dataPath) ? parseSettings(announcedSettings(dataPath)) : undefined;
  return [
    ...checkFolder(dataPath),
    ...checkSecretFile(join(dataPath, API_KEY_FILE), 'can read and change everything'),
    ...checkSecretFile(envFile, 'has the settings with keys and passwords'),
    ...checkServer(dataPath, running, storedSettings(dataPath, env)),
    ...checkBackup(dataPath, now()),
    ...checkVersions(dataPath, readSchema(config), running, now()),
    await checkClock(dataPath, timeSources, now),
    ...(isFull
      ? checkContents(dataPath)
      : [
          {
            level: 'unknown' as const,
            what: 'The contents of the database were not read.',
            advice: 'npm run admin -- check --full',
          },
        ]),
  ];
}
