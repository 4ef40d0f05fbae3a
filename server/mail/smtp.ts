import { createTransport } from 'nodemailer';
import { MailRefused } from './mail-queue.ts';
import type { Mail } from './mail.ts';

/** The mail server. */
export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465` or `smtp://...:587` */
  url: string;
  /** The sender: `Maia <no-reply@maia.example>`. */
  from: string;
}

const CONNECT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads SMTP_URL and SMTP_FROM; undefined when mail is written to a file.
 * @throws Error that explains what is wrong, without the password
 */
export function smtpSettings(env: Readonly<Record<string, string | undefined>>): SmtpSettings | undefined {
  const { SMTP_URL: url = '', SMTP_FROM: from = '' } = env;
  if (url === '') return undefined;
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol))
    throw new Error('SMTP_URL is no address like smtps://user:password@mail.example:465');
  if (!/^[^\r\n]*@[^\r\n]+$/.test(from)) throw new Error('SMTP_FROM has to name the sender of all mail');
  return { url, from };
}

/**
 * Mails contain links that give access to accounts, so they need TLS outside this machine, unless the URL has
 * `?ignoreTLS=true`.
 */
function needsTls(url: URL): boolean {
  return url.protocol === 'smtp:' && !LOCAL_HOSTS.has(url.hostname) && !url.searchParams.has('ignoreTLS');
}

/** Whether mails may leave this machine without encryption, or to a server whose certificate is not checked. */
export function isPlainMail({ url }: SmtpSettings): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  if (LOCAL_HOSTS.has(hostname)) return false;
  return (
    (protocol === 'smtp:' && searchParams.has('ignoreTLS')) || searchParams.get('tls.rejectUnauthorized') === 'false'
  );
}

/** The reason of a failed delivery, without the e-mail address that the error text may contain. */
function reasonOf(error: unknown): { text: string; isFinal: boolean } {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { text: [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given', isFinal };
}

/**
 * Returns a function that sends mail over SMTP.
 * @throws MailRefused when the rejection is permanent, Error when a retry may succeed
 */
export function smtpDelivery({ url, from }: SmtpSettings): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    requireTLS: needsTls(new URL(url)),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    // Messages consist of text only and must not load files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail({ from, ...mail });
    } catch (error) {
      const { text, isFinal } = reasonOf(error);
      // Do not pass on the error: its text may contain the e-mail address.
      throw isFinal ? new MailRefused(text) : new Error(text);
    }
  };
}
