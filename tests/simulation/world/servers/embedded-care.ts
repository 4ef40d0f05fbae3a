import type { ServerDocument } from '../../../../functions/care-access/server-document.ts';
import { PAGE, type Remote } from '../../../../functions/care-access/remote.ts';

/** A call with the server key; undefined when the document does not exist. */
export type ByAdmin = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

export const documentsAt = (collection: string, id = '') =>
  `/databases/maia/collections/${collection}/documents${id && `/${id}`}`;

const text = (query: object) => JSON.stringify(query);

/** The backend interface of care-access without the SDK's own sockets, which do not work with simulated time. */
export function careRemote(byAdmin: ByAdmin, state: Map<string, string>): Remote {
  const open = new Set<string>();
  return {
    find: async (collection, id) => (await byAdmin('GET', documentsAt(collection, id))) as ServerDocument | undefined,
    async list(collection, queries) {
      const all = [...queries, text({ method: 'limit', values: [PAGE] })];
      const search = all.map((query, at) => `queries[${at}]=${encodeURIComponent(query)}`).join('&');
      const page = await byAdmin('GET', `${documentsAt(collection)}?${search}`);
      return (page?.documents ?? []) as ServerDocument[];
    },
    async setGrants(collection, ids, $permissions, fields) {
      const queries = [text({ method: 'equal', attribute: '$id', values: ids })];
      await byAdmin('PATCH', documentsAt(collection), { data: { ...fields, $permissions }, queries });
    },
    async remove(collection, id) {
      await byAdmin('DELETE', documentsAt(collection, id));
    },
    async removeCreatedBefore(collection, ids, instant) {
      const isListed = text({ method: 'equal', attribute: '$id', values: ids });
      const isOlder = text({ method: 'lessThan', attribute: '$createdAt', values: [instant] });
      await byAdmin('DELETE', documentsAt(collection), { queries: [isListed, isOlder] });
    },
    // There are no files in the simulation.
    findFile: () => Promise.resolve(undefined),
    listFiles: () => Promise.resolve([]),
    setFileGrants: () => Promise.resolve(),
    removeFile: () => Promise.resolve(),
    async isDoctor(id) {
      const account = await byAdmin('GET', `/users/${id}`);
      return account?.status === true && (account.labels as string[]).includes('doctor');
    },
    // There are no midwives in the simulation.
    unitOf: () => Promise.resolve(null),
    recall: async <T>(name: string) => {
      const kept = state.get(name);
      return kept === undefined ? undefined : (JSON.parse(kept) as T);
    },
    async remember(name, value, isOpen = false) {
      // The state is stored in order of age, so that the oldest entry comes first.
      state.delete(name);
      state.set(name, JSON.stringify(value));
      if (isOpen) open.add(name);
      else open.delete(name);
    },
    async forget(name) {
      state.delete(name);
      open.delete(name);
    },
    recallOpen: async <T>() => [...state].filter(([name]) => open.has(name)).map(([, kept]) => JSON.parse(kept) as T),
  };
}
