import { describe, expect, it } from 'vitest';
import { momentsOf } from '@/clinical/symptoms/moment.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import type { SymptomId } from '@/clinical/symptoms/table.ts';
import {
  answer,
  beginning,
  cutShort,
  isPrivateCheck,
  recordedSigns,
  stepOf,
  symptomsOf,
  toldSigns,
  type CheckState,
} from './check-state.ts';

const nothing: ReadonlySet<Sign> = new Set();
const about = (...chosen: SymptomId[]): CheckState => ({
  ...beginning,
  gate: false,
  stage: { choice: 'from24', moments: momentsOf('from24') },
  chosen,
});
const asked = (state: CheckState, known = nothing) => {
  const step = stepOf(state, known);
  return step.is === 'question' ? step : expect.unreachable(step.is);
};

describe('the flow of a check', () => {
  it('begins with the gate, whose yes is an emergency at once', () => {
    expect(stepOf(beginning, nothing).is).toBe('gate');
    expect(stepOf({ ...beginning, gate: true }, nothing)).toMatchObject({
      is: 'result',
      result: { tier: 'EMERGENCY' },
    });
  });

  it('asks the stage, then the symptoms, then one question a screen', () => {
    expect(stepOf({ ...beginning, gate: false }, nothing).is).toBe('stage');
    expect(stepOf({ ...about() }, nothing).is).toBe('symptoms');
    expect(asked(about('S05'))).toMatchObject({ at: 1, of: 2 });
  });

  it('stops at the first emergency', () => {
    const state = about('S05', 'S38');
    const step = stepOf(answer(state, asked(state).question, ['thunderclap']), nothing);
    expect(step).toMatchObject({ is: 'result', result: { tier: 'EMERGENCY', because: ['S05'] } });
  });

  it('does not ask for the pressure that was measured today', () => {
    const state = about('S05');
    const known = new Set<Sign>(['bp_high']);
    const step = stepOf(answer(state, asked(state, known).question, []), known);
    expect(step).toMatchObject({ is: 'result', result: { tier: 'URGENT', signs: ['bp_high', 'headache'] } });
  });

  it('ends after few questions for every symptom', () => {
    for (let number = 1; number <= 44; number += 1) {
      const id = `S${String(number).padStart(2, '0')}` as SymptomId;
      let state = about(id);
      for (let step = stepOf(state, nothing); step.is === 'question'; step = stepOf(state, nothing)) {
        const { question } = step;
        state = answer(state, question, question.ask === 'one' ? [question.choices[0]!.sign] : []);
      }
      expect(state.answered.length, id).toBeLessThanOrEqual(3);
    }
  });

  it.each(['S29', 'S32'] as const)('asks about thoughts of suicide at once when they are told in %s', (id) => {
    const told = answer(about(id), asked(about(id)).question, ['self_harm']);
    expect(asked(told).question).toMatchObject({ symptom: 'S30', key: 'selfHarm' });
    expect(symptomsOf(told)).toEqual(['S30', id]);
    const unsafe = answer(told, asked(told).question, ['unsafe_now']);
    expect(stepOf(unsafe, nothing)).toMatchObject({ is: 'result', result: { tier: 'EMERGENCY', notes: ['notAlone'] } });
    expect(recordedSigns(told, nothing)).toContain('self_harm');
  });

  it.each([
    ['keeps what was chosen', about('S05', 'S30'), ['S42', 'S05', 'S30'], false],
    ['keeps a check private', about('S34'), ['S42', 'S34'], true],
    ['counts once', about('S05', 'S42'), ['S42', 'S05'], false],
    ['needs no symptom', about(), ['S42'], false],
  ])('ends early when something feels wrong, and %s', (_, state, chosen, isPrivate) => {
    const cut = cutShort(state);
    expect(cut.chosen).toEqual(chosen);
    expect(isPrivateCheck(cut)).toBe(isPrivate);
    expect(asked(cut)).toMatchObject({ question: { symptom: 'S42' }, of: 1 });
    const end = stepOf(answer(cut, asked(cut).question, ['looks_as_ever']), nothing);
    expect(end).toMatchObject({ is: 'result', result: { tier: 'URGENT' } });
  });

  it('is private as soon as violence at home is part of it', () => {
    expect(isPrivateCheck(about('S05', 'S34'))).toBe(true);
    expect(isPrivateCheck(about('S05'))).toBe(false);
  });

  it('tells on the phone what was said and measured, not what was not', () => {
    const state = { ...about('S05'), given: ['vision', 'interest_2', 'safe_now'] as Sign[] };
    expect(toldSigns(state, new Set<Sign>(['bp_high']))).toEqual(['vision', 'bp_high']);
  });
});
