import { first } from './en/first.ts';
import { rest } from './en/rest.ts';

/** All messages of the app in English. Each feature has a file in `en/`; other languages must have the same ids. */
export const en = { ...first, ...rest };

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;
