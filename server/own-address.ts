import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where programs on this machine reach a server that listens: `http://127.0.0.1:PORT` */
export function ownAddress(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const isAnywhere = address === '::' || address === '0.0.0.0';
  const host = isAnywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
