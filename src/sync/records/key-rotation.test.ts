import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { finishKeyRotation, setAppLock, unlockByPin } from '@/db/encryption/app-lock.ts';
import { knownDeviceKey } from '@/db/encryption/device-key.ts';
import { dropHeldKey, holdKey } from '@/db/encryption/held-key.ts';
import { newKeyBytes } from '@/db/encryption/key-wrapping.ts';
import { rotateDatabases } from '@/db/key-rotation/rotate-key.ts';
import { openStore } from '@/db/store/open-store.ts';
import { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import { SyncRecords } from './sync-records.ts';

it('a rejected change and a lost value of a merge are read after the key has changed', async () => {
  const before = await openStore('amina');
  const from = (await knownDeviceKey('amina'))!;
  const records = new SyncRecords(before);
  const failure = new RemoteFailure('refused', 'document_invalid_structure', 'too long', { code: 400 });
  await records.saveRejection('reminders', { id: 'iron', medicationName: 'Iron' } as never, undefined, failure);
  await records.saveLosses('reminders', 'reminders', 'iron', [{ field: 'dosage', lost: '1', kept: '2' }]);
  records.close();
  await before.close();

  await setAppLock('amina', { pin: '482913', rounds: 1_000 }, { id: 'phone', secret: newKeyBytes() });
  const { key } = (await unlockByPin('amina', '482913'))!;
  await rotateDatabases('amina', { from, to: key });
  await finishKeyRotation('amina');
  holdKey('amina', key);

  const after = await openStore('amina');
  const reopened = new SyncRecords(after);
  expect(await reopened.rejections()).toMatchObject([{ row: { medicationName: 'Iron' }, message: 'too long' }]);
  expect(await firstValueFrom(reopened.losses$())).toMatchObject([{ field: 'dosage', lost: '1', kept: '2' }]);
  reopened.close();
  await after.close();
  dropHeldKey();
});
