import { expect, it } from 'vitest';
import { dangerText } from './danger-text.ts';
import { recogniseDanger } from './recognise-danger.ts';

it.each([
  ['i want to kill myself', 'clinical.danger.selfHarm'],
  ['i keep hearing voices', 'clinical.danger.mind'],
  ['my husband hits me', 'clinical.danger.violence'],
  ['baby not moving since morning', 'clinical.danger.movements'],
  ['baby not moving and i am bleeding heavily', 'clinical.symptom.emergency'],
  ['my head hurts so bad and nothing helps', 'clinical.symptom.urgent'],
  ['itching palms at night', 'clinical.danger.today'],
  ['is spotting normal', 'clinical.danger.ifNow.urgent'],
])('“%s” is answered with %s', (text, id) => {
  const found = recogniseDanger(text);
  expect(found && dangerText(found)).toBe(id);
});
