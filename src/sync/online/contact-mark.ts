/** Says on this phone, and of nobody, that a message of the contact form waits: a start without one loads nothing. */
export const CONTACT_MARK = 'maia-contact';
/** Another value each time, so that what was noted while others were sent is not taken for them. */
export const noteContactWaits = (): void => localStorage.setItem(CONTACT_MARK, crypto.randomUUID());
export const doesContactWait = (): boolean => localStorage.getItem(CONTACT_MARK) !== null;
