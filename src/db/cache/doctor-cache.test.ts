import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openDoctorCache } from './doctor-cache.ts';
import { eraseStore } from '@/db/store/erase-store.ts';

const answer = { key: ['dr', 'patients'], answeredAt: 5, value: [{ name: 'Elderflower' }] };

describe('the answers cached for a doctor', () => {
  it('are read back unchanged, for long lists, empty lists and other values', async () => {
    const cache = await openDoctorCache('dr-achieng');
    const patients = Array.from({ length: 5_000 }, (_, n) => ({ id: `p${n}`, name: `"Zoë", ${n}`, weeks: null }));
    const answers = [patients, [], { total: 2 }, [null, 'text', 3]].map((value, n) => ({
      key: ['dr', n],
      answeredAt: n,
      value,
    }));
    for (const each of answers) await cache.write(each);
    const cached = await cache.read();
    expect(cached.toSorted((one, other) => one.answeredAt - other.answeredAt)).toEqual(answers);
    cache.close();
  });

  it('are read back with their time, and dropped ones are gone', async () => {
    const cache = await openDoctorCache('dr-wambui');
    await cache.write({ ...answer, key: ['dr', 'recent'] });
    await cache.write(answer);
    await cache.write({ ...answer, answeredAt: 7 });
    await cache.drop(['dr', 'recent']);
    expect(await cache.read()).toEqual([{ ...answer, answeredAt: 7 }]);
    cache.close();
  });

  it('are erased with the store', async () => {
    const cache = await openDoctorCache('dr-njeri');
    await cache.write(answer);
    cache.close();
    await eraseStore('dr-njeri');
    expect((await indexedDB.databases()).some(({ name }) => name?.includes('njeri'))).toBe(false);
    const again = await openDoctorCache('dr-njeri');
    expect(await again.read()).toEqual([]);
    again.close();
  });
});
