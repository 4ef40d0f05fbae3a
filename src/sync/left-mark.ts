import { inTurn } from '@/db/in-turn.ts';

/** Says only that somebody left; no name, no id. */
const MARK = 'maia-left';

/** Whoever leaves without a network leaves a session open at the server, whose cookie no script can remove. */
export const noteLeft = (): void => localStorage.setItem(MARK, 'yes');
export const hasLeft = (): boolean => localStorage.getItem(MARK) !== null;
export const forgetLeft = (): void => localStorage.removeItem(MARK);

const LOCK = 'maia-left';

/** Does what concerns the session of whoever left, alone in all tabs and in the order asked for. */
export const aboutLeft = <T>(work: () => Promise<T>): Promise<T> => inTurn(LOCK, work);
