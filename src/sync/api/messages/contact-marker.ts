/**
 * Marks on this device, without naming a user, that a contact message is unsent: a start without the marker loads no
 * outbox.
 */
export const CONTACT_MARK = 'maia-contact';
/** A new value each time, so that a message written while others are sent is noticed. */
export const markContactUnsent = (): void => localStorage.setItem(CONTACT_MARK, crypto.randomUUID());
export const isContactUnsent = (): boolean => localStorage.getItem(CONTACT_MARK) !== null;
