import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { toInstant } from '../../src/model/time/instant.ts';
import { serverForTests } from './server-for-tests.ts';
import { isSynced } from './is-synced.ts';

/** Enough rounds that replication stops during one of RxDB's writes in nearly every run. */
const ROUNDS = 20;
const here = serverForTests('stopping');

it('a phone that stops carrying at any moment of a pull lets go of its store', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await using phone = await here.phone();
    await phone.addPressure();
    await phone.goOnline({ withRealtime: true });
    await isSynced(phone);
    const late = `late-${round}`;
    await here.clinic.lateCreate(here.amina, late, toInstant(Date.now() - 20_000));
    await expect
      .poll(async () => (await phone.readings()).map(({ id }) => id), { interval: 3, timeout: 10_000 })
      .toContain(late);
  }
});
