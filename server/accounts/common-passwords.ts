import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const MIN_LENGTH = 8;
let passwords: ReadonlySet<string> | undefined;

/**
 * 10,000 passwords of at least eight characters that most people chose, lower case. They are the most frequent ones of
 * the list in `@zxcvbn-ts/language-common` 4.1.3 (MIT licence), which counts them in published leaks.
 */
function frequentPasswords(): ReadonlySet<string> {
  const file = new URL('./common-passwords.txt.gz', import.meta.url);
  passwords ??= new Set(gunzipSync(readFileSync(file)).toString().trimEnd().split('\n'));
  return passwords;
}

/** Whether attackers try this password first because many people have it. */
export const isFrequentPassword = (password: string): boolean =>
  password.length >= MIN_LENGTH && frequentPasswords().has(password.normalize('NFC').toLowerCase());
