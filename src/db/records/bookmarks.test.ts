import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookmarkProduct, liveBookmarks, removeProduct } from './bookmarks.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { saveSymptomCheck, newestSymptomChecks, removeSymptomCheck } from './symptom-checks.ts';

let store: Store;
let number = 0;
const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const cuff = { productId: 'cuff', productName: 'Cuff', description: 'Measures pressure', category: 'measure' };

beforeEach(async () => {
  store = await openStore(`saved-${number++}`);
});
afterEach(() => store.close());

describe('a product bookmark', () => {
  it('is saved once, however often it is tapped', async () => {
    await bookmarkProduct(cuff, 1_000_000);
    await bookmarkProduct(cuff, 2_000_000);
    const saved = await first(liveBookmarks('product'));
    expect(saved.map(({ productId, productName }) => [productId, productName])).toEqual([['cuff', 'Cuff']]);
  });

  it('can be removed and saved again', async () => {
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

  it('is saved with its answers and listed newest first', async () => {
    await saveSymptomCheck(values, Date.UTC(2026, 10, 20));
    await saveSymptomCheck({ ...values, tier: 'TODAY' }, Date.UTC(2026, 10, 21));
    const saved = await first(newestSymptomChecks(10));
    expect(saved.map(({ tier, signs }) => [tier, signs])).toEqual([
      ['TODAY', ['headache', 'bp_high']],
      ['URGENT', ['headache', 'bp_high']],
    ]);
  });

  it('is unsent at first, and can be deleted', async () => {
    const id = await saveSymptomCheck(values);
    expect(await first(newestSymptomChecks(10))).toEqual([expect.objectContaining({ id, serverUpdatedAt: '' })]);
    await removeSymptomCheck(id);
    expect(await first(newestSymptomChecks(10))).toEqual([]);
  });
});
