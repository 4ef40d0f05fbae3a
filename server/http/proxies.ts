import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether the peer with this address is a proxy whose `X-Forwarded-` headers count. */
export type IsProxy = (address: string | undefined) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1'];

export const isAddressOrNetwork = (text: string): boolean => {
  const [address = '', prefix] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
};

/** @param networks IP addresses or CIDR networks of the proxies; those on this machine always count */
export function proxiesAt(networks: readonly string[]): IsProxy {
  const list = new BlockList();
  for (const network of [...LOOPBACK, ...networks]) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) =>
    address !== undefined && isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

export const noProxy: IsProxy = () => false;

/**
 * The client's IP address of a request that Fastify does not handle. Of a proxy's header only the last entry counts,
 * which the proxy wrote itself; the client can write those before it.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxy: IsProxy,
): string {
  const forwarded = isProxy(socket.remoteAddress) ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
