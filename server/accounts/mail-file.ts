import { existsSync } from 'node:fs';
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import type { SendMail } from './mail.ts';

const PART_OF_WORD = /[A-Za-z0-9._-]/;

/** An id or address that only begins or ends like this one is another. */
function standsIn(line: string, word: string): boolean {
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
    if (!PART_OF_WORD.test(line[at - 1] ?? '') && !PART_OF_WORD.test(line[at + word.length] ?? '')) return true;
  return false;
}

/** Mail as lines of JSON in a file, for a machine without a mail server. */
export class MailFile {
  /** One after the other: nothing is lost between the reading and the writing of `forget`. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly path: string,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  readonly send: SendMail = (mail) => {
    this.last = this.last
      .then(() => appendFile(this.path, `${JSON.stringify(mail)}\n`, { mode: 0o600 }))
      .catch(this.onFailure);
    return this.last;
  };

  /** Removes every mail in which one of these words stands: an address, an account's id. @throws Error when it cannot */
  forget(words: readonly string[]): Promise<void> {
    const done = this.last.then(() => this.rewriteWithout(words));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async rewriteWithout(words: readonly string[]): Promise<void> {
    if (!existsSync(this.path)) return;
    const lines = (await readFile(this.path, 'utf8')).split('\n').filter((line) => line !== '');
    const kept = lines.filter((line) => !words.some((word) => standsIn(line, word)));
    if (kept.length === lines.length) return;
    await writeFile(`${this.path}.part`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    await rename(`${this.path}.part`, this.path);
  }
}
