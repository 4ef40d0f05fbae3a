import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import model from '../../src/clinical/danger/model.json' with { type: 'json' };
import { recogniseDanger } from '../../src/clinical/danger/recognise-danger.ts';
import { measureOn } from './measure.ts';
import { trainDangerModel } from './train.ts';

it('the weights are those that the training script makes, the same on every run', () => {
  expect(trainDangerModel()).toEqual(model);
});

it.each([
  // They guard what was reached; what to expect of sentences of others is in the decision page.
  ['held-out-unseen.txt', 0.08, 0.1],
  ['held-out-new.txt', 0.08, 0.1],
  ['held-out-everyday.txt', 0, 0.1],
  ['held-out-strangers.txt', 0.08, 0.12],
])(
  'of sentences it was not taught (%s) no more than %s of the dangers are missed, and at most %s of the harmless alarmed at',
  (file, mostMissed, mostAlarmed) => {
    const { dangers, missed, harmless, alarmed } = measureOn(file);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(mostMissed * dangers);
    expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(mostAlarmed * harmless);
  },
);

it('no sentence that measures is among those that taught', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const taught = new Set(
    [...read('dangers.txt'), ...read('harmless.txt'), ...read('sentences.txt')].map((line) =>
      line.replace(/^[EUT-] /, ''),
    ),
  );
  const measured = ['unseen', 'new', 'everyday', 'fresh', 'strangers']
    .flatMap((name) => read(`held-out-${name}.txt`))
    .map((line) => line.slice(2));
  expect(measured.filter((text) => text !== '' && taught.has(text))).toEqual([]);
});

/** Milliseconds of work of the processor, whatever else it does. */
function workOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** The least of a few: what the engine does besides falls into one of them. */
const leastWorkOf = (act: () => void): number => Math.min(...[1, 2, 3].map(() => workOf(act)));
const story = 'my baby is well and kicks, my head hurts a bit, no bleeding, we bought a stroller today, ';

it('reads a message of 500 characters within 5 ms of work, which is 20 ms on a phone four times slower', () => {
  const text = story.repeat(6).slice(0, 500);
  for (let warm = 0; warm < 10; warm++) recogniseDanger(text);
  const work = workOf(() => {
    for (let round = 0; round < 20; round++) recogniseDanger(text);
  });
  expect(work / 20).toBeLessThan(5);
});

it('needs for a hundred thousand characters no more than for the longest message that can be sent', () => {
  const longest = story.repeat(300).slice(0, 20_000);
  recogniseDanger(longest);
  const most = 3 * leastWorkOf(() => recogniseDanger(longest));
  expect(leastWorkOf(() => recogniseDanger(story.repeat(1_200)))).toBeLessThan(most);
});
