import type { Bloodwork } from '@/model/bloodwork.ts';
import type { MedicalDocument } from '@/model/medical-document.ts';
import { readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

interface Records {
  readonly bloodwork: Bloodwork & { readonly id: string };
  readonly documents: MedicalDocument & { readonly id: string; readonly createdAt?: string | null };
}

/** All records of one of these collections on this phone, the newest first. */
export const liveRecords = <Name extends keyof Records>(name: Name): LiveQuery<Records[Name][]> =>
  liveQuery(
    async () => (await (await currentStore()).collection(name)).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readable<Records[Name]>,
  );
