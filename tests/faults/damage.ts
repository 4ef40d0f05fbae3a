import { closeSync, existsSync, ftruncateSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../support/samples/random.ts';

const PAGE = 4096;
const DATABASE = 'data.sqlite';
const LOG = 'data.sqlite-wal';

/** A kind of damage to a file of the store while no server runs. @returns a description of the damage */
export type Damage = (dataFolder: string, random: Random) => string;

function withFile<T>(path: string, use: (file: number, size: number) => T): T {
  const file = openSync(path, 'r+');
  try {
    return use(file, statSync(path).size);
  } finally {
    closeSync(file);
  }
}

const cut =
  (name: string): Damage =>
  (folder, random) =>
    withFile(join(folder, name), (file, size) => {
      const length = random.below(8) === 0 ? 0 : random.below(size);
      ftruncateSync(file, length);
      return `${name} cut from ${size} to ${length}`;
    });

const flip =
  (name: string): Damage =>
  (folder, random) =>
    withFile(join(folder, name), (file, size) => {
      const places = Array.from({ length: 1 + random.below(8) }, () => random.below(size));
      for (const at of places) {
        const byte = Buffer.alloc(1);
        readSync(file, byte, 0, 1, at);
        byte[0] = (byte[0] ?? 0) ^ (1 << random.below(8));
        writeSync(file, byte, 0, 1, at);
      }
      return `${name} with bits flipped at ${places.join()}`;
    });

const overwrite =
  (name: string): Damage =>
  (folder, random) =>
    withFile(join(folder, name), (file, size) => {
      const page = random.below(Math.ceil(size / PAGE));
      const bytes = Buffer.alloc(PAGE, random.pick([0, 0xff, 0x5a]));
      writeSync(file, bytes, 0, Math.min(PAGE, size - page * PAGE), page * PAGE);
      return `${name} with page ${page} overwritten`;
    });

const remove =
  (name: string): Damage =>
  (folder) => {
    rmSync(join(folder, name));
    return `${name} removed`;
  };

export const DATABASE_DAMAGES = [cut(DATABASE), flip(DATABASE), flip(DATABASE), overwrite(DATABASE), remove(DATABASE)];
export const LOG_DAMAGES = [cut(LOG), flip(LOG), overwrite(LOG), remove(LOG)];

export const hasLog = (folder: string): boolean => existsSync(join(folder, LOG));
