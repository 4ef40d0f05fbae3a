import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, isAddressOrNetwork, noProxy, proxiesAt } from './proxies.ts';

const request = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as Pick<IncomingMessage, 'headers' | 'socket'>;

describe('a proxy', () => {
  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.5', false],
    ['172.18.0.3', true],
    ['::ffff:172.18.0.3', true],
    ['172.19.0.3', false],
    ['2001:db8::7', true],
    ['2001:db8::8', false],
    ['nonsense', false],
    [undefined, false],
  ])('%s is one of this machine or of the given networks: %s', (address, expected) => {
    expect(proxiesAt(['172.18.0.0/16', '2001:db8::7'])(address)).toBe(expected);
  });

  it('is given by an IP address or network', () => {
    expect(['10.0.0.1', '10.0.0.0/8', '2001:db8::/32'].every(isAddressOrNetwork)).toBe(true);
    expect(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '', '10.0.0.0/'].some(isAddressOrNetwork)).toBe(false);
  });
});

describe('the address of a client', () => {
  it('is the last entry of the header, which the proxy wrote', () => {
    expect(clientAddress(request('127.0.0.1', '10.0.0.1, 8.8.8.8'), proxiesAt([]))).toBe('8.8.8.8');
    expect(clientAddress(request('127.0.0.1', '8.8.8.8'), proxiesAt([]))).toBe('8.8.8.8');
  });

  it('is that of the connection without a proxy, or when the header is empty', () => {
    expect(clientAddress(request('10.0.0.9', '8.8.8.8'), proxiesAt([]))).toBe('10.0.0.9');
    expect(clientAddress(request('127.0.0.1', '8.8.8.8'), noProxy)).toBe('127.0.0.1');
    expect(clientAddress(request('127.0.0.1', ''), proxiesAt([]))).toBe('127.0.0.1');
  });
});
