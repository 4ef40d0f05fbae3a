import { expect, it } from 'vitest';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { addChoices } from './add-choices.ts';

const at = (weeks: number): Stage => ({ kind: 'pregnant', weeks, days: 0, totalDays: 7 * weeks });
const usual = ['bloodPressure', 'bloodSugar', 'weight', 'symptom', 'visit', 'medicine', 'document'];
const withTools = (...tools: string[]) => [...usual.slice(0, 4), ...tools, ...usual.slice(4)];

it.each<[string, Stage, string[]]>([
  ['in an unknown week', { kind: 'unknown' }, usual],
  ['in week 27', at(27), usual],
  ['in week 28', at(28), withTools('kicks')],
  ['in week 36', at(36), withTools('kicks')],
  ['in week 37', at(37), withTools('kicks', 'contractions')],
  ['after birth', { kind: 'postpartum', daysSinceBirth: 3, period: 'early' }, usual],
  ['after a loss', { kind: 'ended' }, usual],
])('%s what can be added is the right list', (_, stage, expected) =>
  expect(addChoices(stage, '/more').map(({ word }) => word.split('.').at(-1))).toEqual(expected),
);

it.each([
  ['/readings', '/readings?add=weight'],
  ['/dashboard', '/dashboard?add=weight'],
  ['/milestones', '/dashboard?add=weight'],
])('from %s a weight is added at %s', (page, to) =>
  expect(addChoices(at(20), page).some((choice) => choice.to === to)).toBe(true),
);
