/**
 * What a failed call means for the sender.
 * `unreachable`: it is unknown whether the call took effect. `unauthorized`: lost session or no permission; only `GET
 * /account` tells which. `refused`: this content will never be accepted. `misconfigured`: no call of this app can
 * succeed.
 */
export type FailureKind = 'unreachable' | 'unauthorized' | 'missing' | 'conflict' | 'refused' | 'misconfigured';

interface FailureDetails {
  /** The response's HTTP status; 0 when there was no response. */
  readonly code?: number;
  /** The device could not reach the server at all, as opposed to a server that returned an error. */
  readonly isNetwork?: boolean;
  /** How long, in milliseconds, the server asks not to be called. */
  readonly retryAfterMs?: number;
}

export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly code: number;
  readonly isNetwork: boolean;
  readonly retryAfterMs: number;

  constructor(
    readonly kind: FailureKind,
    /** The backend's own type, for example `document_invalid_structure`. */
    readonly type: string,
    message: string,
    { code = 0, isNetwork = false, retryAfterMs = 0 }: FailureDetails = {},
  ) {
    super(message);
    this.code = code;
    this.isNetwork = isNetwork;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A captive portal answers any request with a page of its own, and with any status. */
export const captivePortalAnswer = (): RemoteFailure =>
  new RemoteFailure('unreachable', 'foreign_answer', 'this is not an answer of the backend', { isNetwork: true });

/**
 * Statuses that a proxy before the server may return by itself and that are meant: timeout, body too large, too many
 * calls.
 */
const PROXY_STATUSES = new Set([408, 413, 429]);

/**
 * Whether an error response comes from a captive portal: the server gives each of its errors a type. A captive portal
 * must not cause a record to be rejected.
 */
export const isCaptivePortal = (status: number, type: string | undefined): boolean =>
  status >= 400 && status < 500 && !PROXY_STATUSES.has(status) && type === undefined;

const misconfigured = new Set([
  'general_unknown_origin',
  'collection_not_found',
  'database_not_found',
  'project_not_found',
]);

function kindOf(code: number, type: string): FailureKind {
  if (misconfigured.has(type)) return 'misconfigured';
  if (code === 408 || code === 429 || code >= 500) return 'unreachable';
  if (code === 401 || type === 'transaction_not_found') return 'unauthorized';
  if (code === 404) return 'missing';
  if (code === 409 || code === 410 || type === 'transaction_not_ready') return 'conflict';
  return 'refused';
}

interface Refusal {
  code?: unknown;
  type?: string;
  message?: string;
  retryAfterMs?: number;
}

/** The failure of a call, by its status and type. */
export function failureOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const { code, type = '', message = String(error), retryAfterMs } = (error ?? {}) as Refusal;
  // A code below 100 is no HTTP status but comes from the browser: an aborted call has 20.
  if (typeof code !== 'number' || code < 100)
    return new RemoteFailure('unreachable', type, message, { isNetwork: true });
  return new RemoteFailure(kindOf(code, type), type, message, { code, retryAfterMs });
}
