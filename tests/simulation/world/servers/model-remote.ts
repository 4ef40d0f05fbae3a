import { failureOf } from '@/sync/transport/remote-failure.ts';
import { MAX_COUNTED, type Operation, type Remote, type RemoteDocument } from '@/sync/transport/remote.ts';
import type { Boot } from '../disk.ts';
import type { Caller, NetworkConnection } from '../network-connection.ts';
import { brokenAnswers } from './broken-answers.ts';
import { Refusal } from './refusal.ts';
import type { CallKind } from '../steps.ts';
import { sleep } from '../virtual-time.ts';

/** The calls that the model server implements. */
interface Model {
  conflicts: number;
  stamp(): string;
  list(caller: Caller, collection: string, queries: readonly string[]): RemoteDocument[];
  commit(caller: Caller, operations: readonly Operation[], stamp: string): void;
  patchIf(
    caller: Caller,
    collection: string,
    id: string,
    changes: Record<string, unknown>,
    base: string,
    stamp: string,
  ): void;
  settleGrants(userId: string): void;
}

/** The sync interface on the model server, without SDK and HTTP. */
export function modelRemote(server: Model, connection: NetworkConnection, boot: Boot): Remote {
  async function send<T>(kind: CallKind, work: (caller: Caller, stamp: string) => T): Promise<T> {
    const run = (caller: Caller, stamp = server.stamp()): T => {
      try {
        return work(caller, stamp);
      } catch (error) {
        if (error instanceof Refusal && error.code === 409) server.conflicts += 1;
        throw error;
      }
    };
    try {
      return await connection.send<T>(boot, kind, { run, ...brokenAnswers });
    } catch (error) {
      throw failureOf(error);
    }
  }
  return {
    account: () =>
      send('account', (caller) => {
        if (caller === null) throw new Refusal(401, 'general_unauthorized_scope');
        return caller;
      }),
    list: (collection, queries) => send('list', (caller) => server.list(caller, collection, queries)),
    count(collection, queries) {
      const all = queries.filter((query) => (JSON.parse(query) as { method: string }).method !== 'limit');
      const most = JSON.stringify({ method: 'limit', values: [MAX_COUNTED] });
      return send('list', (caller) => server.list(caller, collection, [...all, most]).length);
    },
    byIds(collection, ids) {
      const queries = [
        JSON.stringify({ method: 'equal', attribute: '$id', values: ids }),
        JSON.stringify({ method: 'limit', values: [ids.length] }),
      ];
      return ids.length === 0
        ? Promise.resolve([])
        : send('byIds', (caller) => server.list(caller, collection, queries));
    },
    commit: (operations) => send('commit', (caller, stamp) => server.commit(caller, operations, stamp)),
    patchIf: (collection, id, changes, updatedAt) =>
      send('patchIf', (caller, stamp) => server.patchIf(caller, collection, id, changes, updatedAt, stamp)),
    cut: () => {},
    start: () => send('start', (caller) => void sleep(300).then(() => caller !== null && server.settleGrants(caller))),
  };
}
