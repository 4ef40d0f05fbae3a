/** Limits of one server; times in ms. */
export interface ServerLimits {
  /** Longest time until the headers of a request are complete. */
  readonly headersMs: number;
  /** Longest time until a request is complete: a chunk of 5 MB over 2G takes two and a half minutes. */
  readonly requestMs: number;
  /** How long an idle connection stays open; longer than the minute of common proxies. */
  readonly keepAliveMs: number;
  /** Interval of the check for slow connections. */
  readonly checkMs: number;
  /** Largest number of connections. */
  readonly connections: number;
  /** Largest number of connections of one IP address, or of one network of IPv6; proxies and this machine have no limit. */
  readonly connectionsOfAddress: number;
  /** How long a stop waits for running requests and functions. */
  readonly stopMs: number;
}

export const LIMITS: ServerLimits = {
  headersMs: 15_000,
  requestMs: 300_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
  connections: 4_000,
  connectionsOfAddress: 500,
  stopMs: 10_000,
};

/** Largest JSON body in bytes. */
export const MAX_BODY = 1024 * 1024;
/** Largest body with up to a hundred records, in bytes. */
export const MAX_BATCH_BODY = 12 * 1024 * 1024;
/** Largest URL and headers together, in bytes: a URL may contain a hundred queries. */
export const MAX_HEADERS = 1024 * 1024;
