import { existsSync } from 'node:fs';
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import type { SendMail } from './mail.ts';

const PART_OF_WORD = /[A-Za-z0-9._-]/;

/** Whether the line contains the word as a whole, not as part of a longer id or address. */
function containsWord(line: string, word: string): boolean {
  for (let index = line.indexOf(word); index >= 0; index = line.indexOf(word, index + 1))
    if (!PART_OF_WORD.test(line[index - 1] ?? '') && !PART_OF_WORD.test(line[index + word.length] ?? '')) return true;
  return false;
}

/** Writes mail as lines of JSON to a file, for a machine without a mail server. */
export class MailFile {
  /** The last operation; they run one after another, so that no mail is lost while `forget` rewrites the file. */
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

  /**
   * Removes every mail that contains one of these words, such as an e-mail address or an account id.
   * @throws Error when the file cannot be rewritten
   */
  forget(words: readonly string[]): Promise<void> {
    const done = this.last.then(() => this.rewriteWithout(words));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async rewriteWithout(words: readonly string[]): Promise<void> {
    if (!existsSync(this.path)) return;
    const lines = (await readFile(this.path, 'utf8')).split('\n').filter((line) => line !== '');
    const remaining = lines.filter((line) => !words.some((word) => containsWord(line, word)));
    if (remaining.length === lines.length) return;
    await writeFile(`${this.path}.part`, remaining.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    await rename(`${this.path}.part`, this.path);
  }
}
