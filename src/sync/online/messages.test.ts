import { expect, it, vi } from 'vitest';
import { patientNames } from './messages.ts';

interface Asked {
  readonly method: string;
  readonly values: readonly (string | number)[];
}
const asked: Asked[][] = [];

/** Whose name the server gives last: a stranger’s words under a patient’s id. */
let forged: object[] = [];

vi.mock('./documents.ts', () => ({
  confirmIfEmpty: () => Promise.resolve(),
  listDocuments: (_: string, queries: readonly string[]) => {
    const parts = queries.map((query) => JSON.parse(query) as Asked);
    asked.push(parts);
    const [ids, limit] = parts;
    const found = ids?.values.slice(0, Number(limit?.values[0])).map((id) => ({
      $id: id,
      userId: id,
      name: 'Amina',
      $permissions: [`update("user:${id}")`],
    }));
    return Promise.resolve([...(found ?? []), ...forged]);
  },
}));

it('every patient of the newest messages has her name, asked for a hundred at a time', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `p${n}`);
  expect((await patientNames(ids)).map(({ userId }) => userId)).toEqual(ids);
  expect(asked.map(([equal]) => equal?.values.length)).toEqual([100, 100, 50]);
  expect(await patientNames([])).toEqual([]);
});

it('a name is believed only of the profile that is her own', async () => {
  const $permissions = ['read("users")', 'update("user:mallory")'];
  forged = [
    { $id: 'p0', userId: 'p0', name: 'False', $permissions },
    { $id: 'mallory', userId: 'p0', name: 'False', $permissions },
  ];
  expect(await patientNames(['p0'])).toEqual([{ userId: 'p0', name: 'Amina' }]);
});
