import { createHash } from 'node:crypto';

/** Number of hash buckets for IP addresses of guests: so few that no stored name identifies an address. */
const ADDRESS_BUCKETS = 1024;

/** The counter of requests of a guest with this IP address. */
export const addressBucket = (address: string): string =>
  `guest ${createHash('sha256').update(address).digest().readUInt32BE(0) % ADDRESS_BUCKETS}`;
