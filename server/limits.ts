/** What one server takes before it refuses, cuts or gives up. Times in ms. */
export interface ServerLimits {
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until all of a request is there: a chunk of 5 MB over 2G takes two and a half minutes. */
  readonly requestMs: number;
  /** How long an idle connection is kept for the next request; longer than the minute of common proxies. */
  readonly keepAliveMs: number;
  /** How often slow connections are looked for. */
  readonly checkMs: number;
  /** All connections together. */
  readonly connections: number;
  /** How long a stop waits for requests and functions that are running. */
  readonly stopMs: number;
}

export const LIMITS: ServerLimits = {
  headersMs: 15_000,
  requestMs: 300_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
  connections: 4_000,
  stopMs: 10_000,
};

/** Bytes of a body of JSON. */
export const MAX_BODY = 1024 * 1024;
/** Bytes of a body that carries up to a hundred records. */
export const MAX_BATCH_BODY = 12 * 1024 * 1024;
/** Bytes of an address and headers: a hundred queries in one address. */
export const MAX_HEADERS = 1024 * 1024;
