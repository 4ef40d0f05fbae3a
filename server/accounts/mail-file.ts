import { appendFile } from 'node:fs/promises';
import type { SendMail } from './mail.ts';

/** Mail as lines of JSON in a file, for a machine without a mail server. */
export function mailToFile(path: string, onFailure: (error: unknown) => void): SendMail {
  return (mail) => appendFile(path, `${JSON.stringify(mail)}\n`, { mode: 0o600 }).catch(onFailure);
}
