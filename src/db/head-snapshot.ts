import { atMost } from './at-most.ts';
import { headId, openHead, type Head, type HeadPart } from './head-form.ts';
import { forgetHeadKey, headRecords } from './head-records.ts';
import { inTurnOf, keepHeadNow } from './keep-head.ts';
import type { WholeHead } from './whole-head.ts';

/** What a page reads of it; the face is for whoever draws before there is a page. */
const shown = ['readings', 'profile'] as const satisfies readonly HeadPart[];
const parts: readonly HeadPart[] = [...shown, 'face'];

/** Readings may come in a mass. What a profile says of a loss is not put off. */
const quietMs: Readonly<Record<HeadPart, number>> = { readings: 500, profile: 0, face: 500 };
const PRIME_PATIENCE_MS = 1000;
const PATIENCE_MS = 2000;

/** What this tab knows already, newer than what is sealed. */
const known = new Map<string, unknown>();

/**
 * A part of what the screens showed when they were last up, sealed on the disk between the visits. For the first paint
 * only, before the store is loaded: never for an alert, a count or "nothing yet". Undefined when there is none.
 */
export async function readHead<P extends HeadPart>(userId: string, part: P): Promise<Head[P] | undefined> {
  const id = headId(userId, part);
  if (!known.has(id)) await primeHead(userId);
  return known.get(id) as Head[P] | undefined;
}

/** All parts in one look at the disk. What cannot be read is not there. */
async function readHeads(userId: string): Promise<void> {
  const ids = shown.map((part) => headId(userId, part));
  const wanted = [['keys', userId] as const, ...ids.map((id) => ['heads', id] as const)];
  const [key, ...boxes] = (await headRecords.read(wanted).catch(() => [])) as [CryptoKey?, ...(string | undefined)[]];
  const open = async (part: HeadPart, id: string, box: string | undefined) => {
    if (!key || box === undefined) return;
    const head = await openHead(key, userId, part, box);
    // The store may have answered meanwhile, and it knows better.
    if (!known.has(id)) known.set(id, head);
  };
  await Promise.allSettled(shown.map((part, at) => open(part, ids[at]!, boxes[at])));
}

/** The same, if it has been read already. */
export const knownHead = <P extends HeadPart>(userId: string, part: P): Head[P] | undefined =>
  known.get(headId(userId, part)) as Head[P] | undefined;

/** Takes over what was read by somebody else. */
export function knowHead({ userId, readings, profile }: WholeHead): void {
  known.clear();
  known.set(headId(userId, 'readings'), readings);
  known.set(headId(userId, 'profile'), profile);
}

const priming = new Map<string, Promise<unknown>>();

/** Reads all parts once, so that the first rendering finds them; a disk that does not answer holds up nothing. */
export async function primeHead(userId: string): Promise<void> {
  const primed = priming.get(userId) ?? readHeads(userId);
  priming.set(userId, primed);
  await atMost(PRIME_PATIENCE_MS, primed);
}

const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; keep: () => void }>();

/** Remembers a part for the next start, once it is quiet or the page is left. */
export function keepHead<P extends HeadPart>(userId: string, part: P, value: Head[P]): void {
  const id = headId(userId, part);
  known.set(id, value);
  clearTimeout(waiting.get(id)?.timer);
  const keep = () => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    // A full disk costs the next start its head, nothing else.
    void keepHeadNow(userId, part, async () => value).catch(() => undefined);
  };
  waiting.set(id, { keep, timer: setTimeout(keep, quietMs[part]) });
}

/**
 * Call when there is no device key of hers any more: a head that is being kept just now comes before it. A disk that does not
 * answer holds up nobody who leaves; `eraseOrphans` takes at the next start what it did not.
 */
export async function forgetHead(userId: string): Promise<void> {
  priming.delete(userId);
  const ids = parts.map((part) => headId(userId, part));
  for (const id of ids) {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    known.delete(id);
  }
  const forget = async () => {
    await forgetHeadKey(userId);
    for (const id of ids) await headRecords.remove('heads', id);
  };
  await atMost(PATIENCE_MS, inTurnOf(userId, forget));
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const { keep } of waiting.values()) keep();
  });
