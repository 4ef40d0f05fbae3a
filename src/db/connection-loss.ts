import type { Dexie } from 'dexie';

/** Dexie itself opens a connection again that refuses a transaction; this is how long it gets. */
const SETTLE_MS = 500;

/** Once another tab wants this database gone, this connection never makes it anew. */
export const neverMakeAnew = (connection: Dexie, told: () => void = () => {}): void => {
  connection.on('versionchange', ({ newVersion }: IDBVersionChangeEvent) => {
    if (newVersion !== null) return;
    told();
    connection.close();
    return false;
  });
};

/** Replication opens and closes a database of its own for its notes, on purpose. */
const isNotes = (connection: Dexie) => connection.name.includes('rx-replication-meta');

/** Tells once when a connection was closed by somebody else and stays closed: the browser, another tab, a failing disk. */
export function watchConnections(lost: () => void) {
  let isOver = false;
  let isUnwanted = false;
  const settle = (connection: Dexie) => {
    if (isOver || connection.isOpen()) return;
    isOver = true;
    lost();
  };
  return {
    watch(connection: Dexie) {
      neverMakeAnew(connection, () => (isUnwanted = true));
      if (!isNotes(connection)) connection.on('close', () => void setTimeout(() => settle(connection), SETTLE_MS));
    },
    /** Another tab is taking the databases away: nothing more may be opened. */
    isUnwanted: () => isUnwanted,
    /** From now on it is closed on purpose. */
    end: () => (isOver = true),
  };
}
