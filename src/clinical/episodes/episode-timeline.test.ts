import { describe, expect, it } from 'vitest';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Reading } from '@/model/records/reading.ts';
import { episodeTimeline, foldEpisodes, unansweredAlarms, type EpisodeContext } from './episode-timeline.ts';
import { doctorNote, minute, opened, outcome, patientNote, pressure } from './test-episode.ts';

const WITH_DOCTOR: EpisodeContext = { hasDoctor: true };
const SEVERE = pressure(0, 168, 114);

function timelineOf(notes: CareNote[], readings: Reading[] = [SEVERE], context = WITH_DOCTOR) {
  const [episode] = foldEpisodes(notes, readings, context);
  return episodeTimeline(episode!, readings, context);
}
const stateOf = (notes: CareNote[], readings: Reading[] = [SEVERE], context = WITH_DOCTOR) =>
  timelineOf(notes, readings, context).state;

describe('the state of an episode', () => {
  const open = opened(0, 'p0');
  const seen = doctorNote(15, { entry: 'seen', readingId: 'p0', episodeId: null, tier: 'URGENT' });
  const called = outcome(20, ['p0']);
  const states: [rule: string, notes: CareNote[], state: string][] = [
    ['an alarm alone is open', [open], 'open'],
    ['a doctor who has seen it leaves it open as seen', [open, seen], 'seen'],
    ['a doctor who saw a lower tier has not seen it', [opened(0, 'p0', { tier: 'EMERGENCY' }), seen], 'open'],
    ['an outcome closes it', [open, called], 'closed'],
    [
      'no answer leaves it open, and the doctor knows of it',
      [open, outcome(20, ['p0'], { outcome: 'noAnswer' })],
      'seen',
    ],
    ['a false reading closes it', [open, outcome(20, ['p0'], { outcome: 'falseReading' })], 'closed'],
    ['an outcome of a lower tier does not close it', [opened(0, 'p0', { tier: 'EMERGENCY' }), called], 'open'],
    ['a higher tier after the outcome opens it again', [open, called, opened(25, 'p0', { tier: 'EMERGENCY' })], 'open'],
    [
      'an undone outcome does not count',
      [open, called, doctorNote(20.1, { entry: 'undone', undoneId: called.id })],
      'open',
    ],
    [
      'an undo hours later does not count',
      [open, called, doctorNote(200, { entry: 'undone', undoneId: called.id })],
      'closed',
    ],
    [
      'another doctor cannot undo an outcome',
      [open, called, doctorNote(20.1, { entry: 'undone', undoneId: called.id, senderId: 'ben', doctorId: 'ben' })],
      'closed',
    ],
    ['a patient cannot write an outcome', [open, { ...called, senderId: 'amina' }], 'open'],
    ['a note about another patient does nothing', [open, { ...called, userId: 'bea' }], 'open'],
    [
      'her own entry closes nothing while she has a doctor',
      [open, patientNote(30, { action: 'careReceived' })],
      'open',
    ],
    ['the same note twice counts once', [open, open, seen, seen], 'seen'],
  ];
  it.each(states)('%s', (_, notes, is) => {
    expect(stateOf(notes).is).toBe(is);
    expect(stateOf(notes.toReversed()).is, 'in any order').toBe(is);
  });

  it('is closed by the entry of a patient without a doctor that a clinician has dealt with it', () => {
    const received = patientNote(30, { action: 'careReceived' });
    expect(stateOf([open, received], [SEVERE], { hasDoctor: false })).toEqual({
      is: 'closed',
      at: minute(30),
      by: 'careReceived',
    });
    const later = opened(40, 'p40');
    expect(stateOf([open, received, later], [SEVERE], { hasDoctor: false }).is).toBe('open');
  });
});

describe('two readings in range, four hours apart', () => {
  const inRange = (minutes: number) => pressure(minutes, 128, 82);
  const cases: [rule: string, readings: Reading[], state: string][] = [
    ['close it at exactly four hours', [inRange(60), inRange(300)], 'closed'],
    ['leave it open a minute before', [inRange(60), inRange(299)], 'open'],
    ['leave it open alone', [inRange(300)], 'open'],
    ['leave it open with one out of range between', [inRange(60), pressure(100, 140, 80), inRange(300)], 'open'],
    ['are below 140/90, both numbers', [pressure(60, 139, 89), pressure(300, 139, 89)], 'closed'],
    ['are not 140 on top', [pressure(60, 140, 80), pressure(300, 140, 80)], 'open'],
    ['are not 90 below', [pressure(60, 120, 90), pressure(300, 120, 90)], 'open'],
    ['are not very low', [pressure(60, 79, 50), pressure(300, 79, 50)], 'open'],
    ['count only without symptoms', [inRange(60), pressure(300, 120, 80, { symptoms: ['headache'] })], 'open'],
    ['count only after the alarm', [inRange(-300), inRange(-10), inRange(60)], 'open'],
    ['may have others in range between', [inRange(60), inRange(120), inRange(300)], 'closed'],
  ];
  it.each(cases)('%s', (_, readings, is) => {
    expect(stateOf([opened(0, 'p0')], [SEVERE, ...readings]).is).toBe(is);
  });

  const pair = [SEVERE, inRange(60), inRange(300)];
  it('do not close what is an emergency', () => {
    expect(stateOf([opened(0, 'p0', { tier: 'EMERGENCY', rule: 'B1.symptom' })], pair).is).toBe('open');
  });
  it.each(['bloodSugar', 'weight', 'message', 'symptomCheck', 'lab'] as const)('do not close one of %s', (cause) => {
    expect(stateOf([opened(0, 'p0', { cause })], pair).is).toBe('open');
  });
  it('count from the newest alarm', () => {
    expect(stateOf([opened(0, 'p0'), opened(90, 'p90')], pair).is).toBe('open');
  });
  it('are below the limits of her doctor too', () => {
    const own = { systolicFrom: 125, diastolicFrom: null };
    expect(stateOf([opened(0, 'p0')], pair, { hasDoctor: true, own }).is).toBe('open');
  });
  it('close it also when they are not loaded any more, if a note says so, but no alarm that the note does not know', () => {
    const noted: Partial<CareNote> = { action: 'inRange', tier: 'URGENT', coveredIds: ['p0'] };
    expect(stateOf([opened(0, 'p0'), patientNote(300, noted)], [])).toEqual({
      is: 'closed',
      at: minute(300),
      by: 'rule',
    });
    expect(stateOf([opened(0, 'p0'), opened(40, 'p40'), patientNote(300, noted)], []).is).toBe('open');
    expect(
      stateOf([opened(0, 'p0', { tier: 'EMERGENCY' }), patientNote(300, { ...noted, tier: 'EMERGENCY' })]).is,
    ).toBe('open');
  });
  it('close it at the second reading, and a later high one opens nothing', () => {
    const state = stateOf([opened(0, 'p0')], [...pair, pressure(400, 150, 95)]);
    expect(state).toEqual({ is: 'closed', at: minute(300), by: 'rule' });
  });
});

describe('the timeline', () => {
  it('has what happened, what she did and who saw it, in order, and what comes next', () => {
    const notes = [
      opened(0, 'p0'),
      patientNote(2, { action: 'calledUnit' }),
      doctorNote(15, { entry: 'seen', readingId: 'p0', episodeId: null, tier: 'URGENT' }),
    ];
    expect(timelineOf(notes)).toEqual({
      state: { is: 'seen', at: minute(15), by: 'Dr Ada' },
      lines: [
        { is: 'opened', at: minute(0), reading: SEVERE, tier: 'URGENT' },
        { is: 'action', at: minute(2), action: 'calledUnit' },
        { is: 'seen', at: minute(15), by: 'Dr Ada' },
      ],
      next: { is: 'measure', at: minute(15) },
      callbackAt: null,
    });
  });

  it('stays when the reading is deleted', () => {
    const { state, lines } = timelineOf([opened(0, 'p0')], []);
    expect(state.is).toBe('open');
    expect(lines[0]).toEqual({ is: 'opened', at: minute(0), reading: null, tier: 'URGENT' });
  });

  it('has the outcome, its words and when the doctor calls again, and ends there', () => {
    const words = { outcome: 'comeIn', text: 'Come to the ward', callbackAt: minute(120) } as const;
    const found = timelineOf([opened(0, 'p0'), outcome(20, ['p0'], words)], [SEVERE, pressure(90, 150, 95)]);
    expect(found.lines.at(-1)).toMatchObject({ is: 'outcome', by: 'Dr Ada', ...words });
    expect(found).toMatchObject({ next: null, callbackAt: minute(120) });
  });

  const called = patientNote(2, { action: 'calledUnit' });
  const nexts: [rule: string, notes: CareNote[], readings: Reading[], next: unknown][] = [
    ['to call, while she has noted no call', [], [], { is: 'call' }],
    ['to measure 15 minutes after the alarm', [called], [], { is: 'measure', at: minute(15) }],
    [
      'to measure 15 minutes after a repeat out of range',
      [called],
      [pressure(15, 150, 95)],
      { is: 'measure', at: minute(30) },
    ],
    [
      'to measure 4 hours after a repeat in range',
      [called],
      [pressure(15, 130, 80)],
      { is: 'measure', at: minute(255) },
    ],
    ['to call again after a newer alarm', [called, opened(16, 'p16')], [], { is: 'call' }],
  ];
  it.each(nexts)('asks her next %s', (_, notes, readings, next) => {
    expect(timelineOf([opened(0, 'p0'), ...notes], [SEVERE, ...readings]).next).toEqual(next);
  });
  it('asks for no measurement where the cause is a message', () => {
    expect(timelineOf([opened(0, 'm1', { cause: 'message' }), called]).next).toEqual({ is: 'wait' });
  });
});

describe('two phones', () => {
  const one = opened(0, 'p0');
  const other = opened(16, 'p16', { episodeId: 'e2', tier: 'EMERGENCY', rule: 'B1.repeat-severe' });
  const readings = [SEVERE, pressure(16, 165, 110)];
  const fold = (notes: CareNote[], more: Reading[] = []) => foldEpisodes(notes, [...readings, ...more], WITH_DOCTOR);

  it('that opened two episodes of one night have one, with the first time and the highest tier', () => {
    const action = patientNote(18, { episodeId: 'e2', action: 'calledEmergency' });
    for (const notes of [
      [one, other, action],
      [action, other, one],
    ]) {
      const [episode, ...more] = fold(notes);
      expect(more).toEqual([]);
      expect(episode).toMatchObject({ id: 'e1', openedAt: minute(0), tier: 'EMERGENCY', rule: 'B1.repeat-severe' });
      expect(episode!.notes).toContain(action);
    }
  });

  it('that opened one episode for the same reading have one', () => {
    expect(fold([opened(0, 'p0'), opened(0, 'p0', { episodeId: 'e2' })])).toHaveLength(1);
  });

  it('an outcome closes no alarm that the doctor did not know of', () => {
    const closed = outcome(20, ['p0'], { tier: 'EMERGENCY' });
    const [episode] = fold([one, closed, other]);
    expect(episodeTimeline(episode!, readings, WITH_DOCTOR).state.is).toBe('open');
    expect(unansweredAlarms(episode!).map(({ causeId }) => causeId)).toEqual(['p16']);
    const both = outcome(20, ['p0', 'p16'], { tier: 'EMERGENCY' });
    expect(episodeTimeline(fold([one, both, other])[0]!, readings, WITH_DOCTOR).state.is).toBe('closed');
  });

  it('an alarm after the end is an episode of its own', () => {
    const closed = outcome(10, ['p0']);
    expect(fold([one, closed, other]).map(({ id }) => id)).toEqual(['e1', 'e2']);
  });

  it('alarms of two kinds are two episodes', () => {
    expect(fold([one, opened(5, 's5', { episodeId: 'e3', cause: 'bloodSugar' })])).toHaveLength(2);
  });

  it('a doctor who has seen the repeat has seen the alarm before it', () => {
    const seen = doctorNote(20, { entry: 'seen', episodeId: null, readingId: 'p16', tier: 'EMERGENCY' });
    const raised = opened(16, 'p16', { tier: 'EMERGENCY' });
    const [episode] = fold([one, raised, seen]);
    expect(episodeTimeline(episode!, readings, WITH_DOCTOR).state.is).toBe('seen');
    expect(unansweredAlarms(episode!)).toEqual([]);
  });
});
