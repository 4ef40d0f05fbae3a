import * as v from 'valibot';
import { readingKinds } from '@/model/records/reading-kinds.ts';

const readings = v.object({
  kind: v.literal('readings'),
  reading: v.picklist(readingKinds),
  /** Calendar dates, both included. */
  from: v.pipe(v.string(), v.isoDate()),
  to: v.pipe(v.string(), v.isoDate()),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const document = v.object({
  kind: v.literal('document'),
  id: v.pipe(v.string(), v.maxLength(36)),
  fileName: v.pipe(v.string(), v.maxLength(255)),
});
const schema = v.variant('kind', [readings, document]);

/** What a message refers to. Nothing is copied: the reader opens it with his own rights. */
export type MessageAttachment = v.InferOutput<typeof schema>;

export const writeAttachment = (attachment: MessageAttachment): string => JSON.stringify(attachment);

/** The attachment of a message; null when there is none or this version does not support its kind. */
export function readAttachment(text: string | null | undefined): MessageAttachment | null {
  if (!text) return null;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
