/** One message, with the same content as text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends or queues a message. It never throws: the API's response must not depend on the delivery. */
export type SendMail = (mail: Mail) => Promise<void> | void;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** @param link shown as a link if it is one of the paragraphs */
function composeMail(to: string, subject: string, sentences: readonly string[], link?: string): Mail {
  const paragraphs = ['Hello,', ...sentences];
  const body = paragraphs.map((paragraph) => {
    const escaped = escapeHtml(paragraph);
    return `<p>${paragraph === link ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`;
  });
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body.join('')}</body></html>`,
  };
}

const IGNORE = 'If you did not ask for this, ignore this message.';

export const verificationMail = (to: string, link: string): Mail =>
  composeMail(
    to,
    'Confirm your e-mail address',
    ['Open this link to confirm your e-mail address. It works for one hour.', link, IGNORE],
    link,
  );

export const recoveryMail = (to: string, link: string): Mail =>
  composeMail(
    to,
    'Choose a new password',
    ['Open this link to choose a new password. It works for one hour.', link, IGNORE],
    link,
  );

/** To the address that the account had before. It has no link: users must not learn to follow links in such mails. */
export const emailChangedMail = (to: string): Mail =>
  composeMail(to, 'Your e-mail address was changed', [
    'The e-mail address of your account was changed. This address does not belong to the account any more.',
    'If you did not do this, tell your clinic at once.',
  ]);

export const passwordChangedMail = (to: string): Mail =>
  composeMail(to, 'Your password was changed', [
    'The password of your account was changed, and all other devices were signed out.',
    'If you did not do this, choose a new password at once and tell your clinic.',
  ]);

/** @param code six digits */
export const codeMail = (to: string, code: string): Mail =>
  composeMail(to, 'Your code for signing in', ['Enter this code to sign in. It expires in 15 minutes.', code, IGNORE]);
