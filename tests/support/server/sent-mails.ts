import { readFileSync } from 'node:fs';
import { until } from '../until.ts';

interface SentMail {
  readonly to: string;
  readonly text: string;
}

/**
 * Waits for a mail to this address.
 * @param file what the mail catcher of another server writes: a line of JSON for each mail
 * @param pattern what the mail has to contain
 * @returns the text of the newest such mail
 */
export function mailTo(address: string, file: string, pattern: RegExp): Promise<string> {
  return until(
    `a mail to ${address} with ${String(pattern)}`,
    () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes(address))
        .map((line) => JSON.parse(line) as SentMail)
        .findLast(({ to, text }) => to === address && pattern.test(text))?.text,
  );
}
