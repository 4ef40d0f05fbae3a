import { DEFAULT_LANGUAGE, languages, type LanguageTag } from '../../src/i18n/languages/languages.ts';
import { mailWords } from './words/mail-words.ts';

/** One message, with the same content as text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What administrators may know of the mails. */
export interface MailState {
  /** False: mails are only written to a file. */
  readonly isSent: boolean;
  /** Mails that were given up since the start. */
  failed: number;
}

/** Sends or queues a message. It never throws: the API's response must not depend on the delivery. */
export type SendMail = (mail: Mail) => Promise<void> | void;

/**
 * Sends a message now, for a person who waits for the result. There is no second try.
 * @returns whether the mail server took it
 */
export type SendMailNow = (mail: Mail) => Promise<boolean>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

interface Filled {
  readonly link?: string;
  readonly code?: string;
  readonly device?: string;
  readonly time?: string;
}

const fill = (sentence: string, values: Filled): string =>
  sentence.replaceAll(/\{(link|code|device|time)\}/g, (whole, name: keyof Filled) => values[name] ?? whole);

type Kind = 'verification' | 'recovery' | 'invitation' | 'emailChanged' | 'passwordChanged' | 'newDevice' | 'code';

/** The user asked for these herself; the others are warnings, or an invitation. */
const requested: readonly Kind[] = ['verification', 'recovery', 'code'];

function composeMail(to: string, kind: Kind, language: LanguageTag, values: Filled = {}): Mail {
  const words = mailWords[language];
  const { subject, text } = words[kind];
  const sentences = text.map((sentence) => fill(sentence, values));
  const paragraphs = [words.hello, ...sentences, ...(requested.includes(kind) ? [words.ignore] : [])];
  const body = paragraphs.map((paragraph) => {
    const escaped = escapeHtml(paragraph);
    return `<p>${paragraph === values.link ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`;
  });
  const { direction } = languages[language];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body.join('')}</body></html>`,
  };
}

export const verificationMail = (to: string, link: string, language: LanguageTag = DEFAULT_LANGUAGE): Mail =>
  composeMail(to, 'verification', language, { link });

export const recoveryMail = (to: string, link: string, language: LanguageTag = DEFAULT_LANGUAGE): Mail =>
  composeMail(to, 'recovery', language, { link });

/** Says itself what to do when it was not expected. The link is valid for `INVITATION_MS`. */
export const invitationMail = (to: string, link: string, language: LanguageTag = DEFAULT_LANGUAGE): Mail =>
  composeMail(to, 'invitation', language, { link });

/** To the address that the account had before. It has no link: users must not learn to follow links in such mails. */
export const emailChangedMail = (to: string, language: LanguageTag = DEFAULT_LANGUAGE): Mail =>
  composeMail(to, 'emailChanged', language);

export const passwordChangedMail = (to: string, language: LanguageTag = DEFAULT_LANGUAGE): Mail =>
  composeMail(to, 'passwordChanged', language);

/** Without a link, as all warnings. @param at ms since 1970; shown in UTC, because the server does not know her time zone */
export function newDeviceMail(
  to: string,
  { clientName, osName }: { readonly clientName: string; readonly osName: string },
  at: number,
  language: LanguageTag = DEFAULT_LANGUAGE,
): Mail {
  const names = [clientName, osName].filter((name) => name !== '').join(', ');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return composeMail(to, 'newDevice', language, {
    device: names || mailWords[language].unknownDevice,
    time: `${format.format(at)} UTC`,
  });
}

/** @param code six digits */
export const codeMail = (to: string, code: string, language: LanguageTag = DEFAULT_LANGUAGE): Mail =>
  composeMail(to, 'code', language, { code });
