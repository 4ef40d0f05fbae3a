import { editMarks, type EditTimes } from '@/model/edit-times.ts';
import { toInstant } from '@/model/instant.ts';
import { profile, type Profile } from '@/model/profile.ts';
import { accept } from '@/model/record.ts';
import { inStore } from './in-store.ts';
import type { LocalRow } from './local-row.ts';
import { recordedDescOf } from './recorded-desc.ts';

export { liveProfile } from './live-profile.ts';

/**
 * Changes the given fields of the profile and keeps all others; makes it when there is none.
 * @param undone see `editMarks`
 * @throws InvalidRecord, StorageFailure
 */
export const saveProfile = (changes: Partial<Profile>, undone: EditTimes = {}): Promise<Profile> =>
  inStore(async (store) => {
    const profiles = await store.collection('profile');
    const time = Date.now();
    const now = toInstant(time);
    const withChanges = (before: Record<string, unknown>) =>
      accept(profile, {
        ...before,
        ...changes,
        userId: store.userId,
        ...editMarks(profile, before, changes, time, undone),
      });
    const existing = await profiles.findOne(store.userId).exec();
    // Written over, a row that this device cannot open would lose what the server still has.
    if (existing?.get('unreadable')) throw new Error('the profile cannot be read on this device');
    // Refuse before the write, so that a bad value is the form's error and not the store's.
    const accepted = withChanges(existing?.toJSON() ?? {});
    const saved = existing
      ? await existing.incrementalModify((row) => ({ ...row, ...withChanges(row), serverUpdatedAt: '' }))
      : await profiles.insert({
          ...accepted,
          id: store.userId,
          userId: store.userId,
          recordedDesc: recordedDescOf('profile', { createdAt: now }),
          createdAt: now,
          serverUpdatedAt: '',
        } as LocalRow);
    return saved.toJSON() as unknown as Profile;
  });
