import type { Bloodwork } from '@/model/bloodwork.ts';
import { readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

export type KeptLab = Bloodwork & { readonly id: string };

/** All lab results on this phone, the newest first. */
export const liveLabs = (): LiveQuery<KeptLab[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('bloodwork')).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readable<KeptLab>,
  );
