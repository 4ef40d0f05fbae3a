import { expect, it } from 'vitest';
import { CAFFEINE_LIMIT_MG, caffeineIn } from './caffeine.ts';

it.each([
  [{}, 0],
  [{ coffee: 2 }, CAFFEINE_LIMIT_MG],
  [{ filter: 1, tea: 1 }, 215],
  [{ cola: 1, energy: 1, chocolate: 1 }, 145],
])('%o is %i mg', (counts, mg) => {
  expect(caffeineIn(counts)).toBe(mg);
});
