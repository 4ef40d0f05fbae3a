import type { IntlShape } from 'react-intl';
import { readAttachment } from '@/model/messages/message-attachment.ts';

interface AttachmentWords {
  readonly kind: 'document' | 'readings';
  readonly title: string;
  readonly detail: string;
}

/** The title of an attachment; null when the message has none. */
export function attachmentWords(intl: IntlShape, attachment: string | null | undefined): AttachmentWords | null {
  const read = readAttachment(attachment);
  if (!read) return null;
  if (read.kind === 'document')
    return { kind: read.kind, title: read.fileName, detail: intl.formatMessage({ id: 'doctorChat.document' }) };
  const day = (date: string) =>
    intl.formatDate(`${date}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const kind = intl.formatMessage({ id: `readings.kindTitle.${read.reading}` });
  return {
    kind: read.kind,
    title: intl.formatMessage({ id: 'doctorChat.readings' }, { kind, count: read.count }),
    detail: intl.formatMessage({ id: 'doctorChat.readings.range' }, { from: day(read.from), to: day(read.to) }),
  };
}

/** The text to send. A message must have text, so an attachment alone sends its title. */
export const wordsToSend = (intl: IntlShape, content: string, attachment: string): string =>
  content || (attachmentWords(intl, attachment)?.title ?? '');
