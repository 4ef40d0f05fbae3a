import { deviceKeyOwners } from '@/db/device-key.ts';
import { drainAnswers } from '@/db/drain-answers.ts';
import { waitingAnswers } from '@/db/notice-box.ts';
import { HEAD_ROWS } from '@/db/head-form.ts';
import { keepHeadNow } from '@/db/keep-head.ts';
import { inKnownStore, type Store } from '@/db/open-store.ts';
import { readable } from '@/db/readable.ts';
import type { Profile } from '@/model/profile.ts';
import type { Reading } from '@/model/reading.ts';
import { sendLettersInBackground } from './background-letters.ts';
import { carry } from './carry.ts';
import type { Connection } from './connection.ts';
import { lockName } from './lead.ts';
import { openTabChannel } from './tab-channel.ts';

const BEAT_MS = 5_000;
/** A tab that leads beats every 5 s; one that stays silent for so long is frozen and sends nothing. */
const SILENCE_MS = 11_000;
/** A browser gives a background sync little time; what is left is asked for again. */
const LIMIT_MS = 25_000;

/** How a background sync of one user ended: `left` asks the browser for another one. */
export type BackgroundResult = 'sent' | 'left' | 'elsewhere';

interface BackgroundOptions {
  readonly limitMs?: number;
  readonly silenceMs?: number;
}

/** Whether whoever holds the lead speaks within `silenceMs`. */
function someoneSpeaks(userId: string, silenceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isHeard: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isHeard);
    };
    const channel = openTabChannel(userId, ({ is }) => {
      if (is === 'beat' || is === 'status') end(true);
    });
    const timer = setTimeout(() => end(false), silenceMs);
    channel.say({ is: 'hello' });
  });
}

/** What she answered on notifications becomes a record that travels with the others. @returns whether there was anything */
async function takeInAnswers(userId: string): Promise<boolean> {
  const waiting = await waitingAnswers(userId);
  const isAny = waiting.some(({ answer }) => answer.answer === 'taken');
  if (isAny) await inKnownStore(userId, 'doses', () => drainAnswers(userId));
  return isAny;
}

/**
 * The next start begins with what is here now: the pregnancy may have ended on another phone of hers, or a reading may have
 * been deleted there.
 */
async function keepStoreHead(store: Store): Promise<void> {
  const [profile, readings] = await Promise.all([store.collection('profile'), store.collection('readings')]);
  await keepHeadNow(store.userId, 'profile', async () => {
    const row = readable(await profile.findOne(store.userId).exec());
    return row?.toJSON() as unknown as Profile | undefined;
  });
  await keepHeadNow(store.userId, 'readings', async () => {
    const rows = await readings.find({ sort: [{ recordedDesc: 'asc' }], limit: HEAD_ROWS }).exec();
    return readable(rows).map((row) => row.toJSON() as unknown as Reading);
  });
}

/** Carries this user's records until nothing waits, a sign-in is needed, or it is over. */
async function carryOnce(userId: string, connection: Connection, over: AbortController): Promise<BackgroundResult> {
  const channel = openTabChannel(userId, () => {});
  const beating = setInterval(() => channel.say({ is: 'beat' }), BEAT_MS);
  let result: BackgroundResult = 'left';
  const done = () => {
    result = 'sent';
    over.abort();
  };
  try {
    await carry({
      userId,
      connection,
      over: over.signal,
      fence: async () => over.signal.throwIfAborted(),
      // Time alone does not sign anybody in.
      told: ({ phase }) => phase === 'auth' && done(),
      settled: done,
      ending: keepStoreHead,
    });
  } finally {
    clearInterval(beating);
    channel.close();
  }
  return result;
}

/** The same with what was answered on notifications, also while the records were under way. */
async function carryAnswersToo(userId: string, connection: Connection, over: AbortController) {
  // What cannot be taken in now stays where it is.
  const takeIn = () => takeInAnswers(userId).catch(() => false);
  const turn = () => {
    const own = new AbortController();
    over.signal.addEventListener('abort', () => own.abort(), { once: true });
    return carryOnce(userId, connection, own);
  };
  await takeIn();
  const result = await turn();
  return result === 'sent' && !over.signal.aborted && (await takeIn()) ? turn() : result;
}

/** Carries the records of one user while no tab does. */
async function replicateFor(
  userId: string,
  connection: Connection,
  { limitMs = LIMIT_MS, silenceMs = SILENCE_MS }: BackgroundOptions,
): Promise<BackgroundResult> {
  const { locks } = navigator;
  const over = new AbortController();
  const work = async (lock: Lock | null): Promise<BackgroundResult> => {
    if (!lock) return 'elsewhere';
    const limit = setTimeout(() => over.abort(), limitMs);
    return carryAnswersToo(userId, connection, over).finally(() => clearTimeout(limit));
  };
  try {
    const result = await locks.request(lockName(userId), { ifAvailable: true }, work);
    if (result !== 'elsewhere' || (await someoneSpeaks(userId, silenceMs))) return result;
    return await locks.request(lockName(userId), { steal: true }, work);
  } finally {
    // The lock may have been taken away under the work.
    over.abort();
  }
}

/**
 * The service worker's turn, with every tab closed: carries what waits of everybody whose data this device can open. The
 * server's session decides whose records travel; the other's wait. Then what waits beside the records. @returns whether something is left to send
 */
export async function replicateInBackground(connection: Connection, options: BackgroundOptions = {}): Promise<boolean> {
  const results: BackgroundResult[] = [];
  for (const userId of await deviceKeyOwners())
    results.push(await replicateFor(userId, connection, options).catch(() => 'left' as const));
  const areLettersLeft = await sendLettersInBackground();
  return areLettersLeft || results.includes('left');
}
