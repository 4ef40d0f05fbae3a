import { describe, expect, it } from 'vitest';
import type { Reading } from '@/model/records/reading.ts';
import type { AlertContext } from '@/clinical/care/open-alerts.ts';
import { foldEpisodes, stateOf } from './episode-timeline.ts';
import { alarmsOfReadings, alarmsToNote, type Alarm } from './opening.ts';
import { minute, opened, outcome, pressure } from './test-episode.ts';

const context: AlertContext = {
  stage: { kind: 'pregnant', weeks: 30, days: 0, totalDays: 210 },
  profile: {},
  timeZone: 'UTC',
};
const alarms = (readings: Reading[], now = minute(20), more: Partial<AlertContext> = {}) =>
  alarmsOfReadings(readings, { ...context, ...more }, now).map(({ causeId, tier }) => [causeId, tier]);
const HOURS_24 = 24 * 60;

describe('readings raise an alarm', () => {
  const cases: [rule: string, readings: Reading[], now: string, found: string[][]][] = [
    ['when one is severe', [pressure(0, 168, 114)], minute(1), [['p0', 'URGENT']]],
    ['not when it is high', [pressure(0, 145, 92)], minute(1), []],
    ['not again because a repeat is missing', [pressure(0, 168, 114)], minute(40), [['p0', 'URGENT']]],
    [
      'again when the repeat is severe',
      [pressure(0, 168, 114), pressure(16, 165, 110)],
      minute(20),
      [
        ['p0', 'URGENT'],
        ['p16', 'EMERGENCY'],
      ],
    ],
    ['still when the repeat is lower', [pressure(0, 168, 114), pressure(16, 120, 80)], minute(20), [['p0', 'URGENT']]],
    ['at exactly 24 hours', [pressure(0, 168, 114)], minute(HOURS_24), [['p0', 'URGENT']]],
    ['not when it is older', [pressure(0, 168, 114)], minute(HOURS_24 + 1), []],
    [
      'with a symptom as an emergency',
      [pressure(0, 168, 114, { symptoms: ['vision'] })],
      minute(1),
      [['p0', 'EMERGENCY']],
    ],
  ];
  it.each(cases)('%s', (_, readings, now, found) => expect(alarms(readings, now)).toEqual(found));

  it('at the tier of the answers on its card', () => {
    const answers = new Map([['p0', ['vision']]]);
    expect(alarms([pressure(0, 168, 114)], minute(5), { answers })).toEqual([['p0', 'EMERGENCY']]);
  });
});

describe('an alarm', () => {
  const alarm = (causeId: string, at: string, given: Partial<Alarm> = {}): Alarm => ({
    cause: 'bloodPressure',
    causeId,
    tier: 'URGENT',
    rule: 'B1',
    textId: 'clinical.bp.severe',
    at,
    ...given,
  });
  const doctor = { hasDoctor: true };
  const toNote = (found: Alarm[], notes: ReturnType<typeof opened>[]) =>
    alarmsToNote(found, foldEpisodes(notes, [], doctor), (episode) => stateOf(episode, [], doctor).is !== 'closed').map(
      ({ alarm: { causeId, tier }, episodeId }) => [causeId, tier, episodeId],
    );

  it('opens an episode', () => {
    expect(toNote([alarm('p0', minute(0))], [])).toEqual([['p0', 'URGENT', null]]);
  });
  it('that is noted is not noted again, also after the end', () => {
    expect(toNote([alarm('p0', minute(0))], [opened(0, 'p0')])).toEqual([]);
    expect(toNote([alarm('p0', minute(0))], [opened(0, 'p0'), outcome(5, ['p0'])])).toEqual([]);
  });
  it('of a higher tier is noted in the same episode', () => {
    expect(toNote([alarm('p0', minute(0), { tier: 'EMERGENCY' })], [opened(0, 'p0')])).toEqual([
      ['p0', 'EMERGENCY', 'e1'],
    ]);
  });
  it('of a further pressure belongs to the open episode, and opens a new one after its end', () => {
    expect(toNote([alarm('p16', minute(16))], [opened(0, 'p0')])).toEqual([['p16', 'URGENT', 'e1']]);
    expect(toNote([alarm('p16', minute(16))], [opened(0, 'p0'), outcome(5, ['p0'])])).toEqual([
      ['p16', 'URGENT', null],
    ]);
  });
  it('of another kind opens its own', () => {
    const message = alarm('m1', minute(16), { cause: 'message' });
    expect(toNote([message], [opened(0, 'p0')])).toEqual([['m1', 'URGENT', null]]);
    expect(toNote([{ ...message, causeId: 'm2' }], [opened(0, 'm1', { cause: 'message' })])).toEqual([
      ['m2', 'URGENT', null],
    ]);
  });
});
