import { describe, expect, it } from 'vitest';
import { momentsOf } from '@/clinical/symptoms/symptom-stage.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import type { SymptomId } from '@/clinical/symptoms/decision-table.ts';
import {
  answer,
  initialCheck,
  skipToFeelsWrong,
  isPrivateCheck,
  recordedSigns,
  stepOf,
  symptomsOf,
  signsToMention,
  type CheckState,
} from './check-state.ts';

const noSigns: ReadonlySet<Sign> = new Set();
const about = (...chosen: SymptomId[]): CheckState => ({
  ...initialCheck,
  gate: false,
  stage: { choice: 'from24', moments: momentsOf('from24') },
  chosen,
});
const nextQuestion = (state: CheckState, known = noSigns) => {
  const step = stepOf(state, known);
  return step.is === 'question' ? step : expect.unreachable(step.is);
};

describe('the flow of a check', () => {
  it('starts with the emergency question; yes is an emergency at once', () => {
    expect(stepOf(initialCheck, noSigns).is).toBe('gate');
    expect(stepOf({ ...initialCheck, gate: true }, noSigns)).toMatchObject({
      is: 'result',
      result: { tier: 'EMERGENCY' },
    });
  });

  it('asks for the stage, then the symptoms, then one question per screen', () => {
    expect(stepOf({ ...initialCheck, gate: false }, noSigns).is).toBe('stage');
    expect(stepOf({ ...about() }, noSigns).is).toBe('symptoms');
    expect(nextQuestion(about('S05'))).toMatchObject({ at: 1, of: 2 });
  });

  it('stops at the first emergency', () => {
    const state = about('S05', 'S38');
    const step = stepOf(answer(state, nextQuestion(state).question, ['thunderclap']), noSigns);
    expect(step).toMatchObject({ is: 'result', result: { tier: 'EMERGENCY', because: ['S05'] } });
  });

  it('does not ask for the blood pressure that was measured today', () => {
    const state = about('S05');
    const known = new Set<Sign>(['bp_high']);
    const step = stepOf(answer(state, nextQuestion(state, known).question, []), known);
    expect(step).toMatchObject({ is: 'result', result: { tier: 'URGENT', signs: ['bp_high', 'headache'] } });
  });

  it('ends after few questions for every symptom', () => {
    for (let number = 1; number <= 44; number += 1) {
      const id = `S${String(number).padStart(2, '0')}` as SymptomId;
      let state = about(id);
      for (let step = stepOf(state, noSigns); step.is === 'question'; step = stepOf(state, noSigns)) {
        const { question } = step;
        state = answer(state, question, question.ask === 'one' ? [question.choices[0]!.sign] : []);
      }
      expect(state.answered.length, id).toBeLessThanOrEqual(3);
    }
  });

  it.each(['S29', 'S32'] as const)('asks about thoughts of suicide at once when they are confirmed in %s', (id) => {
    const confirmed = answer(about(id), nextQuestion(about(id)).question, ['self_harm']);
    expect(nextQuestion(confirmed).question).toMatchObject({ symptom: 'S30', key: 'selfHarm' });
    expect(symptomsOf(confirmed)).toEqual(['S30', id]);
    const unsafe = answer(confirmed, nextQuestion(confirmed).question, ['unsafe_now']);
    expect(stepOf(unsafe, noSigns)).toMatchObject({ is: 'result', result: { tier: 'EMERGENCY', notes: ['notAlone'] } });
    expect(recordedSigns(confirmed, noSigns)).toContain('self_harm');
  });

  it.each([
    ['keeps the chosen symptoms', about('S05', 'S30'), ['S42', 'S05', 'S30'], false],
    ['keeps a check private', about('S34'), ['S42', 'S34'], true],
    ['adds the symptom once', about('S05', 'S42'), ['S42', 'S05'], false],
    ['needs no symptom', about(), ['S42'], false],
  ])('ends early when something feels wrong, and %s', (_, state, chosen, isPrivate) => {
    const cut = skipToFeelsWrong(state);
    expect(cut.chosen).toEqual(chosen);
    expect(isPrivateCheck(cut)).toBe(isPrivate);
    expect(nextQuestion(cut)).toMatchObject({ question: { symptom: 'S42' }, of: 1 });
    const end = stepOf(answer(cut, nextQuestion(cut).question, ['looks_as_ever']), noSigns);
    expect(end).toMatchObject({ is: 'result', result: { tier: 'URGENT' } });
  });

  it('is private as soon as violence at home is part of it', () => {
    expect(isPrivateCheck(about('S05', 'S34'))).toBe(true);
    expect(isPrivateCheck(about('S05'))).toBe(false);
  });

  it('mentions on the phone confirmed and measured signs only', () => {
    const state = { ...about('S05'), given: ['vision', 'interest_2', 'safe_now'] as Sign[] };
    expect(signsToMention(state, new Set<Sign>(['bp_high']))).toEqual(['vision', 'bp_high']);
  });
});
