import { appendFile } from 'node:fs/promises';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Mail as lines of JSON in a file, for a machine without a mail server. */
export function mailToFile(path: string): SendMail {
  return (mail) => appendFile(path, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
}

export function verificationMail(to: string, link: string): Mail {
  const text = `Hello,\n\nOpen this link to confirm your e-mail address. It works for one hour.\n\n${link}\n\nIf you did not ask for this, ignore this message.\n`;
  return { to, subject: 'Confirm your e-mail address', text };
}

export function recoveryMail(to: string, link: string): Mail {
  const text = `Hello,\n\nOpen this link to choose a new password. It works for one hour.\n\n${link}\n\nIf you did not ask for this, ignore this message.\n`;
  return { to, subject: 'Choose a new password', text };
}
