import { expect } from 'vitest';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { SyncRecords, type Fact } from '../../src/sync/records/sync-records.ts';
import type { Device } from './device.ts';

/** Sets the stored time of the phone's last contact back by so many days. */
export async function lastContact(phone: Device, days: number): Promise<void> {
  const records = new SyncRecords(phone.store);
  const at = toInstant(Date.now() - days * DAY_MS);
  for (const fact of ['contactAt', 'reconciledAt'] satisfies Fact[]) await records.saveFact(fact, at);
  records.close();
}

/** Waits until the phone has compared its data with the server again. */
export async function comparedAnew(phone: Device): Promise<void> {
  const records = new SyncRecords(phone.store);
  const isRecent = async () => Date.now() - Date.parse((await records.fact('reconciledAt')) ?? '') < DAY_MS;
  await expect.poll(isRecent, { timeout: 30_000 }).toBe(true);
  records.close();
}
