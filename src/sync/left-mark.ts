/** Says only that somebody left; no name, no id. */
const MARK = 'maia-left';

/** Whoever leaves without a network leaves a session open at the server, whose cookie no script can remove. */
export const noteLeft = (): void => localStorage.setItem(MARK, 'yes');
export const hasLeft = (): boolean => localStorage.getItem(MARK) !== null;
export const forgetLeft = (): void => localStorage.removeItem(MARK);
