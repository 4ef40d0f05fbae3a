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

function composeMail(to: string, subject: string, request: string, link: string): Mail {
  const paragraphs = ['Hello,', request, link, 'If you did not ask for this, ignore this message.'];
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

export const verificationMail = (to: string, link: string): Mail =>
  composeMail(
    to,
    'Confirm your e-mail address',
    'Open this link to confirm your e-mail address. It works for one hour.',
    link,
  );

export const recoveryMail = (to: string, link: string): Mail =>
  composeMail(to, 'Choose a new password', 'Open this link to choose a new password. It works for one hour.', link);
