import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookmarkProduct, liveBookmarks, removeProduct } from './bookmarks.ts';
import type { LiveQuery } from './live-query.ts';
import { openStore, type Store } from './open-store.ts';
import { keepSymptomCheck, newestSymptomChecks, removeSymptomCheck } from './symptom-checks.ts';

let store: Store;
let number = 0;
const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const cuff = { productId: 'cuff', productName: 'Cuff', description: 'Measures pressure', category: 'measure' };

beforeEach(async () => {
  store = await openStore(`kept-${number++}`);
});
afterEach(() => store.close());

describe('a product bookmark', () => {
  it('is there at once, and a second tap makes no second one', async () => {
    await bookmarkProduct(cuff, 1_000_000);
    await bookmarkProduct(cuff, 2_000_000);
    const kept = await first(liveBookmarks('product'));
    expect(kept.map(({ productId, productName }) => [productId, productName])).toEqual([['cuff', 'Cuff']]);
  });

  it('goes when it is taken away, and can be made again', async () => {
    await bookmarkProduct(cuff);
    await removeProduct('cuff');
    expect(await first(liveBookmarks('product'))).toEqual([]);
    await bookmarkProduct(cuff);
    expect(await first(liveBookmarks('product'))).toHaveLength(1);
  });
});

describe('a symptom check', () => {
  const check = { tier: 'URGENT', symptoms: ['S05'], signs: ['headache', 'bp_high'], weeks: 30 } as const;
  const values = { ...check, symptoms: [...check.symptoms], signs: [...check.signs] };

  it('is kept with what was said, the newest first', async () => {
    await keepSymptomCheck(values, Date.UTC(2026, 10, 20));
    await keepSymptomCheck({ ...values, tier: 'TODAY' }, Date.UTC(2026, 10, 21));
    const kept = await first(newestSymptomChecks(10));
    expect(kept.map(({ tier, signs }) => [tier, signs])).toEqual([
      ['TODAY', ['headache', 'bp_high']],
      ['URGENT', ['headache', 'bp_high']],
    ]);
  });

  it('waits to be sent, and can be deleted', async () => {
    const id = await keepSymptomCheck(values);
    expect(await first(newestSymptomChecks(10))).toEqual([expect.objectContaining({ id, serverUpdatedAt: '' })]);
    await removeSymptomCheck(id);
    expect(await first(newestSymptomChecks(10))).toEqual([]);
  });
});
