import { toInstant } from '@/model/instant.ts';
import { profile, type Profile } from '@/model/profile.ts';
import { accept } from '@/model/record.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { storing } from './storage-failure.ts';

export { liveProfile } from './live-profile.ts';

/**
 * Changes the given fields of the profile and keeps all others; makes it when there is none.
 * @throws InvalidRecord, StorageFailure
 */
export async function saveProfile(changes: Partial<Profile>): Promise<Profile> {
  const store = await currentStore();
  const profiles = await store.collection('profile');
  const now = toInstant(Date.now());
  const withChanges = (before: Record<string, unknown>) =>
    accept(profile, { ...before, ...changes, userId: store.userId, editedAt: now });
  const existing = await profiles.findOne(store.userId).exec();
  // Refuse before the write, so that a bad value is the form's error and not the store's.
  const accepted = withChanges(existing?.toJSON() ?? {});
  const saved = await storing(async () =>
    existing
      ? existing.incrementalModify((row) => ({ ...row, ...withChanges(row), serverUpdatedAt: '' }))
      : profiles.insert({
          ...accepted,
          id: store.userId,
          userId: store.userId,
          recordedDesc: recordedDescOf('profile', { createdAt: now }),
          createdAt: now,
          serverUpdatedAt: '',
        } as LocalRow),
  );
  return saved.toJSON() as unknown as Profile;
}
