import { eraseStore } from '@/db/erase-store.ts';
import { forgetKept } from '@/db/store-loss.ts';
import { forgetLeaving, leavingHere, whileLeaving } from './leaving.ts';
import { isSignedInHere } from './session.ts';

/** Erases what is left of whoever signed out and was cut off before her key was gone. Nobody who has come back since. */
export async function finishLeaving(): Promise<void> {
  for (const userId of leavingHere())
    await whileLeaving(userId, async () => {
      if (!leavingHere().includes(userId)) return;
      if (!isSignedInHere(userId)) {
        await eraseStore(userId);
        forgetKept(userId);
      }
      forgetLeaving(userId);
    });
}
