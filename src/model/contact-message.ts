import { choice, id, instant, required, text, type Values } from './field.ts';
import { issue } from './issue.ts';
import { sharedRecord } from './record.ts';

/** What a message to whoever runs this copy of Maia is about. */
export const contactKinds = ['trouble', 'idea', 'data', 'clinic'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** As `x@y`, without a space; whether it exists only a mail to it can tell. */
const addressPattern = /^[^\s@]+@[^\s@]+$/;

/**
 * A message of the contact form, about the app and never about health. Written by functions/contact alone, also for
 * somebody without an account; read and cleared away by administrators.
 */
export const contactMessage = sharedRecord({
  collection: 'contact_messages',
  title: 'message',
  conflict: 'server',
  collectionGrants: ['read("label:admin")', 'delete("label:admin")'],
  fields: {
    /** Who sent it, as the server knows it; absent for a guest. */
    userId: id(),
    kind: required(choice(contactKinds)),
    text: required(text(5000), 'empty_message'),
    /** Where an answer is wanted. */
    replyTo: text(254),
    /** When it was written on the phone; it may have waited there for a network. */
    writtenAt: required(instant()),
  },
  indexes: [{ type: 'key', on: ['userId'] }],
  check: ({ replyTo }) => (replyTo && !addressPattern.test(replyTo) ? [issue('replyTo', 'form')] : []),
});
export type ContactMessage = Values<typeof contactMessage.fields>;
