import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under a folder; files that are deleted meanwhile are left out. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Where these words occur unencrypted in the files of a closed profile, as UTF-8 or UTF-16LE: `word in path`. */
export function wordsOnDisk(profileFolder: string, words: readonly string[]): string[] {
  const needles = words.flatMap((word) => [
    { word, bytes: Buffer.from(word, 'utf8') },
    { word, bytes: Buffer.from(word, 'utf16le') },
  ]);
  return filesUnder(profileFolder).flatMap((path) => {
    const content = readFileSync(path);
    return needles.filter(({ bytes }) => content.includes(bytes)).map(({ word }) => `${word} in ${path}`);
  });
}

/** Where Chromium remembers what was typed into forms, to offer it again. A site can neither read nor clear that. */
const formMemory = /\/(?:Web Data|Login Data)(?:-journal)?$/;

/** The same in what the app itself has stored. */
export const wordsOfTheApp = (profileFolder: string, words: readonly string[]): string[] =>
  wordsOnDisk(profileFolder, words).filter((place) => !formMemory.test(place));

/** The files of a closed profile that contain these bytes. */
export const filesWith = (profileFolder: string, bytes: Buffer): string[] =>
  filesUnder(profileFolder).filter((path) => readFileSync(path).includes(bytes));

/** The size of a closed profile in bytes, which proves that there was data to search. */
export const profileSize = (profileFolder: string): number =>
  filesUnder(profileFolder).reduce((sum, path) => sum + statSync(path).size, 0);
