import { afterAll, beforeAll, expect, it } from 'vitest';
import { MatrixClinic } from './clinic.ts';
import { whatGetsThrough } from './forgeries.ts';
import { functionMutants, withoutCheck } from './function-mutants.ts';
import { allMutants } from './mutants.ts';

let clinic: MatrixClinic;

beforeAll(async () => {
  clinic = await MatrixClinic.open();
  await clinic.writeRecords();
  await clinic.listen();
});
afterAll(() => clinic[Symbol.asyncDispose]());

/** Only every twelfth rule is removed here, to keep this file fast. `npm run test:matrix` removes all of them. */
const EVERY = 12;

it('a rule that is taken away or loosened is seen', async () => {
  await clinic.quieten();
  const mutants = (await allMutants(clinic)).filter((_, nth) => nth % EVERY === 0);
  const unseen: string[] = [];
  for (const mutant of mutants) if ((await mutant.red(clinic)).length === 0) unseen.push(mutant.name);
  expect(mutants.length).toBeGreaterThan(15);
  expect(unseen).toEqual([]);
});

it('a check that is taken out of a function is seen', async () => {
  const mutant = functionMutants.find(({ check }) => check.includes('isProven'))!;
  const { config, remove } = withoutCheck(mutant, 0);
  try {
    await using other = await MatrixClinic.open(config);
    await other.writeRecords();
    expect(await whatGetsThrough(other)).not.toEqual([]);
  } finally {
    remove();
  }
});
