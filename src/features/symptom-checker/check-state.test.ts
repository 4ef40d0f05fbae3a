import { describe, expect, it } from 'vitest';
import { momentsOf } from '@/clinical/symptoms/moment.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import type { SymptomId } from '@/clinical/symptoms/table.ts';
import { answer, beginning, isPrivateCheck, stepOf, toldSigns, type CheckState } from './check-state.ts';

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

  it('is private as soon as violence at home is part of it', () => {
    expect(isPrivateCheck(about('S05', 'S34'))).toBe(true);
    expect(isPrivateCheck(about('S05'))).toBe(false);
  });

  it('tells on the phone what was said and measured, not what was not', () => {
    const state = { ...about('S05'), given: ['vision', 'interest_2', 'safe_now'] as Sign[] };
    expect(toldSigns(state, new Set<Sign>(['bp_high']))).toEqual(['vision', 'bp_high']);
  });
});
