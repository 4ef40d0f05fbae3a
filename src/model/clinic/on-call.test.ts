import { describe, expect, it } from 'vitest';
import { exceptionGaps, gapsOn, onCallAt, weekdayOf, weeklyGaps, type OnCallPlan } from './on-call.ts';

const at = (plan: OnCallPlan, instant: string) => onCallAt(plan, Date.parse(instant));

/** Nairobi has no summer time and is three hours ahead. Friday 27 November 2026. */
const nairobi: OnCallPlan = {
  timeZone: 'Africa/Nairobi',
  week: [
    { day: 5, from: '08:00', to: '20:00', userId: 'ada' },
    { day: 5, from: '20:00', to: '08:00', userId: 'ben' },
    { day: 6, from: '08:00', to: '08:00', userId: 'cyd' },
    { day: 7, from: '18:00', to: '00:00', userId: 'ada' },
  ],
  exceptions: [],
};

describe('who is on call', () => {
  it.each([
    ['before the first shift', '2026-11-27T04:59:00Z', []],
    ['from the first minute', '2026-11-27T05:00:00Z', ['ada']],
    ['to the last minute', '2026-11-27T16:59:59Z', ['ada']],
    ['the next one from the minute of the change', '2026-11-27T17:00:00Z', ['ben']],
    ['over midnight', '2026-11-27T21:30:00Z', ['ben']],
    ['to the morning', '2026-11-28T04:59:00Z', ['ben']],
    ['a shift of 24 hours', '2026-11-28T05:00:00Z', ['cyd']],
    ['a shift of 24 hours to its end', '2026-11-29T04:59:00Z', ['cyd']],
    ['no one after it', '2026-11-29T05:00:00Z', []],
    ['a shift that ends at midnight', '2026-11-29T20:59:00Z', ['ada']],
    ['no one from midnight', '2026-11-29T21:00:00Z', []],
  ])('%s', (_, instant, people) => expect(at(nairobi, instant)).toEqual(people));

  it('are both people of two shifts at the same time, each once', () => {
    const both: OnCallPlan = {
      ...nairobi,
      week: [
        { day: 5, from: '08:00', to: '20:00', userId: 'ada' },
        { day: 5, from: '09:00', to: '12:00', userId: 'ben' },
        { day: 5, from: '10:00', to: '11:00', userId: 'ada' },
      ],
    };
    expect(at(both, '2026-11-27T07:30:00Z')).toEqual(['ada', 'ben']);
  });

  it.each([
    ['on its date the exception counts, and the week does not', '2026-11-27T06:00:00Z', ['eve']],
    ['after its hours there is no one, although the week has a shift', '2026-11-27T12:00:00Z', []],
    ['its night goes on into the next day', '2026-11-28T00:00:00Z', ['eve']],
    ['the night of the replaced day is replaced too', '2026-11-28T03:30:00Z', []],
    ['the day after follows the week again', '2026-11-28T05:00:00Z', ['cyd']],
    ['a date alone has no shift', '2026-11-29T15:30:00Z', []],
  ])('with an exception: %s', (_, instant, people) => {
    const exceptions = [
      {
        date: '2026-11-27',
        hours: [
          { from: '08:00', to: '12:00', userId: 'eve' },
          { from: '22:00', to: '06:00', userId: 'eve' },
        ],
      },
      { date: '2026-11-29', hours: [] },
    ];
    expect(at({ ...nairobi, exceptions }, instant)).toEqual(people);
  });
});

describe('summer time', () => {
  /** Both changes are in the night from a Saturday to a Sunday. */
  const berlin: OnCallPlan = {
    timeZone: 'Europe/Berlin',
    week: [
      { day: 6, from: '22:00', to: '02:30', userId: 'ada' },
      { day: 7, from: '02:30', to: '10:00', userId: 'ben' },
    ],
    exceptions: [],
  };

  it.each([
    ['01:59 before it begins', '2026-03-29T00:59:00Z', ['ada']],
    ['03:00, one minute later', '2026-03-29T01:00:00Z', ['ben']],
  ])('in Berlin the skipped hour belongs to no shift: %s', (_, instant, people) =>
    expect(at(berlin, instant)).toEqual(people),
  );

  it.each([
    ['02:15 for the first time', '2026-10-25T00:15:00Z', ['ada']],
    ['02:45 for the first time', '2026-10-25T00:45:00Z', ['ben']],
    ['02:15 for the second time', '2026-10-25T01:15:00Z', ['ada']],
    ['02:45 for the second time', '2026-10-25T01:45:00Z', ['ben']],
  ])('in Berlin the repeated hour belongs to the same shifts twice: %s', (_, instant, people) =>
    expect(at(berlin, instant)).toEqual(people),
  );

  it('the clock of the hospital decides and not that of the server', () => {
    const plan = (timeZone: string): OnCallPlan => ({
      timeZone,
      week: [{ day: 5, from: '08:00', to: '09:00', userId: 'ada' }],
      exceptions: [],
    });
    const instant = '2026-11-27T05:30:00Z';
    expect([at(plan('Africa/Nairobi'), instant), at(plan('Europe/Berlin'), instant)]).toEqual([['ada'], []]);
  });
});

describe('gaps', () => {
  it('of the week are named by weekday', () => {
    expect(weeklyGaps(nairobi)).toEqual([
      { day: 1, gaps: [{ from: '00:00', to: '24:00' }] },
      { day: 2, gaps: [{ from: '00:00', to: '24:00' }] },
      { day: 3, gaps: [{ from: '00:00', to: '24:00' }] },
      { day: 4, gaps: [{ from: '00:00', to: '24:00' }] },
      { day: 5, gaps: [{ from: '00:00', to: '08:00' }] },
      { day: 7, gaps: [{ from: '08:00', to: '18:00' }] },
    ]);
  });

  it('there are none when every night ends where the next day begins, over Sunday to Monday too', () => {
    const week = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((day) => [
      { day, from: '08:00', to: '20:00', userId: 'ada' },
      { day, from: '20:00', to: '08:00', userId: 'ben' },
    ]);
    expect(weeklyGaps({ ...nairobi, week })).toEqual([]);
    expect(weeklyGaps({ ...nairobi, week: week.slice(0, -1) })).toEqual([
      { day: 1, gaps: [{ from: '00:00', to: '08:00' }] },
      { day: 7, gaps: [{ from: '20:00', to: '24:00' }] },
    ]);
  });

  it('are found between shifts that overlap or lie within each other', () => {
    const week = [
      { day: 5, from: '00:00', to: '12:00', userId: 'ada' },
      { day: 5, from: '02:00', to: '03:00', userId: 'ben' },
      { day: 5, from: '11:00', to: '13:00', userId: 'ben' },
      { day: 5, from: '15:00', to: '00:00', userId: 'cyd' },
    ] as const;
    expect(gapsOn({ ...nairobi, week }, '2026-11-27')).toEqual([{ from: '13:00', to: '15:00' }]);
  });

  it('of an exception are those of its date and of the morning after', () => {
    const week = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, from: '08:00', to: '08:00', userId: 'ada' }));
    const exceptions = [{ date: '2026-12-24', hours: [{ from: '08:00', to: '20:00', userId: 'ben' }] }];
    expect(exceptionGaps({ ...nairobi, week, exceptions })).toEqual([
      { date: '2026-12-24', gaps: [{ from: '20:00', to: '24:00' }] },
      { date: '2026-12-25', gaps: [{ from: '00:00', to: '08:00' }] },
    ]);
  });
});

it.each([
  ['2026-11-23', 1],
  ['2026-11-27', 5],
  ['2026-11-29', 7],
])('the weekday of %s is %i', (date, day) => expect(weekdayOf(date)).toBe(day));
