import { afterAll, expect, it, vi } from 'vitest';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/model/time/durations.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { documents } from '../matrix/clinic.ts';
import type { Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';

const server = ownMaia();
const DOCTOR = 'dr-ada';
const tiers = ['URGENT', 'EMERGENCY'] as const;

/** Numbers from 0 to 1 by a seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One patient as the test plans her: everything below is counted by hand from this. */
interface Planned {
  readonly id: string;
  readonly hasDoctor: boolean;
  /** Days since the last reading; null without one. */
  readonly lastReadingDays: number | null;
  readonly alarm: {
    readonly tier: (typeof tiers)[number];
    readonly daysAgo: number;
    /** Minutes to the note that she was seen, and whether an outcome followed. */
    readonly seenAfter: number | null;
    readonly isClosed: boolean;
  } | null;
}

function plan(seed: number, count: number): Planned[] {
  const random = randomBy(seed);
  return Array.from({ length: count }, (_, n) => {
    const seenAfter = random() < 0.7 ? 1 + Math.floor(random() * 300) : null;
    return {
      id: `p-${seed}-${n}`,
      hasDoctor: random() < 0.9,
      lastReadingDays: random() < 0.15 ? null : Math.floor(random() * 14) + 0.5,
      alarm:
        random() < 0.5
          ? null
          : {
              tier: tiers[Math.floor(random() * 2)] ?? 'URGENT',
              daysAgo: Math.floor(random() * 40) + 0.5,
              seenAfter,
              isClosed: seenAfter !== null && random() < 0.5,
            },
    };
  });
}

/** Profiles are written ten days before the rest: a patient of this week is not expected to log. */
const AGE_DAYS = 10;
const now = Date.now() + AGE_DAYS * DAY_MS;
const ago = (days: number) => toInstant(now - days * DAY_MS);
afterAll(() => {
  vi.useRealTimers();
});

const create = async (key: Client, collection: string, documentId: string, data: object, permissions: string[]) =>
  done(await key.post(documents(collection), { documentId, data, permissions }), 201);

async function writeProfiles(key: Client, planned: readonly Planned[]): Promise<void> {
  for (const { id, hasDoctor } of planned) {
    const data = { userId: id, assignedDoctorId: hasDoctor ? DOCTOR : null };
    await create(key, 'profiles', id, data, ownerGrants(['read', 'update'], id));
  }
}

async function writeRecords(key: Client, { id, lastReadingDays, alarm }: Planned): Promise<void> {
  const kept = ownerGrants(['read', 'delete'], id);
  const pressure = { userId: id, systolic: 118, diastolic: 76 };
  if (lastReadingDays !== null)
    await create(key, 'blood_pressure', `bp-${id}`, { ...pressure, recordedAt: ago(lastReadingDays) }, kept);
  if (!alarm) return;
  const { tier, daysAgo, seenAfter, isClosed } = alarm;
  const of = { userId: id, episodeId: `e-${id}` };
  const opened = { ...of, senderId: id, entry: 'opened', cause: 'message', causeId: `m-${id}`, tier };
  await create(key, 'care_notes', `o-${id}`, { ...opened, recordedAt: ago(daysAgo) }, kept);
  if (seenAfter === null) return;
  const byDoctor = [...ownerGrants(['read', 'delete'], DOCTOR), `read("user:${id}")`];
  const at = (minutes: number) => toInstant(now - daysAgo * DAY_MS + minutes * MINUTE_MS);
  const said = { ...of, senderId: DOCTOR, doctorId: DOCTOR, tier, coveredIds: [`m-${id}`] };
  await create(key, 'care_notes', `s-${id}`, { ...said, entry: 'seen', recordedAt: at(seenAfter) }, byDoctor);
  const outcome = { ...said, entry: 'outcome', outcome: 'called', recordedAt: at(seenAfter + 5) };
  if (isClosed) await create(key, 'care_notes', `c-${id}`, outcome, byDoctor);
}

/** The count by hand, apart from the code of the app. */
function counted(planned: readonly Planned[]) {
  const numbers = { all: 0, logging: 0, silent: 0, excused: 0, waiting: 0 };
  const open = { SELF_CARE: 0, TODAY: 0, URGENT: 0, EMERGENCY: 0 };
  const waits: number[] = [];
  for (const { hasDoctor, lastReadingDays, alarm } of planned) {
    if (!hasDoctor) continue;
    numbers.all += 1;
    if (lastReadingDays !== null && lastReadingDays < 7) numbers.logging += 1;
    else numbers.silent += 1;
    if (!alarm || alarm.daysAgo > 30) continue;
    if (alarm.seenAfter !== null) waits.push(alarm.seenAfter * MINUTE_MS);
    if (alarm.isClosed) continue;
    open[alarm.tier] += 1;
    if (alarm.seenAfter === null) numbers.waiting += 1;
  }
  waits.sort((a, b) => a - b);
  const share = (part: number) => waits.find((_, n) => (n + 1) / waits.length >= part) ?? null;
  return { ...numbers, open, answers: { count: waits.length, p50Ms: share(0.5), p90Ms: share(0.9) } };
}

const SEED = 11;

it(`the numbers of the administrator agree with a count by hand over random patients, seed ${SEED}`, async () => {
  const key = server.key();
  const ada = { userId: DOCTOR, email: 'ada@example.com', password: 'Kite-and-Lamp-42', name: 'Ada' };
  done(await key.post('/users', ada), 201);
  done(await key.put(`/users/${DOCTOR}/labels`, { labels: ['doctor'] }));
  const planned = plan(SEED, 120);
  await writeProfiles(key, planned);
  vi.useFakeTimers({ toFake: ['Date'], now });
  for (const one of planned) await writeRecords(key, one);
  const fresh = { ...planned[0]!, id: 'p-fresh', hasDoctor: true, lastReadingDays: null, alarm: null };
  await writeProfiles(key, [fresh]);
  const root = await server.member('admin');
  done(await key.put(`/users/${root.id}/labels`, { labels: ['admin'] }));
  const call = { path: '/cohort', method: 'POST', body: '{}' };
  const run = done(await root.post('/functions/clinic/executions', call), 201);
  const expected = counted(planned);
  // A patient of this week is excused.
  expect(JSON.parse(String(run['responseBody']))).toEqual({ ...expected, all: expected.all + 1, excused: 1 });
  // Numbers only: nobody's id or name.
  expect(String(run['responseBody'])).not.toContain('p-');
});
