import { idPattern } from '../../src/model/field.ts';
import { isTrouble, type TextTrouble } from '../../src/model/forum-rules.ts';
import { isModerator } from '../../src/model/forum-rules.ts';
import type { TargetType } from '../../src/model/vote.ts';
import type { Held, Person, Remote } from '../forum-counters/remote.ts';
import { collectionOf, settle, type Target } from '../forum-counters/settle.ts';
import { isAuthor } from './author.ts';
import { Refusal } from './refusal.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Who asks, with the means to do something about it. */
export interface Caller extends Person {
  readonly userId: string;
  readonly remote: Remote;
  /** Before this instant (ms since 1970) an account is too new to write. */
  readonly mayPostFrom?: number;
  /** Writes down what went wrong without failing the call. */
  readonly note: (text: string) => void;
}

const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value);

/** An id out of the body. @throws Refusal with this message */
export function idIn(body: Body, name: string, message: string): string {
  const value = body[name];
  if (!isId(value)) throw new Refusal('invalid', message);
  return value;
}

/** What a vote or report is about. @throws Refusal with this message */
export function targetIn(body: Body, message: string): Target {
  const { targetType } = body;
  if (targetType !== 'topic' && targetType !== 'post') throw new Refusal('invalid', message);
  return { type: targetType, id: idIn(body, 'targetId', message) };
}

/** What was read out of the body. @throws Refusal with the spec's words */
export function accepted<T extends object>(read: T | TextTrouble): T {
  if (isTrouble(read)) throw new Refusal('invalid', read.message, { field: read.field, code: read.code });
  return read;
}

const gone = (): Refusal => new Refusal('gone', 'This was removed.');

/** A topic or reply that this caller may see. @throws Refusal */
export async function find(caller: Caller, type: TargetType, id: string): Promise<Held> {
  const held = await caller.remote.get(collectionOf(type), id);
  if (!held) throw gone();
  if (held['isHidden'] === true && !isModerator(caller.labels) && !(await isAuthor(caller, held))) throw gone();
  return held;
}

/** Only who wrote it or keeps order may take it away. @throws Refusal */
export async function requireMayRemove(caller: Caller, held: Held): Promise<void> {
  if (!isModerator(caller.labels) && !(await isAuthor(caller, held)))
    throw new Refusal('forbidden', 'Only its author or a moderator may do this.');
}

/** Counts again; what cannot be counted now is left to the next run of the schedule. @returns whether it was */
export async function tryToSettle({ remote, note }: Caller, target: Target): Promise<Held | null | undefined> {
  try {
    return await settle(remote, target);
  } catch (error) {
    note(`counters of ${target.type} ${target.id}: ${String(error)}`);
    return undefined;
  }
}

const MOST_TRIES = 6;

/** Tries as long as others are quicker. @param attempt answers null when it has to be tried again @throws Refusal */
export async function again<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await attempt();
    if (answer !== null) return answer;
  }
  throw new Refusal('busy', 'Others were quicker. Ask again.');
}
