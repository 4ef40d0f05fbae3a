import { first } from './en/first.ts';
import { rest } from './en/rest.ts';

/** Every word of the app in English. Each feature keeps its own file in `en/`; another language must have the same ids. */
export const en = { ...first, ...rest };

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;
