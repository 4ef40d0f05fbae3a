import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { answerTimes, cohortOf, isExcused, nearestRank, type CohortRow } from './cohort.ts';
import { cohortRow } from './collect-cohort.ts';
import { whoLogged, type LoggedQuestion } from './who-logged.ts';
import { minute, opened, outcome, pressure, doctorNote } from '@/clinical/episodes/test-episode.ts';

const NOW = Date.parse(minute(60));
const none: CohortRow = {
  userId: 'amina',
  hasLogged: false,
  isExcused: false,
  alarms: [],
  isWaiting: false,
  open: null,
};

describe('the nearest rank', () => {
  it.each([
    [[], 0.5, null],
    [[7], 0.9, 7],
    [[1, 2], 0.5, 1],
    [[1, 2, 3], 0.5, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9, 10],
  ] as [number[], number, number | null][])('of %j at %d is %s', (sorted, share, expected) => {
    expect(nearestRank(sorted, share)).toBe(expected);
  });
});

describe('a patient', () => {
  it.each([
    ['who has logged counts as logging, also in her first week', { hasLogged: true, isExcused: true }, 'logging'],
    ['who has not logged is silent', {}, 'silent'],
    ['of whom no reading is expected is not silent', { isExcused: true }, 'excused'],
  ] as const)('%s', (_, given, group) => {
    const cohort = cohortOf([{ ...none, ...given }]);
    const groups = (['logging', 'silent', 'excused'] as const).filter((name) => cohort[name].length > 0);
    expect(groups).toEqual([group]);
  });

  it.each([
    ['of six days', { createdAt: toInstant(NOW - 6 * DAY_MS) }, true],
    ['of seven days', { createdAt: toInstant(NOW - 7 * DAY_MS) }, false],
    ['whose pregnancy has ended', { pregnancyStatus: 'ended' }, true],
    ['after birth', { pregnancyStatus: 'postpartum' }, false],
  ])('%s is excused or not', (_, patient, expected) => {
    expect(isExcused(patient, NOW)).toBe(expected);
  });
});

describe('the row of a patient', () => {
  const row = (notes: Parameters<typeof cohortRow>[1]['notes'], readings = [pressure(0, 168, 114)]) =>
    cohortRow({ id: 'amina', assignedDoctorId: 'ada' }, { notes, readings, hasLogged: true }, NOW);

  it('has the time from each alarm to the first answer that covers it', () => {
    const seen = doctorNote(15, { entry: 'seen', tier: 'URGENT', coveredIds: ['p0'] });
    expect(row([opened(0, 'p0'), outcome(30, ['p0']), seen])).toMatchObject({
      alarms: [{ at: minute(0), answeredAt: minute(15) }],
      open: null,
      isWaiting: false,
    });
  });

  it('is open and waits until the alarm of the highest tier is answered', () => {
    const notes = [opened(0, 'p0'), doctorNote(5, { entry: 'seen', tier: 'URGENT', coveredIds: ['p0'] })];
    expect(row(notes)).toMatchObject({ open: 'URGENT', isWaiting: false });
    const raised = opened(10, 'p0', { tier: 'EMERGENCY' });
    expect(row([...notes, raised])).toMatchObject({ open: 'EMERGENCY', isWaiting: true });
  });

  it('has no time of an outcome that was undone', () => {
    const undone = outcome(20, ['p0']);
    const notes = [opened(0, 'p0'), undone, doctorNote(20.1, { entry: 'undone', undoneId: undone.id })];
    expect(row(notes)).toMatchObject({ alarms: [{ answeredAt: null }], open: 'URGENT', isWaiting: true });
  });

  it('is closed by two readings in range, and counts no answer then', () => {
    const readings = [pressure(0, 168, 114), pressure(60, 128, 82), pressure(360, 126, 80)];
    expect(row([opened(0, 'p0')], readings)).toMatchObject({ open: null, isWaiting: false });
  });
});

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

describe('the times of seeded random alarms', () => {
  it.each([1, 2, 3, 4, 5])('agree with a count by hand, seed %d', (seed) => {
    const random = randomBy(seed);
    const alarms = Array.from({ length: 1 + Math.floor(random() * 200) }, () => {
      const at = NOW - Math.floor(random() * 30 * DAY_MS);
      const wait = random() < 0.2 ? null : Math.floor(random() * 6 * HOUR_MS);
      return { at: toInstant(at), answeredAt: wait === null ? null : toInstant(at + wait) };
    });
    const waits: number[] = [];
    for (const { at, answeredAt } of alarms) if (answeredAt) waits.push(Date.parse(answeredAt) - Date.parse(at));
    const { count, p50Ms, p90Ms } = answerTimes(alarms);
    expect(count).toBe(waits.length);
    for (const [share, value] of [
      [0.5, p50Ms],
      [0.9, p90Ms],
    ] as const) {
      if (value === null) continue;
      // At least this share is not longer, and it would not be with the next shorter time.
      expect(waits.filter((wait) => wait <= value).length).toBeGreaterThanOrEqual(share * waits.length);
      expect(waits.filter((wait) => wait < value).length).toBeLessThan(share * waits.length);
    }
  });

  it('are never negative, whatever a phone’s clock says', () => {
    const at = toInstant(NOW + 3 * MINUTE_MS);
    expect(answerTimes([{ at, answeredAt: toInstant(NOW) }])).toEqual({ count: 1, p50Ms: 0, p90Ms: 0 });
  });
});

describe('who has logged, of 5,000 patients', () => {
  const ids = Array.from({ length: 5000 }, (_, n) => `p-${n}`);

  /** A server with two pressures a day of three quarters of the patients, the newest first. */
  function clinic(days: number) {
    const readings: string[] = [];
    for (let day = 0; day < days; day++)
      for (let n = 0; n < ids.length; n++) if (n % 4 !== 0) readings.push(`p-${n}`, `p-${n}`);
    let requests = 0;
    const ask = ({ kind, userIds, limit }: LoggedQuestion) => {
      requests++;
      const wanted = userIds && new Set(userIds);
      const found = kind === 'bloodPressure' ? readings.filter((id) => !wanted || wanted.has(id)) : [];
      return Promise.resolve({ userIds: found.slice(0, limit), isFull: found.length >= limit });
    };
    return { ask, requests: () => requests };
  }

  it('is found without a request for each patient', async () => {
    const { ask, requests } = clinic(7);
    const logged = await whoLogged(ids, ask);
    expect([...logged]).toEqual(ids.filter((_, n) => n % 4 !== 0));
    expect(requests()).toBeLessThan(150);
  });

  it('does not run forever when forged readings fill every answer', async () => {
    const forged = () => Promise.resolve({ userIds: [], isFull: true });
    expect((await whoLogged(ids.slice(0, 200), forged)).size).toBe(0);
  });
});
