import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MatrixClinic } from './clinic.ts';
import { whatGetsThrough } from './forgeries.ts';
import { measureBucket, measureCollection, measureEvents, wrongCells, type Cell } from './measure.ts';
import { actors, bucketRules, collectionRules } from './rules.ts';
import { bucketIds, collections } from './samples.ts';

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

it('nothing forged reaches any user', async () => {
  expect(await whatGetsThrough(clinic)).toEqual([]);
});
