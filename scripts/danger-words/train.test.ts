import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import model from '../../src/clinical/danger/model.json' with { type: 'json' };
import { measureOn } from './measure.ts';
import { trainDangerModel } from './train.ts';

it('the weights are those that the training script makes, the same on every run', () => {
  expect(trainDangerModel()).toEqual(model);
});

it.each(['held-out.txt'])(
  'of sentences it was not built from (%s) 95 %% of the dangers are caught, and at most 10 %% of the harmless alarmed at',
  (file) => {
    const { dangers, missed, harmless, alarmed } = measureOn(file);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * dangers);
    expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(0.1 * harmless);
  },
);

it('no sentence that measures is among those that taught', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const taught = new Set([...read('dangers.txt'), ...read('harmless.txt')].map((line) => line.replace(/^[EUT] /, '')));
  const measured = read('held-out.txt').map((line) => line.slice(2));
  expect(measured.filter((text) => text !== '' && taught.has(text))).toEqual([]);
});
