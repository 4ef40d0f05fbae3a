import { perStoreResource } from '@/db/store/per-store-resource.ts';
import { FileStore } from './file-store.ts';

/** The file store of the signed-in user. */
export const currentFileStore = perStoreResource((store) => new FileStore(store));
