import { expect, it, vi } from 'vitest';
import { patientNames } from './messages.ts';

interface Asked {
  readonly method: string;
  readonly values: readonly (string | number)[];
}
const asked: Asked[][] = [];

vi.mock('./listing.ts', () => ({
  listOnline: (_: string, queries: readonly string[]) => {
    const parts = queries.map((query) => JSON.parse(query) as Asked);
    asked.push(parts);
    const [ids, limit] = parts;
    return Promise.resolve(ids?.values.slice(0, Number(limit?.values[0])).map((userId) => ({ userId, name: 'Amina' })));
  },
}));

it('every patient of the newest messages has her name, asked for a hundred at a time', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `p${n}`);
  expect((await patientNames(ids)).map(({ userId }) => userId)).toEqual(ids);
  expect(asked.map(([equal]) => equal?.values.length)).toEqual([100, 100, 50]);
  expect(await patientNames([])).toEqual([]);
});
