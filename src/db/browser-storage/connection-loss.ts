import type { Dexie } from 'dexie';

/** Dexie reopens a connection that refuses a transaction; time for that (ms). */
const SETTLE_MS = 500;

/** Closes the connection when another tab deletes the database, so that Dexie does not recreate the database. */
export const closeOnDeletion = (connection: Dexie, onDelete: () => void = () => {}): void => {
  connection.on('versionchange', ({ newVersion }: IDBVersionChangeEvent) => {
    if (newVersion !== null) return;
    onDelete();
    connection.close();
    return false;
  });
};

/** RxDB opens and closes the database of the replication metadata on purpose. */
const isReplicationMetadata = (connection: Dexie) => connection.name.includes('rx-replication-meta');

/** Calls `onLost` once when the browser, another tab or a failing disk closed a connection and it stays closed. */
export function watchConnections(onLost: () => void) {
  let isOver = false;
  let isBeingDeleted = false;
  const settle = (connection: Dexie) => {
    if (isOver || connection.isOpen()) return;
    isOver = true;
    onLost();
  };
  return {
    watch(connection: Dexie) {
      closeOnDeletion(connection, () => (isBeingDeleted = true));
      if (!isReplicationMetadata(connection))
        connection.on('close', () => void setTimeout(() => settle(connection), SETTLE_MS));
    },
    /** True when another tab deletes the databases: then nothing may be opened any more. */
    isBeingDeleted: () => isBeingDeleted,
    /** Call before closing the connections on purpose. */
    end: () => (isOver = true),
  };
}
