import type { FileRemote } from '@/sync/transport/file-remote.ts';
import { failureOf, RemoteFailure } from '@/sync/transport/remote-failure.ts';
import type { Boot } from '../disk.ts';
import type { Caller, NetworkConnection } from '../network-connection.ts';
import { brokenAnswers } from '../servers/broken-answers.ts';
import { Refusal } from '../servers/refusal.ts';
import type { FileServer } from './file-server.ts';

/** The codes that a storage does not answer with; a proxy in front of it may answer with 503. */
const status = (code: number, type: string) =>
  code === 404 || code === 409 || code === 410
    ? brokenAnswers.status(503, 'general_server_error')
    : brokenAnswers.status(code, type);

/** The storage as the file outbox of one process calls it. */
export function simulatedFileRemote(server: FileServer, connection: NetworkConnection, boot: Boot): FileRemote {
  let isCut = false;
  async function send<T>(id: string | undefined, work: (caller: Caller) => T): Promise<T> {
    if (isCut) throw new RemoteFailure('unreachable', '', 'cut off', { isNetwork: true });
    let runs = 0;
    const run = (caller: Caller): T => {
      runs += 1;
      // The phone has given this call up, and may have removed the file meanwhile.
      if (id !== undefined && (isCut || boot.isDead || runs > 1 || connection.hasLateCall)) server.leftToSweep.add(id);
      return work(caller);
    };
    try {
      return await connection.send<T>(boot, 'file', { ...brokenAnswers, status, run });
    } catch (error) {
      throw failureOf(error);
    }
  }
  return {
    state: (_, id) => send(undefined, (caller) => server.state(caller, id)),
    states: (_, ids) => send(undefined, (caller) => server.states(caller, ids)),
    send: (chunk) => send(chunk.id, (caller) => server.send(caller, chunk)),
    remove: (_, id) =>
      send(undefined, (caller) => {
        try {
          server.remove(caller, id);
        } catch (error) {
          if (!(error instanceof Refusal && error.code === 404)) throw error;
        }
      }),
    cut: () => void (isCut = true),
  };
}
