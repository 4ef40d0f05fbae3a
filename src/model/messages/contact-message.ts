import { choice, encrypted, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { issue } from '@/model/schema/issue.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/** Subjects of a message to the operator of this installation. */
export const contactKinds = ['trouble', 'idea', 'data', 'clinic'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** In characters. */
export const MAX_CONTACT_LENGTH = 5000;

/** Only the form `x@y` without spaces. Only a mail can prove that the address exists. */
const addressPattern = /^[^\s@]+@[^\s@]+$/;

/**
 * A message of the contact form, about the app and never about health. Only functions/contact writes it, also for
 * guests, and functions/clinic its answer. Administrators read it, and a sender with an account reads the answer.
 */
export const contactMessage = sharedRecord({
  collection: 'contact_messages',
  title: 'message',
  conflict: 'server',
  collectionGrants: ['read("label:admin")', 'delete("label:admin")'],
  documentSecurity: true,
  fields: {
    /** The sender's account id as the server determined it; absent for a guest. */
    userId: id(),
    kind: required(choice(contactKinds)),
    text: required(encrypted(text(MAX_CONTACT_LENGTH)), 'empty_message'),
    /** The e-mail address for a reply. */
    replyTo: encrypted(text(254)),
    /** When it was written on the phone; it may be sent much later, when there is a network. */
    writtenAt: required(instant()),
    /** What an administrator answered; only functions/clinic writes it. */
    answer: encrypted(text(MAX_CONTACT_LENGTH)),
    answeredAt: instant(),
  },
  indexes: [{ type: 'key', on: ['userId'] }],
  check: ({ replyTo }) => (replyTo && !addressPattern.test(replyTo) ? [issue('replyTo', 'form')] : []),
});
export type ContactMessage = Values<typeof contactMessage.fields>;
