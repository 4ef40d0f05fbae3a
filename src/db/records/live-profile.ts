import type { RxDocument } from 'rxdb';
import type { Profile } from '@/model/records/profile.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { currentStore } from '@/db/store/open-store.ts';

/** The profile of the signed-in user; null while this device has none. */
export const liveProfile = (): LiveQuery<Profile | null> =>
  liveQuery(
    async () => {
      const store = await currentStore();
      return (await store.collection('profile')).findOne(store.userId).$;
    },
    (row: RxDocument<LocalRow> | null) => (row ? (row.toJSON() as unknown as Profile) : null),
  );
