import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The URL for programs on this machine: `http://127.0.0.1:PORT` */
export function localUrl(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const isWildcard = address === '::' || address === '0.0.0.0';
  const host = isWildcard ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
