import type { RxDocument } from 'rxdb';
import type { Profile } from '@/model/profile.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore } from './open-store.ts';

/** The profile of the signed-in user; null while this phone has none. */
export const liveProfile = (): LiveQuery<Profile | null> =>
  liveQuery(
    async () => {
      const store = await currentStore();
      return (await store.collection('profile')).findOne(store.userId).$;
    },
    (row: RxDocument<LocalRow> | null) => (row ? (row.toJSON() as unknown as Profile) : null),
  );
