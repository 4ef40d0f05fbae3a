import { databaseName } from './database-name.ts';
import { knownDeviceKey } from './device-key.ts';
import { seal, unseal } from './seal.ts';

/** What somebody answered on a notification, before the store has it. */
export interface NoticeAnswer {
  readonly answer: 'taken' | 'later';
  readonly reminderId: string;
  /** Wall-clock date and time of the dose. */
  readonly date: string;
  readonly time: string;
  /** ms since 1970 */
  readonly at: number;
}

/** A dose that will be due, as much as a service worker needs to remind of it. */
export interface PlannedNotice {
  readonly id: string;
  readonly reminderId: string;
  readonly date: string;
  readonly time: string;
  /** ms since 1970 */
  readonly dueAt: number;
  /** ms since 1970; it was put off until then */
  readonly notBefore?: number;
}

const tables = ['answers', 'plan'] as const;
type Table = (typeof tables)[number];
const PLAN = 'doses';
const placeOf = (table: Table) => `notices ${table}`;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

function open(userId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`${databaseName(userId)}--notices`, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const table of tables) request.result.createObjectStore(table, { autoIncrement: true });
  });
  return answered(request);
}

/** One transaction in a connection of its own: whoever signs out must not wait for a service worker. */
async function within<T>(
  userId: string,
  table: Table,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(userId);
  try {
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    const over = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
    const [result] = await Promise.all([answered(work(transaction.objectStore(table))), over]);
    return result;
  } finally {
    database.close();
  }
}

/** @throws Error when this user's data cannot be opened on this device (any more) */
async function keyOf(userId: string): Promise<CryptoKey> {
  const key = await knownDeviceKey(userId);
  if (!key) throw new Error('Nobody of this name is signed in on this device');
  return key;
}

/**
 * Keeps an answer, sealed, until the app has written it into the store. One small write: a service worker may be ended
 * a moment later, and opening the store would take it a second or more.
 */
export async function keepAnswer(userId: string, answer: NoticeAnswer): Promise<void> {
  const sealed = await seal(await keyOf(userId), JSON.stringify(answer), placeOf('answers'));
  await within(userId, 'answers', 'readwrite', (rows) => rows.add(sealed));
}

/** The answers that wait, the oldest first, with the key each is dropped by. */
export async function waitingAnswers(userId: string): Promise<{ key: number; answer: NoticeAnswer }[]> {
  const key = await keyOf(userId);
  const keys = await within(userId, 'answers', 'readonly', (rows) => rows.getAllKeys() as IDBRequest<number[]>);
  const waiting: { key: number; answer: NoticeAnswer }[] = [];
  for (const each of keys) {
    const sealed = await within(
      userId,
      'answers',
      'readonly',
      (rows) => rows.get(each) as IDBRequest<string | undefined>,
    );
    if (sealed === undefined) continue;
    waiting.push({ key: each, answer: JSON.parse(await unseal(key, sealed, placeOf('answers'))) as NoticeAnswer });
  }
  return waiting;
}

export const dropAnswer = (userId: string, key: number): Promise<unknown> =>
  within(userId, 'answers', 'readwrite', (rows) => rows.delete(key));

async function writePlan(userId: string, plan: readonly PlannedNotice[]): Promise<void> {
  const sealed = await seal(await keyOf(userId), JSON.stringify(plan), placeOf('plan'));
  await within(userId, 'plan', 'readwrite', (rows) => rows.put(sealed, PLAN));
}

/** Replaces what a service worker may remind of by itself. What was put off stays so. */
export async function keepPlan(userId: string, plan: readonly PlannedNotice[]): Promise<void> {
  // One that cannot be read is replaced.
  const before = await readPlan(userId).catch(() => []);
  const putOff = new Map(before.map(({ id, notBefore }) => [id, notBefore]));
  await writePlan(
    userId,
    plan.map((each) => {
      const notBefore = putOff.get(each.id);
      return notBefore === undefined ? each : { ...each, notBefore };
    }),
  );
}

/**
 * Takes a dose that was answered out of the plan, so that no service worker reminds of it although no tab has written the
 * plan anew; one that was put off only until `notBefore` (ms since 1970).
 */
export async function takeFromPlan(
  userId: string,
  { reminderId, date, time }: Pick<NoticeAnswer, 'reminderId' | 'date' | 'time'>,
  notBefore?: number,
): Promise<void> {
  const plan = await readPlan(userId);
  const isIt = (each: PlannedNotice) => each.reminderId === reminderId && each.date === date && each.time === time;
  if (!plan.some(isIt)) return;
  const left = notBefore === undefined ? plan.filter((each) => !isIt(each)) : plan;
  await writePlan(
    userId,
    left.map((each) => (isIt(each) ? { ...each, notBefore } : each)),
  );
}

export async function readPlan(userId: string): Promise<PlannedNotice[]> {
  const key = await keyOf(userId);
  const sealed = await within(userId, 'plan', 'readonly', (rows) => rows.get(PLAN) as IDBRequest<string | undefined>);
  return sealed === undefined ? [] : (JSON.parse(await unseal(key, sealed, placeOf('plan'))) as PlannedNotice[]);
}
