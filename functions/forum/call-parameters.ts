import { idPattern } from '../../src/model/schema/field.ts';
import { isTextIssue, type TextIssue } from '../../src/model/forum/forum-rules.ts';
import { isModerator } from '../../src/model/forum/forum-rules.ts';
import type { TargetType } from '../../src/model/forum/vote.ts';
import type { ServerDocument, Person, Remote } from '../support/forum/remote.ts';
import { collectionOf, recount, type Target } from '../support/forum/recount.ts';
import { isAuthor } from '../support/forum/author-pseudonyms.ts';
import { Refusal } from '../support/forum/refusal.ts';

export type Body = Readonly<Record<string, unknown>>;

/** The signed-in caller and what a call needs to serve her. */
export interface Caller extends Person {
  readonly userId: string;
  readonly remote: Remote;
  /** Until this instant (ms since 1970) the account is too new to post. */
  readonly mayPostFrom?: number;
  /** Logs an error without failing the call. */
  readonly logError: (text: string) => void;
}

const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value);

/**
 * Returns an id of the body.
 * @throws Refusal with this message
 */
export function idIn(body: Body, name: string, message: string): string {
  const value = body[name];
  if (!isId(value)) throw new Refusal('invalid', message);
  return value;
}

/** The message for a report or a moderation without a target. */
export const TARGET_MESSAGE = 'Target ID and target type are required.';

/**
 * Returns the target of a vote or report.
 * @throws Refusal with this message
 */
export function targetIn(body: Body, message: string): Target {
  const { targetType } = body;
  if (targetType !== 'topic' && targetType !== 'post') throw new Refusal('invalid', message);
  return { type: targetType, id: idIn(body, 'targetId', message) };
}

/**
 * Returns the validated value.
 * @throws Refusal with the message of the specification
 */
export function accepted<T extends object>(result: T | TextIssue): T {
  if (isTextIssue(result)) throw new Refusal('invalid', result.message, { field: result.field, code: result.code });
  return result;
}

const removedRefusal = (): Refusal => new Refusal('gone', 'This was removed.');

/**
 * Returns a topic or reply that this caller may see.
 * @throws Refusal
 */
export async function find(caller: Caller, type: TargetType, id: string): Promise<ServerDocument> {
  const text = await caller.remote.get(collectionOf(type), id);
  if (!text) throw removedRefusal();
  if (text['isHidden'] === true && !isModerator(caller.labels) && !(await isAuthor(caller, text)))
    throw removedRefusal();
  return text;
}

/** @throws Refusal for a caller who is no moderator */
export function requireModerator({ labels }: Pick<Caller, 'labels'>): void {
  if (!isModerator(labels)) throw new Refusal('forbidden', 'This is for moderators.');
}

/**
 * Only the author and moderators may remove a text.
 * @throws Refusal
 */
export async function requireMayRemove(caller: Caller, text: ServerDocument): Promise<void> {
  if (!isModerator(caller.labels) && !(await isAuthor(caller, text)))
    throw new Refusal('forbidden', 'Only its author or a moderator may do this.');
}

/**
 * Recounts the target. If that fails, the error is logged and the next scheduled run recounts it.
 * @returns the topic or reply, null when it is gone, undefined when the recount failed
 */
export async function tryToRecount(
  { remote, logError }: Caller,
  target: Target,
): Promise<ServerDocument | null | undefined> {
  try {
    return await recount(remote, target);
  } catch (error) {
    logError(`counters of ${target.type} ${target.id}: ${String(error)}`);
    return undefined;
  }
}

const MAX_TRIES = 6;

/**
 * Repeats an attempt that lost against another writer.
 * @param attempt returns null when it must be repeated
 * @throws Refusal `busy` after too many attempts
 */
export async function retryOnConflict<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new Refusal('busy', 'Others were quicker. Ask again.');
}
