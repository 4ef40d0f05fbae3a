import type { PlanStep } from '@/model/plan/plan-step.ts';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { dayPlan, stateOf } from './day-plan.ts';

const at = (time: string, date = '2026-11-21') => new Date(`${date}T${time}`).getTime();
const WINDOW_MS = 2 * HOUR_MS;
const step = (key: string, time: string, more: Partial<PlanStep> = {}): PlanStep => {
  const due = at(time);
  return { key, at: due, until: due + WINDOW_MS, doneAt: null, ...more };
};
const done = (key: string, time: string, doneAt = at(time)) => step(key, time, { doneAt });
const offered = (key: string, time: string) => step(key, time, { until: null });

describe('the state of a step', () => {
  it.each([
    ['before its time', '07:59', step('a', '08:00'), 'later'],
    ['at its time', '08:00', step('a', '08:00'), 'due'],
    ['at the end of its window', '10:00', step('a', '08:00'), 'due'],
    ['a minute after its window', '10:01', step('a', '08:00'), 'missed'],
    ['hours after, when it is only offered', '22:00', offered('a', '08:00'), 'due'],
    ['when it was answered early', '07:00', done('a', '08:00', at('06:50')), 'done'],
    ['when it was answered late', '12:00', done('a', '08:00', at('11:30')), 'done'],
  ])('%s, %s', (_, now, each, state) => expect(stateOf(each, at(now))).toBe(state));
});

const keys = (steps: readonly PlanStep[]) => steps.map(({ key }) => key).join(' ');

describe('the plan of a day', () => {
  const busy = [step('scan', '14:30'), step('iron', '08:00'), offered('pressure', '09:00'), step('night', '20:00')];
  it.each<[string, string, readonly PlanStep[], string, string, string]>([
    ['is empty without steps', '09:00', [], '', '', ''],
    ['before everything: the first that comes', '06:00', busy, 'iron', 'pressure scan night', ''],
    ['what is due comes first', '08:10', busy, 'iron', 'pressure scan night', ''],
    ['of two that are due, the earlier', '09:10', busy, 'iron', 'pressure scan night', ''],
    ['what was missed is marked in its place and is not next', '10:30', busy, 'pressure', 'iron scan night', ''],
    [
      'what comes is next, not what was missed',
      '13:00',
      [step('iron', '08:00'), step('scan', '14:30')],
      'scan',
      'iron',
      '',
    ],
    ['only missed steps: no next step', '13:00', [step('b', '09:00'), step('a', '08:00')], '', 'a b', ''],
    ['what is done is apart', '09:10', [done('iron', '08:00'), offered('pressure', '09:00')], 'pressure', '', 'iron'],
    ['everything done: no next step', '21:00', [done('iron', '08:00'), done('night', '20:00')], '', '', 'iron night'],
    ['an answer early in the day counts', '05:00', [done('iron', '08:00', at('04:30'))], '', '', 'iron'],
    ['the same time: as given', '07:00', [step('b', '08:00'), step('a', '08:00')], 'b', 'a', ''],
    ['taken back: open again', '08:30', [step('iron', '08:00', { doneAt: null })], 'iron', '', ''],
    ['an offered step stays due all day', '23:30', [offered('pressure', '09:00')], 'pressure', '', ''],
  ])('%s (%s)', (_, now, steps, next, open, doneKeys) => {
    const plan = dayPlan(steps, at(now));
    expect([plan.next?.key ?? '', keys(plan.open), keys(plan.done)]).toEqual([next, open, doneKeys]);
  });

  it('has twelve doses of a morning in their order, and the first is next', () => {
    const doses = Array.from({ length: 12 }, (_, n) => step(`d${n}`, '08:00'));
    const plan = dayPlan(doses, at('08:05'));
    expect(plan.next?.key).toBe('d0');
    expect(keys(plan.open)).toBe(keys(doses.slice(1)));
  });
});

describe('at midnight', () => {
  const late = step('late', '23:30');
  const evening = step('evening', '20:00');
  const tomorrow = { ...step('morning', '08:00'), at: at('08:00', '2026-11-22'), until: at('10:00', '2026-11-22') };
  const all = [evening, late, tomorrow];
  const shown = (now: number) => {
    const { next, open, done: past } = dayPlan(all, now);
    return keys([...(next ? [next] : []), ...open, ...past]);
  };

  it.each([
    ['23:59', '2026-11-21', 'late evening'],
    ['00:00', '2026-11-22', 'late morning'],
    ['01:30', '2026-11-22', 'late morning'],
    ['01:31', '2026-11-22', 'morning'],
  ])('%s: a dose of the evening stays while it is due, and no longer', (time, date, expected) =>
    expect(shown(at(time, date))).toBe(expected),
  );

  it('a dose of yesterday that was taken after midnight is done today', () => {
    const taken = { ...late, doneAt: at('00:10', '2026-11-22') };
    expect(keys(dayPlan([taken], at('07:00', '2026-11-22')).done)).toBe('late');
    expect(keys(dayPlan([{ ...late, doneAt: at('23:40') }], at('07:00', '2026-11-22')).done)).toBe('');
  });

  it('a dose of tomorrow is not of today, not even when it is answered already', () => {
    expect(dayPlan([{ ...tomorrow, doneAt: at('23:00') }], at('23:10')).done).toEqual([]);
    expect(dayPlan([tomorrow], at('23:10')).next).toBeNull();
  });
});

it('after a journey the day is that of the new time zone', () => {
  const zone = process.env['TZ'];
  // 22:30 in Nairobi is 20:30 in Berlin and 04:30 of the next day in Tokyo.
  const instant = Date.parse('2026-11-21T19:30:00Z');
  const dose = { key: 'dose', at: instant, until: instant + WINDOW_MS, doneAt: null };
  try {
    for (const [name, isShown] of [
      ['Africa/Nairobi', true],
      ['Europe/Berlin', true],
      ['Asia/Tokyo', true],
    ] as const) {
      process.env['TZ'] = name;
      expect(dayPlan([dose], instant - 10 * MINUTE_MS).next !== null, name).toBe(isShown);
    }
    process.env['TZ'] = 'Asia/Tokyo';
    // At 23:30 of the 21st in Tokyo the dose is one of tomorrow.
    expect(dayPlan([dose], Date.parse('2026-11-21T14:30:00Z')).next).toBeNull();
    process.env['TZ'] = 'Africa/Nairobi';
    expect(dayPlan([dose], Date.parse('2026-11-21T14:30:00Z')).next).not.toBeNull();
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
