interface StoredRow {
  readonly id: string;
  readonly _deleted: boolean;
  readonly serverUpdatedAt?: string;
  readonly _meta: { readonly lwt: number };
}

/** What RxDB's memory storage keeps of one collection. */
interface MemoryState {
  readonly documents: Map<string, StoredRow>;
  readonly byIndexArray: { docsWithIndex: [index: string, row: StoredRow, id: string][] }[];
}

/**
 * The part of Dexie's tables that `purgeTombstones` uses, on the memory storage: the deleted rows in the order of the
 * index, and their removal for good.
 */
export function purgeableRows(state: MemoryState) {
  const deletedBetween = (from: string, to: string): StoredRow[] =>
    [...state.documents.values()].filter(
      ({ _deleted, serverUpdatedAt = '' }) => _deleted && serverUpdatedAt >= from && serverUpdatedAt <= to,
    );
  const dexieTable = {
    where: () => ({
      between: ([, from]: [string, string], [, to]: [string, string]) => ({
        and: (isWanted: (row: StoredRow) => boolean) => ({
          limit: (most: number) => ({
            primaryKeys: async () =>
              deletedBetween(from, to)
                .filter(isWanted)
                .slice(0, most)
                .map(({ id }) => id),
          }),
        }),
      }),
    }),
    bulkDelete: async (ids: readonly string[]) => {
      for (const id of ids) state.documents.delete(id);
      for (const index of state.byIndexArray)
        index.docsWithIndex = index.docsWithIndex.filter(([, , id]) => !ids.includes(id));
    },
  };
  return { dexieDb: { transaction: <T>(_: string, __: unknown, work: () => Promise<T>) => work() }, dexieTable };
}
