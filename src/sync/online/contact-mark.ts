/** Says on this phone, and of nobody, that a message of the contact form waits: a start without one loads nothing. */
export const CONTACT_MARK = 'maia-contact';
export const noteContactWaits = (): void => localStorage.setItem(CONTACT_MARK, '1');
export const doesContactWait = (): boolean => localStorage.getItem(CONTACT_MARK) !== null;
