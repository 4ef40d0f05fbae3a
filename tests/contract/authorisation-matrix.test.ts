import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MatrixClinic } from './matrix/clinic.ts';
import { whatGetsThrough } from './matrix/forgeries.ts';
import { functionMutants, withoutCheck } from './matrix/function-mutants.ts';
import { measureBucket, measureCollection, measureEvents, wrongCells, type Cell } from './matrix/measure.ts';
import { allMutants } from './matrix/mutants.ts';
import { actors, bucketRules, collectionRules } from './matrix/rules.ts';
import { bucketIds, collections } from './matrix/samples.ts';

let clinic: MatrixClinic;
const cells: Cell[] = [];

beforeAll(async () => {
  clinic = await MatrixClinic.open();
  await clinic.writeRecords();
  await clinic.listen();
});
afterAll(() => clinic[Symbol.asyncDispose]());

it('there is a row for every collection and bucket of appwrite.json, and for nothing else', () => {
  expect(Object.keys(collectionRules).toSorted()).toEqual(collections.map(({ $id }) => $id).toSorted());
  expect(Object.keys(bucketRules).toSorted()).toEqual([...bucketIds].toSorted());
});

describe('who may do what', () => {
  it.each(collections)('with $$id', async (collection) => {
    const measured = await measureCollection(clinic, collection);
    cells.push(...measured);
    expect(wrongCells(measured)).toEqual([]);
  });

  it.each(bucketIds)('with files in %s', async (bucket) => {
    const measured = await measureBucket(clinic, bucket);
    cells.push(...measured);
    expect(wrongCells(measured)).toEqual([]);
  });

  it('hearing of it', async () => {
    const measured = await measureEvents(clinic, collections);
    cells.push(...measured);
    expect(wrongCells(measured)).toEqual([]);
  });

  it('was asked for every place and actor', ({ annotate }) => {
    void annotate(`${cells.length} cells`);
    const places = collections.length + bucketIds.length;
    expect(new Set(cells.map(({ place, actor }) => `${place} ${actor}`)).size).toBe(places * actors.length);
  });
});

it('nothing forged gets through to anybody', async () => {
  expect(await whatGetsThrough(clinic)).toEqual([]);
});

/** All of them are taken away by `npm run test:matrix`; here every so many, so that this file stays short. */
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
