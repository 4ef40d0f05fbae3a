import { createTransport } from 'nodemailer';
import { MailRefused } from './mail-queue.ts';
import type { Mail } from './mail.ts';

/** Where mail goes out. */
export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465` or `smtp://...:587` */
  url: string;
  /** The sender: `Maia <no-reply@maia.example>`. */
  from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The settings of SMTP_URL and SMTP_FROM; undefined when mail stays in a file.
 * @throws Error that says what is wrong with them, without the password
 */
export function smtpSettings(env: Readonly<Record<string, string | undefined>>): SmtpSettings | undefined {
  const { SMTP_URL: url = '', SMTP_FROM: from = '' } = env;
  if (url === '') return undefined;
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol))
    throw new Error('SMTP_URL is no address like smtps://user:password@mail.example:465');
  if (!/^[^\r\n]*@[^\r\n]+$/.test(from)) throw new Error('SMTP_FROM has to name the sender of all mail');
  return { url, from };
}

/** Links to accounts do not cross a network in clear, unless the address itself says `?ignoreTLS=true`. */
function needsTls(url: URL): boolean {
  return url.protocol === 'smtp:' && !LOCAL.has(url.hostname) && !url.searchParams.has('ignoreTLS');
}

/** What an answer or an error of the mail server tells us, without the address that may stand in its text. */
function reasonOf(error: unknown): { text: string; isFinal: boolean } {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { text: [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given', isFinal };
}

/** A delivery over SMTP. @throws MailRefused when trying again is of no use, Error when it may be */
export function smtpDelivery({ url, from }: SmtpSettings): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    requireTLS: needsTls(new URL(url)),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A message is made of texts only: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail({ from, ...mail });
    } catch (error) {
      const { text, isFinal } = reasonOf(error);
      // The error itself is not passed on: its text names the address.
      throw isFinal ? new MailRefused(text) : new Error(text);
    }
  };
}
