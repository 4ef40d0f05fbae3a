import { newEditTimes, type EditTimes } from '@/model/merge/edit-times.ts';
import { toInstant } from '@/model/time/instant.ts';
import { profile, type Profile } from '@/model/records/profile.ts';
import { profileChanges, type ProfileChanges } from '@/model/records/profile-changes.ts';
import { accept } from '@/model/schema/record.ts';
import { unsentChange } from '@/db/writes/unsent-change.ts';
import { withStore } from '@/db/writes/with-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';

export { liveProfile } from './live-profile.ts';

/**
 * Changes these fields of the profile and leaves all others; creates the profile if there is none. Fields that a save
 * does not take are left as they are (`profileChanges`).
 * @param undone see `newEditTimes`
 * @throws InvalidRecord, StorageFailure
 */
export const saveProfile = (changes: ProfileChanges, undone: EditTimes = {}): Promise<Profile> =>
  writeProfile(profileChanges(changes), undone);

/** Writes what the account knows, also its e-mail address: at sign-up, and after the account has changed. @throws as `saveProfile` */
export const saveAccountInProfile = (known: Partial<Profile>): Promise<Profile> => writeProfile(known, {});

const writeProfile = (changes: Partial<Profile>, undone: EditTimes): Promise<Profile> =>
  withStore(async (store) => {
    const profiles = await store.collection('profile');
    const time = Date.now();
    const now = toInstant(time);
    const withChanges = (before: Record<string, unknown>) =>
      accept(profile, {
        ...before,
        ...changes,
        userId: store.userId,
        ...newEditTimes(profile, before, changes, time, undone),
      });
    const existing = await profiles.findOne(store.userId).exec();
    // Overwriting a row that this device cannot decrypt would lose the fields that the server still has.
    if (existing?.get('unreadable')) throw new Error('the profile cannot be read on this device');
    // Validate before the write, so that a bad value is the form's error and not the store's.
    const accepted = withChanges(existing?.toJSON() ?? {});
    const saved = existing
      ? await existing.incrementalModify((row) => unsentChange(row, withChanges(row)))
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
