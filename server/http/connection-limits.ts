import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';
import type { ServerLimits } from './server-limits.ts';

/** Idle connections are closed when so much of the limit is used. */
const NEARLY_FULL = 0.9;
/** Between two closings of idle connections, in ms. */
const PAUSE_MS = 1000;

/**
 * Limits the connections of the server and of each IP address, so that one machine cannot keep out all others.
 * @param isExempt whether many clients share the address, as that of a proxy
 */
export function limitConnections(
  server: Server,
  { connections, connectionsOfAddress }: Pick<ServerLimits, 'connections' | 'connectionsOfAddress'>,
  isExempt: (address: string | undefined) => boolean,
): void {
  server.maxConnections = connections;
  const byNetwork = new Map<string, number>();
  let all = 0;
  let closedIdleAt = -Infinity;

  const closeIdle = (): void => {
    if (all < connections * NEARLY_FULL || performance.now() - closedIdleAt < PAUSE_MS) return;
    closedIdleAt = performance.now();
    server.closeIdleConnections();
  };

  server.on('connection', (socket: Socket) => {
    all += 1;
    socket.once('close', () => (all -= 1));
    closeIdle();
    const { remoteAddress } = socket;
    if (isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress ?? '');
    const count = (byNetwork.get(network) ?? 0) + 1;
    byNetwork.set(network, count);
    socket.once('close', () => {
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    });
    if (count > connectionsOfAddress) socket.destroy();
  });
}
